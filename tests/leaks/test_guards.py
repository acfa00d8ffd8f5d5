"""Nobody is shown what he may not know: the guards G1 to G8 over every game, many house rules, every viewer."""

import inspect
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from hokm.bots import LEVEL_2
from hokm.fairness import Stream
from hokm.lab import testkit as kit
from hokm.rules import Act, ClaimRedeal, Variant
from hokm.rules.engine import legal
from hokm.table import Table
from hokm.variants import VARIANTS
from hokm.views import Viewer
from hokm.views.project import observe, see

Play = tuple[Variant, list[kit.Step]]


@cache
def plays(name: str) -> tuple[Play, ...]:
    """Matches of a game: under its own rules, and under house rules in which every switch takes every value.

    They are played by chance, with things said out of turn, and by computers, in turn.
    """
    rng = Stream(b"guards", name)
    found: list[Play] = []
    for number, variant in enumerate((VARIANTS[name], *kit.rule_sets(VARIANTS[name], rng))):
        bots = dict.fromkeys(range(variant.seating.seats), LEVEL_2)
        choosers = (kit.random_chooser(rng), kit.bot_chooser(bots, rng))
        for chooser in choosers if number == 0 else (choosers[number % 2],):
            found.append((variant, list(kit.play(variant, chooser, rng, 2 if number == 0 else 1))))
    return tuple(found)


def looks(name: str, rng: Stream, every: int = 1) -> Iterator[tuple[Variant, kit.Step, Viewer]]:
    """Every so many steps of the matches, each seen by a viewer drawn by lot."""
    for variant, steps in plays(name):
        viewers = kit.viewers_of(variant)
        for step in steps[rng.below(every) :: every]:
            yield variant, step, viewers[rng.below(len(viewers))]


every_variant = pytest.mark.parametrize("name", VARIANTS)


@every_variant
def test_every_value_of_every_switch_is_looked_at(name: str) -> None:
    seen = {(switch, value) for variant, _ in plays(name) for switch, value in variant.rules.items()}
    wanted = {(switch.name, value) for switch in VARIANTS[name].switches for value in kit.switch_values(switch)}
    assert wanted <= seen


@every_variant
def test_g1_no_frame_names_a_hidden_card(name: str) -> None:
    hidden = 0
    for variant, step, viewer in looks(name, Stream(b"guards", "frames")):
        kit.keeps_hidden_cards_out(variant, step, viewer)
        hidden += bool(kit.hidden_cards(variant, step.after, viewer))
    assert hidden > 300


@every_variant
def test_g2_the_projector_and_the_fold_of_what_was_shown_agree(name: str) -> None:
    for variant, steps in plays(name):
        for viewer in kit.viewers_of(variant):
            kit.shows_the_same_on_two_routes(variant, steps, viewer)


@pytest.mark.slow
@every_variant
def test_g3_another_possible_world_looks_the_same(name: str) -> None:
    rng = Stream(b"guards", "worlds")
    for variant, step, viewer in looks(name, rng, every=2):
        kit.looks_the_same_in_another_world(variant, step.after, viewer, rng)


@every_variant
def test_g3_nobody_may_do_anything_by_what_he_cannot_see(name: str) -> None:
    rng = Stream(b"guards", "rights")
    for variant, step, viewer in looks(name, rng, every=3):
        if isinstance(viewer, int):
            kit.may_do_the_same_in_another_world(variant, step.after, viewer, rng)


@pytest.mark.slow
@every_variant
def test_g4_a_swap_of_unseen_cards_shows_nowhere(name: str) -> None:
    rng = Stream(b"guards", "swaps")
    for variant, step, viewer in looks(name, rng):
        kit.looks_the_same_after_a_swap(variant, step.after, viewer, rng)


@every_variant
def test_g5_anybody_may_look_at_any_time(name: str) -> None:
    acting = 0
    for variant, steps in plays(name):
        for step in steps[::2]:
            for viewer in kit.viewers_of(variant):
                acting += bool(kit.shows_turns_to_those_who_act(variant, step.after, viewer).legal)
    assert acting > 200


@pytest.mark.slow
@every_variant
@pytest.mark.parametrize("stranger", [-1, 99])
def test_g6_a_stranger_sees_what_lies_open_and_nothing_else(name: str, stranger: int) -> None:
    for variant, steps in plays(name)[:4]:
        for step in steps:
            kit.keeps_strangers_out(variant, step, stranger)


@pytest.mark.parametrize("look", [observe, see, Table.observation, Table.frames, Table.turn])
def test_g6_nobody_is_somebody_by_default(look: Callable[..., object]) -> None:
    assert inspect.signature(look).parameters["viewer"].default is inspect.Parameter.empty


@every_variant
def test_g7_coming_back_at_any_time_leads_to_the_same_view(name: str) -> None:
    rng = Stream(b"guards", "coming back")
    for variant, steps in plays(name)[::3]:
        viewers = kit.viewers_of(variant)
        kit.keeps_history(variant, steps[-60:], viewers[rng.below(len(viewers))])


#: What only some hands may do, so that nobody else may learn whether it could have been done. (Who asks for a hidden
#: trump or shows it is seen to be void, or to lead, by what he does instead too.)
SECRET_CHOICES = (ClaimRedeal,)


@pytest.mark.slow
@every_variant
def test_g8_other_choices_of_the_actor_do_not_show(name: str) -> None:
    rng = Stream(b"guards", "choices")
    compared = differed = secret = 0
    for variant, steps in plays(name):
        for step in steps[rng.below(2) :: 2]:
            if not isinstance(step.given, Act):
                continue
            could = any(isinstance(one, SECRET_CHOICES) for one in legal(variant, step.before, step.given.seat))
            others = [viewer for viewer in kit.viewers_of(variant) if viewer != step.given.seat]
            for _ in range(5 if could else 1):
                tried, other = kit.keeps_options_secret(variant, step, others[rng.below(len(others))], rng)
                compared += tried
                differed += other
            secret += could
    assert compared > 100
    assert differed > 0 or secret < 5
