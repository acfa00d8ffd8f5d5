"""The stream of randomness of `hokm-fair-1`: HMAC-SHA256 in counter mode under a label, read as 32-bit words."""

from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import Any

_LENGTH = 4
_NUMBER = 8
_BEFORE_NUMBER = _NUMBER.to_bytes(_LENGTH, "big")
#: How many words there are.
_WORDS = 1 << 32
#: The words of a block, the last one first: they are read from the end of a list.
_words_of = Struct("<8I").unpack
#: HMAC as in RFC 2104: the key filled up to a block, with every byte changed in two ways.
_BLOCK = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def packed(*parts: str | bytes | int) -> bytes:
    """Parts joined so that no two lists give the same bytes: each with its length as 4 bytes before it.

    Texts are UTF-8, numbers 8 bytes, all big-endian.
    """
    joined = b""
    for part in parts:
        if type(part) is int:
            joined += _BEFORE_NUMBER + part.to_bytes(_NUMBER, "big")
        else:
            plain = part.encode() if isinstance(part, str) else bytes(part)
            joined += len(plain).to_bytes(_LENGTH, "big") + plain
    return joined


#: The counter of the first block, packed: most streams need no other.
_FIRST = packed(0)


@lru_cache(maxsize=4)
def _halves(key: bytes) -> tuple[Any, Any]:
    """Both halves of the HMAC under a key, before anything is put in: a deal asks for many streams of one key."""
    block = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
    return sha256(block.translate(_INNER)), sha256(block.translate(_OUTER))


class Stream:
    """Uniform numbers that follow from a key and a label: the same pair always gives the same numbers.

    An ``Rng`` for the core. Whoever holds the key can make every number again; without it none can be told. Nothing is
    worked out before the first number is asked for.
    """

    __slots__ = ("_counter", "_key", "_label", "_words")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        words = self._words
        if not words:
            begun_inner, begun_outer = _halves(self._key)
            inner, outer, label, counter = begun_inner.copy(), begun_outer.copy(), self._label.encode(), self._counter
            inner.update(len(label).to_bytes(_LENGTH, "big") + label + (packed(counter) if counter else _FIRST))
            outer.update(inner.digest())
            self._counter = counter + 1
            words += _words_of(outer.digest()[::-1])
        return words.pop()

    def bytes(self, size: int) -> bytes:
        """So many bytes, as a source of entropy brings them."""
        return bytes(self.below(256) for _ in range(size))

    def below(self, bound: int) -> int:
        """A number in ``0 .. bound-1``, ``bound`` from 1 to 2**32: words that would favour some are passed over."""
        words = self._words
        while True:
            word = words.pop() if words else self.word()
            number = word % bound
            if word - number <= _WORDS - bound:  # a whole run of ``bound`` words fits from there on
                return number
