"""Lets computer seats act, one after another, until something else is due: a person, chance, or nothing any more."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from hokm.bots.bot import BlindBot, Bot, BotFailed, Choice
from hokm.cards import Rng
from hokm.rules import ASIDES, INPUT_KINDS, Action, IllegalAction, Seat, Seats, SuggestRedeal, Variant
from hokm.table.table import Chosen, Entry, Table
from hokm.views import Observation, observation_hash

#: The randomness of a computer's action: of its seat, and of the number of the action in the match, from 1.
RngFor = Callable[[Seat, int], Rng]

#: What computers may say out of turn; they do not give up, and they do not tap.
SAID: Final = tuple(aside for aside in ASIDES if INPUT_KINDS[type(aside)].by_computers)


def computer_due(table: Table, bots: Mapping[Seat, Bot]) -> Seat | None:
    """The computer seat that must act now, if one is awaited."""
    awaited = table.awaited()
    if type(awaited) is Seats:
        for seat in awaited.seats:
            if seat in bots:
                return seat
    return None


class Wish(NamedTuple):
    """What a computer would say out of turn, and how it chose."""

    seat: Seat
    action: Action
    chosen: Chosen


def wished(bot: Bot, variant: Variant, seat: Seat, view: Observation, allowed: tuple[Action, ...]) -> list[Wish]:
    """What a computer would say of what it may. Raises BotFailed where it fails, or would say what it may not."""
    try:
        said = bot.asides(variant, view, allowed)
        wishes = [Wish(seat, aside, chosen_by(bot, Choice(aside), view)) for aside in said]
        if not all(wish.action in allowed for wish in wishes):
            raise ValueError(f"it would say {said}, and may say {allowed}")
    except Exception as error:
        raise BotFailed(bot.name, error) from error
    return wishes


def in_speaking_order(wishes: Iterable[Wish]) -> list[Wish]:
    """A suggestion comes last: it opens a question, and nothing else may be said before its answer."""
    return sorted(wishes, key=lambda wish: isinstance(wish.action, SuggestRedeal))


def speak(table: Table, bots: Mapping[Seat, Bot]) -> Iterator[Entry]:
    """What computers say out of turn, all of them together, when a phase has just begun; else nothing."""
    if not table.phase_began:
        return
    wishes = [
        wish
        for seat, bot in bots.items()
        if (allowed := table.allowed_asides(seat, SAID))
        for wish in wished(bot, table.variant, seat, table.observation(seat), allowed)
    ]
    for seat, aside, chosen in in_speaking_order(wishes):
        if table.allowed_asides(seat, (aside,)):
            yield from table.act(seat, aside, chosen)


def chosen_by(bot: Bot, choice: Choice, view: Observation) -> Chosen:
    """What is kept of how a computer chose."""
    return Chosen(f"{bot.name}/{bot.version}", choice.samples, observation_hash(view))


def driven(
    table: Table, bots: Mapping[Seat, Bot], rng_for: RngFor, budget: int = 0, proving: bool = False
) -> Iterator[Entry]:
    """As ``drive``, entry by entry: the next action is made when the next entry is asked for.

    With ``proving`` the entries tell how each action was chosen. Raises BotFailed where a computer fails.
    """
    variant, options, act = table.variant, table.options, table.act
    blind = {} if proving else {seat: bot.choose_blindly for seat, bot in bots.items() if isinstance(bot, BlindBot)}
    while True:
        if table.phase_began:
            yield from speak(table, bots)
        seat = computer_due(table, bots)
        if seat is None:
            return
        bot, rng, chosen = bots[seat], rng_for(seat, table.actions + 1), None
        try:
            if seat in blind:
                action = blind[seat](options(seat), rng)
            else:
                view = table.observation(seat)
                choice = bot.choose(variant, view, budget, rng)
                action, chosen = choice.action, chosen_by(bot, choice, view) if proving else None
        except Exception as error:
            raise BotFailed(bot.name, error) from error
        try:
            entries = act(seat, action, chosen)
        except IllegalAction as error:
            raise BotFailed(bot.name, error) from error
        yield from entries


def drive(table: Table, bots: Mapping[Seat, Bot], rng_for: RngFor, budget: int = 0) -> list[Entry]:
    """Every entry that the computers of ``bots`` add until a seat without one, chance, or the end of the match.

    Chance stays the caller's (``table.handle(Proceed())``). ``budget`` counts samples for each choice.
    """
    return list(driven(table, bots, rng_for, budget))
