"""What is done for a seat whose time is up: the plainest thing, never a clever one."""

import pytest

from hokm.rules import format_action
from tests.playing import Game, deal_of, dealt, scores_of


def action(game: Game) -> str:
    return format_action(game.variant.time_out.action(game.variant, game.state, game.to_act[0]))


@pytest.mark.parametrize(
    ("first_five", "call"),
    [
        ("2S 3S 4S AH AD", "call S"),
        ("AS 2H 3H 4H 5C", "call H"),
        ("2S 3S AH KH 5C", "call H"),
        ("2S 3S 2C 4C 5D", "call C"),
        ("AS 2H KD QD JD", "call D"),
    ],
)
def test_the_longest_suit_is_called_among_equals_the_higher_one(first_five: str, call: str) -> None:
    assert action(dealt(f"{first_five} | | |")) == call


def test_the_lowest_card_is_led_but_no_trump() -> None:
    assert action(deal_of("2S 3S 4H 9D AC KC QC JC TC 9C 8C 7C 6C | | |", trump="S")) == "4H"
    assert action(deal_of("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS | | |", trump="S")) == "2S"


def test_the_lowest_card_of_the_led_suit_is_played() -> None:
    assert action(deal_of("AS | 9S KS 2H | |", trump="H").put("AS")) in ("2S", "9S")
    game = deal_of("AS KS QS JS | 9S TS 2H | 8S 7S | 6S 5S 4S 3S 2S", trump="H").put("AS")
    assert action(game) == "9S"


def test_a_void_seat_keeps_its_trumps() -> None:
    hands = "AD | 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH 9S | |"
    assert action(deal_of(hands, trump="H").put("AD")) == "9S"


def test_nobody_goes_on_or_agrees_by_running_out_of_time() -> None:
    assert action(scores_of("continue-for-13=choice", "0000000")) == "stop"
    hands = "AS KS QS JS TS | 9S 8S 7S 6S | AH KH QH JH TH AD KD QD JD TD AC KC QC | 5S 4S 3S 2S"
    assert action(deal_of(hands, rules="redeal=partner-no-trump").put("2:suggest-redeal")) == "refuse"


def test_no_claim_is_made_by_running_out_of_time() -> None:
    assert action(dealt("2S 3S 4H 5D 6C | | |", "redeal=under-ten")) == "call S"
