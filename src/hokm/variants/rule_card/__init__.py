"""The rule card: what a variant's fields say, as ids of texts with their values, one line for each rule.

No sentence stands here: the catalogues turn each line into words of any language. The lines come from the
policies themselves, so that a card cannot say anything but what is played.
"""

from hokm.variants.rule_card import counting, dealing, playing, trump
from hokm.variants.rule_card.card import ORDER, Lines, RuleLine, Section, lines, rule_card, sections, speakers

__all__ = [
    "ORDER",
    "Lines",
    "RuleLine",
    "Section",
    "counting",
    "dealing",
    "lines",
    "playing",
    "rule_card",
    "sections",
    "speakers",
    "trump",
]
