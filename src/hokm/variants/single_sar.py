"""Single Sar (rules 6.1): Court Piece counted in points, and the hakem stays while their side wins."""

from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.variant import define
from hokm.variants import court_piece, hokm_4
from hokm.variants import switches as s

SWITCHES = (
    *court_piece.opening("random"),
    s.ending_in("first-to-target", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.going_on("choice", "wins-match", s.thirteen_by_scoring),
    *s.counting("iran", "1"),
    s.rotating("hokm"),
    s.PASS_DIRECTION,
    s.choice("stop", "majority full", "majority"),
    *s.HIDING,
    s.THAAP,
    s.conceding(False),
)

SINGLE_SAR: Variant = define(
    id="single-sar",
    revision=1,
    title="Four players, partners across: each trick counts by itself, points to an agreed target.",
    names=MappingProxyType({"en": "Single Sar", "fa": "سینگل سر", "ur": "سنگل سر"}),
    sources=("Wikipedia, Court piece",),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=hokm_4.compose,
)
