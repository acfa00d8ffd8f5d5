"""Tables at which all that the engine knows comes about, and lively matches at them."""

import random
from collections.abc import Iterator

import pytest

from hokm.rules import Variant
from hokm.variants import VARIANTS, with_rules_text
from tests.lively import lively_match, mood_of
from tests.playing import Step

#: Games and house rules under which all that the engine knows comes about sooner or later.
TABLES = [
    "hokm-4: ",
    "hokm-4: first-caller-method=two-aces; turn-up=remaining-eight; thaap=true; capitulation=true; "
    "rotation=court-piece",
    "hokm-4: first-caller-method=random; continue-for-13=choice; continue-decider=either-partner; "
    "bavney-effect=points:3",
    "hokm-4: redeal=under-ten+no-court-first5+no-court-13+partner-no-trump; redeal-limit=none; must-trump=trump",
    "hokm-4: kot-rule=all13; must-trump=trump-and-overtrump; batches=5-3-3-2; rotation=within-side; deal-first=all",
    "hokm-4: scoring=kots; kots-target=2; continue-for-13=forced; failed-continue=keep-kot; "
    "first-caller-method=draw-partners",
    "hokm-4: scoring=points-1324; stop=full; first-lead-trump=required; first-caller-method=high-card; draw-cap=ten",
    "hokm-4: baunie-call-required=true; continue-for-13=choice; look-at-partner-hand=true; match-end=fixed-hands:6",
    "hokm-4: trump-mode=none; stop=full",
    "hokm-3: removed-two=random; third-player-rule=leaders-replay; must-trump=trump-and-overtrump",
    "hokm-2: ",
    "hokm-2: draft=wiki; continue-for-13=choice",
    "hokm-2-varaq: ",
    "court-piece: trump-requirement=first-trick; match-end=fixed-hands:5; thaap=true",
    "court-piece: trump-requirement=two-tricks; kots-target=3; capitulation=true",
    "single-sar: trump-mode=hidden; redeal=no-court-13; caller-face-down-play=true; continue-for-13=forced",
    "troefcall: partner-stop=simple-win; thaap=true",
    "double-sar: ace-rule=second-ace-resets; others-may-look=true; turn-up=nth:7; trump-mode=turn-up-only",
    "hidden-rang: caller-face-down-play=true; reveal-activation=trick; kots-target=3",
    "hidden-rang: indicator-choice=blind-first5; deal-first=all; thaap=true",
    "hidden-rung: caller-concealed-follow=must-reveal; who-may-ask=opponents",
    "dab-rang: all-pass=redeal; auction=until-passes; first-leader=eldest",
    "dab-rang: bid-after=13; dab-capture=heap-until-reveal; auto-reveal=on-first-void; dab-scoring=bid-points",
    "be-ranga: emergent-activation=next-trick; kots-target=2",
    "mindi: mindi-trump=random-open; stop=decided",
    "mindi: mindi-trump=band-a",
    "mindi: mindi-trump=band-b; tie-2-2=draw",
    "dehla-pakad: dealer-kot-effect=cancel; streak-needs-three-tens=true",
    "dehla-pakad-no-caller: ",
    "dehla-pakad-no-caller: second-deal=at-once; stop=decided",
    "satat: ",
    "satat: direction=ccw; signals=free; kot-rule=all13; redeal=no-court-13+partner-no-trump",
    "trup-kasiet: ",
    "trup-kasiet: kasiet-card-in-hand=false; kasiet-2h-scope=only-if-led; turn-up=blind-first5",
    "dummy-rang: expose=after-lead; dummy-target=20",
    "dummy-rang: dummy-assignment=bid; dummy-target=20",
    "chokri-6: kot-len=3; scoring=kots",
    "chokri-6: six-deck=double96; six-teams=3x2; equal-cards=last; must-trump=trump-and-overtrump",
]


def table(text: str) -> Variant:
    """The game and the house rules of a table."""
    game, _, rules = text.partition(":")
    return with_rules_text(VARIANTS[game], rules)


#: The variant of each table.
AT_TABLE = {text: table(text) for text in TABLES}
MANY_TABLES = pytest.mark.parametrize("rules", TABLES)


def steps_of(rules: str, seeds: int = 3, deals: int = 4) -> Iterator[Step]:
    """Steps of a few matches at a table, each in a mood of its own."""
    variant = AT_TABLE[rules]
    for seed in range(seeds):
        rng = random.Random(f"{rules} {seed}")
        yield from lively_match(variant, rng, mood_of(variant, rng), deals)
