"""What several lines ask of a variant."""

from hokm.rules import Variant
from hokm.rules.policies.ending import KotRule
from hokm.rules.policies.going_on import ForThirteen, Mode


def yes(flag: bool) -> str:
    """A flag as a value of a text."""
    return "yes" if flag else "no"


def alone(variant: Variant) -> str:
    """Whether each seat plays for itself, as a value of a text."""
    return yes(variant.seating.sides == variant.seating.seats)


def first_cards(variant: Variant) -> int:
    """How many cards the seat after the dealer has when trump is made."""
    return sum(portion.stop - portion.start for portion in variant.deal_plan.first(variant, 0) if portion.seat == 0)


def maker(variant: Variant) -> str:
    """Whose side counts as the one that makes trump: the hakem's, or where there is none that which does not deal."""
    return "hakem" if variant.trump.has_hakem or "auction" in variant.phase_named else "eldest"


def can_kot(variant: Variant) -> bool:
    """Whether a deal can end in a kot."""
    return getattr(variant.ending, "kot_rule", None) is not KotRule.NONE


def goes_on(variant: Variant) -> bool:
    """Whether a kot leaves tricks to go on for, and the house rules let them be played."""
    on = isinstance(variant.going_on, ForThirteen) and variant.going_on.mode is not Mode.OFF
    return on and getattr(variant.ending, "kot_rule", None) is KotRule.FIRST
