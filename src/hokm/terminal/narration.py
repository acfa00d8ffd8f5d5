"""A sentence about what has just happened, where it is worth one."""

import textwrap
from typing import Final

from hokm import views
from hokm.cards import Card, format_suit, suit_of
from hokm.rules import Seat
from hokm.terminal.game import Failure, Game
from hokm.terminal.words import Words, is_team_game, signs_in

#: How much of an error is told in the line of what happened, so that all of it stands on the narrowest screen.
ERROR_ROOM: Final = 34


def told(words: Words, game: Game) -> str:
    """What stands in the line of what happened: what the person must not miss, or else what happened last."""
    standing = game.standing
    if isinstance(standing, Failure):
        error = textwrap.shorten(standing.error, ERROR_ROOM, placeholder="…")
        return words.t("terminal-failed", player=standing.player, error=error)
    return happened(words, game, game.last) or happened(words, game, standing)


def failures(words: Words, game: Game) -> str:
    """How often a computer player failed, and why the first time; nothing where none did."""
    if not game.failures:
        return ""
    return words.t("terminal-failures", count=len(game.failures), **game.failures[0]._asdict())


def happened(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """What happened last."""
    if isinstance(seen, views.TurnUpAsked) and game.variant.trump.hides:
        return words.t("lay-unseen-asked", **words.who(game, seen.seat))
    told_otherwise = _trump_made(words, game, seen) or _trump_shown(words, game, seen) or _between(words, game, seen)
    return told_otherwise or _as_it_is_called(words, game, seen)


def _as_it_is_called(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """The sentence that the catalogue has for this kind of event, with the event's own fields in it."""
    if seen is None:
        return ""
    fields = views.SEEN.plain(seen)
    text = f"told-{fields.pop('type')}"
    if text not in words:
        return ""
    values = {name: str(value).lower() if value is True or value is False else value for name, value in fields.items()}
    if isinstance(card := getattr(seen, "card", None), int):
        values["card"] = words.card(Card(card))
    if isinstance(seat := getattr(seen, "seat", None), int):
        values |= words.who(game, seat)
    return words.t(text, **values)


def _between(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """What happened before the play and between the cards."""
    match seen:
        case views.HakemFound():
            return _found(words, game, seen)
        case views.KotReached() if not seen.deciders:
            return words.t("kot-goes-on")
        case views.PartnersLooked():
            return words.t("partners-looked", you="yes" if game.me in seen.seats else "no")
        case views.TrickWon():
            return _trick(words, game, seen)
    return _before_play(words, game, seen)


def _found(words: Words, game: Game, seen: views.HakemFound) -> str:
    if seen.hakem is None:
        return words.t("dealer-found", **words.who(game, seen.dealer))
    found = seen.hakem == game.me
    return words.t("hakem-found-you") if found else words.t("hakem-found", name=words.name(game, seen.hakem))


def _trick(words: Words, game: Game, seen: views.TrickWon) -> str:
    """Who took the trick; where tricks lie in a heap, whether it was taken."""
    who, won = words.who(game, seen.seat), len(game.shown.deal.winners)
    heaped = seen.half is not None or sum(seen.tricks) < won or _took(game) > 1
    if heaped:
        took = _took(game)
        return words.t("trick-took-heap", tricks=took, **who) if took else words.t("trick-heap", **who)
    sides = words.sides(game)
    if not is_team_game(game.variant.seating) or who["relation"] == "dummy":
        return words.t("trick-taken", **who)
    us, them = (seen.tricks[side] for side, _ in sides)
    return words.t("say-trick-full", us=us, them=them, **who)


def _took(game: Game) -> int:
    """How many tricks went away with the last one."""
    tricks = [seen.tricks for seen in game.tricks_won()]
    return sum(tricks[-1]) - (sum(tricks[-2]) if len(tricks) > 1 else 0)


def _trump_made(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """What was said about trump, or laid face down for it."""
    match seen:
        case views.DealBegan() if seen.trump is not None:
            return words.t("trump-for-deal", suit=format_suit(seen.trump))
        case views.TrumpCalled():
            suit = format_suit(seen.suit)
            if seen.seat == game.me:
                return words.t("say-trump-you-full", suit=suit)
            who = words.who(game, seen.seat)
            return words.t("trump-named" if who["relation"] == "across" else "say-trump-full", suit=suit, **who)
        case views.TrumpChosen() if seen.suit is not None:
            return words.t("trump-chosen-you", suit=format_suit(seen.suit))
        case views.TrumpHidden():
            if seen.card is not None:
                return words.t("trump-laid-you", card=words.card(seen.card))
            name = words.name(game, seen.seat)
            return words.t("trump-laid-blind") if seen.blind else words.t("trump-laid", name=name)
    return ""


def _trump_shown(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """Which suit is trump, as it came out."""
    match seen:
        case views.TrumpDrawn():
            return words.t("trump-drawn", card=words.card(seen.card), suit=format_suit(suit_of(seen.card)))
        case views.TrumpRevealed():
            return words.t("trump-revealed", card=words.card(seen.card), suit=format_suit(suit_of(seen.card)))
        case views.TrumpNarrowed():
            return words.t("trump-narrowed", suits=signs_in(seen.excluded))
    return ""


def _before_play(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """What happened in the auction, the draft and the exchange."""
    match seen:
        case views.BidMade(seat, tricks):
            who = words.who(game, seat)
            return words.t("bid-made", tricks=tricks, **who) if tricks else words.t("bid-passed", **who)
        case views.StockDrawn():
            return _drew(words, game, seen)
        case views.GiftChosen():
            return words.t("gift-chosen", **words.who(game, seen.giver))
        case views.GiftsPassed():
            return " ".join(_gift(words, game, *gift) for gift in seen.gifts)
    return ""


def _drew(words: Words, game: Game, seen: views.StockDrawn) -> str:
    if seen.card is None:
        name = words.name(game, seen.seat)
        return words.t("drew-first", name=name) if seen.kept_first else words.t("drew-second", name=name)
    card = words.card(seen.card)
    return words.t("drew-you-out", card=card, out=words.cards(seen.out)) if seen.out else words.t("drew-you", card=card)


def _gift(words: Words, game: Game, giver: Seat, receiver: Seat, cards: tuple[Card, ...]) -> str:
    named = words.cards(cards)
    if giver == game.me:
        return words.t("gift-gave", name=words.name(game, receiver), cards=named)
    return words.t("gift-got", name=words.name(game, giver), cards=named)
