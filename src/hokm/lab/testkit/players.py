"""What every computer player must hold to, checked at once for those who bring one."""

from collections.abc import Sequence

from hokm.bots import Bot, BotFailed, Choice
from hokm.bots.registry import flaw_of
from hokm.cards import Rng
from hokm.fairness import Stream
from hokm.lab.testkit.playing import Step, bot_chooser, play, rule_sets
from hokm.lab.testkit.unsound import Checked, Unsound, expect, told
from hokm.rules import ASIDES, Act, Action, Seat, Variant
from hokm.rules.engine import State
from hokm.rules.events import PhaseBegan
from hokm.variants import HOKM_4
from hokm.views import Observation, sample
from hokm.views.project import observe

#: How many samples a player is given: none, and a few.
BUDGETS = (0, 3)


def check_bot(bot: Bot, variants: Sequence[Variant] = (HOKM_4,), seed: str = "kit", deals: int = 1) -> Checked:
    """Holds a computer player to what every one must: raises Unsound, in a sentence, where it does not.

    In each game, under its own rules and house rules in which every switch takes every value, it sits on all seats. Its
    choice is one of those it has, with any number of samples; it is the same when it is asked again; and it is the same
    in another world that looks no different from its seat, so that it cannot have peeked. So is what it says out of
    turn as a phase begins.
    """
    flaw = flaw_of(bot, str(getattr(bot, "name", "")))
    if flaw:
        raise Unsound(f"this cannot be a computer player: {flaw}")
    tables = played = looked = 0
    for variant in variants:
        rng = Stream(seed.encode(), f"{bot.name} {variant.id}")
        for table in (variant, *rule_sets(variant, rng)):
            bots = dict.fromkeys(range(table.seating.seats), bot)
            with told(table, "as computers play"):
                steps = list(play(table, bot_chooser(bots, rng), rng, deals))
                for step in steps:
                    _check_step(bot, table, step, rng)
            tables, played, looked = tables + 1, played + steps[-1].after.match.deals, looked + len(steps)
    return Checked(tables, played, looked)


def _check_step(bot: Bot, variant: Variant, step: Step, rng: Rng) -> None:
    if isinstance(step.given, Act):
        for budget in BUDGETS:
            _check_choice(bot, variant, step.before, step.given.seat, budget, rng)
    if isinstance(step.events[-1], PhaseBegan) and step.after.hidden.pack:
        for seat in range(variant.seating.seats):
            _check_asides(bot, variant, step.after, seat, rng)


def _check_choice(bot: Bot, variant: Variant, state: State, seat: Seat, budget: int, rng: Rng) -> None:
    view = observe(variant, state, seat)
    if not view.legal:
        return
    key = rng.below(1 << 30).to_bytes(4, "big")

    def chosen(shown: Observation) -> Action:
        try:
            choice = bot.choose(variant, shown, budget, Stream(key, bot.name))
        except Exception as error:
            raise BotFailed(bot.name, error) from error
        expect(isinstance(choice, Choice), variant, f"{bot.name} answers {choice!r}, which is no Choice")
        counted = isinstance(choice.samples, int) and choice.samples >= 0
        expect(counted, variant, f"{bot.name} says that it used {choice.samples!r} samples")
        return choice.action

    first = chosen(view)
    expect(first in view.legal, variant, f"{bot.name} chooses {first}, which seat {seat} may not do")
    expect(chosen(view) == first, variant, f"{bot.name} chooses otherwise when it is asked again")
    other = sample(variant, view, rng).observe(seat)
    expect(chosen(other) == first, variant, f"{bot.name} chooses otherwise where only unseen cards differ")


def _check_asides(bot: Bot, variant: Variant, state: State, seat: Seat, rng: Rng) -> None:
    allowed = tuple(aside for aside in ASIDES if variant.announcements.check(variant, state, seat, aside))
    if not allowed:
        return

    def said(shown: Observation) -> tuple[Action, ...]:
        try:
            return tuple(bot.asides(variant, shown, allowed))
        except Exception as error:
            raise BotFailed(bot.name, error) from error

    view = observe(variant, state, seat)
    first = said(view)
    for aside in first:
        expect(aside in allowed, variant, f"{bot.name} says {aside}, which seat {seat} may not say")
    expect(len(set(first)) == len(first), variant, f"{bot.name} says the same twice")
    expect(said(view) == first, variant, f"{bot.name} says something else when it is asked again")
    other = sample(variant, view, rng).observe(seat)
    expect(said(other) == first, variant, f"{bot.name} says something else where only unseen cards differ")
