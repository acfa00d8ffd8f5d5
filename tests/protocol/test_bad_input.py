"""What is no message is refused with words that say what is wrong and where, and with no other error."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hokm import protocol as p
from hokm.cards import Unreadable, codec_of

ID = "r1"
GOOD: dict[str, dict[str, Any]] = {
    "hello": {"type": "hello", "protocol": p.PROTOCOL, "table": "abcd", "match": 1, "since": 3},
    "act": {"type": "act", "id": ID, "seq": 4, "action": {"kind": "play-card", "card": "AS"}},
    "discard": {"type": "act", "id": ID, "seq": 4, "action": {"kind": "discard", "cards": ["2S", "AD"]}},
    "configure": {"type": "configure", "id": ID, "clock": 15, "rules": {"target": "5"}, "fill": True},
    "seed": {"type": "seed", "id": ID, "match": 1, "deal": 2, "seed": "ab" * 32},
}
BAD: dict[str, tuple[str, str]] = {
    "no JSON": ("{", "no JSON"),
    "no object": ("[]", "an object is expected"),
    "another kind": ('{"type": "shout"}', "whose 'type' is one of"),
    "a kind that is no text": ('{"type": ["ping"]}', "whose 'type' is one of"),
    "a server's message": ('{"type": "pong"}', "whose 'type' is one of"),
    "a field too many": ('{"type": "ping", "seat": 1}', "there is no field 'seat'"),
    "a field too few": ('{"type": "sit", "id": "a"}', "the field 'seat' is missing"),
    "true is no number": ('{"type": "sit", "id": "a", "seat": true}', "seat: a whole number"),
    "nor is 1.0": ('{"type": "sit", "id": "a", "seat": 1.0}', "seat: a whole number"),
    "nor is it a clock": ('{"type": "configure", "id": "a", "clock": false}', "clock: one of 0, 15, 30"),
    "a number too large": ('{"type": "sit", "id": "a", "seat": 6}', "seat: must be from 0 to 5"),
    "a number of many digits": ('{"type": "sit", "id": "a", "seat": ' + "9" * 9000 + "}", "no JSON"),
    "NaN": ('{"type": "sit", "id": "a", "seat": NaN}', "NaN is no number"),
    "an empty id": ('{"type": "stand", "id": ""}', "id: must have from 1 to 40"),
    "half a character": ('{"type": "stand", "id": "\\ud83d"}', "id: half a character"),
    "no card": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "play-card", "card": "ZZ"}}',
        "action.card: a card",
    ),
    "a card face down": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "play-card", "card": "??"}}',
        "a card",
    ),
    "another spelling": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "play-card", "card": "as"}}',
        "a card",
    ),
    "too many cards": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "discard", "cards": ' + json.dumps(["AS"] * 53) + "}}",
        "action.cards: must have from 0 to 52",
    ),
    "a card in a list": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "discard", "cards": ["AS", 7]}}',
        "action.cards[1]: a card",
    ),
    "another signal": (
        '{"type": "act", "id": "a", "seq": 1, "action": {"kind": "play-card", "card": "AS", "signal": "loud"}}',
        "action.signal: one of",
    ),
    "a seed that is none": (
        '{"type": "seed", "id": "a", "match": 1, "deal": 1, "seed": "AB"}',
        "seed: 'AB' does not match",
    ),
    "too many rules": (
        json.dumps({"type": "configure", "id": "a", "rules": {f"r{n}": "1" for n in range(61)}}),
        "rules: must have from 0 to 60",
    ),
    "a rule that is no text": ('{"type": "configure", "id": "a", "rules": {"target": 5}}', "rules.target: a text"),
    "too deep": ("[" * 100_000, "nested too deeply"),
}


@pytest.mark.parametrize("said", GOOD)
def test_what_is_good_is_read(said: str) -> None:
    message = p.CLIENT.from_json(json.dumps(GOOD[said]))
    assert p.CLIENT.from_json(p.CLIENT.to_json(message)) == message


@pytest.mark.parametrize("bad", BAD)
def test_what_is_bad_is_refused_in_words(bad: str) -> None:
    text, why = BAD[bad]
    with pytest.raises(Unreadable) as refused:
        p.CLIENT.from_json(text)
    assert why in str(refused.value)
    assert len(str(refused.value)) < 500, "what was sent is not sent back at length"


def test_cards_to_lose_come_in_any_order() -> None:
    first, second = ({"kind": "give", "cards": cards} for cards in (["2S", "AD", "KS"], ["KS", "2S", "AD"]))
    assert p.ACTIONS.value(first) == p.ACTIONS.value(second)


def test_bytes_that_are_no_text_are_no_message() -> None:
    with pytest.raises(Unreadable):
        codec_of(p.NewName).from_json(b'{"name": "\xff"}')


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["AS", "S", "??", ID]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(message: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all parts of a message."""
    yield path
    parts = message.items() if isinstance(message, dict) else enumerate(message) if isinstance(message, list) else ()
    for name, part in parts:
        yield from places(part, (*path, name))


@settings(deadline=None)
@given(st.data())
def test_a_message_with_anything_in_it_is_read_or_refused(data: st.DataObject) -> None:
    message = {"message": copy.deepcopy(data.draw(st.sampled_from(list(GOOD.values()))))}
    *path, last = data.draw(st.sampled_from(list(places(message))[1:]))
    inner: Any = message
    for name in path:
        inner = inner[name]
    inner[last] = data.draw(JSON)
    text = json.dumps(message["message"])
    try:
        read = p.CLIENT.from_json(text)
    except Unreadable:
        return
    assert p.CLIENT.from_json(p.CLIENT.to_json(read)) == read
