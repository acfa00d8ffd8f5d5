"""Text as other programs and hostile people leave it: spaces, marks, encodings, and lists without an end."""

import io
import re
import tracemalloc

import pytest

from hokm.records import Comment, RecordError, Unreadable, in_pieces, problems, read, read_text, replay_text
from hokm.records.verify import verify
from tests.records.test_reader import HEAD
from tests.records.test_verify import fair, judged

MOST = {"discard": 52, "2:give": 52, "draw:": 20 * 52}


@pytest.mark.slow
@pytest.mark.parametrize("head", ["discard", "2:give", "draw:", "discard ZZ", "draw: ZZ"])
def test_a_list_of_cards_ends_at_the_pack_and_fills_no_memory(head: str) -> None:
    pieces = [HEAD, f"{head} ", *["AS KS QS JS TS " * 400] * 60]
    tracemalloc.start()
    told = [item for item in read(pieces) if isinstance(item, Unreadable)]
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 500_000
    reasons = ["'ZZ' is not a card"] if "ZZ" in head else [f"{head.strip(':2')} has more than {MOST[head]} cards"]
    assert [item.reason for item in told] == reasons


def test_comments_within_an_input_fill_no_memory() -> None:
    pieces = [HEAD, "draw: 9D ", *["{a}" * 1_000] * 60]
    tracemalloc.start()
    comments = sum(isinstance(item, Comment) for item in read(pieces))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert comments == 60_000
    assert most < 1_000_000


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16"])
def test_a_record_in_another_encoding_is_told_to_be_so(encoding: str) -> None:
    text = f"{HEAD}draw: 9D".encode(encoding).decode("utf-8", "replace")
    reason = "this text is in UTF-16, and records are in UTF-8: save it as UTF-8"
    assert problems(text) == [(1, reason)]
    with pytest.raises(RecordError, match=reason):
        list(replay_text(text))


def test_marks_between_files_and_nul_behind_them_change_nothing() -> None:
    text = f"{HEAD}AS\n"
    assert list(read_text(f"{text}\ufeff{text}\0")) == list(read_text(text + text))


@pytest.mark.parametrize("space", ["\t", "\n", "\r\n", "\u00a0", "\u202f", " \t\n   "])
def test_any_white_space_may_stand_between_the_words_of_a_proof(space: str) -> None:
    text = re.sub(r"\{proof .*?\}", lambda found: found[0].replace(" ", space), fair())
    assert text != fair()
    assert judged(text) == judged(fair())


def test_what_programs_leave_between_files_and_behind_them_changes_nothing() -> None:
    joined = f"\ufeff{fair(1)}\ufeff{fair(2)}\0\0\0"
    assert [verdict.holds for verdict in verify(in_pieces(io.StringIO(joined)))] == [True, True]
