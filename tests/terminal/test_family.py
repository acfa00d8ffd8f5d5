"""What only some games ask: bids, cards to throw away, to draw and to pass on, hidden trump, the dummy, signals."""

from pathlib import Path

import pytest

from hokm.cards import Pack, cards_of, format_card, format_suit, parse_card, parse_suit, suit_of
from hokm.rules import (
    Act,
    Action,
    Bid,
    Discard,
    Give,
    HideTrump,
    Keep,
    PlayCard,
    RevealTrump,
    Stop,
    Take,
    TurnUp,
)
from hokm.terminal.game import Game
from hokm.terminal.words import face_of
from hokm.variants import find_variant
from tests.playing import hands_of, packed
from tests.terminal.headless import Screen, game_of, screen_of

pytestmark = pytest.mark.anyio
STRONG = "AS KS QS JS TS 9S 8S AH KH AD KD AC KC | | |"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def laid(text: str, hakem: int = 0) -> tuple[Pack, ...]:
    return (packed(hands_of(text), hakem),)


def in_order(first: str, variant: str) -> tuple[Pack, ...]:
    """A pack that begins with these cards; the others follow in canonical order."""
    cards = [parse_card(word) for word in first.split()]
    return ((*cards, *(card for card in find_variant(variant).pack if card not in cards)),)


def acts(game: Game, seat: int = 0) -> list[Action]:
    """What a seat has done."""
    return [entry.given.action for entry in game.table.log if isinstance(entry.given, Act) and entry.given.seat == seat]


def hand(text: str) -> Pack:
    return tuple(parse_card(word) for word in text.split())


def words_of(text: str) -> str:
    """The words of a window in one line, without its frame."""
    return " ".join(text.replace("│", " ").split())


async def call_spades(seen: Screen) -> None:
    await seen.wait("Name the trump")
    await seen.press("s", "enter")


# ------------------------------------------------------------------------------------------------------- the draft


async def test_cards_are_marked_unmarked_and_thrown_away(tmp_path: Path) -> None:
    game = game_of(tmp_path, in_order("AS KS 4H 3D 2C", "hokm-2"), {}, level="random", variant="hokm-2")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("Throw 3 cards away")
        assert "They are out of play" in seen.text
        assert "Your turn · Mark 3 cards" in seen.text
        await seen.press("3", "enter")
        await seen.wait("Mark 2 more cards")
        assert "✔" in seen.text
        await seen.press("3", "enter")
        await seen.wait("Mark 3 cards")
        assert "✔" not in seen.text
        for place in "345":
            assert "Throw away" not in seen.text
            await seen.press(place, "enter")
        await seen.wait("▸ T Throw away 4♥ 3♦ 2♣ ◂")
        assert "Confirm, or unmark a card" in seen.text
        await seen.press("1", "enter")
        await seen.wait("Confirm, or unmark a card")
        await seen.press("t", "enter")
        await seen.wait("The card from the stock")
        assert acts(game)[1] == Discard(hand("4H 3D 2C"))


async def test_one_card_after_another_is_kept_or_let_go(tmp_path: Path) -> None:
    game = game_of(tmp_path, in_order("AS KS 4H 3D 2C", "hokm-2"), {}, level="random", variant="hokm-2")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("Throw 3 cards away")
        await seen.press("3", "enter", "4", "enter", "5", "enter", "enter")
        await seen.wait("The card from the stock")
        assert "Stock: 42 cards" in seen.text
        kept = format_card(game.shown.secrets.offered[0])
        await seen.press("k", "enter")
        await seen.wait("Stock: 38 cards")
        await seen.press("j", "enter")
        await seen.wait("Stock: 34 cards")
        assert parse_card(kept) in cards_of(game.shown.hand)
        assert acts(game)[2] == Keep()


async def test_of_the_last_two_cards_one_is_taken(tmp_path: Path) -> None:
    packs = in_order("AS KS 4H 3D 2C", "hokm-2-varaq")
    game = game_of(tmp_path, packs, {}, level="random", variant="hokm-2-varaq")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("Throw 2 or 3 cards away")
        assert "only you know" in seen.text  # the trump is told with the cards that go
        await seen.press("3", "enter", "4", "enter")
        await seen.wait("Confirm, or mark one more card")
        await seen.press("5", "enter", "enter")
        for draws in range(10):
            await seen.wait(f"Stock: {42 - 4 * draws} cards")
            await seen.press("k", "enter")
        await seen.wait("The last two cards")
        first, second = game.shown.secrets.offered
        assert f"[ 1 Take {face_of(first)} ]  [ 2 Take {face_of(second)} ]" in seen.text
        await seen.press("2", "enter")
        await seen.wait("You lead")
        assert acts(game)[-1] == Take(second)
        assert second in cards_of(game.shown.hand)
        assert first not in cards_of(game.shown.hand)


# ------------------------------------------------------------------------------------------- bids and hidden trump


async def test_a_number_is_bid_and_a_card_laid_down(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {}, level="random", variant="dab-rang")
    async with screen_of(game) as seen:
        await seen.wait("How many tricks do you bid?")
        assert "Nobody has bid yet." in seen.text
        await seen.wait("[ 7 ]  [ 8 ]  [ 9 ]  [ 10 ]  [ 11 ]  [ 12 ]  [ 13 ]  [ P Pass ]")
        await seen.press("1", "1", "1", "1", "enter")
        await seen.wait("Lay a card face down: its suit is trump.")
        assert "There is no trump until it is turned up." in seen.text
        await seen.press("1", "enter")
        await seen.wait("You lead")
        assert "Trump ♠ Spades · only you know" in seen.text
        assert "Contract: Us, 13" in seen.text
        assert acts(game) == [Bid(13), HideTrump(parse_card("AS"))]
        await seen.press("f", "enter")
        await seen.wait("The trump is up: play one")
        assert acts(game)[-1] == RevealTrump()
        assert "only you know" not in seen.text


async def test_the_bids_so_far_are_shown(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {"bid-after": "13"}, hakem=3, level="random", variant="dab-rang")
    async with screen_of(game) as seen:
        await seen.wait("How many tricks do you bid?", "You lead", "'s turn")
        if "How many" in seen.text:
            assert "So far: Rakhsh" in seen.text


# --------------------------------------------------------------------------------------------- the exchange, satat


async def test_after_a_kot_only_cards_that_may_be_passed_can_be_marked(tmp_path: Path) -> None:
    packs = (*laid(STRONG), *laid("AS KS QS JS TS 9S 8S 7S 6S AH KH KC AD | | |", hakem=2))
    game = game_of(tmp_path, packs, {"redeal": "none", "turn-up": "none"}, variant="satat")
    async with screen_of(game) as seen:
        await call_spades(seen)
        while "Stop or go on?" not in seen.text:
            await seen.wait("You lead", "Stop or go on?")
            if "You lead" in seen.text:
                await seen.press("up", "enter")
        await seen.press("t", "enter")
        await seen.wait("Before the next hand cards are passed: 1 each.")
        await seen.press("enter")
        await seen.wait("Give")
        text = await seen.wait("Mark a card")
        assert "You get a card for the kot" in text
        only = next(card for card in map(parse_card, ("AD", "KC")) if suit_of(card) != game.trump)
        await seen.press(format_suit(suit_of(only)).lower(), "enter")
        await seen.wait(f"That would leave you without {'diamonds' if format_card(only)[1] == 'D' else 'clubs'}.")
        await seen.press("up", "enter")
        await seen.wait("▸ G Give")
        await seen.press("enter")
        await seen.wait("Your turn", "You lead")
        assert isinstance(next(act for act in reversed(acts(game)) if not isinstance(act, PlayCard)), Give)
        assert "gives you" in seen.text  # until the next card is played


# -------------------------------------------------------------------------------------------------------- the dummy


async def test_the_dummy_lies_open_and_is_played_by_the_hakem(tmp_path: Path) -> None:
    hands = "AS KS QS 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C | | JS TS AH KH AD KD QD AC KC QC JC TC 9C |"
    game = game_of(tmp_path, laid(hands), {}, level="random", variant="dummy-rang")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("You lead")
        for row in (" ♠ J 10 ", " ♥ A K ", " ♦ A K Q ", " ♣ A K Q J 10 9 "):
            assert row in seen.text
        await seen.press("1", "enter")
        await seen.wait("The dummy's turn: you play for it · Follow spades")
        assert " ♠ 1.J 2.10 " in seen.text
        assert " ♥ A K " in seen.text
        assert "·     ·" not in seen.text
        await seen.press("h", "enter")
        await seen.wait("You have a spade, so spades it is")
        await seen.press("2", "enter")
        await seen.wait("You lead", "Your turn")
        assert acts(game)[1:3] == [PlayCard(parse_card("AS")), PlayCard(parse_card("TS"))]


# -------------------------------------------------------------------------------------- signals, stopping, many hands


async def test_a_signal_goes_with_a_card_it_is_true_of(tmp_path: Path) -> None:
    rules = {"redeal": "none"}
    game = game_of(tmp_path, laid(STRONG), rules, level="random", variant="satat")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("Signal: none")
        await seen.press("1", "i")
        await seen.wait("That signal does not go with this card.")  # the two of hearts is above it
        await seen.press("8", "i")
        await seen.wait("Signal: I hold the highest")
        await seen.press("enter")
        await seen.wait("'s turn", "You lead")
        assert acts(game)[1] == PlayCard(parse_card("AH"), "highest")


async def test_the_partner_of_who_decides_may_stop(tmp_path: Path) -> None:
    spades = "2H | 2D | AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | 2C"
    game = game_of(tmp_path, laid(spades, hakem=2), {"partner-stop": "simple-win"}, hakem=2, variant="troefcall")
    async with screen_of(game) as seen:
        while "you may stop for a plain win" not in seen.text:
            await seen.wait("you may stop for a plain win", "Your turn")
            if "Your turn" in seen.text:
                await seen.press("up", "enter")
        await seen.press("t", "enter")
        await seen.wait("You win the hand")
        assert acts(game)[-1] == Stop()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_sixteen_cards_and_three_sides_fit(size: tuple[int, int], tmp_path: Path) -> None:
    rules = {"six-deck": "double96", "six-teams": "3x2"}
    pack = find_variant("chokri-6").with_rules(rules).pack
    game = game_of(tmp_path, (pack,), rules, level="random", variant="chokri-6")
    async with screen_of(game, size=size) as seen:
        await call_spades(seen)
        await seen.wait("You lead")
        assert " 16 " in seen.text
        for mark in "●◆▲":
            assert seen.text.count(mark) >= 3  # two seats and the score
        assert game.trump == parse_suit("S")


@pytest.mark.parametrize("variant", ["hokm-3", "dummy-rang"])
async def test_who_resigns_against_two_others_is_told_which_of_them_wins(variant: str, tmp_path: Path) -> None:
    game = game_of(tmp_path, (find_variant(variant).pack,), {}, level="random", variant=variant)
    async with screen_of(game) as seen:
        await seen.wait("turn", "lead", "Name the trump", "choosing")
        await seen.press("m", "x", "enter")
        text = await seen.wait("Resign this match? The better")
        assert "The better of the other two wins it; if they are level, nobody does." in words_of(text)
        await seen.press("y", "enter")
        await seen.wait("The match is drawn")


async def test_a_card_that_nobody_sees_is_laid_down_for_trump(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {"redeal": "none"}, turned=hand("AC"), variant="trup-kasiet")
    async with screen_of(game) as seen:
        await seen.wait("[ U Let a card be laid down unseen ]")
        await seen.press("u", "enter")
        await seen.wait("You lead")
        assert acts(game) == [TurnUp()]
        assert "A card lies face down for trump; nobody has seen it." in seen.text
        await seen.press("1", "enter")
        await seen.wait("takes the trick", "You take", "You lead", "Your turn")
        assert "A card lies face down" not in seen.text


# ----------------------------------------------------------------------------------------------- one against another


async def test_a_lone_opponent_is_called_by_name(tmp_path: Path) -> None:
    packs = in_order("AS KS 4H 3D 2C", "hokm-2")
    async with screen_of(game_of(tmp_path, packs, {}, level="random", variant="hokm-2")) as seen:
        await seen.wait("Name the trump")
        rows = seen.text.splitlines()
        assert rows[0].startswith(" You ○")
        assert "Simorgh ◇" in rows[0]


@pytest.mark.parametrize(("variant", "has_signals"), [("hokm-2", False), ("satat", True)])
async def test_the_keys_are_those_of_the_game(variant: str, has_signals: bool, tmp_path: Path) -> None:
    game = game_of(tmp_path, (find_variant(variant).pack,), {}, level="random", variant=variant)
    async with screen_of(game) as seen:
        await seen.press("question_mark")
        await seen.wait("1–13      Pick by place")
        assert ("Signal to your partner" in seen.text) == has_signals
