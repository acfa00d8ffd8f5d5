"""Dab Rang, also Band Rang (rules 10): the highest bidder hides the trump and must take as many tricks as they bid."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Auction, Dealing, FindHakem, MakeTrump, Play
from hokm.rules.policies.capture import AceRule, HeapUntilReveal, Lock
from hokm.rules.policies.claims import NoRedeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.ending import BidMade
from hokm.rules.policies.scoring import Contract
from hokm.rules.policies.succession import BossStays
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

_FIRST, _LATE, _, _KEEP = s.heaping("2", late=False)
_HIDING = {switch.name: switch for switch in s.HIDING}
SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    s.ending_in("first-to-target", "first-to-target fixed-hands:N"),
    s.integer("target", "7"),
    _FIRST,
    _LATE,
    _KEEP,
    _HIDING["reveal-activation"],
    _HIDING["auto-reveal"],
    s.choice("who-may-ask", "anyone-but-caller opponents", "opponents"),
    _HIDING["caller-concealed-follow"],
    _HIDING["caller-face-down-play"],
    s.choice("bid-after", "5 13", "5"),
    s.choice("min-bid", "5 6 7 8 9 10", "7"),
    s.choice("auction", "one-round until-passes", "one-round"),
    s.choice("all-pass", "forced redeal", "forced"),
    s.choice("dab-capture", "double-sar heap-until-reveal", "double-sar"),
    s.choice("dab-scoring", "game bid-points", "game"),
    s.flag("two-aces-count", True),
    s.choice("first-leader", "boss eldest", "boss"),
    s.THAAP,
)


def compose(values: Values) -> Slots:
    """Hidden trump after an auction."""
    heap = r.read_heap(values, Lock.REVEALED_BEFORE_FIRST_HALF)
    if not values.flag("two-aces-count"):
        heap = replace(heap, ace_rule=AceRule.NO_PICKUP)
    auction = Auction(
        lowest=values.number("min-bid") or 7,
        one_round=values.text("auction") == "one-round",
        forced=values.text("all-pass") == "forced",
        eldest_leads=values.text("first-leader") == "eldest",
    )
    return replace(
        hokm_4.compose(values),
        deal_plan=Batches(r.read_sizes(values), AtOnce.ROUND if values.number("bid-after") == 5 else AtOnce.ALL),
        claims=NoRedeals(),
        trump=r.read_hidden(values, has_hakem=False),
        capture=heap if values.text("dab-capture") == "double-sar" else HeapUntilReveal(),
        ending=BidMade(),
        scoring=Contract(values.text("dab-scoring") == "bid-points"),
        succession=BossStays(),
        phases=(FindHakem(), Dealing(), auction, MakeTrump(), Play()),
    )


DAB_RANG: Variant = define(
    id="dab-rang",
    revision=1,
    title="Four players, partners across: the highest bidder hides the trump and must take as many tricks as they bid.",
    names=MappingProxyType({"en": "Dab Rang", "fa": "داب رنگ", "ur": "داب رنگ"}),
    sources=("Wikipedia, Court piece",),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="hidden"),
    compose=compose,
)
