"""What people may be called. The one place that decides it: the page and the API only show what is said here.

The idea is that of RFC 8264 (prepare a text, then check it) and of the invisible characters in Unicode's UTS 39: every
character of a name is seen, or changes how one is seen. Letters, digits, signs and marks of every script are welcome.
"""

import hashlib
import re
import unicodedata
from enum import StrEnum
from typing import Final

LONGEST_NAME: Final = 24
#: Marks that may stand on one letter. Real writing needs no more; a tower of marks covers the lines above it.
MOST_MARKS: Final = 4

_SPACES: Final = re.compile(r"\s+")
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_TEXT_STYLE, _EMOJI_STYLE = "\ufe0e", "\ufe0f"
_KEYCAP: Final = "\u20e3"
_VIRAMA: Final = 9  # its combining class, in all scripts of India and around
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
#: Flags of regions are a black flag, letters that are not seen by themselves, and an end.
_BLACK_FLAG, _TAGS, _END_OF_TAGS = "\U0001f3f4", range(0xE0020, 0xE007F), "\U000e007f"
#: Blocks set aside for emoji: new ones appear here every year, unknown to this Python's tables.
_EMOJI_BLOCKS: Final = (range(0x1F000, 0x1FB00), range(0x1FC00, 0x1FFFE))
#: Emoji that Unicode counts among letters, punctuation and mathematics.
_OTHER_EMOJI: Final = "‼⁉ℹ〰〽↔◽◾"
#: Called letters, marks or signs, yet drawn as nothing (the part of Default_Ignorable_Code_Point that is not Cf, and
#: fillers, blank patterns, the place of an object, a note without a head).
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    "\U0001d159\U00013441\U00013442\U00016fe4"
) | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
#: Of the format characters (Cf) these are drawn: signs that enclose the digits behind them.
_DRAWN_FORMATS: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)


class NameFault(StrEnum):
    """What is wrong with a name; spelled as the wire's refusal codes."""

    BLANK = "name-blank"
    HIDDEN = "name-hidden"
    MARKS = "name-marks"
    LONG = "name-long"


class BadName(Exception):
    """Nobody can be called that. The text is for people."""

    def __init__(self, fault: NameFault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


def checked_name(text: str) -> str:
    """The name as others will see it; raises BadName.

    Spaces of all widths and line ends become one space each, letters and their marks are composed (NFC), and joiners
    that join nothing are left out, since keyboards leave them behind. Anything else is kept or refused.
    """
    name = unicodedata.normalize("NFC", _without_idle_joiners(_SPACES.sub(" ", text).strip()))
    if not any(_makes_a_name(sign) for sign in name):
        raise BadName(NameFault.BLANK, "a name needs a letter, a digit or an emoji that can be seen")
    for place, sign in enumerate(name):
        if not _is_seen(sign) and not _has_effect(name, place):
            raise BadName(
                NameFault.HIDDEN,
                f"the name holds a character that cannot be seen or is not known (U+{ord(sign):04X}); leave it out",
            )
    if _most_marks(name) > MOST_MARKS:
        raise BadName(NameFault.MARKS, f"one letter of the name has more than {MOST_MARKS} marks; leave some out")
    if len(name) > LONGEST_NAME:
        raise BadName(NameFault.LONG, f"the name has {len(name)} characters; at most {LONGEST_NAME} are shown")
    return name


def guest_name(person: str, languages: str) -> str:
    """What a guest is called until they choose a name, in the first language of an ``Accept-Language`` header."""
    number = str(int(hashlib.sha256(person.encode()).hexdigest(), 16) % 9000 + 1000)
    if languages.strip().lower().startswith("fa"):
        return "مهمان " + number.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    return f"Guest {number}"


def _makes_a_name(sign: str) -> bool:
    return _is_picture(sign) or (unicodedata.category(sign)[0] in "LN" and sign not in _BLANK)


def _is_seen(sign: str) -> bool:
    """Whether a character is drawn by itself, wherever it stands."""
    if sign in _BLANK:
        return False
    category = unicodedata.category(sign)
    if category[0] == "C":  # controls, formats, surrogates, private use, unassigned
        return sign in _DRAWN_FORMATS or _is_new_emoji(sign)
    return category[0] != "Z" or sign == " "


def _has_effect(name: str, place: int) -> bool:
    """Whether a character that is not drawn by itself changes how its neighbours are drawn."""
    sign, before, after = name[place], name[place - 1 : place], name[place + 1 : place + 2]
    if sign in (_JOINER, _NON_JOINER):
        return True  # those without effect are left out already
    if sign in (_TEXT_STYLE, _EMOJI_STYLE):
        return _is_picture(before) or (before in "0123456789#*" and before != "" and after == _KEYCAP)
    if ord(sign) in _TAGS or sign == _END_OF_TAGS:
        return _is_in_flag(name, place)
    return False


def _is_in_flag(name: str, place: int) -> bool:
    """Whether a tag character is part of a whole flag: a black flag, tags, and their end."""
    start = place
    while start > 0 and ord(name[start - 1]) in _TAGS:
        start -= 1
    end = place
    while end < len(name) and ord(name[end]) in _TAGS:
        end += 1
    return name[start - 1 : start] == _BLACK_FLAG and name[end : end + 1] == _END_OF_TAGS and end > start


def _without_idle_joiners(text: str) -> str:
    kept = ""
    for place, sign in enumerate(text):
        if sign not in (_JOINER, _NON_JOINER) or _joins(sign, kept[-1:], text[place + 1 : place + 2]):
            kept += sign
    return kept


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner does something between two characters.

    A non-joiner keeps letters of Arabic script apart. Behind a virama either one chooses the form of a conjunct, and
    before a virama a joiner does (Bengali). A joiner makes one emoji of two.
    """
    if not before:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return joiner == _JOINER or _is_letter(after)
    if joiner == _NON_JOINER:
        return unicodedata.bidirectional(before) in ("AL", "NSM") and _is_letter(after, "AL")
    if after and unicodedata.combining(after) == _VIRAMA:
        return True
    ends_emoji = _is_picture(before) or before in (_EMOJI_STYLE, _END_OF_TAGS) or ord(before) in _SKIN_TONES
    return ends_emoji and (_is_picture(after) or after in tuple("\u2194\u2195\u27a1"))


def _is_letter(sign: str, direction: str = "") -> bool:
    return sign != "" and unicodedata.category(sign)[0] == "L" and direction in ("", unicodedata.bidirectional(sign))


def _is_picture(sign: str) -> bool:
    if sign == "" or sign in _BLANK:
        return False
    return unicodedata.category(sign) == "So" or sign in _OTHER_EMOJI or _is_new_emoji(sign)


def _is_new_emoji(sign: str) -> bool:
    return unicodedata.category(sign) == "Cn" and any(ord(sign) in block for block in _EMOJI_BLOCKS)


def _most_marks(name: str) -> int:
    longest = now = 0
    for sign in name:
        is_mark = unicodedata.category(sign) in ("Mn", "Me") and sign not in _BLANK
        now = now + 1 if is_mark else 0
        longest = max(longest, now)
    return longest
