"""The kit notices what is wrong with a game or a player of others, and says it in a sentence with its rules."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from hokm.bots import BOTS, Choice
from hokm.cards import Rng
from hokm.fairness import Stream
from hokm.lab import testkit as kit
from hokm.lab.testkit import checks
from hokm.rules import Action, Thaap, Variant
from hokm.rules.engine import legal
from hokm.variants import HOKM_4
from hokm.views import Observation


def but(policy: Any, **methods: Callable[..., Any]) -> Any:
    """A policy as it is, but for some of its answers."""
    kind: Any = dataclass(frozen=True)(type(type(policy).__name__, (type(policy),), methods))
    return kind(**{field.name: getattr(policy, field.name) for field in fields(policy) if field.init})


def played(variant: Variant = HOKM_4) -> list[kit.Step]:
    rng = Stream(b"kit", variant.id)
    return list(kit.play(variant, kit.random_chooser(rng, chatter=0), rng, 1))


def holds_the_two_of_spades(state: Any, seat: int) -> bool:
    return bool(state.hands[(seat + 1) % 4] & 1)


def looked_at(variant: Variant) -> None:
    rng = Stream(b"kit", "worlds")
    for step in played():
        for seat in range(4):
            kit.may_do_the_same_in_another_world(variant, step.after, seat, rng)


def test_a_right_that_hangs_on_a_hidden_card_is_a_leak() -> None:
    def check(self: Any, variant: Variant, state: Any, seat: int, action: Action) -> bool:
        return isinstance(action, Thaap) and state.phase == "play" and holds_the_two_of_spades(state, seat)

    looked_at(HOKM_4)
    with pytest.raises(kit.Leak, match=r"G3, viewer [0-3]: whether it may thaap tells of unseen cards"):
        looked_at(replace(HOKM_4, announcements=but(HOKM_4.announcements, check=check)))


def test_a_time_out_that_looks_at_a_hidden_card_is_a_leak() -> None:
    def action(self: Any, variant: Variant, state: Any, seat: int) -> Action:
        return legal(variant, state, seat)[-1 if holds_the_two_of_spades(state, seat) else 0]

    with pytest.raises(kit.Leak, match=r"G3, viewer [0-3]: what it does after a time-out tells of unseen cards"):
        looked_at(replace(HOKM_4, time_out=but(HOKM_4.time_out, action=action)))


def fails(*_: Any) -> Any:
    raise ZeroDivisionError("division by zero")


SWITCH = HOKM_4.switches[0]

UNSOUND = {
    "the next eldest is no seat": (
        {"succession": but(HOKM_4.succession, next_eldest=lambda *_: 7)},
        "there is no seat 7, in the phase deal after seat . does ..$",
    ),
    "the match never ends": (
        {"match_end": but(HOKM_4.match_end, result=lambda *_: None)},
        "its match is not over after 40 deals$",
    ),
    "the deal never ends": (
        {"ending": but(HOKM_4.ending, outcome=lambda *_: None)},
        "seat . is awaited and can do nothing, in the phase play after seat . does ..$",
    ),
    "a policy raises": (
        {"scoring": but(HOKM_4.scoring, score=fails)},
        "in the phase play after seat . does ..: ZeroDivisionError: division by zero$",
    ),
    "a time-out raises": (
        {"time_out": but(HOKM_4.time_out, action=fails)},
        "in the phase trump after PackDealt: ZeroDivisionError: division by zero$",
    ),
    "a time-out does what it may not": (
        {"time_out": but(HOKM_4.time_out, action=lambda *_: Thaap())},
        "after a time-out seat . does what it may not, in the phase trump after ",
    ),
}


@pytest.mark.parametrize(("change", "why"), UNSOUND.values(), ids=list(UNSOUND))
def test_what_is_wrong_is_told_with_the_rules_and_what_was_done(
    change: dict[str, Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_DEALS", 40)
    with pytest.raises(kit.Unsound, match=f"hokm-4 under its own rules: {why}"):
        kit.check_variant(replace(HOKM_4, **change))


def test_a_policy_that_remembers_is_noticed() -> None:
    asked: list[int] = []

    def next_eldest(self: Any, *given: Any) -> int:
        asked.append(1)
        return len(asked) % 4

    changed = replace(HOKM_4, succession=but(HOKM_4.succession, next_eldest=next_eldest))
    with pytest.raises(kit.Unsound, match="the same input has another effect, in the phase"):
        kit.check_variant(changed)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"switches": (*HOKM_4.switches, SWITCH)}, f"it has the house rule {SWITCH.name} twice"),
        ({"switches": (replace(SWITCH, default="never"),)}, f"{SWITCH.name} is 'never' when nobody sets it"),
        ({"names": {}}, "it has no name in English"),
        ({"names": {"en": "Guest"}}, "it has no name in fa"),
        ({"revision": 99}, "hokm-4 is not the game that is found by this id"),
        ({"id": "guest"}, "guest is not found by its id: a package brings it by an entry point"),
    ],
)
def test_how_a_game_is_called_and_found_is_looked_at_first(change: dict[str, Any], why: str) -> None:
    with pytest.raises(kit.Unsound, match=why):
        kit.check_variant(replace(HOKM_4, **change))


class Player:
    """Plays like the house, but for what a test makes of it."""

    name: Any = "guest"
    version: Any = "1"

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        return BOTS["random"].choose(variant, view, budget, rng)

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        return ()


def first(samples: Any) -> Callable[..., Choice]:
    return lambda self, variant, view, budget, rng: Choice(view.legal[0], samples)


BAD_PLAYERS = {
    "asides raise": ({"asides": fails}, "the computer player guest failed: ZeroDivisionError: division by zero"),
    "nothing for asides": ({"asides": lambda *_: None}, "the computer player guest failed: TypeError: "),
    "an aside that is not allowed": ({"asides": lambda *_: (Thaap(),)}, r"guest says Thaap\(\), which seat . may not"),
    "the same aside twice": ({"asides": lambda self, variant, view, allowed: allowed[:1] * 2}, "says the same twice"),
    "fewer samples than none": ({"choose": first(-1)}, "guest says that it used -1 samples"),
    "samples that are no number": ({"choose": first("many")}, "guest says that it used 'many' samples"),
    "another budget": (
        {"choose": lambda self, variant, view, budget, rng: fails() if budget else Choice(view.legal[0])},
        "the computer player guest failed: ZeroDivisionError: division by zero",
    ),
    "no choice": ({"choose": lambda *_: None}, "guest failed: TypeError: it answered None, which is no Choice"),
    "a bare action": ({"choose": lambda self, variant, view, *_: view.legal[0]}, "which is no Choice"),
    "a name of two lines": ({"name": 'a b\n"]'}, "this cannot be a computer player: a name is made of small letters"),
    "no version": ({"version": None}, "this cannot be a computer player: a version is a word"),
}


@pytest.mark.parametrize(("changes", "why"), BAD_PLAYERS.values(), ids=list(BAD_PLAYERS))
def test_a_player_that_does_not_hold_is_told(changes: dict[str, Any], why: str) -> None:
    player = type("Player", (Player,), changes)()
    with pytest.raises(kit.Unsound, match=why):
        kit.check_bot(player)
