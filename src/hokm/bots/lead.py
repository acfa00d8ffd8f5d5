"""Leading to a trick. Each reason for or against a card is a small function; the best sum is led."""

from collections.abc import Callable
from typing import Final

from hokm.bots.inference import Inference
from hokm.bots.worth import worth
from hokm.cards import Card, Suit, count

Reason = Callable[[Inference, Card], float]

THRIFT: Final = 0.35


def takes_the_trick(inference: Inference, card: Card) -> float:
    """The chance that the side wins the trick, where all tricks are worth the same."""
    return inference.stakes.gain(inference, card)


def spends(inference: Inference, card: Card) -> float:
    """What the card would have been worth later."""
    return -worth(inference, card) * THRIFT * inference.stakes.later


def draws_trumps(inference: Inference, card: Card) -> float:
    """Trumps are drawn from strength while opponents may hold some; then they are kept, the partner's above all."""
    if not inference.is_trump(card):
        return 0.0
    if not inference.against & inference.trumps:
        return -1.0 if inference.unseen & inference.trumps else -0.5
    mine = (inference.hand & inference.trumps).bit_count()
    others = (inference.unseen & inference.trumps).bit_count()
    return 0.12 * (mine - 0.7 * others)


def returns_partners_suit(inference: Inference, card: Card) -> float:
    """The suit that the partner has just led, other than trumps, is led back to them, high cards first."""
    if inference.is_trump(card):
        return 0.0
    return 0.25 + 0.01 * (card % 13) if inference.suit[card] == asked_suit(inference) else 0.0


def asked_suit(inference: Inference) -> Suit | None:
    """The suit that the partner asks for: they led it to the last trick, or tapped after this seat had played it."""
    last = inference.view.deal.last_trick
    if last is None:
        return None
    seats = inference.variant.seating.seats
    if any(partner in inference.view.deal.tapped for partner in inference.partners):
        return inference.suit[last.cards[(inference.seat - last.leader) % seats]]
    return inference.suit[last.cards[0]] if last.leader in inference.partners else None


def shortens(inference: Inference, card: Card) -> float:
    """A short suit is led from when there are trumps to ruff it with."""
    if inference.is_trump(card) or not inference.hand & inference.trumps:
        return 0.0
    return 0.1 / count(inference.of(inference.suit[card]))


def gives_a_ruff_away(inference: Inference, card: Card) -> float:
    """A suit that an opponent is known not to hold is a present to their trumps."""
    suit = inference.suit[card]
    if inference.is_trump(card):
        return 0.0
    for seat in inference.opponents:
        if inference.is_void(seat, suit) and inference.lacks(seat, inference.trumps) < 0.8:
            return -0.2
    return 0.0


def leads_away_from_a_high_card(inference: Inference, card: Card) -> float:
    """A low card from under a king or an ace gives the trick to those above it."""
    above = inference.higher[card] & inference.hand
    if not above or inference.is_trump(card):
        return 0.0
    return (
        -0.08
        if not (inference.higher[card] & ~inference.hand & inference.against & inference.suits[inference.suit[card]])
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


def value_of_leading(inference: Inference, card: Card) -> float:
    """How much speaks for a lead."""
    return sum(reason(inference, card) for reason in REASONS)


def lead(inference: Inference) -> Card:
    """The card for which most speaks; where the next trick may decide the deal, first of all its chance to win it."""
    if inference.is_urgent:
        return max(
            inference.choices(),
            key=lambda card: (round(inference.ours_after(card), 2), value_of_leading(inference, card)),
        )
    return max(inference.choices(), key=lambda card: value_of_leading(inference, card))
