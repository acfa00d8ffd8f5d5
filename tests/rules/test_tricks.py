"""Who wins a trick: the highest trump, else the highest card of the led suit, judged from the real leader."""

import itertools
import random

import pytest

from hokm.cards import SUITS, Card, parse_card, parse_suit
from hokm.rules import events as e
from hokm.rules.policies.ranking import AceHigh
from hokm.variants import HOKM_4, with_rules_text
from tests.playing import Game, deal_of, random_match, scores_of, shuffled_pack, spelled

RANKS = "23456789TJQKA"


def oracle(cards: list[str], trump: str | None) -> int:
    """The place of the winning card, in its own words."""
    trumps = [card for card in cards if card[1] == trump]
    running = trumps or [card for card in cards if card[1] == cards[0][1]]
    return cards.index(max(running, key=lambda card: RANKS.index(card[0])))


def parse(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(parse_card, cards))


@pytest.mark.parametrize("trump", ["S", "H", "C", None])
def test_every_trick_of_a_small_pack_is_won_by_the_right_card(trump: str | None) -> None:
    pack = [rank + suit for suit in "SHD" for rank in "2TA"]
    suit = None if trump is None else parse_suit(trump)
    for cards in itertools.permutations(pack, 4):
        assert AceHigh().winner(parse(cards), suit) == oracle(list(cards), trump), cards


def test_random_tricks_of_the_whole_pack_are_won_by_the_right_card() -> None:
    rng = random.Random(4)
    pack = [rank + suit for suit in "SHDC" for rank in RANKS]
    for _ in range(3000):
        cards, trump = rng.sample(pack, 4), rng.choice("SHDC")
        assert AceHigh().winner(parse(tuple(cards)), parse_suit(trump)) == oracle(cards, trump)


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("AH 2S 3H 4H", "S", 1),
        ("AH 2S 3S 4H", "S", 2),
        ("2H AS KD AC", "D", 2),
        ("2H AS AD AC", None, 0),
        ("9H TH 8H AS", "D", 1),
        ("TH 9H QH JH", "H", 2),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(cards: str, trump: str | None, winner: int) -> None:
    suit = None if trump is None else parse_suit(trump)
    assert AceHigh().winner(parse(tuple(cards.split())), suit) == winner


@pytest.mark.parametrize("hakem", range(4))
def test_a_trick_is_judged_from_its_real_leader(hakem: int) -> None:
    """The leader's ace wins; the discard of the seat behind him does not, whatever the seat numbers."""
    hands = ["", "", "", ""]
    hands[hakem] = "AH"
    hands[(hakem + 1) % 4] = "KH"
    hands[(hakem + 2) % 4] = "2S KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AC"
    hands[(hakem + 3) % 4] = "QH"
    game = deal_of(" | ".join(hands), trump="D", hakem=hakem).put("AH KH 2S QH")
    assert game.state.deal.winners == (hakem,)
    assert game.to_act == (hakem,)


@pytest.mark.parametrize("winner", range(4))
def test_the_winner_of_a_trick_leads_the_next_one(winner: int) -> None:
    game = Game("first-caller-method=random").begin_won_by(f"{winner}0").play_tricks(1)
    assert game.to_act == (winner,)
    assert game.state.deal.leader == winner
    tricks = [0, 0]
    tricks[winner % 2] = 1
    assert game.state.deal.tricks == tuple(tricks)


def test_turns_go_round_the_table() -> None:
    game = deal_of("AS | 2S | 3S | 4S", hakem=0)
    order = []
    for card in ["AS", "2S", "3S", "4S"]:
        order.append(game.to_act)
        game.put(card)
    assert order == [(0,), (1,), (2,), (3,)]


def test_seat_numbers_do_not_matter() -> None:
    """The same deal one chair on: every winner moves one chair on with it."""
    for seed in range(3):
        packs = list(random_packs(seed))
        for pack in packs:
            winners = []
            for shift in range(4):
                game = Game("first-caller-method=random").put(f"lot: {(3 + shift) % 4}", pack, "call H")
                while not game.finished:
                    game.put(game.legal()[0])
                winners.append([(seat - shift) % 4 for seat in game.state.deal.winners])
            assert winners[0] == winners[1] == winners[2] == winners[3]


def random_packs(seed: int) -> list[str]:
    rng = random.Random(seed)
    return [spelled(shuffled_pack(rng)) for _ in range(5)]


def test_the_tricks_are_counted_per_side_and_never_more_than_thirteen() -> None:
    for rules in ("", "stop=full", "kot-rule=all13", "continue-for-13=forced"):
        variant = with_rules_text(HOKM_4, rules)
        won = 0
        for step in random_match(variant, random.Random(9), deals=6):
            for event in step.events:
                if isinstance(event, e.DealBegan):
                    won = 0
                if isinstance(event, e.TrickWon):
                    won += 1
                    assert sum(event.tricks) == won <= 13
                if isinstance(event, e.DealEnded):
                    assert event.result.tricks == step.after.deal.tricks
                    assert sum(event.result.tricks) == won
                    assert min(event.result.tricks) <= 6


def test_the_four_suits_are_alike() -> None:
    for suit in SUITS:
        cards = [Card(13 * suit + rank) for rank in (0, 12, 5, 7)]
        assert AceHigh().winner(cards, suit) == 1
        assert AceHigh().winner(cards, SUITS[(suit + 1) % 4]) == 1


def test_a_scripted_deal_is_won_as_it_says() -> None:
    game = scores_of("", "0123012301230")
    assert game.state.deal.winners == tuple(map(int, "0123012301230"))[: len(game.state.deal.winners)]
