"""A client of the wire protocol in Python, for remote computer players and for load tests.

What for: sitting down at a table of a running server and playing there.
What not: no knowledge beyond the messages received. Empty until the first remote player is built.
Who may call: lab, server tests and command line.
"""
