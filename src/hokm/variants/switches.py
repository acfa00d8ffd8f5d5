"""The house rules of the family as switches, and what their defaults follow from.

A variant lists those it offers, with its own default; whatever it does not offer stands at its value in ``FIXED``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from hokm.rules import Switch
from hokm.rules.switches import Values

BOOL: Final = ("true", "false")
Follows = Callable[[Values], str] | None

#: Ways to find the first hakem: all, and those that need no partners.
METHODS: Final = (
    "two-aces first-ace high-card two-card-total random first-jack draw-high high-card-dealer draw-partners"
)
METHODS_ALONE: Final = "first-ace random first-jack draw-high high-card-dealer"
CLAIMS: Final = "no-court-13 no-court-first5 partner-no-trump under-ten"
TURN_UP: Final = "none second-batch last-batch remaining-eight nth:7 nth:10 blind-first5"


def flag(name: str, default: bool) -> Switch:
    """A true/false switch."""
    return Switch(name, "bool", BOOL, "true" if default else "false")


def choice(name: str, allowed: str, default: str, follows: Follows = None) -> Switch:
    """A switch with a few words, written separated by spaces."""
    return Switch(name, "choice", tuple(allowed.split()), default, follows)


def integer(name: str, default: str, follows: Follows = None) -> Switch:
    """A switch with a whole number from 1."""
    return Switch(name, "integer", ("1..",), default, follows)


def subset(name: str, allowed: str, default: str = "none") -> Switch:
    """A switch with any of a few words together."""
    return Switch(name, "set", tuple(allowed.split()), default)


# -------------------------------------------------------------------------------------- defaults that follow others


def target_by_scoring(values: Values) -> str:
    """Ten under the Court Piece count of points, else seven."""
    return "10" if values.text("scoring") == "points-1324" else "7"


def thirteen_by_scoring(values: Values) -> str:
    """What all thirteen tricks bring where nothing else is agreed."""
    return {"iran": "wins-match", "points-1324": "none", "kots": "kots:52"}[values.text("scoring")]


def end_by_scoring(kots: int = 1) -> Callable[[Values], str]:
    """A match to a number of kots where kots are counted, else to a target."""

    def follows(values: Values) -> str:
        target = values.text("kots-target")
        if values.text("scoring") == "kots" or target != "none":
            return f"fixed-kots:{kots if target == 'none' else target}"
        return "first-to-target"

    return follows


def turn_up_where_named(default: str) -> Callable[[Values], str]:
    """Where the hakem does not name trump before the play, nothing is turned up either."""

    def follows(values: Values) -> str:
        named = values.text("trump-mode") in ("announce", "turn-up-only")
        return default if named and values.text("trump-requirement") == "none" else "none"

    return follows


def rotation_by_scoring(values: Values) -> str:
    """After a kot the partner calls where kots are counted."""
    return "court-piece" if values.text("scoring") == "kots" else "hokm"


# ---------------------------------------------------------------------------------------- switches several games share


def finding(default: str, methods: str = METHODS) -> tuple[Switch, ...]:
    """How the first hakem is found."""
    skip = (flag("skip-hakem", True),) if "two-aces" in methods else ()
    return (choice("first-caller-method", methods, default), *skip, choice("draw-cap", "none ten", "none"))


BATCHES: Final = choice("batches", "5-4-4 5-3-3-2 5-4-2-2", "5-4-4")
DEALING: Final = (choice("deal-first", "caller-only all", "caller-only"), flag("others-may-look", False))


def redealing(claims: str, default: str = "none") -> tuple[Switch, ...]:
    """Which redeals may be claimed."""
    return (subset("redeal", claims, default), choice("redeal-limit", "none 1 2 3", "2"))


TRUMPING: Final = (
    choice("must-trump", "off trump trump-and-overtrump", "off"),
    flag("allow-discard-instead-of-undertrump", False),
    choice("first-lead-trump", "allowed forbidden required", "allowed"),
)
KOT_RULE: Final = choice("kot-rule", "first7 all13 none", "first7")


def going_on(mode: str, thirteen: str, follows: Follows = None, look: bool = True) -> tuple[Switch, ...]:
    """Going on for thirteen."""
    looking = (flag("look-at-partner-hand", False),) if look else ()
    return (
        choice("continue-for-13", "off choice forced", mode),
        choice("continue-decider", "seventh-winner either-partner captain", "seventh-winner"),
        choice("failed-continue", "simple-win keep-kot opponents-score", "simple-win"),
        choice("bavney-effect", "none wins-match points:N kots:N", thirteen, follows),
        *looking,
        flag("baunie-call-required", False),
    )


def ending_in(default: str, ends: str, follows: Follows = None) -> Switch:
    """When the match is over."""
    return choice("match-end", ends, default, follows)


KOTS_TARGET: Final = integer("kots-target", "none")


def counting(scheme: str, against: str) -> tuple[Switch, ...]:
    """How deals are counted, for games that offer points and kots."""
    return (
        choice("scoring", "iran points-1324 kots", scheme),
        integer("target", "7", target_by_scoring),
        choice("hakem-koti-value", "2 3", "3"),
        choice("goon-kot-value", "1 2 3 10", against),
        STREAK_KOT,
    )


STREAK_KOT: Final = choice("streak-kot", "none 7", "7")
FOUR_ENDS: Final = "first-to-target fixed-kots:N fixed-hands:N"


def rotating(default: str, follows: Follows = None, ways: str = "hokm court-piece within-side always-next") -> Switch:
    """Who is hakem next."""
    return choice("rotation", ways, default, follows)


PASS_DIRECTION: Final = choice("pass-direction", "forward backward", "forward")
HIDING: Final = (
    choice("indicator-choice", "caller blind-first5", "caller"),
    choice("reveal-activation", "card trick", "card"),
    choice("auto-reveal", "on-request on-first-void", "on-request"),
    choice("who-may-ask", "anyone-but-caller opponents", "anyone-but-caller"),
    choice("caller-concealed-follow", "may-conceal must-reveal", "may-conceal"),
    flag("caller-face-down-play", False),
)


def heaping(first: str, late: bool) -> tuple[Switch, ...]:
    """Taking the heap."""
    return (
        choice("first-pickup-min", "2 3 5", first),
        flag("late-block", late),
        choice("ace-rule", "off no-pickup-two-aces second-ace-resets", "off"),
        choice("streak-after-pickup", "reset keep", "reset"),
    )


THAAP: Final = flag("thaap", False)


def conceding(default: bool) -> Switch:
    """Whether a deal may be given up."""
    return flag("capitulation", default)


#: What a game plays that does not offer a switch.
_FIXED: Final = {
    "direction": "ccw",
    "first-caller-method": "random",
    "skip-hakem": "true",
    "draw-cap": "none",
    "batches": "5-4-4",
    "deal-first": "caller-only",
    "others-may-look": "false",
    "trump-mode": "announce",
    "turn-up": "none",
    "trump-requirement": "none",
    "two-tricks-scope": "any-consecutive",
    "redeal": "none",
    "redeal-limit": "2",
    "picture-ranks": "KQJ",
    "must-trump": "off",
    "allow-discard-instead-of-undertrump": "false",
    "first-lead-trump": "allowed",
    "kot-rule": "first7",
    "kot-len": "none",
    "match-end": "first-to-target",
    "kots-target": "none",
    "continue-for-13": "off",
    "continue-decider": "seventh-winner",
    "partner-stop": "illegal",
    "failed-continue": "simple-win",
    "bavney-effect": "none",
    "look-at-partner-hand": "false",
    "baunie-call-required": "false",
    "set-by": "points",
    "scoring": "iran",
    "target": "7",
    "hakem-koti-value": "3",
    "goon-kot-value": "1",
    "streak-kot": "7",
    "rotation": "hokm",
    "pass-direction": "forward",
    "stop": "majority",
    "first-pickup-min": "2",
    "late-block": "false",
    "ace-rule": "off",
    "streak-after-pickup": "reset",
    "indicator-choice": "caller",
    "reveal-activation": "card",
    "auto-reveal": "on-request",
    "who-may-ask": "anyone-but-caller",
    "caller-concealed-follow": "may-conceal",
    "caller-face-down-play": "false",
    "signals": "off",
    "thaap": "false",
    "capitulation": "false",
}


def fixed(**others: str) -> Mapping[str, str]:
    """The values of all switches that a game does not offer; names with underscores for hyphens."""
    return MappingProxyType(_FIXED | {name.replace("_", "-"): value for name, value in others.items()})
