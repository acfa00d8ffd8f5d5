"""The server's secret of a match: links of a hash chain, told one by one, each bound to the commitment before it."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from hokm.fairness.stream import packed

#: The name of the method in records; a change to anything in it gets another name.
METHOD: Final = "hokm-fair-1"
#: How many deals one chain is for.
LENGTH: Final = 4096
#: Bytes of a link, a seed, and a hash.
SIZE: Final = 32


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


class Chain:
    """All links that follow from a root of 32 bytes. Its ``repr`` tells none of them."""

    def __init__(self, root: bytes, length: int = LENGTH) -> None:
        if len(root) != SIZE:
            raise ValueError(f"the root of a chain is {SIZE} bytes, not {len(root)}")
        links = [root]
        for _ in range(length):
            links.append(link_before(links[-1]))
        links.reverse()
        self._links: Sequence[bytes] = links

    @property
    def head(self) -> bytes:
        """The commitment: known to all before any deal."""
        return self._links[0]

    def link(self, number: int) -> bytes:
        """The link of the chain's deal of that number, from 1. A ValueError when the chain is used up."""
        if not 1 <= number < len(self._links):
            raise ValueError(f"this chain has links 1 to {len(self._links) - 1}, not {number}")
        return self._links[number]

    def __repr__(self) -> str:
        return f"Chain({self.head.hex()[:16]}, {len(self._links) - 1} links)"
