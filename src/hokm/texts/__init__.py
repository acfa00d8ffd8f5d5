"""What the program says, in every language: the Fluent catalogues and their loader.

What for: one set of words for the page and the terminal, with numbers and plurals as each language has them.
What not: no sentence about play is decided here; it only gives a message its words.
Who may call: server, lab and command line; the page reads the same catalogues when it is built.
"""

from hokm.texts.catalogue import COMPUTERS, LANGUAGES, Catalogue, catalogue

__all__ = ["COMPUTERS", "LANGUAGES", "Catalogue", "catalogue"]
