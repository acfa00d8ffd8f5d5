"""Dealing that can be checked afterwards: commitments, the shuffle made from everybody's seeds, the verifier.

What for: proving that no one, the server included, chose the cards.
What not: no source of entropy inside; seeds come in from outside. Empty until fair dealing is built.
Who may call: table, analysis, server and command line.
"""

from hokm.fairness.stream import Stream, packed

__all__ = ["Stream", "packed"]
