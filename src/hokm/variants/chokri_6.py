"""Chokri for six (rules 15.1): two sides of three or three of two, one pack without twos or two of them."""

from dataclasses import replace
from types import MappingProxyType

from hokm.cards import PACK_52, Card, Pack, canonical, rank_of
from hokm.rules import Variant
from hokm.rules.policies.ending import KotRule, Majority, MostTricks, Tie
from hokm.rules.policies.ranking import AceHigh, AceHighOfTwoPacks
from hokm.rules.protocols import Ending, Ranking
from hokm.rules.switches import Values
from hokm.rules.variant import Seating, Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random", s.METHODS_ALONE),
    *s.DEALING,
    *s.redealing("no-court-13 no-court-first5 under-ten"),
    *s.TRUMPING,
    s.KOT_RULE,
    s.ending_in("first-to-target", s.FOUR_ENDS, s.end_by_scoring()),
    s.KOTS_TARGET,
    *s.counting("iran", "1"),
    s.rotating("hokm", s.rotation_by_scoring, ways="hokm court-piece always-next"),
    s.PASS_DIRECTION,
    s.choice("six-teams", "2x3 3x2", "2x3"),
    s.choice("six-deck", "single48 double96", "single48"),
    s.choice("six-tie", "non-caller draw", "non-caller"),
    s.choice("equal-cards", "first last", "first"),
    s.integer("kot-len", "none"),
)

PACK_48: Pack = tuple(card for card in PACK_52 if rank_of(card))
PACK_96: Pack = canonical((*PACK_48, *(Card(card + 52) for card in PACK_48)))


def read_ending(values: Values, tricks: int) -> Ending:
    """``kot-rule``, ``kot-len``, ``six-tie`` and ``six-teams``."""
    length = values.number("kot-len")
    values.refuse_if(
        length is not None and length > tricks, f"kot-len={length} is more than the {tricks} tricks of a deal"
    )
    kot, tie = KotRule(values.text("kot-rule")), Tie(values.text("six-tie"))
    if values.text("six-teams") == "3x2":
        return MostTricks(kot, length, tie)
    return Majority(kot, kot_length=length, tie=tie)


def compose(values: Values) -> Slots:
    """As Hokm for four, but for the seats, the pack and the ending."""
    double = values.text("six-deck") == "double96"
    sizes = (5, 4, 4, 3) if double else (5, 3)
    ranking: Ranking = AceHighOfTwoPacks(values.text("equal-cards") == "last") if double else AceHigh()
    sides = (0, 1, 2, 0, 1, 2) if values.text("six-teams") == "3x2" else (0, 1, 0, 1, 0, 1)
    return replace(
        hokm_4.compose(values),
        pack=PACK_96 if double else PACK_48,
        seating=Seating(sides, values.text("direction")),
        deal_plan=r.read_dealing(values, sizes),
        ranking=ranking,
        ending=read_ending(values, sum(sizes)),
    )


CHOKRI_6: Variant = define(
    id="chokri-6",
    revision=1,
    title="Six players in two sides of three: one pack without twos, eight tricks, five of them win the deal.",
    names=MappingProxyType({"en": "Chokri for six", "fa": "چوکری شش‌نفره", "gu": "ચોકડી"}),
    sources=("Wikipedia, Court piece", "cardzmania.com, Rung and Mendikot for six"),
    switches=SWITCHES,
    fixed=s.fixed(),
    compose=compose,
)
