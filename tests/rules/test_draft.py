"""Hokm for two: the draft, step by step, and what each player sees of it (rules 17)."""

from collections.abc import Iterator

import pytest

from hokm.cards import PACK_52, format_card, format_cards, parse_card, set_of
from hokm.rules import IllegalAction
from hokm.rules.events import CardsDiscarded, StockDrawn, StockOffered, TrumpChosen
from hokm.views.project import see
from tests.playing import Game
from tests.rules.positions import eldest_of, game_of

#: Dealt in canonical order: the hakem has AS to TS, the other 9S to 5S, on top of the stock lies 4S.
PACK = " ".join(format_card(card) for card in PACK_52)
STOCK = PACK.split()[10:]


def dealt(name: str = "hokm-2", rules: str = "") -> Game:
    """The hakem, seat 0, has his five cards."""
    return game_of(name, rules).put(f"deal: {PACK}")


def drafting(name: str = "hokm-2", rules: str = "", hakem: str = "AS KS QS", other: str = "9S 8S") -> Game:
    """Both have discarded."""
    return dealt(name, rules).put("call S", f"discard {hakem}", f"discard {other}")


def steps(game: Game, words: str) -> Iterator[tuple[int, ...]]:
    """Who drew, then the stock and the two hands, after each draw."""
    for word in words.split():
        drawer = game.to_act[0]
        game.put(word)
        yield drawer, game.state.deal.undealt, *game.state.deal.held


def thrown(game: Game) -> int:
    """How many cards have left the stock or a hand for the discard pile."""
    return 52 - game.state.deal.undealt - sum(game.state.deal.held)


def test_the_hakem_sees_five_cards_and_the_other_none_before_trump_is_named() -> None:
    game = dealt()
    assert game.hand(0) == {"AS", "KS", "QS", "JS", "TS"}
    assert game.hand(1) == set()
    assert game.to_act == (0,)
    assert game.put("call H").hand(1) == {"9S", "8S", "7S", "6S", "5S"}


def test_the_hakem_throws_three_cards_away_and_then_the_other_two() -> None:
    game = dealt().put("call S")
    assert game.to_act == (0,)
    assert len(game.legal()) == 10
    assert "discard AS KS QS" in game.legal()
    with pytest.raises(IllegalAction):
        game.put("discard AS KS")
    game.put("discard AS KS QS")
    assert game.to_act == (1,)
    assert len(game.legal()) == 10
    assert "discard 9S 8S" in game.legal()
    with pytest.raises(IllegalAction):
        game.put("discard 9S 8S 7S")
    game.put("discard 9S 8S")
    assert (game.hand(0), game.hand(1)) == ({"JS", "TS"}, {"7S", "6S", "5S"})


def test_they_draw_in_turn_from_the_hakem_on_until_the_stock_is_empty() -> None:
    game = drafting()
    assert (game.state.deal.undealt, game.state.deal.held, thrown(game)) == (42, (2, 3), 5)
    seen = list(steps(game, "keep " * 21))
    assert [drawer for drawer, *_ in seen] == [0, 1] * 10 + [0]
    assert seen[0] == (0, 40, 3, 3)
    assert seen[1] == (1, 38, 3, 4)
    assert seen[19] == (1, 2, 12, 13)
    assert seen[20] == (0, 0, 13, 13)
    assert thrown(game) == 26
    assert game.state.phase == "play"
    assert game.to_act == (0,)


def test_who_keeps_the_first_card_throws_the_next_one_away_and_the_other_way_round() -> None:
    game = drafting().put("keep")
    assert game.hand(0) == {"JS", "TS", STOCK[0]}
    game.put("reject")
    assert game.hand(1) == {"7S", "6S", "5S", STOCK[3]}


def test_the_last_draw_is_nothing_special() -> None:
    game = drafting().put("keep " * 20)
    assert game.to_act == (0,)
    assert game.legal() == ["keep", "reject"]
    game.put("reject")
    assert STOCK[41] in game.hand(0)
    assert STOCK[40] not in game.hand(0)


@pytest.mark.parametrize("word", ["keep", "reject"])
def test_whoever_draws_sees_both_cards(word: str) -> None:
    """Here the second one too, whether it goes or stays."""
    offered, drawn = draw_seen_by(drafting(), word, 0)
    assert offered.cards == (parse_card(STOCK[0]),)
    assert drawn.card is not None
    assert drawn.out is not None
    assert {drawn.card, *drawn.out} == {parse_card(STOCK[0]), parse_card(STOCK[1])}


def draw_seen_by(game: Game, word: str, viewer: int) -> tuple[StockOffered, StockDrawn]:
    """The first draw of the hakem as a seat sees it."""
    game.put(word)
    views = [see(event, viewer) for event in game.events]
    offered = next(view for view in views if isinstance(view, StockOffered))
    drawn = next(view for view in views if isinstance(view, StockDrawn))
    return offered, drawn


@pytest.mark.parametrize("word", ["keep", "reject"])
def test_the_other_sees_how_a_draw_went_but_no_card(word: str) -> None:
    offered, drawn = draw_seen_by(drafting(), word, 1)
    assert (offered.seat, offered.number, offered.cards) == (0, 1, None)
    assert (drawn.card, drawn.out) == (None, None)


def test_discards_are_seen_by_their_owner_alone() -> None:
    game = drafting()
    for viewer in (0, 1):
        views = [see(event, viewer) for event in game.events]
        seen = [view for view in views if isinstance(view, CardsDiscarded)]
        assert [(view.seat, view.number, view.cards is not None) for view in seen] == [
            (0, 3, viewer == 0),
            (1, 2, viewer == 1),
        ]


# --------------------------------------------------------------------------------------------------------- as Varaq


def test_the_other_learns_the_trump_only_with_the_hakems_discard() -> None:
    game = dealt("hokm-2-varaq").put("call H")
    before = game.state.deal.trump
    assert before is None
    assert game.hand(1) == set()
    assert [any(isinstance(see(event, viewer), TrumpChosen) for event in game.events) for viewer in (0, 1)] == [
        True,
        False,
    ]
    assert game.to_act == (0,)
    game.put("discard AS KS")
    assert game.state.deal.trump == 1
    assert len(game.hand(1)) == 5


def test_the_hakem_may_throw_two_or_three_away_and_the_other_throws_the_rest_of_five() -> None:
    assert len(dealt("hokm-2-varaq").put("call S").legal()) == 20
    two = dealt("hokm-2-varaq").put("call S", "discard AS KS")
    assert {len(option.split()) - 1 for option in two.legal()} == {3}
    three = dealt("hokm-2-varaq").put("call S", "discard AS KS QS")
    assert {len(option.split()) - 1 for option in three.legal()} == {2}


@pytest.mark.parametrize(
    ("hakem", "other", "first"), [("AS KS QS", "9S 8S", 0), ("AS KS", "9S 8S 7S", 1)], ids=["hakem", "other"]
)
def test_whoever_threw_three_away_draws_first_and_last(hakem: str, other: str, first: int) -> None:
    game = drafting("hokm-2-varaq", "", hakem, other)
    held = game.state.deal.held
    assert (game.state.deal.undealt, held[first], held[1 - first], thrown(game)) == (42, 2, 3, 5)
    table = []
    for drawer, left, *hands in steps(game, "keep " * 20):
        table.append((drawer, left, hands[first], hands[1 - first], thrown(game)))
    assert table[0] == (first, 40, 3, 3, 6)
    assert table[1] == (1 - first, 38, 3, 4, 7)
    assert table[19] == (1 - first, 2, 12, 13, 25)
    assert game.to_act == (first,)
    game.put(f"take {STOCK[41]}")
    assert (game.state.deal.undealt, game.state.deal.held, thrown(game)) == (0, (13, 13), 26)
    assert game.to_act == (0,), "the hakem leads"


@pytest.mark.parametrize("place", [40, 41])
def test_of_the_last_two_cards_either_may_be_taken(place: int) -> None:
    game = drafting("hokm-2-varaq").put("keep " * 20)
    assert game.legal() == sorted([f"take {STOCK[40]}", f"take {STOCK[41]}"])
    game.put(f"take {STOCK[place]}")
    assert STOCK[place] in game.hand(0)
    assert STOCK[81 - place] not in game.hand(0)


def test_only_the_drawer_sees_the_last_two_cards() -> None:
    game = drafting("hokm-2-varaq").put("keep " * 20)
    mine, others = (see(game.events[-1], viewer) for viewer in (0, 1))
    assert isinstance(mine, StockOffered)
    assert isinstance(others, StockOffered)
    assert mine.cards == (parse_card(STOCK[40]), parse_card(STOCK[41]))
    assert (others.number, others.cards) == (2, None)


def test_in_varaq_the_card_below_a_kept_one_is_seen_by_nobody() -> None:
    game = drafting("hokm-2-varaq")
    _, kept = draw_seen_by(game, "keep", 0)
    assert (kept.card, kept.out) == (parse_card(STOCK[0]), ())
    game.put("reject")
    drawn = [event for event in game.events if isinstance(event, StockDrawn)][-1]
    assert drawn.out == (parse_card(STOCK[2]),)
    assert drawn.card == parse_card(STOCK[3])


def test_what_a_player_has_seen_at_the_end() -> None:
    """His hand, his own discards, what he rejected, and in the last draw both cards."""
    game = drafting("hokm-2-varaq").put("reject keep " + "keep " * 18, f"take {STOCK[40]}")
    known = game.state.hidden.put_away
    assert known[0] == set_of(map(parse_card, ("AS", "KS", "QS", STOCK[0], STOCK[41])))
    assert known[1].bit_count() == 2


# ----------------------------------------------------------------------------------------------------------- as wiki


def test_in_the_third_form_both_throw_three_away_and_draw_one_by_one() -> None:
    game = drafting("hokm-2", "draft=wiki", "AS KS QS", "9S 8S 7S")
    assert (game.state.deal.undealt, game.state.deal.held) == (42, (2, 2))
    table = list(steps(game, "keep reject keep"))
    assert table == [(0, 41, 3, 2), (1, 39, 3, 3), (0, 38, 4, 3)]
    assert game.hand(0) == {"JS", "TS", STOCK[0], STOCK[3]}
    assert game.hand(1) == {"6S", "5S", STOCK[2]}


def test_in_the_third_form_a_card_must_be_kept_when_the_stock_would_run_out() -> None:
    """Twenty-two cards are needed of forty-two: after twenty rejections there is nothing to spare."""
    game = drafting("hokm-2", "draft=wiki", "AS KS QS", "9S 8S 7S")
    left = []
    for number in range(20):
        assert game.legal() == ["keep", "reject"], number
        game.put("reject")
        left.append(game.state.deal.undealt)
    assert left[-1] == 2
    assert game.legal() == ["keep"]
    with pytest.raises(IllegalAction):
        game.put("reject")
    game.put("keep keep")
    assert (game.state.deal.undealt, game.state.deal.held, game.state.phase) == (0, (13, 13), "play")


def test_in_the_third_form_cards_may_be_left_in_the_stock() -> None:
    game = drafting("hokm-2", "draft=wiki", "AS KS QS", "9S 8S 7S").put("keep " * 22)
    assert (game.state.deal.undealt, game.state.deal.held, game.state.phase) == (20, (13, 13), "play")


# ------------------------------------------------------------------------------------------------------- what follows


def played(winners: str, rules: str = "") -> Game:
    """A deal for two whose tricks go to these seats: twelve tricks of spades and hearts, then the twos."""
    game = game_of("hokm-2", rules)
    deal_won_by(game, winners)
    return game


def deal_won_by(game: Game, winners: str) -> None:
    hakem = eldest_of(game)
    seats = [int(seat) for seat in winners] + [int(winners[-1])] * (13 - len(winners))
    hearts, spades = PACK_52[13:26], PACK_52[:13]
    tricks = []
    for number, winner in enumerate(seats[:12]):
        suit = (hearts, spades)[number // 6][number % 6 * 2 :]
        tricks.append({winner: suit[0], 1 - winner: suit[1]})
    tricks.append({seats[12]: spades[12], 1 - seats[12]: hearts[12]})
    mine, its = ([trick[seat] for trick in tricks] for seat in (hakem, 1 - hakem))
    rest = iter(PACK_52[26:])
    pack = [*(next(rest) for _ in range(3)), *mine[:2], *(next(rest) for _ in range(2)), *its[:3]]
    for number in range(21):
        pack += [mine[2 + number // 2] if number % 2 == 0 else its[3 + number // 2], next(rest)]
    game.put("deal: " + format_cards(tuple(pack)), "call S")
    game.put("discard " + format_cards(tuple(pack[:3])), "discard " + format_cards(tuple(pack[5:7])), "keep " * 21)
    leader = hakem
    for trick, winner in zip(tricks, seats, strict=True):
        if game.finished:
            break
        game.put(format_cards((trick[leader], trick[1 - leader])))
        leader = winner


@pytest.mark.parametrize(
    ("winners", "kind", "points", "hakem"),
    [
        ("0000000", "kot", (2, 0), 0),
        ("1111111", "hakem-kot", (0, 3), 1),
        ("10000000", "simple", (1, 0), 0),
        ("0101010101011", "simple", (0, 1), 1),
    ],
)
def test_the_winner_is_the_next_hakem(winners: str, kind: str, points: tuple[int, int], hakem: int) -> None:
    last = played(winners).last
    assert (last.kind, last.points, last.next_hakem, last.next_dealer) == (kind, points, hakem, 1 - hakem)


def test_seven_points_win_the_match() -> None:
    game = played("1111111", "target=5")
    assert not game.is_over
    deal_won_by(game, "1111111")
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (1, (0, 5), "target")
