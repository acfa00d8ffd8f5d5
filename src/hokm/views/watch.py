"""The second route to a view: folding only what a viewer was shown. It must agree with the projector.

A client keeps its view this way. ``to_act`` and ``legal`` travel beside the events and are put in by
``with_turn``; this fold leaves them as they were.
"""

from hokm.cards import EMPTY, Card, CardSet, set_of
from hokm.rules import Deal, Gift, Variant
from hokm.rules import events as e
from hokm.rules.fold_public import deal_after, first_match, match_after
from hokm.views import seen as s
from hokm.views.observation import NO_SECRETS, Observation, Viewer
from hokm.views.seen import SeenEvent, Withheld

#: Which event each partly hidden one was seen of.
_SEEN_OF: dict[type[SeenEvent], type[e.Event]] = {
    s.SeenDealBegan: e.DealBegan,
    s.SeenCardsDealt: e.CardsDealt,
    s.SeenHandsTakenUp: e.HandsTakenUp,
    s.SeenPartnersLooked: e.PartnersLooked,
    s.SeenTrumpChosen: e.TrumpChosen,
    s.SeenTrumpHidden: e.TrumpHidden,
    s.SeenCardsDiscarded: e.CardsDiscarded,
    s.SeenStockOffered: e.StockOffered,
    s.SeenStockDrawn: e.StockDrawn,
    s.SeenGiftChosen: e.GiftChosen,
    s.SeenGiftsPassed: e.GiftsPassed,
    s.SeenCardLaidAway: e.CardLaidAway,
}


def first_view(variant: Variant, viewer: Viewer) -> Observation:
    """What anybody sees before anything has happened."""
    return Observation(viewer, variant.phases[0].name, first_match(variant), Deal())


def watch(variant: Variant, view: Observation, seen: SeenEvent) -> Observation:
    """The view after one more seen event."""
    if isinstance(seen, Withheld):
        return view
    if isinstance(seen, e.PhaseBegan):
        return view._replace(phase=seen.phase)
    kind = _SEEN_OF.get(type(seen), type(seen))
    own = getattr(seen, "seat", None) == view.viewer
    after = view._replace(
        match=match_after(view.phase, view.match, seen, kind),  # type: ignore[arg-type]
        deal=deal_after(variant, view.deal, seen, kind),  # type: ignore[arg-type]
    )
    if isinstance(seen, s.SeenDealBegan):
        return after._replace(hand=EMPTY, partner_hand=EMPTY, secrets=NO_SECRETS)
    if isinstance(seen, s.SeenPartnersLooked):
        return after._replace(partner_hand=view.partner_hand if seen.hand is None else seen.hand)
    if isinstance(seen, e.CardPlayed) and not own:
        if seen.seat in view.deal.looked:
            return after._replace(partner_hand=CardSet(view.partner_hand & ~(1 << seen.card)))
        return after
    return _own_after(after, seen, own)


def _own_after(view: Observation, seen: SeenEvent, own: bool) -> Observation:
    """What an event does to the viewer's own cards and secrets."""
    hand, secrets = view.hand, view.secrets
    match seen:
        case e.CardPlayed(_, card):
            laid = None if secrets.laid == card else secrets.laid
            return view._replace(hand=_less(hand, card), secrets=secrets._replace(laid=laid))
        case s.SeenCardsDealt():
            packets = [packet.cards for packet in seen.packets if packet.seat == view.viewer and packet.cards]
            return view._replace(hand=_more(hand, *(card for cards in packets for card in cards)))
        case s.SeenHandsTakenUp() if seen.cards is not None:
            return view._replace(hand=set_of(seen.cards))
        case s.SeenTrumpChosen() | e.TrumpCalled() | s.SeenTrumpHidden() | e.TrumpRevealed():
            return _after_trump(view, seen, own)
        case s.SeenCardsDiscarded() | s.SeenStockOffered() | s.SeenStockDrawn() | s.SeenCardLaidAway():
            return _after_draft(view, seen)
        case s.SeenGiftChosen() if seen.cards is not None:
            gift = Gift(seen.giver, seen.receiver, seen.cards)
            return view._replace(secrets=secrets._replace(gifts=(*secrets.gifts, gift)))
        case s.SeenGiftsPassed():
            for giver, _, cards in seen.gifts:
                hand = _less(hand, *cards) if giver == view.viewer else _more(hand, *cards)
            return view._replace(hand=hand, secrets=secrets._replace(gifts=seen.gifts))
    return view


def _after_trump(
    view: Observation, seen: s.SeenTrumpChosen | e.TrumpCalled | s.SeenTrumpHidden | e.TrumpRevealed, own: bool
) -> Observation:
    """What the making and showing of trump does to them."""
    hand, secrets = view.hand, view.secrets
    match seen:
        case s.SeenTrumpChosen():
            return view._replace(secrets=secrets._replace(chosen=seen.suit))
        case e.TrumpCalled():
            return view._replace(secrets=secrets._replace(chosen=None))
        case s.SeenTrumpHidden() if seen.card is not None:
            hand = _less(hand, seen.card) if seen.aside else hand
            return view._replace(hand=hand, secrets=secrets._replace(laid=seen.card))
        case e.TrumpRevealed() if own:
            return view._replace(hand=_more(hand, seen.card), secrets=secrets._replace(laid=None))
    return view


def _after_draft(
    view: Observation,
    seen: s.SeenCardsDiscarded | s.SeenStockOffered | s.SeenStockDrawn | s.SeenCardLaidAway,
) -> Observation:
    """What throwing away, looking at the stock, drawing and playing face down does to them."""
    hand, secrets = view.hand, view.secrets
    match seen:
        case s.SeenCardsDiscarded() if seen.cards is not None:
            away = _more(secrets.away, *seen.cards)
            return view._replace(hand=_less(hand, *seen.cards), secrets=secrets._replace(away=away))
        case s.SeenStockOffered() if seen.cards is not None:
            return view._replace(secrets=secrets._replace(offered=seen.cards))
        case s.SeenStockDrawn() if seen.card is not None:
            away = _more(secrets.away, *(seen.out or ()))
            return view._replace(hand=_more(hand, seen.card), secrets=secrets._replace(away=away, offered=()))
        case s.SeenCardLaidAway() if seen.card is not None:
            under = _more(secrets.under, seen.card)
            return view._replace(hand=_less(hand, seen.card), secrets=secrets._replace(under=under))
    return view


def _less(cards: CardSet, *out: Card) -> CardSet:
    return CardSet(cards & ~set_of(out))


def _more(cards: CardSet, *into: Card) -> CardSet:
    return CardSet(cards | set_of(into))
