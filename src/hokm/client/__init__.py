"""A wire client in Python: for remote computer players, load tests and tests of the server.

What for: speaking the protocol as a page does, from outside the server's process.
What not: it knows no server code, no rules, and no state but the view it was sent.
Who may call: command line, benchmarks and tests.
"""

from hokm.client.device import Device
from hokm.client.follower import Follower
from hokm.client.guest import Guest, Line, Refused, TableClient

__all__ = ["Device", "Follower", "Guest", "Line", "Refused", "TableClient"]
