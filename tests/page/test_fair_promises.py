"""The page's device holds the server to its promises, and says what it did not see."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.page.lives import BY_DRAW, Found, Message, changed, evening, live
from tests.page.test_fair_vectors import without_node
from tests.page.traffic import Watched

pytestmark = without_node


# ------------------------------------------------------------------------------------------------- promises of a match


def promise_changed(change: Callable[[Message], None], after: str = "opened") -> Found:
    """Somewhere in the match the promise is told again, changed."""
    watched = evening("by-lot")
    messages = deepcopy(watched.messages)
    first = next(message for message in messages if message["type"] == "committed")
    place = next(place for place, message in enumerate(messages) if message["type"] == after)
    again = deepcopy(first) | {"listed": 2 if after == "opened" else 0}
    change(again)
    messages.insert(place, again)
    return live(watched.seeds, messages)


def other_commitment(message: Message) -> None:
    message["chains"][0]["commitment"] = "0" * 64


def late_chain(message: Message) -> None:
    message["chains"].append({"first": 2, "commitment": "0" * 64})


def other_id(message: Message) -> None:
    message["match_id"] += "0"


def other_rules(message: Message) -> None:
    message["rules_hash"] = "0" * 64


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (other_commitment, "commitment"),
        (late_chain, "commitment"),
        (other_id, "commitment"),
        (other_rules, "rules-hash"),
    ],
)
def test_a_promise_that_changes_ends_the_trust_and_the_seeds(change: Callable[[Message], None], word: str) -> None:
    found = promise_changed(change)
    assert found.broken == [word]
    assert found.faults(3) == [word]
    seeds = {request["deal"] for request in found.requests if request["type"] == "seed"}
    assert 3 not in seeds


def test_the_same_promise_again_changes_nothing() -> None:
    found = promise_changed(lambda message: None)
    assert found.broken == []
    assert found.faults(3) == []


def test_rules_may_change_before_the_first_hashes_are_listed() -> None:
    found = promise_changed(other_rules, after="seeds-listed")
    assert found.broken == []


def test_a_list_without_the_own_hash_is_noticed_and_gets_no_seed() -> None:
    def change(message: Message) -> None:
        if message["deal"] == 2:
            message["commits"][0] = None

    found = changed("by-lot", change, "seeds-listed")
    assert found.broken == ["seed"]
    assert 2 not in {request["deal"] for request in found.requests if request["type"] == "seed"}


def test_a_list_that_is_told_otherwise_a_second_time_is_noticed() -> None:
    watched = evening("by-lot")
    messages = deepcopy(watched.messages)
    place, first = next((place, m) for place, m in enumerate(messages) if m["type"] == "seeds-listed")
    messages.insert(place + 1, deepcopy(first) | {"commits": [*first["commits"][:1], "0" * 64, None, None]})
    assert live(watched.seeds, messages).broken == ["seed"]


def test_nothing_is_committed_to_before_a_promise() -> None:
    watched = evening("by-lot")
    found = live(
        watched.seeds, [message for message in watched.messages if message["type"] not in ("committed", "opened")]
    )
    assert found.requests == []


# --------------------------------------------------------------------------------------------------- reloads and breaks


def played_until(deals: int, cards: int) -> Watched:
    """An evening in the middle of a deal."""
    watched = Watched("ann", "ben", rules=BY_DRAW, seed="3").start()
    assert isinstance(watched, Watched)
    watched.until(lambda it: it.table.deals == deals and len(it.table.observation(0).deal.winners) * 4 >= cards)
    return watched


def test_a_reload_that_misses_nothing_sees_the_deal_whole() -> None:
    watched = played_until(2, 8)
    watched.messages.append({"type": "reload"})
    watched.welcome()
    watched.until_over()
    found = live(watched.seeds, watched.messages)
    assert all(verdict["whole"] and verdict["ownSeed"] and not verdict["faults"] for verdict in found.verdicts)


def test_a_deal_that_was_partly_missed_is_told_as_such() -> None:
    """The page was away for two tricks and comes back to a snapshot."""
    watched = played_until(2, 8)
    before = len(watched.messages)
    watched.until(lambda it: len(it.table.observation(0).deal.winners) >= 5)
    kept = [message for message in watched.messages[before:] if message["type"] != "events"]
    watched.messages[before:] = [*kept, {"type": "reload"}]
    watched.welcome()
    watched.until_over()
    found = live(watched.seeds, watched.messages)
    whole = {verdict["deal"]: verdict["whole"] for verdict in found.verdicts}
    assert whole == {1: True, 2: False, 3: True}
    assert not any(verdict["faults"] for verdict in found.verdicts)


def test_a_page_that_comes_late_says_what_it_did_not_see() -> None:
    """Another device, in the middle of the second deal: nothing kept, and the seeds so far are not its own."""
    watched = played_until(2, 8)
    watched.messages.clear()
    watched.welcome()
    watched.until_over()
    found = live(["a" * 64, "b" * 64], watched.messages)
    whole = {verdict["deal"]: verdict["whole"] for verdict in found.verdicts}
    assert whole == {1: False, 2: False, 3: True}
    assert not any(verdict["faults"] for verdict in found.verdicts)
    assert not any(verdict["ownSeed"] for verdict in found.verdicts)


def test_a_page_that_comes_late_still_notices_another_hand() -> None:
    """By the snapshot alone: what it holds now must lie where the rules deal it."""
    watched = played_until(2, 8)
    watched.messages.clear()
    watched.welcome()
    snapshot = watched.messages[0]["view"]
    neighbour = snapshot["viewer"] + 1
    theirs = snapshot["last_trick"]["cards"][(neighbour - snapshot["last_trick"]["leader"]) % 4]
    snapshot["hand"][0] = theirs
    watched.until_over()
    assert live(["a" * 64, "b" * 64], watched.messages).faults(2) == ["deal"]
