"""A game in a file: a heading, then every item of the table's log, one JSON object a line, on the disk before it is
shown. A last line that was cut off is left out when the file is read again; nobody has seen what it told.
"""

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple, Self

from hokm.table import News, Written, read_news, write_news

FORMAT = "hokm-play-1"
ENDING = ".jsonl"
#: How a line begins that tells of people, not of cards.
_BEFORE_CARDS = '{"first":null,'
#: How the first and the last event of a match are spelled within a line.
_MATCH_STARTED, _MATCH_ENDED = '\\"type\\":\\"match-started\\"', '\\"type\\":\\"match-ended\\"'


class CannotKeep(Exception):
    """The game cannot be written, or not be read again: one line for people."""


class Heading(NamedTuple):
    """What is known of a game besides its log: the key of all chance, and the language."""

    key: bytes
    language: str


class Kept:
    """The file of one game, open for writing. Only one program at a time may have it so."""

    def __init__(self, path: Path, stream: IO[bytes]) -> None:
        self.path = path
        self._stream = stream
        _lock(stream, path)

    @classmethod
    def new(cls, folder: Path, heading: Heading) -> Self:
        """A new file; no game that is there already is touched."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path, stream = _new_file(folder)
        except OSError as error:
            raise CannotKeep(f"the game cannot be kept in {folder}: {error.strerror}") from None
        kept = cls(path, stream)
        kept._write([{"format": FORMAT, "key": heading.key.hex(), "language": heading.language}])
        return kept

    @classmethod
    def again(cls, path: Path) -> tuple[Self, Heading, list[News]]:
        """A game that goes on: its file, and what stands in it."""
        try:
            kept = cls(path, path.open("r+b", buffering=0))
        except OSError as error:
            raise CannotKeep(f"{path} cannot be read: {error.strerror}") from None
        try:
            heading, news = kept._read_all()
        except OSError as error:
            kept.close()
            raise CannotKeep(f"{path} cannot be read: {error.strerror}") from None
        except (ValueError, KeyError, TypeError, AssertionError) as error:
            kept.close()
            raise CannotKeep(f"{path} is not a game that can be gone on with: {error}") from None
        return kept, heading, news

    def _read_all(self) -> tuple[Heading, list[News]]:
        """What stands in the file. A line that was cut off is taken out, so that the next one begins a line."""
        text = self._stream.read()
        whole = text.rfind(b"\n") + 1
        read = _read(text[:whole].decode("utf-8"))
        self._stream.truncate(whole)
        self._stream.seek(whole)
        return read

    def keep(self, news: Iterable[News]) -> None:
        """Writes what happened, and returns once it is on the disk."""
        self._write([write_news(item)._asdict() for item in news])

    def keep_record(self, match: int, text: str) -> Path | None:
        """Writes the record of a match beside the game; its file, or None where that cannot be."""
        path = self.path.with_name(f"{self.path.stem}-match{match}.hokm")
        try:
            path.write_text(text, "utf-8")
        except OSError:  # the game itself is safe, and the record can be made of it
            return None
        return path

    def close(self) -> None:
        """Nothing more is written."""
        self._stream.close()

    def _write(self, items: list[dict[str, object]]) -> None:
        if not items:
            return
        text = "".join(f"{json.dumps(item, separators=(',', ':'), ensure_ascii=False)}\n" for item in items)
        try:
            self._stream.write(text.encode())
            os.fsync(self._stream.fileno())
        except OSError as error:
            raise CannotKeep(f"the game cannot be kept in {self.path}: {error.strerror}") from None


def newest_unfinished(folder: Path) -> Path | None:
    """The game that was played last and is not over."""
    with contextlib.suppress(OSError):
        paths = sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        return next((path for path in paths if not _is_over(path)), None)
    return None


def _is_over(path: Path) -> bool:
    """Whether the last match in it has ended, or nobody has seen anything of one. What cannot be read is not over."""
    text = path.read_text("utf-8", "replace")
    begun = text.count(_MATCH_STARTED)
    if begun:
        return begun == text.count(_MATCH_ENDED)
    lines = text[: text.rfind("\n") + 1].splitlines()[1:]
    return all(line.startswith(_BEFORE_CARDS) for line in lines) and (not text or FORMAT in text)


def _new_file(folder: Path) -> tuple[Path, IO[bytes]]:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for name in _names(stamp):
        with contextlib.suppress(FileExistsError):
            path = folder / f"{name}{ENDING}"
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)  # it tells all cards
            return path, os.fdopen(handle, "r+b", buffering=0)
    raise AssertionError("there is always another name")


def _names(stamp: str) -> Iterator[str]:
    yield stamp
    number = 2
    while True:
        yield f"{stamp}-{number}"
        number += 1


def _read(text: str) -> tuple[Heading, list[News]]:
    lines = text.splitlines()
    if not lines:
        raise ValueError("it is empty")
    first = json.loads(lines[0])
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise ValueError(f"it does not begin as {FORMAT} does")
    heading = Heading(bytes.fromhex(first["key"]), str(first["language"]))
    news: list[News] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            news.append(read_news(Written(**json.loads(line))))
        except (ValueError, TypeError, KeyError):
            raise ValueError(f"line {number} cannot be understood") from None
    return heading, news


def _lock(stream: IO[bytes], path: Path) -> None:
    if sys.platform == "win32":
        return  # there a file that another program writes to is not shared by default
    import fcntl

    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        stream.close()
        raise CannotKeep(f"the game in {path} goes on in another terminal; close it there first") from None
