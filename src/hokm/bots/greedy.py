"""The greedy player: each choice by itself looks best now; nothing is searched. Levels 1 and 2."""

from dataclasses import dataclass

from hokm.bots.answers import answer_redeal, asides, speak_about_going_on
from hokm.bots.bot import Choice
from hokm.bots.follow import follow
from hokm.bots.lead import lead
from hokm.bots.reading import Reading
from hokm.bots.trump import is_poor, make_trump
from hokm.cards import Rng, choose
from hokm.rules import PLAYS, Action, Agree, CallTrump, ClaimRedeal, PlayCard, Stop, Variant
from hokm.views import Observation


@dataclass(frozen=True)
class GreedyBot:
    """``slips``: of a hundred cards so many are any legal card. ``remembers``: whether it counts cards."""

    name: str
    version: str = "1.0.0"
    slips: int = 0
    remembers: bool = True

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        """The choice that looks best from what the view shows."""
        first = view.legal[0]
        if len(view.legal) == 1:
            return Choice(first)
        if isinstance(first, PlayCard):
            return Choice(self._play(variant, view, rng))
        if isinstance(first, CallTrump):
            return Choice(make_trump(view))
        if isinstance(first, Agree):
            return Choice(answer_redeal(view))
        if isinstance(first, Stop):
            return Choice(speak_about_going_on(Reading(variant, view, self.remembers)))
        return Choice(first)

    def _play(self, variant: Variant, view: Observation, rng: Rng) -> Action:
        if self.slips and rng.below(100) < self.slips:
            return choose([option for option in view.legal if isinstance(option, PlayCard)], rng)
        claim = view.legal[-1]
        if isinstance(claim, ClaimRedeal) and is_poor(view.hand):
            return claim
        reading = Reading(variant, view, self.remembers)
        return PLAYS[follow(reading) if reading.trick else lead(reading)]

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """What is worth saying as the play begins."""
        return asides(view, allowed)


LEVEL_1 = GreedyBot("level-1", slips=25, remembers=False)
LEVEL_2 = GreedyBot("level-2")
