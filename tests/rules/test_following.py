"""Which cards may be played: follow suit if you can, and what the house may demand beyond that."""

import random

import pytest

from hokm.cards import PACK_52, format_card
from hokm.rules import PLAYS, Act, IllegalAction, PlayCard, RefusalCode, Variant
from hokm.rules.engine import State, advance, legal
from hokm.variants import HOKM_4, with_rules_text
from tests.playing import deal_of, random_match, scripted

SUITS = "SHDC"
RANKS = "23456789TJQKA"


def oracle(hand: list[str], trick: list[str], trump: str, must: str, discard: bool, first: str) -> set[str]:
    """The definition of a legal play in its own words: texts and plain lists, nothing of the engine's."""
    trumps = [card for card in hand if card[1] == trump]
    if not trick:
        if first == "required" and trumps:
            return set(trumps)
        if first == "forbidden" and len(trumps) < len(hand):
            return set(hand) - set(trumps)
        return set(hand)
    following = [card for card in hand if card[1] == trick[0][1]]
    if following:
        return set(following)
    if must == "off" or not trumps:
        return set(hand)
    if must == "trump":
        return set(trumps)
    heights = [RANKS.index(card[0]) for card in trick if card[1] == trump]
    over = [card for card in trumps if all(RANKS.index(card[0]) > height for height in heights)]
    if over:
        return set(over)
    return set(hand) if discard else set(trumps)


def texts(cards: int) -> list[str]:
    return [format_card(card) for card in PACK_52 if cards >> card & 1]


def expected(variant: Variant, state: State, seat: int) -> set[str]:
    deal = state.deal
    assert deal.trump is not None
    return oracle(
        texts(state.hands[seat]),
        [format_card(card) for card in deal.trick],
        SUITS[deal.trump],
        variant.rules["must-trump"],
        variant.rules["allow-discard-instead-of-undertrump"] == "true",
        "allowed" if deal.winners else variant.rules["first-lead-trump"],
    )


@pytest.mark.parametrize("must", ["off", "trump", "trump-and-overtrump"])
@pytest.mark.parametrize("rest", [
    "first-lead-trump=allowed; allow-discard-instead-of-undertrump=false",
    "first-lead-trump=forbidden; allow-discard-instead-of-undertrump=true",
    "first-lead-trump=required; allow-discard-instead-of-undertrump=true",
])  # fmt: skip
def test_the_legal_plays_are_those_of_the_definition(must: str, rest: str) -> None:
    variant = with_rules_text(HOKM_4, f"must-trump={must}; {rest}")
    for seed in range(4):
        for step in random_match(variant, random.Random(seed), deals=4):
            if isinstance(step.given, Act) and isinstance(step.given.action, PlayCard):
                seat = step.given.seat
                options = legal(variant, step.before, seat)
                plays = {format_card(option.card) for option in options if isinstance(option, PlayCard)}
                assert plays == expected(variant, step.before, seat)


def test_only_what_is_listed_can_be_played() -> None:
    variant = with_rules_text(HOKM_4, "must-trump=trump-and-overtrump")
    for step in random_match(variant, random.Random(1), deals=2):
        if isinstance(step.given, Act) and isinstance(step.given.action, PlayCard):
            allowed = set(legal(variant, step.before, step.given.seat))
            for play in PLAYS[:52]:
                if play in allowed:
                    advance(variant, step.before, Act(step.given.seat, play))
                else:
                    with pytest.raises(IllegalAction):
                        advance(variant, step.before, Act(step.given.seat, play))


@pytest.mark.parametrize("led", ["S", "H", "D", "C"])
def test_a_seat_that_holds_the_led_suit_must_follow_whatever_its_place(led: str) -> None:
    script = scripted("0123" * 3 + "0", 0)
    hands = " | ".join(
        " ".join(card for trick in script.tricks for card in trick.split() if card in owned)
        for owned in (owners(script.tricks, seat) for seat in range(4))
    )
    game = deal_of(hands, trump="S")
    leader_card = next(card for card in sorted(game.hand(0)) if card[1] == led)
    game.put(leader_card)
    for seat in (1, 2, 3):
        held = game.hand(seat)
        assert game.to_act == (seat,)
        for card in sorted(held):
            if card[1] != led:
                with pytest.raises(IllegalAction, match="must follow") as refused:
                    game.put(card)
                assert refused.value.reason is RefusalCode.MUST_FOLLOW
        assert game.hand(seat) == held
        assert set(game.legal()) == {card for card in held if card[1] == led}
        game.put(next(card for card in sorted(held) if card[1] == led))
    assert game.state.deal.trick == ()


def owners(tricks: tuple[str, ...], seat: int) -> set[str]:
    """The cards of a seat in a deal scripted as won by 0 1 2 3 in turn, hakem 0."""
    leaders = [0, *[int(winner) for winner in ("0123" * 3)]]
    return {trick.split()[(seat - leader) % 4] for trick, leader in zip(tricks, leaders, strict=True)}


def test_any_card_may_be_led() -> None:
    game = deal_of("AS KH QD JC | | |", trump="H")
    assert set(game.legal()) == game.hand(0)


def test_a_hand_of_three_suits_follows_the_one_that_is_led() -> None:
    game = deal_of("3S 3D | 2S 9S AH | |", trump="C").put("3S")
    assert game.legal() == sorted(card for card in game.hand(1) if card[1] == "S")
    assert {"2S", "9S"} <= set(game.legal())


def test_a_void_seat_may_play_anything_and_need_not_trump() -> None:
    game = deal_of("3D | AS KS QS JS TS 9S 8S AH KH QH JH TH 9H | |", trump="H").put("3D")
    assert set(game.legal()) == game.hand(1)


HELD = "4H JH 9C 8C 7C 6C 5C 4C 3C 2C KS QS JS"


@pytest.mark.parametrize(
    ("best", "rules", "allowed"),
    [
        ("9H", "must-trump=trump-and-overtrump", {"JH"}),
        ("QH", "must-trump=trump-and-overtrump", {"4H", "JH"}),
        ("QH", "must-trump=trump-and-overtrump; allow-discard-instead-of-undertrump=true", set(HELD.split())),
        ("9H", "must-trump=trump-and-overtrump; allow-discard-instead-of-undertrump=true", {"JH"}),
        ("9H", "must-trump=trump", {"4H", "JH"}),
        ("QH", "must-trump=trump", {"4H", "JH"}),
        ("9H", "must-trump=off", set(HELD.split())),
        ("KC", "must-trump=trump-and-overtrump", {"4H", "JH"}),
    ],
)
def test_a_void_seat_trumps_and_overtrumps_where_the_house_demands_it(best: str, rules: str, allowed: set[str]) -> None:
    before = f"{best} AS TS 9S 8S 7S 6S 5S 4S 3S 2S QC JC"
    game = deal_of(f"AD | {before} | {HELD} |", trump="H", rules=rules).put("AD", best)
    assert set(game.legal()) == allowed


def test_the_best_trump_of_the_whole_trick_must_be_beaten_not_only_the_first() -> None:
    hands = "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D | 5H | 9H | 7H JH"
    game = deal_of(hands, trump="H", rules="must-trump=trump-and-overtrump").put("AD 5H 9H")
    assert game.legal() == ["JH"]


def test_an_undertrump_does_not_lower_what_must_be_beaten() -> None:
    hands = "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D | 9H | 5H AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C | 7H JH"
    game = deal_of(hands, trump="H", rules="must-trump=trump-and-overtrump").put("AD 9H 5H")
    assert "7H" not in game.legal()


def test_trumps_that_are_led_are_followed_without_a_duty_to_go_higher() -> None:
    game = deal_of("9H | 2H AH | |", trump="H", rules="must-trump=trump-and-overtrump").put("9H")
    assert {"2H", "AH"} <= set(game.legal())


@pytest.mark.parametrize(
    ("card", "reason", "words"),
    [
        ("9C", RefusalCode.MUST_TRUMP, "must play a trump"),
        ("4H", RefusalCode.MUST_OVERTRUMP, "must play a higher trump"),
    ],
)
def test_a_refused_ruff_says_what_is_missing(card: str, reason: RefusalCode, words: str) -> None:
    hands = f"AD KD | 9H AS TS 9S 8S 7S 6S 5S 4S 3S 2S AC QC | {HELD} |"
    game = deal_of(hands, trump="H", rules="must-trump=trump-and-overtrump").put("AD", "9H")
    with pytest.raises(IllegalAction, match=words) as refused:
        game.put(card)
    assert refused.value.reason is reason


MIXED = "AS KS AH KH AD KD AC KC QC QD QH QS JS"


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [
        ("allowed", set(MIXED.split())),
        ("forbidden", {card for card in MIXED.split() if card[1] != "S"}),
        ("required", {card for card in MIXED.split() if card[1] == "S"}),
    ],
)
def test_the_first_lead_may_or_may_not_or_must_be_a_trump(rule: str, allowed: set[str]) -> None:
    game = deal_of(f"{MIXED} | | |", rules=f"first-lead-trump={rule}")
    assert set(game.legal()) == allowed
    for card in MIXED.split():
        if card not in allowed:
            with pytest.raises(IllegalAction, match="the first lead must") as refused:
                game.put(card)
            reasons = {"forbidden": RefusalCode.MUST_NOT_LEAD_TRUMP, "required": RefusalCode.MUST_LEAD_TRUMP}
            assert refused.value.reason is reasons[rule]
            assert refused.value.suit == game.state.deal.trump


@pytest.mark.parametrize(("rule", "second"), [("forbidden", "AH"), ("required", "AS")])
def test_the_rule_about_the_first_lead_ends_with_it(rule: str, second: str) -> None:
    game = deal_of(f"{MIXED} | | |", rules=f"first-lead-trump={rule}").put(second)
    while game.state.deal.trick:
        game.put(game.legal()[0])
    leader = game.to_act[0]
    assert set(game.legal()) == game.hand(leader)


def test_a_leader_of_nothing_but_trumps_may_lead_one_though_it_is_forbidden() -> None:
    game = deal_of("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | | |", rules="first-lead-trump=forbidden")
    assert set(game.legal()) == game.hand(0)


def test_a_leader_without_a_trump_may_lead_anything_though_one_is_required() -> None:
    game = deal_of("AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H | | |", rules="first-lead-trump=required")
    assert set(game.legal()) == game.hand(0)


def test_a_card_that_somebody_else_holds_cannot_be_played_and_nothing_changes() -> None:
    game = deal_of("AS | KS AH | |")
    before = game.state
    for card in ("AH", "KS", "2C"):
        with pytest.raises(IllegalAction, match=f"{card} is not in the hand") as refused:
            game.put(card)
        assert refused.value.reason is RefusalCode.NOT_IN_HAND
    assert game.state == before
    assert sum(hand.bit_count() for hand in game.state.hands) == 52
    assert len(game.hand(0)) == 13


def test_a_played_card_is_gone() -> None:
    game = deal_of("AS KS | 2S 3S | 4S 5S | 6S 7S").put("AS 2S 4S 6S")
    assert "AS" not in game.hand(0)
    with pytest.raises(IllegalAction, match="AS is not in the hand"):
        game.put("AS")
