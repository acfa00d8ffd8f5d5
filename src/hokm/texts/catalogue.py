"""The catalogues of one language, read for the terminal: the same files that the page is built with."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

#: A package brings words of its own by an entry point of this group: the package that holds its ``<language>.ftl``.
GROUP = "hokm.texts"
#: Languages with catalogues, by their tags.
LANGUAGES = ("en", "fa")
#: What computers are called, by seat: each has its name in every language.
COMPUTERS = ("Laleh", "Simorgh", "Homa", "Rakhsh", "Kaveh", "Shirin")

_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
#: Invisible marks that Fluent puts round values, for mixed directions; a terminal shows them as boxes.
_ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language])
        for folder in ("hokm.texts", *(entry.value for entry in entry_points(group=GROUP))):
            for resource in sorted(files(folder).iterdir(), key=lambda file: file.name):
                if resource.name.endswith(f".{language}.ftl") or resource.name == f"{language}.ftl":
                    self._bundle.add_resource(FluentResource(resource.read_text("utf-8")))

    def __contains__(self, text: str) -> bool:
        return bool(self._bundle.has_message(text))

    def say(self, text: str, values: Mapping[str, Any] | None = None) -> str:
        """The words of a text with its values; KeyError when there is none of that id.

        Numbers follow the language: Persian ones in Persian.
        """
        pattern = self._bundle.get_message(text).value
        if pattern is None:
            raise KeyError(text)
        words, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise ValueError(f"{text} in {self.language}: {errors[0]}")
        return self.digits(str(words).translate(_ISOLATES))

    def digits(self, text: str) -> str:
        """The text with the language's own digits."""
        return text.translate(_PERSIAN_DIGITS) if self.language == "fa" else text


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; LookupError for a language that has none."""
    if language not in LANGUAGES:
        raise LookupError(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    return Catalogue(language)
