"""Court Piece, also Rang and Rung (rules 6): kots count, and a kot side may go on for all thirteen tricks."""

from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.switches import Switch
from hokm.rules.variant import define
from hokm.variants import hokm_4
from hokm.variants import switches as s


def opening(method: str) -> tuple[Switch, ...]:
    """The switches of Court Piece and of the games like it, up to the kot."""
    return (
        s.choice("direction", "ccw cw", "ccw"),
        *s.finding(method),
        s.BATCHES,
        *s.DEALING,
        s.choice("trump-mode", "announce hidden turn-up-only none", "announce"),
        s.choice("turn-up", s.TURN_UP, "second-batch", s.turn_up_where_named("second-batch")),
        s.choice("trump-requirement", "none first-trick two-tricks", "none"),
        s.choice("two-tricks-scope", "any-consecutive only-first-two", "any-consecutive"),
        *s.redealing(s.CLAIMS),
        *s.TRUMPING,
        s.KOT_RULE,
    )


SWITCHES = (
    *opening("random"),
    s.ending_in("fixed-kots:1", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.going_on("choice", "kots:52", s.thirteen_by_scoring),
    *s.counting("kots", "1"),
    s.rotating("court-piece"),
    s.PASS_DIRECTION,
    s.choice("stop", "majority full", "majority"),
    *s.HIDING,
    s.THAAP,
    s.conceding(False),
)

COURT_PIECE: Variant = define(
    id="court-piece",
    revision=1,
    title="Four players, partners across: kots are counted, and seven tricks in a row may be played on for thirteen.",
    names=MappingProxyType({"en": "Court Piece", "fa": "کورت‌پیس", "ur": "کورٹ پیس"}),
    sources=("pagat.com, Court Piece", "Wikipedia, Court piece", "gambiter.com, Rang", "cardzmania.com, Rung"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=hokm_4.compose,
)
