"""The stream of randomness against its definition, worked out the long way."""

import hmac
from collections.abc import Iterator
from itertools import count, islice

import pytest

from hokm.fairness import Stream, packed


def words_of(key: bytes, label: str) -> Iterator[int]:
    """HMAC-SHA256 of the packed label and a counter, read as big-endian words of 32 bits."""
    for counter in count():
        block = hmac.digest(key, packed(label, counter), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")


def numbers_of(words: Iterator[int], bound: int) -> Iterator[int]:
    """Words below the highest multiple of the bound, by their remainder."""
    return (word % bound for word in words if word < (1 << 32) // bound * bound)


KEYS = pytest.mark.parametrize("key", [b"", b"k", bytes(range(32)), b"x" * 64, b"x" * 65, b"y" * 200])


@KEYS
@pytest.mark.parametrize("label", ["", "deals", "بازی"])
def test_words_are_those_of_the_definition(key: bytes, label: str) -> None:
    stream = Stream(key, label)
    assert [stream.word() for _ in range(100)] == list(islice(words_of(key, label), 100))


@pytest.mark.parametrize("bound", [1, 2, 3, 52, 1 << 16, 3 << 30, (1 << 31) + 1, (1 << 32) - 1, 1 << 32])
def test_numbers_below_a_bound_pass_over_the_words_that_would_favour_some(bound: int) -> None:
    stream = Stream(b"key", "numbers")
    assert [stream.below(bound) for _ in range(60)] == list(islice(numbers_of(words_of(b"key", "numbers"), bound), 60))


def test_parts_are_packed_with_their_lengths() -> None:
    assert packed("ab", b"\x00", 258) == b"\0\0\0\2ab\0\0\0\1\0\0\0\0\x08\0\0\0\0\0\0\1\2"
