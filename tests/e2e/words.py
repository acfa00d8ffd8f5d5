"""The words that a person reads on the page, from the page's own catalogues."""

import re

from hokm.texts.catalogue import catalogue

SUITS = "SHCD"
_RANKS: dict[str, str | int] = {"T": 10, "A": "A", "K": "K", "Q": "Q", "J": "J"}
_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
#: What the page may put round a foreign name so that it cannot turn the sentence round.
_FENCE = "[\u2066-\u2069]*"


class Words:
    """The page's texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)

    def __call__(self, text: str, **values: object) -> str:
        """The text with this id, as it stands on the page."""
        return self._catalogue.say(text, values)

    def fenced(self, text: str, **values: object) -> re.Pattern[str]:
        """The whole text, with a fence allowed wherever a value may need one."""
        return re.compile("^" + _FENCE.join(map(re.escape, self(text, **values))) + "$")

    def within(self, text: str, **values: object) -> re.Pattern[str]:
        """The text somewhere in a longer one, with fences allowed."""
        return re.compile(_FENCE.join(map(re.escape, self(text, **values))))

    def digits(self, number: str) -> str:
        """A number as it is written in this language."""
        return number.translate(_PERSIAN) if self.language == "fa" else number

    def card(self, card: str) -> str:
        """The name of a card."""
        rank = _RANKS[card[0]] if card[0] in _RANKS else int(card[0])
        return self("card-name", rank=rank, suit=card[1])

    def cards(self) -> dict[str, str]:
        """Every card by its name."""
        return {self.card(rank + suit): rank + suit for suit in SUITS for rank in "AKQJT98765432"}
