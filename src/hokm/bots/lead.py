"""Leading to a trick. Each reason for or against a card is a small function; the best sum is led."""

from collections.abc import Callable
from typing import Final

from hokm.bots.reading import Reading
from hokm.bots.worth import worth
from hokm.cards import Card, Suit, count

Reason = Callable[[Reading, Card], float]

THRIFT: Final = 0.35


def takes_the_trick(reading: Reading, card: Card) -> float:
    """The chance that the side wins the trick, where all tricks are worth the same."""
    return reading.stakes.gain(reading, card)


def spends(reading: Reading, card: Card) -> float:
    """What the card would have been worth later."""
    return -worth(reading, card) * THRIFT * reading.stakes.later


def draws_trumps(reading: Reading, card: Card) -> float:
    """Trumps are drawn from strength while opponents may hold some; then they are kept, the partner's above all."""
    if not reading.is_trump(card):
        return 0.0
    if not reading.against & reading.trumps:
        return -1.0 if reading.unseen & reading.trumps else -0.5
    mine = (reading.hand & reading.trumps).bit_count()
    others = (reading.unseen & reading.trumps).bit_count()
    return 0.12 * (mine - 0.7 * others)


def returns_partners_suit(reading: Reading, card: Card) -> float:
    """The suit that the partner has just led, other than trumps, is led back to him, high cards first."""
    if reading.is_trump(card):
        return 0.0
    return 0.25 + 0.01 * (card % 13) if reading.suit[card] == asked_suit(reading) else 0.0


def asked_suit(reading: Reading) -> Suit | None:
    """The suit that the partner asks for: he led it to the last trick, or tapped after this seat had played it."""
    last = reading.view.deal.last_trick
    if last is None:
        return None
    seats = reading.variant.seating.seats
    if any(partner in reading.view.deal.tapped for partner in reading.partners):
        return reading.suit[last.cards[(reading.seat - last.leader) % seats]]
    return reading.suit[last.cards[0]] if last.leader in reading.partners else None


def shortens(reading: Reading, card: Card) -> float:
    """A short suit is led from when there are trumps to ruff it with."""
    if reading.is_trump(card) or not reading.hand & reading.trumps:
        return 0.0
    return 0.1 / count(reading.of(reading.suit[card]))


def gives_a_ruff_away(reading: Reading, card: Card) -> float:
    """A suit that an opponent is known not to hold is a present to his trumps."""
    suit = reading.suit[card]
    if reading.is_trump(card):
        return 0.0
    for seat in reading.opponents:
        if reading.is_void(seat, suit) and reading.lacks(seat, reading.trumps) < 0.8:
            return -0.2
    return 0.0


def leads_away_from_a_high_card(reading: Reading, card: Card) -> float:
    """A low card from under a king or an ace gives the trick to those above it."""
    above = reading.higher[card] & reading.hand
    if not above or reading.is_trump(card):
        return 0.0
    return (
        -0.08
        if not (reading.higher[card] & ~reading.hand & reading.against & reading.suits[reading.suit[card]])
        else -0.04
    )


REASONS: Final[tuple[Reason, ...]] = (
    takes_the_trick,
    spends,
    draws_trumps,
    returns_partners_suit,
    shortens,
    gives_a_ruff_away,
    leads_away_from_a_high_card,
)


def value_of_leading(reading: Reading, card: Card) -> float:
    """How much speaks for a lead."""
    return sum(reason(reading, card) for reason in REASONS)


def lead(reading: Reading) -> Card:
    """The card for which most speaks; where the next trick may decide the deal, first of all its chance to win it."""
    if reading.is_urgent:
        return max(
            reading.choices(),
            key=lambda card: (round(reading.ours_after(card), 2), value_of_leading(reading, card)),
        )
    return max(reading.choices(), key=lambda card: value_of_leading(reading, card))
