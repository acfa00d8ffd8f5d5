"""What can be wrong with an input or with house rules. Every message is a sentence for players."""

from enum import StrEnum

from hokm.cards import Suit


class Reason(StrEnum):
    """Why an action was not accepted: a closed list, also used on the wire."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    MUST_LEAD_TRUMP = "must-lead-trump"
    MUST_NOT_LEAD_TRUMP = "must-not-lead-trump"
    NOT_NOW = "not-now"
    MATCH_OVER = "match-over"


class IllegalAction(ValueError):
    """An action that the rules forbid now. ``reason`` is for programs, with the ``suit`` that it names; the text is for
    players.
    """

    def __init__(self, reason: Reason, text: str, suit: Suit | None = None) -> None:
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
