"""Persistence: the logs of tables and the names of people, behind ports that all adapters implement.

What for: storing events before anybody sees them, and reading them after a crash; the data folder.
What not: no rules, no views: it stores lines of text, and looks for no more in them than the name of a kind of event.
Who may call: server and command line.
"""

from hokm.store.folder import DataFolder
from hokm.store.memory import MemoryStore
from hokm.store.ports import (
    Account,
    Accounts,
    Conflict,
    EventLog,
    Fenced,
    Lease,
    LogLine,
    Store,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreNewer,
)
from hokm.store.sqlite import SqliteStore

__all__ = [
    "Account",
    "Accounts",
    "Conflict",
    "DataFolder",
    "EventLog",
    "Fenced",
    "Lease",
    "LogLine",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreNewer",
]
