"""The buttons of the table: the answers to what is asked, then what may be said besides."""

from collections.abc import Callable
from typing import Final

from hokm.cards import cards_of, format_suit, suit_of
from hokm.rules import (
    Action,
    Agree,
    AnnounceKot,
    AskTrump,
    Bid,
    CallTrump,
    ClaimRedeal,
    Concede,
    Continue,
    Discard,
    Give,
    HideTrump,
    Keep,
    Pass,
    PlayCard,
    Refuse,
    Reject,
    Resign,
    RevealTrump,
    Stop,
    SuggestRedeal,
    Take,
    Thaap,
    TurnUp,
)
from hokm.terminal.choices import MenuButton
from hokm.terminal.game import Game
from hokm.terminal.picking import Picking
from hokm.terminal.words import Words

#: The letters that choose what may be done besides playing a card. Suits have their own; none means anything else.
LETTERS: Final[dict[type[Action], str]] = {
    TurnUp: "u",
    AskTrump: "f",
    RevealTrump: "f",
    Pass: "p",
    Keep: "k",
    Reject: "j",
    Discard: "t",
    Give: "g",
    ClaimRedeal: "n",
    SuggestRedeal: "n",
    Agree: "y",
    Refuse: "p",
    Continue: "g",
    Stop: "t",
    AnnounceKot: "k",
    Thaap: "a",
    Concede: "c",
    Resign: "x",
}
#: The letter of the button for signals.
SIGNAL: Final = "i"


class Offers:
    """Makes the buttons of the moment. ``act`` carries an action out, ``signal`` goes to the next signal."""

    def __init__(
        self,
        game: Game,
        words: Words,
        picking: Picking,
        act: Callable[[Action], None],
        signal: Callable[[], None],
    ) -> None:
        self._game, self._words, self._picking = game, words, picking
        self._act, self._next_signal = act, signal

    def now(self) -> list[MenuButton]:
        """All of them."""
        game = self._game
        asked = [action for action in game.legal if not isinstance(action, PlayCard | HideTrump | Discard | Give)]
        said = [action for action in game.asides if not isinstance(action, Concede)]
        choices = [self._choice(action, place) for place, action in enumerate((*asked, *said), 1)]
        ready = self._picking.ready
        if ready is not None:
            choices.insert(0, self._choice(ready, 0))
        return [*choices, *self._signals()]

    def _choice(self, action: Action, place: int) -> MenuButton:
        words, label, letter = self._words, self._words.action(action), LETTERS.get(type(action), "")
        match action:
            case CallTrump(suit):
                letter = format_suit(suit).lower()
                held = sum(suit_of(card) == suit for card in cards_of(self._game.shown.hand))
                label = f"{label} ×{words.number(held)}"
            case Bid(tricks):
                letter = str(tricks)
            case Take():
                letter = str(place)
            case _ if not letter and action in self._game.legal:
                letter = str(place)
            case TurnUp() if self._game.variant.trump.hides:
                label = words.t("trump-lay-unseen")
            case Stop() if self._game.me not in self._game.to_act:
                label = words.t("go-on-stop-plain")
        return MenuButton(letter, label, lambda: self._act(action))

    def _signals(self) -> list[MenuButton]:
        """A button where a signal may go with some card."""
        picking = self._picking
        if not picking.acts or not picking.signals(picking.raised):
            return []
        label = self._words.t("signal-button", signal=picking.signal or "none")
        return [MenuButton(SIGNAL, label, self._next_signal)]
