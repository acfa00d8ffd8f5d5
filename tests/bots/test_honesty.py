"""Computers play by what their seat may see: the same view gives the same move, whatever the other cards are."""

import pickle
from collections.abc import Iterator

import pytest

from hokm.bots import BOTS, Bot, Choice
from hokm.cards import Rng
from hokm.fairness import Stream
from hokm.rules import Action, Variant
from hokm.table import Proceed, RngDealer, Table, driven
from hokm.variants import HOKM_4, VARIANTS, with_rules_text
from hokm.views import Observation, sample

RULES = (
    "",
    "redeal=under-ten+no-court-13+partner-no-trump; turn-up=last-batch",
    "must-trump=trump-and-overtrump; continue-for-13=choice; baunie-call-required=true; look-at-partner-hand=true",
)


class Witness:
    """Plays as another does and notes what it was asked and what it answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name, self.version = bot.name, bot.version
        self.moves: list[tuple[Observation, Action]] = []

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        choice = self.bot.choose(variant, view, budget, rng)
        self.moves.append((view, choice.action))
        return choice

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        return self.bot.asides(variant, view, allowed)


def randomness(seat: int, event: int) -> Stream:
    """The randomness of one move, made again at will."""
    return Stream(b"honest", f"bot/{seat}/{event}")


def moves(bot: Bot, variant: Variant, deals: int = 99) -> Iterator[tuple[Observation, Action, int, int]]:
    """What computers saw and did through so many deals of a match, with whose moves they were and when."""
    witness = Witness(bot)
    table = Table(variant, RngDealer(Stream(b"honest", bot.name)))
    bots = dict.fromkeys(range(variant.seating.seats), witness)
    asked: list[tuple[int, int]] = []

    def noted(seat: int, event: int) -> Stream:
        asked.append((seat, event))
        return randomness(seat, event)

    while table.result is None and table.deals <= deals:
        table.handle(Proceed())
        for _ in driven(table, bots, noted):
            if table.deals > deals:
                break
    return ((view, action, *when) for (view, action), when in zip(witness.moves, asked, strict=True))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", BOTS)
def test_a_move_made_again_from_the_view_alone_is_the_same(name: str, rules: str) -> None:
    variant = with_rules_text(HOKM_4, f"target=3; {rules}")
    for view, action, seat, event in moves(BOTS[name], variant):
        assert view.viewer == seat
        copy = pickle.loads(pickle.dumps(view))
        assert BOTS[name].choose(variant, copy, 0, randomness(seat, event)).action == action


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", BOTS)
def test_other_unseen_cards_would_not_have_changed_a_move(name: str, rules: str) -> None:
    variant = with_rules_text(HOKM_4, f"target=3; {rules}")
    rng = Stream(b"honest", "worlds")
    for view, action, seat, event in moves(BOTS[name], variant):
        world = sample(variant, view, rng)
        assert BOTS[name].choose(variant, world.observe(seat), 0, randomness(seat, event)).action == action


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("name", ["level-1", "level-2"])
def test_in_every_game_a_move_depends_on_the_view_alone(name: str, game: str) -> None:
    variant, rng = VARIANTS[game], Stream(b"honest", "every game")
    for view, action, seat, event in moves(BOTS[name], variant, deals=2):
        assert action in view.legal
        assert BOTS[name].choose(variant, pickle.loads(pickle.dumps(view)), 0, randomness(seat, event)).action == action
        world = sample(variant, view, rng)
        assert BOTS[name].choose(variant, world.observe(seat), 0, randomness(seat, event)).action == action


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_a_match_played_again_has_the_same_moves(name: str) -> None:
    first, second = (list(moves(BOTS[name], with_rules_text(HOKM_4, "target=2"))) for _ in range(2))
    assert first == second
