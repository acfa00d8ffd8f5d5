"""G1 to G8: what a viewer is shown tells nothing that they may not know. Each guard raises ``Leak`` where it does.

They work on one step of a match, for one viewer; ``encode`` makes the text of a frame, so that the same guards hold
for the wire. A state is looked into here and nowhere else outside the table: this is the kit that checks the wall.
"""

import re
from collections.abc import Sequence

from hokm.cards import EMPTY, Card, CardSet, Rng, cards_of, choose, format_card, set_of
from hokm.lab.testkit.frames import Encode, frame_text, words_of
from hokm.lab.testkit.playing import Step
from hokm.rules import ASIDES, Act, IllegalAction, PlayCard, Seat, Seats, Variant, format_action
from hokm.rules.declaring import Event
from hokm.rules.engine import State, advance, awaiting, legal
from hokm.rules.events import (
    HakemFound,
    HandsOpened,
    TrickWon,
    TrumpDrawn,
    TrumpKnown,
    TrumpNarrowed,
    TrumpRevealed,
)
from hokm.views import Observation, Viewer, first_view, sample, turn_facts, watch, with_turn
from hokm.views.project import observe, see

#: What is seen of cards that are shuffled back before they are dealt; drawn within a deal they lie open anyway.
DRAWN_BEFORE = (HakemFound, TrumpDrawn)
#: What the rules say of hidden cards in so many words: who has won, and what an eye on the table would see turned up.
TELLING = (TrickWon, TrumpRevealed, TrumpKnown, TrumpNarrowed)


#: The mark of a second copy of a card: a viewer's own new cards may differ in it between two worlds.
_SECOND = re.compile(r"\b([2-9TJQKA][SHDC])2\b")


class Leak(AssertionError):
    """A viewer was shown what they may not know, or not shown what they may."""


def _expect(holds: bool, guard: str, viewer: Viewer, what: str) -> None:
    if not holds:
        raise Leak(f"{guard}, viewer {viewer}: {what}")


def hidden_cards(variant: Variant, state: State, viewer: Viewer) -> CardSet:
    """The cards whose place the viewer may not know, worked out from the whole state and not by the projector."""
    deal = state.deal
    seen: int = EMPTY
    for cards in (*deal.played, *deal.shown, *(deal.opened or ())):
        seen |= cards
    for seat, hand in enumerate(state.hands):
        looked = viewer in deal.looked and seat in deal.looked
        if looked or (seat == viewer and seat not in deal.face_down):
            seen |= hand
    return CardSet(set_of(state.hidden.pack) & ~seen & ~_own_secrets(state, viewer))


def _own_secrets(state: State, viewer: Viewer) -> int:
    """Cards outside the viewer's hand whose place they know all the same: laid down, thrown away, looked at, given."""
    deal, hidden = state.deal, state.hidden
    if not isinstance(viewer, int) or not 0 <= viewer < len(hidden.put_away):
        return 0
    known = hidden.put_away[viewer] | hidden.under[viewer]
    if deal.laid == viewer and not deal.blind and hidden.laid is not None:
        known |= 1 << hidden.laid
    if deal.drawer == viewer:
        known |= set_of(hidden.offered)
    for gift in hidden.gifts:
        if gift.giver == viewer:
            known |= set_of(gift.cards)
    return known


def keeps_hidden_cards_out(variant: Variant, step: Step, viewer: Viewer, encode: Encode = frame_text) -> None:
    """G1: no frame names a hidden card. (Cards drawn before a deal were seen by all, and shuffled back.)"""
    hidden = {format_card(card) for card in cards_of(hidden_cards(variant, step.after, viewer))}
    view = observe(variant, step.after, viewer)
    shown: list[object] = [view._replace(match=view.match._replace(drawn=())), turn_facts(variant, view)]
    shown += [seen for event in step.events if not isinstance(seen := see(event, viewer), DRAWN_BEFORE)]
    for frame in shown:
        named = hidden.intersection(words_of(encode(frame)))
        _expect(not named, "G1", viewer, f"{type(frame).__name__} names {' '.join(sorted(named))}")


def shows_the_same_on_two_routes(variant: Variant, steps: Sequence[Step], viewer: Viewer) -> None:
    """G2: folding what the viewer was shown gives what the projector makes, at every step."""
    view = first_view(variant, viewer)
    for step in steps:
        for event in step.events:
            view = watch(variant, view, see(event, viewer))
        expected = observe(variant, step.after, viewer)
        view = with_turn(view, expected.to_act, expected.legal)
        _expect(view == expected, "G2", viewer, f"the two routes differ after {step.given}")


def _guessed(variant: Variant, view: Observation, rng: Rng) -> State:
    """A state in which this viewer would see the same: the kit looks inside a guess, as no computer can."""
    return sample(variant, view, rng)._state


def looks_the_same_in_another_world(
    variant: Variant, state: State, viewer: Viewer, rng: Rng, encode: Encode = frame_text
) -> None:
    """G3: in a world drawn from what the viewer knows they would be shown the same, to the byte."""
    if not state.hidden.pack:
        return
    view = observe(variant, state, viewer)
    other = observe(variant, _guessed(variant, view, rng), viewer)
    _expect(encode(other) == encode(view), "G3", viewer, "another possible world looks different")
    facts = [encode(turn_facts(variant, each)) for each in (view, other)]
    _expect(facts[0] == facts[1], "G3", viewer, "what is told of the turn differs in another possible world")


def may_do_the_same_in_another_world(variant: Variant, state: State, seat: Seat, rng: Rng) -> None:
    """G3 again: what a seat may do, in turn and out of turn, and what is done after a time-out follow from its view."""
    if not state.hidden.pack:
        return
    other = _guessed(variant, observe(variant, state, seat), rng)
    for aside in ASIDES:
        allowed = [variant.announcements.check(variant, world, seat, aside) for world in (state, other)]
        _expect(allowed[0] == allowed[1], "G3", seat, f"whether it may {format_action(aside)} tells of unseen cards")
    options = [legal(variant, world, seat) for world in (state, other)]
    _expect(options[0] == options[1], "G3", seat, "what it may do tells of unseen cards")
    awaited = awaiting(variant, state)
    if isinstance(awaited, Seats) and seat in awaited.seats:
        here, there = (variant.time_out.action(variant, world, seat) for world in (state, other))
        _expect(here == there, "G3", seat, "what it does after a time-out tells of unseen cards")


def looks_the_same_after_a_swap(
    variant: Variant, state: State, viewer: Viewer, rng: Rng, encode: Encode = frame_text
) -> None:
    """G4: exchanging two cards between hands that the viewer does not see changes nothing that they are shown."""
    hidden = hidden_cards(variant, state, viewer)
    holders = [(seat, cards_of(CardSet(hand & hidden))) for seat, hand in enumerate(state.hands) if hand & hidden]
    holders = [(seat, cards) for seat, cards in holders if seat != viewer]
    if len(holders) < 2:
        return
    (one, its), (two, theirs) = (holders.pop(rng.below(len(holders))) for _ in range(2))
    swapped = _swapped(state, one, choose(its, rng), two, choose(theirs, rng))
    before, after = observe(variant, state, viewer), observe(variant, swapped, viewer)
    _expect(encode(before) == encode(after), "G4", viewer, "a swap of unseen cards shows")
    facts = [encode(turn_facts(variant, each)) for each in (before, after)]
    _expect(facts[0] == facts[1], "G4", viewer, "a swap of unseen cards shows in what is told of the turn")


def _swapped(state: State, one: Seat, its: Card, two: Seat, theirs: Card) -> State:
    both = 1 << its | 1 << theirs
    hands = list(state.hands)
    for seat in (one, two):
        hands[seat] = CardSet(hands[seat] ^ both)
    exchange = {its: theirs, theirs: its}
    pack = tuple(exchange.get(card, card) for card in state.hidden.pack)
    laid = None if state.hidden.laid is None else exchange.get(state.hidden.laid, state.hidden.laid)
    return state._replace(hidden=state.hidden._replace(pack=pack, laid=laid), hands=tuple(hands))


def shows_turns_to_those_who_act(variant: Variant, state: State, viewer: Viewer) -> Observation:
    """G5: any viewer may look at any time, has choices exactly when it is to act, and holds what it may see."""
    view, awaited = observe(variant, state, viewer), awaiting(variant, state)
    may = (*awaited.seats, *awaited.may) if isinstance(awaited, Seats) else ()
    _expect(bool(view.legal) == (viewer in may), "G5", viewer, f"choices {view.legal} out of turn")
    own = state.hands[viewer] if isinstance(viewer, int) and state.hands else EMPTY
    _expect(view.hand in (EMPTY, own), "G5", viewer, "a hand that is not their own")
    facts = turn_facts(variant, view)
    plays = {action.card for action in view.legal if isinstance(action, PlayCard)}
    told = plays | {barred.card for barred in facts.barred}
    _expect(not (plays and len(told) != state.hand_to_play().bit_count()), "G5", viewer, "a card without a reason")
    return view


def keeps_strangers_out(variant: Variant, step: Step, stranger: Seat, encode: Encode = frame_text) -> None:
    """G6: whoever is no viewer of this table sees no card that is not on the table, and has no choice."""
    view = observe(variant, step.after, stranger)
    _expect(view.hand == view.partner_hand == EMPTY and not view.legal, "G6", stranger, "a stranger holds cards")
    keeps_hidden_cards_out(variant, step, stranger, encode)


def keeps_history(variant: Variant, steps: Sequence[Step], viewer: Viewer) -> None:
    """G7: joining or coming back after any step, a snapshot and the frames since then lead to the same view."""
    final = observe(variant, steps[-1].after, viewer)
    seen = [[see(event, viewer) for event in step.events] for step in steps]
    for joined in range(len(steps)):
        view = observe(variant, steps[joined].after, viewer)
        for event in (event for events in seen[joined + 1 :] for event in events):
            view = watch(variant, view, event)
        view = with_turn(view, final.to_act, final.legal)
        _expect(view == final, "G7", viewer, f"coming back after step {joined} leads elsewhere")


def keeps_options_secret(
    variant: Variant, step: Step, viewer: Viewer, rng: Rng, encode: Encode = frame_text
) -> tuple[bool, bool]:
    """G8: the frames of an action are as many and as long in a world where the actor had other choices.

    Returns whether another world was found in which the action was possible too, and whether the choices there
    really were others: a guard that never compares guards nothing.
    """
    given = step.given
    if not isinstance(given, Act) or given.seat == viewer or not step.before.hidden.pack:
        return False, False
    if any(isinstance(event, HandsOpened) for event in step.events):
        return False, False  # what ends a deal shows the hands: they may differ
    other = _guessed(variant, observe(variant, step.before, viewer), rng)
    try:
        after, events = advance(variant, other, given)
    except IllegalAction:
        return False, False
    plain = [_without_telling(step.before, each) for each in (step.events, events)]
    sizes = [[len(_SECOND.sub(r"\1", encode(see(event, viewer)))) for event in each] for each in plain]
    _expect(sizes[0] == sizes[1], "G8", viewer, f"other choices of seat {given.seat} show in {given.action}")
    if all(len(kept) == len(each) for kept, each in zip(plain, (step.events, events), strict=True)):
        views = [observe(variant, state, viewer) for state in (step.after, after)]
        turns = [(view.to_act, len(encode(turn_facts(variant, view)))) for view in views]
        _expect(turns[0] == turns[1], "G8", viewer, f"other choices of seat {given.seat} show after {given.action}")
    here, there = legal(variant, step.before, given.seat), legal(variant, other, given.seat)
    return True, {type(option) for option in here} != {type(option) for option in there}


def _without_telling(before: State, events: Sequence[Event]) -> list[Event]:
    """While a trump lies face down: what happened before the rules let the hidden cards speak."""
    if before.deal.laid is None:
        return list(events)
    kept: list[Event] = []
    for event in events:
        if isinstance(event, TELLING):
            break
        kept.append(event)
    return kept
