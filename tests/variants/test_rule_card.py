"""The rule card says what is played: it changes with every house rule, and every line has words in every language."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from hokm.rules import Variant
from hokm.rules.policies.ending import KotRule
from hokm.rules.variant import Slots
from hokm.texts import LANGUAGES, catalogue
from hokm.variants import VARIANTS, with_rules_text
from hokm.variants.rule_card import ORDER, lines, rule_card, sections, speakers

TEXTS = Path(__file__).parents[2] / "src/hokm/texts"
TABLE = Path(__file__).parents[1] / "data/switches.tsv"

#: Phases that add nothing to what the policies say.
SILENT_PHASES = {"hakem", "deal", "draw-trump"}
#: What has no line under any house rule: it does what anybody expects of a card game.
SILENT = {"EachTrick", "AllHandsHidden", "NoExchange"}

#: House rules that change nothing that a card could say, and why.
UNSEEN = {
    ("hokm-2", "direction"): "between two players there is no direction",
    ("hokm-2-varaq", "direction"): "between two players there is no direction",
    ("hokm-2", "continue-decider"): "a side of one has nobody else to ask",
    ("hokm-2-varaq", "continue-decider"): "a side of one has nobody else to ask",
}


def effects() -> dict[tuple[str, str], dict[str, str]]:
    """Beside which other house rules each switch has an effect, by the table of switches."""
    with TABLE.open(encoding="utf-8") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    together = "has an effect together with"
    return {
        (row["variant"], row["switch"]): dict(part.strip().split("=") for part in row[together].split(";") if part)
        for row in rows
    }


EFFECTS = effects()


def values(variant: Variant) -> Iterator[tuple[str, str]]:
    """Every switch with each of its values but the default, numbers as small ones."""
    for switch in variant.switches:
        allowed = [value.replace(":N", ":6").replace("1..", "6") for value in switch.allowed]
        allowed += ["none"] if switch.kind == "set" else []
        yield from ((switch.name, value) for value in allowed if value != switch.default)


def beside(variant: Variant, name: str, value: str) -> dict[str, object]:
    """What lets a house rule show: what the table says, and a scoring that fits an end of the match."""
    found: dict[str, object] = dict(EFFECTS[variant.id, name])
    if name == "match-end" and "scoring" in variant.rules:
        if value.startswith("fixed-kots"):
            found["scoring"] = "kots"
        elif value == "first-to-target":
            found["scoring"] = "iran"
    if name == "trump-mode" and value == "turn-up-only":
        found["turn-up"] = "last-batch"
    return found


@cache
def changed(variant_id: str, name: str, value: str) -> tuple[Variant, Variant]:
    """The variant without and with a house rule set, beside what lets it show."""
    variant = VARIANTS[variant_id]
    others = beside(variant, name, value)
    before = variant.with_rules({switch: other for switch, other in others.items() if switch != "turn-up"})
    return before, variant.with_rules(others | {name: value})


CASES = [(variant.id, *pair) for variant in VARIANTS.values() for pair in values(variant)]


@cache
def family() -> tuple[Variant, ...]:
    """Every game, by itself and with each value of each of its house rules."""
    found = list(VARIANTS.values())
    for case in CASES:
        found += changed(*case)
    several = (
        ("hokm-4", "scoring=kots; continue-for-13=choice"),
        ("hokm-4", "continue-for-13=choice; bavney-effect=kots:4"),
        ("hokm-4", "redeal=under-ten; redeal-limit=1"),
        ("hokm-4", "deal-first=all; trump-mode=hidden; indicator-choice=blind-first5"),
        ("hokm-2", "draft=wiki"),
        ("mindi", "mindi-trump=band-b"),
        ("mindi", "stop=decided; tie-2-2=non-dealer"),
        ("dehla-pakad", "stop=decided"),
        ("dehla-pakad", "stop=decided; hand-rule=dealer-needs-all"),
        ("dummy-rang", "dummy-assignment=bid"),
        ("chokri-6", "six-teams=3x2; six-tie=draw"),
        ("chokri-6", "six-teams=3x2; kot-rule=none"),
        ("troefcall", "partner-stop=simple-win"),
    )
    return (*found, *(with_rules_text(VARIANTS[game], rules) for game, rules in several))


@cache
def sentence(language: str, text: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return catalogue(language).say(text, dict(values))


def in_words(variant: Variant, language: str = "en") -> list[str]:
    return [sentence(language, line.text, tuple(line.values.items())) for line in rule_card(variant)]


@pytest.mark.parametrize("game", VARIANTS)
def test_every_house_rule_changes_the_card(game: str) -> None:
    for case in CASES:
        if case[0] != game or case[:2] in UNSEEN:
            continue
        before, after = changed(*case)
        if before.rules[case[1]] != case[2]:
            assert in_words(after) != in_words(before), case


def test_what_changes_no_card_changes_none() -> None:
    for case in CASES:
        if case[:2] in UNSEEN:
            before, after = changed(*case)
            assert in_words(after) == in_words(before), f"{case} shows: {UNSEEN[case[:2]]} no longer holds"


def test_all_that_a_variant_is_made_of_speaks() -> None:
    slots = set(Slots.__dataclass_fields__) - {"phases", "removed"}
    said: dict[str, bool] = {}
    for variant in family():
        found = speakers(variant)
        assert set(found) >= slots
        assert set(found) - set(ORDER) <= SILENT_PHASES
        for slot, policy in found.items():
            if slot in ORDER:
                name = type(policy).__name__
                said[name] = bool(lines(policy, variant)) or said.get(name, False)
    assert {name for name, speaks in said.items() if not speaks} == SILENT


def test_a_policy_without_a_line_is_noticed() -> None:
    with pytest.raises(NotImplementedError, match="object"):
        lines(object(), VARIANTS["hokm-4"])


def test_a_policy_that_says_nothing_else_says_the_text_of_its_name() -> None:
    @dataclass(frozen=True)
    class KotsCountTwice:
        often: int = 2
        always: bool = True
        rule: KotRule = KotRule.FIRST
        cards: tuple[int, ...] = ()

    said = [("kots-count-twice", {"often": 2, "always": "yes", "rule": KotRule.FIRST.value})]
    assert lines(KotsCountTwice(), VARIANTS["hokm-4"]) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    for variant in family():
        for section in sections(variant, lambda text, values: sentence(language, text, tuple(values.items()))):
            for said in (section.title, *section.lines):
                assert said.strip(), (variant.id, section)
                assert not set("{}$_") & set(said), (variant.id, said)
                assert language == "en" or not re.search("[A-Za-z]{3}", said), (variant.id, said)


def test_every_text_of_the_card_is_a_line_of_some_card() -> None:
    text = (TEXTS / "rules.en.ftl").read_text("utf-8")
    card = text.partition("### The sheet of house rules")[0]
    ids = set(re.findall(r"^(rule-[\w-]+) =", card, re.MULTILINE)) - set(re.findall(r"\{ (rule-[\w-]+) \}", card))
    said = {line.text for variant in family() for line in rule_card(variant)}
    titles = {f"rule-slot-{line.slot}" for variant in family() for line in rule_card(variant)}
    assert ids == said | titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_within_a_text_is_made_by_some_card(language: str) -> None:
    """A branch that no variant reaches is dead, or its key is spelled wrong."""
    text = (TEXTS / f"rules.{language}.ftl").read_text("utf-8")
    given: dict[tuple[str, str], set[str]] = {}
    for variant in family():
        for line in rule_card(variant):
            for name in (line.text, "rule-role", f"rule-slot-{line.slot}"):
                for key, value in line.values.items():
                    given.setdefault((name, key), set()).add(str(value))
    text = text.partition("### The sheet of house rules")[0]
    for name, body in re.findall(r"^(rule-[\w-]+) =((?:.*\n)(?:[ }].*\n|\n)*)", text, re.MULTILINE):
        for key, branches in re.findall(r"\{ \$(\w+) ->\n((?:(?!\$).)*?)\n *\}", body, re.DOTALL):
            for branch in re.findall(r"(?<!\*)\[([\w-]+)\]", branches):
                assert {"one": "1"}.get(branch, branch) in given[name, key], (name, key, branch)


def test_persian_numbers_are_persian() -> None:
    for variant in VARIANTS.values():
        for said in in_words(variant, "fa"):
            assert not re.search("[0-9]", said), said
    assert any("۷" in said for said in in_words(VARIANTS["hokm-4"], "fa"))


A_CARD = "Instead of naming a suit the hakem may leave it to a card"
TURNED = "dealt to the hakem, picked unseen, is turned up, and its suit is trump."
ONLY_A_CARD = "trump-mode=turn-up-only; turn-up=last-batch"


@pytest.mark.parametrize(
    ("game", "rules", "said"),
    [
        ("court-piece", "", f"{A_CARD}: one of the 6th to the 9th {TURNED}"),
        ("court-piece", "batches=5-3-3-2", f"{A_CARD}: one of the 6th to the 8th {TURNED}"),
        (
            "court-piece",
            "turn-up=nth:10",
            f"{A_CARD}: the 10th dealt to the hakem is turned up, and its suit is trump.",
        ),
        ("court-piece", "turn-up=blind-first5", f"{A_CARD}: one of the first 5 {TURNED}"),
        ("hokm-4", ONLY_A_CARD, f"A card of the hakem's makes trump: one of the 10th to the 13th {TURNED}"),
        ("satat", "", f"{A_CARD}: one of the 10th to the 13th {TURNED}"),
        (
            "court-piece",
            "kot-rule=none",
            "A hand won scores nothing by itself: 7 won in a row are a kot, and the row starts anew.",
        ),
        ("dehla-pakad", "", "Whoever sits after the dealer is hakem."),
        ("hokm-3", "removed-two=D", "51 cards: the two of diamonds is left out."),
        ("chokri-6", "six-deck=double96", "96 cards: 2 packs without their twos."),
        ("chokri-6", "six-deck=double96", "At 8 each the side that did not make trump wins."),
        ("chokri-6", "kot-len=3", "Kot: the first 3 tricks of the hand, without one lost."),
        ("hokm-3", "", "Kot: the first 7 tricks of the hand, without one lost."),
        ("double-sar", "goon-kot-value=10", "Only kots count: a kot 1, against the hakem 10."),
        ("be-ranga", "", "Only kots count: a kot 1, by the dealing side 3."),
        ("mindi", "mindi-trump=announce", "The hakem names any suit, having seen 5 cards. It cannot be changed."),
        ("dummy-rang", "dummy-assignment=bid", "The hakem names any suit, having seen 13 cards. It cannot be changed."),
        ("dab-rang", "bid-after=13", "5-4-4 cards. All of them are dealt at once."),
        ("dab-rang", "min-bid=9", "If all pass, the player after the dealer must play 9."),
        ("troefcall", "", "All 13 tricks score 15 points."),
        ("troefcall", "", "The match is a set of 4 hands; the better score wins it, an equal score is a draw."),
        ("dehla-pakad-no-caller", "", "The other 8 cards are dealt after that trick."),
        (
            "hokm-4",
            "trump-mode=none",
            "The highest card of the suit led takes the trick. Ace is high. The winner leads next.",
        ),
    ],
)
def test_numbers_and_options_are_those_that_are_played(game: str, rules: str, said: str) -> None:
    assert said in in_words(with_rules_text(VARIANTS[game], rules))


def test_the_other_of_two_throws_after_hearing_the_trump() -> None:
    said = in_words(VARIANTS["hokm-2-varaq"])
    assert [said[said.index("The hakem puts away 2 or 3 cards.") + place] for place in (1, 2, 3)] == [
        "Only then does the other hear the trump and look at the 5 cards.",
        "Then the other puts away so many that both together have put away 5.",
        "Neither sees what the other puts away.",
    ]


def test_nobody_is_hakem_next_where_there_is_no_hakem() -> None:
    for game in ("be-ranga", "dehla-pakad-no-caller", "mindi", "dab-rang"):
        assert "Whoever sits after the dealer is hakem." not in in_words(VARIANTS[game])


def test_the_dummy_has_a_name_in_persian_that_is_no_trick() -> None:
    """A trick is «دست» too: the open hand stands in quotes, and nothing else is called a hand beside it."""
    for rules in ("", "dummy-assignment=bid", "dummy-streak=same-controller"):
        said = " ".join(in_words(with_rules_text(VARIANTS["dummy-rang"], rules), "fa"))
        assert "«دست باز»" in said
        assert not re.search(r"(?<!«)دست باز\b", said)
        assert "دست خود" not in said


def test_what_cannot_happen_is_not_told() -> None:
    """No going on where there is no kot to go on from, no asking where the card turns up by itself."""
    no_kot = in_words(VARIANTS["court-piece"].with_rules({"kot-rule": "none"}))
    assert not any("go on" in said for said in no_kot)
    by_itself = in_words(VARIANTS["hidden-rang"].with_rules({"auto-reveal": "on-first-void"}))
    assert not any("ask for it" in said for said in by_itself)
    assert not any("hakem" in said for said in in_words(VARIANTS["be-ranga"]))
    assert not any("right a trump" in said for said in in_words(VARIANTS["satat"].with_rules({"kot-rule": "none"})))
    no_two = in_words(VARIANTS["satat"].with_rules({"continue-for-13": "off"}))
    assert any("right a trump" in said for said in no_two)
    assert not any("tricks two" in said for said in no_two)


def test_seven_deals_in_a_row_hand_the_right_to_the_partner_also_without_kots() -> None:
    only_rows = in_words(VARIANTS["court-piece"].with_rules({"kot-rule": "none"}))
    assert "The hakem stays while their side wins; after a kot their partner is hakem." in only_rows
