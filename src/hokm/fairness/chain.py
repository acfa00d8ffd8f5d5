"""The server's secret of a match: links of a hash chain, told one by one, each bound to the commitment before it."""

from copy import copy
from functools import lru_cache
from hashlib import sha256
from typing import Final

from hokm.fairness.stream import packed

#: The name of the method in records; a change to anything in it gets another name.
METHOD: Final = "hokm-fair-1"
#: How many deals one chain is for.
LENGTH: Final = 4096
#: Bytes of a link, a seed, and a hash.
SIZE: Final = 32
#: One link of so many is kept; those between are worked out again.
_KEPT: Final = 64


#: All that is packed with a link: joined to it, this is the same as packing both.
_BEFORE: Final = packed(f"{METHOD}/chain", bytes(SIZE))[:-SIZE]


def link_before(link: bytes) -> bytes:
    """The link that was told before this one."""
    return sha256(_BEFORE + link).digest()


def leads_to(link: bytes, steps: int, head: bytes) -> bool:
    """Whether a link, hashed so many times, is the head."""
    for _ in range(steps):
        link = link_before(link)
    return link == head


@lru_cache(maxsize=2)
def _links_before(link: bytes, number: int) -> tuple[bytes, ...]:
    """The link and so many before it: deals that follow one another ask for links of one stretch of the chain."""
    links = [link]
    for _ in range(number):
        links.append(sha256(_BEFORE + links[-1]).digest())
    return tuple(links)


class Chain:
    """All links that follow from a root of 32 bytes. Its ``repr`` tells none of them.

    Only every 64th link is kept, so that a server can have one for each of many tables.
    """

    def __init__(self, root: bytes, length: int = LENGTH) -> None:
        if len(root) != SIZE:
            raise ValueError(f"the root of a chain is {SIZE} bytes, not {len(root)}")
        link, kept = root, {length: root}
        for number in range(length - 1, -1, -1):
            link = sha256(_BEFORE + link).digest()
            if number % _KEPT == 0:
                kept[number] = link
        self._kept, self._whole = kept, length
        self._begins, self._ends = 0, length

    @property
    def head(self) -> bytes:
        """The commitment: known to all before any deal."""
        return self._at(self._begins)

    @property
    def length(self) -> int:
        """How many deals it is for."""
        return self._ends - self._begins

    def link(self, number: int) -> bytes:
        """The link of the chain's deal of that number, from 1. A ValueError when the chain is used up."""
        if not 1 <= number <= self.length:
            raise ValueError(f"this chain has links 1 to {self.length}, not {number}")
        return self._at(self._begins + number)

    def part(self, after: int, length: int = LENGTH) -> "Chain":
        """So many of its links as a chain of their own, whose head is the link of that number (0: this chain's head).

        A ValueError where there are not as many.
        """
        if not 0 <= after <= self.length - length:
            raise ValueError(f"this chain has {self.length} links, not {after} and {length} more")
        part = copy(self)
        part._begins, part._ends = self._begins + after, self._begins + after + length
        return part

    def _at(self, number: int) -> bytes:
        above = min(-(-number // _KEPT) * _KEPT, self._whole)
        return _links_before(self._kept[above], min(_KEPT, above))[above - number]

    def __repr__(self) -> str:
        return f"Chain({self.head.hex()[:16]}, {self.length} links)"
