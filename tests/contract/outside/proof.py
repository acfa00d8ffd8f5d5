"""Plays a trick with the events of the package, and follows each of them everywhere. Run as a program of its own, so
that no other test meets these events.
"""

import json
from typing import Any

from hokm import protocol as p
from hokm.cards import cards_of, format_card
from hokm.fairness import Stream
from hokm.protocol.schema import schema
from hokm.rules import Seats
from hokm.rules.engine import replay
from hokm.table import Proceed, RngDealer, SeatAction, Table, read_news, write_news
from hokm.table.table import Entry
from hokm.views import SPECTATOR, SeenEvent, Viewer, Withheld, first_view, watch, with_turn
from hokm.views.project import observe
from tests.contract.outside import PRAISING, CardPraised, HandCounted, SuitRemembered

NO_TURN = p.Turn(to_act=(), hand=None, legal=(), barred=(), asides=(), winning=None, needed=(), drawn=(), clock=None)
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, SPECTATOR)
OURS = (CardPraised, HandCounted, SuitRemembered)


def played() -> Table:
    """A table at which a trick and a card were played."""
    table = Table(PRAISING, RngDealer(Stream(b"outside", "cards")))
    cards = 0
    while cards < 5:
        awaited = table.awaited()
        if isinstance(awaited, Seats):
            seat = awaited.seats[0]
            entries = table.handle(SeatAction(seat, table.observation(seat).legal[0]))
            cards += sum(isinstance(event, CardPraised) for entry in entries for event in entry.events)
        else:
            table.handle(Proceed())
    return table


def stored(table: Table) -> None:
    """The log is read as it was written, and a table goes on from it."""
    kept = [write_news(entry) for entry in table.log]
    assert sum('"type":"hand-counted"' in line.events for line in kept) == 5
    again = [read_news(line) for line in kept]
    assert again == list(table.log)
    resumed = Table.resumed(PRAISING, RngDealer(Stream(b"", "")), [one for one in again if isinstance(one, Entry)])
    assert all(resumed.observation(viewer) == table.observation(viewer) for viewer in VIEWERS)


def projected(table: Table) -> None:
    """Each viewer is shown what the declarations say, and nothing else."""
    for viewer in VIEWERS:
        events = [event for entry in table.log for event in entry.events]
        pairs = list(zip(events, table.frames(viewer, 0), strict=True))
        for happened, seen in pairs:
            if isinstance(happened, CardPraised):
                assert seen is happened
            elif isinstance(happened, HandCounted):
                own = happened.seat == viewer
                assert type(seen) is HandCounted
                assert (seen.seat, seen.number) == (happened.seat, happened.number)
                assert (seen.hand, seen.pack) == (happened.hand if own else None, None)
                assert happened.pack is not None
            elif isinstance(happened, SuitRemembered):
                own = happened.seat == viewer
                assert seen == (SuitRemembered(happened.seat, happened.card) if own else Withheld())
        assert sum(isinstance(happened, OURS) for happened, _ in pairs) == 15


def sent_and_decoded(table: Table) -> None:
    """Over the wire each viewer gets just that; the Python client reads it and folds the view that the table shows."""
    for viewer in VIEWERS:
        seen: tuple[SeenEvent, ...] = table.frames(viewer, 0)
        text = p.SERVER.to_json(p.Events(seq=table.seq, events=seen, turn=NO_TURN))
        heard = p.SERVER.from_json(text)
        assert isinstance(heard, p.Events)
        assert heard.events == seen
        view = first_view(PRAISING, viewer)
        for event in heard.events:
            view = watch(PRAISING, view, event)
        assert view == with_turn(table.observation(viewer), (), ())
        assert len(view.deal.announced) == 5
        said: list[dict[str, Any]] = json.loads(text)["events"]
        counted = [one for one in said if one["type"] == "hand-counted"]
        assert all("pack" not in one for one in counted)
        for one in counted:
            if one["seat"] != viewer:
                assert one["hand"] is None
        remembered = {one["seat"] for one in said if one["type"] == "suit-remembered"}
        assert remembered == ({viewer} if isinstance(viewer, int) else set())
        praised = [one for one in said if one["type"] == "card-praised"]
        assert all(one["suits"] == [one["card"][1]] for one in praised)


def guarded(table: Table) -> None:
    """No whole event can be sent, and none prints what is hidden."""
    for entry in table.log:
        for event in entry.events:
            if isinstance(event, HandCounted):
                assert event.hand is not None
                assert not any(format_card(card) in repr(event) for card in cards_of(event.hand))
                try:
                    p.SERVER.to_json(p.Events(seq=1, events=(event,), turn=NO_TURN))
                except (TypeError, ValueError):
                    continue
                raise AssertionError("a whole event was sent")


def replayed(table: Table) -> None:
    """The inputs alone bring it all again."""
    state = replay(PRAISING, [entry.given for entry in table.log])
    for viewer in VIEWERS:
        assert observe(PRAISING, state, viewer) == table.observation(viewer)


def described() -> None:
    """The schema, from which the page's types are made, has them."""
    definitions = schema()["$defs"]
    assert list(definitions["HandCountedEvent"]["properties"]) == ["type", "seat", "number", "hand"]
    assert "SuitRememberedEvent" in definitions
    assert {"$ref": "#/$defs/CardPraisedEvent"} in definitions["SeenEvent"]["oneOf"]


if __name__ == "__main__":
    match = played()
    stored(match)
    projected(match)
    sent_and_decoded(match)
    guarded(match)
    replayed(match)
    described()
    print("stored, projected, sent, decoded, replayed and described")
