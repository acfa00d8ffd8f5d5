"""The pack is shuffled and the packets go out; before it, where the game has it, a card is drawn for trump."""

from dataclasses import dataclass

from hokm.cards import Card, CardSet, Pack, cards_of, format_card
from hokm.rules import events as e
from hokm.rules.actions import CardDrawn, ChanceInput, PackDealt, Seat
from hokm.rules.errors import IllegalChance
from hokm.rules.phases.waiting import WaitsForChance, not_due
from hokm.rules.protocols import Awaited, Chance, ChanceKind, Portion
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.values import Packet
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class DrawTrump(WaitsForChance):
    """Before the deal a card is drawn from the pack and shown: its suit is trump. It goes back into the pack."""

    name: str = "draw-trump"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """A card of the whole pack."""
        return Chance(ChanceKind.DRAWN, variant.pack)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The card."""
        if not isinstance(given, CardDrawn):
            raise not_due(given)
        if given.card not in run.variant.cards:
            raise IllegalChance(f"{format_card(given.card)} is not in the pack")
        run.emit(e.TrumpDrawn(given.card))
        run.next_phase()


@dataclass(frozen=True)
class Dealing(WaitsForChance):
    """The pack is shuffled and the first packets go out."""

    name: str = "deal"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The shuffled pack."""
        return Chance(ChanceKind.DEAL, variant.pack, variant.removed)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The pack, in dealing order."""
        if not isinstance(given, PackDealt):
            raise not_due(given)
        variant, match = run.variant, run.state.match
        check_pack(variant, given.pack)
        assert match.dealer is not None
        eldest = variant.seating.next(match.dealer)
        run.emit(e.DealBegan(match.deals + 1, match.dealer, match.hakem, match.foretold, given.pack))
        plan = variant.deal_plan
        run.emit(e.CardsDealt(packets(given.pack, plan.first(variant, eldest)), plan.face_down(variant, eldest)))
        run.next_phase()


def check_pack(variant: Variant, pack: Pack) -> None:
    """Raises IllegalChance, saying what is wrong, unless ``pack`` is the variant's pack in some order."""
    if len(pack) != variant.cards_in_deal:
        raise IllegalChance(f"the deal needs {variant.cards_in_deal} cards")
    seen = set(pack)
    if len(seen) < len(pack) or not seen <= variant.cards:
        raise _wrong_card(variant, pack)
    for card in variant.cards - seen:
        if card not in variant.removed:
            raise IllegalChance(f"{format_card(card)} is missing in the deal")


def _wrong_card(variant: Variant, pack: Pack) -> IllegalChance:
    """Says which card is the first that cannot be where it is."""
    seen: set[Card] = set()
    for card in pack:
        if card not in variant.cards:
            return IllegalChance(f"{format_card(card)} is not in the pack")
        if card in seen:
            return IllegalChance(f"{format_card(card)} is dealt twice")
        seen.add(card)
    raise AssertionError("every card is in the pack, and none is dealt twice")


def packets(pack: Pack, portions: tuple[Portion, ...]) -> tuple[Packet, ...]:
    """What each hand gets."""
    return tuple([Packet(seat, stop - start, pack[start:stop]) for seat, start, stop in portions])


def deal_rest(run: Run) -> None:
    """The packets that waited for trump go out, and what lay face down is taken up."""
    variant, state = run.variant, run.state
    assert state.match.dealer is not None
    eldest = variant.seating.next(state.match.dealer)
    take_up(run)
    rest = variant.deal_plan.rest(variant, eldest)
    if rest:
        unseen = run.state.hidden.laid if run.state.hidden.aside else None
        run.emit(e.CardsDealt(packets(state.hidden.pack, rest), unseen=unseen))


def take_up(run: Run) -> None:
    """Whoever could not look at their cards may now."""
    deal, hands = run.state.deal, run.state.hands
    if deal.face_down:
        run.emit(e.HandsTakenUp(tuple(_hand(seat, hands[seat]) for seat in deal.face_down)))


def _hand(seat: Seat, cards: CardSet) -> Packet:
    return Packet(seat, cards.bit_count(), cards_of(cards))
