"""Persian words on a grid of cells.

Most terminals write every sign to the right of the one before, and join no letters; a few (the VTE family, Konsole,
Apple's) turn right-to-left words round by themselves. A table in cells needs to know where each word stands, so the
words are put in the order of the eye here, with the joined forms of their letters, and the terminal is asked to leave
them so (``EXPLICIT``, understood by the VTE family). Terminals that cannot be asked get the words as they are spoken,
each fenced in by marks, and turn them themselves. Cards and the table keep their places in every language.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

#: Asks the terminal to show signs in the order given, and to go back to its own way.
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"

_RIGHT_TO_LEFT = re.compile("[\u0600-\u06ef\u06fa-\u08ff\u200c]")
#: What keeps its own order inside Persian words: numbers with their signs, Latin words, cards.
_LEFT_TO_RIGHT = re.compile(r"[+-]?[0-9۰-۹]+(?:[.:/-][0-9۰-۹]+)*|[A-Za-z♠♥♦♣][A-Za-z0-9♠♥♦♣_-]*")
_MIRRORED = str.maketrans("()[]«»<>", ")(][»«><")
_ZWNJ = "\u200c"
_LRM = "\u200e"


def turns_words_itself(environment: Mapping[str, str]) -> bool:
    """Whether the terminal turns right-to-left words round and cannot be asked not to."""
    return (
        "KONSOLE_VERSION" in environment
        or "MLTERM" in environment
        or environment.get("TERM_PROGRAM") == "Apple_Terminal"
    )


def is_right_to_left(text: str) -> bool:
    """Whether there are right-to-left letters in a text."""
    return _RIGHT_TO_LEFT.search(text) is not None


def fenced(text: str) -> str:
    """A text for a terminal that turns words itself: it cannot pull its neighbours round."""
    return f"{_LRM}{text}{_LRM}" if is_right_to_left(text) else text


def visual(text: str) -> str:
    """One line of text in the order of the eye, from left to right, its letters joined."""
    if not is_right_to_left(text):
        return text
    joined = _joined(text)
    parts: list[str] = []
    at = 0
    for run in _LEFT_TO_RIGHT.finditer(joined):
        parts += [joined[at : run.start()].translate(_MIRRORED)[::-1], run[0]]
        at = run.end()
    parts.append(joined[at:].translate(_MIRRORED)[::-1])
    return "".join(reversed(parts))


def _forms() -> dict[str, dict[str, str]]:
    """For each letter, or lam with alef, its forms by where it stands, as the character database has them."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFF00)):
        place, _, letters = unicodedata.decomposition(chr(code)).partition("> ")
        if place.startswith("<") and letters:
            plain = "".join(chr(int(letter, 16)) for letter in letters.split())
            if len(plain) == 1 or (len(plain) == 2 and plain[0] == "ل" and plain[1] in "اآأإ"):
                forms.setdefault(plain, {}).setdefault(place[1:], chr(code))
    return forms


_FORMS: Final = _forms()


def _joins_on(letter: str) -> bool:
    """Whether the next letter can be joined to this one."""
    return "initial" in _FORMS.get(letter, {})


def _joined(text: str) -> str:
    letters = [letter for letter in _ligated(text) if unicodedata.category(letter[0]) != "Mn"]
    shaped: list[str] = []
    for place, letter in enumerate(letters):
        forms = _FORMS.get(letter)
        if forms is None:
            if letter != _ZWNJ:
                shaped.append(letter)
            continue
        before = place > 0 and _joins_on(letters[place - 1])
        after = place + 1 < len(letters) and "final" in _FORMS.get(letters[place + 1], {}) and _joins_on(letter)
        form = {(False, False): "isolated", (False, True): "initial", (True, True): "medial", (True, False): "final"}
        shaped.append(forms.get(form[before, after], letter))
    return "".join(shaped)


def _ligated(text: str) -> list[str]:
    """The letters of a text; lam with the alef after it is one."""
    return re.findall("ل[اآأإ]|.", text, re.DOTALL)
