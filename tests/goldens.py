"""Texts that show how a game is played, kept beside it and compared: transcripts of matches, counts of sequences.

``scripts/goldens`` writes them anew; whoever reviews a change of them reviews a change of the rules.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hokm.cards import CardSet, cards_of, format_card, format_cards, format_suit
from hokm.records import Comment, Foreign, Given, Item, Tag, Unreadable, format_chance, read_text
from hokm.rules import (
    Act,
    CardsDrawn,
    CardTurned,
    Input,
    LotDrawn,
    PackDealt,
    Seats,
    State,
    Variant,
    advance,
    apply,
    awaiting,
    first_state,
    format_action,
    legal,
)
from hokm.rules import events as e
from hokm.variants import HOKM_4, find_variant, with_rules_text

HERE = Path(__file__).parent
RECORDS = HERE / "playthroughs"
COUNTS = HERE / "perft"


def transcript(record: str) -> str:
    """What happens in the matches of a record, in plain lines: every input with the choice there was, every event."""
    lines: list[str] = []
    for item, variant, state in played(record):
        match item:
            case Tag(_, "Variant"):
                lines += ["", f"== {variant.id} =="]
            case Tag(_, "Rules", rules):
                lines.append(f"house rules: {rules}")
            case Comment(_, text):
                lines.append(f"; {text}")
            case Given():
                given = with_seat(variant, state, item)
                lines.append(input_line(variant, state, given))
                lines += [
                    f"    {line}" for event in apply(variant, state, given) for line in EVENTS[type(event)](event)
                ]
    return "\n".join(lines).lstrip() + "\n"


def events_of(record: str) -> Iterator[e.Event]:
    """All that happens in the matches of a record."""
    for item, variant, state in played(record):
        if isinstance(item, Given):
            yield from apply(variant, state, with_seat(variant, state, item))


def played(record: str) -> Iterator[tuple[Item, Variant, State]]:
    """The items of a record, each with its game and the state before it."""
    variant, state = HOKM_4, first_state(HOKM_4)
    for item in read_text(record):
        assert not isinstance(item, Unreadable | Foreign), item
        if isinstance(item, Tag) and item.name in ("Variant", "Rules"):
            variant = find_variant(item.value) if item.name == "Variant" else with_rules_text(variant, item.value)
            state = first_state(variant)
        yield item, variant, state
        if isinstance(item, Given):
            state, _ = advance(variant, state, with_seat(variant, state, item))


def with_seat(variant: Variant, state: State, item: Given) -> Input:
    """The input as the engine takes it: the seat is the one in front, else the one to act."""
    if isinstance(item.what, CardsDrawn | LotDrawn | PackDealt | CardTurned):
        return item.what
    awaited = awaiting(variant, state)
    if item.seat is not None:
        return Act(item.seat, item.what)
    assert isinstance(awaited, Seats)
    return Act(awaited.seats[0], item.what)


def input_line(variant: Variant, state: State, given: Input) -> str:
    """An input; for an action in turn, also what else was possible."""
    if not isinstance(given, Act):
        return f"> {format_chance(given)}"
    texts = sorted(format_action(option) for option in legal(variant, state, given.seat))
    others = [text for text in texts if text != format_action(given.action)]
    chosen = f"> seat {given.seat}: {format_action(given.action)}"
    return f"{chosen}  (or {' '.join(others)})" if others and len(others) < len(texts) else chosen


def _hakem_found(event: e.HakemFound) -> list[str]:
    seated = [f"in the chairs sit the people of {numbers(event.people)}"] * (event.people != (*sorted(event.people),))
    return [f"seat {event.hakem} is hakem, seat {event.dealer} deals", *seated]


def _cards_dealt(event: e.CardsDealt) -> list[str]:
    return [
        f"seat {seat} gets {format_cards(cards)}{' face down' * (seat in event.face_down)}"
        for seat, cards in event.packets
    ]


def _kot_reached(event: e.KotReached) -> list[str]:
    decides = f"seat {' then '.join(map(str, event.deciders))} decides" if event.deciders else "it goes on"
    return [f"side {event.side} has a kot; {decides}"]


def _partners_looked(event: e.PartnersLooked) -> list[str]:
    return [
        f"the partner of seat {seat} sees {cards_text(hand)}"
        for seat, hand in zip(event.seats, event.hands, strict=True)
    ]


def _match_ended(event: e.MatchEnded) -> list[str]:
    winner = "nobody" if event.result.winner is None else f"side {event.result.winner}"
    return [f"the match is over: {winner}, {numbers(event.result.score)}, {event.result.reason}"]


def _nothing(event: e.Event) -> list[str]:
    """For events that only say again what the input before them says."""
    return []


EVENTS: dict[type, Callable[[Any], list[str]]] = {
    e.HakemFound: _hakem_found,
    e.PhaseBegan: _nothing,
    e.DealBegan: lambda event: [f"deal {event.number}: dealer {event.dealer}, hakem {event.hakem}"],
    e.CardsDealt: _cards_dealt,
    e.HandsTakenUp: lambda event: ["the cards that lay face down are taken up"],
    e.TrumpCalled: lambda event: [f"trump is {format_suit(event.suit)}"],
    e.TurnUpAsked: _nothing,
    e.TrumpTurnedUp: lambda event: [f"{format_card(event.card)} of seat {event.seat} is turned up for trump"],
    e.RedealClaimed: lambda event: [f"seat {event.seat} shows {cards_text(event.hand)}"],
    e.RedealSuggested: _nothing,
    e.RedealAnswered: _nothing,
    e.KotAnnounced: _nothing,
    e.CardPlayed: _nothing,
    e.TableTapped: _nothing,
    e.TrickWon: lambda event: [f"seat {event.seat} wins the trick; tricks {numbers(event.tricks)}"],
    e.KotReached: _kot_reached,
    e.PartnersLooked: _partners_looked,
    e.GoingOnSpoken: _nothing,
    e.DealConceded: _nothing,
    e.DealEnded: lambda event: list(result_lines(event.result)),
    e.HandsOpened: _nothing,
    e.Resigned: _nothing,
    e.MatchEnded: _match_ended,
}


def result_lines(result: Any) -> Iterator[str]:
    """A deal's result in words."""
    winner = "nobody" if result.winner is None else f"side {result.winner}"
    yield (
        f"the deal is over: {winner}, {result.kind}, tricks {numbers(result.tricks)}, "
        f"points {numbers(result.points)}, score {numbers(result.score)}"
    )
    if result.streak is not None:
        yield f"streak: {result.streak.deals} of side {result.streak.side}" if result.streak.deals else "no streak"
    if result.next_hakem is not None:
        yield f"next: dealer {result.next_dealer}, hakem {result.next_hakem}"


def numbers(values: tuple[int, ...]) -> str:
    return "-".join(map(str, values))


def cards_text(cards: CardSet) -> str:
    return format_cards(tuple(sorted(cards_of(cards), key=lambda card: (card // 13, -card))))


def perft(variant: Variant, state: State, depth: int) -> int:
    """How many sequences of that many legal actions there are; one that ends at a chance input is none."""
    awaited = awaiting(variant, state)
    if not isinstance(awaited, Seats):
        return 0
    options = [(seat, action) for seat in awaited.seats for action in legal(variant, state, seat)]
    if depth == 1:
        return len(options)
    return sum(perft(variant, advance(variant, state, Act(*option))[0], depth - 1) for option in options)


def counted(text: str, variant: Variant) -> str:
    """A file of counts with every count made anew.

    A position is a line ``position: NAME``, then ``rules:`` and ``played:`` (notation), then ``N: COUNT`` for each
    depth; lines that open with ``#`` are comments.
    """
    lines = []
    state, ruled = first_state(variant), variant
    for line in text.splitlines():
        word, _, rest = line.partition(": ")
        if word == "rules":
            ruled = with_rules_text(variant, rest)
            state = first_state(ruled)
        elif word == "played":
            for item in read_text(f'[Variant "{variant.id}"] {rest}'):
                if isinstance(item, Given):
                    state, _ = advance(ruled, state, with_seat(ruled, state, item))
        elif word.isdigit():
            line = f"{word}: {perft(ruled, state, int(word))}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def files_of(variant: str) -> tuple[Path, Path, Path]:
    """The record that is played, its transcript, and the counts of a game."""
    return RECORDS / f"{variant}.hokm", RECORDS / f"{variant}.txt", COUNTS / f"{variant}.txt"
