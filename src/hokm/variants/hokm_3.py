"""Hokm for three (rules 5): everybody alone, seventeen tricks, a deal is over when nobody can come level."""

from dataclasses import replace
from types import MappingProxyType

from hokm.cards import PACK_52, Pack, format_card, rank_of
from hokm.rules import Variant
from hokm.rules.policies.ending import CannotBeEqualled, KotRule, ThirdPlayer
from hokm.rules.switches import Values
from hokm.rules.variant import Seating, Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("first-ace", s.METHODS_ALONE),
    *s.DEALING,
    *s.redealing("no-court-first5 under-ten"),
    *s.TRUMPING,
    s.choice("kot-rule", "first7 none", "first7"),
    s.ending_in("first-to-target", "first-to-target fixed-hands:N"),
    s.integer("target", "7"),
    s.choice("hakem-koti-value", "2 3", "3"),
    s.rotating("hokm", ways="hokm always-next"),
    s.PASS_DIRECTION,
    s.choice("removed-two", "C D H S random", "C"),
    s.choice("third-player-rule", "third-wins nobody leaders-replay", "third-wins"),
)

TWOS: Pack = tuple(card for card in PACK_52 if rank_of(card) == 0)


def compose(values: Values) -> Slots:
    """As for four, but for the pack, the seats and the ending."""
    out = values.text("removed-two")
    kept = tuple(card for card in PACK_52 if format_card(card) != f"2{out}")
    return replace(
        hokm_4.compose(values),
        pack=kept,
        removed=TWOS if out == "random" else (),
        seating=Seating((0, 1, 2), values.text("direction")),
        deal_plan=r.read_dealing(values, (5, 4, 4, 4)),
        ending=CannotBeEqualled(KotRule(values.text("kot-rule")), ThirdPlayer(values.text("third-player-rule"))),
    )


HOKM_3: Variant = define(
    id="hokm-3",
    revision=1,
    title="Three players, everybody alone: a deal is won when nobody else can come level any more.",
    names=MappingProxyType({"en": "Hokm for three", "fa": "حکم سه‌نفره"}),
    sources=("pagat.com, Hokm", "Wikipedia, Court piece"),
    switches=SWITCHES,
    fixed=s.fixed(first_caller_method="first-ace"),
    compose=compose,
)
