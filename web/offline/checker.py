"""Runs inside the page: the library from its archive, and each verdict as a line of JSON."""

import io
import json
import sys
from collections.abc import Iterator

sys.path.insert(0, "/hokm.zip")

from hokm.lab import rerun
from hokm.records import NotUtf8, in_pieces
from hokm.records.verdict import Fault, Verdict, as_plain
from hokm.records.verify import verify


def verdicts(text: str, bots: bool) -> Iterator[str]:
    """The verdict on each match of a record, as `hokm verify --json` prints it."""
    found = verify(in_pieces(io.StringIO(text, newline=None)))
    if bots:
        found = rerun(in_pieces(io.StringIO(text, newline=None)), found)
    try:
        for verdict in found:
            yield json.dumps(as_plain(verdict))
    except NotUtf8 as error:
        yield json.dumps(as_plain(Verdict(1, False, "", 0, 0, (Fault(None, "illegal", str(error)),))))
