"""Hidden Rung (rules 9.6): hidden trump, and the heap of Double Sar that only tricks after the reveal can take."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.policies.capture import Lock
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    *s.DEALING,
    *s.redealing("no-court-13 no-court-first5 under-ten"),
    s.ending_in("fixed-kots:1", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.counting("kots", "3"),
    s.rotating("court-piece"),
    s.PASS_DIRECTION,
    *s.heaping("3", late=True),
    s.choice("stop", "decided full", "decided"),
    *s.HIDING,
    s.THAAP,
)


def compose(values: Values) -> Slots:
    """As Hidden Rang, but for who takes tricks and when a deal is over."""
    return replace(
        hokm_4.compose(values),
        capture=r.read_heap(values, Lock.REVEALED_BEFORE_FIRST_HALF),
        ending=r.read_taken(values),
    )


HIDDEN_RUNG: Variant = define(
    id="hidden-rung",
    revision=1,
    title="Four players, partners across: hidden trump, and a heap that only two tricks won after the reveal take.",
    names=MappingProxyType({"en": "Hidden Rung", "fa": "رنگ پنهان دبل"}),
    sources=("pagat.com, Pakistan",),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="hidden"),
    compose=compose,
)
