"""A fault of a record is told so that it can be found."""

import re

import pytest

from tests.records.test_verify import fair, judged, words


@pytest.mark.parametrize(
    ("pattern", "instead", "said"),
    [
        (r'(?m)^\[RulesHash "\w+"\]\n', "", "the tag is missing; the rules of this record have the hash "),
        (r'"hokm-4"', '"hokm-9"', "line 1: there is no game 'hokm-9'"),
    ],
)
def test_a_fault_is_told_so_that_it_can_be_found(pattern: str, instead: str, said: str) -> None:
    (fault, *_) = judged(re.sub(pattern, instead, fair(), count=1)).faults
    assert fault.text.startswith(said)


def test_players_are_told_once() -> None:
    text, players = fair(1), '[Players "person; person; person; person"]\n'
    assert words(text.replace("\n\n", f"\n{players}\n", 1)) == set()
    assert words(text.replace("\n\n", f"\n{players}{players}\n", 1)) == {(None, "tag")}
