"""Match records as text: reading (tolerant, streaming), writing and replaying them.

What for: keeping a match for ever in the notation that people and programs share.
What not: no files opened here, no network, no randomness; callers bring text and take text.
Who may call: analysis, table, server, lab and command line.
"""

from hokm.records.reader import (
    Given,
    Item,
    MatchClosed,
    problems,
    read,
    read_text,
)
from hokm.records.replay import RecordError, replay, replay_text
from hokm.records.report import Line, decision_line, result_lines, unfinished_line
from hokm.records.tokens import Comment, NotUtf8, Tag, Unreadable, harmless, in_pieces
from hokm.records.writer import Recorder, format_names, format_tag, write

__all__ = [
    "Comment",
    "Given",
    "Item",
    "Line",
    "MatchClosed",
    "NotUtf8",
    "RecordError",
    "Recorder",
    "Tag",
    "Unreadable",
    "decision_line",
    "format_names",
    "format_tag",
    "harmless",
    "in_pieces",
    "problems",
    "read",
    "read_text",
    "replay",
    "replay_text",
    "result_lines",
    "unfinished_line",
    "write",
]
