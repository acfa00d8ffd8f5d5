"""Fast answers about open cards: the door to the solver, in plain Python and in C++ with the same results.

What for: the value of every card in a position that is wholly known.
What not: no hidden cards, no rules of its own, no input or output. Empty until the solver is built.
Who may call: bots and analysis, through this door only.
"""
