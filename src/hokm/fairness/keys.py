"""The key of a deal: made of the server's link and everybody's seeds, so that nobody alone could choose it."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from hokm.fairness.chain import METHOD, SIZE
from hokm.fairness.stream import packed

#: Stands for the seed of a computer, of somebody who gave none, and of one whose seed has another hash.
NONE: Final = "none"


def seed_hash(seed: bytes) -> bytes:
    """What a device tells of its seed before all have told theirs."""
    return sha256(seed).digest()


def is_revealed(seed: bytes | None, commit: bytes | None) -> bool:
    """Whether a seed is the one that was committed to."""
    return seed is not None and commit is not None and len(seed) == SIZE and seed_hash(seed) == commit


class Terms(NamedTuple):
    """What all keys of a match share: its id, and the hash of its rules as 32 bytes."""

    match_id: str
    rules_hash: bytes


def deal_key(terms: Terms, deal: int, link: bytes, seeds: Sequence[bytes | None]) -> bytes:
    """The key of a deal, counted from 1. ``seeds`` are those of the seats in order; None stands for ``none``."""
    parts = [NONE if seed is None else seed for seed in seeds]
    message = packed(f"{METHOD}/key", terms.match_id, deal, terms.rules_hash, *parts)
    return hmac.digest(link, message, "sha256")
