"""Runs inside the page: the library from its archive, and each verdict as a line of JSON."""

import io
import json
import sys
from collections.abc import Iterator

sys.path.insert(0, "/hokm.zip")

from hokm.lab import rerun
from hokm.records import in_pieces
from hokm.records.verify import as_plain, verify


def verdicts(text: str, bots: bool) -> Iterator[str]:
    """The verdict on each match of a record, as `hokm verify --json` prints it."""
    text = text.removeprefix("\ufeff")
    found = verify(in_pieces(io.StringIO(text, newline=None)))
    if bots:
        found = rerun(in_pieces(io.StringIO(text, newline=None)), found)
    for verdict in found:
        yield json.dumps(as_plain(verdict))
