"""Sentences about how a deal or a match ended."""

from collections.abc import Iterable, Sequence

from hokm import views
from hokm.analysis import how_it_ended
from hokm.rules import DealResult, MatchResult, Seat
from hokm.terminal import narration
from hokm.terminal.drawing import HOLDING
from hokm.terminal.game import Game
from hokm.terminal.words import Words, is_team_game


def deal_title(words: Words, game: Game, result: DealResult) -> str:
    """How a deal ended, in two or three words."""
    match result.kind:
        case "redeal":
            return words.t("deal-end-redeal")
        case "draw":
            return words.t("deal-end-drawn")
        case "tricks":
            return words.t("deal-end-over")
        case "made":
            return words.t("deal-end-contract-made")
        case "failed":
            return words.t("deal-end-contract-failed")
        case "kot":
            return words.t("deal-end-kot")
        case "hakem-kot" if game.hakem is not None:
            return words.t("deal-end-hakem-kot")
        case "hakem-kot":
            return words.t("deal-end-kot")
    return _won(words, game, result)


def _won(words: Words, game: Game, result: DealResult) -> str:
    assert result.winner is not None
    ours = words.side_word(game, result.winner) == "us"
    if is_team_game(game.variant.seating):
        return words.t("deal-end-won") if ours else words.t("deal-end-lost")
    if ours:
        return words.t("deal-end-won-by-you")
    return words.t("deal-end-won-by", name=words.side(game, result.winner))


def deal_end(words: Words, game: Game, result: DealResult) -> list[str]:
    """How a deal ended: what happened, the points, and who is the next hakem."""
    if result.kind == "redeal":
        how = "deal-end-redeal-how" if result.next_hakem is not None else "deal-end-redeal-same"
        return [_thrown_in(words, game), words.t(how)]
    lines = [_how(words, game, result)]
    streak = getattr(game.variant.scoring, "streak_kot", None)
    if result.kind == "simple" and result.winner is not None and result.points[result.winner] and streak:
        lines.append(words.t("deal-end-streak-kot", deals=streak))
    lines.append(f"{words.length(game)}: {' · '.join(_scores(words, game, result))}")
    lines += _why(words, game, result)
    owed = game.shown.match.owed
    if owed is not None and result.next_dealer is not None:
        lines.append(words.t("deal-end-passing", cards=owed.cards))
    return lines


def _scores(words: Words, game: Game, result: DealResult) -> Iterable[str]:
    for side, name in words.sides(game):
        parts, points = [*name.split(), words.number(result.score[side])], result.points[side]
        if points:
            parts.append(f"({'+' if points > 0 else '-'}{words.number(abs(points))})")
        yield HOLDING.join(parts)


def _each(words: Words, game: Game, numbers: Sequence[int]) -> str:
    """A number of each side, one's own first."""
    return " · ".join(f"{name} {words.number(numbers[side])}" for side, name in words.sides(game))


def _thrown_in(words: Words, game: Game) -> str:
    claimed = game.newest(views.RedealClaimed)
    if claimed is not None:
        return narration.happened(words, game, claimed)
    return words.t("deal-end-redeal-agreed" if game.newest(views.RedealSuggested) else "deal-end-all-passed")


def _how(words: Words, game: Game, result: DealResult) -> str:
    """What decided the deal."""
    conceded = game.newest(views.DealConceded) if result.kind == "conceded" else None
    if conceded is not None:
        return words.t("deal-end-conceded-by", **words.who(game, conceded.seat))
    sentence = how_it_ended(game.variant, game.shown.deal, result)
    if sentence is not None:
        return words.t(sentence.entry, **sentence.numbers)
    assert result.winner is not None
    level = words.t("deal-end-level-first") if result.tricks.count(result.tricks[result.winner]) > 1 else ""
    return f"{words.t('tricks')}: {_each(words, game, result.tricks)}{level}"


def _why(words: Words, game: Game, result: DealResult) -> list[str]:
    """Why the hakem stays or passes; where no seat is hakem before a deal, who deals."""
    before, following = game.sheet(), result.next_hakem
    if not before or result.next_dealer is None:
        return []
    if following is None:
        dealer = result.next_dealer
        if dealer == game.me:
            return [words.t("deal-end-deals-next-you")]
        return [words.t("deal-end-deals-next", name=words.name(game, dealer))]
    hakem, side_of = before[-1].hakem, game.variant.seating.side_of
    why = []
    if hakem is not None and result.winner is not None and len(result.tricks) == 2:
        won = str(side_of[hakem] == result.winner).lower()
        if is_team_game(game.variant.seating):
            why.append(words.t("deal-end-why", side=words.side_word(game, side_of[hakem]), won=won))
        else:
            why.append(words.t("deal-end-why-alone", won=won, **words.who(game, hakem)))
    return [*why, _next_hakem(words, game, following, stays=following == hakem)]


def _next_hakem(words: Words, game: Game, following: Seat, stays: bool) -> str:
    mine, others = ("stays-you", "stays") if stays else ("passes-you", "passes")
    if following == game.me:
        return words.t(f"deal-end-{mine}")
    return words.t(f"deal-end-{others}", name=words.name(game, following))


def match_title(words: Words, game: Game, winner: int | None) -> str:
    """Who won the match."""
    if winner is None:
        return words.t("match-end-drawn")
    if words.side_word(game, winner) == "us":
        return words.t("match-end-won")
    if is_team_game(game.variant.seating):
        return words.t("match-end-lost")
    return words.t("match-end-won-by", name=words.side(game, winner))


def match_end(words: Words, game: Game, result: MatchResult) -> list[str]:
    """How a match ended: who gave up if anybody did, the score, and how long it took."""
    lines = []
    if result.reason == "resign":
        resigned = game.newest(views.Resigned)
        if resigned is not None:
            lines.append(words.t("match-end-resigned", **words.who(game, resigned.seat)))
    lines.append(f"{words.t('match-end-points')}: {_each(words, game, result.score)}")
    deals = sum(line.result.kind != "redeal" for line in game.sheet())
    seating = game.variant.seating
    if deals and len(seating.members(seating.side_of[game.me])) == 2:
        partner = seating.partner(game.me)
        lines.append(words.t("match-end-with", partner=words.name(game, partner), deals=deals))
    elif deals:
        lines.append(words.t("match-end-in", deals=deals))
    failed = narration.failures(words, game)
    return [*lines, failed] if failed else lines
