"""House rules that cannot go together are refused in a sentence; all others are played.

``REFUSED`` says once more, in its own words, what cannot go together: each line a switch that is named in the refusal,
and when. Random house rules of every game are refused in just these cases.
"""

import random
from collections.abc import Callable

import pytest

from hokm.rules import Variant, VariantError
from hokm.variants import VARIANTS, find_variant, with_rules_text
from tests.lively import lively_match, mood_of, random_rules, random_value

Rules = dict[str, str]

EVERY_GAME = pytest.mark.parametrize("game", VARIANTS)


def tells(rules: Rules, **values: str) -> bool:
    """Whether these switches have these values; several for one are written with ``|``."""
    return all(rules.get(name.replace("_", "-"), "") in value.split("|") for name, value in values.items())


def trump_waits(rules: Rules) -> bool:
    """Whether trump is named only after tricks are won."""
    return tells(rules, trump_requirement="first-trick|two-tricks")


def is_blind(rules: Rules) -> bool:
    """Whether nobody, the hakem neither, has seen the hidden card."""
    hides = tells(rules, trump_mode="hidden") or "trump-mode" not in rules
    return hides and tells(rules, indicator_choice="blind-first5")


def is_open(rules: Rules) -> bool:
    """Whether the hakem makes an open trump before the play, as far as house rules have a say in it."""
    return tells(rules, trump_mode="announce|turn-up-only|") and not trump_waits(rules)


def ends_by(rules: Rules) -> str:
    """How a match ends: a word without its number."""
    return rules.get("match-end", "").partition(":")[0]


def contradicts(rules: Rules) -> bool:
    """Whether the number of kots is told in two ways that differ."""
    target = rules.get("kots-target", "none")
    return target != "none" and rules["match-end"] != f"fixed-kots:{target}"


def no_seventh_winner(rules: Rules) -> bool:
    """Whether the winner of the seventh trick does not decide, or not alone."""
    alone = tells(rules, continue_decider="seventh-winner", look_at_partner_hand="false")
    return not (tells(rules, continue_for_13="choice") and alone)


#: A switch that the refusal names, and the house rules that are refused.
REFUSED: list[tuple[str, Callable[[Rules], bool]]] = [
    ("stop", lambda rules: tells(rules, stop="full", continue_for_13="choice|forced")),
    ("stop", lambda rules: tells(rules, stop="full", capitulation="true")),
    ("redeal", lambda rules: "partner-no-trump" in rules.get("redeal", "") and not is_open(rules)),
    ("redeal", lambda rules: not tells(rules, redeal="none|") and tells(rules, trump_mode="none")),
    ("redeal", lambda rules: not tells(rules, redeal="none|") and trump_waits(rules)),
    ("redeal", lambda rules: not tells(rules, redeal="none|") and is_blind(rules)),
    ("turn-up", lambda rules: tells(rules, trump_mode="turn-up-only", turn_up="none")),
    ("turn-up", lambda rules: not tells(rules, turn_up="none|") and not is_open(rules)),
    ("trump-requirement", lambda rules: trump_waits(rules) and not tells(rules, trump_mode="announce")),
    ("must-trump", lambda rules: not tells(rules, must_trump="off|") and tells(rules, trump_mode="hidden|none")),
    ("first-lead-trump", lambda rules: not tells(rules, first_lead_trump="allowed|") and not is_open(rules)),
    ("match-end", lambda rules: ends_by(rules) == "first-to-target" and tells(rules, scoring="kots")),
    ("scoring=kots", lambda rules: ends_by(rules) == "fixed-kots" and tells(rules, scoring="iran|points-1324")),
    ("kots-target", contradicts),
    ("partner-stop", lambda rules: tells(rules, partner_stop="simple-win") and no_seventh_winner(rules)),
    ("baunie-call-required", lambda rules: tells(rules, baunie_call_required="true", kot_rule="none")),
    ("set-by", lambda rules: tells(rules, set_by="hands") and ends_by(rules) != "set"),
    (
        "draw-cap",
        lambda rules: (
            tells(rules, draw_cap="ten")
            and not tells(rules, first_caller_method="high-card|draw-high|high-card-dealer")
        ),
    ),
    ("caller-concealed-follow", lambda rules: is_blind(rules) and tells(rules, caller_concealed_follow="must-reveal")),
    (
        "kot-len",
        lambda rules: (
            rules.get("kot-len", "none") != "none"
            and int(rules["kot-len"]) > (16 if tells(rules, six_deck="double96") else 8)
        ),
    ),
]


def complaints(variant: Variant, changes: Rules) -> list[str]:
    """The switches of which a refusal must name one; none where the house rules can go together."""
    rules = dict(variant.rules) | changes
    for name, switch in {switch.name: switch for switch in variant.switches}.items():
        if switch.follows is not None and name not in changes:
            rules[name] = followed(name, rules)
    return [switch for switch, refused in REFUSED if refused(rules)]


def followed(name: str, rules: Rules) -> str:
    """What a default is that follows other switches."""
    match name:
        case "match-end":
            target, kots = rules.get("kots-target", "none"), rules.get("scoring", "kots") == "kots"
            if target == "none" and not kots:
                return "first-to-target"
            return f"fixed-kots:{target}" if target != "none" else "fixed-kots:1"
        case "turn-up":
            return "second-batch" if is_open(rules) else "none"
    return rules[name]


def refusal_of(variant: Variant, changes: Rules) -> str:
    """Why the house rules cannot be agreed upon; empty where they can."""
    try:
        variant.with_rules(changes)
    except VariantError as refusal:
        return str(refusal)
    return ""


def judged(variant: Variant, changes: Rules) -> Variant | None:
    """The game under the changed rules, or None where it was rightly refused."""
    expected, refusal = complaints(variant, changes), refusal_of(variant, changes)
    assert bool(refusal) == bool(expected), (changes, refusal, expected)
    if not refusal:
        return variant.with_rules(changes)
    assert any(name in refusal for name in expected), (changes, refusal, expected)
    assert any(name in refusal for name in changes), (changes, refusal)
    assert "\n" not in refusal
    return None


def play_a_deal(variant: Variant, rng: random.Random) -> None:
    """A deal, from the finding of the hakem to its result."""
    results = 0
    for step in lively_match(variant, rng, mood_of(variant, rng), deals=1):
        results += step.after.deal.result is not None
    assert results


@EVERY_GAME
def test_two_values_can_go_together_and_are_played_or_one_of_them_is_named(game: str) -> None:
    rng = random.Random(f"pairs {game}")
    variant = VARIANTS[game]
    for _ in range(60):
        one, other = rng.sample(variant.switches, 2)
        changes = {switch.name: random_value(switch, rng) for switch in (one, other)}
        changed = judged(variant, changes)
        if changed is not None and rng.random() < 0.5:
            play_a_deal(changed, rng)


@EVERY_GAME
def test_many_values_are_refused_just_where_two_of_them_cannot_go_together(game: str) -> None:
    rng = random.Random(f"many {game}")
    variant = VARIANTS[game]
    for _ in range(150):
        judged(variant, {switch.name: random_value(switch, rng) for switch in variant.switches if rng.random() < 0.2})


@EVERY_GAME
def test_random_house_rules_make_a_game_that_is_played(game: str) -> None:
    rng = random.Random(f"random {game}")
    for _ in range(12):
        play_a_deal(random_rules(VARIANTS[game], rng), rng)


@pytest.mark.parametrize(
    ("game", "rules", "words"),
    [
        ("double-sar", {"kot-rule": "first7"}, "double-sar has no switch 'kot-rule'"),
        ("double-sar", {"continue-for-13": "choice"}, "double-sar has no switch 'continue-for-13'"),
        ("double-sar", {"stop": "majority"}, "stop cannot be 'majority'; it can be decided, full"),
        ("hokm-3", {"continue-for-13": "choice"}, "hokm-3 has no switch 'continue-for-13'"),
        ("be-ranga", {"redeal": "under-ten"}, "be-ranga has no switch 'redeal'"),
        ("be-ranga", {"turn-up": "second-batch"}, "be-ranga has no switch 'turn-up'"),
        ("mindi", {"redeal": "under-ten"}, "mindi has no switch 'redeal'"),
        ("hidden-rang", {"redeal": "partner-no-trump"}, "redeal cannot hold 'partner-no-trump'"),
        ("trup-kasiet", {"redeal": "partner-no-trump"}, "redeal cannot hold 'partner-no-trump'"),
        ("court-piece", {"rotation": "winner"}, "rotation cannot be 'winner'"),
        ("hokm-2", {"rotation": "within-side"}, "rotation cannot be 'within-side'"),
        ("hokm-3", {"rotation": "within-side"}, "rotation cannot be 'within-side'"),
        ("chokri-6", {"rotation": "within-side"}, "rotation cannot be 'within-side'"),
        ("hokm-4", {"draft": "wiki"}, "hokm-4 has no switch 'draft'"),
        ("hokm-4", {"removed-two": "C"}, "hokm-4 has no switch 'removed-two'"),
        ("hokm-4", {"signals": "free"}, "hokm-4 has no switch 'signals'"),
        ("court-piece", {"signals": "free"}, "court-piece has no switch 'signals'"),
        ("troefcall", {"set-by": "hands", "match-end": "first-to-target"}, "set-by=hands needs match-end=set"),
        ("chokri-6", {"kot-len": "9"}, "kot-len=9 is more than the 8 tricks of a deal"),
        ("hokm-2", {"first-caller-method": "two-aces"}, "first-caller-method cannot be 'two-aces'"),
        ("dummy-rang", {"first-caller-method": "high-card"}, "first-caller-method cannot be 'high-card'"),
    ],
)
def test_what_a_game_cannot_have_is_no_value_of_it(game: str, rules: Rules, words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        VARIANTS[game].with_rules(rules)
    assert str(refusal.value).startswith(words)


@EVERY_GAME
def test_a_misspelled_switch_gets_the_nearest_names(game: str) -> None:
    for switch in VARIANTS[game].switches:
        wrong = switch.name.replace("e", "ee", 1) if "e" in switch.name else f"{switch.name}s"
        with pytest.raises(VariantError) as refusal:
            VARIANTS[game].with_rules({wrong: switch.default})
        assert str(refusal.value).startswith(f"{game} has no switch {wrong!r}; did you mean ")
        assert switch.name in str(refusal.value)


@EVERY_GAME
def test_a_wrong_value_gets_the_values_that_there_are(game: str) -> None:
    for switch in VARIANTS[game].switches:
        with pytest.raises(VariantError) as refusal:
            VARIANTS[game].with_rules({switch.name: "nonsense"})
        assert str(refusal.value).startswith(switch.name)
        known = ["from 1 to 999999"] if switch.kind == "integer" else switch.allowed
        assert all(value in str(refusal.value) for value in known)


@EVERY_GAME
def test_a_misspelled_game_gets_the_nearest_names(game: str) -> None:
    with pytest.raises(VariantError, match="there is no game") as refusal:
        find_variant(f"{game}x")
    assert game in str(refusal.value)


def test_a_refusal_says_what_the_rules_are_that_nobody_has_set() -> None:
    with pytest.raises(VariantError) as refusal:
        with_rules_text(find_variant("court-piece"), "trump-mode=hidden; stop=full")
    assert str(refusal.value).endswith("continue-for-13 (unless it is set, continue-for-13 is choice)")
    with pytest.raises(VariantError) as refusal:
        with_rules_text(find_variant("court-piece"), "continue-for-13=forced; stop=full")
    assert str(refusal.value).endswith("continue-for-13")
