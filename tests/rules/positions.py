"""Deals of any game of the family, set up from notation.

``game_of`` begins a match whose dealer is found by lot; ``deal`` gives its next hands as they are written;
``won_by`` plays a deal whose tricks go to given hands. ``collected`` and ``judged`` ask the policies of a game
directly what a row of winners makes of the heap and of the deal.
"""

from collections.abc import Sequence
from typing import Any

from hokm.cards import SUITS, Card, Pack, format_card, parse_card, rank_of, suit_of
from hokm.rules import Deal, DealResult, Match, Outcome, PackDealt, Seat, Variant
from hokm.rules.closing import end_deal
from hokm.rules.engine import Hidden, State
from hokm.rules.events import DealEnded, TrickWon
from hokm.rules.fold import deal_after, first_match
from hokm.rules.transition import Run
from hokm.rules.tuples import replaced
from hokm.variants import VARIANTS, find_variant, with_rules_text
from tests.playing import BY_LOT, Game

SPADES, HEARTS, DIAMONDS, CLUBS = SUITS


def variant_of(name: str, rules: str = "") -> Variant:
    """A game with house rules."""
    return with_rules_text(find_variant(name), rules)


def game_of(name: str, rules: str = "", eldest: Seat = 0) -> Game:
    """A match of a game, before its first deal; this seat is the one after the dealer."""
    game = Game(f"{BY_LOT}; {rules}", VARIANTS[name])
    return game.put(f"lot: {game.variant.seating.previous(eldest)}")


def eldest_of(game: Game) -> Seat:
    """The seat after the dealer."""
    assert game.state.match.dealer is not None
    return game.variant.seating.next(game.state.match.dealer)


def deal(game: Game, text: str) -> Game:
    """Deals these hands, ``"AS KS | 2H | |"`` for hands 0, 1 and so on; what is not named fills them up in order.

    The cards come to each hand in the order written.
    """
    pack = game.variant.pack
    hands = [[parse_card(word) for word in part.split()] for part in text.split("|")]
    assert len(hands) == game.variant.seating.hands, "as many hands as the game has"
    named = [card for hand in hands for card in hand]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in pack if card not in named]
    for hand in hands:
        need = len(pack) // len(hands) - len(hand)
        hand += rest[:need]
        rest = rest[need:]
    game.feed(PackDealt(pack_dealing(game.variant, eldest_of(game), hands)))
    return game


def pack_dealing(variant: Variant, eldest: Seat, hands: Sequence[Sequence[Card]]) -> Pack:
    """The pack that deals these hands, each in its given order."""
    plan, pack, given = variant.deal_plan, dict[int, Card](), [0] * len(hands)
    for seat, start, stop in (*plan.first(variant, eldest), *plan.rest(variant, eldest)):
        for place in range(start, stop):
            pack[place] = hands[seat][given[seat]]
            given[seat] += 1
    return tuple(pack[place] for place in range(len(pack)))


def tricks_won_by(variant: Variant, eldest: Seat, winners: str, cards: Sequence[Card] = ()) -> list[dict[Seat, Card]]:
    """All tricks of a deal, hand by hand, that go to these hands with trump spades (the last winner wins the rest).

    Everybody follows and the winner has the highest card; one card of each suit may be left for the last trick.
    """
    hands = variant.seating.circle(eldest)
    number, tricks, last = len(hands), list[dict[Seat, Card]](), list[Card]()
    for suit in (HEARTS, DIAMONDS, CLUBS, SPADES):
        high_first = sorted(
            (card for card in cards or variant.pack if suit_of(card) == suit), key=lambda card: (-rank_of(card), card)
        )
        if any(card >= 52 for card in high_first):
            high_first = _aces_apart(high_first, number)
        while len(high_first) >= number:
            winner = _winner(winners, len(tricks))
            others = [hand for hand in hands if hand != winner]
            tricks.append(dict(zip([winner, *others], high_first, strict=False)))
            high_first = high_first[number:]
        last += high_first
    if last:
        assert len(last) == number
        winner = _winner(winners, len(tricks))
        others = [hand for hand in hands if hand != winner]
        tricks.append(dict(zip([*others, winner], last, strict=True)))
    return tricks


def _winner(winners: str, trick: int) -> Seat:
    return int(winners[trick] if trick < len(winners) else winners[-1])


def _aces_apart(cards: list[Card], number: int) -> list[Card]:
    """Of two packs: the two highest lead two tricks that share no other rank."""
    first, second, *rest = cards[: 2 * number]
    block = [first, *rest[: number - 1], second, *rest[number - 1 :]]
    return block + (_aces_apart(cards[2 * number :], number) if len(cards) > 2 * number else [])


def won_by(game: Game, winners: str, *before: str, stop_before: int = 99) -> Game:
    """A deal whose tricks go to these hands, up to its end, a decision, or the trick ``stop_before``.

    ``before`` is put in after the deal; by default spades are called.
    """
    variant, eldest = game.variant, eldest_of(game)
    tricks = tricks_won_by(variant, eldest, winners)
    hands = [[trick[hand] for trick in tricks] for hand in range(variant.seating.hands)]
    game.feed(PackDealt(pack_dealing(variant, eldest, hands)))
    game.put(*(before or ("call S",)))
    return tricks_played(game, winners, stop_before)


def play_on(game: Game, winners: str) -> Game:
    """The seat that decides goes on, and the rest of the deal of ``won_by`` is played."""
    return tricks_played(game.put("continue"), winners)


def tricks_played(game: Game, winners: str, stop_before: int = 99) -> Game:
    """The deal of ``won_by`` goes on, up to its end, a decision, or the trick ``stop_before``."""
    eldest = eldest_of(game)
    order = game.variant.seating.circle(eldest)
    for number, trick in enumerate(tricks_won_by(game.variant, eldest, winners), 1):
        if game.finished or number == stop_before or "stop" in game.legal():
            break
        if number > len(game.state.deal.winners):
            first = order.index(game.state.deal.leader)
            game.put(" ".join(format_card(trick[hand]) for hand in (*order[first:], *order[:first])))
    return game


def dealing(variant: Variant) -> State:
    """The play of a deal before any trick, with trump spades named by seat 0, the one after the dealer."""
    match: Match = replaced(first_match(variant), dealer=variant.seating.previous(0), hakem=0)
    none = (0,) * variant.seating.sides
    return State("play", match, Deal(tricks=none, hakem=0, trump=SPADES), Hidden())


def after(variant: Variant, winners: str, aces: str = "", trump_in: int = 0, live: bool = False) -> State:
    """The state after tricks won by these hands, taken as the game has it.

    ``aces`` lists the tricks won with an ace (``"1 2"``). Trump is set or turned up in the trick ``trump_in`` (0: it is
    known from the start); the card that wins that trick is played after that where it is ``live``.
    """
    state = dealing(variant)
    place = 2
    for number, winner in enumerate(winners.split(), 1):
        card = parse_card("AH" if str(number) in aces.split() else "KH")
        known = number >= trump_in
        since = 0 if number != trump_in else place - 1 if live else place + 1
        trick = (card,) * variant.seating.hands
        deal = replaced(state.deal, trick=trick, trump=SPADES if known else None, trump_known_at=since)
        won = variant.capture.trick_won(variant, deal, int(winner), place)
        state = state._replace(deal=deal_after(variant, deal, won, TrickWon))
    return state


def collected(variant: Variant, winners: str, aces: str = "", trump_in: int = 0, live: bool = False) -> str:
    """Who takes how many tricks, with which trick: ``"2:0x2, 13:1x11"``, as in the rules."""
    seats = winners.split()
    taken, before = [], 0
    for number in range(1, len(seats) + 1):
        state = after(variant, " ".join(seats[:number]), aces, trump_in, live)
        now = sum(state.deal.tricks)
        if now > before:
            taken.append(f"{number}:{seats[number - 1]}x{now - before}")
        before = now
    return ", ".join(taken)


def judged(variant: Variant, winners: str) -> tuple[int, Outcome | None]:
    """With which trick a deal is over whose tricks go to these hands, and how; nobody is asked about going on."""
    seats = winners.split()
    for number in range(1, len(seats) + 1):
        state = after(variant, " ".join(seats[:number]))
        outcome = variant.ending.outcome(variant, state)
        if outcome is not None and variant.ending.is_over(variant, state, outcome):
            return number, outcome
    return len(seats), None


def counted(
    variant: Variant,
    tricks: Sequence[int],
    tens: Sequence[int] = (),
    bid: int | None = None,
    hakem: Seat | None = 0,
    **match: Any,
) -> State:
    """A deal that was played to the end with these tricks (and tens) for the sides; ``match`` is what went before."""
    state = dealing(variant)
    winners = tuple(0 for _ in range(variant.tricks))
    deal = replaced(state.deal, tricks=tuple(tricks), tens=tuple(tens), winners=winners, bid=bid, hakem=hakem)
    return state._replace(deal=deal, match=replaced(state.match, **match))


def ended(variant: Variant, state: State) -> DealResult:
    """What the last trick makes of the deal, the match and the next dealer."""
    outcome = variant.ending.outcome(variant, state)
    assert outcome is not None, "the deal is not over"
    run = Run(variant, state)
    end_deal(run, outcome)
    return next(event.result for event in run.events if isinstance(event, DealEnded))
