"""Which sentence says how a deal was decided: an entry of the catalogues and its numbers, the same for every screen."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hokm.rules import Deal, DealResult, Variant
from hokm.rules.policies.ending import MostTaken, majority

ALL_TENS: Final = 4


class Sentence(NamedTuple):
    """An entry of the catalogues and the numbers that stand in it."""

    entry: str
    numbers: Mapping[str, int] = {}


def how_it_ended(variant: Variant, deal: Deal, result: DealResult) -> Sentence | None:
    """What decided a scored deal; None where the tricks of three sides or more say it best.

    ``deal`` is the deal as it ended.

    >>> from hokm.variants import HOKM_4
    >>> kot = DealResult("kot", 0, (13, 0), (2, 0), (2, 0), None, 0, 1)
    >>> how_it_ended(HOKM_4, Deal(), kot).entry
    'deal-end-thirteen'
    """
    match result.kind:
        case "conceded":
            return Sentence("deal-end-conceded")
        case "third-player":
            return Sentence("deal-end-third")
        case "tricks":
            return Sentence("deal-end-each-trick")
        case "made" | "failed":
            return _contract(variant, deal, result)
    if deal.tens:
        return _tens(variant, deal, result)
    if result.winner is None:
        return Sentence("deal-end-level")
    return _tricks(variant, result, result.winner)


def _contract(variant: Variant, deal: Deal, result: DealResult) -> Sentence:
    assert deal.hakem is not None
    tricks = result.tricks[variant.seating.side_of[deal.hakem]]
    return Sentence(f"deal-end-{result.kind}", {"bid": deal.bid or 0, "tricks": tricks})


def _tens(variant: Variant, deal: Deal, result: DealResult) -> Sentence:
    tens = deal.tens
    if result.kind == "thirteen":
        return Sentence("deal-end-all-tricks", {"tricks": variant.tricks})
    if max(tens) == ALL_TENS:
        return Sentence("deal-end-all-tens")
    if result.winner is None or tens[0] == tens[1]:
        numbers = {"tens": tens[0], "winner": max(result.tricks), "loser": min(result.tricks)}
        return Sentence("deal-end-tens-tricks", numbers)
    return Sentence("deal-end-tens", {"winner": tens[result.winner], "loser": tens[1 - result.winner]})


def _tricks(variant: Variant, result: DealResult, winner: int) -> Sentence | None:
    won, every = result.tricks[winner], variant.tricks
    lost = max(tricks for side, tricks in enumerate(result.tricks) if side != winner)
    if result.kind == "failed-thirteen":
        return Sentence("deal-end-failed-thirteen", {"winner": max(won, lost), "loser": min(won, lost)})
    if won == every or result.kind == "thirteen":
        return Sentence("deal-end-thirteen") if every == 13 else Sentence("deal-end-all-tricks", {"tricks": every})
    if lost == 0 and won == majority(variant) and not isinstance(variant.ending, MostTaken):
        return Sentence("deal-end-seven-none") if won == 7 else Sentence("deal-end-kot-tricks", {"tricks": won})
    if len(result.tricks) > 2:
        return None
    if won == lost:
        return Sentence("deal-end-level-lost", {"tricks": won, "needed": majority(variant)})
    return Sentence("deal-end-tricks", {"winner": won, "loser": lost})
