"""Be-ranga Double Sar (rules 11): nobody names trump; the first card of who cannot follow sets it."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Dealing, FindHakem, Play
from hokm.rules.policies.capture import Lock
from hokm.rules.policies.claims import NoRedeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.hidden_trump import FirstVoidCard
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    s.ending_in("fixed-kots:1", "fixed-kots:N fixed-hands:N", s.end_by_scoring()),
    s.KOTS_TARGET,
    s.choice("goon-kot-value", "1 2 3 10", "3"),
    s.STREAK_KOT,
    *s.heaping("2", late=False),
    s.choice("stop", "decided full", "decided"),
    s.choice("emergent-activation", "immediate next-trick", "immediate"),
    s.choice("pickup-after-trump-set", "same-trick next-trick", "next-trick"),
    s.THAAP,
)


def read_lock(values: Values) -> Lock:
    """``pickup-after-trump-set``."""
    same = values.text("pickup-after-trump-set") == "same-trick"
    return Lock.TRUMP_SET if same else Lock.BEFORE_THIS_TRICK


def compose(values: Values) -> Slots:
    """As Double Sar, but without a hakem."""
    return replace(
        hokm_4.compose(values),
        deal_plan=Batches(r.read_sizes(values), AtOnce.ALL),
        claims=NoRedeals(),
        trump=FirstVoidCard(values.text("emergent-activation") == "next-trick"),
        capture=r.read_heap(values, read_lock(values)),
        ending=r.read_taken(values),
        phases=(FindHakem(), Dealing(), Play()),
    )


BE_RANGA: Variant = define(
    id="be-ranga",
    revision=1,
    title="Four players, partners across: no trump at first; the first card off suit sets it, and a heap is taken.",
    names=MappingProxyType({"en": "Be-ranga", "fa": "بی‌رنگ", "ur": "بے رنگا"}),
    sources=("Wikipedia, Court piece", "pagat.com, Dehla Pakad, for the card that sets trump"),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="emergent", scoring="kots", rotation="court-piece"),
    compose=compose,
)
