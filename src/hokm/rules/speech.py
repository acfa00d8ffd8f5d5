"""Words for refusals, so that a refused action reads as a sentence to a player."""

from hokm.rules.actions import Action, AnnounceKot, Concede, Resign, SuggestRedeal, Thaap

SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")

REFUSALS: dict[type[Action], str] = {
    SuggestRedeal: "suggest a redeal",
    AnnounceKot: "announce a kot",
    Concede: "concede",
    Resign: "resign",
    Thaap: "tap the table",
}
