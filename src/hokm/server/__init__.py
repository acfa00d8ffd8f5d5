"""The web application: who is connected, which tables there are, and moving messages between them.

What for: identity, the lobby, running tables with real clocks and sockets, and serving the page.
What not: no rules and no projection; the table decides, this room only carries.
Who may call: the command line.
"""
