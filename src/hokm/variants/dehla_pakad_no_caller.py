"""Dehla Pakad without a caller (rules 12.4): five cards each are played until a card off suit sets trump."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Dealing, FindHakem, Play
from hokm.rules.policies.claims import NoRedeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.hidden_trump import FirstVoidCard
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import be_ranga, dehla_pakad
from hokm.variants import from_switches as r
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    *dehla_pakad.ENDING,
    s.STREAK_KOT,
    *s.heaping("2", late=False),
    s.choice("stop", "decided full", "full"),
    s.choice("emergent-activation", "immediate next-trick", "immediate"),
    s.choice("pickup-after-trump-set", "same-trick next-trick", "same-trick"),
    s.choice("second-deal", "after-trick at-once", "after-trick"),
    *dehla_pakad.TENS,
    s.THAAP,
)


def compose(values: Values) -> Slots:
    """As Dehla Pakad, but the rest of the cards waits for the trump that a card sets."""
    sizes = r.read_sizes(values)
    return replace(
        dehla_pakad.compose(values),
        deal_plan=Batches(sizes, AtOnce.ROUND),
        claims=NoRedeals(),
        trump=FirstVoidCard(
            values.text("emergent-activation") == "next-trick",
            waiting=sizes[0],
            at_once=values.text("second-deal") == "at-once",
        ),
        capture=r.read_heap(values, be_ranga.read_lock(values), tens=True),
        phases=(FindHakem(), Dealing(), Play()),
    )


DEHLA_PAKAD_NO_CALLER: Variant = define(
    id="dehla-pakad-no-caller",
    revision=1,
    title="Four players, partners across: the first card off suit sets trump, then the rest is dealt; tens decide.",
    names=MappingProxyType({"en": "Dehla Pakad without a caller", "fa": "دهلا پکد بی‌حاکم", "hi": "दहला पकड़"}),
    sources=("pagat.com, Dehla Pakad", "Wikipedia, Court piece"),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="emergent", scoring="kots"),
    compose=compose,
)
