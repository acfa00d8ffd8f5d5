"""What computers do besides playing cards: trump, claims, answers, and what they say out of turn."""

import pytest

from hokm.bots import BOTS, LEVEL_2
from hokm.fairness import Stream
from hokm.lab import testkit as kit
from hokm.rules import AnnounceKot, Variant, Voids, format_action
from hokm.rules.events import KotAnnounced, RedealSuggested
from hokm.table import Proceed, RngDealer, ScriptedDealer, Table, driven
from hokm.variants import VARIANTS, with_rules_text
from hokm.views.project import observe
from tests.playing import BY_LOT, Game, deal_of, dealt, hands_of, packed, scores_of


def choice(game: Game) -> str:
    """What level-2 does where the match stands."""
    view = observe(game.variant, game.state, game.to_act[0])
    return format_action(LEVEL_2.choose(game.variant, view, 0, Stream(b"", "")).action)


@pytest.mark.parametrize(
    ("first_cards", "trump"),
    [("2S 3S 4S AH KD", "S"), ("AS KS 2H 3H 4C", "S"), ("2S 3S QH JH AC", "H"), ("9D 8D 7D 6D 2C", "D")],
)
def test_the_longest_suit_is_named_and_of_equals_the_higher(first_cards: str, trump: str) -> None:
    assert choice(dealt(f"{first_cards} | | |")) == f"call {trump}"


def test_a_card_is_never_turned_up_where_a_suit_can_be_named() -> None:
    assert choice(dealt("2S 3H 4D 5C 6C | | |", rules="turn-up=last-batch")) == "call C"


def test_a_poor_first_batch_is_claimed_and_a_long_suit_is_played() -> None:
    rules = "redeal=under-ten"
    assert choice(dealt("2S 3H 4D 5C 6C | | |", rules=rules)) == "claim under-ten"
    assert choice(dealt("2S 3S 4S 5S 6C | | |", rules=rules)) == "call S"


def test_two_aces_are_not_thrown_in() -> None:
    rules = "redeal=no-court-first5"
    assert choice(dealt("AS AH 4D 5C 6C | | |", rules=rules)) == "call C"
    assert choice(dealt("AS 2H 4D 5C 6C | | |", rules=rules)) == "claim no-court-first5"


def test_a_hand_without_court_cards_is_claimed_at_the_first_lead() -> None:
    small = "2S 3S 4S 5H 6H 7H 2D 3D 4D 2C 3C 4C 5C"
    game = deal_of(f"{small} | | |", trump="C", rules="redeal=no-court-13")
    assert choice(game) == "claim no-court-13"


@pytest.mark.parametrize(
    ("trumps", "answer"), [("AS KS 2S 3S", "agree"), ("AS KS 9S 4S 3S 2S", "refuse"), ("7S 6S 5S 4S 3S 2S", "refuse")]
)
def test_the_hakem_agrees_to_a_new_deal_unless_his_own_trumps_are_long(trumps: str, answer: str) -> None:
    void = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
    rest = " ".join(f"{rank}D" for rank in "AKQJT98765432"[: 13 - len(trumps.split())])
    game = deal_of(f"{trumps} {rest} | | {void} |", rules="redeal=partner-no-trump")
    game.put("2:suggest-redeal")
    assert choice(game) == answer


def kot_reached(rules: str) -> Game:
    """Hakem's side has won seven of seven, and is asked whether to go on; the hakem won the last trick."""
    return scores_of(f"continue-for-13=choice; {rules}", "0000000")


def test_going_on_costs_nothing_where_the_kot_is_kept() -> None:
    assert choice(kot_reached("failed-continue=keep-kot")) == "continue"


def test_nobody_goes_on_for_nothing() -> None:
    assert choice(kot_reached("bavney-effect=none")) == "stop"


def led_out(hand: str, leads: str) -> Game:
    """The hakem has led these winners one after another, the others playing anything."""
    game = deal_of(f"{hand} | | |", rules="continue-for-13=choice")
    for card in leads.split():
        game.put(card)
        for _ in range(3):
            game.put(game.legal()[0])
    return game


def test_a_kot_is_not_risked_without_every_trick_left_in_hand() -> None:
    seven = "AS KS QS JS TS 9S 8S"
    assert choice(led_out(f"{seven} 2H 3H 4H 5H 6H 7H", seven)) == "stop"
    assert choice(led_out(f"{seven} 7S 6S 5S 4S 3S 2S", seven)) == "continue"
    assert choice(led_out(f"{seven} AH KH QH JH AC AD", seven)) == "continue"
    assert choice(led_out(f"{seven} AH KH QH JH AC KD", seven)) == "stop"


def asides_of(rules: str, pack_text: str) -> list[KotAnnounced | RedealSuggested]:
    variant = with_rules_text(VARIANTS["hokm-4"], f"{BY_LOT}; {rules}")
    table = Table(variant, ScriptedDealer((packed(hands_of(pack_text), 0),), lot=3))
    table.handle(Proceed())
    table.handle(Proceed())
    entries = driven(table, dict.fromkeys(range(4), LEVEL_2), lambda seat, event: Stream(b"", ""))
    said: list[KotAnnounced | RedealSuggested] = []
    for entry in entries:
        said += [event for event in entry.events if isinstance(event, KotAnnounced | RedealSuggested)]
        if table.observation(0).deal.trick:
            break
    return said


def test_both_sides_announce_a_kot_where_only_an_announced_one_counts() -> None:
    said = asides_of("baunie-call-required=true", "AS KS QS JS TS | AH | AD | AC")
    assert said == [KotAnnounced(0), KotAnnounced(1)]
    assert asides_of("", "AS KS QS JS TS | AH | AD | AC") == []


def test_a_hand_without_trump_and_aces_suggests_a_new_deal_after_all_else_is_said() -> None:
    hands = "AS KS QS JS TS | | 2H 3H 4H 2D 3D 4D 5D 2C 3C 4C 5C 6C 7H |"
    rules = "baunie-call-required=true; redeal=partner-no-trump"
    assert asides_of(rules, hands) == [KotAnnounced(0), KotAnnounced(1), RedealSuggested(2, voids=Voids(1))]
    rich = "AS KS QS JS TS | | AH KH QH AD KD QD 5D AC KC 4C 5C 6C 7H |"
    assert asides_of("redeal=partner-no-trump", rich) == []


def test_an_aside_is_only_made_where_it_is_allowed() -> None:
    game = deal_of("AS | | |")
    assert LEVEL_2.asides(game.variant, observe(game.variant, game.state, 0), ()) == ()
    assert LEVEL_2.asides(game.variant, observe(game.variant, game.state, 0), (AnnounceKot(),)) == (AnnounceKot(),)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("bot", BOTS)
def test_every_computer_plays_every_game_under_any_house_rules(name: str, bot: str) -> None:
    rng = Stream(b"house rules", name)
    for variant in kit.rule_sets(VARIANTS[name], rng):
        play_a_deal(variant, bot)


def play_a_deal(variant: Variant, bot: str) -> None:
    rng = Stream(b"house rules", bot)
    table = Table(variant, RngDealer(rng))
    while table.deals < 2 and table.result is None:
        table.handle(Proceed())
        for entry in driven(table, dict.fromkeys(range(variant.seating.seats), BOTS[bot]), lambda seat, event: rng):
            assert entry.events


def test_a_beginner_slips_now_and_then_and_an_ordinary_player_never() -> None:
    game = deal_of("AS KS QS 2H 3H 4H | | |")
    view = observe(game.variant, game.state, 0)

    def choices(name: str) -> list[str]:
        streams = (Stream(b"slips", str(number)) for number in range(400))
        return [format_action(BOTS[name].choose(game.variant, view, 0, stream).action) for stream in streams]

    assert len(set(choices("level-2"))) == 1
    beginner = choices("level-1")
    usual = max(set(beginner), key=beginner.count)
    # A quarter of its cards are drawn by lot, and one lot in thirteen falls on the usual card.
    assert 65 < sum(card != usual for card in beginner) < 120
