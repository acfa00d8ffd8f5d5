"""Dealing: which card goes to whom and when, making trump, and turning a card up for it."""

import random

import pytest

from hokm.cards import PACK_52, format_card, format_cards, parse_card
from hokm.rules import CardTurned, Chance, IllegalAction, IllegalChance, PackDealt
from hokm.rules import events as e
from hokm.rules.engine import awaiting
from tests.playing import BY_LOT, Game, deal_of, dealt, shuffled_pack, spelled

IN_ORDER = [format_card(card) for card in PACK_52]


def places(*spans: tuple[int, int]) -> set[str]:
    """The cards at these places of the pack, from and to both included."""
    return {card for start, stop in spans for card in IN_ORDER[start : stop + 1]}


def begun(rules: str = "", hakem: int = 0) -> Game:
    """A match whose pack, in canonical order, has been given out as far as trump allows."""
    return Game(f"{BY_LOT}; {rules}").put(f"lot: {(hakem - 1) % 4}", spelled(PACK_52))


@pytest.mark.parametrize("hakem", range(4))
def test_five_four_four_are_dealt_from_the_hakem_to_the_dealer(hakem: int) -> None:
    game = begun(hakem=hakem).put("call H")
    for step, spans in enumerate(
        [
            [(0, 4), (20, 23), (36, 39)],
            [(5, 9), (24, 27), (40, 43)],
            [(10, 14), (28, 31), (44, 47)],
            [(15, 19), (32, 35), (48, 51)],
        ]
    ):
        assert game.hand((hakem + step) % 4) == places(*spans)


@pytest.mark.parametrize(
    ("batches", "spans"),
    [
        ("5-4-4", [(0, 4), (20, 23), (36, 39)]),
        ("5-3-3-2", [(0, 4), (20, 22), (32, 34), (44, 45)]),
        ("5-4-2-2", [(0, 4), (20, 23), (36, 37), (44, 45)]),
    ],
)
def test_the_packets_may_have_other_sizes(batches: str, spans: list[tuple[int, int]]) -> None:
    assert begun(f"batches={batches}").put("call H").hand(0) == places(*spans)


@pytest.mark.parametrize("rules", ["", "batches=5-3-3-2", "deal-first=all", "others-may-look=true"])
def test_the_hakem_has_five_cards_when_he_makes_trump(rules: str) -> None:
    assert begun(rules, hakem=2).hand(2) == places((0, 4))


@pytest.mark.parametrize(
    ("rules", "sizes", "face_down"),
    [
        ("", [0, 5, 0, 0], ()),
        ("deal-first=all", [5, 5, 5, 5], (0, 2, 3)),
        ("deal-first=all; others-may-look=true", [5, 5, 5, 5], ()),
        ("others-may-look=true", [5, 5, 5, 5], ()),
    ],
)
def test_the_others_get_their_first_cards_before_the_call_where_that_was_agreed(
    rules: str, sizes: list[int], face_down: tuple[int, ...]
) -> None:
    game = begun(rules, hakem=1)
    assert [len(game.hand(seat)) for seat in range(4)] == sizes
    assert game.state.deal.face_down == face_down
    game.put("call C")
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4
    assert game.state.deal.face_down == ()
    assert game.hand(1) == places((0, 4), (20, 23), (36, 39))
    assert any(isinstance(event, e.HandsTakenUp) for event in game.events) == bool(face_down)


@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_any_suit_may_be_called_also_one_that_the_hakem_does_not_hold(suit: str) -> None:
    game = begun()
    assert game.legal() == ["call C", "call D", "call H", "call S"]
    game.put(f"call {suit}")
    assert game.state.deal.trump is not None
    assert "SHDC"[game.state.deal.trump] == suit


def test_the_hakem_leads_to_the_first_trick() -> None:
    for hakem in range(4):
        game = begun(hakem=hakem).put("call H")
        assert game.to_act == (hakem,)
        assert set(game.legal()) == game.hand(hakem)


def test_trump_cannot_be_made_again_nor_by_anybody_else() -> None:
    game = begun(hakem=2)
    for seat in (0, 1, 3):
        assert game.legal(seat) == []
        with pytest.raises(IllegalAction, match="it is seat 2's turn"):
            game.put(f"{seat}:call H")
    game.put("call S")
    for seat in range(4):
        with pytest.raises(IllegalAction):
            game.put(f"{seat}:call H")
    game.put(sorted(game.hand(2))[0])
    for seat in range(4):
        with pytest.raises(IllegalAction):
            game.put(f"{seat}:call H")
    assert game.state.deal.trump == 0


def test_a_card_cannot_be_played_before_trump_is_made() -> None:
    with pytest.raises(IllegalAction, match="a card cannot be played now; it is time to call C or call D"):
        begun().put(IN_ORDER[0])


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        (PACK_52[:51], "the deal needs 52 cards"),
        ((*PACK_52, PACK_52[0]), "the deal needs 52 cards"),
        ((), "the deal needs 52 cards"),
        ((*PACK_52[:51], PACK_52[3]), "JS is dealt twice"),
        ((*PACK_52[:51], parse_card("AS2")), "AS2 is not in the pack"),
    ],
)
def test_a_pack_that_is_not_whole_is_not_dealt(pack: tuple[int, ...], complaint: str) -> None:
    game = Game(BY_LOT).put("lot: 3")
    with pytest.raises(IllegalChance, match=complaint):
        game.feed(PackDealt(pack))  # type: ignore[arg-type]
    assert game.due == "deal"
    assert game.state.match.deals == 0


def test_old_cards_do_not_live_on_into_the_next_deal() -> None:
    game = Game(BY_LOT).won_by("0000000")
    game.put(spelled(PACK_52), "call D")
    deal = game.state.deal
    assert sorted(card for seat in range(4) for card in game.hand(seat)) == sorted(IN_ORDER)
    assert (deal.trick, deal.winners, deal.tricks, deal.last_trick) == ((), (), (0, 0), None)
    assert deal.played == (0, 0, 0, 0)
    assert (deal.announced, deal.tapped, deal.suggested, deal.deciders, deal.spoken) == ((), (), False, (), ())
    assert (deal.going_on, deal.voids, deal.shown, deal.result) == (False, (0,) * 4, (0,) * 4, None)


POOLS = [
    ("second-batch", "5-4-4", places((20, 23))),
    ("last-batch", "5-4-4", places((36, 39))),
    ("remaining-eight", "5-4-4", places((20, 23), (36, 39))),
    ("nth:7", "5-4-4", {IN_ORDER[21]}),
    ("nth:10", "5-4-4", {IN_ORDER[36]}),
    ("blind-first5", "5-4-4", places((0, 4))),
    ("second-batch", "5-3-3-2", places((20, 22))),
    ("last-batch", "5-3-3-2", places((44, 45))),
    ("remaining-eight", "5-3-3-2", places((20, 22), (32, 34), (44, 45))),
    ("nth:7", "5-3-3-2", {IN_ORDER[21]}),
    ("nth:10", "5-3-3-2", {IN_ORDER[33]}),
    ("last-batch", "5-4-2-2", places((44, 45))),
    ("nth:10", "5-4-2-2", {IN_ORDER[36]}),
]


@pytest.mark.parametrize(("turn_up", "batches", "pool"), POOLS)
@pytest.mark.parametrize("hakem", [0, 3])
def test_a_card_is_turned_up_from_the_agreed_part_of_the_hakems_cards(
    turn_up: str, batches: str, pool: set[str], hakem: int
) -> None:
    game = begun(f"turn-up={turn_up}; batches={batches}", hakem)
    assert game.legal() == ["call C", "call D", "call H", "call S", "turn-up"]
    game.put("turn-up")
    due = awaiting(game.variant, game.state)
    assert isinstance(due, Chance)
    assert due.kind == "turned"
    assert due.pool == tuple(parse_card(card) for card in IN_ORDER if card in pool)
    for card in PACK_52:
        if format_card(card) not in pool:
            with pytest.raises(IllegalChance, match="cannot be turned up"):
                game.feed(CardTurned(card))
    turned = sorted(pool)[-1]
    game.put(f"turned: {turned}")
    assert game.state.deal.trump is not None
    assert "SHDC"[game.state.deal.trump] == turned[1]
    assert turned in game.hand(hakem)
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4
    assert game.to_act == (hakem,)


def test_while_a_card_is_being_turned_up_nobody_acts_and_nothing_else_is_due() -> None:
    game = begun("turn-up=last-batch").put("turn-up")
    assert (game.to_act, game.due) == ((), "turned")
    for seat in range(4):
        assert game.legal(seat) == []
        with pytest.raises(IllegalAction, match="nobody can act before the card is turned up"):
            game.put(f"{seat}:call H")
    for text in ("lot: 1", "draw: AS", spelled(PACK_52)):
        with pytest.raises(IllegalChance, match="is due now"):
            game.put(text)


def test_a_card_is_turned_up_only_where_that_was_agreed_and_asked_for() -> None:
    with pytest.raises(IllegalAction, match="cannot turn-up now"):
        begun().put("turn-up")
    game = begun("turn-up=nth:7")
    with pytest.raises(IllegalChance, match="no turned card is due now"):
        game.put(f"turned: {IN_ORDER[21]}")
    game.put("call S")
    with pytest.raises(IllegalChance, match="no turned card is due now"):
        game.put(f"turned: {IN_ORDER[21]}")


def test_everybody_knows_the_turned_card_to_be_in_the_hakems_hand() -> None:
    game = begun("turn-up=nth:7", 2).put("turn-up", f"turned: {IN_ORDER[21]}")
    assert [shown.bit_count() for shown in game.state.deal.shown] == [0, 0, 1, 0]


def test_the_others_take_up_their_cards_when_a_card_is_turned_up() -> None:
    game = begun("turn-up=nth:7; deal-first=all").put("turn-up")
    assert game.state.deal.face_down == (1, 2, 3)
    game.put(f"turned: {IN_ORDER[21]}")
    assert not game.state.deal.face_down


def test_helpers_deal_the_hands_that_are_written() -> None:
    game = deal_of("AS 2H | KD | 3C 4C | QS", trump="D", hakem=3)
    assert {"AS", "2H"} <= game.hand(0)
    assert "KD" in game.hand(1)
    assert {"3C", "4C"} <= game.hand(2)
    assert "QS" in game.hand(3)
    assert game.hakem == 3
    assert dealt("2S 3S 4H 5D 6C | | |").hand(0) == {"2S", "3S", "4H", "5D", "6C"}


def test_the_seats_of_a_side_sit_across_and_play_goes_one_way() -> None:
    for direction in ("ccw", "cw"):
        seating = Game(f"direction={direction}").variant.seating
        assert seating.direction == direction
        assert (seating.seats, seating.sides) == (4, 2)
        assert [seating.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
        assert [seating.next(seat) for seat in range(4)] == [1, 2, 3, 0]
        assert [seating.previous(seat) for seat in range(4)] == [3, 0, 1, 2]
        assert [seating.members(side) for side in range(2)] == [(0, 2), (1, 3)]


def test_every_pack_is_dealt_out_whole() -> None:
    rng = random.Random(8)
    for rules in ("", "batches=5-3-3-2", "batches=5-4-2-2", "deal-first=all"):
        pack = shuffled_pack(rng)
        game = Game(f"{BY_LOT}; {rules}").put("lot: 1", f"deal: {format_cards(pack)}", "call H")
        assert sorted(card for seat in range(4) for card in game.hand(seat)) == sorted(IN_ORDER)
