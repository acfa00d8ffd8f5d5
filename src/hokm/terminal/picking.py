"""Choosing cards: one that is played or laid down at once, or several that are marked first and then confirmed."""

from collections.abc import Callable
from itertools import chain
from time import monotonic
from typing import Final

from hokm.cards import FACE_DOWN, Card, cards_of, suit_of
from hokm.rules import Action, Discard, Give, HideTrump, PlayCard, Seat
from hokm.rules.actions import SIGNALS, Signal
from hokm.terminal.game import Game
from hokm.terminal.sorting import sorted_hand
from hokm.views import may_signal

#: Two digits make one place when the second follows the first as soon as this.
TOGETHER_SECONDS: Final = 0.6


class Picking:
    """The hand that the person chooses from: which card is raised, which are marked, and what they would do.

    ``changed`` is called when another card is raised or marked.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.changed: Callable[[], None] = lambda: None
        self._raised: Card | None = None
        self._marked: frozenset[Card] = frozenset()
        self._typed, self._typed_at = "", 0.0
        self._signal: Signal | None = None

    # ------------------------------------------------------------------------------------------- what there is

    @property
    def hand(self) -> Seat:
        """Whose cards are chosen from: the person's own, or the dummy's where it is its turn."""
        return self._game.variant.seating.seats if self._game.plays_for_dummy else self._game.me

    @property
    def cards(self) -> list[Card]:
        """The cards of that hand in their order."""
        game = self._game
        held = game.shown.hand if self.hand == game.me else game.open_hand(self.hand)
        # The last card of all may be the one that lies face down for trump: then it is all there is to play.
        return sorted_hand(cards_of(held) if held else tuple(self.acts), game.trump)

    @property
    def acts(self) -> dict[Card, Action]:
        """What choosing a single card does."""
        return {action.card: action for action in self._game.legal if isinstance(action, PlayCard | HideTrump)}

    @property
    def sets(self) -> dict[frozenset[Card], Action]:
        """What choosing several cards together does."""
        return {frozenset(action.cards): action for action in self._game.legal if isinstance(action, Discard | Give)}

    @property
    def allowed(self) -> set[Card]:
        """The cards that may be chosen now: to act with, or to mark beside those that are marked."""
        marked = self.marked
        fitting = (cards for cards in self.sets if cards > marked)
        return set(self.acts) | set(chain.from_iterable(fitting)) - marked

    @property
    def raised(self) -> Card | None:
        """The raised card."""
        return self._raised if self._raised in self.cards else None

    @property
    def marked(self) -> frozenset[Card]:
        """The marked cards."""
        sets = self.sets
        return self._marked if any(cards >= self._marked for cards in sets) else frozenset()

    @property
    def ready(self) -> Action | None:
        """What the marked cards would do, where they are a whole set."""
        return self.sets.get(self.marked)

    @property
    def missing(self) -> int:
        """How many cards are still to be marked at least."""
        marked = self.marked
        return min((len(cards - marked) for cards in self.sets if cards >= marked), default=0)

    # ------------------------------------------------------------------------------------------------- choosing

    def lift(self, card: Card | None) -> None:
        """Raises a card."""
        self._raised = card
        self.changed()

    def toggle(self, card: Card) -> bool:
        """Marks a card or takes the mark away; False where it cannot be marked."""
        if card in self.marked:
            self._marked = self.marked - {card}
        elif card in self.allowed:
            self._marked = self.marked | {card}
        else:
            return False
        self.lift(None)
        return True

    def step(self, by: int, *, legal: bool = False) -> bool:
        """Raises the next card to the right or left, ``legal``: that may be chosen; False if there is none."""
        allowed = [card for card in self.cards if card in self.allowed]
        cards = allowed if legal else self.cards
        if self.raised in cards:
            self.lift(cards[(cards.index(self.raised) + by) % len(cards)])
        elif cards:
            self.lift((allowed or cards)[0 if by > 0 else -1])
        return bool(cards)

    def end(self, last: bool) -> None:
        """Raises the first or the last card."""
        if self.cards:
            self.lift(self.cards[-1 if last else 0])

    def suit(self, suit: int) -> None:
        """Raises the next card of a suit, one that may be chosen where there is one."""
        cards = [card for card in self.cards if suit_of(card) == suit]
        cards = [card for card in cards if card in self.allowed] or cards
        if cards:
            at = cards.index(self.raised) + 1 if self.raised in cards else 0
            self.lift(cards[at % len(cards)])

    def digit(self, digit: str) -> None:
        """Raises a card by its place, of one or two digits."""
        soon = monotonic() - self._typed_at < TOGETHER_SECONDS
        both = self._typed + digit if soon else digit
        self._typed, self._typed_at = (both if 1 <= int(both) <= len(self.cards) else digit), monotonic()
        if 1 <= int(self._typed) <= len(self.cards):
            self.lift(self.cards[int(self._typed) - 1])

    # -------------------------------------------------------------------------------------------------- signals

    def signals(self, card: Card | None) -> tuple[Signal, ...]:
        """The signals that may go with a card, or with any card that may be played."""
        cards = [action.card for action in self._game.legal if isinstance(action, PlayCard)]
        if card is not None:
            cards = [card] if card in cards else []
        game = self._game
        return tuple(
            signal
            for signal in SIGNALS
            if any(card != FACE_DOWN and may_signal(game.variant, game.shown, card, signal) for card in cards)
        )

    @property
    def signal(self) -> Signal | None:
        """The signal that the next card is played with."""
        return self._signal if self._signal in self.signals(self.raised) else None

    def next_signal(self) -> bool:
        """The next signal that may be given, then none; False where there is none."""
        choices = (None, *self.signals(self.raised))
        self._signal = choices[(choices.index(self.signal) + 1) % len(choices)]
        return len(choices) > 1

    def play_of(self, card: Card) -> Action | None:
        """What choosing this card alone does, with the signal that was wished for."""
        action = self.acts.get(card)
        if isinstance(action, PlayCard) and self._signal in self.signals(card):
            action = PlayCard(card, self._signal)
        self._signal, self._typed = None, ""
        return action
