"""Thinking about finished or open positions: solving, reviewing a match, hints, claims and puzzles.

What for: what server, terminal and lab all want to know about a match, worked out in one place.
What not: no table, no input or output, no secret that the asker may not see. Empty until the solver is built.
Who may call: table, client, store, server, lab and command line.
"""
