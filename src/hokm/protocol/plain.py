"""Plain requests and their answers, beside the socket."""

from dataclasses import field
from typing import Annotated, Final, Literal

from hokm.cards import Length
from hokm.protocol.replies import Committed, OpenedDeal
from hokm.protocol.view import DealLine
from hokm.protocol.words import Clock, Code, Level, Message, Rules, Text, message
from hokm.rules import RefusalCode
from hokm.views import Speed

#: So many deals are told at once.
MOST_DEALS: Final = 50


@message
class Me(Message):
    """The guest behind the cookie."""

    id: str
    name: str


@message
class NewName(Message):
    """A name to be called by. The server says what is wrong with one that is too long for it."""

    name: Annotated[str, Length(0, 1000)]


@message
class NewTable(Message):
    """A table to be made."""

    variant: Text = "hokm-4"
    rules: Rules = field(default_factory=dict)
    kind: Literal["solo", "private"] = "solo"
    level: Level = "level-2"
    speed: Speed = "normal"
    clock: Clock = 30
    hold: bool = False


@message
class TableMade(Message):
    """Where the table is. A new one tells its chain at once, so that the first deal need not wait for it."""

    code: Code
    committed: Committed | None = None


@message
class DealsTold(Message):
    """Finished deals of a match: their lines of the score sheet and, of those that are open, what they are checked by.

    They are those after the deal numbered ``after``, at most ``MOST_DEALS``; ``deals`` counts all finished ones.
    """

    match: int
    after: int
    deals: int
    sheet: tuple[DealLine, ...]
    opened: tuple[OpenedDeal, ...]


@message
class MyTable(Message):
    """A table that the guest can go on with; ``score`` is own side first."""

    code: Code
    kind: Literal["solo", "private"]
    phase: Literal["lobby", "playing", "over"]
    variant: str
    score: tuple[int, ...]


@message
class HouseRuleValue(Message):
    """A value of a house rule, in words. ``refused`` says why it cannot be chosen beside the other rules.

    A value that ends in ``:N`` stands for that word with any whole number from 1, ``1..`` for any such number.
    """

    value: str
    title: str
    refused: str | None


@message
class HouseRuleNeed(Message):
    """A value of another house rule with which one would change something, in words."""

    name: str
    value: str
    title: str


@message
class HouseRule(Message):
    """A house rule beside the others: its ``value`` now, also in words, what it would be if it were not set, and what
    it may be. ``part`` is the title of the section of the rule card that it changes.

    The ``type`` is bool, integer, choice or set; a set is written sorted and joined by ``+``, and each of its values
    is one of ``values``. Where the rule changes nothing now, ``needs`` are values of others with which it would.
    """

    name: str
    title: str
    part: str
    type: str
    value: str
    words: str
    about: str | None
    default: str
    values: tuple[HouseRuleValue, ...]
    takes_effect: bool
    needs: tuple[HouseRuleNeed, ...]


@message
class PresetInfo(Message):
    """A named set of house rules: what it changes in the game's own."""

    id: str
    title: str
    rules: dict[str, str]


@message
class HouseRules(Message):
    """All house rules of a game as they are set, in words. ``preset`` is the one with which every rule agrees.

    ``length`` says how long a match is.
    """

    length: str
    preset: str | None
    presets: tuple[PresetInfo, ...]
    switches: tuple[HouseRule, ...]


@message
class VariantInfo(Message):
    """A game."""

    id: str
    names: dict[str, str]
    seats: int


@message
class RuleSection(Message):
    """One part of a rule card, in words."""

    title: str
    lines: tuple[str, ...]


@message
class RuleCard(Message):
    """The rules of a game with its house rules, in the words of one language."""

    title: str
    sections: tuple[RuleSection, ...]


@message
class Addresses(Message):
    """Where other devices find this server; ``lan`` says whether they can at all."""

    urls: tuple[str, ...]
    lan: bool


@message
class Problem(Message):
    """Why a plain request failed."""

    code: RefusalCode
    text: str
