"""The stream of randomness of `hokm-fair-1`: HMAC-SHA256 in counter mode under a label, read as 32-bit words."""

import hmac
from struct import unpack

_LENGTH = 4
_NUMBER = 8


def packed(*parts: str | bytes | int) -> bytes:
    """Parts joined so that no two lists give the same bytes: each with its length as 4 bytes before it.

    Texts are UTF-8, numbers 8 bytes, all big-endian.
    """
    joined = bytearray()
    for part in parts:
        if isinstance(part, str):
            part = part.encode()
        elif isinstance(part, int):
            part = part.to_bytes(_NUMBER, "big")
        joined += len(part).to_bytes(_LENGTH, "big") + part
    return bytes(joined)


class Stream:
    """Uniform numbers that follow from a key and a label: the same pair always gives the same numbers.

    An ``Rng`` for the core. Whoever holds the key can make every number again; without it none can be told.
    """

    __slots__ = ("_counter", "_key", "_prefix", "_words")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._prefix = packed(label) + _NUMBER.to_bytes(_LENGTH, "big")
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        if not self._words:
            block = hmac.digest(self._key, self._prefix + self._counter.to_bytes(_NUMBER, "big"), "sha256")
            self._counter += 1
            self._words.extend(reversed(unpack(">8I", block)))
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number in ``0 .. bound-1``, ``bound`` from 1 to 2**32: words that would favour some are passed over."""
        limit = (1 << 32) // bound * bound
        words = self._words
        while True:
            word = words.pop() if words else self.word()
            if word < limit:
                return word % bound
