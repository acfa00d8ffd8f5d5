"""Matches of all games of the family: the sample records, and random ones under every value of every house rule."""

import random
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from hokm.fairness import Stream
from hokm.lab.testkit.playing import rule_sets
from hokm.records import Given, read_text
from hokm.records.replay import Match
from hokm.records.tokens import Tag
from hokm.rules import Variant
from hokm.rules.engine import advance, first_state
from hokm.variants import VARIANTS
from tests.playing import Step, random_match, scores_of

CASES = Path(__file__).parent / "data" / "cases"


class Played(NamedTuple):
    """A match, as far as it was played, under a name that finds it again."""

    name: str
    variant: Variant
    steps: list[Step]


def family() -> Iterator[Played]:
    """All of them."""
    return chain(sample_records(), random_matches(), [kot_with_a_look()])


def sample_records() -> Iterator[Played]:
    """The matches of the sample records that hold nothing illegal."""
    for path in sorted(CASES.glob("*.hokm")):
        if not path.with_suffix(".err").exists():
            yield from _recorded(path)


def _recorded(path: Path) -> Iterator[Played]:
    match: Match | None = None
    steps: list[Step] = []
    for item in read_text(path.read_text("utf-8")):
        if isinstance(item, Tag) and item.name == "Variant":
            if match is not None:
                yield Played(path.stem, match.variant, steps)
            match, steps = Match.of(item), []
        elif match is not None and isinstance(item, Given):
            given = match.understood(item)
            after, events = advance(match.variant, match.state, given)
            steps.append(Step(match.state, given, after, events))
            match.state = after
        elif match is not None:
            list(match.take(item, trace=False))
    if match is not None:
        yield Played(path.stem, match.variant, steps)


def kot_with_a_look() -> Played:
    """A kot after which the partners look at each other's hands and go on, which chance hardly ever brings."""
    game = scores_of("continue-for-13=choice; look-at-partner-hand=true", "0000002")
    game.put("continue").play_out()
    state, steps = first_state(game.variant), []
    for given in game.inputs:
        after, events = advance(game.variant, state, given)
        steps.append(Step(state, given, after, events))
        state = after
    return Played("a kot with a look", game.variant, steps)


def random_matches() -> Iterator[Played]:
    """Every game with its own rules, and under rules drawn by lot until each value of each switch has been played.

    Each goes on until a second pack is dealt.
    """
    for game in VARIANTS.values():
        lots = rule_sets(game, Stream(b"house rules drawn by lot", game.id))
        for number, variant in enumerate(chain([game], lots)):
            steps = random_match(variant, random.Random(number), chatter=0.1, resign=0.001, deals=1)
            yield Played(f"{game.id} {number} {dict(variant.changed_rules)}", variant, list(steps))
