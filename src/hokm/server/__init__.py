"""The game over the network: the page, HTTP requests, websockets, and the runners of the tables.

What for: sending people what they may see and carrying out what they ask for; clocks, pauses, limits, identity.
What not: no rules and no full state; the table decides, the store keeps.
Who may call: the command line, and tests.
"""

from hokm.server.app import create_app
from hokm.server.run import CannotListen, listen, serve
from hokm.server.settings import Rate, Settings

__all__ = ["CannotListen", "Rate", "Settings", "create_app", "listen", "serve"]
