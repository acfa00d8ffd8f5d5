"""The clock of the tables stands still while the process does."""

from hokm.server.clock import BEAT, STALLED, Clock


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.clock = Clock(lambda: self.time)

    def run(self, seconds: float) -> None:
        """The process works: the clock beats."""
        for _ in range(round(seconds / BEAT)):
            self.time += BEAT
            self.clock.beat()

    def stop(self, seconds: float) -> None:
        """The process stands still."""
        self.time += seconds


def test_it_runs_as_the_other_does() -> None:
    hand = Hand()
    hand.run(100)
    assert hand.clock.now() == 1100.0
    hand.stop(STALLED)
    assert hand.clock.now() == 1100.0 + STALLED, "a process may be busy for a while"


def test_time_in_which_the_process_stood_still_is_given_back() -> None:
    hand = Hand()
    hand.run(10)
    hand.stop(3600)
    assert hand.clock.now() == 1010.0
    hand.run(2 * BEAT)
    assert 1010.0 <= hand.clock.now() <= 1010.0 + BEAT
    before = hand.clock.now()
    hand.run(10)
    assert hand.clock.now() == before + 10


def test_after_a_stop_it_stands_still_long_enough_for_sockets_to_be_read() -> None:
    hand = Hand()
    hand.run(10)
    deadline = hand.clock.now() + 0.001
    hand.stop(74)
    assert hand.clock.now() < deadline
    assert hand.clock.wait(deadline) >= BEAT
    hand.time += 0.9 * BEAT
    assert hand.clock.now() < deadline
    hand.run(2 * BEAT)
    assert hand.clock.now() > deadline


def test_it_never_runs_backwards() -> None:
    hand = Hand()
    hand.run(10)
    hand.time += 0.9 * BEAT
    before = hand.clock.now()
    hand.stop(60)
    assert hand.clock.now() == before
    hand.run(1)
    assert hand.clock.now() >= before
