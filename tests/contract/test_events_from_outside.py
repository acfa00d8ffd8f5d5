"""An event is declared once: a package brings events, and they go everywhere without an edit of the project."""

import subprocess
import sys

import pytest

from hokm.rules import Seat
from hokm.rules.declaring import EVENTS, Everybody, Guarded, Nobody, Own, Public, event
from hokm.rules.engine import first_state
from hokm.rules.transition import Run
from hokm.variants import HOKM_4
from tests.contract import source


def test_events_of_a_package_are_stored_shown_sent_decoded_and_replayed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.outside.proof"],
        cwd=source.ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("stored, projected, sent, decoded, replayed and described")


class _Undeclared(Public):
    """Nobody declared it."""


def test_an_undeclared_event_cannot_happen() -> None:
    with pytest.raises(TypeError, match="no declared event"):
        Run(HOKM_4, first_state(HOKM_4)).emit(_Undeclared())


def test_a_field_that_does_not_say_who_may_see_it_is_an_error() -> None:
    before = set(EVENTS)
    with pytest.raises(TypeError, match="says who may see it"):

        @event
        class Forgotten(Guarded):
            seat: Everybody[Seat]
            card: int

    with pytest.raises(TypeError, match="says who may see it"):

        @event
        class PublicWithASecret(Public):
            seat: Seat
            card: Own[int]

    with pytest.raises(TypeError, match="says who may see it"):

        @event
        class Neither:
            seat: Seat

    with pytest.raises(TypeError, match="default must be None"):

        @event
        class Shown(Guarded):
            seat: Everybody[Seat]
            pack: Nobody[int]

    with pytest.raises(TypeError, match="names its owner"):

        @event
        class Ownerless(Guarded):
            number: Everybody[int]
            card: Own[int]

    with pytest.raises(TypeError, match="are both written 'card-played'"):

        @event
        class CardPlayed(Public):
            seat: Seat

    assert set(EVENTS) == before
