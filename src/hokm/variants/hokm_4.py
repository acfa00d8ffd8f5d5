"""Hokm for four, the Iranian game (rules 3): partners across, five cards to the hakem, seven tricks win."""

from types import MappingProxyType

from hokm.cards import PACK_52
from hokm.rules import Variant
from hokm.rules.phases import Dealing, FindHakem, MakeTrump, Play
from hokm.rules.policies.announcements import Speech
from hokm.rules.policies.time_out import Plain
from hokm.rules.policies.tricks import AceHigh, EachTrick
from hokm.rules.switches import Values
from hokm.rules.variant import Seating, Slots, define
from hokm.variants import switches as s

SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    s.choice(
        "first-caller-method",
        "two-aces first-ace high-card two-card-total random first-jack draw-high high-card-dealer draw-partners",
        "first-ace",
    ),
    s.flag("skip-hakem", True),
    s.choice("draw-cap", "none ten", "none"),
    s.choice("batches", "5-4-4 5-3-3-2 5-4-2-2", "5-4-4"),
    s.choice("deal-first", "caller-only all", "caller-only"),
    s.flag("others-may-look", False),
    s.choice("turn-up", "none second-batch last-batch remaining-eight nth:7 nth:10 blind-first5", "none"),
    s.subset("redeal", "no-court-13 no-court-first5 partner-no-trump under-ten"),
    s.choice("redeal-limit", "none 1 2 3", "2"),
    s.choice("must-trump", "off trump trump-and-overtrump", "off"),
    s.flag("allow-discard-instead-of-undertrump", False),
    s.choice("first-lead-trump", "allowed forbidden required", "allowed"),
    s.choice("kot-rule", "first7 all13 none", "first7"),
    s.choice("match-end", "first-to-target fixed-kots:N fixed-hands:N", "first-to-target", s.end_by_scoring),
    s.integer("kots-target", "none"),
    s.choice("continue-for-13", "off choice forced", "off"),
    s.choice("continue-decider", "seventh-winner either-partner captain", "seventh-winner"),
    s.choice("failed-continue", "simple-win keep-kot opponents-score", "simple-win"),
    s.choice("bavney-effect", "none wins-match points:N kots:N", "wins-match", s.thirteen_by_scoring),
    s.flag("look-at-partner-hand", False),
    s.flag("baunie-call-required", False),
    s.choice("scoring", "iran points-1324 kots", "iran"),
    s.integer("target", "7", s.target_by_scoring),
    s.choice("hakem-koti-value", "2 3", "3"),
    s.choice("goon-kot-value", "1 2 3 10", "1"),
    s.choice("streak-kot", "none 7", "7"),
    s.choice("rotation", "hokm court-piece within-side always-next", "hokm"),
    s.choice("pass-direction", "forward backward", "forward"),
    s.choice("stop", "majority full", "majority"),
    s.flag("thaap", False),
    s.flag("capitulation", False),
)


def compose(values: Values) -> Slots:
    """The policies of Hokm for four under the given house rules."""
    return Slots(
        pack=PACK_52,
        seating=Seating(side_of=(0, 1, 0, 1), direction=values.text("direction")),
        first_hakem=s.read_first_hakem(values),
        deal_plan=s.read_batches(values),
        claims=s.read_claims(values),
        trump=s.read_trump(values),
        follow=s.read_follow(values),
        ranking=AceHigh(),
        capture=EachTrick(),
        ending=s.read_ending(values),
        going_on=s.read_going_on(values),
        scoring=s.read_scoring(values),
        succession=s.read_succession(values),
        announcements=Speech(values.flag("thaap"), values.flag("capitulation"), values.flag("baunie-call-required")),
        match_end=s.read_match_end(values),
        time_out=Plain(),
        phases=(FindHakem(), Dealing(), MakeTrump(), Play()),
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
    compose=compose,
)
