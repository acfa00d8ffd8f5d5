"""The page folds events by itself between two snapshots. It must see what the server would have sent."""

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hokm.cards import form_of
from hokm.protocol import DealLine, View, snapshot
from hokm.rules import Variant
from hokm.table.score_sheet import score_sheet
from hokm.table.table import Entry
from hokm.variants import HOKM_4, with_rules_text
from hokm.views import SEEN, SPECTATOR, DealEnded, Viewer
from hokm.views.project import observe, see
from tests.family import family
from tests.playing import Step, random_match

HERE = Path(__file__).parent
NODE = HERE.parents[1] / ".venv" / "bin" / "node"

RULES = (
    "",
    "first-caller-method=random; match-end=fixed-hands:2",
    "first-caller-method=two-aces; turn-up=second-batch; deal-first=all; direction=cw",
    "redeal=no-court-13+under-ten+partner-no-trump; redeal-limit=none; others-may-look=true; target=3",
    "continue-for-13=choice; continue-decider=either-partner; look-at-partner-hand=true; target=3",
    "continue-for-13=forced; failed-continue=keep-kot; baunie-call-required=true; target=3",
    "scoring=kots; kots-target=1; thaap=true; capitulation=true",
    "stop=full; must-trump=trump-and-overtrump; target=3",
)


def watched(variant: Variant, steps: list[Step], viewer: Viewer) -> dict[str, object]:
    """A match as one viewer was sent it, with the snapshot after every step."""
    frames: list[object] = []
    log: list[Entry] = []
    sheet: list[DealLine] = []
    for step in steps:
        log.append(Entry(0, step.given, step.events))
        if any(isinstance(event, DealEnded) for event in step.events):
            sheet = [
                DealLine(deal=deal, hakem=hakem, trump=trump, result=result)
                for deal, hakem, trump, result in score_sheet(log)
            ]
        events = [SEEN.plain(see(event, viewer)) for event in step.events]
        view = form_of(View).write(snapshot(observe(variant, step.after, viewer), sheet))
        frames.append({"events": events, "view": view})
    viewer_name = viewer if isinstance(viewer, int) else "spectator"
    seating = variant.seating
    layout = {"seats": seating.seats, "hands": seating.hands, "cards": variant.cards_in_deal}
    return {"viewer": viewer_name, "sides": seating.sides, "layout": layout, "steps": frames}


def matches() -> Iterator[dict[str, object]]:
    """A random match of every set of rules, as every seat and a spectator see it; then one of every game, in turn."""
    for seed, rules in enumerate(RULES):
        variant = with_rules_text(HOKM_4, rules)
        steps = list(random_match(variant, random.Random(seed), chatter=0.1, resign=0.002, deals=2))
        for viewer in (0, 1, 2, 3, SPECTATOR):
            yield watched(variant, steps, viewer)
    for number, (_, variant, steps) in enumerate(family()):
        viewers = (*range(variant.seating.seats), SPECTATOR)
        yield watched(variant, steps, viewers[number % len(viewers)])


@pytest.mark.skipif(not NODE.exists() and shutil.which("node") is None, reason="no Node.js to run the page's code with")
def test_the_page_sees_what_a_snapshot_would_show_after_every_event() -> None:
    lines = "\n".join(json.dumps(match) for match in matches())
    command = [str(NODE if NODE.exists() else "node"), str(HERE / "fold.mjs")]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20_000
