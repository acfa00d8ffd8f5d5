"""Computer players: from an observation to a chosen action, and nothing in between that a person could not know.

What for: filling empty seats, practising, measuring strength.
What not: no state, no clock, no memory between calls; the same observation and seed give the same choice.
Who may call: analysis, table, server, lab and command line.
"""
