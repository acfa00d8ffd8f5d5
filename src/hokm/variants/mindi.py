"""Mindi, also Mendikot (rules 12.1, 12.2): the tens decide a deal, and there are five ways to find trump."""

from dataclasses import replace
from types import MappingProxyType

from hokm.rules import Variant
from hokm.rules.phases import Dealing, DrawTrump, FindHakem, MakeTrump, Play
from hokm.rules.policies.capture import EachTrick
from hokm.rules.policies.claims import NoRedeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.hidden_trump import FirstVoidCard, LaidFaceDown, Reveal
from hokm.rules.policies.succession import HakemStays, Heir
from hokm.rules.policies.tens import Level, Tens, TensPoints
from hokm.rules.policies.trump import Called, Foretold
from hokm.rules.protocols import Phase, TrumpMaking
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("random"),
    s.BATCHES,
    s.ending_in("first-to-target", "first-to-target fixed-hands:N"),
    s.integer("target", "7"),
    s.choice("stop", "decided full", "full"),
    s.choice("reveal-activation", "card trick", "card"),
    s.choice("emergent-activation", "immediate next-trick", "immediate"),
    s.choice("mindi-trump", "random-open band-a band-b cut announce", "cut"),
    s.choice("tie-2-2", "non-dealer tricks draw", "tricks"),
    s.THAAP,
)


def read_method(values: Values) -> tuple[TrumpMaking, AtOnce, tuple[Phase, ...]]:
    """``mindi-trump``: who makes trump, what is dealt before it, and in which steps."""
    late = values.text("emergent-activation") == "next-trick"
    trick = values.text("reveal-activation") == "trick"
    find, deal, make, play = FindHakem(), Dealing(), MakeTrump(), Play()
    methods: dict[str, tuple[TrumpMaking, AtOnce, tuple[Phase, ...]]] = {
        "random-open": (Foretold(), AtOnce.ALL, (find, DrawTrump(), deal, play)),
        "band-a": (LaidFaceDown(reveal=Reveal.ON_FIRST_VOID), AtOnce.ALL, (find, deal, make, play)),
        "band-b": (LaidFaceDown(whole_trick=trick), AtOnce.ALL, (find, deal, make, play)),
        "cut": (FirstVoidCard(late), AtOnce.ALL, (find, deal, play)),
        "announce": (Called(), AtOnce.ELDEST, (find, deal, make, play)),
    }
    return methods[values.text("mindi-trump")]


def compose(values: Values) -> Slots:
    """The game of tens, each trick taken at once."""
    trump, at_once, phases = read_method(values)
    level = Level(values.text("tie-2-2"))
    return replace(
        hokm_4.compose(values),
        deal_plan=Batches(r.read_sizes(values), at_once),
        claims=NoRedeals(),
        trump=trump,
        capture=EachTrick(tens=True),
        ending=Tens(
            level=level,
            full=values.text("stop") == "full",
            early=level is Level.NON_DEALERS,
            whitewash=True,
        ),
        scoring=TensPoints(),
        succession=HakemStays(after_kot=Heir.PARTNER),
        phases=phases,
    )


MINDI: Variant = define(
    id="mindi",
    revision=1,
    title="Four players, partners across: who takes more of the four tens wins the deal, all of them are a kot.",
    names=MappingProxyType({"en": "Mindi", "fa": "میندی", "hi": "मिंडी"}),
    sources=("Wikipedia, Court piece", "catsatcards.com, Mendikot"),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="emergent"),
    compose=compose,
)
