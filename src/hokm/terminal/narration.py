"""Sentences about what happened, whose turn it is, and how a deal or a match ended."""

from hokm import views
from hokm.cards import cards_of, format_suit, suit_of
from hokm.rules import Agree, CallTrump, Continue, DealResult, MatchResult, PlayCard
from hokm.terminal.game import Game
from hokm.terminal.sorting import duty_of
from hokm.terminal.words import Words


def happened(words: Words, game: Game, seen: views.SeenEvent | None) -> str:
    """What happened last, where it is worth a sentence."""
    match seen:
        case views.HakemFound():
            found = seen.hakem == game.me
            return words.t("hakem-found-you") if found else words.t("hakem-found", name=words.name(game, seen.hakem))
        case views.TrumpCalled():
            suit = format_suit(seen.suit)
            if seen.seat == game.me:
                return words.t("say-trump-you-full", suit=suit)
            return words.t("say-trump-full", suit=suit, **words.who(game, seen.seat))
        case views.TrumpTurnedUp():
            return words.t("turned-up", card=words.card(seen.card), **words.who(game, seen.seat))
        case views.RedealClaimed():
            return words.t("claim-made", claim=seen.claim, **words.who(game, seen.seat))
        case views.RedealSuggested():
            return words.t("suggest-made", **words.who(game, seen.seat))
        case views.RedealAnswered():
            return words.t("suggest-answered", agreed=str(seen.agreed).lower())
        case views.KotAnnounced():
            return words.t("kot-announced-by", **words.who(game, seen.seat))
        case views.TableTapped():
            return words.t("tapped-by", **words.who(game, seen.seat))
        case views.GoingOnSpoken():
            return words.t("going-on-spoken", on=str(seen.on).lower(), **words.who(game, seen.seat))
        case views.TrickWon():
            (_, us), (_, them), *_ = _pair(words, game, seen.tricks)
            return words.t("say-trick-full", us=us, them=them, **words.who(game, seen.seat))
        case _:
            return ""


def _pair(words: Words, game: Game, numbers: tuple[int, ...]) -> list[tuple[str, int]]:
    return [(name, numbers[side]) for side, name in words.sides(game)]


def turn(words: Words, game: Game) -> str:
    """Whose turn it is; for the person also what may be played."""
    deal, to_act = game.shown.deal, game.to_act
    if not to_act:
        return ""
    if game.me in to_act:
        if any(isinstance(action, PlayCard) for action in game.legal):
            return f"{words.t('table-your-turn' if deal.trick else 'table-lead')} · {advice(words, game)}"
        return words.t("table-your-turn")
    name = words.name(game, to_act[0])
    if game.shown.phase == "trump":
        return words.t("table-choosing", name=name)
    if deal.answering:
        return words.t("table-answering", name=name)
    if deal.deciders and not deal.going_on:
        return words.t("table-deciding", name=name)
    return words.t("table-turn-of", name=name)


def advice(words: Words, game: Game) -> str:
    """What the person may play, in a few words."""
    deal = game.shown.deal
    suit = format_suit(suit_of(deal.trick[0])) if deal.trick else ""
    duty = _duty(game)
    if duty is not None and duty != "follow":
        return _duty_words(words, duty, suit)
    if not deal.trick:
        first = game.shown.match.hakem == game.me and not deal.winners
        return words.t("table-lead-hakem") if first else words.t("table-lead-any")
    follows = any(suit_of(card) == suit_of(deal.trick[0]) for card in cards_of(game.shown.hand))
    return words.t("table-follow", suit=suit) if follows else words.t("table-void", suit=suit)


def refusal(words: Words, game: Game) -> str:
    """Why a card may not be played now."""
    if game.me not in game.to_act:
        return words.t("refused-not-your-turn")
    deal, duty = game.shown.deal, _duty(game)
    suit = format_suit(suit_of(deal.trick[0])) if deal.trick else ""
    if duty is None:
        return words.t("refused-not-now")
    return words.t("table-must-follow", suit=suit) if duty == "follow" else _duty_words(words, duty, suit)


def _duty(game: Game) -> str | None:
    deal = game.shown.deal
    legal = {action.card for action in game.legal if isinstance(action, PlayCard)}
    led = suit_of(deal.trick[0]) if deal.trick else None
    return duty_of(cards_of(game.shown.hand), legal, led, deal.trump)


def _duty_words(words: Words, duty: str, suit: str) -> str:
    texts = {
        "trump": "duty-trump",
        "overtrump": "duty-overtrump",
        "lead-trump": "duty-lead-trump",
        "lead-no-trump": "duty-lead-no-trump",
    }
    return words.t(texts[duty], suit=suit)


def question(words: Words, game: Game) -> list[str]:
    """What the person is asked, besides playing a card: a heading, then sentences. Nothing where no such thing is."""
    legal = game.legal
    if any(isinstance(action, CallTrump) for action in legal):
        return [words.t("trump-you"), words.t("trump-ask")]
    if any(isinstance(action, Continue) for action in legal):
        rules = game.variant.rules
        prize, _, value = rules.get("bavney-effect", "none").partition(":")
        return [
            words.t("go-on-title"),
            words.t("go-on-prize", prize=prize, value=int(value or 0)),
            words.t("go-on-risk", failed=rules.get("failed-continue", "simple-win")),
        ]
    if any(isinstance(action, Agree) for action in legal):
        suggested = game.newest(views.RedealSuggested)
        assert suggested is not None
        return [words.t("suggest-title"), happened(words, game, suggested)]
    return []


def deal_end(words: Words, game: Game, result: DealResult) -> list[str]:
    """How a deal ended: what happened, the points, and who is the next hakem."""
    lines = [_under(words, game, result)]
    if result.winner is None or result.kind == "redeal":
        return [*lines, words.t("deal-end-redeal-how")]
    sides = [
        f"{name} {words.number(result.score[side])} (+{words.number(result.points[side])})"
        for side, name in words.sides(game)
    ]
    lines.append(f"{words.length(game)}: {' · '.join(sides)}")
    return [*lines, *_why(words, game, result)]


def _under(words: Words, game: Game, result: DealResult) -> str:
    if result.winner is None or result.kind == "redeal":
        claimed = game.newest(views.RedealClaimed)
        return happened(words, game, claimed) if claimed else words.t("deal-end-redeal-agreed")
    if result.kind == "conceded":
        conceded = game.newest(views.DealConceded)
        if conceded is None:
            return words.t("deal-end-conceded")
        return words.t("deal-end-conceded-by", **words.who(game, conceded.seat))
    won = result.tricks[result.winner]
    lost = max(tricks for side, tricks in enumerate(result.tricks) if side != result.winner)
    if result.kind == "thirteen" or won == game.variant.tricks:
        return words.t("deal-end-thirteen")
    if result.kind == "failed-thirteen":
        return words.t("deal-end-failed-thirteen", winner=won, loser=lost)
    return words.t("deal-end-seven-none") if lost == 0 else words.t("deal-end-tricks", winner=won, loser=lost)


def _why(words: Words, game: Game, result: DealResult) -> list[str]:
    """Why the hakem stays or passes."""
    before, following = game.sheet(), result.next_hakem
    if following is None or not before:
        return []
    hakem, side_of = before[-1].hakem, game.variant.seating.side_of
    side = words.side_word(game, side_of[hakem])
    why = words.t("deal-end-why", side=side, won=str(side_of[hakem] == result.winner).lower())
    if following == hakem:
        mine, others = "deal-end-stays-you", "deal-end-stays"
    else:
        mine, others = "deal-end-passes-you", "deal-end-passes"
    then = words.t(mine) if following == game.me else words.t(others, name=words.name(game, following))
    return [why, then]


def match_end(words: Words, game: Game, result: MatchResult) -> list[str]:
    """How a match ended: who gave up if anybody did, the score, and how long it took."""
    lines = []
    if result.reason == "resign":
        resigned = game.newest(views.Resigned)
        if resigned is not None:
            lines.append(words.t("match-end-resigned", **words.who(game, resigned.seat)))
    sides = " · ".join(f"{name} {words.number(result.score[side])}" for side, name in words.sides(game))
    lines.append(f"{words.t('match-end-points')}: {sides}")
    deals = sum(line.result.kind != "redeal" for line in game.sheet())
    seating = game.variant.seating
    partner = seating.partner(game.me)
    if deals and partner != game.me:
        lines.append(words.t("match-end-with", partner=words.name(game, partner), deals=deals))
    elif deals:
        lines.append(words.t("match-end-in", deals=deals))
    return lines
