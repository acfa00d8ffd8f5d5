"""The second route to a view: folding only what a viewer was shown. It must agree with the projector.

A client keeps its view this way. ``to_act`` and ``legal`` travel beside the events and are put in by
``with_turn``; this fold leaves them as they were.
"""

from hokm.cards import EMPTY, Card, CardSet, set_of
from hokm.rules import Deal, Gift, Variant
from hokm.rules import events as e
from hokm.rules.declaring import SeenEvent, Withheld
from hokm.rules.fold import deal_after, first_match, match_after
from hokm.views.observation import NO_SECRETS, Observation, Viewer


def first_view(variant: Variant, viewer: Viewer) -> Observation:
    """What anybody sees before anything has happened."""
    return Observation(viewer, variant.phases[0].name, first_match(variant), Deal())


def watch(variant: Variant, view: Observation, seen: SeenEvent) -> Observation:
    """The view after one more seen event."""
    if isinstance(seen, Withheld):
        return view
    if isinstance(seen, e.PhaseBegan):
        return view._replace(phase=seen.phase)
    own = getattr(seen, "seat", None) == view.viewer
    after = view._replace(
        match=match_after(view.phase, view.match, seen, type(seen)),
        deal=deal_after(variant, view.deal, seen, type(seen)),
    )
    if isinstance(seen, e.DealBegan):
        return after._replace(hand=EMPTY, partner_hand=EMPTY, secrets=NO_SECRETS)
    if isinstance(seen, e.PartnersLooked):
        return after._replace(partner_hand=_partners(seen, view.viewer) or view.partner_hand)
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
        case e.CardsDealt():
            packets = [packet.cards for packet in seen.packets if packet.seat == view.viewer and packet.cards]
            return view._replace(hand=_more(hand, *(card for cards in packets for card in cards)))
        case e.HandsTakenUp():
            taken = [set_of(packet.cards) for packet in seen.packets if packet.seat == view.viewer and packet.cards]
            return view._replace(hand=taken[0] if taken else hand)
        case e.TrumpChosen() | e.TrumpCalled() | e.TrumpHidden() | e.TrumpRevealed():
            return _after_trump(view, seen, own)
        case e.CardsDiscarded() | e.StockOffered() | e.StockDrawn() | e.CardLaidAway():
            return _after_draft(view, seen)
        case e.GiftChosen() if seen.cards is not None:
            gift = Gift(seen.giver, seen.receiver, seen.cards)
            return view._replace(secrets=secrets._replace(gifts=(*secrets.gifts, gift)))
        case e.GiftsPassed():
            for giver, _, cards in seen.gifts:
                hand = _less(hand, *cards) if giver == view.viewer else _more(hand, *cards)
            return view._replace(hand=hand, secrets=secrets._replace(gifts=seen.gifts))
    return view


def _after_trump(
    view: Observation, seen: e.TrumpChosen | e.TrumpCalled | e.TrumpHidden | e.TrumpRevealed, own: bool
) -> Observation:
    """What the making and showing of trump does to them."""
    hand, secrets = view.hand, view.secrets
    match seen:
        case e.TrumpChosen():
            return view._replace(secrets=secrets._replace(chosen=seen.suit))
        case e.TrumpCalled():
            return view._replace(secrets=secrets._replace(chosen=None))
        case e.TrumpHidden() if seen.card is not None:
            hand = _less(hand, seen.card) if seen.aside else hand
            return view._replace(hand=hand, secrets=secrets._replace(laid=seen.card))
        case e.TrumpRevealed() if own:
            return view._replace(hand=_more(hand, seen.card), secrets=secrets._replace(laid=None))
    return view


def _after_draft(
    view: Observation,
    seen: e.CardsDiscarded | e.StockOffered | e.StockDrawn | e.CardLaidAway,
) -> Observation:
    """What throwing away, looking at the stock, drawing and playing face down does to them."""
    hand, secrets = view.hand, view.secrets
    match seen:
        case e.CardsDiscarded() if seen.cards is not None:
            away = _more(secrets.put_away, *seen.cards)
            return view._replace(hand=_less(hand, *seen.cards), secrets=secrets._replace(put_away=away))
        case e.StockOffered() if seen.cards is not None:
            return view._replace(secrets=secrets._replace(offered=seen.cards))
        case e.StockDrawn() if seen.card is not None:
            away = _more(secrets.put_away, *(seen.out or ()))
            return view._replace(hand=_more(hand, seen.card), secrets=secrets._replace(put_away=away, offered=()))
        case e.CardLaidAway() if seen.card is not None:
            under = _more(secrets.under, seen.card)
            return view._replace(hand=_less(hand, seen.card), secrets=secrets._replace(under=under))
    return view


def _less(cards: CardSet, *out: Card) -> CardSet:
    return CardSet(cards & ~set_of(out))


def _more(cards: CardSet, *into: Card) -> CardSet:
    return CardSet(cards | set_of(into))


def _partners(looked: e.PartnersLooked, viewer: Viewer) -> CardSet | None:
    """The hand of the viewer's partner, where the viewer is one of the two."""
    if looked.hands is None:
        return None
    return next(hand for seat, hand in zip(looked.seats, looked.hands, strict=True) if seat != viewer)
