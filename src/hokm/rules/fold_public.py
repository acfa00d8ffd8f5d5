"""The fold of what is public: what one event makes of the match and of the deal, as everybody may know them.

It needs nothing that is secret: a viewer's copy is kept by the same functions, from the events as that viewer saw them.
No rule is decided here; events already carry every decision.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from hokm.cards import FACE_DOWN, SUIT_OF, TWO_OF_HEARTS, CardSet, suit_of
from hokm.rules import events as e
from hokm.rules.results import Streak
from hokm.rules.state import Deal, Match
from hokm.rules.tuples import make, replaced
from hokm.rules.values import Call, Trick
from hokm.rules.variant import Variant

T = TypeVar("T")


def first_match(variant: Variant) -> Match:
    """The public part of a match before anything has happened."""
    none = (0,) * variant.seating.sides
    return Match(score=none, won=none)


def match_after(phase: str, match: Match, event: Any, kind: type) -> Match:
    """The public part of the match after an event of a kind, or after what a viewer saw of it."""
    fold = MATCH_FOLDS.get(kind)
    return match if fold is None else fold(phase, match, event)


def deal_after(variant: Variant, deal: Deal, event: Any, kind: type) -> Deal:
    """The public part of the deal after an event of a kind, or after what a viewer saw of it."""
    fold = DEAL_FOLDS.get(kind)
    return deal if fold is None else fold(variant, deal, event)


# ------------------------------------------------------------------------------------------------------- the match


def _hakem_found(phase: str, match: Match, event: e.HakemFound) -> Match:
    return replaced(match, hakem=event.hakem, dealer=event.dealer, drawn=event.cards)


def deal_counted(phase: str, match: Match, event: e.DealBegan) -> Match:
    """One more deal, and who deals and makes trump in it."""
    return replaced(match, deals=event.number, dealer=event.dealer, hakem=event.hakem, foretold=None)


def _deal_scored(phase: str, match: Match, event: e.DealEnded) -> Match:
    result = event.result
    thrown_in = result.kind == "redeal"
    won = match.won if result.winner is None else put(match.won, result.winner, match.won[result.winner] + 1)
    return replaced(
        match,
        score=result.score,
        won=won,
        owed=event.owed,
        streak=match.streak if result.streak is None else Streak(*result.streak),
        played=match.played if thrown_in else match.played + 1,
        redeals=match.redeals + 1 if thrown_in and phase == "trump" else 0,
        dealer=match.dealer if result.next_dealer is None else result.next_dealer,
        hakem=match.hakem if result.next_hakem is None else result.next_hakem,
    )


def _trump_foretold(phase: str, match: Match, event: e.TrumpDrawn) -> Match:
    return replaced(match, foretold=suit_of(event.card))


def _match_ended(phase: str, match: Match, event: e.MatchEnded) -> Match:
    return replaced(match, result=event.result)


#: What each kind of event makes of the match, where it changes it.
MATCH_FOLDS: dict[type, Callable[[str, Match, Any], Match]] = {
    e.HakemFound: _hakem_found,
    e.DealBegan: deal_counted,
    e.DealEnded: _deal_scored,
    e.TrumpDrawn: _trump_foretold,
    e.MatchEnded: _match_ended,
}


# -------------------------------------------------------------------------------------------------------- the deal


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with another one for that seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def with_cards(sets: tuple[CardSet, ...], seat: int, cards: int) -> tuple[CardSet, ...]:
    """The sets, with these cards added to that seat's."""
    return put(sets, seat, CardSet(sets[seat] | cards))


def deal_began(variant: Variant, deal: Deal, event: e.DealBegan) -> Deal:
    """A new deal, in which nothing has happened."""
    hands, eldest = variant.seating.hands, variant.seating.next(event.dealer)
    none, nobody = (CardSet(0),) * hands, (0,) * hands
    return Deal(
        dealt=nobody,
        put_away=nobody,
        undealt=variant.cards_in_deal,
        played=none,
        shown=none,
        voids=nobody,
        tricks=(0,) * variant.seating.sides,
        hakem=event.hakem,
        trump=event.trump,
        leader=eldest,
        actor=eldest,
    )


def cards_dealt(variant: Variant, deal: Deal, event: e.CardsDealt) -> Deal:
    """Who gets cards may hold any suit again."""
    got, voids = list(deal.dealt), list(deal.voids)
    left = deal.undealt
    for seat, number, _ in event.packets:
        got[seat] += number
        voids[seat] = 0
        left -= number
    face_down = event.face_down or deal.face_down
    return replaced(deal, dealt=tuple(got), voids=tuple(voids), undealt=left, face_down=face_down)


def _hands_taken_up(variant: Variant, deal: Deal, event: e.HandsTakenUp) -> Deal:
    return replaced(deal, face_down=())


def _trump_called(variant: Variant, deal: Deal, event: e.TrumpCalled) -> Deal:
    return replaced(deal, trump=event.suit, hakem=event.seat)


def _turn_up_asked(variant: Variant, deal: Deal, event: e.TurnUpAsked) -> Deal:
    return replaced(deal, turning=True)


def _trump_turned_up(variant: Variant, deal: Deal, event: e.TrumpTurnedUp) -> Deal:
    shown = with_cards(deal.shown, event.seat, 1 << event.card)
    return replaced(deal, trump=suit_of(event.card), turning=False, shown=shown)


def _trump_drawn(variant: Variant, deal: Deal, event: e.TrumpDrawn) -> Deal:
    """Within a deal; a card drawn before one says the trump of the deal to come."""
    return replaced(deal, trump=suit_of(event.card)) if deal.dealt and deal.result is None else deal


def _trump_hidden(variant: Variant, deal: Deal, event: e.TrumpHidden) -> Deal:
    return replaced(deal, laid=event.seat, blind=event.blind, turning=False)


def _trump_revealed(variant: Variant, deal: Deal, event: e.TrumpRevealed) -> Deal:
    shown = with_cards(deal.shown, event.seat, 1 << event.card)
    return replaced(
        deal,
        trump=suit_of(event.card),
        shown=shown,
        laid=None,
        blind=False,
        not_trumps=deal.not_trumps | event.not_trumps,
        trump_known_at=len(deal.trick),
        ruffing=event.ruffing,
    )


def _trump_set(variant: Variant, deal: Deal, event: e.TrumpSet) -> Deal:
    return replaced(deal, trump=event.suit, not_trumps=event.not_trumps, trump_known_at=len(deal.trick) - 1)


def _trump_narrowed(variant: Variant, deal: Deal, event: e.TrumpNarrowed) -> Deal:
    return replaced(deal, excluded=event.excluded)


def _trump_known(variant: Variant, deal: Deal, event: e.TrumpKnown) -> Deal:
    """A trick that shows the trump is over; the card that shows it is in the trick by then."""
    if not event.played:
        return replaced(deal, trump=event.suit)
    since = len(deal.trick) - 1 if deal.trump is None else deal.trump_known_at
    return replaced(deal, trump=event.suit, laid=None, trump_known_at=since)


def _bid_made(variant: Variant, deal: Deal, event: e.BidMade) -> Deal:
    return replaced(deal, calls=(*deal.calls, Call(event.seat, event.tricks)))


def _auction_won(variant: Variant, deal: Deal, event: e.AuctionWon) -> Deal:
    return replaced(deal, hakem=event.seat, bid=event.tricks, actor=event.leader, leader=event.leader)


def _cards_discarded(variant: Variant, deal: Deal, event: e.CardsDiscarded) -> Deal:
    return replaced(deal, put_away=put(deal.put_away, event.seat, deal.put_away[event.seat] + event.number))


def _stock_offered(variant: Variant, deal: Deal, event: e.StockOffered) -> Deal:
    return replaced(deal, drawer=event.seat, offered=event.number)


def _stock_drawn(variant: Variant, deal: Deal, event: e.StockDrawn) -> Deal:
    got = put(deal.dealt, event.seat, deal.dealt[event.seat] + 1)
    return replaced(deal, dealt=got, undealt=deal.undealt - event.used, draws=deal.draws + 1, drawer=None, offered=0)


def _gift_chosen(variant: Variant, deal: Deal, event: e.GiftChosen) -> Deal:
    return replaced(deal, given=(*deal.given, event.giver))


def _gifts_passed(variant: Variant, deal: Deal, event: e.GiftsPassed) -> Deal:
    """As many cards came as went, of any suit; a card that was turned up for trump may be among them."""
    return replaced(deal, voids=(0,) * len(deal.voids), shown=(CardSet(0),) * len(deal.shown))


def _hand_exposed(variant: Variant, deal: Deal, event: e.HandExposed) -> Deal:
    return replaced(deal, shown=with_cards(deal.shown, event.hand, event.cards))


def _redeal_claimed(variant: Variant, deal: Deal, event: e.RedealClaimed) -> Deal:
    return replaced(deal, shown=with_cards(deal.shown, event.seat, event.hand))


def _redeal_suggested(variant: Variant, deal: Deal, event: e.RedealSuggested) -> Deal:
    voids = put(deal.voids, event.seat, deal.voids[event.seat] | event.voids)
    return replaced(deal, suggested=True, answering=True, voids=voids)


def _redeal_answered(variant: Variant, deal: Deal, event: e.RedealAnswered) -> Deal:
    return replaced(deal, answering=False)


def _kot_announced(variant: Variant, deal: Deal, event: e.KotAnnounced) -> Deal:
    return replaced(deal, announced=(*deal.announced, event.seat))


def card_played(variant: Variant, deal: Deal, event: e.CardPlayed) -> Deal:
    """As ``_replace`` of the first seven fields, which costs three times as much: cards are played often."""
    seat, card = event
    bit = 1 << card
    played, voids, shown, tapped, trick, _, _ = deal[:7]
    if not trick or SUIT_OF[trick[0]] != SUIT_OF[card] or trick[0] == TWO_OF_HEARTS:
        # The policy is asked unless the led suit was followed for certain: the two of hearts may belong to another.
        shows = variant.follow.voids_shown(deal, card)
        if shows:
            voids = put(voids, seat, voids[seat] | shows)
    if shown[seat] & bit:
        shown = put(shown, seat, CardSet(shown[seat] ^ bit))
    if tapped and not trick:
        tapped = ()
    out: list[int] = [*played]
    out[seat] |= bit
    seating = variant.seating
    after = seating.next_hand(seat, deal.hakem) if seating.dummy else seating.after[seat]
    changed = (tuple(out), voids, shown, tapped, trick + (card,), after, False)  # noqa: RUF005
    return make(Deal, changed + deal[7:])  # adding tuples is quicker than unpacking them, here and below


def _card_laid_away(variant: Variant, deal: Deal, event: Any) -> Deal:
    """A card face down says that its owner does not hold the led suit, and nothing else."""
    seat = event.seat
    return replaced(
        deal,
        voids=put(deal.voids, seat, deal.voids[seat] | 1 << SUIT_OF[deal.trick[0]]),
        tapped=deal.tapped if deal.trick else (),
        trick=(*deal.trick, FACE_DOWN),
        actor=variant.seating.next_hand(seat, deal.hakem),
        put_away=put(deal.put_away, seat, deal.put_away[seat] + 1),
    )


def _signalled(variant: Variant, deal: Deal, event: e.Signalled) -> Deal:
    shown = deal.shown if event.holds is None else with_cards(deal.shown, event.seat, 1 << event.holds)
    return replaced(deal, shown=shown, voids=put(deal.voids, event.seat, deal.voids[event.seat] | event.voids))


def _table_tapped(variant: Variant, deal: Deal, event: e.TableTapped) -> Deal:
    return replaced(deal, tapped=(*deal.tapped, event.seat))


def trick_won(variant: Variant, deal: Deal, event: e.TrickWon) -> Deal:
    """As ``_replace`` of the eleven fields after the first four."""
    seat, tricks, half, tens = event
    last = make(Trick, (deal.leader, deal.trick, seat))
    changed = ((), seat, False, 0, 0, seat, tricks, (*deal.winners, seat), last, half, tens)
    return make(Deal, deal[:4] + changed + deal[15:])


def _kot_reached(variant: Variant, deal: Deal, event: e.KotReached) -> Deal:
    return replaced(deal, deciders=event.deciders, spoken=(), going_on=not event.deciders)


def _partners_looked(variant: Variant, deal: Deal, event: e.PartnersLooked) -> Deal:
    return replaced(deal, looked=event.seats)


def _going_on_spoken(variant: Variant, deal: Deal, event: e.GoingOnSpoken) -> Deal:
    spoken = (*deal.spoken, event.on)
    return replaced(deal, spoken=spoken, going_on=all(spoken) and len(spoken) == len(deal.deciders))


def _deal_ended(variant: Variant, deal: Deal, event: e.DealEnded) -> Deal:
    return replaced(deal, result=event.result)


def _hands_opened(variant: Variant, deal: Deal, event: e.HandsOpened) -> Deal:
    trump = deal.trump if event.laid is None else suit_of(event.laid)
    return replaced(deal, opened=event.hands, trump=trump)


#: What each kind of event makes of the deal, where it changes it.
DEAL_FOLDS: dict[type, Callable[[Variant, Deal, Any], Deal]] = {
    e.CardPlayed: card_played,
    e.TrickWon: trick_won,
    e.DealBegan: deal_began,
    e.CardsDealt: cards_dealt,
    e.HandsTakenUp: _hands_taken_up,
    e.TrumpCalled: _trump_called,
    e.TurnUpAsked: _turn_up_asked,
    e.TrumpTurnedUp: _trump_turned_up,
    e.TrumpDrawn: _trump_drawn,
    e.TrumpHidden: _trump_hidden,
    e.TrumpRevealed: _trump_revealed,
    e.TrumpSet: _trump_set,
    e.TrumpNarrowed: _trump_narrowed,
    e.TrumpKnown: _trump_known,
    e.BidMade: _bid_made,
    e.AuctionWon: _auction_won,
    e.CardsDiscarded: _cards_discarded,
    e.StockOffered: _stock_offered,
    e.StockDrawn: _stock_drawn,
    e.GiftChosen: _gift_chosen,
    e.GiftsPassed: _gifts_passed,
    e.HandExposed: _hand_exposed,
    e.CardLaidAway: _card_laid_away,
    e.Signalled: _signalled,
    e.RedealClaimed: _redeal_claimed,
    e.RedealSuggested: _redeal_suggested,
    e.RedealAnswered: _redeal_answered,
    e.KotAnnounced: _kot_announced,
    e.TableTapped: _table_tapped,
    e.KotReached: _kot_reached,
    e.PartnersLooked: _partners_looked,
    e.GoingOnSpoken: _going_on_spoken,
    e.DealEnded: _deal_ended,
    e.HandsOpened: _hands_opened,
}
