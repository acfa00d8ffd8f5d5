"""Worlds that could be: full states guessed from what one viewer knows.

The unseen cards are spread uniformly over all ways that respect how many cards each hand holds, the cards known to lie
in a hand, and the suits a hand has shown not to hold. A card that another seat laid face down for trump, and cards that
were put away, are places of their own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from hokm.cards import Card, CardSet, Pack, Rng, Suit, cards_of, choose, set_of, shuffled, suit_of
from hokm.rules import Act, Action, Gift, Seat, Variant
from hokm.rules.engine import Hidden, State, advance, legal
from hokm.rules.phases.exchange import receiver
from hokm.views.observation import Observation, Viewer
from hokm.views.project import observe
from hokm.views.spread import ANY, spread


class World:
    """A guessed state that a computer player may play on in. It never shows the true cards."""

    __slots__ = ("_state", "_variant")

    def __init__(self, variant: Variant, state: State) -> None:
        self._variant = variant
        self._state = state

    def observe(self, viewer: Viewer) -> Observation:
        """What a viewer would know if this world were the true one."""
        return observe(self._variant, self._state, viewer)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat could do."""
        return legal(self._variant, self._state, seat)

    def apply(self, seat: Seat, action: Action) -> "World":
        """The world after an action; raises IllegalAction as the table would."""
        return World(self._variant, advance(self._variant, self._state, Act(seat, action))[0])


@dataclass
class _Guess:
    """Where the cards lie in one guessed world; ``rest`` are the stock and cards that are out, the stock on top."""

    hands: list[CardSet]
    laid: Card | None
    under: tuple[CardSet, ...]
    away: tuple[CardSet, ...]
    rest: list[Card]


def sample(variant: Variant, view: Observation, rng: Rng) -> World:
    """A world in which this viewer would see exactly ``view``. The deal must have begun."""
    guess = _opened(variant, view) if view.deal.opened is not None else _guessed(variant, view, rng)
    pack = _pack(variant, view, guess, rng)
    hidden = Hidden(
        pack=pack,
        laid=guess.laid,
        aside=view.deal.laid is not None and variant.trump.lies_aside,
        chosen=_chosen(view, rng),
        put_away=guess.away,
        offered=pack[len(pack) - view.deal.undealt :][: view.deal.offered],
        under=guess.under,
    )
    state = State(view.phase, view.match, view.deal, hidden, tuple(guess.hands))
    return World(variant, state._replace(hidden=hidden._replace(gifts=_gifts(variant, view, state, rng))))


def _opened(variant: Variant, view: Observation) -> _Guess:
    """After a deal all cards that were played with lie open."""
    assert view.deal.opened is not None
    deal = view.deal
    none = (CardSet(0),) * len(view.deal.opened)
    under, away = _with_own(view, none, view.secrets.under), _with_own(view, none, view.secrets.put_away)
    hands = [CardSet(cards & ~out) for cards, out in zip(view.deal.opened, view.deal.played, strict=True)]
    hands = [CardSet(hand & ~face_down) for hand, face_down in zip(hands, under, strict=True)]
    laid = view.secrets.laid
    if deal.laid is not None:
        unsaid = hands[deal.laid] & ~view.hand if deal.laid == view.viewer else hands[deal.laid]
        if laid is None:
            laid = next(card for card in cards_of(CardSet(unsaid or hands[deal.laid])) if _may_be_laid(view, card))
        if variant.trump.lies_aside:
            hands[deal.laid] = CardSet(hands[deal.laid] & ~(1 << laid))
    return _Guess(hands, laid, under, away, _outside(variant, view.deal.opened))


def _with_own(view: Observation, sets: Sequence[CardSet], own: CardSet) -> tuple[CardSet, ...]:
    """The sets, with the viewer's own as they know it."""
    return tuple(own if hand == view.viewer else cards for hand, cards in enumerate(sets))


def _outside(variant: Variant, sets: Iterable[int]) -> list[Card]:
    """The cards of the pack that are in none of the sets."""
    out = 0
    for cards in sets:
        out |= cards
    return [card for card in variant.pack if not out >> card & 1]


def _guessed(variant: Variant, view: Observation, rng: Rng) -> _Guess:
    """All unseen cards spread over the places where they may be."""
    deal, own, secrets = view.deal, view.viewer, view.secrets
    fixed = [int(known) for known in view.known]
    if isinstance(own, int):
        fixed[own] |= view.hand
    seen = (secrets.put_away, secrets.under, set_of(secrets.offered), 0 if secrets.laid is None else 1 << secrets.laid)
    unseen = _outside(variant, (*fixed, *deal.played, *seen))
    aside = variant.trump.lies_aside
    laid_is_unseen = deal.laid is not None and (deal.laid != own or (aside and secrets.laid is None))
    rooms = [held - cards.bit_count() for held, cards in zip(deal.held, fixed, strict=True)]
    if deal.laid is not None and (laid_is_unseen or aside):
        rooms[deal.laid] -= 1
    unknown = [0 if hand == own else number for hand, number in enumerate(deal.put_away)]
    missing = int(any(card in variant.removed for card in unseen))
    rooms += [int(laid_is_unseen), *unknown, missing]
    allowed = [*map(_may_take, deal.voids), _kinds_of_laid(variant, view), *(ANY for _ in unknown), REMOVABLE]
    kind_of = partial(_kind, variant)
    parts = spread(unseen, [*rooms, len(unseen) - sum(rooms)], [*allowed, ANY], rng, kind_of)

    number = len(fixed)
    hands = [CardSet(cards | set_of(part)) for cards, part in zip(fixed, parts, strict=False)]
    out = [set_of(part) for part in parts[number + 1 : 2 * number + 1]]
    none = [CardSet(0)] * number
    is_draft = "draft" in variant.phase_named
    laid = parts[number][0] if laid_is_unseen else secrets.laid
    if deal.laid is not None and laid is None:
        laid = choose([card for card in cards_of(hands[deal.laid]) if _may_be_laid(view, card)], rng)
    elif deal.laid is not None and laid is not None and not aside:
        hands[deal.laid] = CardSet(hands[deal.laid] | 1 << laid)
    return _Guess(
        hands,
        laid,
        _with_own(view, none if is_draft else out, secrets.under),
        _with_own(view, out if is_draft else none, secrets.put_away),
        [*parts[-1], *parts[-2]],
    )


#: Cards of which one is taken out of the pack are kinds of their own, a bit for each suit above the other kinds.
REMOVABLE = 0b1111 << 5


def _kind(variant: Variant, card: Card) -> int:
    """The kind of a card where cards are spread."""
    return suit_of(card) + 5 if card in variant.removed else variant.follow.kind(card)


def _may_take(void: int) -> int:
    """The kinds that a hand may hold which has shown to hold none of some suits."""
    return ANY & ~(void | (void & 0b1111) << 5)


def _may_be_laid(view: Observation, card: Card) -> bool:
    """Whether a card may lie face down for trump, as far as the play has shown."""
    return not view.deal.excluded >> suit_of(card) & 1 and view.deal.trump in (None, suit_of(card))


def _kinds_of_laid(variant: Variant, view: Observation) -> int:
    """The kinds of card of which one may lie face down for trump."""
    if view.deal.laid is None:
        return ANY
    kinds = 0
    for card in variant.pack:
        if _may_be_laid(view, card):
            kinds |= 1 << _kind(variant, card)
    return kinds if variant.trump.lies_aside else kinds & _may_take(view.deal.voids[view.deal.laid])


def _chosen(view: Observation, rng: Rng) -> Suit | None:
    """A trump that is chosen and not told yet: the viewer's own, or any."""
    if view.phase != "draft" or view.deal.trump is not None:
        return None
    return Suit(rng.below(4)) if view.secrets.chosen is None else view.secrets.chosen


def _gifts(variant: Variant, view: Observation, state: State, rng: Rng) -> tuple[Gift, ...]:
    """What the seats have chosen to pass on: the viewer's part of it as they know it."""
    known = {gift.giver: gift for gift in view.secrets.gifts}
    gifts = []
    for giver in view.deal.given:
        if giver in known:
            gifts.append(known[giver])
            continue
        to = receiver(variant, state, giver)
        if view.gifts_are_passed:
            had = cards_of(CardSet(state.hands[to] | view.deal.played[to]))
            cards = tuple(shuffled(had, rng)[: view.match.owed.cards if view.match.owed else 0])
        else:
            cards = choose(variant.exchange.gifts(variant, state, giver), rng)
        gifts.append(Gift(giver, to, cards))
    return tuple(gifts)


def _pack(variant: Variant, view: Observation, guess: _Guess, rng: Rng) -> Pack:
    """A pack that deals these cards as far as they were dealt, with the stock below them."""
    deal, offered = view.deal, view.secrets.offered
    tail = [*offered, *guess.rest[: deal.undealt - len(offered)]]
    if "draft" in variant.phase_named and deal.opened is None and view.phase != "trump":
        return (*(card for card in variant.pack if card not in tail), *tail)
    piles = [
        shuffled(cards_of(CardSet(hand | played | under | _laid_by(view, number, guess))), rng)
        for number, (hand, played, under) in enumerate(zip(guess.hands, deal.played, guess.under, strict=True))
    ]
    assert view.match.dealer is not None
    eldest = variant.seating.next(view.match.dealer)
    pack: list[Card] = []
    for hand, start, stop in (*variant.deal_plan.first(variant, eldest), *variant.deal_plan.rest(variant, eldest)):
        pack += piles[hand][: stop - start]
        del piles[hand][: stop - start]
    return (*pack, *tail)


def _laid_by(view: Observation, hand: Seat, guess: _Guess) -> int:
    return 1 << guess.laid if guess.laid is not None and view.deal.laid == hand else 0
