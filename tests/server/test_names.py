"""What people may be called: whatever can be seen, in every script, and nothing that is hidden in it."""

import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from hokm.server import Rate, Settings, create_app
from hokm.server.names import LONGEST_NAME, BadName, NameFault, checked_name
from hokm.store import MemoryStore
from hokm.texts import catalogue

NAMES = {
    "a digit": "7",
    "a Persian digit": "۷",
    "a card": "🂡",
    "a suit": "♠",
    "a face": "😀",
    "an astronaut": "👩\u200d🚀",
    "one with a skin tone": "👩🏽\u200d🚀",
    "a head that shakes": "🙂\u200d↔️",
    "a rainbow": "🏳️\u200d🌈",
    "a heart on fire": "❤️\u200d🔥",
    "a country": "🇮🇷",
    "a region": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a key": "1\ufe0f\u20e3",
    "an emoji of Unicode 15": "\U0001fae8",
    "an emoji of Unicode 16": "\U0001fae9 Ava",
    "an emoji of years to come": "\U0001faef",
    "one of them with a skin tone, joined": "\U0001fad6🏽\u200d\U0001faed",
    "an accent": "é",
    "Korean": "김",
    "Hindi": "अमिता",
    "a conjunct of Sinhala": "ශ්\u200dරී",
    "a conjunct of Bengali": "র\u200d্যাব",
    "a last letter of Malayalam": "അവന്\u200d",
    "a virama that is shown": "क्\u200cष",
    "Arabic with all its marks": "مُحَمَّد",
    "an Arabic mark of the Quran": "رحمٰن",
    "a sign around digits": "\u06dd۷",
    "the Persian half-space": "می\u200cخواهم",
    "a half-space behind a mark": "خانه\u0654\u200cای",
    "Hebrew with points": "שָׁלוֹם",
    "Thai": "น้ำ",
    "Vietnamese": "Nguyễn",
    "stops and quotes with letters": "J. R. 'Bob' O'Neil-Ávila",
    "as long as may be": "ا" * LONGEST_NAME,
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


TIDIED = {
    "spaces around and between": (" \u00a0Ava \n\t Lovelace\u3000", "Ava Lovelace"),
    "an accent that is apart": ("Jose\u0301", "José"),
    "half-spaces that keyboards leave": ("\u200cنامه\u200c\u200cای\u200c", "نامه\u200cای"),
    "joiners that join nothing": ("A\u200cva\u200d", "Ava"),
}


@pytest.mark.parametrize(("typed", "name"), TIDIED.values(), ids=TIDIED.keys())
def test_what_keyboards_leave_behind_is_tidied(typed: str, name: str) -> None:
    assert checked_name(typed) == name


FAULTS = {
    "nothing": ("", NameFault.BLANK),
    "half-spaces": ("\u200c\u200c", NameFault.BLANK),
    "joiners": ("\u200d\u200d", NameFault.BLANK),
    "a Hangul filler": ("\u3164", NameFault.BLANK),
    "other Hangul fillers": ("\u115f\u1160\uffa0", NameFault.BLANK),
    "a blank Braille pattern": ("\u2800\u2800", NameFault.BLANK),
    "marks on nothing": ("\u0301\u0323\u064e", NameFault.BLANK),
    "a variation of nothing": ("\ufe0f", NameFault.BLANK),
    "a note without a head": ("\U0001d159", NameFault.BLANK),
    "spaces of all widths": ("\u00a0\u2003\u3000", NameFault.BLANK),
    "signs that turn the writing": ("\u202e\u2066\u200f", NameFault.BLANK),
    "stops": ("...", NameFault.BLANK),
    "tags alone": ("\U000e0067\U000e0062\U000e007f", NameFault.BLANK),
    "a combining grapheme joiner alone": ("\u034f", NameFault.BLANK),
    "a combining grapheme joiner": ("A\u034fva", NameFault.HIDDEN),
    "a Mongolian variation": ("A\u180bva", NameFault.HIDDEN),
    "a Mongolian vowel separator": ("A\u180eva", NameFault.HIDDEN),
    "a Khmer vowel that is not drawn": ("A\u17b4va", NameFault.HIDDEN),
    "a soft hyphen": ("A\u00adva", NameFault.HIDDEN),
    "a space without width": ("A\u200bva", NameFault.HIDDEN),
    "a word joiner": ("A\u2060va", NameFault.HIDDEN),
    "a byte-order mark": ("\ufeffAva", NameFault.HIDDEN),
    "a control character": ("A\x00va", NameFault.HIDDEN),
    "writing turned round": ("A\u202eva", NameFault.HIDDEN),
    "a mark of direction": ("Ava\u200f", NameFault.HIDDEN),
    "an isolate": ("\u2067Ava\u2069", NameFault.HIDDEN),
    "tags behind a letter": ("Ava\U000e0067\U000e007f", NameFault.HIDDEN),
    "a flag without an end": ("🏴\U000e0067\U000e0062 Ava", NameFault.HIDDEN),
    "a flag that is only an end": ("🏴\U000e007f Ava", NameFault.HIDDEN),
    "a letter's variation": ("A\ufe0fva", NameFault.HIDDEN),
    "a digit's variation without a key": ("1\ufe0f", NameFault.HIDDEN),
    "an ideograph's variation": ("葛\U000e0100", NameFault.HIDDEN),
    "a place for an object": ("Ava\ufffc", NameFault.HIDDEN),
    "a filler among letters": ("A\u3164va", NameFault.HIDDEN),
    "half of a pair": ("Ava\ud83d", NameFault.HIDDEN),
    "private use": ("Ava\ue000", NameFault.HIDDEN),
    "no character": ("Ava\uffff", NameFault.HIDDEN),
    "a tower of marks": ("A" + "\u0301\u0302\u0303\u0304\u0305" * 2, NameFault.MARKS),
    "one too many": ("ا" * (LONGEST_NAME + 1), NameFault.LONG),
}


@pytest.mark.parametrize(("name", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_the_refusal_says_what_is_wrong_with_a_name(guest: TestClient, name: str, fault: NameFault) -> None:
    with pytest.raises(BadName) as refusal:
        checked_name(name)
    assert refusal.value.fault is fault
    before = guest.get("/api/me").json()
    body = '{"name": "' + "".join(f"\\u{unit:04x}" for unit in _units(name)) + '"}'
    answer = guest.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    if "\ud83d" not in name:  # JSON without sense is refused before anybody looks at the name
        assert (answer.json()["code"], answer.json()["text"]) == (fault.value, str(refusal.value))
    assert guest.get("/api/me").json() == before


@pytest.fixture(scope="module")
def guest() -> Iterator[TestClient]:
    free = Rate(10_000, 10_000)
    app = create_app(MemoryStore(), b"a secret of this test's own, long", Settings(logged=False, requests=free))
    with TestClient(app, "http://hokm.test") as guest:
        yield guest


def _units(text: str) -> list[int]:
    """The code units of UTF-16, as JSON escapes them."""
    data = text.encode("utf-16-be", "surrogatepass")
    return [int.from_bytes(data[place : place + 2], "big") for place in range(0, len(data), 2)]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_fault_of_a_name_has_a_sentence(language: str) -> None:
    sentences = {catalogue(language).say(f"refused-{fault.value}") for fault in NameFault}
    assert len(sentences) == len(NameFault)


@given(st.text(max_size=30))
def test_a_name_that_was_accepted_is_accepted_again(text: str) -> None:
    try:
        name = checked_name(text)
    except BadName:
        return
    assert checked_name(name) == name
    assert 0 < len(name) <= LONGEST_NAME
