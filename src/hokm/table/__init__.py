"""The authority over one match: seats, the turn, deadlines and the log of what happened.

What for: the only owner of the full state; it takes commands and gives each viewer what that viewer may see.
What not: no input or output and no clock; time comes in with the command, and a time-out is a logged command.
Who may call: server, lab and command line.
"""
