"""Dehla Pakad (rules 12.3): Double Sar in which the tens decide, counted in kots."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.policies.succession import HakemStays, Heir
from hokm.rules.policies.tens import DealersKot, HandRule, Level, Tens, TensKots
from hokm.rules.switches import Switch, Values
from hokm.rules.variant import Slots, define
from hokm.variants import double_sar, hokm_4
from hokm.variants import from_switches as r
from hokm.variants import switches as s

ENDING: tuple[Switch, ...] = (
    s.ending_in("fixed-kots:3", "fixed-kots:N fixed-hands:N", s.end_by_scoring(kots=3)),
    s.KOTS_TARGET,
)
#: The switches of both games that count tens in kots, after those of the heap.
TENS: tuple[Switch, ...] = (
    s.choice("hand-rule", "majority majority-tricks dealer-needs-all", "majority"),
    s.choice("tie-2-2", "non-dealer tricks draw", "non-dealer"),
    s.choice("dealer-kot-effect", "score cancel", "score"),
    s.flag("streak-needs-three-tens", False),
)
SWITCHES = (
    *double_sar.OPENING,
    *ENDING,
    s.STREAK_KOT,
    *s.heaping("2", late=False),
    s.choice("stop", "decided full", "full"),
    *TENS,
    s.THAAP,
)


def read_tens(values: Values) -> Tens:
    """``hand-rule``, ``tie-2-2`` and ``stop``."""
    rule, level = HandRule(values.text("hand-rule")), Level(values.text("tie-2-2"))
    plain = rule is HandRule.MAJORITY and level is Level.NON_DEALERS
    early = plain and not values.flag("streak-needs-three-tens")
    return Tens(rule, level, values.text("stop") == "full", early)


def read_kots(values: Values) -> TensKots:
    """``streak-kot``, ``dealer-kot-effect`` and ``streak-needs-three-tens``."""
    effect = DealersKot(values.text("dealer-kot-effect"))
    return TensKots(values.number("streak-kot"), effect, values.flag("streak-needs-three-tens"))


def compose(values: Values) -> Slots:
    """As Double Sar, but for what wins a deal."""
    return replace(
        hokm_4.compose(values),
        capture=r.read_heap(values, tens=True),
        ending=read_tens(values),
        scoring=read_kots(values),
        succession=HakemStays(after_kot=Heir.PARTNER),
    )


DEHLA_PAKAD: Variant = define(
    id="dehla-pakad",
    revision=1,
    title="Four players, partners across: the tens in the tricks taken from the heap decide; four of them are a kot.",
    names=MappingProxyType({"en": "Dehla Pakad", "fa": "دهلا پکد", "hi": "दहला पकड़"}),
    sources=("pagat.com, Dehla Pakad", "Wikipedia, Court piece"),
    switches=SWITCHES,
    fixed=s.fixed(scoring="kots"),
    compose=compose,
)
