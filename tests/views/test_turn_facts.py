"""What is told of a table and of a turn is what the rules do: held against the engine in matches of every game."""

from itertools import pairwise

import pytest

from hokm.cards import cards_of
from hokm.rules import PLAYS, Act, IllegalAction, PlayCard, Variant
from hokm.rules.engine import advance
from hokm.rules.events import DealEnded, TrickWon, TrumpKnown, TrumpRevealed, TrumpSet
from hokm.variants import HOKM_4, VARIANTS
from hokm.views import PACES, SPECTATOR, SPEEDS, layout, turn_facts
from hokm.views.project import observe
from tests.family import family

every_variant = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)


@every_variant
def test_the_packets_of_the_layout_are_those_of_the_deal_whoever_deals(variant: Variant) -> None:
    told = layout(variant)
    for eldest in range(told.seats):
        plan = variant.deal_plan
        dealt = [(False, *portion) for portion in plan.first(variant, eldest)]
        dealt += [(True, *portion) for portion in plan.rest(variant, eldest)]
        expected = [(waits, hand, stop - start) for waits, hand, start, stop in dealt]
        circle = told.circles[eldest]
        assert [(packet.waits, circle[packet.place], packet.number) for packet in told.packets] == expected


@every_variant
def test_the_circles_of_the_layout_are_the_order_of_play(variant: Variant) -> None:
    told = layout(variant)
    for hakem, circle in enumerate(told.circles):
        assert circle == tuple(variant.seating.place(hakem, number, hakem) for number in range(told.hands))
        assert sorted(circle) == list(range(told.hands))
    assert (told.dummy is None) == (told.hands == told.seats)
    assert len(told.sides) == told.seats


def test_the_card_that_is_told_to_win_takes_the_trick() -> None:
    known = unknown = 0
    for match in family():
        for step in match.steps:
            last, deal = step.after.deal.last_trick, step.before.deal
            if not any(isinstance(event, TrickWon) for event in step.events) or last is None:
                continue
            if any(isinstance(event, TrumpSet | TrumpKnown | TrumpRevealed) for event in step.events):
                continue
            for viewer in (*range(match.variant.seating.seats), SPECTATOR):
                view = observe(match.variant, step.before, viewer)
                whole = view._replace(deal=deal._replace(trick=last.cards), legal=())
                winning = turn_facts(match.variant, whole).winning
                known += winning is not None
                unknown += winning is None
                assert winning is None or winning.hand == last.winner
    assert known > 10_000
    assert 0 < unknown < known / 10


def test_a_barred_card_is_refused_for_the_reason_that_is_told() -> None:
    refused = 0
    for match in family():
        for step in match.steps:
            if not isinstance(step.given, Act):
                continue
            seat = step.given.seat
            view = observe(match.variant, step.before, seat)
            facts = turn_facts(match.variant, view)
            plays = {action.card for action in view.legal if isinstance(action, PlayCard)}
            if plays:
                assert facts.hand == step.before.deal.actor
                assert plays | {card for card, *_ in facts.barred} == set(cards_of(step.before.hand_to_play()))
            for card, reason, suit in facts.barred:
                with pytest.raises(IllegalAction) as illegal:
                    advance(match.variant, step.before, Act(seat, PLAYS[card]))
                assert (illegal.value.reason, illegal.value.suit) == (reason, suit)
                refused += 1
    assert refused > 1000


def test_whoever_wins_a_deal_by_tricks_has_as_many_as_were_needed() -> None:
    checked = 0
    for match in family():
        for step in match.steps:
            for event in step.events:
                if not isinstance(event, DealEnded) or event.result.kind not in ("simple", "made", "failed"):
                    continue
                winner, needed = (
                    event.result.winner,
                    turn_facts(match.variant, observe(match.variant, step.before, SPECTATOR)).needed,
                )
                if winner is None or needed[winner] is None or step.before.deal.deciders:
                    continue
                assert event.result.tricks[winner] >= (needed[winner] or 0), match.name
                checked += 1
    assert checked > 20


def test_what_is_needed_of_hokm_for_four() -> None:
    told = layout(HOKM_4)
    assert (told.seats, told.sides, told.tricks, told.cards) == (4, (0, 1, 0, 1), 13, 52)


def test_no_duration_of_a_faster_speed_is_longer() -> None:
    for slower, faster in pairwise(PACES[speed] for speed in SPEEDS):
        durations = [(one._replace(pause=(0.0, 0.0)), one.pause) for one in (slower, faster)]
        assert all(one >= other for one, other in zip(durations[0][1], durations[1][1], strict=True))
        named = [pace._asdict() for pace, _ in durations]
        assert all(named[0][name] >= named[1][name] for name in named[0])
