"""Fair dealing over real sockets: the order of the promises, what traffic gives away, and the records of matches."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import httpx
import pytest

from hokm import protocol as p
from hokm.client import Device, Follower, Guest, Refused
from hokm.fairness import KeyedDealer, link_before, packed
from hokm.lab import rerun
from hokm.records.verdict import Verdict
from hokm.records.verify import verify
from hokm.rules import PackDealt
from hokm.server.logs import LOGGER
from hokm.table import Authority
from hokm.table.forgetting import DEALS
from tests.server.live import BY_LOT, Live, Seated, is_over, log_of, run, table_of

TARGET_4 = {**BY_LOT, "target": "4"}


class Silent(Device):
    """A device that promises seeds, and never shows one."""

    def hear(self, message: p.ServerMessage, seated: bool) -> list[p.ClientMessage]:
        return [word for word in super().hear(message, seated) if not isinstance(word, p.SeedReveal)]


class Mute(Device):
    """A device that takes no part."""

    def hear(self, message: p.ServerMessage, seated: bool) -> list[p.ClientMessage]:
        return []


async def record_of(live: Live, guest: Guest, code: str, match: int = 1) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        address = f"{live.url}/api/tables/{code}/record"
        return await client.get(address, params={"match": match}, headers={"cookie": guest.cookie})


def judged(text: str, bots: bool = False) -> Verdict:
    verdicts = verify(io.StringIO(text))
    (verdict,) = rerun(io.StringIO(text), verdicts) if bots else verdicts
    return verdict


async def authority_of(live: Live, one: Seated) -> Authority:
    runner = await live.tables.find(one.follower.code)
    assert runner is not None
    return runner.authority


def messages(one: Seated) -> Iterator[dict[str, Any]]:
    return (json.loads(text) for text in one.received)


@pytest.mark.parametrize("people", [1, 2, 4])
@pytest.mark.parametrize("level", ["random", "level-2"])
def test_a_served_match_leaves_a_record_that_holds_with_its_computers(people: int, level: str) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, people, rules={"target": "3"}, level=level) as seated:
            await asyncio.gather(*(one.play_on(is_over) for one in seated))
            for one in seated:
                answer = await record_of(live, one.guest, one.follower.code)
                assert answer.status_code == 200
                assert "attachment" in answer.headers["content-disposition"]
                verdict = judged(answer.text, bots=True)
                assert (verdict.faults, verdict.holds, verdict.waiting, verdict.alone) == ((), True, 0, 0)
                assert verdict.checked == (await authority_of(live, one)).table.deals  # type: ignore[union-attr]
            first = next(line for line in answer.text.splitlines() if "proof seeds 1 " in line)
            assert first.split("reveal=")[1].count("none") == 4 - people

    run(story)


def test_a_changed_move_of_a_computer_is_found() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, rules=TARGET_4, level="level-1") as (ann,):
            await ann.play_on(is_over)
            text = (await record_of(live, ann.guest, ann.follower.code)).text
            # Somebody else is said to have been so good: the same cards, another player.
            changed = text.replace("level-1/1.0.0", "random/1.0.0")
            assert judged(changed).holds
            verdict = judged(changed, bots=True)
            assert {fault.word for fault in verdict.faults} == {"bot-move"}

    run(story)


def test_the_record_of_a_match_that_goes_on_tells_open_deals_only() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            assert "deal:" not in (await record_of(live, ann.guest, ann.follower.code)).text
            dealt_twice = lambda follower: follower.view is not None and follower.view.match.deals == 2  # noqa: E731
            await asyncio.gather(*(one.play_on(dealt_twice) for one in (ann, ben)))
            text = (await record_of(live, ann.guest, ann.follower.code)).text
            assert text.count("deal:") == text.count("proof open") == 1
            verdict = judged(text)
            assert (verdict.holds, verdict.checked) == (True, 1)

    run(story)


def test_only_who_sat_at_the_table_gets_its_record() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            (stranger,) = await live.guests(1)
            code = ann.follower.code
            assert (await record_of(live, stranger, code)).json()["code"] == "no-such-table"
            assert (await record_of(live, stranger, "zzzzzz")).json()["code"] == "no-such-table"
            assert (await record_of(live, ann.guest, code, 2)).status_code == 404
            assert (await record_of(live, ann.guest, code, 0)).status_code == 422
            await ben.table.ask("leave")
            assert (await record_of(live, ben.guest, code)).status_code == 200
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"{live.url}/api/tables/{code}/record")).status_code == 401

    run(story)


def test_a_rematch_has_a_chain_of_its_own() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, rules={**BY_LOT, "target": "1"}) as (ann,):
            await ann.play_on(is_over)
            await ann.table.ask("rematch")
            await ann.until(lambda follower: follower.match == 2 and not is_over(follower))
            await ann.play_on(is_over)
            records = [(await record_of(live, ann.guest, ann.follower.code, match)).text for match in (1, 2)]
            first, second = (judged(text) for text in records)
            assert first.holds
            assert second.holds
            assert first.commitment != second.commitment
            assert judged(records[0].replace(first.commitment, second.commitment)).faults

    run(story)


def test_everything_is_promised_before_it_could_matter() -> None:
    """The chain before any hash, all hashes before any seed, no link before its deal is over."""

    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            for one in (ann, ben):
                await one.answer({"type": "ping"})  # all that was sent before has come
                heard = list(messages(one))
                kinds = [message["type"] for message in heard]
                assert kinds.index("committed") < kinds.index("seeds-listed")
                ended, opened, listed = 0, 0, 0
                for message in heard:
                    if message["type"] == "events":
                        ended += sum(event["type"] == "deal-ended" for event in message["events"])
                    elif message["type"] == "seeds-listed":
                        assert message["deal"] == listed + 1 == ended + 1
                        listed += 1
                    elif message["type"] == "opened":
                        for deal in message["deals"]:
                            opened += 1
                            assert deal["deal"] == opened <= ended
                            listing = next(
                                other
                                for other in heard
                                if other["type"] == "seeds-listed" and other["deal"] == deal["deal"]
                            )
                            assert listing["commits"] == deal["commits"]
                            for seed, commit in zip(deal["seeds"], deal["commits"], strict=True):
                                assert seed is None or sha256(bytes.fromhex(seed)).hexdigest() == commit
                assert opened == ended == listed

    run(story)


def test_no_link_and_no_seed_of_others_is_in_any_traffic_or_log_before_its_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            authority = await authority_of(live, ann)
            ledger = authority.ledger
            assert authority.table is not None
            dealt = authority.table.deals
            links = {ledger.link(deal).hex(): deal for deal in range(1, dealt + 3)}
            seeds = {
                seed.hex(): deal
                for deal, listed in enumerate(ledger.deals, 1)
                for seed in listed.reveals
                if seed is not None
            }
            for one in (ann, ben):
                over = 0
                for message in messages(one):
                    if message["type"] == "events":
                        over += sum(event["type"] == "deal-ended" for event in message["events"])
                    for found in re.findall(r"[0-9a-f]{64}", json.dumps(message)):
                        assert links.get(found, 0) <= over
                        assert seeds.get(found, 0) <= over
            written = "\n".join(f"{record.getMessage()} {getattr(record, 'fields', '')}" for record in caplog.records)
            assert not [secret for secret in (*links, *seeds) if secret in written]
            assert not [secret for secret in (*links, *seeds) if secret in repr(ledger)]

    with caplog.at_level(logging.DEBUG, LOGGER.name):
        run(story)


def test_from_the_opening_of_a_deal_the_next_pack_cannot_be_worked_out() -> None:
    """All that is public, and what the server alone would not change: still neither link nor key of the next deal."""

    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            dealt_twice = lambda follower: follower.view is not None and follower.view.match.deals == 2  # noqa: E731
            await asyncio.gather(*(one.play_on(dealt_twice) for one in (ann, ben)))
            authority = await authority_of(live, ann)
            ledger = authority.ledger
            opened = next(message for message in messages(ann) if message["type"] == "opened")["deals"][0]
            link = bytes.fromhex(opened["link"])
            assert link == ledger.link(1) == link_before(ledger.link(2))
            public = {link, ledger.chains[0].chain.head, *(value for value in ledger.deals[1].commits if value)}
            guesses = {one_step(value) for value in public} | public
            assert ledger.link(2) not in guesses
            packs = [
                entry.given.pack
                for entry in await log_of(live, ann.follower.code)
                if isinstance(entry.given, PackDealt)
            ]
            for guess in guesses:
                assert KeyedDealer(lambda deal, guess=guess: guess).deal(2, packs[1]) != packs[1]  # type: ignore[misc]

    run(story)


def one_step(value: bytes) -> bytes:
    return sha256(packed("hokm-fair-1/chain", value)).digest()


def test_a_late_seed_and_a_wrong_one_are_refused() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4) as (ann, ben):
            with pytest.raises(Refused) as late:
                await ann.table.ask("seed", match=1, deal=1, seed="0" * 64)
            assert late.value.code == "not-now"
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            for commit in ("0" * 63, "0" * 65, "g" * 64, "A" * 64, ""):
                answer = await ann.answer({"type": "seed-hash", "id": "x", "match": 1, "deal": 1, "commit": commit})
                assert answer["code"] == "malformed"

    run(story)


@pytest.mark.parametrize("device", [Silent, Mute])
def test_a_silent_device_is_passed_over_and_counted(device: type[Device]) -> None:
    async def story(live: Live) -> None:
        guests = await live.guests(2)
        code = await guests[0].make_table(kind="private", level="random", clock=0, rules=TARGET_4)
        async with (
            guests[0].at_table(code) as first,
            guests[1].at_table(code, Follower(code), device(lambda size: b"\7" * size)) as second,
        ):
            ann, ben = Seated(guests[0], first), Seated(guests[1], second)
            await ben.table.ask("sit", seat=1)
            await ann.table.ask("start")
            begun = asyncio.get_running_loop().time()
            await ann.until(lambda follower: follower.view is not None and follower.view.match.deals == 1)
            waited = asyncio.get_running_loop().time() - begun
            assert waited < 30  # it goes on; how long exactly is held against a clock moved by hand
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            text = (await record_of(live, ann.guest, code)).text
            assert judged(text).holds
            for line in text.splitlines():
                if "proof seeds" in line:
                    assert line.split("reveal=")[1].split(",")[1] == "none"
            person = (await authority_of(live, ann)).setup.chairs[1].person
            assert person is not None
            account = await live.store.accounts.find(person)
            missed = 0 if account is None else account.missed_seeds
            deals = (await authority_of(live, ann)).ledger.closed
            assert missed == (deals if device is Silent else 0)

    run(story)


def test_openings_are_held_until_the_match_is_over_where_the_host_says_so() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=TARGET_4, hold=True) as (ann, ben):
            assert ann.follower.table is not None
            assert ann.follower.table.hold
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            await ann.until(lambda follower: any(message["type"] == "opened" for message in messages(ann)))
            before = 0
            for message in messages(ann):
                if message["type"] == "opened":
                    assert before > 0
                    assert len(message["deals"]) > 1
                before += message["type"] == "events" and any(
                    event["type"] == "match-ended" for event in message["events"]
                )

    run(story)


def test_whoever_comes_back_hears_how_many_deals_are_open_and_of_the_last_ones() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, rules=TARGET_4) as (ann,):
            await ann.play_on(is_over)
            authority = await authority_of(live, ann)
            async with ann.guest.at_table(ann.follower.code) as again:
                while not isinstance(message := await again.hear(), p.Opened):
                    pass
                assert message.until == authority.ledger.opened > len(message.deals) == DEALS
                assert [deal.deal for deal in message.deals] == [message.until - 1, message.until]

    run(story)


def test_the_chain_is_told_anew_when_the_house_rules_change_before_the_start() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, ben):
            first = [message for message in messages(ben) if message["type"] == "committed"]
            await ann.table.ask("configure", rules={"target": "5"})
            await ben.until(lambda follower: follower.table is not None and follower.table.rules["target"] == "5")
            while len(told := [message for message in messages(ben) if message["type"] == "committed"]) == len(first):
                await ben.hear()
            assert told[-1]["chains"] == first[-1]["chains"]
            assert told[-1]["rules_hash"] != first[-1]["rules_hash"]

    run(story)
