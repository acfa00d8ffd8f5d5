"""What the screen says of the game, in the person's language; every word comes from the catalogues."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from hokm.cards import FACE_DOWN, SUITS, Card, Suit, format_card, format_suit, suit_of
from hokm.rules import (
    INPUT_KINDS,
    Action,
    Bid,
    CallTrump,
    ClaimRedeal,
    Concede,
    Discard,
    Give,
    PlayCard,
    Resign,
    Seat,
    Take,
)
from hokm.rules.policies.match_end import AloneAhead, ASet, FirstTo, FixedDeals
from hokm.rules.variant import Seating
from hokm.table import Speed
from hokm.terminal.bidi import fenced, visual
from hokm.terminal.game import Game
from hokm.terminal.places import relation_of
from hokm.texts import COMPUTERS, Catalogue

SIGNS: Final = "♠♥♦♣"
#: What stands for a card that lies face down.
BACK_FACE: Final = "░░"


def sign_of(suit: Suit) -> str:
    """The sign of a suit."""
    return SIGNS[suit]


def index_of(card: Card) -> str:
    """The rank as it is printed on a card, in every language."""
    letter = format_card(card)[0]
    return "10" if letter == "T" else letter


def face_of(card: Card) -> str:
    """Rank and suit sign, ``10♥``."""
    return BACK_FACE if card == FACE_DOWN else index_of(card) + sign_of(suit_of(card))


def faces_of(cards: Iterable[Card]) -> str:
    """Several cards side by side."""
    return " ".join(map(face_of, cards))


def signs_in(bits: int) -> str:
    """The signs of the suits that have a bit."""
    return " ".join(sign_of(suit) for suit in SUITS if bits >> suit & 1)


def is_team_game(seating: Seating) -> bool:
    """Whether the sides are called us and them: there are two of more than one person each."""
    return seating.sides == 2 < seating.seats


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

    def __contains__(self, text: str) -> bool:
        return text in self._catalogue

    def line(self, text: str, /, **values: Any) -> str:
        """A text of the catalogue as one line of cells."""
        return self.cells(self.t(text, **values))

    def row(self, *parts: str) -> str:
        """Parts that are cells already, side by side in the direction of reading."""
        return " ".join(filter(None, reversed(parts) if self.right_to_left else parts))

    def number(self, value: int) -> str:
        """A number in the digits of the language."""
        return self._catalogue.digits(str(value))

    def against(self, numbers: Iterable[int]) -> str:
        """Numbers of the sides, ours first in the direction of reading, as cells."""
        written = [self.number(number) for number in numbers]
        return "–".join(reversed(written) if self.right_to_left else written)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts of a sentence one after another."""
        return ("، " if self.right_to_left else ", ").join(parts)

    # ----------------------------------------------------------------------------------------------- cards, people

    def card(self, card: Card) -> str:
        """The name of a card."""
        if card == FACE_DOWN:
            return self.t("card-face-down")
        index = index_of(card)
        rank = int(index) if index.isdecimal() else index
        return self.t("card-name", rank=rank, suit=format_suit(suit_of(card)))

    def cards(self, cards: Iterable[Card]) -> str:
        """The names of cards."""
        return self.listed(map(self.card, cards))

    def name(self, game: Game, hand: Seat) -> str:
        """What whoever sits on a seat is called; or the dummy."""
        if hand >= game.variant.seating.seats:
            return self.t("dummy-name")
        return self.t("you") if hand == game.me else self.t(f"computer-name-{COMPUTERS[hand]}")

    def who(self, game: Game, hand: Seat) -> dict[str, str]:
        """A hand's name, and how it stands to the person."""
        return {"name": self.name(game, hand), "relation": relation_of(game.variant.seating, hand, game.me)}

    def sides(self, game: Game) -> list[tuple[int, str]]:
        """The sides, the person's own first and the others in playing order, and what each is called."""
        seating = game.variant.seating
        order = list(dict.fromkeys(seating.side_of[(game.me + step) % seating.seats] for step in range(seating.seats)))
        if is_team_game(seating):
            return [(order[0], self.t("us")), (order[1], self.t("them"))]
        return [(side, self._side_name(game, side)) for side in order]

    def _side_name(self, game: Game, side: int) -> str:
        """A side by its people."""
        members = game.variant.seating.members(side)
        if game.me in members:
            return self.t("you" if len(members) == 1 else "us")
        if len(members) == 1:
            return self.name(game, members[0])
        return self.t("side-of-two", name=self.name(game, members[0]), other=self.name(game, members[1]))

    def side(self, game: Game, side: int) -> str:
        """What a side is called."""
        return dict(self.sides(game))[side]

    def order_of(self, game: Game, hand: Seat) -> int:
        """The place of a hand's side among all: 0 for the person's own."""
        seating = game.variant.seating
        side = seating.side_of[seating.owner(hand, game.hakem)]
        return [its for its, _ in self.sides(game)].index(side)

    def side_word(self, game: Game, side: int) -> str:
        """Whose a side is: ``us`` or ``them``, a value of texts."""
        return "us" if side == game.variant.seating.side_of[game.me] else "them"

    def speed(self, speed: Speed) -> str:
        """A speed by its name."""
        return f"{self.t('settings-speed')}: {self.t(f'settings-speed-{speed}')}"

    # -------------------------------------------------------------------------------------------------- the match

    def length(self, game: Game) -> str:
        """When the match is over."""
        played = game.shown.match.played + (0 if game.shown.deal.result else 1)
        match game.variant.match_end:
            case FixedDeals(deals):
                return self.t("table-match-deals", deal=max(1, min(deals, played)), deals=deals)
            case ASet(deals):
                return self.t("table-match-set", deal=max(1, min(deals, played)), deals=deals)
            case AloneAhead(target, together):
                return self.t("table-match-together" if together else "table-match-to", target=target)
            case FirstTo(target, "kots"):
                return self.t("table-match-kots", kots=target)
            case FirstTo(target):
                return self.t("table-match-to", target=target)
        raise AssertionError(game.variant.match_end)

    def action(self, action: Action) -> str:
        """What a button for an action says."""
        match action:
            case CallTrump(suit):
                return f"{sign_of(suit)} {self.t('suit-title', suit=format_suit(suit))}"
            case ClaimRedeal(claim):
                return self.t("claim-ask", claim=claim)
            case Bid(tricks):
                return self.number(tricks)
            case PlayCard(card):
                return self.card(card)
            case Take(card):
                return self.t("take-do", card=face_of(card))
            case Discard(cards):
                return self.t("discard-do", cards=faces_of(cards))
            case Give(cards):
                return self.t("give-do", cards=faces_of(cards))
        return self.t(f"do-{INPUT_KINDS[type(action)].id}")

    def confirmation(self, game: Game, action: Concede | Resign) -> str:
        """What is asked before an action that cannot be taken back is carried out."""
        if isinstance(action, Concede):
            return self.t("do-concede-ask")
        return self.t("do-resign-ask" if game.variant.seating.sides == 2 else "terminal-resign-ask")
