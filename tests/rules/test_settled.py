"""What goes through all games: deal to deal, who calls next, defaults, settled details (rules 6.2, 1.8, 19.1)."""

import pytest

from hokm.cards import format_card
from hokm.rules import IllegalAction, IllegalChance, MatchResult, PackDealt, Streak, VariantError
from tests.rules.positions import HEARTS, after, deal, game_of, play_on, variant_of, won_by

A_WINS, B_WINS = "0101010101000", "0101010101011"
A_KOT, B_KOT = "0000000", "1111111"
NINE = "match-end=fixed-kots:99"


@pytest.mark.parametrize(
    ("winners", "then", "kots", "streak", "dealer"),
    [
        ("010101010000", None, (0, 0), Streak(0, 1), 3),  # 7-5
        (A_KOT, "stop", (1, 0), Streak(), 1),
        ("0" * 13, "continue", (52, 0), Streak(), 1),
        ("000000001", "continue", (0, 0), Streak(0, 1), 3),  # loses trick 9
        (B_WINS, None, (0, 0), Streak(1, 1), 0),
        (B_KOT, "stop", (0, 1), Streak(), 0),
    ],
)
def test_court_piece_from_deal_to_deal(
    winners: str, then: str | None, kots: tuple[int, int], streak: Streak, dealer: int
) -> None:
    game = won_by(game_of("court-piece", NINE), winners)
    if then == "continue":
        play_on(game, winners)
    elif then:
        game.put(then)
    last = game.last
    assert (last.points, last.streak, last.next_dealer, last.next_hakem) == (kots, streak, dealer, (dealer + 1) % 4)


def test_six_plain_wins_are_lost_with_a_kot_of_the_others() -> None:
    game = game_of("court-piece", NINE)
    for _ in range(6):
        won_by(game, A_WINS)
    assert game.last.streak == Streak(0, 6)
    won_by(game, B_KOT).put("stop")
    assert (game.last.score, game.last.streak) == ((0, 1), Streak())


def test_one_kot_wins_court_piece_and_two_tricks_more_are_not_asked_for() -> None:
    game = won_by(game_of("court-piece"), A_KOT).put("stop")
    assert game.over == MatchResult(0, (1, 0), "kots")


@pytest.mark.parametrize(
    ("name", "rules", "winners", "hakem"),
    [
        ("hokm-4", "rotation=within-side", A_WINS, 2),
        ("hokm-4", "rotation=within-side", A_KOT, 2),
        ("hokm-4", "rotation=within-side", B_WINS, 1),
        ("hokm-4", "rotation=within-side; pass-direction=backward", B_WINS, 3),
        ("hokm-4", "rotation=within-side; pass-direction=backward", A_WINS, 2),
        ("hokm-4", "rotation=court-piece", A_KOT, 2),
        ("hokm-4", "rotation=court-piece", A_WINS, 0),
        ("hokm-4", "rotation=court-piece", B_KOT, 1),
        ("hokm-4", "rotation=always-next; pass-direction=backward", A_WINS, 1),
        ("hokm-4", "rotation=always-next", B_WINS, 1),
        ("hokm-4", "pass-direction=backward", B_WINS, 3),
        ("hokm-3", "pass-direction=backward", "2222222", 2),
        ("hokm-3", "rotation=always-next; pass-direction=backward", "0000000", 1),
        ("single-sar", "", A_WINS, 0),
    ],
)
def test_who_calls_next(name: str, rules: str, winners: str, hakem: int) -> None:
    game = won_by(game_of(name, rules), winners)
    seats = game.variant.seating.seats
    assert (game.last.next_hakem, game.last.next_dealer) == (hakem, (hakem - 1) % seats)


#: Defaults that follow from others, or are settled once for several games.
DEFAULTS = """
turn-up = second-batch: court-piece single-sar double-sar dehla-pakad
turn-up = last-batch: satat trup-kasiet
turn-up = none: hokm-4 troefcall
continue-for-13 = choice: court-piece single-sar troefcall satat trup-kasiet
continue-for-13 = off: hokm-4 hokm-2 hokm-2-varaq hidden-rang
streak-kot = 7: court-piece double-sar hidden-rang hidden-rung be-ranga dehla-pakad dehla-pakad-no-caller
goon-kot-value = 1: court-piece hidden-rang
goon-kot-value = 3: double-sar hidden-rung be-ranga
first-pickup-min = 3: double-sar hidden-rung dummy-rang
first-pickup-min = 2: be-ranga dehla-pakad dehla-pakad-no-caller dab-rang
late-block = true: hidden-rung
late-block = false: double-sar be-ranga dab-rang dehla-pakad
signals = truthful: satat trup-kasiet
tie-2-2 = tricks: mindi
tie-2-2 = non-dealer: dehla-pakad dehla-pakad-no-caller
match-end = fixed-kots:1: court-piece double-sar hidden-rang hidden-rung be-ranga
match-end = fixed-kots:3: dehla-pakad dehla-pakad-no-caller
match-end = first-to-target: hokm-4 hokm-3 hokm-2 single-sar dab-rang mindi satat trup-kasiet chokri-6
match-end = set: troefcall
first-caller-method = random: court-piece single-sar double-sar hidden-rang hidden-rung dab-rang be-ranga mindi chokri-6
first-caller-method = random: dehla-pakad dehla-pakad-no-caller dummy-rang
first-caller-method = first-ace: hokm-4 hokm-3 hokm-2 hokm-2-varaq
first-caller-method = first-jack: troefcall
first-caller-method = draw-high: satat trup-kasiet
direction = cw: troefcall satat trup-kasiet
direction = ccw: hokm-4 hokm-3 court-piece double-sar dab-rang mindi
bavney-effect = kots:52: court-piece
bavney-effect = points:15: troefcall
bavney-effect = points:4: satat trup-kasiet
bavney-effect = wins-match: hokm-4 hokm-2 single-sar
rotation = court-piece: court-piece double-sar hidden-rang hidden-rung satat trup-kasiet
rotation = hokm: hokm-4 hokm-3 single-sar troefcall chokri-6
rotation = winner: hokm-2 hokm-2-varaq
redeal = no-court-13: troefcall
redeal = no-court-first5+partner-no-trump: satat
redeal = none: hokm-4 court-piece double-sar
capitulation = true: troefcall
capitulation = false: hokm-4 court-piece satat
who-may-ask = opponents: dab-rang
who-may-ask = anyone-but-caller: hidden-rang hidden-rung
pickup-after-trump-set = next-trick: be-ranga
pickup-after-trump-set = same-trick: dehla-pakad-no-caller
draft = pagat: hokm-2
draft = varaq: hokm-2-varaq
stop = full: dehla-pakad dehla-pakad-no-caller mindi
stop = decided: double-sar hidden-rung be-ranga
stop = majority: hokm-4 court-piece hidden-rang
target = 7: hokm-4 hokm-3 hokm-2 dab-rang mindi satat trup-kasiet chokri-6
dummy-target = 104: dummy-rang
"""


@pytest.mark.parametrize("line", DEFAULTS.strip().split("\n"))
def test_defaults(line: str) -> None:
    switch, _, rest = line.partition(" = ")
    value, _, names = rest.rpartition(": ")
    for name in names.split():
        assert variant_of(name).rules[switch] == value, name


@pytest.mark.parametrize(
    ("name", "rules", "switch", "value"),
    [
        ("hokm-4", "scoring=kots", "bavney-effect", "kots:52"),
        ("hokm-4", "scoring=points-1324", "bavney-effect", "none"),
        ("court-piece", "scoring=iran", "bavney-effect", "wins-match"),
        ("hokm-4", "scoring=points-1324", "target", "10"),
        ("court-piece", "scoring=iran", "match-end", "first-to-target"),
        ("hokm-4", "scoring=kots", "match-end", "fixed-kots:1"),
        ("court-piece", "kots-target=5", "match-end", "fixed-kots:5"),
        ("chokri-6", "scoring=kots", "rotation", "court-piece"),
        ("court-piece", "trump-mode=hidden", "turn-up", "none"),
        ("court-piece", "trump-requirement=first-trick", "turn-up", "none"),
    ],
)
def test_defaults_that_follow_other_switches(name: str, rules: str, switch: str, value: str) -> None:
    assert variant_of(name, rules).rules[switch] == value


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("", (52, 0)),
        ("bavney-effect=points:7", (7, 0)),
        ("bavney-effect=kots:9", (9, 0)),
        ("bavney-effect=none", (1, 0)),
        ("bavney-effect=wins-match", (1, 0)),
    ],
)
def test_all_thirteen_add_what_was_agreed_of_whatever_is_counted(rules: str, points: tuple[int, int]) -> None:
    game = play_on(won_by(game_of("court-piece", f"{NINE}; {rules}"), "0" * 13), "0" * 13)
    assert game.last.points == points
    assert game.last.streak == Streak()
    assert (game.over is not None and game.over.reason == "thirteen") is (rules == "bavney-effect=wins-match")


@pytest.mark.parametrize("decider", ["seventh-winner", "either-partner", "captain"])
def test_the_captain_of_the_dealing_side_is_the_dealer(decider: str) -> None:
    game = won_by(game_of("court-piece", f"{NINE}; continue-decider={decider}"), "1313131")
    assert game.to_act == ((3,) if decider == "captain" else (1,))
    own = won_by(game_of("court-piece", f"{NINE}; continue-decider={decider}"), "0202022")
    assert own.to_act == ((0,) if decider == "captain" else (2,))


@pytest.mark.parametrize("decider", ["seventh-winner", "either-partner", "captain"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_one_with_the_kot_decides_alone(decider: str, seat: int) -> None:
    variant = variant_of("hokm-2", f"continue-for-13=choice; continue-decider={decider}")
    assert variant.going_on.deciders(variant, after(variant, f"{seat} " * 7), seat) == (seat,)


def test_a_drawn_deal_counts_for_the_agreed_number_of_deals() -> None:
    game = won_by(game_of("chokri-6", "six-tie=draw; match-end=fixed-hands:1"), "01010101")
    assert game.over == MatchResult(None, (0, 0), "hands")


@pytest.mark.parametrize(
    ("deals", "seat", "winner"),
    [(["1000000000"], 0, None), (["1000000000"], 1, 0), (["1000000000"], 2, 0), (["0111111111"], 0, 1)],
)
def test_of_three_who_do_not_resign_the_better_wins(deals: list[str], seat: int, winner: int | None) -> None:
    game = game_of("hokm-3")
    for winners in deals:
        won_by(game, winners)
    game.put(f"{seat}:resign")
    assert game.over is not None
    assert (game.over.winner, game.over.reason) == (winner, "resign")


def test_the_pack_of_each_deal_shows_which_two_is_out() -> None:
    pack = variant_of("hokm-3", "removed-two=random").pack
    assert len(pack) == 52
    for two in ("2S", "2H", "2D", "2C"):
        game = game_of("hokm-3", "removed-two=random")
        game.feed(PackDealt(tuple(card for card in pack if format_card(card) != two)))
        game.put("call S")
        assert two not in game.hand(0) | game.hand(1) | game.hand(2)
    for missing in ({"AH"}, {"2H", "2C"}, set[str]()):
        game = game_of("hokm-3", "removed-two=random")
        with pytest.raises(IllegalChance):
            game.feed(PackDealt(tuple(card for card in pack if format_card(card) not in missing)))


def test_the_claim_without_court_cards_is_about_all_cards_of_a_hand() -> None:
    hands = "3C 4C 5C 6C 7C 8C 9C AC | | | | | "
    game = deal(game_of("chokri-6", "redeal=no-court-13"), hands).put("call S")
    assert "claim no-court-13" in game.legal()
    court = deal(game_of("chokri-6", "redeal=no-court-13"), hands.replace("AC", "JC")).put("call S")
    assert "claim no-court-13" not in court.legal()


def test_a_two_of_hearts_turned_up_makes_hearts_trump() -> None:
    game = deal(game_of("satat"), "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H | | | ").put("turn-up", "turned: 2H")
    assert game.state.deal.trump == HEARTS


@pytest.mark.parametrize(("place", "number"), [(7, "nth:7"), (10, "nth:10")])
def test_the_card_turned_up_may_be_one_of_a_number(place: int, number: str) -> None:
    mine = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    game = deal(game_of("double-sar", f"turn-up={number}"), f"{mine} | | | ").put("turn-up")
    right = mine.split()[place - 1]
    for wrong in set(mine.split()) - {right}:
        with pytest.raises(IllegalChance):
            game.put(f"turned: {wrong}")
    assert game.put(f"turned: {right}").state.deal.trump == 0


def test_only_first_five_claims_exist_where_three_play() -> None:
    low = "3C 4C 5C 6C 7C"
    game = deal(game_of("hokm-3", "redeal=under-ten"), f"{low} | | ")
    assert game.put("claim under-ten").last.kind == "redeal"
    with pytest.raises(IllegalAction):
        deal(game_of("hokm-3", "redeal=under-ten"), f"{low} | | ").put("call S", "claim no-court-13")


@pytest.mark.parametrize(("value", "target"), [("3", 3), ("5", 5), ("10", 10), ("11", 11)])
def test_the_target(value: str, target: int) -> None:
    game = game_of("hokm-4", f"target={value}")
    while not game.is_over:
        won_by(game, B_WINS if game.hakem % 2 else A_WINS)
    assert game.over is not None
    assert max(game.over.score) == target


def test_a_match_of_satat_to_seven_can_be_won_by_thirteen() -> None:
    game = game_of("satat", "target=4")
    deal(game, "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H | 2S | | ").put("call S")
    while not game.finished:
        options = game.legal()
        game.put("continue" if "continue" in options else options[0])
    assert game.over == MatchResult(0, (4, 0), "target")


@pytest.mark.parametrize(
    "rules",
    [
        "indicator-choice=blind-first5; redeal=under-ten",
        "indicator-choice=blind-first5; caller-concealed-follow=must-reveal",
    ],
)
def test_what_cannot_go_with_a_blind_indicator(rules: str) -> None:
    with pytest.raises(VariantError):
        variant_of("hidden-rang", rules)
