"""Settings of a server: whatever differs between the command line, tests and the load bench."""

from dataclasses import dataclass, field
from pathlib import Path

from hokm.server.addresses import THIS_MACHINE


@dataclass(frozen=True)
class Rate:
    """A token bucket's size, and how many tokens it gets a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """``pace`` scales thinking pauses and holds: 1 as designed, 0 none. Times are in seconds, sizes in bytes.

    ``addresses`` are where other devices find the server, empty where they cannot. ``page`` is the folder of the
    built page; None serves no page.
    """

    pace: float = 1.0
    addresses: tuple[str, ...] = ()
    #: Proxies that are believed when they say for whom they ask: addresses and networks.
    proxies: tuple[str, ...] = THIS_MACHINE
    page: Path | None = None
    #: A message longer than this is refused.
    largest_message: int = 4096
    #: Messages of one socket; it is closed when it goes on after many refusals.
    messages: Rate = Rate(40, 20)
    #: HTTP requests of one guest, new tables among them, and new guests from one address.
    requests: Rate = Rate(60, 10)
    new_tables: Rate = Rate(20, 0.5)
    #: Records and old deals that one guest has read from the store.
    long_reads: Rate = Rate(30, 0.5)
    new_guests: Rate = Rate(60, 1)
    #: Wrong table codes of one guest, and of all guests at one address: guessing is stopped.
    wrong_codes: Rate = Rate(12, 0.05)
    wrong_codes_of_address: Rate = Rate(120, 0.5)
    #: Messages queued for a slow socket; when there are more they are dropped, and the whole state is sent later.
    outbox: int = 64
    #: A connection whose request has not been received whole in this time is closed.
    request_within: float = 10.0
    #: Connections of one address that wait for their request at once; proxies that are trusted may have any number.
    waiting_of_address: int = 32
    #: A socket that does not say hello in this time is closed.
    hello_within: float = 10.0
    sockets: int = 20_000
    #: A table that nobody looks at leaves the memory after this time, and comes back from the store when needed.
    unload_after: float = 60.0
    #: Nobody there for so long: a table that was not started, or whose match is over, is gone.
    lobby_ttl: float = 1800.0
    over_ttl: float = 600.0
    #: A match that nobody goes on with is closed after this time.
    table_ttl: float = 7 * 86400.0
    #: Threads for computer players, and choices that may be queued for them.
    thinkers: int = 2
    thoughts: int = 256
    logged: bool = field(default=True)
