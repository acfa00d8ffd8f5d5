"""Trup Kasiet (rules 14): Satat with a secret trump that is in force from the first trick on."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.policies.follow import FollowButTwoOfHearts, FreedBy
from hokm.rules.policies.hidden_trump import SecretCard
from hokm.rules.policies.ranking import TwoOfHeartsOnTop
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4, satat
from hokm.variants import switches as s

SWITCHES = (
    *satat.OPENING,
    s.choice("turn-up", s.TURN_UP, "last-batch"),
    *s.redealing("no-court-13 no-court-first5 under-ten", "no-court-first5"),
    *satat.ENDING,
    *satat.SPEECH,
    s.choice("kasiet-2h-scope", "rest-of-trick only-if-led", "rest-of-trick"),
    s.flag("kasiet-card-in-hand", True),
)


def compose(values: Values) -> Slots:
    """As Satat, but the trump is secret and nothing is passed."""
    return replace(
        hokm_4.compose(values),
        trump=SecretCard(r.read_turn_up(values), lies_aside=not values.flag("kasiet-card-in-hand")),
        follow=FollowButTwoOfHearts(FreedBy(values.text("kasiet-2h-scope"))),
        ranking=TwoOfHeartsOnTop(),
        scoring=r.read_points(values, simple=1, kot=2),
    )


TRUP_KASIET: Variant = define(
    id="trup-kasiet",
    revision=1,
    title="Four players, partners across, clockwise: a secret trump in force at once, the two of hearts above it.",
    names=MappingProxyType({"en": "Trup Kasiet", "fa": "تروپ کاسیت", "mfe": "Trup Kasiet"}),
    sources=("pagat.com, Mauritius", "Wikipedia, Court piece"),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="secret"),
    compose=compose,
)
