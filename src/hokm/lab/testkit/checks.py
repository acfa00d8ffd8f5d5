"""What every game must hold to, checked at once for those who bring one of their own."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from hokm.cards import Rng, set_of
from hokm.fairness import Stream
from hokm.lab.testkit import guards
from hokm.lab.testkit.playing import Step, play, random_chooser, rule_sets, viewers_of
from hokm.lab.testkit.unsound import Checked, Unsound, expect, told
from hokm.records import replay_text, write
from hokm.rules import Act, Input, Seat, Seats, Variant, VariantError, format_action
from hokm.rules.engine import State, advance, awaiting, legal
from hokm.texts import LANGUAGES, catalogue
from hokm.variants import find_variant
from hokm.variants.flaws import flaw_of
from hokm.variants.registry import GROUP
from hokm.variants.rule_card import sections
from hokm.views import Viewer

#: A match that is not over after so many deals, or a deal after so many steps, will never be.
MOST_DEALS, MOST_STEPS = 2_000, 5_000
#: So many deals are played under house rules.
FEW_DEALS = 3
#: Coming back is looked at over so many steps: it is compared from each to the last.
REMEMBERED = 60


def check_variant(variant: Variant, seed: str = "kit", deals: int = 1) -> Checked:
    """Holds a game to what every game must: raises Unsound or Leak, in a sentence, where it does not.

    Under its own rules a match is played to its end by chance, with things said out of turn; under house rules in which
    every switch takes every value, a few deals are; the first ``deals`` are looked at closely. Whoever is awaited has
    something legal to do, all that is offered can be done, a time-out too; the same input always has the same effect;
    no card is lost or comes twice; a record of the match replays to the same end; the game has a name, and the rule
    card words for every policy, in every language; and no viewer is shown, and no right depends on, what they may not
    know (the guards G1 to G8).

    >>> from hokm.variants import HOKM_4
    >>> check_variant(HOKM_4).rules > 20
    True
    """
    rng = Stream(seed.encode(), variant.id)
    _check_identity(variant)
    _check_found(variant)
    tables = played = looked = 0
    for table in (variant, *_rule_sets(variant, rng)):
        _check_words(table)
        match = list(_steps(table, rng, max(deals, FEW_DEALS) if tables else MOST_DEALS))
        over = match[-1].after.match.result is not None
        expect(over or tables > 0, table, f"its match is not over after {MOST_DEALS} deals")
        steps = [step for step in match if step.after.match.deals <= deals]
        _check_steps(table, steps, rng)
        _check_record(table, match)
        _check_views(table, steps, match[-REMEMBERED:], rng)
        tables, played, looked = tables + 1, played + match[-1].after.match.deals, looked + len(steps)
    return Checked(tables, played, looked)


def _check_identity(variant: Variant) -> None:
    """It is called and offers what can be written down, and is found by its id."""
    flaw = flaw_of(variant, variant.id)
    if flaw:
        raise Unsound(f"{variant.id}: {flaw}")
    for language in LANGUAGES:
        if language not in variant.names:
            raise Unsound(f"{variant.id}: it has no name in {language}")
        for fault in catalogue(language).faults:
            raise Unsound(fault)


def _rule_sets(variant: Variant, rng: Rng) -> Iterator[Variant]:
    sets = rule_sets(variant, rng)
    while True:
        with told(variant, "house rules cannot be set"):
            table = next(sets, None)
        if table is None:
            return
        yield table


def _check_words(variant: Variant) -> None:
    """The rule card can be said in every language."""
    for language in LANGUAGES:
        with told(variant, f"the rule card in {language}"):
            try:
                sections(variant, catalogue(language).say)
            except KeyError as missing:
                raise Unsound(f"{variant.id}: the rule card's text {missing} is not in {language}.ftl") from None
            except ValueError as wrong:
                raise Unsound(f"{variant.id}: the rule card's text {wrong}") from None


def _steps(variant: Variant, rng: Rng, deals: int) -> Iterator[Step]:
    """The steps of a match played by chance, which goes on and keeps to its seats."""
    steps, where, deal, since = play(variant, random_chooser(rng), rng, deals), "at the start", 0, 0
    while True:
        with told(variant, where):
            step = next(steps, None)
        if step is None:
            return
        match, where = step.after.match, _after(step)
        deal, since = (deal, since + 1) if match.deals == deal else (match.deals, 0)
        expect(since < MOST_STEPS, variant, f"a deal is not over after {MOST_STEPS} steps, {where}")
        _check_seats(variant, step.after, where)
        yield step


def _check_seats(variant: Variant, state: State, where: str) -> None:
    """Whoever deals, makes trump or must act has a seat, and whoever must act can."""
    for held in (state.match.dealer, state.match.hakem, state.deal.hakem):
        expect(held is None or held in range(variant.seating.seats), variant, f"there is no seat {held}, {where}")
    with told(variant, where):
        awaited = awaiting(variant, state)
        for seat in awaited.seats if isinstance(awaited, Seats) else ():
            can = bool(legal(variant, state, seat))
            expect(can, variant, f"seat {seat} is awaited and can do nothing, {where}")


def _after(step: Step) -> str:
    return f"in the phase {step.after.phase} after {_said(step.given)}"


def _said(given: Input) -> str:
    return f"seat {given.seat} does {format_action(given.action)}" if isinstance(given, Act) else type(given).__name__


def _check_steps(variant: Variant, steps: Sequence[Step], rng: Rng) -> None:
    for step in steps:
        state, where = step.after, _after(step)
        with told(variant, where):
            for _ in range(2):
                again = advance(variant, step.before, step.given)
                expect(again == (state, step.events), variant, f"the same input has another effect, {where}")
            whole = state.deal.result is not None or _is_whole(variant, state)
            expect(whole, variant, f"cards are lost, {where}")
            awaited = awaiting(variant, state)
            if isinstance(awaited, Seats):
                for seat in awaited.seats:
                    _check_offered(variant, state, seat, where, rng)


def _check_offered(variant: Variant, state: State, seat: Seat, where: str, rng: Rng) -> None:
    options = legal(variant, state, seat)
    expect(len(set(options)) == len(options), variant, f"seat {seat} is offered the same twice, {where}")
    quiet = variant.time_out.action(variant, state, seat)
    expect(quiet in options, variant, f"after a time-out seat {seat} does what it may not, {where}")
    given = Act(seat, options[rng.below(len(options))])
    with told(variant, f"{_said(given)}, as it is offered {where}"):
        advance(variant, state, given)


def _is_whole(variant: Variant, state: State) -> bool:
    """Whether every card that was dealt is in one place."""
    deal, hidden = state.deal, state.hidden
    aside = 1 << hidden.laid if hidden.laid is not None and hidden.aside else 0
    piles = (*state.hands, *deal.played, *hidden.under, aside)
    number, all_cards = 0, 0
    for cards in piles:
        number += cards.bit_count()
        all_cards |= cards
    dealt = sum(deal.dealt) - sum(deal.put_away) + sum(cards.bit_count() for cards in hidden.under)
    return number == all_cards.bit_count() == dealt and not all_cards & ~set_of(hidden.pack)


def _check_found(variant: Variant) -> None:
    try:
        found = find_variant(variant.id)
    except VariantError as error:
        raise Unsound(
            f"{variant.id} is not found by its id: a package brings it by an entry point of the group {GROUP} ({error})"
        ) from None
    if (found.id, found.revision, found.switches) != (variant.id, variant.revision, variant.switches):
        raise Unsound(f"{variant.id} is not the game that is found by this id, but another")


def _check_record(variant: Variant, steps: Sequence[Step]) -> None:
    with told(variant, "its record cannot be replayed"):
        last = list(replay_text(write(variant, [step.given for step in steps])))[-1]
        end = steps[-1].after
        expected = list(end.match.score) if end.match.result is not None else end.match.deals + 1
        reached = last.get("score") if last["type"] == "match" else last["deal"]
        expect(reached == expected, variant, f"its record comes to {reached}, the match to {expected}")


def _check_views(variant: Variant, steps: Sequence[Step], ending: Sequence[Step], rng: Rng) -> None:
    viewers = viewers_of(variant)
    with told(variant, "what is shown of a match"):
        for viewer in viewers:
            guards.shows_the_same_on_two_routes(variant, steps, viewer)
        guards.keeps_history(variant, ending, viewers[rng.below(len(viewers))])
    for step in steps:
        viewer = viewers[rng.below(len(viewers))]
        with told(variant, f"what is shown {_after(step)}"):
            for guard in _guards(variant, step, rng):
                guard(viewer)
            guards.keeps_strangers_out(variant, step, -1)
            awaited = awaiting(variant, step.after)
            acting = awaited.seats if isinstance(awaited, Seats) else ()
            for seat in {rng.below(variant.seating.seats), *acting}:
                guards.may_do_the_same_in_another_world(variant, step.after, seat, rng)


def _guards(variant: Variant, step: Step, rng: Rng) -> Iterator[Callable[[Viewer], object]]:
    yield partial(guards.keeps_hidden_cards_out, variant, step)
    yield partial(guards.looks_the_same_in_another_world, variant, step.after, rng=rng)
    yield partial(guards.looks_the_same_after_a_swap, variant, step.after, rng=rng)
    yield partial(guards.shows_turns_to_those_who_act, variant, step.after)
    yield partial(guards.keeps_options_secret, variant, step, rng=rng)
