"""Double Sar (rules 8): tricks lie in a heap, which the player takes who wins two in a row."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.switches import Switch, Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

OPENING: tuple[Switch, ...] = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    *s.DEALING,
    s.choice("trump-mode", "announce turn-up-only", "announce"),
    s.choice("turn-up", s.TURN_UP, "second-batch"),
    *s.redealing(s.CLAIMS),
    *s.TRUMPING,
)
SWITCHES = (
    *OPENING,
    s.ending_in("fixed-kots:1", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.counting("kots", "3"),
    s.rotating("court-piece"),
    s.PASS_DIRECTION,
    *s.heaping("3", late=False),
    s.choice("stop", "decided full", "decided"),
    s.THAAP,
)


def compose(values: Values) -> Slots:
    """As Court Piece, but for who takes tricks and when a deal is over."""
    return replace(hokm_4.compose(values), capture=r.read_heap(values), ending=r.read_taken(values))


DOUBLE_SAR: Variant = define(
    id="double-sar",
    revision=1,
    title="Four players, partners across: only who wins two tricks in a row takes them, with all that lie in the heap.",
    names=MappingProxyType({"en": "Double Sar", "fa": "دبل سر", "ur": "ڈبل سر"}),
    sources=("Wikipedia, Court piece", "pagat.com, Court Piece"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
