"""Requests over real sockets: out of turn, stale, repeated, at once, by the wrong one, from two windows."""

import asyncio
import json
from collections.abc import Mapping, Sequence

import pytest

from hokm import protocol as p
from hokm.cards import PACK_52, format_card
from hokm.client import Follower, Guest, Refused
from hokm.table import times
from tests.server.live import Live, Seated, closed, is_over, legal, on_wire, raw_socket, run, table_of

TARGET_1 = {"first-caller-method": "random", "target": "1"}


async def someones_turn(people: list[Seated]) -> Seated:
    """Whoever of them must act next; all have heard the same."""
    while True:
        for one in people:
            if one.follower.turn is not None and one.follower.turn.legal:
                for other in people:
                    await other.until(lambda follower, seq=one.follower.seq: follower.seq >= seq)  # type: ignore[misc]
                return one
        await asyncio.sleep(0.01)
        for one in people:
            with_timeout = asyncio.wait_for(one.hear(), 0.05)
            try:
                await with_timeout
            except TimeoutError:
                continue


async def answers_to(one: Seated, requests: Sequence[str]) -> list[p.Accepted | p.Refused]:
    """The answers to requests sent by hand, in their order; a device also asks by itself, whenever it must."""
    answers: list[p.Accepted | p.Refused] = []
    while len(answers) < len(requests):
        message = await one.hear()
        if isinstance(message, (p.Accepted, p.Refused)) and message.id in requests:
            answers.append(message)
    return answers


async def send_at_once(one: Seated, *requests: Mapping[str, object]) -> list[p.Accepted | p.Refused]:
    """Sends requests without waiting, as an impatient finger or a broken line would, and hears the answers."""
    for request in requests:
        await one.table.socket.send(json.dumps(request))
    return await answers_to(one, [str(request["id"]) for request in requests])


def test_out_of_turn_is_refused_and_the_right_card_still_taken() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 4) as people:
            actor = await someones_turn(people)
            action = await actor.my_turn()
            for other in people:
                if other is not actor:
                    with pytest.raises(Refused) as refusal:
                        await other.table.act(action)
                    assert refusal.value.code == "not-your-turn"
            seq = actor.follower.seq
            await actor.table.act(action)
            assert actor.follower.seq > seq

    run(story)


def test_a_foreign_card_and_a_revoke_are_refused() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 4) as people:
            for _ in range(24):
                actor = await someones_turn(people)
                action = await actor.my_turn()
                view = actor.follower.view
                assert view is not None
                allowed = set(legal(actor.follower))
                if len(action) == 2:
                    for card in PACK_52:
                        if format_card(card) not in allowed:
                            with pytest.raises(Refused) as refusal:
                                await actor.table.act(format_card(card))
                            held = view.hand >> card & 1
                            assert refusal.value.code == ("must-follow" if held else "not-in-hand")
                    if view.deal.trick:
                        return
                await actor.table.act(action)

    run(story)


def test_a_stale_action_is_refused_and_the_next_one_taken() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            action = await ann.my_turn()
            for seq in (ann.follower.seq - 1, ann.follower.seq + 1, 0, -5, 10**9):
                with pytest.raises(Refused) as refusal:
                    await ann.table.ask("act", seq=seq, action=on_wire(action))
                assert refusal.value.code == "stale"
            await ann.table.act(action)

    run(story)


def test_the_same_request_twice_is_answered_twice_and_done_once() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as people:
            actor = await someones_turn(list(people))
            seq = actor.follower.seq
            good = {"type": "act", "id": "once", "seq": seq, "action": on_wire(await actor.my_turn())}
            bad = {"type": "act", "id": "never", "seq": seq - 1, "action": good["action"]}
            answers = [(p.SERVER.name_of(one), one.id) for one in await send_at_once(actor, bad, good, good, bad, good)]
            refused, accepted = ("refused", "never"), ("accepted", "once")
            assert answers == [refused, accepted, accepted, refused, accepted]

    run(story)


def test_two_different_cards_in_one_packet_play_one() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            while True:
                card = await ann.my_turn()
                if len(legal(ann.follower)) > 1 and len(card) == 2:
                    break
                await ann.table.act(card)
            seq, cards = ann.follower.seq, map(on_wire, legal(ann.follower)[:2])
            first, second = await send_at_once(
                ann, *({"type": "act", "id": f"n{n}", "seq": seq, "action": card} for n, card in enumerate(cards))
            )
            assert isinstance(first, p.Accepted)
            assert isinstance(second, p.Refused)
            assert second.code in ("stale", "not-your-turn")

    run(story)


def test_twenty_starts_at_once_make_one_deal() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, ben):
            answers = await send_at_once(ann, *({"type": "start", "id": f"s{number}"} for number in range(20)))
            assert sum(isinstance(answer, p.Accepted) for answer in answers) == 1
            assert {answer.code for answer in answers if isinstance(answer, p.Refused)} == {"already-started"}
            await ben.until(lambda follower: follower.seq >= 5)
            assert ben.follower.match == 1
            assert ben.follower.view is not None
            assert ben.follower.view.match.deals == 1

    run(story)


def test_the_newest_window_wins_and_the_old_ones_end_is_nothing() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            async with ann.guest.at_table(ann.follower.code) as second:
                while not isinstance(await ann.hear(), p.Superseded):
                    pass
                assert await closed(ann.table.socket) == 1000
                await ann.table.socket.close()
                await second.hear()
                with pytest.raises(Refused):
                    await second.ask("act", seq=-1, action=on_wire("AS"))
                await ben.table.ask("back")
                assert ben.follower.table is not None
                assert [seat.present for seat in ben.follower.table.seats[:2]] == [True, True]
            await ben.until(lambda follower: follower.table is not None and not follower.table.seats[0].present)

    run(story)


def test_a_person_who_is_away_is_seen_to_be_and_comes_back() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            await ann.table.socket.close()
            await ben.until(lambda follower: follower.table is not None and not follower.table.seats[0].present)
            async with ann.guest.at_table(ann.follower.code, ann.follower):
                await ben.until(lambda follower: follower.table is not None and follower.table.seats[0].present)

    run(story)


def test_a_computer_sits_in_labelled_and_gives_the_seat_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "GRACE", 0.2)

    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            await ann.table.socket.close()
            await ben.until(lambda follower: follower.table is not None and follower.table.seats[0].sitting_in)
            assert ben.follower.table is not None
            seat = ben.follower.table.seats[0]
            assert (seat.kind, seat.level) == ("person", "random")
            async with ann.guest.at_table(ann.follower.code, ann.follower) as table:
                again = Seated(ann.guest, table)
                await asyncio.gather(
                    again.until(lambda follower: follower.table is not None and not follower.table.seats[0].sitting_in),
                    ben.play_on(lambda follower: follower.table is not None and not follower.table.seats[0].sitting_in),
                )
                await asyncio.gather(again.play_on(is_over), ben.play_on(is_over))

    run(story)


def test_who_leaves_for_good_is_replaced_and_the_others_finish() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_1) as (ann, ben):
            await ann.table.ask("leave")
            assert await closed(ann.table.socket) == 1000
            await ben.play_on(is_over)
            assert ben.follower.table is not None
            assert ben.follower.table.seats[0].kind == "computer"
            assert ben.follower.table.you_host
            async with raw_socket(live, ann.guest) as socket:
                hello = {"type": "hello", "protocol": p.PROTOCOL, "table": ben.follower.code}
                await socket.send(json.dumps(hello))
                assert json.loads(await socket.recv())["code"] == "not-seated"

    run(story)


@pytest.mark.parametrize("phase", ["lobby", "play", "break", "over"])
@pytest.mark.parametrize("goes", ["host", "other"])
def test_whose_line_breaks_without_a_word_holds_nobody_up(
    phase: str, goes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(times, "GRACE", 0.2)
    monkeypatch.setattr(times, "HOST_GRACE", 0.1)
    # More than any single deal is worth, kots included: there has to be a break.
    target = {**TARGET_1, "target": "1" if phase in ("lobby", "over") else "4"}
    conditions = {
        "play": lambda follower: follower.turn is not None and bool(follower.turn.to_act),
        "break": lambda follower: follower.table is not None and follower.table.between is not None,
        "over": is_over,
    }

    async def story(live: Live) -> None:
        async with table_of(live, 2, start=phase != "lobby", rules=target) as people:
            if phase in conditions:
                await asyncio.gather(*(one.play_on(conditions[phase]) for one in people))
            gone = people[0 if goes == "host" else 1]
            stays = people[1 if goes == "host" else 0]
            seat, wanted = people.index(gone), "empty" if phase == "lobby" else "person"
            # Only the transport can break a line without a word of closing, and the client keeps it to itself.
            transport = gone.table.socket._socket.transport  # type: ignore[attr-defined]
            transport.abort()
            await stays.until(
                lambda follower: (
                    follower.table is not None
                    and follower.table.you_host
                    and (follower.table.seats[seat].kind == "empty" or follower.table.seats[seat].sitting_in)
                )
            )
            assert stays.follower.table is not None
            left = stays.follower.table.seats[seat]
            assert (left.kind, left.present) == (wanted, False)
            if phase == "lobby":
                await stays.table.ask("start")
            elif phase == "over":
                await stays.table.ask("rematch")
                await stays.until(lambda follower: follower.match == 2 and not is_over(follower))
            await stays.play_on(is_over)
            assert stays.follower.match == (2 if phase == "over" else 1)

    run(story)


def test_a_rematch_begins_anew_for_everybody() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_1) as people:
            await asyncio.gather(*(one.play_on(is_over) for one in people))
            for one in people:
                await one.table.ask("rematch")
            await asyncio.gather(*(one.until(lambda follower: follower.match == 2) for one in people))
            await asyncio.gather(*(one.play_on(is_over) for one in people))
            assert all(one.follower.match == 2 for one in people)

    run(story)


def test_a_new_name_is_seen_by_all() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            await ann.guest.request("PUT", "/api/me", {"name": "  هما\n Ava  "})
            await ben.until(lambda follower: follower.table is not None and follower.table.seats[0].name == "هما Ava")

    run(story)


def test_nobody_learns_by_what_word_the_server_knows_another() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            await asyncio.gather(*(one.play_on(lambda follower: follower.seq > 20) for one in (ann, ben)))
            for one, other in ((ann, ben), (ben, ann)):
                person = other.guest.cookie.partition("=")[2].split(".")[0]
                assert not any(person in text for text in one.received)

    run(story)


def test_a_seat_cannot_be_had_by_a_foreign_cookie() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, ben):
            with pytest.raises(Refused) as refusal:
                await ben.table.ask("sit", seat=0)
            assert refusal.value.code == "seat-taken"
            thief = Guest(live.url, ben.guest.cookie.replace("=", "=x", 1))
            with pytest.raises(Refused) as refusal:
                await thief.request("GET", "/api/mine")
            assert refusal.value.code == "no-cookie"
            assert ann.follower.code

    run(story)


def test_who_sits_elsewhere_is_told_his_seat_anew() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (_, ben):
            await ben.table.ask("sit", seat=3)
            assert ben.seat == 3
            await ben.table.ask("stand")
            assert ben.follower.seat is None

    run(story)


def test_from_every_event_on_one_can_come_back() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, rules=TARGET_1) as (ann,):
            await ann.play_on(is_over)
            whole, last = ann.follower.view, ann.follower.seq
            for start in range(last + 1):
                follower = Follower(ann.follower.code)
                follower.match = 1
                async with ann.guest.at_table(ann.follower.code, follower) as table:
                    while follower.seq < last:
                        await table.hear()
                    assert follower.view == whole
                async with raw_socket(live, ann.guest) as socket:
                    hello = {
                        "type": "hello",
                        "protocol": p.PROTOCOL,
                        "table": follower.code,
                        "match": 1,
                        "since": start,
                    }
                    await socket.send(json.dumps(hello))
                    welcome, events = json.loads(await socket.recv()), json.loads(await socket.recv())
                    assert (welcome["type"], welcome["view"], welcome["seq"]) == ("welcome", None, start)
                    assert (events["seq"], len(events["events"])) == (last, last - start)

    run(story)


@pytest.mark.parametrize(("match", "since"), [(1, 10**6), (1, -1), (2, 5), (0, 0), (None, 5), (1, None)])
def test_what_cannot_be_followed_is_answered_with_a_snapshot(match: int | None, since: int | None) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            await ann.play_on(lambda follower: follower.seq > 12)
            async with raw_socket(live, ann.guest) as socket:
                hello = {
                    "type": "hello",
                    "protocol": p.PROTOCOL,
                    "table": ann.follower.code,
                    "match": match,
                    "since": since,
                }
                await socket.send(json.dumps(hello))
                welcome = p.SERVER.from_json(await socket.recv())
                assert isinstance(welcome, p.Welcome)
                assert welcome.view is not None
                assert welcome.seq >= ann.follower.seq

    run(story)
