"""Trump that is not public: laid face down, or set by the first card of a seat that cannot follow (rules 9 to 14)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import SUIT_OF, TWO_OF_HEARTS, Card, Suit, canonical, cards_of, suit_of
from hokm.rules import events as e
from hokm.rules.actions import Action, AskTrump, HideTrump, RevealTrump, Seat
from hokm.rules.phases.dealing import deal_rest
from hokm.rules.policies.trump import ByTheHakem, QuietPlay
from hokm.rules.protocols import Chance, ChanceKind
from hokm.rules.state import Deal, State
from hokm.rules.values import Places, Suits

if TYPE_CHECKING:
    from hokm.rules.transition import Run
    from hokm.rules.variant import Variant


def _hidings(state: State) -> tuple[Action, ...]:
    """Any card of the hakem's hand may be laid down."""
    assert state.deal.hakem is not None
    return tuple(HideTrump(card) for card in cards_of(state.hands[state.deal.hakem]))


def _is_last(state: State) -> bool:
    """Whether the actor has nothing to play but the card laid down, which its owner may not have seen."""
    return state.deal.laid == state.deal.actor and not state.hands[state.deal.actor]


class Asking(StrEnum):
    """Who may ask for the hidden trump."""

    ANYBODY = "anyone-but-caller"
    OPPONENTS = "opponents"


class Reveal(StrEnum):
    """How the hidden trump comes to light."""

    ON_REQUEST = "on-request"
    ON_FIRST_VOID = "on-first-void"


@dataclass(frozen=True)
class LaidFaceDown(QuietPlay):
    """The hakem lays a card face down: its suit will be trump, but there is no trump until it is turned up (rules 9).

    ``blind``: chance lays one of the first cards down, and nobody knows which. ``whole_trick``: when it is turned up,
    cards that lie in the trick already count as trumps too. ``must_reveal``: when its suit is led and the hakem has no
    other card of it, they must turn it up. ``face_down_play``: cards that do not follow suit while trump is
    hidden lie face down and cannot win.
    """

    blind: bool = False
    whole_trick: bool = False
    reveal: Reveal = Reveal.ON_REQUEST
    asking: Asking = Asking.ANYBODY
    must_reveal: bool = False
    face_down_play: bool = False
    has_hakem: bool = True
    hides: bool = True
    lies_aside: bool = True

    def chance(self, variant: "Variant", state: State) -> Chance | None:
        """One of the hakem's first cards, where nobody may know which."""
        if not self.blind or state.deal.laid is not None or state.phase == "play":
            return None
        assert state.deal.hakem is not None
        return Chance(ChanceKind.DRAWN, canonical(cards_of(state.hands[state.deal.hakem])))

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Any card of the hakem's."""
        return () if self.blind else _hidings(state)

    def options_in_play(self, variant: "Variant", state: State, plays: tuple[Action, ...]) -> tuple[Action, ...]:
        """The hakem may show the card when it leads or is void; others may ask for it when they are void."""
        deal, hand = state.deal, state.hands[state.deal.actor]
        if self.reveal is Reveal.ON_FIRST_VOID or not hand or deal.laid is None:
            return plays
        if deal.trick and not variant.follow.is_void(deal, hand):
            return plays
        if deal.actor == deal.laid:
            return (RevealTrump(),) if self._owes_it(state) else (*plays, RevealTrump())
        return (*plays, AskTrump()) if deal.trick and self._may_ask(variant, deal) else plays

    def _owes_it(self, state: State) -> bool:
        laid, trick = state.hidden.laid, state.deal.trick
        return self.must_reveal and bool(trick) and laid is not None and SUIT_OF[trick[0]] == SUIT_OF[laid]

    def _may_ask(self, variant: "Variant", deal: Deal) -> bool:
        side_of = variant.seating.side_of
        assert deal.laid is not None
        return self.asking is Asking.ANYBODY or side_of[deal.actor] != side_of[deal.laid]

    def told_in_play(self, run: "Run", seat: Seat, action: Action) -> bool:
        """Somebody asks for the card, or the hakem shows it; either must trump if it can."""
        if isinstance(action, AskTrump):
            run.emit(e.TrumpAsked(seat))
        elif not isinstance(action, RevealTrump):
            return False
        self._turn_up(run, ruffing=True)
        return True

    def turn_begins(self, run: "Run") -> None:
        """It is turned up as the hakem's last card, or for the first void seat before that plays."""
        deal, hand = run.state.deal, run.state.hands[run.state.deal.actor]
        on_void = self.reveal is Reveal.ON_FIRST_VOID and hand and run.variant.follow.is_void(deal, hand)
        if on_void or _is_last(run.state):
            self._turn_up(run, ruffing=False)

    def trick_judged(self, run: "Run", before: Deal) -> None:
        """It is turned up where it is all that the hakem can lead."""
        if _is_last(run.state):
            self._turn_up(run, ruffing=False)

    def plays_face_down(self, state: State, card: Card) -> bool:
        """What the hakem plays off suit."""
        deal = state.deal
        if not self.face_down_play or deal.actor != deal.laid or not deal.trick:
            return False
        return SUIT_OF[card] != SUIT_OF[deal.trick[0]]

    def _turn_up(self, run: "Run", ruffing: bool) -> None:
        deal, card = run.state.deal, run.state.hidden.laid
        assert card is not None
        assert deal.laid is not None
        dead = 0 if self.whole_trick else (1 << len(deal.trick)) - 1
        run.emit(e.TrumpRevealed(deal.laid, card, Places(dead), ruffing))


@dataclass(frozen=True)
class SecretCard(ByTheHakem):
    """The hakem's face-down card says the trump, which is in force at once though only the hakem knows it (rules 14).

    The card stays in the hakem's hand, or ``lies_aside`` until the hakem's last play. Where it is turned up instead of
    named, nobody sees it.
    """

    lies_aside: bool = False
    hides: bool = True
    rules_unseen: bool = True

    def ways(self, state: State) -> tuple[Action, ...]:
        """Any card of the hakem's."""
        return _hidings(state)

    def in_force(self, state: State) -> Suit | None:
        """The suit of the card."""
        return None if state.hidden.laid is None else suit_of(state.hidden.laid)

    def turn_begins(self, run: "Run") -> None:
        """The card that lay aside is seen when nothing else is left to play."""
        deal, hidden = run.state.deal, run.state.hidden
        if hidden.aside and hidden.laid is not None and deal.laid is not None and _is_last(run.state):
            run.emit(e.TrumpRevealed(deal.laid, hidden.laid, Places(0), ruffing=False))

    def trick_judged(self, run: "Run", before: Deal) -> None:
        """The same where it is led."""
        self.turn_begins(run)

    def card_played(self, run: "Run", hand: Seat, card: Card) -> None:
        """The card itself makes trump public."""
        if card == run.state.hidden.laid:
            run.emit(e.TrumpKnown(suit_of(card), played=True))

    def trick_ended(self, run: "Run", before: Deal, place: int) -> None:
        """A trick won out of suit shows the trump; one that a card of another suit did not win excludes that suit."""
        if before.trump is not None or TWO_OF_HEARTS in before.trick:
            return
        led, best = SUIT_OF[before.trick[0]], SUIT_OF[before.trick[place]]
        if best != led:
            run.emit(e.TrumpKnown(best, played=False))
            return
        excluded = before.excluded
        for card in before.trick:
            if SUIT_OF[card] != led:
                excluded |= 1 << SUIT_OF[card]
        if excluded != before.excluded:
            run.emit(e.TrumpNarrowed(Suits(excluded)))
        left = [suit for suit in range(4) if not excluded >> suit & 1]
        if len(left) == 1:
            run.emit(e.TrumpKnown(Suit(left[0]), played=False))


@dataclass(frozen=True)
class FirstVoidCard(QuietPlay):
    """The first card of a seat that cannot follow makes its suit trump (rules 11, 12.2, 12.4).

    ``next_trick``: it counts only from the next trick on. ``waiting``: with how many tricks the packets that wait for
    trump are dealt at the latest; if nobody has set trump by then it is drawn from the cards of those tricks.
    ``at_once``: they are dealt as soon as trump is set, in the middle of the trick.
    """

    next_trick: bool = False
    waiting: int | None = None
    at_once: bool = False
    has_hakem: bool = False
    set_by_void: bool = True

    @property
    def set_at_once(self) -> bool:
        """Whether the card counts in its own trick."""
        return not self.next_trick

    def chance(self, variant: "Variant", state: State) -> Chance | None:
        """A card of the tricks so far, where all of them were followed to the end."""
        deal = state.deal
        if self.waiting is None or len(deal.winners) < self.waiting:
            return None
        out = 0
        for cards in deal.played:
            out |= cards
        return Chance(ChanceKind.DRAWN, canonical(card for card in variant.pack if out >> card & 1))

    def card_played(self, run: "Run", hand: Seat, card: Card) -> None:
        """A card of another suit than the one led sets trump."""
        trick = run.state.deal.trick
        if SUIT_OF[card] == SUIT_OF[trick[0]]:
            return
        dead = (1 << run.variant.seating.hands) - 1 if self.next_trick else 0
        run.emit(e.TrumpSet(hand, suit_of(card), Places(dead)))
        if self.waiting is not None and self.at_once:
            deal_rest(run)

    def trick_judged(self, run: "Run", before: Deal) -> None:
        """The packets that waited for trump go out."""
        if self.waiting is not None and before.trump is not None and run.state.deal.undealt:
            deal_rest(run)
