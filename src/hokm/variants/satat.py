"""Satat (rules 13): the Mauritian game, with the two of hearts as highest trump and cards passed after a kot."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Dealing, Exchange, FindHakem, MakeTrump, Play
from hokm.rules.policies.exchange import TrumpsForKots
from hokm.rules.policies.follow import FollowButTwoOfHearts
from hokm.rules.policies.ranking import TwoOfHeartsOnTop
from hokm.rules.switches import Switch, Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

OPENING: tuple[Switch, ...] = (
    s.choice("direction", "ccw cw", "cw"),
    *s.finding("draw-high"),
    s.BATCHES,
    *s.DEALING,
)
ENDING: tuple[Switch, ...] = (
    s.KOT_RULE,
    s.ending_in("first-to-target", "first-to-target fixed-hands:N"),
    *s.going_on("choice", "points:4"),
    s.integer("target", "7"),
    s.rotating("court-piece"),
    s.PASS_DIRECTION,
)
SPEECH: tuple[Switch, ...] = (
    s.choice("signals", "off free truthful", "truthful"),
    s.THAAP,
    s.conceding(False),
)
SWITCHES = (
    *OPENING,
    s.choice("trump-mode", "announce turn-up-only", "announce"),
    s.choice("turn-up", s.TURN_UP, "last-batch"),
    *s.redealing(s.CLAIMS, "no-court-first5+partner-no-trump"),
    *ENDING,
    *SPEECH,
)


def compose(values: Values) -> Slots:
    """As Court Piece, but for the two of hearts, the exchange and the points."""
    return replace(
        hokm_4.compose(values),
        exchange=TrumpsForKots(),
        follow=FollowButTwoOfHearts(),
        ranking=TwoOfHeartsOnTop(),
        scoring=r.read_points(values, simple=1, kot=2),
        phases=(FindHakem(), Dealing(), MakeTrump(), Exchange(), Play()),
    )


SATAT: Variant = define(
    id="satat",
    revision=1,
    title="Four players, partners across, clockwise: the two of hearts is the highest trump, and a kot costs trumps.",
    names=MappingProxyType({"en": "Satat", "fa": "ساتات", "mfe": "Satat"}),
    sources=("pagat.com, Mauritius", "gambiter.com, Satat", "Wikipedia, Court piece"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
