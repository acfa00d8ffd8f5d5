"""What can be wrong with an input or with house rules. Every message is a sentence for players."""

from enum import StrEnum

from hokm.cards import Suit


class RefusalCode(StrEnum):
    """Why something was not done: a closed list, the same everywhere, from a card that may not be played to a request
    that cannot be read. The first ones are what the rules say, the next what a table does, the rest what a server does.
    """

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    MUST_LEAD_TRUMP = "must-lead-trump"
    MUST_NOT_LEAD_TRUMP = "must-not-lead-trump"
    NOT_NOW = "not-now"
    MATCH_OVER = "match-over"
    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    OLD_VERSION = "old-version"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    BAD_RULES = "bad-rules"
    NO_COOKIE = "no-cookie"
    NAME_BLANK = "name-blank"
    NAME_HIDDEN = "name-hidden"
    NAME_MARKS = "name-marks"
    NAME_LONG = "name-long"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NEEDS_PEOPLE = "needs-people"
    WRONG_SEED = "wrong-seed"
    STALE = "stale"
    BUSY = "busy"
    INTERNAL = "internal"


class IllegalAction(ValueError):
    """An action that the rules forbid now. ``reason`` is for programs, with the ``suit`` that it names; the text is for
    players.
    """

    def __init__(self, reason: RefusalCode, text: str, suit: Suit | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.suit = suit


class IllegalChance(ValueError):
    """A chance input (a draw, a deal, a turned card) that cannot be: wrong cards, wrong moment."""


class VariantError(ValueError):
    """A house rule that does not exist, a value out of range, or two rules that cannot go together.

    ``flaw`` names the reason for programs, where rules cannot go together.
    """

    def __init__(self, text: str, flaw: str | None = None) -> None:
        super().__init__(text)
        self.flaw = flaw
