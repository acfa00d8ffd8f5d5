"""What the person is asked besides playing a card: a heading, then sentences that say what the answers mean."""

from hokm import views
from hokm.cards import Card
from hokm.rules import (
    Agree,
    Bid,
    Call,
    CallTrump,
    Continue,
    Discard,
    Give,
    HideTrump,
    Keep,
    Pass,
    Reject,
    Seat,
    Take,
    TurnUp,
)
from hokm.rules.policies.ending import majority
from hokm.rules.policies.hidden_trump import SecretCard
from hokm.terminal import narration
from hokm.terminal.game import Game
from hokm.terminal.words import Words
from hokm.views import receiver_of


def question(words: Words, game: Game) -> list[str]:
    """The question, where one is asked; nothing where it is a card's turn, or somebody else's."""
    asked = {type(action) for action in game.legal} if game.me in game.to_act else set()
    if asked & {CallTrump, HideTrump, TurnUp}:
        return _trump(words, game, asked)
    if asked & {Bid, Pass}:
        return [words.t("ask-in-auction"), _calls(words, game)]
    if asked & {Discard, Keep, Reject, Take}:
        return _draft(words, game, asked)
    if Give in asked:
        return _gift(words, game)
    if Continue in asked:
        return _going_on(words, game)
    if Agree in asked:
        suggested = game.newest(views.RedealSuggested)
        assert suggested is not None
        return [words.t("suggest-title"), narration.happened(words, game, suggested)]
    of_phase = f"ask-in-{game.shown.phase}"
    return [words.t(of_phase)] if asked and of_phase in words else []


def cards_asked_about(game: Game) -> tuple[Card, ...]:
    """The cards of the stock that the person looks at, to be shown with the question."""
    return game.shown.secrets.offered if game.caught_up else ()


def _trump(words: Words, game: Game, asked: set[type]) -> list[str]:
    title = words.t("trump-you" if game.hakem == game.me else "trump-you-name")
    if HideTrump in asked:
        secret = isinstance(game.variant.trump, SecretCard)
        return [title, words.t("trump-hide-ask"), words.t("trump-hide-how", secret="yes" if secret else "no")]
    if CallTrump not in asked:
        return [title, words.t("trump-turn-only")]
    five = game.shown.hand.bit_count() == 5
    return [title, words.t("trump-ask" if five else "trump-ask-now")]


def _calls(words: Words, game: Game) -> str:
    calls = game.shown.deal.calls
    if not calls:
        return words.t("bid-nobody")
    return words.t("bid-so-far", calls=words.listed(_call(words, game, call) for call in calls))


def _call(words: Words, game: Game, call: Call) -> str:
    return f"{words.name(game, call.seat)} {words.number(call.tricks) if call.tricks else '–'}"


def _draft(words: Words, game: Game, asked: set[type]) -> list[str]:
    if Discard in asked:
        sizes = {len(action.cards) for action in game.legal if isinstance(action, Discard)}
        least, most = min(sizes), max(sizes)
        if least < most:
            title = words.t("discard-choice", least=least, most=most)
        else:
            title = words.t("discard-title", count=most)
        return [title, words.t("discard-how")]
    if Take in asked:
        return [words.t("take-title"), words.t("take-ask")]
    return [words.t("draw-title"), words.t("draw-ask" if Reject in asked else "draw-must")]


def _gift(words: Words, game: Game) -> list[str]:
    owed = game.shown.match.owed
    assert owed is not None
    to = receiver_of(game.variant, game.shown, game.me)
    lost = game.variant.seating.side_of[game.me] == owed.side
    title = words.t("give-title", count=owed.cards, name=words.name(game, to))
    return [title, words.t("give-lost") if lost else words.t("give-back", count=owed.cards)]


def _going_on(words: Words, game: Game) -> list[str]:
    rules = game.variant.rules
    prize, _, value = rules.get("bavney-effect", "none").partition(":")
    seven = majority(game.variant) == 7
    return [
        words.t("go-on-title" if seven else "go-on-title-all"),
        words.t("go-on-prize", prize=prize, value=int(value or 0)),
        words.t("go-on-risk", failed=rules.get("failed-continue", "simple-win")),
    ]


def decider(game: Game) -> Seat | None:
    """Who decides about going on, where the person may only stop."""
    deal = game.shown.deal
    if game.legal and game.me not in game.to_act and deal.deciders and not deal.going_on:
        return deal.deciders[len(deal.spoken)]
    return None
