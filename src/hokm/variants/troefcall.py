"""Troefcall (rules 7): the Surinamese game, played clockwise in sets of four deals, with kap and baunie."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

_GOING_ON = s.going_on("choice", "points:15")
SWITCHES = (
    s.choice("direction", "ccw cw", "cw"),
    *s.finding("first-jack"),
    s.BATCHES,
    *s.DEALING,
    s.choice("turn-up", s.TURN_UP, "none"),
    *s.redealing(s.CLAIMS, "no-court-13"),
    s.choice("picture-ranks", "KQJ AKQJ", "KQJ"),
    *s.TRUMPING,
    s.KOT_RULE,
    s.ending_in("set", "set first-to-target fixed-hands:N"),
    *_GOING_ON[:2],
    s.choice("partner-stop", "illegal simple-win", "illegal"),
    *_GOING_ON[2:],
    s.choice("set-by", "points hands", "points"),
    s.integer("target", "7"),
    s.rotating("hokm"),
    s.PASS_DIRECTION,
    s.THAAP,
    s.conceding(True),
)


def compose(values: Values) -> Slots:
    """As Hokm for four, with points of its own."""
    return replace(hokm_4.compose(values), scoring=r.read_points(values, simple=2, kot=5))


TROEFCALL: Variant = define(
    id="troefcall",
    revision=1,
    title="Four players, partners across, clockwise: two points for a win, five for a kap, fifteen for all tricks.",
    names=MappingProxyType({"en": "Troefcall", "fa": "تروف‌کال", "nl": "Troefcall"}),
    sources=("gambiter.com, Troefcall", "VITAL-Development/troefcall-rulebook", "tsbn.nl", "Wikipedia, Troefcall"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
