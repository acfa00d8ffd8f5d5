"""Messages may be lost, repeated or swapped on the line: in the end the far end knows what the table knows."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hokm import protocol as p
from hokm.client import Follower
from hokm.server.describe import PACING, Happenings, Turns, snapshot, table_info
from hokm.table import Authority
from hokm.variants import VARIANTS
from tests.examples import examples
from tests.table.evening import Evening

CODE = "abcdef"


class FarTable:
    """A server without sockets: answers a hello, and says after each entry what ann saw."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self._said = evening.table.seq

    @property
    def authority(self) -> Authority:
        return self.evening.authority

    def answers(self, hello: p.Hello) -> list[p.ServerMessage]:
        table, seat = self.evening.table, self.evening.seat_of("ann")
        known = hello.match == self.authority.setup.match and hello.since is not None
        follows = known and table.forgotten <= (hello.since or 0) <= table.seq
        turn = Turns(self.authority, table, self.evening.now).of(seat)
        welcome = p.Welcome(
            protocol=p.PROTOCOL,
            table=self.info(),
            pacing=PACING,
            viewer=seat,
            seq=hello.since if follows and hello.since is not None else table.seq,
            kept=table.forgotten,
            view=None if follows else snapshot(self.authority, table, seat),
            turn=turn,
        )
        return [welcome, Happenings(table).message(seat, hello.since or 0, turn)] if follows else [welcome]

    def news(self) -> list[p.ServerMessage]:
        table, seat = self.evening.table, self.evening.seat_of("ann")
        since, self._said = self._said, table.seq
        turn = Turns(self.authority, table, self.evening.now).of(seat)
        said: list[p.ServerMessage] = [Happenings(table).message(seat, since, turn), p.TableChanged(table=self.info())]
        self.authority.forget()
        return said

    def info(self) -> p.TableInfo:
        return table_info(CODE, self.authority, "ann", lambda person: (person, "face"), self.evening.now)


def check(follower: Follower, evening: Evening) -> None:
    """They know all that their seat may know, and what it may do (in the order of the wire)."""
    table, seat = evening.table, evening.seat_of("ann")
    assert follower.seq == table.seq
    assert follower.view is not None
    truth = table.observation(seat)
    assert follower.view._replace(legal=()) == truth._replace(legal=())
    assert set(follower.view.legal) == set(truth.legal)


def meet(follower: Follower, far: FarTable) -> None:
    """Says hello until nothing is missing."""
    for _ in range(3):
        for message in far.answers(follower.hello()):
            follower.hear(message)
        if not follower.lost:
            return
    raise AssertionError("it never caught up")


FAULTS = st.lists(
    st.tuples(st.sampled_from(["keep", "keep", "keep", "drop", "repeat", "late"]), st.integers(1, 4)), max_size=60
)


@settings(max_examples=examples(30), deadline=None)
@given(faults=FAULTS, seed=st.integers(0, 10**6))
def test_a_bad_line_changes_nothing_in_the_end(faults: list[tuple[str, int]], seed: int) -> None:
    evening = Evening("ann", "ben", seed=str(seed)).start()
    far, follower = FarTable(evening), Follower(CODE)
    meet(follower, far)
    late: list[tuple[int, p.ServerMessage]] = []
    for step, (fault, amount) in enumerate(faults):
        evening.step()
        for message in far.news():
            if fault == "late":
                late.append((step + amount, message))
            elif fault != "drop":
                for _ in range(amount if fault == "repeat" else 1):
                    follower.hear(message)
        for due, message in late:
            if due == step:
                follower.hear(message)
        if follower.lost:
            meet(follower, far)
    # The line is good again: what was lost last shows with the next event.
    evening.step()
    for message in far.news():
        follower.hear(message)
    if follower.lost:
        meet(follower, far)
    check(follower, evening)


def test_who_comes_late_asks_for_all_of_it() -> None:
    evening = Evening("ann", "ben").start()
    for _ in range(30):
        evening.step()
    follower = Follower(CODE)
    meet(follower, FarTable(evening))
    check(follower, evening)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hokm-4", "hokm-3", "satat", "trup-kasiet"])
def test_who_comes_late_to_a_long_match_asks_for_what_is_still_told(game: str) -> None:
    """At every moment of a deal, and between two, though the first deals are forgotten."""
    evening = Evening("ann", game=game, rules=()).start()
    far = FarTable(evening)
    while evening.table.deals < 6 and evening.table.result is None:
        evening.step()
        far.news()
        if evening.table.forgotten and evening.table.seq % 7 == 0:
            late = Follower(CODE)
            meet(late, far)
            check(late, evening)
    assert evening.table.forgotten or evening.table.result is not None


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_can_be_followed_from_far_away(game: str) -> None:
    """Somebody who hears all of it, and somebody who comes in the middle of a deal, know the same in the end."""
    evening = Evening("ann", game=game, rules=()).start()
    far, follower, late = FarTable(evening), Follower(CODE), Follower(CODE)
    meet(follower, far)
    for step in range(100):
        evening.step()
        for message in far.news():
            follower.hear(message)
        if step % 20 == 0:
            check(follower, evening)
    meet(late, far)
    check(late, evening)


def test_a_rematch_is_never_taken_for_what_went_before() -> None:
    rules: Any = (("first-caller-method", "random"), ("target", "1"))
    evening = Evening("ann", "ben", rules=rules).start()
    follower, far = Follower(CODE), FarTable(evening)
    meet(follower, far)
    evening.until_over()
    for message in far.news():
        follower.hear(message)
    evening.authority.rematch("ann")
    evening.authority.rematch("ben")
    evening.settle()
    hello = follower.hello()
    assert (hello.match, hello.since) == (1, follower.seq)
    meet(follower, far)
    assert follower.match == 2
    check(follower, evening)
