"""The services that all tables of a server share."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from hokm.server.clock import Clock
from hokm.server.identity import Identity
from hokm.server.limits import Guesses
from hokm.server.people import People
from hokm.server.settings import Settings
from hokm.server.thinking import Thinking
from hokm.store import Store
from hokm.table import Entropy


@dataclass
class Counts:
    """Counts for the metrics."""

    sockets: int = 0
    refusals: int = 0
    resyncs: int = 0
    lines: int = 0
    store_errors: int = 0
    #: Jobs of tables that failed by the program's own fault.
    faults: int = 0


@dataclass
class Services:
    """The services behind the tables."""

    settings: Settings
    store: Store
    identity: Identity
    people: People
    thinking: Thinking
    guesses: Guesses
    counts: Counts = field(default_factory=Counts)
    #: Seconds since 1970, for what is written down; it may be set back or forward at any moment.
    wall_clock: Callable[[], float] = time.time
    #: Monotonic seconds, for durations within this process.
    clock: Callable[[], float] = time.monotonic
    #: What the tables measure time by: it stands still while this process does.
    table_clock: Clock = field(default_factory=lambda: Clock(time.monotonic))
    #: Where the random bytes of all dealing come from.
    entropy: Entropy = os.urandom

    @classmethod
    def over(cls, store: Store, secret: bytes, settings: Settings) -> "Services":
        """The services over a store."""
        identity = Identity(secret)
        return cls(
            settings=settings,
            store=store,
            identity=identity,
            people=People(store.accounts, identity),
            thinking=Thinking(settings.thinkers, settings.thoughts),
            guesses=Guesses(settings.wrong_codes, settings.wrong_codes_of_address),
        )
