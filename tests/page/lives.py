"""Evenings under many rules, and what the page makes of them, as they were or as a dishonest server tells them."""

import json
import subprocess
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from tests.page.test_fair_vectors import PAGE
from tests.page.test_page_keeps_up import NODE
from tests.page.traffic import Watched

Message = dict[str, Any]
Rules = tuple[tuple[str, str], ...]

BY_LOT: Rules = (("first-caller-method", "random"), ("match-end", "fixed-hands:3"))
BY_DRAW: Rules = (("first-caller-method", "two-aces"), ("match-end", "fixed-hands:3"))
RULES: dict[str, Rules] = {
    "by-lot": BY_LOT,
    "by-draw": BY_DRAW,
    "draw-partners": (("first-caller-method", "draw-partners"), ("match-end", "fixed-hands:2")),
    "all-first": (*BY_DRAW, ("deal-first", "all"), ("batches", "5-3-3-2")),
    "thrown-in": (
        *BY_LOT,
        ("redeal", "no-court-first5+no-court-13+under-ten+partner-no-trump"),
        ("redeal-limit", "none"),
    ),
    "looking": (*BY_LOT, ("continue-for-13", "choice"), ("look-at-partner-hand", "true")),
    **{
        f"turned-{rule}": (*BY_DRAW, ("turn-up", rule))
        for rule in ("second-batch", "last-batch", "remaining-eight", "nth:7", "nth:10", "blind-first5")
    },
}

#: What evenings under some rules are looked at for; not all have it.
WHAT_HAPPENS = {
    "by-draw": "hakem-found",
    "all-first": "hands-taken-up",
    "thrown-in": "redeal-claimed",
    **{name: "trump-turned-up" for name in RULES if name.startswith("turned")},
}


class Found(NamedTuple):
    """What the page asked for, and what it found."""

    requests: list[Message]
    verdicts: list[Message]
    broken: list[str]

    def faults(self, deal: int) -> list[str]:
        """Of the last check of a deal."""
        found: list[str] = [verdict["faults"] for verdict in self.verdicts if verdict["deal"] == deal][-1]
        return found


@cache
def evening(name: str, seed: str = "1") -> Watched:
    """A match under some rules, of two people and two computers; it is not to be changed."""
    watched = Watched("ann", "ben", rules=RULES[name], seed=seed).start()
    watched.until_over()
    assert isinstance(watched, Watched)
    return watched


def seed_with(name: str, kind: str) -> str:
    """The first seed with which an evening under these rules has an event of a kind."""
    for seed in map(str, range(1, 20)):
        if any(
            event["type"] == kind for message in evening(name, seed).messages for event in message.get("events", ())
        ):
            return seed
    raise AssertionError(f"no evening named {name} has a {kind}")


def live(seeds: list[str], messages: list[Message]) -> Found:
    """What the page makes of it."""
    done = subprocess.run(
        [str(NODE), str(PAGE.with_name("check.mjs"))],
        input=json.dumps({"seeds": seeds, "messages": messages}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return Found(**json.loads(done.stdout))


def changed(name: str, change: Callable[[Message], None], kind: str = "", seed: str = "1") -> Found:
    """The evening with every message of a kind changed on its way to the page."""
    watched = evening(name, seed)
    messages = deepcopy(watched.messages)
    for message in messages:
        if kind in ("", message["type"]):
            change(message)
    return live(watched.seeds, messages)


def opened(deal: int, change: Callable[[Message], None]) -> Callable[[Message], None]:
    """Changes one deal of what is opened."""

    def change_deal(message: Message) -> None:
        for one in message["deals"]:
            if one["deal"] == deal:
                change(one)

    return change_deal
