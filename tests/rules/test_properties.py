"""What holds at every moment of every match, whatever is played."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hokm.cards import PACK_52, set_of
from hokm.rules import (
    PLAYS,
    Act,
    Action,
    Agree,
    AnnounceKot,
    CallTrump,
    CardsDrawn,
    CardTurned,
    Chance,
    ClaimRedeal,
    Concede,
    Continue,
    IllegalAction,
    IllegalChance,
    Input,
    LotDrawn,
    Over,
    PackDealt,
    Refuse,
    Resign,
    Seats,
    State,
    Stop,
    SuggestRedeal,
    Thaap,
    TurnUp,
    Variant,
    advance,
    apply,
    awaiting,
    evolve,
    first_state,
    legal,
    replay,
)
from hokm.rules import events as e
from hokm.variants import HOKM_4, with_rules_text
from tests.playing import chance_input, random_match, shuffled_pack

#: Rules under which all that the engine knows comes about sooner or later.
TABLES = [
    "",
    "first-caller-method=two-aces; turn-up=remaining-eight; thaap=true; capitulation=true; rotation=court-piece",
    "first-caller-method=random; continue-for-13=choice; continue-decider=either-partner; bavney-effect=points:3",
    "redeal=under-ten+no-court-first5+no-court-13+partner-no-trump; redeal-limit=none; must-trump=trump",
    "kot-rule=all13; must-trump=trump-and-overtrump; batches=5-3-3-2; rotation=within-side; deal-first=all",
    "scoring=kots; kots-target=2; continue-for-13=forced; failed-continue=keep-kot; first-caller-method=draw-partners",
    "scoring=points-1324; stop=full; first-lead-trump=required; first-caller-method=high-card; draw-cap=ten",
    "baunie-call-required=true; continue-for-13=choice; look-at-partner-hand=true; match-end=fixed-hands:6",
]
VARIANTS = {rules: with_rules_text(HOKM_4, rules) for rules in TABLES}
MANY_TABLES = pytest.mark.parametrize("rules", TABLES)


def whole(state: State) -> None:
    """Every card is in one place: a hand, the table, or still in the pack; 52 in all."""
    deal, hidden = state.deal, state.hidden
    assert deal.held == tuple(hand.bit_count() for hand in state.hands)
    if not hidden.pack:
        assert state.hands == ()
        return
    places = [*state.hands, *deal.played]
    held = 0
    for cards in places:
        assert not held & cards
        held |= cards
    dealt = set_of(hidden.pack)
    assert held | dealt == dealt == set_of(PACK_52)
    for hand, played, got in zip(state.hands, deal.played, hidden.dealt, strict=True):
        assert hand | played == got
    on_table = set_of(deal.trick)
    assert on_table.bit_count() == len(deal.trick)
    assert sum(cards.bit_count() for cards in deal.played) == 4 * len(deal.winners) + len(deal.trick)
    if state.phase == "play" or (deal.result is not None and deal.trump is not None):
        assert held == dealt


@MANY_TABLES
def test_no_card_is_ever_lost_or_doubled(rules: str) -> None:
    for seed in range(6):
        state = first_state(VARIANTS[rules])
        for step in random_match(VARIANTS[rules], random.Random(seed), chatter=0.1, deals=8):
            for event in step.events:
                state = evolve(VARIANTS[rules], state, event)
                whole(state)
            assert state == step.after


@MANY_TABLES
def test_somebody_can_always_act_until_the_match_is_over(rules: str) -> None:
    variant = VARIANTS[rules]
    for seed in range(6):
        for step in random_match(variant, random.Random(seed), chatter=0.1, deals=8):
            awaited = awaiting(variant, step.after)
            seats = awaited.seats if isinstance(awaited, Seats) else ()
            for seat in range(4):
                assert bool(legal(variant, step.after, seat)) == (seat in seats)
            if isinstance(awaited, Chance):
                assert awaited.pool
            assert isinstance(awaited, Over) == (step.after.match.result is not None)


EVERY_ACTION: tuple[Action, ...] = (
    *PLAYS[:52],
    PLAYS[52],
    *(CallTrump(card // 13) for card in range(0, 52, 13)),  # type: ignore[arg-type]
    TurnUp(),
    *(ClaimRedeal(name) for name in ("under-ten", "no-court-first5", "no-court-13", "partner-no-trump", "nonsense")),
    SuggestRedeal(),
    Agree(),
    Refuse(),
    AnnounceKot(),
    Stop(),
    Continue(),
    Concede(),
    Thaap(),
)


def accepted(variant: Variant, state: State, given_input: Input) -> bool:
    try:
        advance(variant, state, given_input)
    except (IllegalAction, IllegalChance) as error:
        return not str(error)
    return True


@MANY_TABLES
def test_every_action_of_every_seat_succeeds_in_just_its_own_moment(rules: str) -> None:
    """Every command, in every phase, from every seat: the allowed cells of that matrix and no others."""
    variant = VARIANTS[rules]
    rng = random.Random(11)
    for step in random_match(variant, rng, chatter=0.1, deals=4):
        if rng.random() < 0.9:
            continue
        state = step.after
        for seat in range(4):
            options = legal(variant, state, seat)
            for action in EVERY_ACTION:
                if isinstance(action, SuggestRedeal | AnnounceKot | Concede | Thaap):
                    allowed = state.match.result is None and variant.announcements.check(variant, state, seat, action)
                else:
                    allowed = action in options
                assert accepted(variant, state, Act(seat, action)) == allowed, (seat, action)
            assert accepted(variant, state, Act(seat, Resign())) == (state.match.result is None)


@MANY_TABLES
def test_every_chance_input_succeeds_in_just_its_own_moment(rules: str) -> None:
    variant = VARIANTS[rules]
    rng = random.Random(12)
    for step in random_match(variant, rng, chatter=0.1, deals=2):
        state = step.after
        awaited = awaiting(variant, state)
        due = awaited.kind if isinstance(awaited, Chance) else None
        inputs: dict[str, Input] = {
            "lot": LotDrawn(2),
            "deal": PackDealt(shuffled_pack(rng)),
            "turned": CardTurned(awaited.pool[0] if isinstance(awaited, Chance) else PACK_52[0]),
        }
        inputs["draw"] = chance_input(variant, state, rng) if due == "draw" else CardsDrawn(PACK_52[:1])
        for kind, given_input in inputs.items():
            assert accepted(variant, state, given_input) == (kind == due), kind


@MANY_TABLES
def test_a_refused_input_leaves_the_state_alone(rules: str) -> None:
    variant = VARIANTS[rules]
    rng = random.Random(13)
    for step in random_match(variant, rng, deals=1):
        before = hash(step.after)
        accepted(variant, step.after, Act(rng.randrange(4), rng.choice(EVERY_ACTION)))
        assert before == hash(step.after)


def tricks_to_end(variant: Variant) -> set[str]:
    return {variant.rules["stop"], variant.rules["kot-rule"], variant.rules["continue-for-13"]}


@MANY_TABLES
def test_points_tricks_and_scores_add_up(rules: str) -> None:
    variant = VARIANTS[rules]
    for seed in range(4):
        score, deals = (0, 0), 0
        for step in random_match(variant, random.Random(seed), chatter=0.02, deals=12):
            for event in step.events:
                if isinstance(event, e.DealEnded):
                    result = event.result
                    deals += 1
                    score = tuple(had + new for had, new in zip(score, result.points, strict=True))  # type: ignore[assignment]
                    assert result.score == score == step.after.match.score
                    assert min(result.points) == 0
                    assert (result.winner is None) == (result.kind == "redeal")
                    if result.winner is None:
                        assert result.points == (0, 0)
                    else:
                        assert result.points[1 - result.winner] == 0
                    if result.kind not in ("redeal", "conceded"):
                        winner_tricks = max(result.tricks)
                        assert winner_tricks >= 7
                        loser_tricks = min(result.tricks)
                        assert loser_tricks <= 6
                        if tricks_to_end(variant) == {"majority", "first7", "off"}:
                            assert winner_tricks == 7
            assert step.after.match.deals >= deals


def test_a_thousand_random_matches_end() -> None:
    reasons = set()
    for seed in range(1000):
        rng = random.Random(seed)
        variant = VARIANTS[TABLES[seed % len(TABLES)]]
        state = first_state(variant)
        for step in random_match(short(variant), rng, chatter=0.02):
            state = step.after
        result = state.match.result
        assert result is not None
        assert awaiting(variant, state) == Over()
        reasons.add(result.reason)
    assert reasons == {"target", "kots", "hands"}


def short(variant: Variant) -> Variant:
    """The same game to fewer points, so that a thousand matches take seconds."""
    changes: dict[str, object] = {}
    if variant.rules["match-end"] == "first-to-target":
        changes["target"] = 1
    elif variant.rules["match-end"].startswith("fixed-hands"):
        changes["match-end"] = "fixed-hands:1"
    else:
        changes = {"kots-target": 1, "streak-kot": 7}
    return variant.with_rules(changes)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(TABLES), stop=st.integers(0, 400))
def test_the_same_inputs_make_the_same_state_and_the_events_fold_to_it(seed: int, rules: str, stop: int) -> None:
    variant = VARIANTS[rules]
    steps = [
        step for _, step in zip(range(stop), random_match(variant, random.Random(seed), chatter=0.1), strict=False)
    ]
    state = replay(variant, [step.given for step in steps])
    folded = first_state(variant)
    for step in steps:
        assert apply(variant, step.before, step.given) == step.events
        for event in step.events:
            folded = evolve(variant, folded, event)
    assert state == folded == (steps[-1].after if steps else first_state(variant))


@MANY_TABLES
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_seat_labels_do_not_matter(rules: str, shift: int) -> None:
    """The same match with everybody some chairs further: every event is the same, that many seats on."""
    variant = VARIANTS[rules].with_rules({"draw-cap": "none"}).with_rules({"first-caller-method": "random"})
    moved = first_state(variant)
    for step in random_match(variant, random.Random(21), chatter=0.05, deals=3):
        moved, events = advance(variant, moved, turned(step.given, shift))
        assert [type(event) for event in events] == [type(event) for event in step.events]
        for event, original in zip(events, step.events, strict=True):
            assert seats_of(event) == [(seat + shift) % 4 for seat in seats_of(original)]
        assert moved.match.score == step.after.match.score[:: -1 if shift % 2 else 1]


def turned(given_input: Input, shift: int) -> Input:
    if isinstance(given_input, Act):
        return Act((given_input.seat + shift) % 4, given_input.action)
    if isinstance(given_input, LotDrawn):
        return LotDrawn((given_input.seat + shift) % 4)
    return given_input


def seats_of(event: e.Event) -> list[int]:
    """The seats that an event names."""
    seats = [getattr(event, name) for name in ("seat", "hakem", "dealer") if hasattr(event, name)]
    return [*seats, *getattr(event, "deciders", ())]


@MANY_TABLES
def test_a_state_and_its_events_print_no_hidden_card(rules: str) -> None:
    for step in random_match(VARIANTS[rules], random.Random(3), deals=2):
        assert len(repr(step.after)) < 100
        for event in step.events:
            if isinstance(event, e.DealBegan | e.CardsDealt | e.HandsTakenUp):
                assert "cards" not in repr(event)
                assert len(repr(event)) < 100


def test_the_rules_hold_in_an_optimised_python_too() -> None:
    """Refusals are no assertions: `python -O` plays by the same rules."""
    program = (
        "from tests.playing import deal_of\n"
        "from hokm.rules import IllegalAction\n"
        "game = deal_of('AS | 2S AH | KS | 3S').put('AS')\n"
        "for text in ('AH', 'KS', '0:AS', 'call H', '4:2S'):\n"
        "    try:\n"
        "        game.put(text)\n"
        "    except IllegalAction as error:\n"
        "        print(error)\n"
    )
    folder = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    done = subprocess.run(
        [sys.executable, "-O", "-c", program], cwd=folder, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines() == [
        "must follow spades",
        "KS is not in the hand",
        "it is seat 1's turn",
        "cannot call H now",
        "there is no seat 4",
    ]


def steps_of(rules: str) -> Iterator[State]:
    for seed in range(5):
        for step in random_match(VARIANTS[rules], random.Random(seed), chatter=0.1, deals=5):
            yield step.after


@MANY_TABLES
def test_when_time_is_up_a_legal_action_is_found(rules: str) -> None:
    variant = VARIANTS[rules]
    for state in steps_of(rules):
        awaited = awaiting(variant, state)
        for seat in awaited.seats if isinstance(awaited, Seats) else ():
            action = variant.time_out.action(variant, state, seat)
            assert action in legal(variant, state, seat)
            assert not isinstance(action, Continue | Agree | ClaimRedeal)
