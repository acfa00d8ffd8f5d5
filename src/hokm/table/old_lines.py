"""Lines of a log that an older program wrote, brought to the form of today.

Version 1 (the lines that carry no version) wrote suits, places and voids as bits, packets without their number, and the
gift that a seat chose as a value of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from hokm.rules.values import SUIT_WORDS, VOID_WORDS

#: The form of today.
VERSION: Final = 2

Plain = dict[str, Any]


def brought_up(items: list[Plain], version: int) -> list[Plain]:
    """The items of a line of that version, as they are written today; ValueError for a version yet to come."""
    if not 1 <= version <= VERSION:
        raise ValueError(f"it is of version {version}, which only a newer program can read")
    for step in range(version, VERSION):
        items = [_STEPS[step].get(item["type"], _same)(item) for item in items]
    return items


def _same(item: Plain) -> Plain:
    return item


def _listed(bits: int, words: tuple[Any, ...]) -> list[Any]:
    return [word for bit, word in enumerate(words) if bits >> bit & 1]


def _packets(item: Plain) -> Plain:
    return item | {"packets": [{"seat": seat, "number": len(cards), "cards": cards} for seat, cards in item["packets"]]}


def _counted(item: Plain) -> Plain:
    return item | {"number": len(item["cards"])}


def _voids(item: Plain) -> Plain:
    return item | {"voids": _listed(item["voids"], VOID_WORDS)}


def _not_trumps(item: Plain) -> Plain:
    dead = item["dead"]
    kept = {name: value for name, value in item.items() if name != "dead"}
    return kept | {"not_trumps": _listed(dead, tuple(range(dead.bit_length())))}


#: What changed with each version: by the name of the event, from the form of the version before.
_STEPS: Final[dict[int, dict[str, Callable[[Plain], Plain]]]] = {
    1: {
        "cards-dealt": _packets,
        "hands-taken-up": _packets,
        "cards-discarded": _counted,
        "stock-offered": _counted,
        "gift-chosen": lambda item: {"type": item["type"], **item["gift"]},
        "trump-revealed": _not_trumps,
        "trump-set": _not_trumps,
        "trump-narrowed": lambda item: item | {"excluded": _listed(item["excluded"], SUIT_WORDS)},
        "redeal-suggested": _voids,
        "signalled": _voids,
    }
}
