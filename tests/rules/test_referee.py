"""Matches under random house rules are judged by the engine as by a second referee who shares nothing with it."""

import random
from collections.abc import Iterable

import pytest

from hokm.cards import format_suit
from hokm.rules import AnnounceKot, Input, Variant, VariantError
from hokm.rules import events as e
from hokm.rules.declaring import Event
from hokm.rules.engine import State
from hokm.variants import HOKM_4
from tests.playing import Game, random_match, scripted, spelled
from tests.rules.referee import Referee, Told

NUMBERS = {"1..": "123", "fixed-kots:N": "12", "fixed-hands:N": "123", "points:N": "15", "kots:N": "14"}


def random_rules(rng: random.Random) -> Variant:
    """This game with about a third of its switches set at random, the first hakem found by lot."""
    while True:
        changes: dict[str, object] = {}
        for switch in HOKM_4.switches:
            if rng.random() < 0.35:
                value = rng.choice(switch.allowed)
                if value in NUMBERS:
                    value = value.replace("1..", "N").replace("N", rng.choice(NUMBERS[value]))
                changes[switch.name] = value
        if changes.get("trump-mode") == "hidden":
            continue  # a game of its own, which this referee does not know
        try:
            return HOKM_4.with_rules({**changes, "draw-cap": "none", "first-caller-method": "random"})
        except VariantError:
            continue  # two of the values cannot go together


def result_of(event: e.DealEnded, trump: str) -> Told:
    result = event.result
    return (result.kind, result.winner, result.points, trump, result.score, result.next_dealer, result.next_hakem)


class Compared:
    """The engine's results beside those of the referee, from the same inputs."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.referee = Referee(variant.rules)
        self.told: list[Told] = []

    def hear(self, given: Input, after: State, events: Iterable[Event]) -> None:
        """One input, and what the engine made of it: both must agree."""
        referee, ended = self.referee, None
        referee.hear(given)
        for event in events:
            if isinstance(event, e.DealEnded):
                trump = after.deal.trump
                self.told.append(result_of(event, "" if trump is None else format_suit(trump)))
                assert after.deal.tricks == tuple(referee.tricks)
            if isinstance(event, e.MatchEnded):
                ended = (event.result.winner, event.result.score, event.result.reason)
        assert self.told == referee.told
        assert ended == referee.over
        if self.variant.rules["scoring"] == "kots":
            assert list(after.match.streak) == referee.streak


@pytest.mark.parametrize("seed", range(40))
def test_a_match_of_random_cards_is_judged_alike_by_two_referees(seed: int) -> None:
    rng = random.Random(seed)
    variant = random_rules(rng)
    compared = Compared(variant)
    for step in random_match(variant, rng, chatter=0.05, deals=8):
        compared.hear(step.given, step.after, step.events)
    assert compared.told


def wanted(game: Game) -> str:
    """What comes next in a deal: a card, an answer about going on, or nothing more."""
    if game.finished:
        return "nothing"
    return "answer" if set(game.legal()) == {"stop", "continue"} else "card"


def random_winners(rng: random.Random) -> str:
    """Who wins the tricks of a deal: often one side for a long while."""
    side, swept = rng.randrange(2), rng.choice([0, 6, 7, 8, 13])
    return "".join(str(rng.choice((side, side + 2)) if number < swept else rng.randrange(4)) for number in range(13))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(80))
def test_a_match_of_sweeps_is_judged_alike_by_two_referees(seed: int) -> None:
    rng = random.Random(seed)
    variant = random_rules(rng).with_rules(
        {"trump-mode": "announce", "first-lead-trump": "allowed", "batches": "5-4-4"}
    )
    compared, game = Compared(variant), Game(variant=variant)

    def put(text: str) -> None:
        inputs, happened = len(game.inputs), len(game.events)
        game.put(text)
        compared.hear(game.inputs[inputs], game.state, game.events[happened:])

    put(f"lot: {rng.randrange(4)}")
    for _ in range(6):
        if game.is_over:
            break
        script = scripted(random_winners(rng), game.hakem)
        put(spelled(script.pack))
        put("call S")
        for seat in range(4):
            if variant.announcements.check(variant, game.state, seat, AnnounceKot()) and rng.random() < 0.6:
                put(f"{seat}:announce kot")
        for trick in script.tricks:
            while wanted(game) == "answer":
                put(rng.choice(["stop", "continue", "continue"]))
            for card in trick.split() if wanted(game) == "card" else []:
                put(card)
    assert compared.told
