"""What else is to be known of a deal, a few words each: the heap, the contract, the stock, what is no trump."""

from hokm.terminal.game import Game
from hokm.terminal.words import Words, signs_in


def facts(words: Words, game: Game) -> list[str]:
    """All that there is now."""
    deal = game.shown.deal
    if deal.result is not None or not deal.dealt:
        return []
    said = []
    if deal.bid is not None and game.hakem is not None:
        side = words.side(game, game.variant.seating.side_of[game.hakem])
        said.append(words.t("table-contract", side=side, tricks=deal.bid))
    if deal.heap:
        said.append(words.t("table-heap", tricks=deal.heap))
        if deal.half is not None:
            said.append(words.t("table-first-half", name=words.name(game, deal.half.seat)))
    if deal.draws or deal.drawer is not None:
        said += [words.t("table-stock", count=deal.undealt)] if deal.undealt else []
    if deal.excluded and deal.trump is None:
        said.append(words.t("table-no-trump-suits", suits=signs_in(deal.excluded)))
    return said


def notes(words: Words, game: Game, seat: int) -> list[str]:
    """What is to be known of a seat besides its name."""
    deal, match = game.shown.deal, game.shown.match
    said = []
    if game.setup.chairs[seat].by_computer:
        said.append(words.t("computer"))
    if deal.dealt and seat != game.me:
        said.append(words.t("table-cards-left", count=deal.held[seat]))
    if seat == match.dealer and game.hakem is None:
        said.append(words.t("seat-deals"))
    call = next((call for call in reversed(deal.calls) if call.seat == seat), None)
    if call is not None and deal.bid is None:
        said.append(words.t("seat-bid", tricks=call.tricks) if call.tricks else words.t("seat-passed"))
    if seat == deal.laid:
        said.append(words.t("seat-laid"))
    if seat in deal.given and len(deal.given) < len(deal.dealt):
        said.append(words.t("seat-given"))
    if seat in deal.announced:
        said.append(words.t("seat-kot"))
    if seat in deal.tapped:
        said.append(words.t("seat-tapped"))
    return said
