"""Reading a record: text in, a stream of items out, one match after another, never more than a piece in memory.

The reader is tolerant: what it cannot read becomes an ``Unreadable`` and it goes on behind it. It knows words, not
rules; whether an input is allowed is for ``replay``.
"""

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hokm.cards import PACK_52, NotationError, format_card, parse_card
from hokm.records.tokens import Comment, NotUtf8, Tag, Unreadable, Word, short, tokens
from hokm.rules import (
    ACTION_WORDS,
    CHANCE_WORDS,
    PLAYS,
    Action,
    ChanceInput,
    Seat,
    VariantError,
    parse_action,
    parse_chance,
    takes_cards,
)
from hokm.variants import find_variant, with_rules_text


class Given(NamedTuple):
    """An input: an action with the seat written in front of it (None: not written), or what chance gave.

    ``line`` is that of its first word.
    """

    line: int
    seat: Seat | None
    what: Action | ChanceInput


class MatchClosed(NamedTuple):
    """The record of a match ends here: another begins, or the text is over."""

    line: int


Item = Tag | Given | Comment | Unreadable | MatchClosed


_SEAT: Final = re.compile(r"(\d{1,3}):(.*)")

_CHANCE_LISTS: Final = tuple(word for word, kind in CHANCE_WORDS.items() if takes_cards(kind))
_ONE_WORD_CHANCES: Final = tuple(word for word, kind in CHANCE_WORDS.items() if not takes_cards(kind))
_ACTION_LISTS: Final = tuple(word for word, kind in ACTION_WORDS.items() if takes_cards(kind))
#: Words that open an action of two words: ``call S``, ``announce kot``.
_ARGUMENT: Final = tuple(
    word.split()[0]
    for word, kind in ACTION_WORDS.items()
    if word and word not in _ACTION_LISTS and (kind.argument is not None or " " in word)
)


#: Plays as writers spell them: nearly all words of a record.
_PLAYS: Final = {format_card(play.card): play for play in PLAYS}


def read(pieces: Iterable[str]) -> Iterator[Item]:
    """The items of a record, given its lines (each with its line end): an open text file, or ``in_pieces`` of it."""
    grouping = _Inputs()
    in_match, line, game = False, 1, ""
    for token in tokens(pieces):
        line = token.line
        if isinstance(token, Word):
            items = grouping.word(token)
        elif isinstance(token, Comment):
            items = grouping.comment(token)
        else:
            items = (*grouping.close(), token)
        for item in items:
            if isinstance(item, Tag) and item.name == "Variant":
                if in_match:
                    yield MatchClosed(item.line)
                in_match, game = True, item.value
                grouping.pack_size = _pack_size(game, "")
            elif not in_match and not isinstance(item, Comment | Unreadable):
                in_match = True
                yield Unreadable(item.line, item.line, 'a match begins with its game: [Variant "hokm-4"]')
            elif isinstance(item, Tag) and item.name == "Rules":
                grouping.pack_size = _pack_size(game, item.value)
            yield item
    yield from grouping.close()
    if in_match:
        yield MatchClosed(line)


def read_text(text: str) -> Iterator[Item]:
    """The items of a record held in a string."""
    return read(io.StringIO(text, newline=None))


def problems(text: str) -> list[tuple[int, str]]:
    """Every word and tag of a record that cannot be read: its line and what is wrong with it, in the text's order.

    >>> problems('[Variant "hokm-4"] draw: 9D ZZ AH')
    [(1, "'ZZ' is not a card")]
    """
    found: list[tuple[int, str]] = []
    try:
        found += _problems(text)
    except NotUtf8 as error:
        found.append((1, str(error)))
    return sorted(found, key=lambda problem: problem[0])


def _problems(text: str) -> Iterator[tuple[int, str]]:
    variant = None
    for item in read_text(text):
        if isinstance(item, Unreadable):
            yield item.line, item.reason
        elif isinstance(item, Tag) and item.name in ("Variant", "Rules"):
            try:
                if item.name == "Variant":
                    variant = None
                    variant = find_variant(item.value)
                elif variant is not None:
                    with_rules_text(variant, item.value)
            except ValueError as error:
                yield item.line, str(error)


def _pack_size(game: str, rules: str) -> int:
    try:
        return with_rules_text(find_variant(game), rules).cards_in_deal
    except VariantError:
        return len(PACK_52)


#: A draw that finds nobody goes on through one shuffled pack after another; none goes on through so many.
_MOST_PACKS_DRAWN: Final = 20
#: So many comments within one input are held back until it is complete.
_MOST_HELD: Final = 1_000


@dataclass
class _OpenInput:
    """An input of several words that is still being read. Once it is ``broken`` no more words of it are kept."""

    line: int
    seat: Seat | None
    head: str
    words: list[str] = field(default_factory=list)
    broken: bool = False

    @property
    def is_list(self) -> bool:
        return self.head in _CHANCE_LISTS or self.head in _ACTION_LISTS


class _Inputs:
    """Groups words into inputs. Comments between the words of one input come after it.

    A deal has at most ``pack_size`` cards: in some games the first card played follows at once. In an exchange all
    seats give as many cards as the first: after the last of them the first card played follows.
    """

    def __init__(self) -> None:
        self.open: _OpenInput | None = None
        self.gift_size = 0
        self.held: list[Comment] = []
        self.pack_size = len(PACK_52)

    def comment(self, comment: Comment) -> tuple[Item, ...]:
        if self.open is None:
            return (comment,)
        if len(self.held) == _MOST_HELD:
            return (*self.close(), comment)
        self.held.append(comment)
        return ()

    def word(self, word: Word) -> tuple[Item, ...]:
        """The items that are complete with this word."""
        opened = self.open
        if opened is None:
            play = _PLAYS.get(word.text)
            if play is not None:
                return (Given(word.line, None, play),)
            return self._start(word, None, word.text)
        if not opened.head:
            self.open = None
            return (*self._start(Word(opened.line, word.text), opened.seat, word.text), *self._unhold())
        if not opened.is_list:
            opened.words.append(word.text)
            return self.close()
        is_card = _is_card(word.text)
        if not is_card and _starts_input(word.text):
            return (*self.close(), *self._start(word, None, word.text))
        return self._listed(opened, word, is_card)

    def _listed(self, opened: _OpenInput, word: Word, is_card: bool) -> tuple[Item, ...]:
        """What one more word of a list of cards completes. A list ends at the pack, so that none fills the memory."""
        full = {"deal": self.pack_size, "give": self.gift_size}.get(opened.head, 0)
        most = full or self.pack_size * (_MOST_PACKS_DRAWN if opened.head == "draw" else 1)
        if not is_card:
            told: tuple[Item, ...] = (Unreadable(word.line, opened.line, f"{short(word.text)} is not a card"),)
        elif len(opened.words) == most and not opened.broken:
            told = (Unreadable(word.line, opened.line, f"{opened.head} has more than {most} cards"),)
        else:
            told = ()
        opened.broken |= bool(told)
        if len(opened.words) < most:
            opened.words.append(word.text)
        return (*told, *(self.close() if len(opened.words) == full else ()))

    def close(self) -> tuple[Item, ...]:
        """The input that ends here, if one is open, and the comments within it."""
        opened, self.open = self.open, None
        if opened is None:
            return ()
        if opened.head == "give":
            self.gift_size = self.gift_size or len(opened.words)
        elif opened.head == "deal":
            self.gift_size = 0
        return (*_finished(opened), *self._unhold())

    def _unhold(self) -> tuple[Item, ...]:
        held, self.held = tuple(self.held), []
        return held

    def _start(self, word: Word, seat: Seat | None, text: str) -> tuple[Item, ...]:
        prefix = _SEAT.fullmatch(text) if seat is None else None
        if prefix is not None:
            seat, text = int(prefix[1]), prefix[2]
            if not text:
                self.open = _OpenInput(word.line, seat, "")
                return ()
        head, colon, first = text.partition(":")
        head = head.lower()
        if colon and head in (*_CHANCE_LISTS, *_ONE_WORD_CHANCES) and seat is None:
            self.open = _OpenInput(word.line, None, head)
            return self.word(Word(word.line, first)) if first else ()
        if not colon and head in (*_ARGUMENT, *_ACTION_LISTS):
            self.open = _OpenInput(word.line, seat, head)
            return ()
        return _single(word.line, seat, text)


def _single(line: int, seat: Seat | None, text: str) -> tuple[Item, ...]:
    """An action of one word."""
    try:
        return (Given(line, seat, parse_action(text)),)
    except NotationError as error:
        reason = str(error) if "!" in text else f"{short(text)} is neither a card nor an action"
        return (Unreadable(line, line, reason),)


def _finished(opened: _OpenInput) -> tuple[Item, ...]:
    """An input of several words, all of them read."""
    if opened.broken:
        return ()
    line, seat, head, words = opened.line, opened.seat, opened.head, opened.words
    if not head:
        return (Unreadable(line, line, f"after {seat}: the action is missing"),)
    is_chance = head in _CHANCE_LISTS or head in _ONE_WORD_CHANCES
    if not words:
        return (Unreadable(line, line, f"what follows {head}{':' * is_chance} is missing"),)
    try:
        if is_chance:
            return (Given(line, None, parse_chance(head, " ".join(words))),)
        return (Given(line, seat, parse_action(" ".join([head, *words]))),)
    except NotationError as error:
        return (Unreadable(line, line, str(error)),)


def _is_card(text: str) -> bool:
    try:
        parse_card(text)
    except NotationError:
        return False
    return True


def _starts_input(text: str) -> bool:
    """Whether a word that is no card opens an input, so that it ends the list of cards before it."""
    if _SEAT.fullmatch(text):
        return True
    head, colon, _ = text.lower().partition(":")
    if colon:
        return head in (*_CHANCE_LISTS, *_ONE_WORD_CHANCES)
    if head in (*_ARGUMENT, *_ACTION_LISTS):
        return True
    try:
        parse_action(text)
    except NotationError:
        return False
    return True
