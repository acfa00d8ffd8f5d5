"""The short ways of the fold give what the plain way would."""

import random

import pytest

from hokm.cards import CardSet
from hokm.rules import Deal, Match, Trick, Variant
from hokm.rules import events as e
from hokm.rules.actions import PLAYS
from hokm.rules.engine import State, evolve
from hokm.rules.phases.play import plays_of
from hokm.rules.tuples import make, replaced
from hokm.variants import HOKM_4
from tests.rules.tables import AT_TABLE, MANY_TABLES, steps_of


def put(values: tuple[int, ...], seat: int, value: int) -> tuple[CardSet, ...]:
    return tuple(CardSet(value if other == seat else old) for other, old in enumerate(values))


def plainly(variant: Variant, before: State, event: e.CardPlayed | e.TrickWon) -> State:
    """The state after a card or a trick, field by field. Voids are the house rule's own matter."""
    deal, seat = before.deal, event.seat
    if isinstance(event, e.TrickWon):
        deal = deal._replace(
            trick=(),
            actor=seat,
            ruffing=False,
            not_trumps=0,
            trump_known_at=0,
            leader=seat,
            tricks=event.tricks,
            winners=(*deal.winners, seat),
            last_trick=Trick(leader=deal.leader, cards=deal.trick, winner=seat),
            half=event.half,
            tens=event.tens,
        )
        return before._replace(deal=deal)
    bit = 1 << event.card
    void = variant.follow.voids_shown(deal, event.card)
    deal = deal._replace(
        played=put(deal.played, seat, deal.played[seat] | bit),
        shown=put(deal.shown, seat, deal.shown[seat] & ~bit),
        voids=put(deal.voids, seat, deal.voids[seat] | void),
        tapped=deal.tapped if deal.trick else (),
        trick=(*deal.trick, event.card),
        actor=variant.seating.next_hand(seat, deal.hakem),
        ruffing=False,
    )
    return before._replace(deal=deal, hands=put(before.hands, seat, before.hands[seat] & ~bit))


@MANY_TABLES
def test_cards_and_tricks_change_what_they_should_and_nothing_else(rules: str) -> None:
    variant, seen = AT_TABLE[rules], 0
    for step in steps_of(rules):
        state = step.before
        for event in step.events:
            if isinstance(event, e.CardPlayed | e.TrickWon):
                assert evolve(variant, state, event) == plainly(variant, state, event)
                seen += 1
            state = evolve(variant, state, event)
    assert seen > 100


def test_plays_of_a_set_are_its_cards_in_rising_order() -> None:
    rng = random.Random(7)
    for _ in range(300):
        cards = rng.getrandbits(104) & rng.getrandbits(104)
        assert plays_of(cards) == tuple(play for play in PLAYS if cards >> play.card & 1)
    assert plays_of(0) == ()


def test_replaced_is_replace() -> None:
    match = Match(score=(3, 4), hakem=2)
    assert replaced(match, score=(5, 4), played=9) == match._replace(score=(5, 4), played=9)
    assert type(replaced(Deal(), trump=2)) is Deal
    assert make(Trick, (1, (2, 3), 0)) == Trick(1, (2, 3), 0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not in tuple"):
        replaced(match, nonsense=1)


def test_packs_go_round_from_every_seat() -> None:
    for hakem in range(4):
        portions = HOKM_4.deal_plan.first(HOKM_4, hakem) + HOKM_4.deal_plan.rest(HOKM_4, hakem)
        assert [portion.seat for portion in portions] == [(hakem + step) % 4 for step in range(4)] * 3
        assert [portion.start for portion in portions[1:]] == [portion.stop for portion in portions[:-1]]
