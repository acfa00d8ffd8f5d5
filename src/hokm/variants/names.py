"""All names by which people know the games, where they say them, and how they write them themselves."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple
from unicodedata import category, decimal, normalize


class Name(NamedTuple):
    """A name of a game in Latin letters; ``native`` is its spelling in the language with that tag, where known."""

    name: str
    game: str
    region: str
    native: str = ""
    language: str = ""


NAMES: Final = (
    Name("Hokm", "hokm-4", "Iran", "حکم", "fa"),
    Name("Hukam", "hokm-4", "South Asia", "حکم", "ur"),
    Name("Hokum", "hokm-4", "South Asia"),
    Name("Hakam", "hokm-4", "Gulf", "حكم", "ar"),
    Name("Hok", "hokm-4", "Israel", "חוק", "he"),
    Name("Hokm for three", "hokm-3", "Iran", "حکم سه‌نفره", "fa"),
    Name("Hokm for two", "hokm-2", "Iran", "حکم دونفره", "fa"),
    Name("Hokm for two, Varaq", "hokm-2-varaq", "Iran", "حکم دونفره ورق", "fa"),
    Name("Varaq", "hokm-2-varaq", "Iran", "ورق", "fa"),
    Name("Court Piece", "court-piece", "India, Pakistan", "کورٹ پیس", "ur"),
    Name("Rang", "court-piece", "Pakistan, India", "رنگ", "ur"),
    Name("Rung", "court-piece", "Pakistan", "رنگ", "ur"),
    Name("Court", "court-piece", "South Asia"),
    Name("Coat Piece", "court-piece", "India"),
    Name("Coat Peace", "court-piece", "India"),
    Name("Coat Pees", "court-piece", "India"),
    Name("Kot Pees", "court-piece", "India", "कोट पीस", "hi"),
    Name("Seven Hands", "court-piece", "India"),
    Name("Trumps", "court-piece", "English"),
    Name("T'rup chaal", "court-piece", "Guyana, Suriname"),
    Name("Chokri", "court-piece", "Gujarati diaspora", "ચોકડી", "gu"),
    Name("Chakri", "court-piece", "Gujarati diaspora"),
    Name("Single Sar", "single-sar", "Pakistan, India", "سنگل سر", "ur"),
    Name("Single Sir", "single-sar", "Pakistan, India", "سنگل سر", "ur"),
    Name("Troefcall", "troefcall", "Suriname, Netherlands", "Troefcall", "nl"),
    Name("Double Sar", "double-sar", "Pakistan, India", "ڈبل سر", "ur"),
    Name("Double Sir", "double-sar", "Pakistan, India", "ڈبل سر", "ur"),
    Name("Double Siri", "double-sar", "India"),
    Name("Double Rang", "double-sar", "Pakistan"),
    Name("Double Rung", "double-sar", "Pakistan"),
    Name("Hidden Rang", "hidden-rang", "Pakistan"),
    Name("Hidden Rung", "hidden-rung", "Pakistan"),
    Name("Dab Rang", "dab-rang", "Pakistan", "داب رنگ", "ur"),
    Name("Band Rang", "dab-rang", "Pakistan", "بند رنگ", "ur"),
    Name("Be-ranga", "be-ranga", "India, Pakistan", "بے رنگا", "ur"),
    Name("Mindi", "mindi", "India", "मिंडी", "hi"),
    Name("Mendikot", "mindi", "India", "मेंढीकोट", "mr"),
    Name("Dehla Pakad", "dehla-pakad", "India", "दहला पकड़", "hi"),
    Name("Dehla Pakad without a caller", "dehla-pakad-no-caller", "India", "दहला पकड़", "hi"),
    Name("Satat", "satat", "Mauritius", "Satat", "mfe"),
    Name("Trup Kasiet", "trup-kasiet", "Mauritius", "Trup Kasiet", "mfe"),
    Name("Dummy Rang", "dummy-rang", "Pakistan", "ڈمی رنگ", "ur"),
    Name("Dummy", "dummy-rang", "Pakistan", "ڈمی", "ur"),
    Name("Chokri for six", "chokri-6", "Gujarati diaspora", "ચોકડી", "gu"),
)

#: Letters that keyboards of different languages write for one another, marks left out, and what parts words.
_FOLDED: Final = str.maketrans(
    {
        **dict.fromkeys("كڪ", "ک"),
        **dict.fromkeys("يىې", "ی"),
        **dict.fromkeys("ةہھۃەۂ", "ه"),
        "ٱ": "ا",
        **dict.fromkeys("'’ʼ‘`´,ـ", ""),
        **dict.fromkeys("_‐‑‒–—\u200c", "-"),
    }
)
#: Accents, vowel points and other marks that names are recognised without. Vowels of Indian scripts are not among them.
_MARKS: Final = re.compile("[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]")
#: Whether words of the Arabic script are written apart, joined or with a half-space is a matter of taste.
_PARTED_ARABIC: Final = re.compile("(?<=[\u0620-\u06ff])-+(?=[\u0620-\u06ff])")


def folded(name: str) -> str:
    """A name without what people write in different ways: capitals, accents, vowel points, hyphens or spaces, Arabic,
    Urdu or Persian letters and digits.

    >>> folded("T'rup  Chaal"), folded("حُكْـم") == folded("حکم")
    ('trup-chaal', True)
    """
    plain = _MARKS.sub("", normalize("NFKD", name.casefold())).translate(_FOLDED)
    signs = ("-" if sign.isspace() else _digit(sign) for sign in plain if category(sign) != "Cf")
    return _PARTED_ARABIC.sub("", "-".join(filter(None, "".join(signs).split("-"))))


def _digit(sign: str) -> str:
    return str(decimal(sign)) if sign.isdecimal() else sign


def spellings(game: str) -> Iterator[str]:
    """Every spelling of a game's names in ``NAMES``, each once."""
    found = [spelling for name in NAMES if name.game == game for spelling in (name.name, name.native) if spelling]
    yield from dict.fromkeys(found)


def aliases(titles: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Folded names with the ids of their games; ``titles`` gives each game's names in the languages of its card.

    Where two games are written alike in their own language, the one whose name in Latin letters is shorter is meant:
    the longer one says how that game differs.
    """
    found = {folded(name.name): name.game for name in NAMES}
    for name in sorted(NAMES, key=lambda name: len(name.name)):
        if name.native:
            found.setdefault(folded(name.native), name.game)
    for game, several in titles.items():
        for title in several:
            found.setdefault(folded(title), game)
    return found
