"""Hokm for two (rules 17.1, 17.3): five cards each, then the hands are drafted from the stock."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Dealing, Draft, FindHakem, MakeTrump, Play
from hokm.rules.policies.deal_plan import FiveThenStock
from hokm.rules.switches import Switch, Values
from hokm.rules.variant import Seating, Slots, define
from hokm.variants import hokm_4
from hokm.variants import switches as s


def switches(draft: str) -> tuple[Switch, ...]:
    """The switches of the games for two, with their way to draft."""
    return (
        s.choice("direction", "ccw cw", "ccw"),
        *s.finding("first-ace", s.METHODS_ALONE),
        *s.TRUMPING,
        s.KOT_RULE,
        s.ending_in("first-to-target", s.FOUR_ENDS, s.end_by_scoring()),
        s.KOTS_TARGET,
        *s.going_on("off", "wins-match", s.thirteen_by_scoring, look=False),
        *s.counting("iran", "1"),
        s.rotating("winner", ways="winner hokm always-next"),
        s.choice("stop", "majority full", "majority"),
        s.choice("draft", "pagat varaq wiki", draft),
    )


DRAFTS = {
    "pagat": Draft(),
    "varaq": Draft(hakem_discards=(2, 3), trump_waits=True, looks_after_keep=False, both_shown=True),
    "wiki": Draft(together=False, burns_after_keep=False),
}


def compose(values: Values) -> Slots:
    """As for four, but for the seats, the deal and the draft."""
    draft = DRAFTS[values.text("draft")]
    return replace(
        hokm_4.compose(values),
        seating=Seating((0, 1), values.text("direction")),
        deal_plan=FiveThenStock(),
        phases=(FindHakem(), Dealing(), MakeTrump(told_later=draft.trump_waits), draft, Play()),
    )


HOKM_2: Variant = define(
    id="hokm-2",
    revision=1,
    title="Two players: trump is named on five cards, then each draws a hand of thirteen from the stock.",
    names=MappingProxyType({"en": "Hokm for two", "fa": "حکم دونفره"}),
    sources=("pagat.com, Hokm", "Wikipedia, Court piece", "hokm.varaq rules page"),
    switches=switches("pagat"),
    fixed=s.fixed(),
    compose=compose,
)
