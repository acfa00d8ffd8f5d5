"""The catalogues of one language, read for the terminal: the same files that the page is built with."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from hokm.variants.packages import BadPackage, blamed, brought

#: A package brings words of its own by an entry point of this group: the package that holds its ``<language>.ftl``.
GROUP = "hokm.texts"
#: Languages with catalogues, by their tags.
LANGUAGES = ("en", "fa")
#: What computers are called, by seat: each has its name in every language.
COMPUTERS = ("Laleh", "Simorgh", "Homa", "Rakhsh", "Kaveh", "Shirin")

_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
#: Invisible marks that Fluent puts round values, for mixed directions; a terminal shows them as boxes.
_ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))


_LOGGER = logging.getLogger(__name__)


class Catalogue:
    """The words of one language: the built-in ones, and those that installed packages bring.

    ``faults`` has a sentence for each package whose words cannot be read. It is logged too, which shows it on standard
    error where nothing else is done with what is logged.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language])
        for resource in _resources("hokm.texts", language):
            self._bundle.add_resource(resource)
        entries = [entry for same in brought(GROUP).values() for entry in same]
        self.faults = tuple(filter(None, map(self._add, entries)))
        for fault in self.faults:
            _LOGGER.warning("hokm: %s", fault)

    def _add(self, entry: EntryPoint) -> str:
        """Adds the words of a package; says why where they cannot be read, all of them."""
        try:
            with blamed("set of words", entry):
                resources = list(_resources(entry.value, self.language))
        except BadPackage as fault:
            return str(fault)
        for resource in resources:
            self._bundle.add_resource(resource)
        return ""

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


def _resources(folder: str, language: str) -> Iterator[Resource]:
    """The files of one language in a package, in the order of their names; ValueError for what Fluent cannot read."""
    for file in sorted(files(folder).iterdir(), key=lambda file: file.name):
        if file.name.endswith(f".{language}.ftl") or file.name == f"{language}.ftl":
            resource = FluentResource(file.read_text("utf-8"))
            for item in resource.body:
                if isinstance(item, Junk):
                    raise ValueError(f"{file.name} is not Fluent at {(item.content or '').strip()[:40]!r}")
            yield resource


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; LookupError for a language that has none."""
    if language not in LANGUAGES:
        raise LookupError(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    return Catalogue(language)
