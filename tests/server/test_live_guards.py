"""Every byte that went to every socket during whole matches, held against the truth in the log."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from hokm import protocol as p
from hokm.cards import PACK_52, CardSet, cards_of, format_card
from hokm.rules import Seat
from hokm.rules import events as e
from hokm.rules.declaring import Event, known
from hokm.server.logs import LOGGER
from hokm.table import Entry
from tests.server.live import Live, Seated, is_over, log_of, raw_socket, run, table_of

CARD = re.compile(r"\b[2-9TJQKA][SHDC]2?\b")

#: Every field that may stand in a message, by the message it stands in. A new field must be put here on purpose.
FIELDS = {
    "welcome": "protocol table pacing viewer seq kept view turn",
    "events": "seq events turn",
    "table": "table",
    "committed": "match match_id rules_hash seats chains listed",
    "seeds-listed": "match deal commits",
    "opened": "match until deals",
    "accepted": "id",
    "refused": "id code text",
    "superseded": "",
    "pong": "",
}
ACTION = "kind card suit signal cards tricks claim"
PACE = "motion pause linger step flight collect deal packet drawn draw hakem card"
INSIDE = {
    "table": "code match kind variant layout rules changed_rules phase host you_host seats level clock fill "
    "speed hold between rematch",
    "seats": "seat kind name level seed present sitting_in you",
    "between": "left held_by ready",
    "turn": "to_act hand legal barred asides winning needed drawn clock",
    "clock": "left reserve paused",
    "view": "viewer phase deals dealer hakem drawn score streak won played redeals owed foretold hand secrets held "
    "known put_away undealt face_down deal_hakem calls bid trump turning laid blind excluded draws drawer offered "
    "given leader trick ruffing not_trumps trump_known_at last_trick tricks tens half winners announced tapped "
    "suggested answering deciders spoken going_on opened result match_result history",
    "secrets": "laid chosen put_away under offered gifts",
    "owed": "side cards",
    "gifts": "giver receiver cards",
    "calls": "seat tricks",
    "half": "seat card live",
    "streak": "side deals",
    "last_trick": "leader cards winner",
    "result": "kind winner tricks points score streak next_dealer next_hakem",
    "match_result": "winner score reason",
    "chains": "first commitment",
    "deals": "deal commits seeds link chance",
    "history": "deal hakem trump result",
    "layout": "seats hands sides direction dummy circles tricks cards packets",
    "packets": "place number waits",
    "pacing": "slow normal fast instant",
    "legal": ACTION,
    "asides": ACTION,
    "barred": "card code suit",
    "winning": "place hand card",
    **dict.fromkeys(("slow", "normal", "fast", "instant"), PACE),
}
EVENTS = {
    "hakem-found": "cards hakem dealer people",
    "phase-began": "phase",
    "deal-began": "number dealer hakem trump",
    "cards-dealt": "packets face_down",
    "hands-taken-up": "packets",
    "trump-called": "seat suit",
    "turn-up-asked": "seat",
    "trump-turned-up": "seat card",
    "redeal-claimed": "seat claim hand",
    "redeal-suggested": "seat voids",
    "redeal-answered": "seat agreed",
    "kot-announced": "seat",
    "card-played": "seat card",
    "table-tapped": "seat",
    "trick-won": "seat tricks half tens",
    "kot-reached": "side deciders",
    "partners-looked": "seats hands",
    "going-on-spoken": "seat on",
    "deal-conceded": "seat",
    "deal-ended": "result owed",
    "hands-opened": "hands laid",
    "resigned": "seat",
    "match-ended": "result",
    "withheld": "",
    "cards-discarded": "seat number cards",
    "stock-offered": "seat number cards",
    "stock-drawn": "seat kept_first used card out",
    "gift-chosen": "giver receiver cards",
    "gifts-passed": "gifts",
    "hand-exposed": "hand cards",
    "bid-made": "seat tricks",
    "auction-won": "seat tricks leader",
    "trump-drawn": "card",
    "trump-chosen": "seat suit",
    "trump-hidden": "seat card blind aside",
    "trump-asked": "seat",
    "trump-revealed": "seat card not_trumps ruffing",
    "trump-set": "seat suit not_trumps",
    "trump-narrowed": "excluded",
    "trump-known": "suit played",
    "card-laid-away": "seat card",
    "signalled": "seat signal holds voids",
}
MATCH_RESULT = set(INSIDE["match_result"].split())

RULES = [
    {"first-caller-method": "first-ace", "target": "2"},
    {"first-caller-method": "two-aces", "target": "2", "turn-up": "nth:7", "deal-first": "all"},
    {"target": "2", "redeal": "under-ten+no-court-first5+no-court-13+partner-no-trump", "others-may-look": "true"},
    {"target": "2", "continue-for-13": "choice", "look-at-partner-hand": "true", "continue-decider": "either-partner"},
]


class Truth:
    """What a seat may have been shown, event by event, worked out from the log alone."""

    def __init__(self, log: tuple[Entry, ...], seat: Seat) -> None:
        self.after: list[set[str]] = [set()]
        #: How many deals are over after each event.
        self.over = [0]
        seen: CardSet = CardSet(0)
        for event in (event for entry in log for event in entry.events):
            self.over.append(self.over[-1] + isinstance(event, e.DealEnded))
            before = CardSet(0) if isinstance(event, e.DealBegan) else seen
            seen = CardSet(before | self._shown(event, seat))
            self.after.append({format_card(card) for card in cards_of(seen)})

    def _shown(self, event: Event, seat: Seat) -> int:
        match event:
            case e.HakemFound() if event.cards:
                return sum({1 << card for card in event.cards})
            case e.CardsDealt() | e.HandsTakenUp():
                return sum(1 << card for owner, _, cards in event.packets if owner == seat for card in known(cards))
            case e.CardPlayed() | e.TrumpTurnedUp():
                return 1 << event.card
            case e.RedealClaimed():
                return event.hand
            case e.PartnersLooked() if seat in event.seats:
                return sum(known(event.hands))
            case e.HandsOpened():
                return sum(event.hands)
            case _:
                return 0


def check_cards(one: Seated, seat: Seat, log: tuple[Entry, ...]) -> None:
    """No card was sent that this seat did not know already; outside of the match, none at all."""
    truth, scanned, told = Truth(log, seat), 0, 0
    for text in one.received:
        message = json.loads(text)
        found = set(CARD.findall(text))
        known: set[str] = set()
        if message["type"] in ("events", "welcome"):
            # What opened in between may be named: after a deal all hands, before the next one begins.
            first = message["seq"] - len(message.get("events", ()))
            known = set().union(*truth.after[first : message["seq"] + 1])
            told = message["seq"]
        elif message["type"] == "opened" and all(deal["deal"] <= truth.over[told] for deal in message["deals"]):
            known = found
        assert found <= known, f"{sorted(found - known)} sent to seat {seat} at event {message.get('seq')}"
        scanned += len(found)
    assert scanned > 50, "nothing was scanned"


def fields(message: dict[str, Any]) -> Iterator[tuple[str, set[str], set[str]]]:
    """Each object in a message: where it stands, the fields it has, and those it may have."""
    kind = message["type"]
    yield kind, set(message) - {"type"}, set(FIELDS[kind].split())
    for event in message.get("events", ()):
        yield event["type"], set(event) - {"type"}, set(EVENTS[event["type"]].split())
        for packet in event.get("packets", ()):
            yield "packet", set(packet), {"seat", "number", "cards"}
    for name, value in walk({name: value for name, value in message.items() if name != "events"}):
        if name not in ("rules", "changed_rules"):
            yield name, set(value), set(INSIDE[name].split())


def walk(value: Any, name: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """All objects within a message, by the name of the field they stand in."""
    if isinstance(value, dict):
        if name:
            yield name, value
        for inner, part in value.items():
            yield from walk(part, inner)
    elif isinstance(value, list):
        for part in value:
            yield from walk(part, name)


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "; ".join(f"{k}={v}" for k, v in rules.items()))
def test_no_socket_is_ever_sent_a_card_that_its_seat_may_not_know(people: int, rules: dict[str, str]) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, people, rules=rules, level="level-2") as seated:
            await asyncio.gather(*(one.play_on(is_over) for one in seated))
            # Coming back, too: a snapshot, and all of it again.
            for one in seated:
                for since in (None, 0, one.follower.seq // 2):
                    async with raw_socket(live, one.guest) as socket:
                        hello = {
                            "type": "hello",
                            "protocol": p.PROTOCOL,
                            "table": one.follower.code,
                            "match": 1,
                            "since": since,
                        }
                        await socket.send(json.dumps(hello))
                        one.received.append(str(await socket.recv()))
                        if json.loads(one.received[-1])["view"] is None:
                            one.received.append(str(await socket.recv()))
            log = await log_of(live, seated[0].follower.code)
            for one in seated:
                check_cards(one, one.seat, log)
                for text in one.received:
                    for where, has, may in fields(json.loads(text)):
                        # A match's result is called the same as a deal's.
                        assert has <= may or (where in ("result", "match-ended") and has <= MATCH_RESULT), (
                            where,
                            has - may,
                        )

    run(story)


def test_the_scan_finds_a_foreign_card() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=RULES[0]) as (ann, ben):
            await asyncio.gather(*(one.play_on(lambda follower: follower.seq > 40) for one in (ann, ben)))
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            assert runner.authority.table is not None
            log = await log_of(live, ann.follower.code)
            foreign = runner.authority.table.observation(ben.seat).hand
            ann.received.append(json.dumps({"type": "table", "note": [format_card(next(iter(cards_of(foreign))))]}))
            with pytest.raises(AssertionError, match="sent to seat 0"):
                check_cards(ann, ann.seat, log)

    run(story)


def test_the_scan_finds_a_new_field() -> None:
    message = {
        "type": "events",
        "seq": 1,
        "events": [{"type": "card-played", "seat": 0, "card": "AS", "next": "KS"}],
        "turn": {},
    }
    assert [where for where, has, may in fields(message) if not has <= may] == ["card-played"]


def test_what_the_server_writes_down_holds_no_card_and_no_token(caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=RULES[0]) as (ann, ben):
            await ann.answer("what is AS?")
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            written = "\n".join(f"{record.getMessage()} {getattr(record, 'fields', '')}" for record in caplog.records)
            assert ann.follower.code in written
            assert not CARD.search(written)
            for one in (ann, ben):
                for part in one.guest.cookie.partition("=")[2].split("."):
                    assert part not in written

    with caplog.at_level(logging.DEBUG, LOGGER.name):
        run(story)


def test_the_cards_of_the_scan_are_those_of_the_wire() -> None:
    assert all(CARD.fullmatch(format_card(card)) for card in PACK_52)
