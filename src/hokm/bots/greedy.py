"""The greedy player: each choice by itself looks best now; nothing is searched. Levels 1 and 2."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hokm.bots import auction, draft
from hokm.bots.answers import answer_redeal, asides, speak_about_going_on
from hokm.bots.bot import Choice
from hokm.bots.follow import follow
from hokm.bots.hidden import wants_trump
from hokm.bots.inference import Inference
from hokm.bots.lead import lead
from hokm.bots.trump import is_poor, make_trump
from hokm.cards import Rng, choose
from hokm.rules import (
    PLAYS,
    Action,
    Agree,
    AskTrump,
    Bid,
    CallTrump,
    ClaimRedeal,
    Discard,
    Give,
    HideTrump,
    Keep,
    PlayCard,
    RevealTrump,
    Stop,
    Take,
    TurnUp,
    Variant,
)
from hokm.views import Observation

#: What is decided besides cards and going on, by the kind of the first choice.
DECISIONS: Final[dict[type[Action], Callable[[Variant, Observation], Action]]] = {
    CallTrump: make_trump,
    HideTrump: make_trump,
    TurnUp: make_trump,
    Bid: auction.speak,
    Discard: draft.throw_away,
    Keep: draft.draw,
    Take: draft.draw,
    Give: draft.pass_on,
    Agree: answer_redeal,
}


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
        if isinstance(first, Stop):
            return Choice(speak_about_going_on(Inference(variant, view, self.remembers)))
        decide = DECISIONS.get(type(first))
        return Choice(choose(view.legal, rng) if decide is None else decide(variant, view))

    def _play(self, variant: Variant, view: Observation, rng: Rng) -> Action:
        if self.slips and rng.below(100) < self.slips:
            return choose([option for option in view.legal if isinstance(option, PlayCard)], rng)
        last = view.legal[-1]
        if isinstance(last, ClaimRedeal) and is_poor(view.hand):
            return last
        inference = Inference(variant, view, self.remembers)
        if isinstance(last, AskTrump | RevealTrump) and wants_trump(inference):
            return last
        return PLAYS[follow(inference) if inference.trick else lead(inference)]

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """What is worth saying as the play begins."""
        return asides(view, allowed)


LEVEL_1 = GreedyBot("level-1", slips=25, remembers=False)
LEVEL_2 = GreedyBot("level-2")
