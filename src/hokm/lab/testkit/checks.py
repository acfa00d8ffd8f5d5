"""The whole kit at once, for those who bring a game or a computer player of their own."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from hokm.bots import Bot, BotFailed
from hokm.cards import Rng, set_of
from hokm.fairness import Stream
from hokm.lab.testkit import guards
from hokm.lab.testkit.playing import Step, bot_chooser, play, random_chooser, rule_sets, viewers_of
from hokm.records import replay_text, write
from hokm.rules import Act, Seats, State, Variant, VariantError, advance, awaiting, legal
from hokm.texts import LANGUAGES, catalogue
from hokm.variants import HOKM_4, find_variant
from hokm.variants.registry import GROUP
from hokm.variants.rule_card import sections
from hokm.views import Observation, Viewer, sample
from hokm.views.project import observe


class Unsound(AssertionError):
    """A game or a computer player does not hold to what every one must. The message says where."""


class Checked(NamedTuple):
    """What was looked at: sets of house rules, deals, steps of matches."""

    rules: int
    deals: int
    steps: int


def check_variant(variant: Variant, seed: str = "kit", deals: int = 1) -> Checked:
    """Holds a game to what every game must: raises Unsound or Leak, in a sentence, where it does not.

    Under its own rules, and under house rules in which every switch takes every value, ``deals`` deals are played by
    chance, with things said out of turn. Whoever is awaited has something legal to do, all that is offered can be done,
    a time-out too; no card is lost or comes twice; a record of the match replays to the same end; the rule card has
    words for every policy in every language; and no viewer is shown what he may not know (the guards G1 to G8).

    >>> check_variant(HOKM_4).rules > 20
    True
    """
    rng = Stream(seed.encode(), variant.id)
    tables = played = looked = 0
    for table in (variant, *rule_sets(variant, rng)):
        _check_words(table)
        steps = list(play(table, random_chooser(rng), rng, deals))
        _check_steps(table, steps, rng)
        _check_record(table, steps)
        _check_views(table, steps, rng)
        tables, played, looked = tables + 1, played + steps[-1].after.match.deals, looked + len(steps)
    return Checked(tables, played, looked)


def check_bot(bot: Bot, variants: Sequence[Variant] = (HOKM_4,), seed: str = "kit", deals: int = 1) -> Checked:
    """Holds a computer player to what every one must: raises Unsound, in a sentence, where it does not.

    In each game, under its own rules and house rules in which every switch takes every value, it sits on all seats. Its
    choice is one of those it has; it is the same when it is asked again; and it is the same in another world that looks
    no different from its seat, so that it cannot have peeked.
    """
    tables = played = looked = 0
    for variant in variants:
        rng = Stream(seed.encode(), f"{bot.name} {variant.id}")
        for table in (variant, *rule_sets(variant, rng)):
            bots = dict.fromkeys(range(table.seating.seats), bot)
            try:
                steps = list(play(table, bot_chooser(bots, rng), rng, deals))
            except BotFailed as failure:
                raise Unsound(f"{_under(table)}: {failure}") from failure
            for step in steps:
                if isinstance(step.given, Act):
                    _check_choice(bot, table, step.before, step.given.seat, rng)
            tables, played, looked = tables + 1, played + steps[-1].after.match.deals, looked + len(steps)
    return Checked(tables, played, looked)


def _expect(holds: bool, variant: Variant, what: str) -> None:
    if not holds:
        raise Unsound(f"{_under(variant)}: {what}")


def _under(variant: Variant) -> str:
    rules = "; ".join(f"{name}={value}" for name, value in variant.changed_rules.items()) or "its own rules"
    return f"{variant.id} under {rules}"


def _check_words(variant: Variant) -> None:
    """The rule card can be said in every language."""
    for language in LANGUAGES:
        try:
            sections(variant, catalogue(language).say)
        except KeyError as missing:
            raise Unsound(f"{variant.id}: the rule card's text {missing} is not in {language}.ftl") from None
        except ValueError as wrong:
            raise Unsound(f"{variant.id}: the rule card's text {wrong}") from None


def _check_steps(variant: Variant, steps: Sequence[Step], rng: Rng) -> None:
    for step in steps:
        state = step.after
        awaited = awaiting(variant, state)
        _expect(state.deal.result is not None or _is_whole(variant, state), variant, f"cards are lost at {step.given}")
        if not isinstance(awaited, Seats):
            continue
        for seat in awaited.seats:
            options = legal(variant, state, seat)
            _expect(bool(options), variant, f"seat {seat} is awaited in phase {state.phase} and can do nothing")
            _expect(len(set(options)) == len(options), variant, f"seat {seat} is offered the same twice")
            quiet = variant.time_out.action(variant, state, seat)
            _expect(quiet in options, variant, f"after a time-out seat {seat} does what it may not")
            advance(variant, state, Act(seat, options[rng.below(len(options))]))


def _is_whole(variant: Variant, state: State) -> bool:
    """Whether every card that was dealt is in one place."""
    deal, hidden = state.deal, state.hidden
    aside = 1 << hidden.laid if hidden.laid is not None and hidden.aside else 0
    piles = (*state.hands, *deal.played, *hidden.under, aside)
    number, all_cards = 0, 0
    for cards in piles:
        number += cards.bit_count()
        all_cards |= cards
    dealt = sum(deal.got) - sum(deal.away) + sum(cards.bit_count() for cards in hidden.under)
    return number == all_cards.bit_count() == dealt and not all_cards & ~set_of(hidden.pack)


def _check_record(variant: Variant, steps: Sequence[Step]) -> None:
    try:
        find_variant(variant.id)
    except VariantError:
        raise Unsound(
            f"{variant.id} is not found by its id: a package brings it by an entry point of the group {GROUP}"
        ) from None
    last = list(replay_text(write(variant, [step.given for step in steps])))[-1]
    end = steps[-1].after
    expected = list(end.match.score) if end.match.result is not None else end.match.deals + 1
    told = last.get("score") if last["type"] == "match" else last["deal"]
    _expect(told == expected, variant, f"its record comes to {told}, the match to {expected}")


def _check_views(variant: Variant, steps: Sequence[Step], rng: Rng) -> None:
    viewers = viewers_of(variant)
    for viewer in viewers:
        guards.shows_the_same_on_two_routes(variant, steps, viewer)
    guards.keeps_history(variant, steps, viewers[rng.below(len(viewers))])
    for step in steps:
        viewer = viewers[rng.below(len(viewers))]
        for guard in _guards(variant, step, rng):
            guard(viewer)
        guards.keeps_strangers_out(variant, step, -1)


def _guards(variant: Variant, step: Step, rng: Rng) -> Iterator[Callable[[Viewer], object]]:
    yield partial(guards.keeps_hidden_cards_out, variant, step)
    yield partial(guards.looks_the_same_in_another_world, variant, step.after, rng=rng)
    yield partial(guards.looks_the_same_after_a_swap, variant, step.after, rng=rng)
    yield partial(guards.shows_turns_to_those_who_act, variant, step.after)
    yield partial(guards.keeps_options_secret, variant, step, rng=rng)


def _check_choice(bot: Bot, variant: Variant, state: State, seat: int, rng: Rng) -> None:
    view = observe(variant, state, seat)
    if not view.legal:
        return
    key = rng.below(1 << 30).to_bytes(4, "big")

    def choice(shown: Observation) -> object:
        return bot.choose(variant, shown, 0, Stream(key, bot.name)).action

    first = choice(view)
    _expect(first in view.legal, variant, f"{bot.name} chooses {first}, which seat {seat} may not do")
    _expect(choice(view) == first, variant, f"{bot.name} chooses otherwise when it is asked again")
    other = sample(variant, view, rng).observe(seat)
    _expect(choice(other) == first, variant, f"{bot.name} chooses otherwise where only unseen cards differ")
