"""Why the table does not do what a person asks for: a closed list beside the reasons of the rules."""

from enum import StrEnum


class TableReason(StrEnum):
    """Spelled as on the wire."""

    NO_SUCH_GAME = "no-such-game"
    BAD_RULES = "bad-rules"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NEEDS_PEOPLE = "needs-people"
    NOT_NOW = "not-now"
    WRONG_SEED = "wrong-seed"


class TableRefusal(ValueError):
    """A request that the table does not carry out. ``reason`` is for programs, the text for people."""

    def __init__(self, reason: TableReason, text: str) -> None:
        super().__init__(text)
        self.reason = reason
