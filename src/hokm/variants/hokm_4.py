"""Hokm for four, the Iranian game (rules 3): partners across, five cards to the hakem, seven tricks win."""

from types import MappingProxyType

from hokm.cards import PACK_52
from hokm.rules import Variant
from hokm.rules.policies.capture import EachTrick
from hokm.rules.policies.exchange import NoExchange
from hokm.rules.policies.exposure import AllHandsHidden
from hokm.rules.policies.ranking import AceHigh
from hokm.rules.policies.time_out import Plain
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("first-ace"),
    s.BATCHES,
    *s.DEALING,
    s.choice("trump-mode", "announce hidden turn-up-only none", "announce"),
    s.choice("turn-up", s.TURN_UP, "none"),
    *s.redealing(s.CLAIMS),
    *s.TRUMPING,
    s.KOT_RULE,
    s.ending_in("first-to-target", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.going_on("off", "wins-match", s.thirteen_by_scoring),
    *s.counting("iran", "1"),
    s.rotating("hokm"),
    s.PASS_DIRECTION,
    s.choice("stop", "majority full", "majority"),
    *s.HIDING,
    s.THAAP,
    s.conceding(False),
)


def compose(values: Values) -> Slots:
    """The policies of Hokm for four, and of the games like it, under the given house rules."""
    r.refuse_nonsense(values)
    return Slots(
        pack=PACK_52,
        removed=(),
        seating=r.read_four(values),
        first_hakem=r.read_first_hakem(values),
        deal_plan=r.read_dealing(values),
        claims=r.read_claims(values),
        trump=r.read_trump(values),
        exchange=NoExchange(),
        exposure=AllHandsHidden(),
        follow=r.read_follow(values),
        ranking=AceHigh(),
        capture=EachTrick(),
        ending=r.read_majority(values),
        going_on=r.read_going_on(values),
        scoring=r.read_scoring(values),
        succession=r.read_succession(values),
        announcements=r.read_speech(values),
        match_end=r.read_match_end(values),
        time_out=Plain(),
        phases=r.read_phases(values),
    )


HOKM_4: Variant = define(
    id="hokm-4",
    revision=1,
    title="Four players, partners across: the hakem names trump on five cards, seven tricks win the deal.",
    names=MappingProxyType({"en": "Hokm", "fa": "حکم"}),
    sources=(
        "pagat.com, Hokm and Court Piece",
        "Wikipedia, Hokm and Court piece",
        "hokm.varaq rules page; Qahwa rules page",
    ),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
