"""The words, tags and comments of a record, read off its lines one after another."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TextIO

#: The longest stretch of text handled at once, and the most that is kept of a comment, in characters.
PIECE: Final = 1 << 16
#: A tag longer than this is none.
LONGEST_TAG: Final = 1 << 20


class Tag(NamedTuple):
    """``[Name "value"]``."""

    line: int
    name: str
    value: str


class Comment(NamedTuple):
    """The text of ``{...}`` or of a line that opens with ``;``."""

    line: int
    text: str


class Unreadable(NamedTuple):
    """A word or tag that cannot be read, with its line; ``start`` is the line of the input that it stands in."""

    line: int
    start: int
    reason: str


class Word(NamedTuple):
    """A stretch of signs without spaces, brackets or braces."""

    line: int
    text: str


class NotUtf8(ValueError):
    """The text is in another encoding than UTF-8. The message says which one and what to do."""


_TAG: Final = re.compile(r'\[\s*([A-Za-z]\w*)\s+"([^"]*)"\s*\]')
_TAG_WITH_QUOTES: Final = re.compile(r'\[\s*([A-Za-z]\w*)\s+"(.*)"\s*\]\s*$')
_WORD: Final = re.compile(r"[^\s{\[]+")
_PLAIN_WORD: Final = re.compile(r"\s*([^\s{\[;][^\s{\[]*)")


#: How UTF-16 begins when it is read as UTF-8: its mark perhaps, and every other character is NUL.
_UTF_16: Final = re.compile("(\ufffd\ufffd)?(\0[^\0]\0[^\0]|[^\0]\0[^\0]\0)")


def in_pieces(stream: TextIO) -> Iterator[str]:
    """The lines of a stream; one of enormous length comes in several pieces, cut between words, never in a tag."""
    rest = ""
    while piece := stream.readline(PIECE):
        piece, rest = rest + piece, ""
        if len(piece) >= PIECE and not piece.endswith("\n"):
            cut = _cut(piece)
            piece, rest = piece[:cut], piece[cut:]
        if piece:
            yield piece
    if rest:
        yield rest


def _cut(piece: str) -> int:
    """Where a stretch of a longer line ends best: before a tag that is not closed yet, else behind the last space."""
    tag = piece.rfind("[")
    if piece.find("]", tag) < 0 <= tag and len(piece) - tag < LONGEST_TAG:
        return tag
    words = piece.rsplit(None, 1)
    return len(piece) if piece[-1].isspace() or len(words) < 2 else len(piece) - len(words[1])


def tokens(pieces: Iterable[str]) -> Iterator[Word | Tag | Comment | Unreadable]:
    """The tokens of a record, given its lines or pieces of lines. Raises NotUtf8 where these are in UTF-16."""
    line, at_start = 1, True
    comment: _OpenComment | None = None
    for piece in _cleaned(pieces):
        at, end = 0, len(piece)
        while at < end:
            if comment is not None:
                stop = piece.find(comment.closed_by, at)
                comment.add(piece[at : end if stop < 0 else stop])
                if stop < 0:
                    break
                yield comment.done()
                # The line's end after a `;` comment is left in place: it is what ends the line.
                at = stop + (comment.closed_by == "}")
                comment = None
                continue
            plain = _PLAIN_WORD.match(piece, at)
            if plain is not None:
                yield Word(line, plain[1])
                at, at_start = plain.end(), False
                continue
            sign = piece[at]
            if sign.isspace():
                at += len(piece) - at - len(piece[at:].lstrip())
                continue
            if sign == "{" or (sign == ";" and at_start):
                comment = _OpenComment(line, "}" if sign == "{" else "\n")
                at += 1
            elif sign == "[":
                token, at = _tag(piece, at, line)
                yield token
            else:
                found = _WORD.match(piece, at)
                assert found is not None
                yield Word(line, found[0])
                at = found.end()
            at_start = False
        if piece.endswith("\n"):
            if comment is not None and comment.closed_by == "\n":
                yield comment.done()
                comment = None
            line += 1
            at_start = True
    if comment is not None:
        yield comment.done() if comment.closed_by == "\n" else Unreadable(comment.line, comment.line, _NEVER_CLOSED)


def _cleaned(pieces: Iterable[str]) -> Iterator[str]:
    """The pieces without what programs leave behind: byte-order marks where files were joined, NUL at the end."""
    at_start = True
    for piece in pieces:
        if "\0" in piece or "\ufeff" in piece:
            if at_start and _UTF_16.match(piece):
                raise NotUtf8("this text is in UTF-16, and records are in UTF-8: save it as UTF-8")
            piece = piece.replace("\0", " ").replace("\ufeff", "")
        at_start = False
        yield piece


_NEVER_CLOSED: Final = "the comment that opens here with { is never closed with }"


def _tag(piece: str, at: int, line: int) -> tuple[Tag | Unreadable, int]:
    """A tag and where the text goes on behind it. Names may hold quotation marks: then the last one closes."""
    found = _TAG.match(piece, at) or _TAG_WITH_QUOTES.match(piece, at)
    if found is None:
        return Unreadable(line, line, f'{short(piece[at:])} is not a tag: a tag is written [Name "value"]'), len(piece)
    return Tag(line, found[1].capitalize() if found[1].lower() in _KNOWN_TAGS else found[1], found[2]), found.end()


_KNOWN_TAGS: Final = ("variant", "rules", "seats")


def short(text: str) -> str:
    """A word as messages quote it, never long."""
    text = " ".join(text.split())
    return repr(text if len(text) <= 40 else f"{text[:40]}...")


def harmless(text: str, most: int = 400) -> str:
    """A message that quotes what was given, as a terminal may show it: no sign that steers anything, and not long."""
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[: most + 1])
    return shown if len(text) <= most else f"{shown[:most]}..."


@dataclass
class _OpenComment:
    line: int
    closed_by: str
    parts: list[str] = field(default_factory=list)
    length: int = 0

    def add(self, text: str) -> None:
        if self.length < PIECE:
            self.parts.append(text[: PIECE - self.length])
            self.length += len(text)

    def done(self) -> Comment:
        return Comment(self.line, "".join(self.parts).strip())
