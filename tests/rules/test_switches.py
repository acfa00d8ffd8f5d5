"""House rules: every switch takes effect, and nonsense is refused in plain words."""

import hashlib
from collections.abc import Callable

import pytest

from hokm.cards import PACK_52, parse_card
from hokm.rules import IllegalAction, VariantError, drawn_from
from hokm.variants import HOKM_4, find_variant, with_rules_text
from tests.playing import BY_LOT, Game, deal_of, dealt, scores_of

A_WINS = "0101010101000"
A_KOT = "0000000"
B_KOT = "1111111"
FULL_HANDS = "AS KS QS | 2S 3S 4S | 5S 6S 7S | 8S 9S TS"


def draws(rules: str) -> object:
    """What comes of drawing from one and the same pack."""
    game = Game(rules)
    top = tuple(map(parse_card, ["AS", "2S", "3S", "4S", "AH"]))
    game.feed(drawn_from(game.variant, [(*top, *(card for card in PACK_52 if card not in top))]))
    return game.events[0]


def accepts(game: Game, text: str) -> bool:
    try:
        game.put(text)
    except IllegalAction:
        return False
    return True


def void_options(rules: str) -> list[str]:
    """What a void seat may play behind a low trump and a higher one of its own."""
    hands = "AD | 9H AS TS 9S 8S 7S 6S 5S 4S 3S 2S QC JC | 4H 3H 9C 8C 7C 6C 5C 4C 3C 2C KS QS JS |"
    return deal_of(hands, "H", rules).put("AD", "9H").legal()


LOW_NO_COURT = "AS TS 9S 8S 7S 6S 5S AH TH 9H AD TD 9D | | |"
NO_TRUMP = "AS KS QS JS TS | 9S 8S 7S 6S | AH KH QH JH TH AD KD QD JD TD AC KC QC | 5S 4S 3S 2S"


def tried(rules: str, claim: str, hands: str = "TS 9H 8D 5C 2S | | |") -> bool:
    return accepts(dealt(hands, rules), f"claim {claim}")


def pool(rules: str) -> object:
    game = dealt("| | |", rules)
    if "turn-up" not in game.legal():
        return None
    game.put("turn-up")
    return game.variant.trump.pool(game.variant, game.state)


def redeals(rules: str) -> list[str]:
    game = dealt("TS 9H 8D 5C 2S | | |", f"redeal=under-ten; {rules}")
    pack = game.inputs[1]
    while "claim under-ten" in game.legal() and len(game.results) < 5:
        game.put("claim under-ten")
        game.feed(pack)
    return [result.kind for result in game.results]


def kinds(rules: str, winners: str) -> list[object]:
    last = scores_of(rules, winners).last
    return [last.kind, last.tricks]


def ended(rules: str, deals: list[str]) -> object:
    """After how many of these deals the match was over, and why."""
    game = Game(f"{BY_LOT}; {rules}")
    for number, winners in enumerate(deals, 1):
        game.won_by(winners)
        if game.over is not None:
            return number, game.over.reason
    return None


#: For each switch: what happens under given rules. Under each pair of rules something else must happen.
EFFECTS: dict[str, tuple[Callable[[str], object], list[str]]] = {
    "direction": (lambda rules: Game(rules).variant.seating.direction, ["ccw", "cw"]),
    "first-caller-method": (
        lambda rules: draws(rules) if "random" not in rules else "by lot",
        ["two-aces", "first-ace", "high-card", "random", "first-jack"],
    ),
    "skip-hakem": (
        lambda rules: draws(f"first-caller-method=two-aces; {rules}"),
        ["true", "false"],
    ),
    "draw-cap": (lambda rules: draws(f"first-caller-method=high-card; {rules}"), ["none", "ten"]),
    "batches": (
        lambda rules: Game(f"{BY_LOT}; {rules}").begin_won_by("0").hand(0),
        ["5-4-4", "5-3-3-2", "5-4-2-2"],
    ),
    "deal-first": (
        lambda rules: dealt("| | |", rules).state.deal.held,
        ["caller-only", "all"],
    ),
    "others-may-look": (
        lambda rules: dealt("| | |", f"deal-first=all; {rules}").state.deal.face_down,
        ["true", "false"],
    ),
    "turn-up": (
        pool,
        ["none", "second-batch", "last-batch", "remaining-eight", "nth:7", "nth:10", "blind-first5"],
    ),
    "redeal": (
        lambda rules: [
            tried(rules, "under-ten"),
            tried(rules, "no-court-first5"),
            accepts(deal_of(LOW_NO_COURT, rules=rules), "claim no-court-13"),
            accepts(deal_of(NO_TRUMP, rules=rules), "2:suggest-redeal"),
        ],
        ["none", "under-ten", "no-court-first5", "no-court-13", "partner-no-trump", "under-ten+partner-no-trump"],
    ),
    "redeal-limit": (redeals, ["none", "1", "2", "3"]),
    "must-trump": (void_options, ["off", "trump"]),
    "allow-discard-instead-of-undertrump": (
        lambda rules: void_options(f"must-trump=trump-and-overtrump; {rules}"),
        ["true", "false"],
    ),
    "first-lead-trump": (
        lambda rules: deal_of("AS AH | | |", rules=rules).legal(),
        ["allowed", "forbidden", "required"],
    ),
    "kot-rule": (lambda rules: kinds(rules, "0" * 13), ["first7", "all13", "none"]),
    "match-end": (
        lambda rules: ended(rules, [A_KOT] * 4),
        ["first-to-target", "fixed-hands:1", "fixed-hands:2", "fixed-hands:5"],
    ),
    "kots-target": (lambda rules: ended(f"scoring=kots; {rules}", [A_KOT] * 3), ["none", "2", "3", "4"]),
    "continue-for-13": (lambda rules: scores_of(rules, "0" * 13).events[-3:], ["off", "choice", "forced"]),
    "continue-decider": (
        lambda rules: scores_of(f"continue-for-13=choice; {rules}", "0000002").state.deal.deciders,
        ["seventh-winner", "either-partner", "captain"],
    ),
    "failed-continue": (
        lambda rules: scores_of(f"continue-for-13=forced; {rules}", "00000001").last.points,
        ["simple-win", "keep-kot", "opponents-score"],
    ),
    "bavney-effect": (
        lambda rules: (*(game := scores_of(f"continue-for-13=forced; {rules}", "0" * 13)).last.points, game.is_over),
        ["none", "wins-match", "points:3", "kots:4"],
    ),
    "look-at-partner-hand": (
        lambda rules: scores_of(f"continue-for-13=choice; {rules}", A_KOT).state.deal.deciders,
        ["true", "false"],
    ),
    "baunie-call-required": (lambda rules: kinds(rules, A_KOT), ["true", "false"]),
    "scoring": (lambda rules: scores_of(rules, B_KOT).last.points, ["iran", "points-1324", "kots"]),
    "target": (lambda rules: ended(rules, [A_KOT] * 6), ["1", "3", "5", "7", "11"]),
    "hakem-koti-value": (lambda rules: scores_of(rules, B_KOT).last.points, ["2", "3"]),
    "goon-kot-value": (
        lambda rules: scores_of(f"scoring=kots; match-end=fixed-kots:20; {rules}", B_KOT).last.points,
        ["1", "2", "3", "10"],
    ),
    "streak-kot": (
        lambda rules: scores_of(f"scoring=kots; match-end=fixed-kots:3; {rules}", *[A_WINS] * 7).last.points,
        ["none", "7"],
    ),
    "rotation": (
        lambda rules: (scores_of(rules, A_WINS).hakem, scores_of(rules, A_KOT).hakem),
        ["hokm", "court-piece", "within-side", "always-next"],
    ),
    "pass-direction": (lambda rules: scores_of(rules, B_KOT).hakem, ["forward", "backward"]),
    "stop": (lambda rules: scores_of(rules, A_WINS).last.tricks, ["majority", "full"]),
    "thaap": (lambda rules: accepts(deal_of(FULL_HANDS, rules=rules).put("AS"), "2:thaap"), ["true", "false"]),
    "capitulation": (
        lambda rules: accepts(Game(f"{BY_LOT}; {rules}").begin_won_by("01").play_tricks(2), "0:concede"),
        ["true", "false"],
    ),
}  # fmt: skip


def test_every_switch_has_its_effect_tested() -> None:
    assert set(EFFECTS) == {switch.name for switch in HOKM_4.switches}


@pytest.mark.parametrize("name", EFFECTS)
def test_every_value_of_a_switch_makes_something_else_happen(name: str) -> None:
    effect, values = EFFECTS[name]
    seen = [effect(f"{name}={value}") for value in values]
    for place, outcome in enumerate(seen):
        assert outcome not in seen[:place], (name, values[place])


@pytest.mark.parametrize("name", [switch.name for switch in HOKM_4.switches])
def test_an_unset_switch_is_as_its_default(name: str) -> None:
    switch = next(switch for switch in HOKM_4.switches if switch.name == name)
    assert HOKM_4.rules[name] == switch.default
    assert HOKM_4.with_rules({name: switch.default}) == HOKM_4
    assert HOKM_4.with_rules({name: switch.default}).changed_rules == {}


def test_every_value_of_every_switch_makes_a_variant_or_a_plain_refusal() -> None:
    companions = {"kots-target": "scoring=kots", "draw-cap": "first-caller-method=high-card"}
    for switch in HOKM_4.switches:
        for allowed in switch.allowed:
            value = {"1..": "3"}.get(allowed, allowed.replace(":N", ":3"))
            companion = companions.get(switch.name, "scoring=kots" if value == "fixed-kots:3" else "")
            variant = with_rules_text(HOKM_4, f"{companion}; {switch.name}={value}")
            assert variant.rules[switch.name] == value


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ("targt=5", "hokm-4 has no switch 'targt'; did you mean target"),
        ("xyzzy=5", "hokm-4 has no switch 'xyzzy'; it has direction"),
        ("target=0", "target must be a whole number from 1 to 999999, not '0'"),
        ("target=-1", "target must be a whole number from 1"),
        ("target=1.5", "target must be a whole number from 1"),
        ("target=none", "target must be a whole number from 1"),
        ("target=", "target must be a whole number from 1"),
        ("target=1000000", "target must be a whole number from 1"),
        ("kots-target=x", "kots-target must be a whole number from 1"),
        ("direction=left", "direction cannot be 'left'; it can be ccw, cw"),
        ("thaap=yes", "thaap cannot be 'yes'; it can be true, false"),
        ("redeal=under-ten+over-ten", "redeal cannot hold 'over-ten'; it can be none, or any of"),
        ("match-end=fixed-hands:0", "match-end cannot be 'fixed-hands:0'"),
        ("match-end=fixed-hands:N", "match-end cannot be 'fixed-hands:N'"),
        ("match-end=fixed-hands", "match-end cannot be 'fixed-hands'"),
        ("match-end=first-to-target:3", "match-end cannot be 'first-to-target:3'"),
        ("bavney-effect=points:01", "bavney-effect cannot be 'points:01'"),
        ("hakem-koti-value=4", "hakem-koti-value cannot be '4'; it can be 2, 3"),
        ("target", "a house rule is written switch=value, not 'target'"),
        ("target=1; target=2", "target is given twice"),
        ("draw-cap=ten", "draw-cap=ten needs a draw for the highest card"),
        ("draw-cap=ten; first-caller-method=two-card-total", "draw-cap=ten needs a draw for the highest card"),
        ("stop=full; continue-for-13=choice", "stop=full plays all tricks anyway and cannot go with continue-for-13"),
        ("stop=full; continue-for-13=forced", "stop=full plays all tricks anyway and cannot go with continue-for-13"),
        ("stop=full; capitulation=true", "stop=full plays all tricks and cannot go with capitulation"),
        ("baunie-call-required=true; kot-rule=none", "baunie-call-required needs a kot"),
        ("match-end=fixed-kots:2", "a match to a number of kots needs scoring=kots"),
        ("kots-target=2", "a match to a number of kots needs scoring=kots"),
        ("kots-target=2; match-end=first-to-target", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; kots-target=2; match-end=fixed-kots:3", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; kots-target=2; match-end=fixed-hands:2", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; match-end=first-to-target", "match-end=first-to-target needs a scoring that counts points"),
    ],
)
def test_nonsense_is_refused_in_plain_words(rules: str, complaint: str) -> None:
    with pytest.raises(VariantError) as refused:
        with_rules_text(HOKM_4, rules)
    assert str(refused.value).startswith(complaint)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "follows"),
    [
        ("", {"target": "7", "bavney-effect": "wins-match", "match-end": "first-to-target"}),
        ("scoring=points-1324", {"target": "10", "bavney-effect": "none", "match-end": "first-to-target"}),
        ("scoring=kots", {"bavney-effect": "kots:52", "match-end": "fixed-kots:1"}),
        ("scoring=kots; kots-target=5", {"match-end": "fixed-kots:5"}),
        ("scoring=points-1324; target=7", {"target": "7"}),
    ],
)
def test_some_defaults_follow_the_scoring(rules: str, follows: dict[str, str]) -> None:
    variant = with_rules_text(HOKM_4, rules)
    assert {name: variant.rules[name] for name in follows} == follows


def test_rules_are_set_from_python_values_too() -> None:
    by_value = HOKM_4.with_rules(
        {"target": 11, "thaap": True, "redeal": {"under-ten"}, "redeal-limit": None, "hakem-koti-value": 2}
    )
    by_text = with_rules_text(HOKM_4, "target=11; thaap=true; redeal=under-ten; redeal-limit=none; hakem-koti-value=2")
    assert by_value == by_text
    assert HOKM_4.with_rules({"redeal": ()}).rules["redeal"] == "none"


def test_rules_change_one_after_another_and_back() -> None:
    variant = with_rules_text(HOKM_4, "target=5").with_rules({"thaap": True})
    assert variant.changed_rules == {"target": "5", "thaap": "true"}
    assert variant.with_rules({"target": 7}).changed_rules == {"thaap": "true"}


def test_a_set_has_one_spelling() -> None:
    variant = with_rules_text(HOKM_4, "redeal=under-ten+no-court-13+under-ten")
    assert variant.rules["redeal"] == "no-court-13+under-ten"


def test_games_are_found_by_id_and_by_their_other_names() -> None:
    for name in ("hokm-4", "HOKM-4", " hokm_4 ", "Hokm", "hukam", "حکم"):
        assert find_variant(name) is HOKM_4
    with pytest.raises(VariantError, match="there is no game 'hokum-5'; did you mean hok"):
        find_variant("hokum-5")


def test_the_fingerprint_of_the_rules_is_that_of_the_written_line() -> None:
    line = ";".join(["hokm-4", "1", *(f"{name}={value}" for name, value in sorted(HOKM_4.rules.items()))])
    assert HOKM_4.rules_hash == hashlib.sha256(line.encode("ascii")).hexdigest()
    assert HOKM_4.with_rules({"target": 5}).rules_hash != HOKM_4.rules_hash
    assert HOKM_4.with_rules({"target": 7}).rules_hash == HOKM_4.rules_hash


def test_every_switch_and_value_is_that_of_the_table_of_switches() -> None:
    """The hokm-4 rows of the table of all switches, without those of the trump modes that this game lacks so far."""
    table = {
        "direction": "ccw cw | ccw",
        "first-caller-method": "two-aces first-ace high-card two-card-total random first-jack draw-high "
        "high-card-dealer draw-partners | first-ace",
        "skip-hakem": "true false | true",
        "draw-cap": "none ten | none",
        "batches": "5-4-4 5-3-3-2 5-4-2-2 | 5-4-4",
        "deal-first": "caller-only all | caller-only",
        "others-may-look": "true false | false",
        "turn-up": "none second-batch last-batch remaining-eight nth:7 nth:10 blind-first5 | none",
        "redeal": "no-court-13 no-court-first5 partner-no-trump under-ten | none",
        "redeal-limit": "none 1 2 3 | 2",
        "must-trump": "off trump trump-and-overtrump | off",
        "allow-discard-instead-of-undertrump": "true false | false",
        "first-lead-trump": "allowed forbidden required | allowed",
        "kot-rule": "first7 all13 none | first7",
        "match-end": "first-to-target fixed-kots:N fixed-hands:N | first-to-target",
        "kots-target": "1.. | none",
        "continue-for-13": "off choice forced | off",
        "continue-decider": "seventh-winner either-partner captain | seventh-winner",
        "failed-continue": "simple-win keep-kot opponents-score | simple-win",
        "bavney-effect": "none wins-match points:N kots:N | wins-match",
        "look-at-partner-hand": "true false | false",
        "baunie-call-required": "true false | false",
        "scoring": "iran points-1324 kots | iran",
        "target": "1.. | 7",
        "hakem-koti-value": "2 3 | 3",
        "goon-kot-value": "1 2 3 10 | 1",
        "streak-kot": "none 7 | 7",
        "rotation": "hokm court-piece within-side always-next | hokm",
        "pass-direction": "forward backward | forward",
        "stop": "majority full | majority",
        "thaap": "true false | false",
        "capitulation": "true false | false",
    }
    assert {switch.name: f"{' '.join(switch.allowed)} | {switch.default}" for switch in HOKM_4.switches} == table
