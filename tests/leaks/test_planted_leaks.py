"""Each guard notices a leak of its kind: what is planted here is what a mistake would do."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from hokm.cards import CardSet, cards_of, format_card
from hokm.fairness import Stream
from hokm.lab import testkit as kit
from hokm.lab.testkit import guards
from hokm.rules import ClaimRedeal, Variant
from hokm.rules.engine import State, advance, legal
from hokm.rules.events import CardPlayed, PhaseBegan, TrickWon
from hokm.rules.policies.ranking import AceHigh
from hokm.variants import HOKM_4, with_rules_text
from hokm.variants.rule_card import Lines, lines
from hokm.views import Observation, Viewer, watch
from hokm.views.project import observe

CLAIMS = with_rules_text(HOKM_4, "redeal=under-ten+no-court-first5; redeal-limit=none")


def steps(variant: Variant = HOKM_4, deals: int = 1) -> list[kit.Step]:
    rng = Stream(b"planted", variant.id)
    return list(kit.play(variant, kit.random_chooser(rng), rng, deals))


def at_each(look: Callable[[kit.Step], object], over: list[kit.Step]) -> None:
    """Looks at every step."""
    for step in over:
        look(step)


Spoil = Callable[[State, Observation], Observation]


def plant(monkeypatch: pytest.MonkeyPatch, spoil: Spoil) -> None:
    """The projector makes a mistake."""

    def spoiled(variant: Variant, state: State, viewer: Viewer) -> Observation:
        return spoil(state, observe(variant, state, viewer))

    monkeypatch.setattr(guards, "observe", spoiled)


def show_a_hand(state: State, view: Observation) -> Observation:
    return view._replace(partner_hand=state.hands[2]) if state.hands else view


def count_a_hand(state: State, view: Observation) -> Observation:
    """A hidden hand goes out as a number, which names no card."""
    return view._replace(match=view.match._replace(redeals=int(state.hands[2]))) if state.hands else view


def tell_choices(state: State, view: Observation) -> Observation:
    return view._replace(legal=legal(HOKM_4, state, view.to_act[0])) if view.to_act else view


def forget_nothing(state: State, view: Observation) -> Observation:
    own = view.viewer if isinstance(view.viewer, int) else 0
    return view._replace(hand=state.hands[own] if state.hands else CardSet(0))


def test_g1_notices_a_card_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, show_a_hand)
    with pytest.raises(kit.Leak, match=r"G1, viewer 0: Observation names (\w\w ?){5}"):
        at_each(lambda step: kit.keeps_hidden_cards_out(HOKM_4, step, 0), steps())


def test_g1_notices_a_card_within_a_sentence() -> None:
    deal = next(step for step in steps() if step.after.phase == "play")

    def chatty(shown: object) -> str:
        card = format_card(cards_of(kit.hidden_cards(HOKM_4, deal.after, 0))[0])
        return f'{{"note": "he holds the {card.lower()}, I think"}}'

    with pytest.raises(kit.Leak, match="G1"):
        kit.keeps_hidden_cards_out(HOKM_4, deal, 0, chatty)


def test_g2_notices_an_event_that_the_fold_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "watch", _deaf_to(CardPlayed))
    with pytest.raises(kit.Leak, match="G2"):
        kit.shows_the_same_on_two_routes(HOKM_4, steps(), 1)


def _deaf_to(kind: type) -> Callable[[Variant, Observation, Any], Observation]:
    return lambda variant, view, seen: view if isinstance(seen, kind) else watch(variant, view, seen)


def test_g3_notices_a_hand_sent_as_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, count_a_hand)
    with pytest.raises(kit.Leak, match="G3"):
        at_each(lambda step: kit.looks_the_same_in_another_world(HOKM_4, step.after, 1, Stream(b"x", "")), steps())


def test_g4_notices_a_hand_sent_as_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, count_a_hand)
    with pytest.raises(kit.Leak, match="G4"):
        at_each(lambda step: kit.looks_the_same_after_a_swap(HOKM_4, step.after, 1, Stream(b"x", "")), steps())


def test_g5_notices_choices_told_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, tell_choices)
    with pytest.raises(kit.Leak, match="G5"):
        at_each(lambda step: kit.shows_turns_to_those_who_act(HOKM_4, step.after, 1), steps())


def test_g6_notices_a_stranger_who_is_taken_for_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, forget_nothing)
    with pytest.raises(kit.Leak, match="G6"):
        at_each(lambda step: kit.keeps_strangers_out(HOKM_4, step, -1), steps())


def test_g7_notices_a_snapshot_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "watch", _deaf_to(TrickWon))
    with pytest.raises(kit.Leak, match="G7"):
        kit.keeps_history(HOKM_4, steps(), 1)


def test_g8_notices_a_frame_more_where_a_claim_was_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(variant: Variant, state: State, given: Any) -> tuple[State, tuple[Any, ...]]:
        after, events = advance(variant, state, given)
        claimable = any(isinstance(option, ClaimRedeal) for option in legal(variant, state, given.seat))
        return after, (*events, PhaseBegan("claim declined")) if claimable else events

    monkeypatch.setattr(guards, "advance", telling)
    rng = Stream(b"planted", "claims")
    calls = [step for step in steps(CLAIMS, deals=12) if step.before.phase == "trump"]
    with pytest.raises(kit.Leak, match="G8"):
        at_each(lambda step: kit.keeps_options_secret(CLAIMS, step, 1, rng), calls * 12)


@dataclass(frozen=True)
class Wordless(AceHigh):
    """A ranking that is called what no catalogue knows."""


@lines.register
def _(ranking: Wordless, variant: Variant) -> Lines:
    return [("called-what-nobody-knows", {})]


def test_a_game_without_words_for_its_policies_is_noticed() -> None:
    with pytest.raises(kit.Unsound, match=r"rule-called-what-nobody-knows.* en\.ftl"):
        kit.check_variant(replace(HOKM_4, ranking=Wordless()))
