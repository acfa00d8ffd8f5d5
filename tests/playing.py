"""Setting up play from notation: a match is put in word by word, as a record would, never built by hand.

``Game`` is a match that reads notation; ``deal_of`` begins one with given hands; ``won_by`` makes a deal in which
the seats win the tricks in a given order, so that results can be asked for by their winners.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hokm.cards import PACK_52, Card, Pack, cards_of, format_card, format_cards, parse_card, set_of
from hokm.records import Given, MatchClosed, read_text
from hokm.rules import (
    ASIDES,
    Act,
    Action,
    CardDrawn,
    CardTurned,
    Chance,
    ChanceInput,
    ChanceKind,
    DealResult,
    Input,
    LotDrawn,
    MatchResult,
    PackDealt,
    PlayCard,
    Resign,
    Seat,
    Seats,
    Variant,
    drawn_from,
    format_action,
)
from hokm.rules import events as e
from hokm.rules.actions import SIGNALS
from hokm.rules.declaring import Event
from hokm.rules.engine import State, advance, awaiting, first_state, legal
from hokm.variants import HOKM_4, with_rules_text

BY_LOT = "first-caller-method=random"


def seats_to_act(variant: Variant, state: State) -> tuple[Seat, ...]:
    """The seats awaited now, none while chance is due."""
    awaited = awaiting(variant, state)
    return awaited.seats if isinstance(awaited, Seats) else ()


class Game:
    """A match that reads notation. It remembers every event, every input and every deal's result."""

    def __init__(self, rules: str = "", variant: Variant = HOKM_4) -> None:
        self.variant = with_rules_text(variant, rules)
        self.state = first_state(self.variant)
        self.events: list[Event] = []
        self.inputs: list[Input] = []
        self.results: list[DealResult] = []

    def put(self, *texts: str) -> "Game":
        """Puts in what is written, the seat to act unless one stands in front; raises as the engine does."""
        rules = "; ".join(f"{name}={value}" for name, value in self.variant.changed_rules.items())
        head = f'[Variant "{self.variant.id}"] [Rules "{rules}"]\n'
        for item in read_text(head + "\n".join(texts)):
            if isinstance(item, Given):
                if isinstance(item.what, ChanceInput):
                    self.feed(item.what)
                else:
                    self.feed(Act(self.to_act[0] if item.seat is None else item.seat, item.what))
            else:
                assert isinstance(item, MatchClosed) or item.line == 1, item
        return self

    def feed(self, given: Input) -> tuple[Event, ...]:
        """Puts in one input; the events that it brought."""
        self.state, events = advance(self.variant, self.state, given)
        self.inputs.append(given)
        self.events += events
        self.results += [event.result for event in events if isinstance(event, e.DealEnded)]
        return events

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must act."""
        return seats_to_act(self.variant, self.state)

    @property
    def due(self) -> str | None:
        """The word of the chance input that is due."""
        awaited = awaiting(self.variant, self.state)
        return awaited.kind.value if isinstance(awaited, Chance) else None

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What a seat (by default the one to act) may do, sorted."""
        seat = self.to_act[0] if seat is None else seat
        return sorted(format_action(action) for action in legal(self.variant, self.state, seat))

    def hand(self, seat: Seat) -> set[str]:
        """The cards that a seat holds."""
        return {format_card(card) for card in cards_of(self.state.hands[seat])}

    @property
    def last(self) -> DealResult:
        """The result of the last finished deal."""
        return self.results[-1]

    @property
    def hakem(self) -> Seat:
        """Who makes trump now or next."""
        assert self.state.match.hakem is not None
        return self.state.match.hakem

    @property
    def over(self) -> MatchResult | None:
        """The result of the match, once it has one."""
        return self.state.match.result

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.over is not None

    def won_by(self, winners: str, before_lead: str = "") -> "Game":
        """A deal whose tricks are won by these seats, from the pack to its end or to a decision in between.

        ``before_lead`` is put in just before the first card (announcements).
        """
        return self.begin_won_by(winners, before_lead).play_out()

    def begin_won_by(self, winners: str, before_lead: str = "") -> "Game":
        """The same deal up to its first lead; ``play_out`` or ``play_tricks`` goes on."""
        if self.state.phase == "hakem":
            self.put("lot: 3")
        self._script = scripted(winners, self.hakem)
        self.feed(PackDealt(self._script.pack))
        self._tricks = iter(self._script.tricks)
        self._deal_number = self.state.match.deals
        return self.put("call S", before_lead)

    def play_tricks(self, number: int) -> "Game":
        """The next tricks of the deal made by ``begin_won_by``."""
        for _ in range(number):
            self.put(next(self._tricks))
        return self

    def play_out(self) -> "Game":
        """The rest of the deal made by ``begin_won_by``: to its end, or to a decision about going on."""
        while not self.finished and not set(self.legal()) <= {"stop", "continue"}:
            self.play_tricks(1)
        return self

    @property
    def finished(self) -> bool:
        """Whether the deal that was begun last is over."""
        return self.state.deal.result is not None


class Script(NamedTuple):
    """A pack, and for each trick its cards in playing order."""

    pack: Pack
    tricks: tuple[str, ...]


def scripted(winners: str, hakem: Seat) -> Script:
    """A deal with trump spades whose tricks can go to these seats (``"0202..."``, filled up with the last one).

    Three tricks of each suit, in which all follow and the winner has the highest card; the four twos make the
    last trick, which the trump two wins.
    """
    order = [int(seat) for seat in winners]
    order += [order[-1]] * (13 - len(order))
    hands: list[list[Card]] = [[] for _ in range(4)]
    played: list[dict[Seat, Card]] = []
    suits = [list(PACK_52[start : start + 13]) for start in (13, 26, 39, 0)]
    for number, winner in enumerate(order[:12]):
        four = suits[number // 3][number % 3 * 4 : number % 3 * 4 + 4]
        seats = [winner, *(seat for seat in range(4) if seat != winner)]
        played.append(dict(zip(seats, four, strict=True)))
    twos = [suit[12] for suit in suits]
    seats = [seat for seat in range(4) if seat != order[12]]
    played.append(dict(zip([*seats, order[12]], twos, strict=True)))
    tricks = []
    for trick, leader in zip(played, [hakem, *order[:12]], strict=True):
        for seat, card in trick.items():
            hands[seat].append(card)
        tricks.append(" ".join(format_card(trick[(leader + step) % 4]) for step in range(4)))
    return Script(packed(hands, hakem), tuple(tricks))


def packed(hands: Sequence[Sequence[Card]], hakem: Seat, sizes: Iterable[int] = (5, 4, 4)) -> Pack:
    """The pack that deals these hands, each in its given order, in packets of these sizes."""
    pack: list[Card] = []
    start = 0
    for size in sizes:
        for step in range(4):
            pack += hands[(hakem + step) % 4][start : start + size]
        start += size
    return tuple(pack)


def hands_of(text: str) -> list[list[Card]]:
    """Four hands from notation, ``"AS KS | 2H | |"`` for seats 0 to 3, each filled up to thirteen cards.

    What is not named is given out in canonical order; the named cards come first in each hand.
    """
    parts = [part.split() for part in text.split("|")]
    assert len(parts) == 4, "four hands, separated by |"
    hands = [[parse_card(word) for word in part] for part in parts]
    named = set_of(card for hand in hands for card in hand)
    assert named.bit_count() == sum(map(len, hands)), "a card is named twice"
    rest = [card for card in PACK_52 if not named >> card & 1]
    for hand in hands:
        need = 13 - len(hand)
        assert need >= 0, "more than thirteen cards"
        hand += rest[:need]
        rest = rest[need:]
    return hands


def dealt(text: str, rules: str = "", hakem: Seat = 0, sizes: Iterable[int] = (5, 4, 4)) -> Game:
    """A match whose hakem (found by lot) has his first cards and must make trump; hands as in ``hands_of``."""
    game = Game(f"{BY_LOT}; {rules}").put(f"lot: {(hakem - 1) % 4}")
    game.feed(PackDealt(packed(hands_of(text), hakem, sizes)))
    return game


def deal_of(text: str, trump: str = "S", rules: str = "", hakem: Seat = 0) -> Game:
    """A match at the first lead of a deal with these hands (as in ``hands_of``) and this trump."""
    return dealt(text, rules, hakem).put(f"call {trump}")


def scores_of(rules: str, *deals: str) -> Game:
    """A match with hakem 0, found by lot, of deals given by who wins their tricks."""
    game = Game(f"{BY_LOT}; {rules}")
    for winners in deals:
        game.won_by(winners)
    return game


def shuffled_pack(rng: random.Random, pack: Pack = PACK_52) -> Pack:
    """A pack in random order."""
    return tuple(rng.sample(pack, len(pack)))


def chance_input(variant: Variant, state: State, rng: random.Random) -> Input:
    """A random chance input of the kind that is due."""
    awaited = awaiting(variant, state)
    assert isinstance(awaited, Chance)
    match awaited.kind:
        case ChanceKind.DRAW:
            return drawn_from(variant, iter(lambda: shuffled_pack(rng, awaited.pool), ()))
        case ChanceKind.LOT:
            return LotDrawn(rng.randrange(variant.seating.seats))
        case ChanceKind.DEAL:
            out = (rng.choice(awaited.removed),) if awaited.removed else ()
            return PackDealt(shuffled_pack(rng, tuple(card for card in awaited.pool if card not in out)))
        case ChanceKind.TURNED:
            return CardTurned(rng.choice(awaited.pool))
        case ChanceKind.DRAWN:
            return CardDrawn(rng.choice(awaited.pool))


def spoken_out_of_turn(variant: Variant, state: State) -> list[Act]:
    """All that may be said out of turn now, giving up the match apart."""
    return [
        Act(seat, action)
        for seat in range(variant.seating.seats)
        for action in ASIDES
        if variant.announcements.check(variant, state, seat, action)
    ]


def random_input(variant: Variant, state: State, rng: random.Random, chatter: float = 0.0) -> Input:
    """A random allowed input; with ``chatter`` (a probability) one out of turn, or a signal, where one is allowed."""
    awaited = awaiting(variant, state)
    if not isinstance(awaited, Seats):
        return chance_input(variant, state, rng)
    talks = rng.random() < chatter
    allowed = spoken_out_of_turn(variant, state) if talks else []
    if allowed:
        return rng.choice(allowed)
    seat = rng.choice((*awaited.seats, *awaited.may) if talks else awaited.seats)
    action = rng.choice(legal(variant, state, seat))
    return Act(seat, with_signal(variant, state, action, rng) if talks else action)


def with_signal(variant: Variant, state: State, action: Action, rng: random.Random) -> Action:
    """The action with a signal, if it is a card that may have one."""
    signal = rng.choice(SIGNALS)
    if isinstance(action, PlayCard) and variant.announcements.signalled(variant, state, action.card, signal):
        return PlayCard(action.card, signal)
    return action


class Step(NamedTuple):
    """One step of a random match."""

    before: State
    given: Input
    after: State
    events: tuple[Event, ...]


def random_match(
    variant: Variant, rng: random.Random, chatter: float = 0.0, resign: float = 0.0, deals: int | None = None
) -> Iterator[Step]:
    """A match of random allowed inputs, to its end or until ``deals`` deals are over."""
    state = first_state(variant)
    while state.match.result is None and (deals is None or state.match.deals <= deals):
        if resign and rng.random() < resign:
            given: Input = Act(rng.randrange(variant.seating.seats), Resign())
        else:
            given = random_input(variant, state, rng, chatter)
        after, events = advance(variant, state, given)
        yield Step(state, given, after, events)
        state = after


def spelled(pack: Pack) -> str:
    """A pack as the words of a record."""
    return f"deal: {format_cards(pack)}"
