"""The corpus of what a computer player must not do: proved positions of seven kinds, which level-2 passes by.

The files are records, each up to the decision, with tags for the seat, the cards to avoid, and the proof.
``scripts/find-must-not`` finds and proves them.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from hokm.bots import BOTS
from hokm.bots.inference import Inference
from hokm.cards import Card, parse_card
from hokm.fairness import Stream
from hokm.lab.must_not import KINDS, prove
from hokm.records import Tag, problems, read_text
from hokm.rules import PLAYS, Variant, format_action
from hokm.views import Observation, sample
from hokm.views.project import observe
from tests.playing import Game

FOLDER = Path(__file__).parent / "must_not"


class Position(NamedTuple):
    """What a seat knows, the cards it must not play, and the card that was proved better."""

    variant: Variant
    view: Observation
    avoid: tuple[Card, ...]
    better: Card
    worse: int
    worlds: int


@cache
def positions(kind: str) -> tuple[Position, ...]:
    text = (FOLDER / f"{kind}.txt").read_text("utf-8")
    assert problems(text) == []
    return tuple(_position(record) for record in _records(text))


def _records(text: str) -> Iterator[str]:
    """Each match of a file by itself."""
    lines = text.splitlines(keepends=True)
    starts = [tag.line - 1 for tag in read_text(text) if isinstance(tag, Tag) and tag.name == "Variant"]
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield "".join(lines[start:stop])


def _position(record: str) -> Position:
    tags = {item.name: item.value for item in read_text(record) if isinstance(item, Tag)}
    body = record[record.rindex('"]') + 2 :]
    game = Game(tags["Rules"]).put(body)
    seat = int(tags["Seat"])
    assert game.to_act == (seat,)
    worse, worlds = (int(word) for word in tags["Worse"].split() if word.isdigit())
    avoid = tuple(map(parse_card, tags["Avoid"].split()))
    return Position(
        game.variant, observe(game.variant, game.state, seat), avoid, parse_card(tags["Better"]), worse, worlds
    )


every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_there_are_enough_positions_and_each_is_of_its_kind(kind: str) -> None:
    assert len(positions(kind)) >= 20
    assert len({position.view.hand for position in positions(kind)}) == len(positions(kind))
    for position in positions(kind):
        wrong = KINDS[kind](Inference(position.variant, position.view))
        assert wrong is not None
        assert set(position.avoid) <= set(wrong.avoid)
        assert position.better in wrong.better


@every_kind
def test_each_was_proved_in_nine_worlds_of_ten(kind: str) -> None:
    for position in positions(kind):
        assert position.worlds >= 40
        assert position.worse >= 0.9 * position.worlds


@every_kind
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "level-1")])
def test_no_level_from_two_up_does_what_it_must_not(kind: str, name: str) -> None:
    for position in positions(kind):
        action = BOTS[name].choose(position.variant, position.view, 0, Stream(b"must not", kind)).action
        assert action not in [PLAYS[card] for card in position.avoid], format_action(action)


@every_kind
def test_nor_does_it_whatever_the_unseen_cards_are(kind: str) -> None:
    rng = Stream(b"must not", kind)
    for position in positions(kind)[:5]:
        seat = position.view.viewer
        assert isinstance(seat, int)
        view = sample(position.variant, position.view, rng).observe(seat)
        action = BOTS["level-2"].choose(position.variant, view, 0, rng).action
        assert action not in [PLAYS[card] for card in position.avoid]


def test_a_beginner_does_some_of_it() -> None:
    """The corpus can be failed: who slips and counts no cards does not pass it."""
    rng = Stream(b"must not", "beginner")
    wrong = 0
    for position in (position for kind in KINDS for position in positions(kind)):
        action = BOTS["level-1"].choose(position.variant, position.view, 0, rng).action
        wrong += action in [PLAYS[card] for card in position.avoid]
    assert wrong > 5


def test_a_proof_can_be_made_again_and_the_reverse_cannot() -> None:
    position = positions("trumping-a-partners-winner")[0]
    wrong = KINDS["trumping-a-partners-winner"](Inference(position.variant, position.view))
    assert wrong is not None
    asked = wrong._replace(avoid=position.avoid[:1], better=(position.better,))
    assert prove(position.variant, position.view, asked, 10, Stream(b"again", "")) is not None
    reverse = wrong._replace(avoid=(position.better,), better=position.avoid[:1])
    assert prove(position.variant, position.view, reverse, 10, Stream(b"again", "")) is None
