"""Naras and Saras, hands without trump: seven tricks win, nobody cuts, and there is no kot.

In naras the ranks are upside down, the two on top and the ace at the bottom; in saras they are as usual.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from hokm.cards import SUIT_OF, Card, Suit, rank_of
from hokm.rules import Variant
from hokm.rules.switches import Values
from hokm.rules.variant import Slots, define
from hokm.variants import from_switches as r
from hokm.variants import hokm_4
from hokm.variants import switches as s
from hokm.variants.rule_card import Lines, lines


@dataclass(frozen=True)
class UpsideDown:
    """The lowest card of the suit that was led wins: the two first, the ace last."""

    def winner(self, cards: Sequence[Card], trump: Suit | None, dead: int = 0) -> int:
        """The place in the trick (0 = led) of the winning card so far."""
        follows = [place for place, card in enumerate(cards) if SUIT_OF[card] == SUIT_OF[cards[0]]]
        return min(follows, key=lambda place: rank_of(cards[place]))


@lines.register
def _(policy: UpsideDown, variant: Variant) -> Lines:
    return [("upside-down", {})]


SWITCHES = (
    s.choice("direction", "ccw cw", "ccw"),
    *s.finding("first-ace"),
    s.integer("target", "7"),
    s.rotating("hokm"),
    s.choice("ranks", "naras saras", "naras"),
    s.THAAP,
    s.conceding(False),
)


def compose(values: Values) -> Slots:
    """Hokm for four without a trump; what beats what follows from ``ranks``."""
    slots = hokm_4.compose(values)
    ranks = {"naras": UpsideDown(), "saras": slots.ranking}
    return replace(slots, ranking=ranks[values.text("ranks")], scoring=r.read_points(values, simple=1, kot=1))


NARAS: Variant = define(
    id="naras",
    revision=1,
    title="Four players, partners across: no trump, the two is the highest card and the ace the lowest.",
    names=MappingProxyType({"en": "Naras", "fa": "نرس"}),
    sources=("Persian card tables",),
    switches=SWITCHES,
    fixed=s.fixed(trump_mode="none", kot_rule="none", first_caller_method="first-ace"),
    compose=compose,
)
