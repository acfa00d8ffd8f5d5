"""What is kept: the log of every match and the people who play, with adapters and migrations.

What for: writing events down before anyone sees them, and reading them back after a crash.
What not: no rule of the game and no decision; it stores what it is given, in order, once.
Who may call: server and command line.
"""
