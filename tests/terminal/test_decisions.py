"""Every decision of the game is asked on the screen and answered with keys."""

from pathlib import Path

import pytest

from hokm.bots import Choice, RandomBot
from hokm.cards import PACK_52, Pack, Rng, parse_card, parse_suit, shuffled
from hokm.fairness import Stream
from hokm.rules import (
    Act,
    Agree,
    AnnounceKot,
    CallTrump,
    ClaimRedeal,
    Continue,
    PlayCard,
    Refuse,
    Stop,
    SuggestRedeal,
    Thaap,
    TurnUp,
    Variant,
)
from hokm.terminal.game import Game
from hokm.views import Observation
from tests.playing import hands_of, packed
from tests.terminal.headless import Screen, game_of, screen_of

pytestmark = pytest.mark.anyio
#: The person (seat 0) holds the best spades; nothing is thrown in.
STRONG = "AS KS QS JS TS 9S 8S AH KH AD KD AC KC | | |"
#: The person's first five cards are low, and so are all.
LOW = "2S 3S 4S 5S 6S 7S 2H 3H 4H 2D 3D 2C 3C | | |"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def laid(text: str, hakem: int = 0) -> tuple[Pack, ...]:
    return (packed(hands_of(text), hakem),)


def acts(game: Game, seat: int = 0) -> list[object]:
    """What a seat has done."""
    return [entry.given.action for entry in game.table.log if isinstance(entry.given, Act) and entry.given.seat == seat]


async def call_spades(seen: Screen) -> None:
    await seen.wait("Name the trump")
    await seen.press("s", "enter")


async def test_trump_is_called_by_its_letter(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {})
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("You lead")
        assert acts(game) == [CallTrump(parse_suit("S"))]
        assert "Trump ♠ Spades" in seen.text


async def test_only_cards_that_digits_choose_have_numbers(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {})
    numbers = ["1", "2", "3"]
    async with screen_of(game) as seen:
        await seen.wait("[ S ♠ Spades ×5 ]")
        await seen.press("1")
        assert "┏" not in seen.text
        assert not any(row.split()[:3] == numbers for row in seen.text.splitlines())
        await seen.press("s", "enter")
        await seen.wait("You lead")
        assert any(row.split()[:3] == numbers for row in seen.text.splitlines())
        await seen.press("1")
        assert "┏" in seen.text


async def test_a_card_is_turned_up(tmp_path: Path) -> None:
    turned = (parse_card("8S"),)
    game = game_of(tmp_path, laid(STRONG), {"turn-up": "second-batch"}, turned=turned)
    async with screen_of(game) as seen:
        await seen.wait("Turn up a card instead")
        await seen.press("u", "enter")
        await seen.wait("Your 8 of spades is turned up", "You lead")
        await seen.wait("You lead")
        assert acts(game) == [TurnUp()]
        assert "Trump ♠" in seen.text


async def test_a_low_hand_is_thrown_in(tmp_path: Path) -> None:
    game = game_of(tmp_path, (*laid(LOW), *laid(STRONG)), {"redeal": "under-ten"})
    async with screen_of(game) as seen:
        await seen.wait("Nothing above ten: deal again")
        await seen.press("n", "enter")
        await seen.wait("Same dealer, same hakem, no points.")
        assert "You claim a new deal: nothing above ten." in seen.text
        await seen.press("enter")
        await call_spades(seen)
        assert isinstance(acts(game)[0], ClaimRedeal)


@pytest.mark.parametrize(("letter", "answer"), [("y", Agree()), ("p", Refuse())])
async def test_the_partners_suggestion_is_answered(letter: str, answer: object, tmp_path: Path) -> None:
    spades = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | AH | AD | AC"
    game = game_of(tmp_path, (*laid(spades), *laid(STRONG)), {"redeal": "partner-no-trump"})
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("Deal again?")
        assert "Homa holds no trump and suggests a new deal." in seen.text
        await seen.press(letter, "enter")
        await seen.wait("Next hand" if answer == Agree() else "You lead")
        assert acts(game)[-1] == answer


async def test_one_suggests_a_new_deal_oneself(tmp_path: Path) -> None:
    spades = "AH | AD | AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | AC"
    game = game_of(tmp_path, laid(spades, hakem=2), {"redeal": "partner-no-trump"}, hakem=2)
    async with screen_of(game) as seen:
        await seen.wait("No trump: suggest a new deal")
        await seen.press("n", "enter")
        await seen.wait("Next hand", "This hand is played.", "Your turn")
        assert acts(game)[0] == SuggestRedeal()


@pytest.mark.parametrize(("letter", "answer", "said"), [("t", Stop(), "Kot!"), ("g", Continue(), "You lead")])
async def test_after_a_kot_one_stops_or_goes_on(letter: str, answer: object, said: str, tmp_path: Path) -> None:
    spades = "AS KS QS JS TS 9S 8S 7S AH KH AD AC KC | 2S | 3S | 4S"
    rules = {"continue-for-13": "choice", "kot-rule": "first7"}
    game = game_of(tmp_path, laid(spades), rules)
    async with screen_of(game) as seen:
        await call_spades(seen)
        for tricks in range(7):
            await seen.wait(f"Us {'●' * tricks}○" if tricks < 7 else "")
            await seen.wait("You lead")
            await seen.press("up", "enter")
        await seen.wait("Seven to none! Stop or go on?")
        assert "All 13 tricks win the match." in seen.text
        await seen.press(letter, "enter")
        await seen.wait(said)
        assert acts(game)[-1] == answer


async def test_a_kot_is_announced_and_the_table_tapped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hokm.terminal.game.TIME_TO_SPEAK", 3600.0)  # until the table is tapped, however long it takes
    rules = {"baunie-call-required": "true", "thaap": "true"}
    game = game_of(tmp_path, laid(STRONG), rules, level="random")
    async with screen_of(game) as seen:
        await call_spades(seen)
        await seen.wait("We play for kot")
        await seen.press("k", "enter")
        await seen.wait("You play for kot.")
        assert "plays for kot" in seen.text
        await seen.press("up", "enter")
        await seen.wait("Tap: that suit again")
        await seen.press("a", "enter")
        await seen.wait("You tap the table: that suit again.")
        assert acts(game)[1] == AnnounceKot()
        assert acts(game)[-1] == Thaap()


async def test_the_hand_is_given_up_and_then_the_match(tmp_path: Path) -> None:
    pack = tuple(shuffled(PACK_52, Stream(b"an even deal", "")))
    game = game_of(tmp_path, (pack,), {"capitulation": "true", "target": "9"})
    async with screen_of(game) as seen:
        await call_spades(seen)
        while not game.asides:
            await seen.wait("You lead", "Your turn")
            await seen.press("up", "enter")
        await seen.press("m", "c", "enter")
        await seen.wait("Give up this hand? The other side wins it.")
        await seen.press("n", "enter")
        await seen.wait("You lead", "Your turn")
        await seen.press("m", "c", "enter")
        await seen.wait("Give up this hand?")
        await seen.press("y", "enter")
        await seen.wait("You gave up the hand.")
        await seen.press("enter")
        await seen.wait("Name the trump", "turn", "choosing")
        await seen.press("m", "x", "enter")
        await seen.wait("Resign this match? The other side wins it.")
        await seen.press("y", "enter")
        await seen.wait("You resigned.")
        assert "They won the match" in seen.text
        assert "[ G Rematch ]  [ O Score ]  [ Q Quit ]" in seen.text
        await seen.press("o")
        await seen.wait("Hands so far", "Match to 9: Us 0")
        await seen.press("escape")
        await seen.press("g", "enter")
        await seen.wait("Name the trump", "turn", "choosing", "Finding")
        assert game.setup.match == 2


async def test_a_card_that_may_not_be_played_says_why(tmp_path: Path) -> None:
    hands = "AS KS QS JS TS 9S 2H AH KH AD KD AC KC | | | "
    game = game_of(tmp_path, laid(hands, hakem=3), {}, hakem=3)
    async with screen_of(game) as seen:
        await seen.wait("Your turn · Follow")
        led = game.shown.deal.trick[0] // 13
        other = next(number for number, card in enumerate(_hand(game), 1) if card // 13 != led)
        await seen.press(*str(other), "enter")
        await seen.wait("it is")
        assert not [action for action in acts(game) if isinstance(action, PlayCard)]
        await seen.press("up", "enter")
        await seen.wait("You take", "takes the trick")
        assert isinstance(acts(game)[-1], PlayCard)


def _hand(game: Game) -> list[int]:
    from hokm.cards import cards_of
    from hokm.terminal.sorting import sorted_hand

    return list(sorted_hand(cards_of(game.shown.hand), game.shown.deal.trump))


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("l", "No trick has been played yet."),
        ("o", "No hand has been played yet."),
        ("r", "First hakem"),
        ("?", "First, last card"),
        ("m", "Resign the match"),
        ("م", "No trick has been played yet."),
    ],
)
async def test_what_opens_over_the_table(key: str, said: str, tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {})
    async with screen_of(game) as seen:
        await seen.wait("Name the trump")
        await seen.press("question_mark" if key == "?" else key)
        await seen.wait(said)
        await seen.press("escape")
        await seen.wait("Name the trump")


async def test_the_speed_is_kept(tmp_path: Path) -> None:
    game = game_of(tmp_path, laid(STRONG), {})
    async with screen_of(game) as seen:
        await seen.wait("Name the trump")
        await seen.press("v")
        await seen.wait("Speed: Slow")
        assert game.speed == "slow"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_all_buttons_fit_on_the_cloth(size: tuple[int, int], tmp_path: Path) -> None:
    rules = {"turn-up": "second-batch", "redeal": "under-ten"}
    game = game_of(tmp_path, laid(LOW), rules)
    async with screen_of(game, size=size) as seen:
        await seen.wait("Name the trump")
        for label in ("[ S ♠ Spades ×5", "♣ Clubs ×0", "Turn up a card instead", "Nothing above ten: deal again"):
            await seen.wait(f"{label} ]")


class Broken(RandomBot):
    """A computer player that never knows what to play."""

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        raise AttributeError("'Observation' object has no attribute 'hands'")


class Lawless(RandomBot):
    """A computer player that does what it may not."""

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        return Choice(Thaap())


async def test_a_computer_player_that_does_what_it_may_not_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hokm.terminal.game.find_bot", lambda name: Lawless())
    async with screen_of(game_of(tmp_path, laid(STRONG, hakem=3), {}, hakem=3)) as seen:
        await seen.wait("Your turn")
        await seen.wait("random failed (IllegalAction: ")


async def test_a_computer_player_that_fails_is_named_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hokm.terminal.game.find_bot", lambda name: Broken())
    game = game_of(tmp_path, laid(STRONG, hakem=3), {}, hakem=3)
    said = "random failed (AttributeError: 'Observation'…); the lowest card is played for it"
    async with screen_of(game) as seen:
        await seen.wait("Your turn")
        await seen.wait(said)
        await seen.press("up", "enter")
        await seen.wait("You lead", "takes the trick")
        assert said not in seen.text
        failures = len(game.failures)
        await seen.press("m")
        await seen.wait(f"failed {failures} times")
        await seen.press("x", "enter", "y", "enter")
        await seen.wait("You resigned.")
        assert "object has no attribute 'hands'" in " ".join(seen.text.split())
