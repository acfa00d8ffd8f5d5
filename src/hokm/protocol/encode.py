"""From what a viewer may know to the messages that say it. Nothing else can be encoded: no state, no full event."""

from collections.abc import Iterable, Sequence
from typing import Final

from hokm import views
from hokm.cards import Card, CardSet, Suit, cards_of, format_card
from hokm.protocol import replies as r
from hokm.protocol import values as wire
from hokm.protocol import view as v
from hokm.protocol.words import Kind, Viewer
from hokm.protocol.words import Suit as SuitLetter
from hokm.rules import DealResult, Gift, Half, MatchResult, Owed, Streak

_SUITS: Final[tuple[SuitLetter, ...]] = ("S", "H", "D", "C")
#: By bit: the suits, and the two of hearts by itself.
KINDS: Final[tuple[Kind, ...]] = (*_SUITS, "2H")


def encode_cards(cards: Iterable[Card]) -> list[str]:
    """Cards in their given order."""
    return [format_card(card) for card in cards]


def encode_set(cards: CardSet) -> list[str]:
    """A set of cards, suits S H D C, ranks low to high."""
    return [format_card(card) for card in cards_of(cards)]


def encode_own(cards: Sequence[Card] | None) -> list[str] | None:
    """Cards that not everybody may know."""
    return None if cards is None else encode_cards(cards)


def encode_card(card: Card | None) -> str | None:
    """A card that not everybody may know, or that there may not be."""
    return None if card is None else format_card(card)


def suit_letter(suit: Suit) -> SuitLetter:
    """The letter of a suit."""
    return _SUITS[suit]


def encode_suit(suit: Suit | None) -> SuitLetter | None:
    """The letter of a suit, where there is one."""
    return None if suit is None else suit_letter(suit)


def encode_suits(bits: int) -> list[SuitLetter]:
    """Suits given by a bit each."""
    return [letter for bit, letter in enumerate(_SUITS) if bits >> bit & 1]


def encode_kinds(bits: int) -> list[Kind]:
    """What a hand is void of, by a bit each."""
    return [kind for bit, kind in enumerate(KINDS) if bits >> bit & 1]


def encode_places(bits: int) -> list[int]:
    """Places in a trick given by a bit each."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def encode_viewer(viewer: views.Viewer) -> Viewer:
    """A seat's number, or the word for a spectator."""
    return viewer if isinstance(viewer, int) else "spectator"


def encode_barred(barred: Iterable[views.Barred]) -> list[r.BarredInfo]:
    """Cards that may not be played, and why."""
    return [r.BarredInfo(card=format_card(card), code=reason, suit=encode_suit(suit)) for card, reason, suit in barred]


def encode_winning(winning: views.Winning | None) -> r.WinningInfo | None:
    """The card that takes the trick as it lies."""
    if winning is None:
        return None
    return r.WinningInfo(place=winning.place, hand=winning.hand, card=format_card(winning.card))


def encode_layout(layout: views.Layout) -> r.LayoutInfo:
    """What a game looks like on a table."""
    return r.LayoutInfo.model_validate(
        layout._asdict()
        | {
            "sides": list(layout.sides),
            "circles": [list(circle) for circle in layout.circles],
            "packets": [r.PacketInfo(**packet._asdict()) for packet in layout.packets],
        }
    )


def encode_pacing() -> r.PacingInfo:
    """The pace of each speed."""
    paces = {}
    for speed, pace in views.PACES.items():
        fields = pace._asdict()
        least, most = fields.pop("pause")
        paces[speed] = r.PaceInfo(pause_least=least, pause_most=most, **fields)
    return r.PacingInfo.model_validate(paces)


def encode_streak(streak: Streak) -> wire.StreakInfo:
    """Deals won in a row."""
    return wire.StreakInfo(side=streak.side, deals=streak.deals)


def encode_owed(owed: Owed | None) -> wire.OwedInfo | None:
    """What is to be passed in the next exchange."""
    return None if owed is None else wire.OwedInfo(side=owed.side, cards=owed.cards)


def encode_half(half: Half | None) -> wire.HalfInfo | None:
    """A trick that may be paired with the next one."""
    return None if half is None else wire.HalfInfo(seat=half.seat, card=format_card(half.card), live=half.live)


def encode_gift(gift: Gift) -> wire.GiftInfo:
    """Cards passed on."""
    return wire.GiftInfo(giver=gift.giver, receiver=gift.receiver, cards=encode_cards(gift.cards))


def encode_secrets(secrets: views.Secrets) -> v.SecretsInfo:
    """What the viewer knows alone."""
    return v.SecretsInfo(
        laid=encode_card(secrets.laid),
        chosen=encode_suit(secrets.chosen),
        put_away=encode_set(secrets.put_away),
        under=encode_set(secrets.under),
        offered=encode_cards(secrets.offered),
        gifts=[encode_gift(gift) for gift in secrets.gifts],
    )


def encode_deal_result(result: DealResult) -> wire.DealResultInfo:
    """A finished deal."""
    return wire.DealResultInfo(
        kind=result.kind,
        winner=result.winner,
        tricks=list(result.tricks),
        points=list(result.points),
        score=list(result.score),
        streak=None if result.streak is None else encode_streak(result.streak),
        next_dealer=result.next_dealer,
        next_hakem=result.next_hakem,
    )


def encode_match_result(result: MatchResult) -> wire.MatchResultInfo:
    """A finished match."""
    return wire.MatchResultInfo(winner=result.winner, score=list(result.score), reason=result.reason)


def encode_view(view: views.Observation, history: Sequence[v.DealLine]) -> v.View:
    """The snapshot of a match for one viewer, with the deals so far."""
    match, deal = view.match, view.deal
    last = deal.last_trick
    return v.View(
        viewer=encode_viewer(view.viewer),
        phase=view.phase,
        deals=match.deals,
        dealer=match.dealer,
        hakem=match.hakem,
        drawn=encode_cards(match.drawn),
        score=list(match.score),
        streak=encode_streak(match.streak),
        won=list(match.won),
        owed=encode_owed(match.owed),
        foretold=encode_suit(match.foretold),
        hand=encode_set(view.hand),
        secrets=encode_secrets(view.secrets),
        held=list(deal.held),
        known=[encode_set(cards) for cards in view.known],
        put_away=list(deal.put_away),
        undealt=deal.undealt,
        face_down=list(deal.face_down),
        deal_hakem=deal.hakem,
        calls=[v.CallInfo(seat=call.seat, tricks=call.tricks) for call in deal.calls],
        bid=deal.bid,
        trump=encode_suit(deal.trump),
        turning=deal.turning,
        laid=deal.laid,
        blind=deal.blind,
        excluded=encode_suits(deal.excluded),
        draws=deal.draws,
        drawer=deal.drawer,
        offered=deal.offered,
        given=list(deal.given),
        leader=deal.leader,
        trick=encode_cards(deal.trick),
        ruffing=deal.ruffing,
        not_trumps=encode_places(deal.not_trumps),
        trump_known_at=deal.trump_known_at,
        last_trick=None
        if last is None
        else v.TrickInfo(leader=last.leader, cards=encode_cards(last.cards), winner=last.winner),
        tricks=list(deal.tricks),
        tens=list(deal.tens),
        half=encode_half(deal.half),
        winners=list(deal.winners),
        announced=list(deal.announced),
        tapped=list(deal.tapped),
        suggested=deal.suggested,
        answering=deal.answering,
        deciders=list(deal.deciders),
        spoken=list(deal.spoken),
        going_on=deal.going_on,
        opened=None if deal.opened is None else [encode_set(hand) for hand in deal.opened],
        result=None if deal.result is None else encode_deal_result(deal.result),
        match_result=None if match.result is None else encode_match_result(match.result),
        history=list(history),
    )
