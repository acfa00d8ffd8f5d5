"""Texts that show how a game is played, kept beside it and compared: transcripts of matches, counts of sequences.

``scripts/goldens`` writes them anew; whoever reviews a change of them reviews a change of the rules.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hokm.cards import SUITS, CardSet, cards_of, format_card, format_cards, format_suit, suit_of
from hokm.records import Comment, Given, Item, Tag, Unreadable, read_text
from hokm.rules import Act, ChanceInput, Input, Seats, Variant, format_action, format_chance
from hokm.rules import events as e
from hokm.rules.declaring import Event, declared, known
from hokm.rules.engine import State, advance, apply, awaiting, first_state, legal
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
                    f"    {line}"
                    for event in apply(variant, state, given)
                    for line in EVENTS[declared(type(event)).kind](event)
                ]
    return "\n".join(lines).lstrip() + "\n"


def events_of(record: str) -> Iterator[Event]:
    """All that happens in the matches of a record."""
    for item, variant, state in played(record):
        if isinstance(item, Given):
            yield from apply(variant, state, with_seat(variant, state, item))


def played(record: str) -> Iterator[tuple[Item, Variant, State]]:
    """The items of a record, each with its game and the state before it."""
    variant, state = HOKM_4, first_state(HOKM_4)
    for item in read_text(record):
        assert not isinstance(item, Unreadable), item
        if isinstance(item, Tag) and item.name in ("Variant", "Rules"):
            variant = find_variant(item.value) if item.name == "Variant" else with_rules_text(variant, item.value)
            state = first_state(variant)
        yield item, variant, state
        if isinstance(item, Given):
            state, _ = advance(variant, state, with_seat(variant, state, item))


def with_seat(variant: Variant, state: State, item: Given) -> Input:
    """The input as the engine takes it: the seat is the one in front, else the one to act."""
    if isinstance(item.what, ChanceInput):
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


def _told(event: Event) -> list[str]:
    """In words of its own, or by its name and what everybody sees of it, where there are none."""
    words = EVENTS.get(declared(type(event)).kind)
    return [repr(event)] if words is None else words(event)


def _hakem_found(event: e.HakemFound) -> list[str]:
    hakem = [] if event.hakem is None else [f"seat {event.hakem} is hakem"]
    seated = [f"in the chairs sit the people of {numbers(event.people)}"] * (event.people != (*sorted(event.people),))
    return [", ".join([*hakem, f"seat {event.dealer} deals"]), *seated]


def _deal_began(event: e.DealBegan) -> list[str]:
    hakem = "" if event.hakem is None else f", hakem {event.hakem}"
    trump = "" if event.trump is None else f", trump {format_suit(event.trump)}"
    return [f"deal {event.number}: dealer {event.dealer}{hakem}{trump}"]


def _cards_dealt(event: e.CardsDealt) -> list[str]:
    return [
        f"seat {seat} gets {format_cards(known(cards))}{' face down' * (seat in event.face_down)}"
        for seat, _, cards in event.packets
    ]


def _trump_hidden(event: e.TrumpHidden) -> list[str]:
    owner = "seen by nobody" if event.blind else "and is not in the hand" if event.aside else "and stays in the hand"
    return [f"{format_card(known(event.card))} of seat {event.seat} lies face down for trump, {owner}"]


def _trump_revealed(event: e.TrumpRevealed) -> list[str]:
    owes = "; a trump must be played" * event.ruffing
    return [
        f"{format_card(event.card)} of seat {event.seat} is turned up: trump is {suits(1 << suit_of(event.card))}{owes}"
    ]


def _stock_drawn(event: e.StockDrawn) -> list[str]:
    gone = f"{format_cards(event.out)} goes" if event.out else "an unseen card goes" if event.used == 2 else "none goes"
    return [f"seat {event.seat} gets {format_card(known(event.card))}; {gone}"]


def _trick_won(event: e.TrickWon) -> list[str]:
    tens = f", tens {numbers(event.tens)}" if event.tens else ""
    half = event.half
    heap = f"; seat {half.seat} takes the heap with the next trick" if half is not None and half.live else ""
    return [f"seat {event.seat} wins the trick; tricks {numbers(event.tricks)}{tens}{heap}"]


def _deal_ended(event: e.DealEnded) -> list[str]:
    owed = [] if event.owed is None else [f"each of side {event.owed.side} owes {event.owed.cards} in the next deal"]
    return [*result_lines(event.result), *owed]


def _kot_reached(event: e.KotReached) -> list[str]:
    decides = f"seat {' then '.join(map(str, event.deciders))} decides" if event.deciders else "it goes on"
    return [f"side {event.side} has a kot; {decides}"]


def _partners_looked(event: e.PartnersLooked) -> list[str]:
    return [
        f"the partner of seat {seat} sees {cards_text(hand)}"
        for seat, hand in zip(event.seats, known(event.hands), strict=True)
    ]


def _match_ended(event: e.MatchEnded) -> list[str]:
    winner = "nobody" if event.result.winner is None else f"side {event.result.winner}"
    return [f"the match is over: {winner}, {numbers(event.result.score)}, {event.result.reason}"]


def _nothing(event: Event) -> list[str]:
    """For events that only say again what the input before them says."""
    return []


EVENTS: dict[type, Callable[[Any], list[str]]] = {
    e.HakemFound: _hakem_found,
    e.PhaseBegan: _nothing,
    e.DealBegan: _deal_began,
    e.CardsDealt: _cards_dealt,
    e.HandsTakenUp: lambda event: ["the cards that lay face down are taken up"],
    e.TrumpCalled: lambda event: [f"trump is {format_suit(event.suit)}"],
    e.TurnUpAsked: _nothing,
    e.TrumpTurnedUp: lambda event: [f"{format_card(event.card)} of seat {event.seat} is turned up for trump"],
    e.TrumpDrawn: lambda event: [f"{format_card(event.card)} is drawn: trump is {suits(1 << suit_of(event.card))}"],
    e.TrumpChosen: lambda event: [f"seat {event.seat} chooses {format_suit(event.suit)}, to be told with the discard"],
    e.TrumpHidden: _trump_hidden,
    e.TrumpAsked: _nothing,
    e.TrumpRevealed: _trump_revealed,
    e.TrumpSet: lambda event: [f"the card of seat {event.seat} makes {format_suit(event.suit)} trump"],
    e.TrumpNarrowed: lambda event: [f"trump cannot be {suits(event.excluded)}"],
    e.TrumpKnown: lambda event: [f"everybody knows now that trump is {format_suit(event.suit)}"],
    e.BidMade: _nothing,
    e.AuctionWon: lambda event: [f"seat {event.seat} must take {event.tricks} tricks; seat {event.leader} leads"],
    e.CardsDiscarded: _nothing,
    e.StockOffered: lambda event: [f"seat {event.seat} looks at {format_cards(event.cards)}"],
    e.StockDrawn: _stock_drawn,
    e.GiftChosen: lambda event: [f"for seat {event.receiver}"],
    e.GiftsPassed: lambda event: ["what was chosen changes hands"],
    e.HandExposed: lambda event: [f"hand {event.hand} lies open: {cards_text(event.cards)}"],
    e.RedealClaimed: lambda event: [f"seat {event.seat} shows {cards_text(event.hand)}"],
    e.RedealSuggested: _nothing,
    e.RedealAnswered: _nothing,
    e.KotAnnounced: _nothing,
    e.CardPlayed: _nothing,
    e.CardLaidAway: lambda event: ["the card lies face down and cannot win"],
    e.Signalled: _nothing,
    e.TableTapped: _nothing,
    e.TrickWon: _trick_won,
    e.KotReached: _kot_reached,
    e.PartnersLooked: _partners_looked,
    e.GoingOnSpoken: _nothing,
    e.DealConceded: _nothing,
    e.DealEnded: _deal_ended,
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
    if result.next_dealer is not None:
        hakem = "" if result.next_hakem is None else f", hakem {result.next_hakem}"
        yield f"next: dealer {result.next_dealer}{hakem}"


def numbers(values: tuple[int, ...]) -> str:
    return "-".join(map(str, values))


def suits(bits: int) -> str:
    """The suits that have a bit."""
    return " ".join(format_suit(suit) for suit in SUITS if bits >> suit & 1)


def cards_text(cards: CardSet) -> str:
    return format_cards(tuple(sorted(cards_of(cards), key=lambda card: (card // 13, -card))))


def perft(variant: Variant, state: State, depth: int) -> int:
    """How many sequences of that many legal actions there are; one that ends at a chance input is none.

    Of several seats that are to act, each by itself, the first one acts.
    """
    awaited = awaiting(variant, state)
    if not isinstance(awaited, Seats):
        return 0
    seat = awaited.seats[0]
    options = legal(variant, state, seat)
    if depth == 1:
        return len(options)
    return sum(perft(variant, advance(variant, state, Act(seat, option))[0], depth - 1) for option in options)


def counted(text: str, variant: Variant) -> str:
    """A file of counts with every count made anew.

    A position is a line ``position: NAME``, then ``rules:`` and ``played:`` (notation), then ``N: COUNT`` for each
    depth; lines that open with ``#`` are comments.
    """
    lines = []
    house, ruled = "", variant
    state = first_state(variant)
    for line in text.splitlines():
        word, _, rest = line.partition(": ")
        if word == "rules":
            house, ruled = rest, with_rules_text(variant, rest)
            state = first_state(ruled)
        elif word == "played":
            for item in read_text(f'[Variant "{variant.id}"] [Rules "{house}"] {rest}'):
                if isinstance(item, Given):
                    state, _ = advance(ruled, state, with_seat(ruled, state, item))
        elif word.isdigit():
            line = f"{word}: {perft(ruled, state, int(word))}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def files_of(variant: str) -> tuple[Path, Path, Path]:
    """The record that is played, its transcript, and the counts of a game."""
    return RECORDS / f"{variant}.hokm", RECORDS / f"{variant}.txt", COUNTS / f"{variant}.txt"
