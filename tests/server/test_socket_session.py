"""What comes over the socket and is no use: a typed refusal to that socket only, and the table goes on."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hokm import protocol as p
from hokm.client import Guest
from hokm.server import Rate, Settings
from tests.server.live import AT_ONCE, Live, answer_to, closed, on_wire, raw_socket, run, table_of

HELLO = {"type": "hello", "protocol": p.PROTOCOL, "match": None, "since": None}

MALFORMED: dict[str, Mapping[str, Any] | str | bytes] = {
    "no JSON": "AS",
    "nothing": "",
    "no object": "[]",
    "a number": "7",
    "null": "null",
    "cut off": '{"type": "act"',
    "deeply nested": "[" * 2000 + "]" * 2000,
    "not a number": '{"type":"act","id":"x","seq":NaN,"action":{"kind":"play-card","card":"AS"}}',
    "bytes": b'{"type":"ping"}',
    "no type": {"id": "x"},
    "an unknown type": {"type": "deal-me-aces", "id": "x"},
    "a type of the server": {"type": "events", "seq": 1, "events": []},
    "no id": {"type": "act", "seq": 1, "action": on_wire("AS")},
    "a forged seat": {"type": "act", "id": "x", "seq": 1, "action": on_wire("AS"), "seat": 2},
    "a forged suit": {"type": "act", "id": "x", "seq": 1, "action": on_wire("AS"), "suit": "H", "hasSuit": False},
    "a forged person": {"type": "next", "id": "x", "player": "ben"},
    "a text for a number": {"type": "act", "id": "x", "seq": "many", "action": on_wire("AS")},
    "a list for an action": {"type": "act", "id": "x", "seq": 1, "action": ["AS"]},
    "an action as in records": {"type": "act", "id": "x", "seq": 1, "action": "AS"},
    "an unknown kind of action": {"type": "act", "id": "x", "seq": 1, "action": {"kind": "win"}},
    "a forged field of an action": {"type": "act", "id": "x", "seq": 1, "action": on_wire("AS") | {"seat": 2}},
    "a card that is none": {"type": "act", "id": "x", "seq": 1, "action": {"kind": "play-card", "card": "1S"}},
    "a card laid face down": {"type": "act", "id": "x", "seq": 1, "action": {"kind": "play-card", "card": "??"}},
    "a signal that is none": {"type": "act", "id": "x", "seq": 1, "action": on_wire("AS") | {"signal": "lowest"}},
    "too many cards": {"type": "act", "id": "x", "seq": 1, "action": {"kind": "give", "cards": ["AS"] * 53}},
    "a bid below nothing": {"type": "act", "id": "x", "seq": 1, "action": {"kind": "bid", "tricks": -1}},
    "a seat below the first": {"type": "sit", "id": "x", "seat": -1},
    "a seat beyond the last": {"type": "sit", "id": "x", "seat": 99},
    "an unknown level": {"type": "configure", "id": "x", "level": "god"},
    "an unknown clock": {"type": "configure", "id": "x", "clock": 1},
    "an unknown speed": {"type": "speed", "id": "x", "speed": "warp"},
    "no id at all": {"type": "start", "id": ""},
    "a second hello": {"table": "abcd", **HELLO},
}


def test_malformed_messages_are_refused_to_their_sender_and_the_table_goes_on() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            for fault, message in MALFORMED.items():
                answer = await ann.answer(message)
                assert (answer["type"], answer["code"]) == ("refused", p.RefusalCode.MALFORMED), fault
                await ann.table.ask("back")  # patience ends after many of no use in a row
            await asyncio.gather(*(one.play_on(lambda follower: follower.seq > 30) for one in (ann, ben)))
            assert not any('"refused"' in text for text in ben.received)

    run(story, Settings(pace=0.0, logged=False, messages=Rate(200, 200)))


def test_a_long_message_is_refused_and_the_next_one_heard() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            answer = await ann.answer("x" * 5000)
            assert answer["code"] == p.RefusalCode.TOO_LARGE
            assert (await ann.answer({"type": "ping"}))["type"] == "pong"

    run(story)


def test_a_flood_is_refused_then_cut_off_and_costs_nobody_else() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            codes = []
            for _ in range(200):
                await ann.table.socket.send('{"type":"ping"}')
            while (text := await asyncio.wait_for(_next(ann.table.socket), 20)) is not None:
                codes.append(json.loads(text).get("code"))
            assert p.RefusalCode.TOO_FAST in codes
            assert codes.count(p.RefusalCode.TOO_FAST) <= 32
            assert (await ben.answer({"type": "ping"}))["type"] == "pong"

    run(story, Settings(pace=0.0, logged=False, messages=Rate(10, 1)))


def test_a_request_that_came_too_fast_is_refused_by_its_id() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (ann,):
            for number in range(12):
                await ann.table.socket.send(json.dumps({"type": "configure", "id": f"c{number}", "fill": True}))
            answers: list[tuple[str | None, str, str | None]] = []
            while len(answers) < 12:
                message = await ann.hear()
                if isinstance(message, (p.Accepted, p.Refused)):
                    answers.append((message.id, p.SERVER.name_of(message), getattr(message, "code", None)))
            assert sorted(answer[0] or "" for answer in answers) == sorted(f"c{number}" for number in range(12))
            assert {answer[2] for answer in answers} == {None, p.RefusalCode.TOO_FAST}

    run(story, Settings(pace=0.0, logged=False, messages=Rate(8, 0.001)))


async def _next(socket: Any) -> str | None:
    from websockets.exceptions import ConnectionClosed

    try:
        text: str = await socket.recv()
    except ConnectionClosed:
        return None
    return text


def test_before_hello_nothing_is_heard_or_told() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            (eve,) = await live.guests(1)
            async with raw_socket(live, eve) as socket:
                code = ann.follower.code
                for message in (
                    {"type": "start", "id": "x"},
                    {"type": "act", "id": "x", "seq": 1, "action": on_wire("AS")},
                ):
                    assert (await answer_to(socket, message))["code"] == p.RefusalCode.MALFORMED
                assert code

    run(story)


def test_a_socket_that_says_nothing_is_closed() -> None:
    async def story(live: Live) -> None:
        (eve,) = await live.guests(1)
        async with raw_socket(live, eve) as socket:
            assert await asyncio.wait_for(closed(socket), 20) == 1008

    run(story, Settings(pace=0.0, logged=False, hello_within=0.2))


@pytest.mark.parametrize(
    ("change", "code"),
    [({"protocol": 999}, p.RefusalCode.OLD_VERSION), ({"table": "nosuch"}, p.RefusalCode.NO_SUCH_TABLE)],
)
def test_a_hello_that_leads_nowhere_is_answered_and_ended(change: dict[str, Any], code: str) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            (eve,) = await live.guests(1)
            async with raw_socket(live, eve) as socket:
                assert (await answer_to(socket, {**HELLO, "table": ann.follower.code, **change}))["code"] == code
                assert await closed(socket) == 1000

    run(story)


def test_a_hello_is_no_way_to_guess_codes_and_a_guesser_stops_nobody() -> None:
    async def story(live: Live) -> None:
        async def hello(guest: Guest, code: str) -> dict[str, Any]:
            async with raw_socket(live, guest) as socket:
                await socket.send(json.dumps({**HELLO, "table": code}))
                answer: dict[str, Any] = json.loads(await socket.recv())
                return answer

        async with table_of(live, 1, start=False) as (ann,):
            code, (eve, ben) = ann.follower.code, await live.guests(2)
            mine = await eve.make_table(kind="private")
            answers = [(await hello(eve, f"wrong{number}"))["code"] for number in range(4)]
            assert answers == ["no-such-table"] * 3 + ["too-fast"]
            assert (await hello(eve, code))["code"] == "too-fast", "also for a right one, or it would tell"
            assert (await hello(eve, mine))["type"] == "welcome"
            assert (await hello(ben, code))["type"] == "welcome"

    run(story, Settings(**{**AT_ONCE.__dict__, "wrong_codes": Rate(3, 0.0), "wrong_codes_of_address": Rate(3, 0.0)}))


@pytest.mark.parametrize("cookie", ["", "hokm=", "hokm=eve", "hokm=aaaaaaaaaaaaaaaaaaaaaaaa." + "A" * 43, "other=1"])
def test_without_a_cookie_of_ours_nobody_is_anybody(cookie: str) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,), raw_socket(live, Guest(live.url, cookie)) as socket:
            said = json.loads(await socket.recv())
            assert (said["type"], said["code"]) == ("refused", p.RefusalCode.NO_COOKIE)
            assert await closed(socket) == 1008
            assert ann.follower.seq

    run(story)


def test_a_signature_of_one_does_not_serve_another() -> None:
    async def story(live: Live) -> None:
        ann, eve = await live.guests(2)
        forged = Guest(live.url, f"{ann.cookie.split('.')[0]}.{eve.cookie.split('.')[1]}")
        async with raw_socket(live, forged) as socket:
            assert json.loads(await socket.recv())["code"] == p.RefusalCode.NO_COOKIE

    run(story)


def test_another_sites_page_gets_no_socket() -> None:
    async def story(live: Live) -> None:
        (ann,) = await live.guests(1)
        for origin in ("https://example.com", "null", live.url + ".example.com", "file://"):
            with pytest.raises(InvalidStatus):
                async with raw_socket(live, ann, origin=origin):
                    pass
        async with raw_socket(live, ann, origin=live.url) as socket:
            assert (await answer_to(socket, {"type": "ping"}))["type"] == "pong"

    run(story)


def test_somebody_without_a_seat_gets_nothing_of_a_match_that_has_begun() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, _):
            (eve,) = await live.guests(1)
            async with raw_socket(live, eve) as socket:
                await socket.send(json.dumps({**HELLO, "table": ann.follower.code}))
                said = json.loads(await socket.recv())
                assert (said["type"], said["code"]) == ("refused", p.RefusalCode.NOT_SEATED)
                assert await closed(socket) == 1000

    run(story)


def test_who_only_looked_on_is_told_when_the_match_begins() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, _):
            (eve,) = await live.guests(1)
            async with raw_socket(live, eve) as socket:
                await socket.send(json.dumps({**HELLO, "table": ann.follower.code}))
                welcome = json.loads(await socket.recv())
                assert (welcome["viewer"], welcome["view"], welcome["turn"]) == ("spectator", None, None)
                for message in ({"type": "start", "id": "x"}, {"type": "configure", "id": "y", "fill": False}):
                    answer = await answer_to(socket, message)
                    assert answer["code"] == p.RefusalCode.NOT_HOST
                await ann.table.ask("start")
                texts = []
                while (text := await _next(socket)) is not None:
                    texts.append(text)
                assert json.loads(texts[-1])["code"] == p.RefusalCode.NOT_SEATED
                assert "cards-dealt" not in "".join(texts)

    run(story)
