"""What people may be called: something that can be seen, without signs that do harm."""

import pytest
from starlette.testclient import TestClient

from hokm.server import Settings, create_app
from hokm.server.identity import clean_name
from hokm.store import MemoryStore


def test_names_keep_the_persian_half_space_and_lose_what_is_not_seen() -> None:
    assert clean_name("می\u200cخواهم") == "می\u200cخواهم"
    assert clean_name("A\u0000B\u202eC\ufeff") == "ABC"
    assert len(clean_name("ا" * 100)) == 24
    assert clean_name("\u200cنامه\u200c\u200cای\u200c") == "نامه\u200cای"
    assert clean_name("A\u200cva\u200d") == "Ava", "there it does nothing"
    assert clean_name("ا" * 23 + "\u200cب") == "ا" * 23, "nothing is left hanging where it is cut off"


@pytest.mark.parametrize(
    "name",
    ["7", "۷", "🂡", "♠", "😀", "👩\u200d🚀", "👩🏽\u200d🚀", "🙂\u200d↔️", "🏳️\u200d🌈", "🇮🇷", "é", "김", "अ"],
)
def test_letters_digits_and_pictures_are_names(name: str) -> None:
    assert clean_name(name) == name


NOT_SEEN = {
    "half-spaces": "\u200c\u200c",
    "joiners": "\u200d\u200d",
    "a Hangul filler": "\u3164",
    "other Hangul fillers": "\u115f\u1160\uffa0",
    "a blank Braille pattern": "\u2800\u2800",
    "marks on nothing": "\u0301\u0323\u064e",
    "a variation of nothing": "\ufe0f",
    "a note without a head": "\U0001d159",
    "spaces of all widths": "\u00a0\u2003\u3000",
    "signs that turn the writing": "\u202e\u2066\u200f",
    "stops": "...",
    "a blank among fillers": "\u3164 \u2800\u200c\u3164",
}


@pytest.mark.parametrize("name", NOT_SEEN.values(), ids=NOT_SEEN.keys())
def test_a_name_of_which_nothing_is_seen_is_refused(name: str) -> None:
    app = create_app(MemoryStore(), b"a secret of this test's own, long", Settings(pace=0.0, logged=False))
    with TestClient(app, "http://hokm.test") as guest:
        before = guest.get("/api/me").json()
        answer = guest.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
        assert "can be seen" in answer.json()["text"]
        assert guest.get("/api/me").json() == before
