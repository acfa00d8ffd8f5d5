"""Whose turn it is and for what; for the person also what may be played, and why a card may not."""

from hokm.cards import FACE_DOWN, Card, format_suit, set_of, suit_of
from hokm.rules import AskTrump, Discard, Give, HideTrump, PlayCard, RevealTrump
from hokm.terminal import questions
from hokm.terminal.game import Game
from hokm.terminal.picking import Picking
from hokm.terminal.sorting import duty_of
from hokm.terminal.words import Words
from hokm.views import plays_face_down

#: What somebody is doing in a phase of a deal.
_DOING = {"auction": "table-bidding", "trump": "table-choosing", "draft": "table-drawing"}


def turn(words: Words, game: Game, picking: Picking) -> str:
    """Whose turn it is; for the person also what may be done."""
    if not game.to_act:
        return ""
    decides = questions.decider(game)
    if decides is not None:
        return words.t("go-on-partner-may-stop", name=words.name(game, decides))
    return _mine(words, game, picking) if game.me in game.to_act else _theirs(words, game)


def _mine(words: Words, game: Game, picking: Picking) -> str:
    asked = {type(action) for action in game.legal}
    yours = words.t("table-your-turn")
    if asked & {Discard, Give}:
        return f"{yours} · {_marking(words, picking)}"
    if HideTrump in asked:
        return f"{yours} · {words.t('pick-to-hide')}"
    if PlayCard not in asked:
        return f"{yours} · {words.t('table-reveal-only')}" if RevealTrump in asked else yours
    if game.plays_for_dummy:
        return f"{words.t('table-turn-dummy-you')} · {advice(words, game, picking)}"
    lead = words.t("table-your-turn" if game.shown.deal.trick else "table-lead")
    return f"{lead} · {advice(words, game, picking)}"


def _marking(words: Words, picking: Picking) -> str:
    if picking.missing:
        return words.t("mark-left" if picking.marked else "mark-first", count=picking.missing)
    return words.t("mark-or-confirm" if picking.allowed else "mark-confirm")


def _theirs(words: Words, game: Game) -> str:
    deal, seat = game.shown.deal, game.to_act[0]
    name = words.name(game, seat)
    if deal.answering:
        return words.t("table-answering", name=name)
    if game.shown.phase == "exchange":
        return words.t("table-giving", names=words.listed(words.name(game, other) for other in game.to_act))
    if game.shown.phase == "trump" and game.variant.trump.hides:
        return words.t("table-hiding", name=name)
    if game.shown.phase == "draft" and not deal.put_away[seat]:
        return words.t("table-discarding", name=name)
    doing = _DOING.get(game.shown.phase)
    if doing is not None:
        return words.t(doing, name=name)
    if deal.deciders and not deal.going_on:
        return words.t("table-deciding", name=name)
    dummy = game.hand_in_turn >= game.variant.seating.seats
    return words.t("table-turn-dummy" if dummy else "table-turn-of", name=name)


def advice(words: Words, game: Game, picking: Picking) -> str:
    """What may be played, in a few words."""
    deal = game.shown.deal
    asked = {type(action) for action in game.legal}
    suit = _led(game)
    duty = _duty(game, picking)
    if duty is not None and duty != "follow":
        return _duty_words(words, game, duty, suit)
    if not deal.trick:
        if RevealTrump in asked:
            return words.t("table-lead-reveal")
        first = game.hakem == game.me and not deal.winners
        return words.t("table-lead-hakem") if first else words.t("table-lead-any")
    if not suit:
        return words.t("table-lead-any")
    if any(format_suit(suit_of(card)) == suit for card in picking.cards) and duty == "follow":
        return words.t("table-follow", suit=suit)
    if not game.variant.follow.is_void(deal, set_of(picking.cards)):
        return words.t("table-follow", suit=suit) if duty or _all_of(picking, suit) else words.t("table-lead-any")
    if AskTrump in asked:
        return words.t("table-void-ask", suit=suit)
    if RevealTrump in asked:
        return words.t("table-void-reveal", suit=suit)
    face_down = all(plays_face_down(game.variant, game.shown, card) for card in picking.allowed)
    hidden = deal.trump is None and face_down
    return words.t("table-void-face-down" if hidden else "table-void", suit=suit)


def _all_of(picking: Picking, suit: str) -> bool:
    return all(format_suit(suit_of(card)) == suit for card in picking.cards)


def refusal(words: Words, game: Game, picking: Picking, card: Card) -> str:
    """Why a card may not be chosen now."""
    if game.me not in game.to_act:
        return words.t("refused-not-your-turn")
    if picking.sets and not picking.allowed:
        return words.t("mark-confirm")
    if game.shown.match.owed is not None and picking.sets:
        return _not_to_give(words, game, picking, card)
    duty = _duty(game, picking) if picking.acts else None
    if duty is None:
        return words.t("refused-not-now")
    suit = _led(game)
    return words.t("table-must-follow", suit=suit) if duty == "follow" else _duty_words(words, game, duty, suit)


def _not_to_give(words: Words, game: Game, picking: Picking, card: Card) -> str:
    """Why a card may not be passed on after a kot."""
    owed, trump = game.shown.match.owed, game.shown.deal.trump
    assert owed is not None
    if game.variant.seating.side_of[game.me] != owed.side:
        return words.t("give-empties", suit=format_suit(suit_of(card)))
    return words.t("give-trump" if any(suit_of(other) == trump for other in picking.allowed) else "give-highest")


def _led(game: Game) -> str:
    """The letter of the suit that was led; nothing where none was, or nobody can know it."""
    trick = game.shown.deal.trick
    return format_suit(suit_of(trick[0])) if trick and trick[0] != FACE_DOWN else ""


def _duty(game: Game, picking: Picking) -> str | None:
    deal = game.shown.deal
    legal = {action.card for action in game.legal if isinstance(action, PlayCard)}
    duty = duty_of(picking.cards, legal, suit_of(deal.trick[0]) if deal.trick else None, deal.trump)
    return "ruff" if duty is not None and duty != "follow" and deal.ruffing else duty


def _duty_words(words: Words, game: Game, duty: str, suit: str) -> str:
    texts = {
        "ruff": "duty-ruff",
        "trump": "duty-trump",
        "overtrump": "duty-overtrump",
        "lead-trump": "duty-lead-trump",
        "lead-no-trump": "duty-lead-no-trump",
    }
    return words.t(texts[duty], suit=suit)
