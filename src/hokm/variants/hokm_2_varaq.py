"""Hokm for two as Varaq plays it (rules 17.2): two or three discards, unseen cards, both of the last two shown."""

from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.variant import define
from hokm.variants import hokm_2
from hokm.variants import switches as s

HOKM_2_VARAQ: Variant = define(
    id="hokm-2-varaq",
    revision=1,
    title="Two players: who throws three cards away draws first, and of the last two cards one may be chosen.",
    names=MappingProxyType({"en": "Hokm for two, Varaq", "fa": "حکم دونفره ورق"}),
    sources=("hokm.varaq rules page",),
    switches=hokm_2.switches("varaq"),
    fixed=s.fixed(),
    compose=hokm_2.compose,
)
