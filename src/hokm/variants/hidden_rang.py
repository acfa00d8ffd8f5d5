"""Hidden Rang (rules 9): Court Piece with a trump that lies face down until somebody asks for it."""

from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.variant import define
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    *s.DEALING,
    *s.redealing("no-court-13 no-court-first5 under-ten"),
    s.KOT_RULE,
    s.ending_in("fixed-kots:1", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.going_on("off", "kots:52", s.thirteen_by_scoring),
    *s.counting("kots", "1"),
    s.rotating("court-piece"),
    s.PASS_DIRECTION,
    s.choice("stop", "majority full", "majority"),
    *s.HIDING,
    s.THAAP,
    s.conceding(False),
)

HIDDEN_RANG: Variant = define(
    id="hidden-rang",
    revision=1,
    title="Four players, partners across: the trump lies face down until a player who cannot follow asks for it.",
    names=MappingProxyType({"en": "Hidden Rang", "fa": "رنگ پنهان"}),
    sources=("pagat.com, Court Piece and Pakistan",),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="hidden"),
    compose=hokm_4.compose,
)
