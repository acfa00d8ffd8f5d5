"""The steps of a match and of a deal. A variant lists the ones it has; a new step is a new phase, not an ``if``."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hokm.cards import Card, CardSet, Pack, cards_of, format_card, set_of
from hokm.rules import events as e
from hokm.rules.actions import (
    PLAYS,
    Action,
    Agree,
    AnnounceKot,
    CallTrump,
    CardsDrawn,
    CardTurned,
    ChanceInput,
    ClaimRedeal,
    Concede,
    Continue,
    LotDrawn,
    PackDealt,
    PlayCard,
    Refuse,
    Seat,
    Stop,
    SuggestRedeal,
    Thaap,
    TurnUp,
)
from hokm.rules.ending import end_deal, throw_in
from hokm.rules.errors import IllegalChance
from hokm.rules.protocols import Awaited, Chance, ChanceKind, Found, Portion, Seats
from hokm.rules.results import Outcome
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.tuples import make
from hokm.rules.variant import Variant

_ONE_SEAT = tuple(Seats((seat,)) for seat in range(6))


def _no_chance(given: ChanceInput) -> IllegalChance:
    words = {CardsDrawn: "draw", LotDrawn: "lot", PackDealt: "deal", CardTurned: "turned card"}
    return IllegalChance(f"no {words[type(given)]} is due now")


@dataclass(frozen=True)
class FindHakem:
    """Once a match: cards are turned, or a lot is drawn, to find the first hakem."""

    name: str = "hakem"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The draw or the lot."""
        return Chance(variant.first_hakem.kind, variant.pack)

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Nobody acts."""
        return ()

    def begin(self, run: Run) -> None:
        """A match starts in this phase."""

    def take(self, run: Run, seat: Seat, action: Action) -> bool:
        """Nobody acts."""
        return False

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks."""
        raise AssertionError("nothing is said while the hakem is found")

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The cards turned, or the dealer's seat."""
        variant = run.variant
        if isinstance(given, CardsDrawn) and variant.first_hakem.kind is ChanceKind.DRAW:
            found = find_hakem(variant, given.cards)
            if found.used < len(given.cards):
                raise IllegalChance("the draw goes on after the hakem is found")
            run.emit(e.HakemFound(given.cards, found.hakem, found.dealer, found.people))
        elif isinstance(given, LotDrawn) and variant.first_hakem.kind is ChanceKind.LOT:
            if not 0 <= given.seat < variant.seating.seats:
                raise IllegalChance(f"there is no seat {given.seat}")
            hakem = variant.seating.next(given.seat)
            run.emit(e.HakemFound((), hakem, given.seat, tuple(range(variant.seating.seats))))
        else:
            raise _no_chance(given)
        run.next_phase()


def find_hakem(variant: Variant, cards: Iterable[Card]) -> Found:
    """Turns cards until the first hakem is found; raises IllegalChance when they cannot be or do not suffice.

    When all cards of the pack have been turned they are shuffled anew: no card comes twice within one pack.
    """
    used: list[Card] = []
    size, pack = len(variant.pack), set_of(variant.pack)

    def turn() -> Iterator[Card]:
        for card in cards:
            if not pack >> card & 1:
                raise IllegalChance(f"{format_card(card)} is not in the pack")
            if card in used[len(used) // size * size :]:
                raise IllegalChance(f"{format_card(card)} is drawn twice")
            used.append(card)
            yield card

    try:
        hakem, dealer, pair = variant.first_hakem.find(variant, turn())
    except StopIteration:
        raise IllegalChance("the draw ends before the hakem is found") from None
    return Found(hakem, dealer, _reseated(variant, pair), len(used))


def drawn_from(variant: Variant, packs: Iterable[Pack]) -> CardsDrawn:
    """The draw that comes of shuffled packs, one after another: just the cards that are needed."""
    taken: list[Card] = []

    def flow() -> Iterator[Card]:
        for pack in packs:
            for card in pack:
                taken.append(card)
                yield card

    found = find_hakem(variant, flow())
    return CardsDrawn(tuple(taken[: found.used]))


def _reseated(variant: Variant, pair: tuple[Seat, Seat] | None) -> tuple[Seat, ...]:
    people = list(range(variant.seating.seats))
    if pair is not None:
        chair, partner = variant.seating.partner(pair[0]), pair[1]
        people[chair], people[partner] = people[partner], people[chair]
    return tuple(people)


@dataclass(frozen=True)
class Dealing:
    """The pack is shuffled and the first packets go out."""

    name: str = "deal"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The shuffled pack."""
        return Chance(ChanceKind.DEAL, variant.pack)

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Nobody acts."""
        return ()

    def begin(self, run: Run) -> None:
        """Waits for the pack."""

    def take(self, run: Run, seat: Seat, action: Action) -> bool:
        """Nobody acts."""
        return False

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks."""
        raise AssertionError("nothing is said while the cards are dealt")

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The pack, in dealing order."""
        if not isinstance(given, PackDealt):
            raise _no_chance(given)
        check_pack(run.variant, given.pack)
        dealer, hakem = run.state.match.dealer, run.state.match.hakem
        assert dealer is not None
        assert hakem is not None
        run.emit(e.DealBegan(run.state.match.deals + 1, dealer, hakem, given.pack))
        plan = run.variant.deal_plan
        hidden = plan.face_down(run.variant, hakem)
        run.emit(e.CardsDealt(_packets(given.pack, plan.first(run.variant, hakem)), hidden))
        run.next_phase()


def check_pack(variant: Variant, pack: Pack) -> None:
    """Raises IllegalChance, saying what is wrong, unless ``pack`` is the variant's pack in some order."""
    if len(pack) != len(variant.pack):
        raise IllegalChance(f"the deal needs {len(variant.pack)} cards")
    if variant.cards != set(pack):
        seen: set[Card] = set()
        for card in pack:
            if card not in variant.cards:
                raise IllegalChance(f"{format_card(card)} is not in the pack")
            if card in seen:
                raise IllegalChance(f"{format_card(card)} is dealt twice")
            seen.add(card)


def _packets(pack: Pack, portions: tuple[Portion, ...]) -> tuple[e.Packet, ...]:
    return tuple([(seat, pack[start:stop]) for seat, start, stop in portions])


@dataclass(frozen=True)
class MakeTrump:
    """The hakem looks at the first batch and makes trump; then the rest of the cards go out."""

    name: str = "trump"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The hakem, or the card to be turned up."""
        if state.deal.turning:
            return Chance(ChanceKind.TURNED, variant.trump.pool(variant, state))
        return _ONE_SEAT[state.deal.actor]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """The suits, a turned-up card, or a claim to a new deal, as the variant has it."""
        if state.deal.turning or seat != state.deal.actor:
            return ()
        return variant.trump.options(variant, state) + variant.claims.on_first_batch(variant, state)

    def begin(self, run: Run) -> None:
        """Waits for the hakem."""

    def take(self, run: Run, seat: Seat, action: Action) -> bool:
        """The hakem speaks."""
        if action not in self.legal(run.variant, run.state, seat):
            return False
        if isinstance(action, CallTrump):
            self._make(run, e.TrumpCalled(seat, action.suit))
        elif isinstance(action, TurnUp):
            run.emit(e.TurnUpAsked(seat))
        elif isinstance(action, ClaimRedeal):
            claim_redeal(run, seat, action.claim)
        else:
            raise AssertionError(action)
        return True

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks out of turn."""
        raise AssertionError("nothing is said while trump is made")

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The turned-up card."""
        if not isinstance(given, CardTurned) or not run.state.deal.turning:
            raise _no_chance(given)
        if given.card not in run.variant.trump.pool(run.variant, run.state):
            raise IllegalChance(f"{format_card(given.card)} cannot be turned up")
        self._make(run, e.TrumpTurnedUp(run.state.deal.actor, given.card))

    def _make(self, run: Run, made: e.TrumpCalled | e.TrumpTurnedUp) -> None:
        run.emit(made)
        if run.state.deal.face_down:
            hands = run.state.hands
            run.emit(e.HandsTakenUp(tuple((seat, cards_of(hands[seat])) for seat in run.state.deal.face_down)))
        rest = run.variant.deal_plan.rest(run.variant, made.seat)
        run.emit(e.CardsDealt(_packets(run.state.hidden.pack, rest)))
        run.next_phase()


def claim_redeal(run: Run, seat: Seat, claim: str) -> None:
    """A granted claim: the hand is shown and the deal thrown in."""
    run.emit(e.RedealClaimed(seat, claim, run.state.hands[seat]))
    throw_in(run)


@dataclass(frozen=True)
class Play:
    """The tricks, with what may be said between them and the decision about going on for thirteen."""

    name: str = "play"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The seat to play, to answer a suggestion, or to speak about going on."""
        deal = state.deal
        if deal.deciders and not deal.going_on:
            return _ONE_SEAT[deal.deciders[len(deal.spoken)]]
        return _ONE_SEAT[deal.actor]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Cards, and at the first lead the claims; or the two answers to a question."""
        deal = state.deal
        if deal.deciders and not deal.going_on:
            return (Stop(), Continue()) if seat == deal.deciders[len(deal.spoken)] else ()
        if seat != deal.actor:
            return ()
        if deal.answering:
            return (Agree(), Refuse())
        plays = plays_of(variant.follow.playable(variant, deal, state.hands[seat]))
        if deal.trick or deal.winners:
            return plays
        return plays + variant.claims.on_first_lead(variant, state)

    def begin(self, run: Run) -> None:
        """Waits for the first lead."""

    def take(self, run: Run, seat: Seat, action: Action) -> bool:
        """A card (allowed as in ``legal``, but without listing the others), an answer, or a claim."""
        variant, state = run.variant, run.state
        if type(action) is PlayCard:
            deal, card = state.deal, action.card
            if seat != deal.actor or deal.answering or (deal.deciders and not deal.going_on):
                return False
            if not variant.follow.playable(variant, deal, state.hands[seat]) >> card & 1:
                return False
            run.emit(make(e.CardPlayed, (seat, card)))
            if len(deal.trick) + 1 == variant.seating.seats:
                self._end_trick(run)
            return True
        if action not in self.legal(variant, state, seat):
            return False
        self._speak(run, seat, action)
        return True

    def _speak(self, run: Run, seat: Seat, action: Action) -> None:
        if isinstance(action, Stop | Continue):
            self._decide(run, seat, isinstance(action, Continue))
        elif isinstance(action, Agree | Refuse):
            run.emit(e.RedealAnswered(seat, isinstance(action, Agree)))
            if isinstance(action, Agree):
                throw_in(run)
        elif isinstance(action, ClaimRedeal):
            claim_redeal(run, seat, action.claim)
        else:
            raise AssertionError(action)

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """What is said between the cards."""
        if isinstance(action, SuggestRedeal):
            run.emit(e.RedealSuggested(seat))
        elif isinstance(action, AnnounceKot):
            run.emit(e.KotAnnounced(seat))
        elif isinstance(action, Thaap):
            run.emit(e.TableTapped(seat))
        elif isinstance(action, Concede):
            self._concede(run, seat)
        else:
            raise AssertionError(action)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """Chance has no part in the play."""
        raise _no_chance(given)

    def _end_trick(self, run: Run) -> None:
        variant, deal = run.variant, run.state.deal
        winner = (deal.leader + variant.ranking.winner(deal.trick, deal.trump)) % variant.seating.seats
        run.emit(make(e.TrickWon, (winner, variant.capture.tricks_after(variant, deal, winner))))
        self._judge(run, winner)

    def _judge(self, run: Run, winner: Seat) -> None:
        variant, state = run.variant, run.state
        if state.deal.going_on:
            outcome = variant.going_on.outcome(variant, state, variant.seating.side_of[state.deal.winners[0]])
            if outcome is not None:
                end_deal(run, outcome)
            return
        outcome = variant.ending.outcome(variant, state)
        if outcome is None or self._goes_on(run, outcome):
            return
        if variant.ending.is_over(variant, state, outcome):
            end_deal(run, outcome)

    def _goes_on(self, run: Run, outcome: Outcome) -> bool:
        variant, state = run.variant, run.state
        if not outcome.kot or outcome.winner is None or not any(state.deal.held):
            return False
        deciders = variant.going_on.deciders(variant, state, outcome.winner)
        if not variant.going_on.goes_on(bool(deciders)):
            return False
        run.emit(e.KotReached(outcome.winner, deciders))
        if deciders and variant.going_on.partners_look:
            run.emit(e.PartnersLooked(deciders, tuple(state.hands[seat] for seat in deciders)))
        return True

    def _decide(self, run: Run, seat: Seat, on: bool) -> None:
        run.emit(e.GoingOnSpoken(seat, on))
        if not on:
            outcome = run.variant.ending.outcome(run.variant, run.state)
            assert outcome is not None
            end_deal(run, outcome)

    def _concede(self, run: Run, seat: Seat) -> None:
        run.emit(e.DealConceded(seat))
        loser = run.variant.seating.side_of[seat]
        winners = [side for side in range(run.variant.seating.sides) if side != loser]
        end_deal(run, Outcome("conceded", winners[0]))


class _Plays(dict[int, tuple[Action, ...]]):
    """The plays of each set within one suit of one pack, made when first asked for."""

    def __missing__(self, cards: int) -> tuple[Action, ...]:
        self[cards] = plays = tuple([PLAYS[card] for card in cards_of(CardSet(cards))])
        return plays


_PLAYS_OF = _Plays({0: ()})
_LANES = tuple(0x1FFF << first for first in range(0, len(PLAYS), 13))
_S, _H, _D, _C = _LANES[:4]


def plays_of(cards: int) -> tuple[Action, ...]:
    """The shared ``PlayCard`` of each card in a set: suit by suit, since whole hands are too many to keep."""
    if cards in _PLAYS_OF:
        return _PLAYS_OF[cards]
    if cards >> 52:
        return tuple([play for lane in _LANES for play in _PLAYS_OF[cards & lane]])
    return _PLAYS_OF[cards & _S] + _PLAYS_OF[cards & _H] + _PLAYS_OF[cards & _D] + _PLAYS_OF[cards & _C]
