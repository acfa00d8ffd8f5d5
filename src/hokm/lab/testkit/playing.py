"""Matches for the guards to look at: any game, any house rules, played by chance or by computers."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from hokm.bots import Bot, BotFailed, Choice
from hokm.cards import Pack, Rng, choose, shuffled
from hokm.rules import (
    ASIDES,
    Act,
    CardDrawn,
    CardTurned,
    Chance,
    ChanceKind,
    Input,
    LotDrawn,
    PackDealt,
    Seat,
    Seats,
    Switch,
    Variant,
    VariantError,
    drawn_from,
)
from hokm.rules.declaring import Event
from hokm.rules.engine import State, advance, awaiting, first_state, legal
from hokm.views import SPECTATOR, Viewer
from hokm.views.project import observe


class Step(NamedTuple):
    """One input of a match with the states around it."""

    before: State
    given: Input
    after: State
    events: tuple[Event, ...]


#: Chooses an input where somebody is to act.
Chooser = Callable[[Variant, State, tuple[Seat, ...]], Act]


def random_chooser(rng: Rng, chatter: int = 15) -> Chooser:
    """Any legal action; in ``chatter`` of a hundred cases one out of turn, where one is allowed."""

    def chosen(variant: Variant, state: State, seats: tuple[Seat, ...]) -> Act:
        if rng.below(100) < chatter:
            check = variant.announcements.check
            allowed = [
                Act(seat, aside)
                for seat in range(variant.seating.seats)
                for aside in ASIDES
                if check(variant, state, seat, aside)
            ]
            if allowed:
                return choose(allowed, rng)
        seat = choose(seats, rng)
        return Act(seat, choose(legal(variant, state, seat), rng))

    return chosen


def bot_chooser(bots: Mapping[Seat, Bot], rng: Rng) -> Chooser:
    """What the computers on the seats choose, in turn. Raises BotFailed where one fails, or chooses what it may not."""

    def chosen(variant: Variant, state: State, seats: tuple[Seat, ...]) -> Act:
        bot, seat = bots[seats[0]], seats[0]
        view = observe(variant, state, seat)
        try:
            choice = bot.choose(variant, view, 0, rng)
            if not isinstance(choice, Choice):
                raise TypeError(f"it answered {choice!r}, which is no Choice")
        except Exception as error:
            raise BotFailed(bot.name, error) from error
        if choice.action not in view.legal:
            raise BotFailed(bot.name, ValueError(f"it chose {choice.action}, which seat {seat} may not do"))
        return Act(seat, choice.action)

    return chosen


def play(variant: Variant, chooser: Chooser, rng: Rng, deals: int) -> Iterator[Step]:
    """A match step by step, until it is over or ``deals`` packs have been played."""
    state = first_state(variant)
    while state.match.result is None:
        awaited = awaiting(variant, state)
        if isinstance(awaited, Chance):
            if awaited.kind is ChanceKind.DEAL and state.match.deals == deals:
                return
            given: Input = _chance(variant, awaited, rng)
        else:
            assert isinstance(awaited, Seats)
            given = chooser(variant, state, awaited.seats)
        after, events = advance(variant, state, given)
        yield Step(state, given, after, events)
        state = after


def _chance(variant: Variant, due: Chance, rng: Rng) -> Input:
    def packs() -> Iterator[Pack]:
        while True:
            yield tuple(shuffled(variant.pack, rng))

    if due.kind is ChanceKind.DRAW:
        return drawn_from(variant, packs())
    if due.kind is ChanceKind.LOT:
        return LotDrawn(rng.below(variant.seating.seats))
    if due.kind is ChanceKind.DEAL:
        out = choose(due.removed, rng) if due.removed else None
        return PackDealt(tuple(card for card in next(packs()) if card != out))
    card = choose(due.pool, rng)
    return CardTurned(card) if due.kind is ChanceKind.TURNED else CardDrawn(card)


def viewers_of(variant: Variant) -> tuple[Viewer, ...]:
    """Every seat, and a spectator."""
    return (*range(variant.seating.seats), SPECTATOR)


def rule_sets(variant: Variant, rng: Rng) -> Iterator[Variant]:
    """The game under house rules drawn by lot, until each switch has had each of its values at least once.

    Raises AssertionError for a value that goes with nothing.
    """
    wanted = [(switch.name, value) for switch in variant.switches for value in switch_values(switch)]
    while wanted:
        chosen = _with_lots(variant, wanted[0], rng)
        wanted = [(name, value) for name, value in wanted if chosen.rules[name] != value]
        yield chosen


def switch_values(switch: Switch) -> tuple[str, ...]:
    """Values that stand for all of a switch."""
    if switch.kind == "integer":
        return ("1", "3")
    if switch.kind == "set":
        return (*switch.allowed, "+".join(sorted(switch.allowed)))
    return tuple(value.replace(":N", ":2") for value in switch.allowed)


def _with_lots(variant: Variant, first: tuple[str, str], rng: Rng) -> Variant:
    """The game with one value set and others drawn by lot, as many of them as go together."""
    for attempt in range(200):
        given: dict[str, object] = dict([first])
        for switch in shuffled(variant.switches, rng):
            if switch.name != first[0] and rng.below(3) == 0:
                wider = {**given, switch.name: choose(switch_values(switch), rng)}
                if attempt < 100 or _goes(variant, wider):
                    given = wider
        if _goes(variant, given):
            return variant.with_rules(given)
    raise AssertionError(f"{first[0]}={first[1]} goes with nothing in {variant.id}")


def _goes(variant: Variant, rules: Mapping[str, object]) -> bool:
    try:
        variant.with_rules(rules)
    except VariantError:
        return False
    return True
