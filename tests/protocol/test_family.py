"""Matches of every game go over the wire: what is heard at the far end is what was seen, and makes the same view."""

from collections.abc import Iterator

import pytest

from hokm import protocol as p
from hokm.cards import codec_of
from hokm.views import SPECTATOR, Viewer, first_view, seen_kinds, watch, with_turn
from hokm.views.project import observe, see
from tests.family import Played, family

NO_TURN = p.Turn(to_act=(), hand=None, legal=(), barred=(), asides=(), winning=None, needed=(), drawn=(), clock=None)


def watched() -> Iterator[tuple[Played, Viewer]]:
    """Every match with one of its viewers, each of them in turn."""
    for number, match in enumerate(family()):
        viewers = (*range(match.variant.seating.seats), SPECTATOR)
        yield match, viewers[number % len(viewers)]


@pytest.mark.slow
def test_whoever_hears_the_wire_sees_what_the_table_shows() -> None:
    met: set[type] = set()
    for (name, variant, steps), viewer in watched():
        view = first_view(variant, viewer)
        for step in steps:
            seen = tuple(see(event, viewer) for event in step.events)
            heard = p.SERVER.from_json(p.SERVER.to_json(p.Events(seq=1, events=seen, turn=NO_TURN)))
            assert isinstance(heard, p.Events)
            assert heard.events == seen, name
            for event in heard.events:
                view = watch(variant, view, event)
            truth = observe(variant, step.after, viewer)
            assert view == with_turn(truth, (), ()), (name, step.given)
            met.update(map(type, seen))
    assert met == {kind for kind, _ in seen_kinds()}


@pytest.mark.slow
def test_a_snapshot_says_what_is_seen_of_every_game() -> None:
    for (name, variant, steps), viewer in watched():
        for step in steps[::7]:
            view = observe(variant, step.after, viewer)
            said = p.snapshot(view, [])
            codec = codec_of(p.View)
            assert codec.from_json(codec.to_json(said)) == said, name
            assert (said.hand, said.known) == (view.hand, view.known), name
            assert (said.held, said.put_away) == (view.deal.held, view.deal.put_away), name
            assert (said.trick, said.last_trick) == (view.deal.trick, view.deal.last_trick), name
