"""Everything that can be seen can be said, and is understood again at the far end."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hokm import protocol as p
from hokm.bots import RandomBot
from hokm.cards import Card, CardSet, Suit, codec_of
from hokm.fairness import Stream
from hokm.protocol.schema import schema
from hokm.rules import DealResult, Gift, Half, MatchResult, Packet, Streak
from hokm.rules import events as e
from hokm.rules.declaring import whole
from hokm.table import Proceed, RngDealer, Table, drive
from hokm.variants import HOKM_4
from hokm.views import SEEN, SPECTATOR, SeenEvent, Withheld, seen_kinds
from hokm.views.project import see

CARDS = st.integers(0, 103).map(Card)  # of two packs
HANDS = st.integers(0, (1 << 104) - 1).map(CardSet)
OWN_CARDS = st.none() | st.lists(CARDS, max_size=13).map(tuple)
SEATS = st.integers(0, 3)
NO_TURN = p.Turn(to_act=(), hand=None, legal=(), barred=(), asides=(), winning=None, needed=(), drawn=(), clock=None)


def numbers(size: int = 2) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(st.integers(0, 13), min_size=size, max_size=size).map(tuple)


for kind, values in ((Card, CARDS), (CardSet, HANDS), (Suit, st.integers(0, 3).map(Suit))):
    st.register_type_strategy(kind, values)
st.register_type_strategy(
    DealResult,
    st.builds(
        DealResult,
        kind=st.sampled_from(["simple", "kot", "hakem-kot", "redeal"]),
        winner=st.none() | st.integers(0, 1),
        tricks=numbers(),
        points=numbers(),
        score=numbers(),
        streak=st.none() | st.builds(Streak, st.none() | st.integers(0, 1), st.integers(0, 9)),
        next_dealer=st.none() | SEATS,
        next_hakem=st.none() | SEATS,
    ),
)
st.register_type_strategy(
    MatchResult, st.builds(MatchResult, st.none() | st.integers(0, 1), numbers(), st.sampled_from(["target", "resign"]))
)
SPECIAL: dict[str, Any] = {
    "card": CARDS,
    "cards": st.lists(CARDS, max_size=52).map(tuple),
    "not_trumps": st.integers(0, 15),
    "excluded": st.integers(0, 15),
    "voids": st.integers(0, 31),
    "gifts": st.lists(st.builds(Gift, SEATS, SEATS, st.lists(CARDS, max_size=3).map(tuple)), max_size=6).map(tuple),
    "half": st.none() | st.builds(Half, SEATS, CARDS),
    "hand": HANDS,
    "holds": st.none() | CARDS,
    "laid": st.none() | CARDS,
    "trump": st.none() | st.integers(0, 3),
    "hands": st.lists(HANDS, min_size=4, max_size=4).map(tuple),
    "suit": st.integers(0, 3),
    "tricks": numbers(),
    "people": st.permutations(range(4)).map(tuple),
    "seats": st.lists(SEATS, min_size=2, max_size=2).map(tuple),
    "deciders": st.lists(SEATS, max_size=2).map(tuple),
    "face_down": st.lists(SEATS, max_size=4).map(tuple),
    "packets": st.lists(
        st.builds(Packet, SEATS, st.integers(1, 13), OWN_CARDS),
        max_size=8,
    ).map(tuple),
}
#: Where a name means something else in a kind of event, or what is seen may be hidden.
OTHERWISE: dict[tuple[type, str], st.SearchStrategy[Any]] = {
    **{(kind, "card"): st.none() | CARDS for kind in (e.TrumpHidden, e.StockDrawn, e.CardLaidAway)},
    **{(kind, "cards"): OWN_CARDS for kind in (e.CardsDiscarded, e.StockOffered, e.GiftChosen)},
    (e.StockDrawn, "out"): OWN_CARDS,
    (e.PartnersLooked, "hands"): st.none() | st.lists(HANDS, min_size=2, max_size=2).map(tuple),
    (e.HandExposed, "hand"): SEATS,
    (e.HandExposed, "cards"): HANDS,
    (e.BidMade, "tricks"): st.integers(0, 13),
    (e.AuctionWon, "tricks"): st.integers(5, 13),
}
TOLD = dict(seen_kinds())


def any_of(kind: type) -> st.SearchStrategy[Any]:
    """Events of a kind."""
    told = {name: OTHERWISE.get((kind, name), SPECIAL.get(name)) for name in TOLD[kind]}
    return st.builds(kind, **{name: values for name, values in told.items() if values is not None})


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_each_kind_of_event_comes_back_as_it_went(kind: type) -> None:
    @settings(max_examples=30, deadline=None)
    @given(any_of(kind))
    def holds(seen: SeenEvent) -> None:
        wire = p.Events(seq=1, events=(seen,), turn=NO_TURN)
        assert p.SERVER.from_json(p.SERVER.to_json(wire)) == wire

    holds()


def test_there_is_a_message_for_each_kind_of_event_and_no_other() -> None:
    kinds = schema()["$defs"]
    names = [told["$ref"].rpartition("/")[2] for told in kinds["SeenEvent"]["oneOf"]]
    told = {name: kinds[name]["properties"] for name in names}
    assert {name: tuple(fields)[1:] for name, fields in told.items()} == {
        f"{kind.__name__}Event": names for kind, names in TOLD.items()
    }
    assert Withheld in TOLD


def test_a_whole_event_cannot_be_sent_before_it_was_projected() -> None:
    discarded = whole(e.CardsDiscarded(2, 1, (Card(7),)))
    with pytest.raises((TypeError, ValueError)):
        p.SERVER.to_json(p.Events(seq=1, events=(discarded,), turn=NO_TURN))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is not written here"):
        SEEN.plain(discarded)  # type: ignore[arg-type]
    assert SEEN.plain(see(discarded, 3)) == {"type": "cards-discarded", "seat": 2, "number": 1, "cards": None}


def test_a_snapshot_says_all_that_the_page_shows_at_every_moment() -> None:
    stream = Stream(b"snapshots", "all")
    table = Table(HOKM_4, RngDealer(stream))
    bots = {seat: RandomBot() for seat in range(4)}
    for _ in range(3):
        table.handle(Proceed())
        entries = drive(table, bots, lambda seat, number: stream)
        for viewer in (*range(4), SPECTATOR):
            view = table.observation(viewer)
            said = p.snapshot(view, [])
            codec = codec_of(p.View)
            assert codec.from_json(codec.to_json(said)) == said
            assert said.viewer == ("spectator" if viewer is SPECTATOR else viewer)
            assert said.hand == view.hand
            assert said.held == view.deal.held
        assert entries or table.deals == 0


def test_what_a_client_may_not_say_is_refused() -> None:
    for text in (
        '{"type":"ping","seat":1}',
        '{"type":"hello","protocol":1,"table":"ABCD"}',
        '{"type":"sit","id":"","seat":1}',
    ):
        with pytest.raises(ValueError, match=r"there is no field|does not match|must have"):
            p.CLIENT.from_json(text)
