"""Words for refusals, so that a refused action reads as a sentence to a player."""

from hokm.rules.actions import Action, AnnounceKot, Concede, Resign, SuggestRedeal, Thaap
from hokm.rules.protocols import ChanceKind

SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")

REFUSALS: dict[type[Action], str] = {
    SuggestRedeal: "suggest a redeal",
    AnnounceKot: "announce a kot",
    Concede: "concede",
    Resign: "resign",
    Thaap: "tap the table",
}

#: What nobody can act before, while a chance input is due.
BEFORE: dict[ChanceKind, str] = {
    ChanceKind.DRAW: "the first hakem is found",
    ChanceKind.LOT: "the first hakem is found",
    ChanceKind.DEAL: "the cards are dealt",
    ChanceKind.TURNED: "the card is turned up",
    ChanceKind.DRAWN: "the card is drawn",
}
