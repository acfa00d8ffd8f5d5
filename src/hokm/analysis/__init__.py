"""Questions about a match that several parts of the program ask.

What for: answering them in one place for server, terminal and lab; how a deal was decided is the first.
What not: no table, no input or output, no secret that the asker may not see. Solving, review and hints come here.
Who may call: table, client, store, server, lab, terminal and command line.
"""

from hokm.analysis.endings import Sentence, how_it_ended

__all__ = ["Sentence", "how_it_ended"]
