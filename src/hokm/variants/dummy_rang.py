"""Dummy Rang (rules 16): three players and an open hand that one of them plays; each scores their own tricks."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Auction, Dealing, FindHakem, MakeTrump, Play
from hokm.rules.policies.capture import EachTrick
from hokm.rules.policies.claims import NoRedeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.ending import AllPlayed, BidMade
from hokm.rules.policies.exposure import DummyOpens
from hokm.rules.policies.match_end import AloneAhead
from hokm.rules.policies.scoring import OneATrick
from hokm.rules.policies.succession import AlwaysNext
from hokm.rules.policies.trump import Called
from hokm.rules.switches import Values
from hokm.rules.variant import Seating, Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random", s.METHODS_ALONE),
    s.BATCHES,
    *s.DEALING,
    *s.heaping("3", late=False),
    s.choice("dummy-assignment", "rotate bid", "rotate"),
    s.choice("dummy-streak", "same-hand same-controller", "same-hand"),
    s.integer("dummy-target", "104"),
    s.choice("dummy-match", "individual total-104", "individual"),
    s.choice("expose", "before-lead after-lead", "before-lead"),
)


def compose(values: Values) -> Slots:
    """The dummy goes round, or belongs to the highest bidder."""
    slots = replace(
        hokm_4.compose(values),
        seating=Seating((0, 1, 2), values.text("direction"), dummy=True),
        claims=NoRedeals(),
        exposure=DummyOpens(values.text("expose") == "after-lead"),
        capture=r.read_heap(values, same_controller=values.text("dummy-streak") == "same-controller"),
        ending=AllPlayed(),
        scoring=OneATrick(),
        succession=AlwaysNext(),
        match_end=AloneAhead(values.number("dummy-target") or 104, values.text("dummy-match") == "total-104"),
    )
    if values.text("dummy-assignment") == "rotate":
        return slots
    return replace(
        slots,
        deal_plan=Batches(r.read_sizes(values), AtOnce.ALL),
        trump=Called(has_hakem=False),
        capture=EachTrick(),
        ending=BidMade(),
        scoring=OneATrick(by_bid=True),
        phases=(FindHakem(), Dealing(), Auction(), MakeTrump(), Play()),
    )


DUMMY_RANG: Variant = define(
    id="dummy-rang",
    revision=1,
    title="Three players and an open hand, played by who names trump: each scores the tricks they take, to 104.",
    names=MappingProxyType({"en": "Dummy Rang", "fa": "رنگ با دست باز", "ur": "ڈمی رنگ"}),
    sources=("Wikipedia, Court piece", "pagat.com, Pakistan"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
