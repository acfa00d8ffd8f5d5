"""Every value of every switch of every game makes something else happen.

Two tables play one and the same match, input by input, under house rules that differ in one value. They are told apart
where another seat is awaited, something else may be done or said, or something else happens. Matches are played until
one shows the difference; what the table of switches says to have an effect only together with others is tried with
those.
"""

import csv
import random
from itertools import pairwise
from pathlib import Path

import pytest

from hokm.rules import IllegalAction, IllegalChance, Input, PlayCard, Seats, Switch, Variant, VariantError
from hokm.rules.actions import SIGNALS
from hokm.rules.engine import State, advance, awaiting, first_state, legal
from hokm.variants import VARIANTS, with_rules_text
from tests.lively import Mood, lively_input, mood_of
from tests.playing import spoken_out_of_turn

TABLE = Path(__file__).parents[1] / "data" / "switches.tsv"
with TABLE.open(encoding="utf-8", newline="") as lines:
    #: What a switch of a game has an effect together with, by game and switch.
    COMPANIONS = {
        (row["variant"], row["switch"]): row["has an effect together with"]
        for row in csv.DictReader(lines, delimiter="\t")
    }

#: House rules that some values need before they can be agreed upon at all; the first that will do is taken.
NEEDED = ("", "scoring=kots", "scoring=iran", "turn-up=second-batch")
#: Numbers that are tried where any may be agreed upon.
NUMBERS = {
    "1..": ("2", "8"),
    "fixed-kots:N": ("fixed-kots:2", "fixed-kots:4"),
    "fixed-hands:N": ("fixed-hands:2", "fixed-hands:4"),
    "points:N": ("points:3",),
    "kots:N": ("kots:6",),
}
#: What is seen only in a long match: so many deals, whatever they score.
LONG = {"streak-kot": 300}

#: What nobody can notice in the play: the games, the switch, the values that are alike, and why.
ALIKE: tuple[tuple[frozenset[str], str, frozenset[str], str], ...] = (
    (
        frozenset(VARIANTS) - {"satat"},
        "direction",
        frozenset({"ccw", "cw"}),
        "seats are numbered in playing order; only the drawing of the table changes",
    ),
    (
        frozenset({"hokm-2", "hokm-2-varaq"}),
        "continue-decider",
        frozenset({"seventh-winner", "either-partner", "captain"}),
        "whoever has a kot has no partner, and is hakem or dealer himself",
    ),
    (
        frozenset({"hokm-2", "hokm-2-varaq"}),
        "must-trump",
        frozenset({"trump", "trump-and-overtrump"}),
        "with two players nobody trumps before the one who cannot follow",
    ),
    (
        frozenset({"hokm-2", "hokm-2-varaq"}),
        "allow-discard-instead-of-undertrump",
        frozenset({"true", "false"}),
        "with two players nobody trumps before the one who cannot follow",
    ),
    (
        frozenset({"hokm-2", "hokm-2-varaq"}),
        "rotation",
        frozenset({"winner", "hokm"}),
        "the next hakem after a lost deal is the one who won it",
    ),
)

SWITCHES = [(variant.id, switch.name) for variant in VARIANTS.values() for switch in variant.switches]
EVERY_SWITCH = pytest.mark.parametrize(("game", "name"), SWITCHES)

#: How a match is played in which a switch shows itself soon, where any match would take long.
SWEEPS = Mood(noise=0.0)
MOODS = {
    "bavney-effect": SWEEPS,
    "continue-decider": SWEEPS,
    "failed-continue": Mood(noise=5.0),
    "goon-kot-value": SWEEPS,
    "kots-target": SWEEPS,
    "match-end": SWEEPS,
    "redeal-limit": SWEEPS,
    "streak-kot": Mood(noise=14.0, mercy=3),
}

#: How many matches are tried, and how many deals of each.
MATCHES, DEALS = 250, 12


def values_of(switch: Switch) -> tuple[str, ...]:
    """The values of a switch, the default first; of numbers and sets a few."""
    values = [switch.default]
    for allowed in switch.allowed:
        values += NUMBERS.get(allowed, (allowed,))
    if switch.kind == "set":
        values.append("none")
    return tuple(dict.fromkeys(values))


def pairs(values: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each value with the default, which is the first, with its neighbour and with the last."""
    first, *others, last = values
    return list(
        dict.fromkeys(
            [*((first, value) for value in (*others, last)), *pairwise(values), *((value, last) for value in others)]
        )
    )


def alike(game: str, name: str, values: tuple[str, str]) -> bool:
    """Whether nobody can tell these values apart by playing."""
    return any(game in games and name == which and set(values) <= same for games, which, same, _ in ALIKE)


def agreed(game: str, name: str, values: tuple[str, str]) -> tuple[Variant, Variant] | None:
    """The game under either value and the companions of the switch, or None where one of them cannot be agreed upon."""
    for needed in NEEDED:
        rules = dict(part.split("=") for part in f"{COMPANIONS[game, name]}; {needed}".split("; ") if part)
        if name in LONG:
            rules.pop("kots-target", None)
            rules["match-end"] = f"fixed-hands:{LONG[name]}"
        try:
            one, other = (VARIANTS[game].with_rules(rules | {name: value}) for value in values)
        except VariantError:
            continue
        return one, other
    return None


def moment(variant: Variant, state: State) -> tuple[object, ...]:
    """Whatever may be done or said now, and by whom."""
    awaited = awaiting(variant, state)
    if not isinstance(awaited, Seats):
        return (awaited,)
    options = {seat: legal(variant, state, seat) for seat in (*awaited.seats, *awaited.may)}
    signals = [
        variant.announcements.signalled(variant, state, play.card, signal)
        for play in (options[awaited.seats[0]] if "signals" in variant.rules else ())
        if isinstance(play, PlayCard)
        for signal in SIGNALS
    ]
    return awaited, options, signals, spoken_out_of_turn(variant, state)


def outcome(variant: Variant, state: State, given: Input) -> tuple[State, object]:
    """The state after an input and what happened: nothing, where it is not allowed."""
    try:
        return advance(variant, state, given)
    except (IllegalAction, IllegalChance):
        return state, None


def are_told_apart(one: Variant, other: Variant, name: str, rng: random.Random) -> bool:
    """Whether something differs in a match that both tables play alike as far as they can."""
    state = twin = first_state(one)
    favoured = rng.randrange(one.seating.sides)
    mood = MOODS[name]._replace(favoured=favoured) if name in MOODS else mood_of(one, rng)
    while state.match.result is None and state.match.deals <= LONG.get(name, DEALS):
        if name not in LONG and moment(one, state) != moment(other, twin):
            return True
        given = lively_input(one, state, rng, mood)
        state, events = outcome(one, state, given)
        twin, twins_events = outcome(other, twin, given)
        if events != twins_events:
            return True
    return False


@pytest.mark.slow
@EVERY_SWITCH
def test_every_value_makes_something_else_happen(game: str, name: str) -> None:
    switch = next(switch for switch in VARIANTS[game].switches if switch.name == name)
    tried: set[str] = set()
    for values in pairs(values_of(switch)):
        tables = agreed(game, name, values)
        if tables is None:
            continue
        tried |= set(values)
        matches = 3 if alike(game, name, values) else MATCHES
        rngs = (random.Random(f"{game} {name} {seed}") for seed in range(matches))
        found = any(are_told_apart(*tables, name, rng) for rng in rngs)
        assert found != alike(game, name, values), values
    assert tried == set(values_of(switch))


@EVERY_SWITCH
def test_an_unset_switch_is_as_its_default(game: str, name: str) -> None:
    variant = VARIANTS[game]
    default = next(switch.default for switch in variant.switches if switch.name == name)
    assert variant.rules[name] == default
    assert variant.with_rules({name: default}) == variant
    assert variant.with_rules({name: default}).changed_rules == {}


def test_what_only_changes_the_drawing_is_kept_for_those_who_draw() -> None:
    for variant in VARIANTS.values():
        for direction in ("ccw", "cw"):
            assert with_rules_text(variant, f"direction={direction}").seating.direction == direction
