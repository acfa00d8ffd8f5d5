"""Every game has a record that is played, and a transcript that says what happens in it."""

import pytest

from hokm.records import problems
from hokm.rules import events as e
from hokm.rules.declaring import EVENTS as DECLARED
from hokm.rules.declaring import declared
from hokm.variants import VARIANTS
from tests.goldens import RECORDS, events_of, files_of, transcript


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_played_as_its_transcript_says(name: str) -> None:
    record, played, _ = files_of(name)
    text = record.read_text("utf-8")
    assert problems(text) == []
    assert transcript(text) == played.read_text("utf-8"), "scripts/goldens writes it anew; look at the difference"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_transcript_shows_a_finished_match(name: str) -> None:
    text = files_of(name)[1].read_text("utf-8")
    for words in ("deals", "gets", "wins the trick", "the deal is over", "the match is over"):
        assert words in text
    assert len(text) > 5_000


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_goes_through_every_phase_of_its_game(name: str) -> None:
    events = events_of(files_of(name)[0].read_text("utf-8"))
    assert {event.phase for event in events if isinstance(event, e.PhaseBegan)} >= {
        phase.name for phase in VARIANTS[name].phases[1:]
    }


def test_every_transcript_belongs_to_a_game() -> None:
    files = {path.name for path in RECORDS.iterdir() if path.suffix in (".txt", ".hokm")}
    assert files == {f"{name}{ending}" for name in VARIANTS for ending in (".txt", ".hokm")}


def test_every_event_happens_in_some_record() -> None:
    """So that nothing can happen which nobody has ever looked at."""
    happened = set()
    for name in VARIANTS:
        for event in events_of(files_of(name)[0].read_text("utf-8")):
            happened.add(declared(type(event)).kind)
    assert happened == {known.kind for known in DECLARED.values()}
