"""What the screen says of the game, in the person's language; every word comes from the catalogues."""

from collections.abc import Callable
from typing import Any, Final

from hokm.cards import Card, Suit, format_card, format_suit, suit_of
from hokm.rules import (
    Action,
    Agree,
    AnnounceKot,
    CallTrump,
    ClaimRedeal,
    Concede,
    Continue,
    DealResult,
    PlayCard,
    Refuse,
    Resign,
    Seat,
    Stop,
    SuggestRedeal,
    Thaap,
    TurnUp,
)
from hokm.table import Speed
from hokm.terminal.bidi import fenced, visual
from hokm.terminal.game import Game
from hokm.terminal.places import relation_of
from hokm.texts import COMPUTERS, Catalogue

SIGNS: Final = "♠♥♦♣"

#: Actions that are one word in the catalogues.
_LABELS: Final[dict[type[Action], str]] = {
    TurnUp: "trump-turn-up",
    Agree: "suggest-agree",
    Refuse: "suggest-refuse",
    Continue: "go-on-continue",
    Stop: "go-on-stop",
    SuggestRedeal: "aside-suggest-redeal",
    AnnounceKot: "aside-announce-kot",
    Thaap: "aside-thaap",
    Concede: "aside-concede",
    Resign: "table-resign",
}
_CONFIRM: Final[dict[type[Action], str]] = {Concede: "aside-concede-ask", Resign: "table-resign-ask"}


def sign_of(suit: Suit) -> str:
    """The sign of a suit."""
    return SIGNS[suit]


def index_of(card: Card) -> str:
    """The rank as it is printed on a card, in every language."""
    letter = format_card(card)[0]
    return "10" if letter == "T" else letter


def face_of(card: Card) -> str:
    """Rank and suit sign, ``10♥``."""
    return index_of(card) + sign_of(suit_of(card))


class Words:
    """The words of one game. ``turned``: the terminal turns right-to-left words round by itself."""

    def __init__(self, catalogue: Catalogue, turned: bool = False) -> None:
        self._catalogue = catalogue
        self.right_to_left = catalogue.language == "fa"
        #: A line of text as the terminal has to be given it.
        self.cells: Callable[[str], str] = fenced if turned else visual

    def t(self, text: str, /, **values: Any) -> str:
        """A text of the catalogue, as it is spoken."""
        return self._catalogue.say(text, values)

    def line(self, text: str, /, **values: Any) -> str:
        """A text of the catalogue as one line of cells."""
        return self.cells(self.t(text, **values))

    def row(self, *parts: str) -> str:
        """Parts that are cells already, side by side in the direction of reading."""
        return " ".join(filter(None, reversed(parts) if self.right_to_left else parts))

    def number(self, value: int) -> str:
        """A number in the digits of the language."""
        return self._catalogue.digits(str(value))

    def pair(self, ours: int, theirs: int) -> str:
        """Two numbers, ours first in the direction of reading, as cells."""
        first, second = (theirs, ours) if self.right_to_left else (ours, theirs)
        return f"{self.number(first)}–{self.number(second)}"

    # ----------------------------------------------------------------------------------------------- cards, people

    def card(self, card: Card) -> str:
        """The name of a card."""
        index = index_of(card)
        rank = int(index) if index.isdecimal() else index
        return self.t("card-name", rank=rank, suit=format_suit(suit_of(card)))

    def name(self, game: Game, seat: Seat) -> str:
        """What whoever sits on a seat is called."""
        return self.t("you") if seat == game.me else self.t(f"computer-name-{COMPUTERS[seat]}")

    def who(self, game: Game, seat: Seat) -> dict[str, str]:
        """A seat's name, and how it stands to the person."""
        return {"name": self.name(game, seat), "relation": relation_of(game.variant.seating, seat, game.me)}

    def sides(self, game: Game) -> list[tuple[int, str]]:
        """The sides, the person's own first, and what each is called."""
        seating = game.variant.seating
        own = seating.side_of[game.me]
        others = [side for side in range(seating.sides) if side != own]
        if len(others) == 1:
            return [(own, self.t("us")), (others[0], self.t("them"))]
        return [(own, self.t("you")), *((side, self.name(game, seating.members(side)[0])) for side in others)]

    def side_word(self, game: Game, side: int) -> str:
        """Whose a side is: ``us`` or ``them``, a value of texts."""
        return "us" if side == game.variant.seating.side_of[game.me] else "them"

    def speed(self, speed: Speed) -> str:
        """A speed by its name."""
        return f"{self.t('settings-speed')}: {self.t(f'settings-speed-{speed}')}"

    # -------------------------------------------------------------------------------------------------- the match

    def length(self, game: Game) -> str:
        """When the match is over."""
        rules = game.variant.rules
        end, _, count = rules.get("match-end", "").partition(":")
        if end == "fixed-kots":
            return self.t("table-match-kots", kots=int(count))
        if end == "fixed-hands":
            played = game.shown.match.played + (0 if game.shown.deal.result else 1)
            return self.t("table-match-deals", deal=max(1, min(int(count), played)), deals=int(count))
        return self.t("table-match-to", target=int(rules.get("target", "7")))

    def action(self, action: Action) -> str:
        """What a button for an action says."""
        if isinstance(action, CallTrump):
            return f"{sign_of(action.suit)} {self.t('suit-title', suit=format_suit(action.suit))}"
        if isinstance(action, ClaimRedeal):
            return self.t("claim-ask", claim=action.claim)
        if isinstance(action, PlayCard):
            return self.card(action.card)
        return self.t(_LABELS[type(action)])

    def confirmation(self, action: Action) -> str | None:
        """What is asked before an action that cannot be taken back is carried out."""
        text = _CONFIRM.get(type(action))
        return None if text is None else self.t(text)

    # --------------------------------------------------------------------------------------------- ends of deals

    def deal_title(self, game: Game, result: DealResult) -> str:
        """How a deal ended, in two or three words."""
        if result.winner is None or result.kind == "redeal":
            return self.t("deal-end-redeal")
        if result.kind == "kot":
            return self.t("deal-end-kot")
        if result.kind == "hakem-kot":
            return self.t("deal-end-hakem-kot")
        ours = self.side_word(game, result.winner) == "us"
        return self.t("deal-end-won") if ours else self.t("deal-end-lost")

    def match_title(self, game: Game, winner: int | None) -> str:
        """Who won the match."""
        if winner is None:
            return self.t("match-end-drawn")
        return self.t("match-end-won") if self.side_word(game, winner) == "us" else self.t("match-end-lost")
