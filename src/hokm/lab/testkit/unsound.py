"""How the kit says what does not hold: always a sentence that names the game and its house rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from hokm.bots import BotFailed
from hokm.lab.testkit.guards import Leak
from hokm.rules import Variant


class Unsound(AssertionError):
    """A game or a computer player does not hold to what every one must. The message says where."""


class Checked(NamedTuple):
    """What was looked at: sets of house rules, deals, steps of matches."""

    rules: int
    deals: int
    steps: int


def expect(holds: bool, variant: Variant, what: str) -> None:
    """Raises Unsound where it does not hold."""
    if not holds:
        raise Unsound(f"{under(variant)}: {what}")


def under(variant: Variant) -> str:
    """The game and its house rules."""
    rules = "; ".join(f"{name}={value}" for name, value in variant.changed_rules.items()) or "its own rules"
    return f"{variant.id} under {rules}"


@contextmanager
def told(variant: Variant, where: str) -> Iterator[None]:
    """Whatever a policy or a computer player raises within is told in a sentence: under which rules, and where."""
    try:
        yield
    except Unsound:
        raise
    except Leak as leak:
        raise Leak(f"{under(variant)}: {leak}") from leak
    except BotFailed as failure:
        raise Unsound(f"{under(variant)}: {failure}") from failure
    except Exception as fault:
        raise Unsound(f"{under(variant)}: {where}: {type(fault).__name__}: {fault}") from fault
