"""All chance of a game follows from one key: how the authority and its computers are given it, in one place."""

import hashlib
import os
from collections.abc import Sequence

from hokm.cards import Rng
from hokm.fairness import SIZE, Stream, seed_hash
from hokm.table import Authority, Entropy, News, Person, TableOpened


def new_key(seed: str | None) -> bytes:
    """The key that a seed stands for; without one a key that nobody can guess."""
    return (
        os.urandom(32)
        if seed is None
        else hashlib.sha256(f"hokm play {seed}".encode(errors="surrogateescape")).digest()
    )


def opened(opening: TableOpened, key: bytes, now: float) -> Authority:
    """A new table."""
    return Authority.opened(opening, _entropy(key, 0), now)


def resumed(news: Sequence[News], key: bytes, now: float) -> Authority:
    """The table again after what happened there."""
    return Authority.resumed(news, _entropy(key, len(news)), now)


def give_seeds(authority: Authority, person: Person, key: bytes) -> bool:
    """What the person's device owes for the next cards, and whether there was anything: this program is the device."""
    ledger = authority.ledger
    if ledger.seed_owed(person):
        authority.show_seed(person, ledger.match, ledger.listed, _seed(key, ledger.match, ledger.listed))
        return True
    for match, deal in ledger.hashes_owed(person):
        authority.give_hash(person, match, deal, seed_hash(_seed(key, match, deal)))
        return True
    return False


def _seed(key: bytes, match: int, deal: int) -> bytes:
    return Stream(key, f"seed/{match}/{deal}").bytes(SIZE)


def pause_rng(authority: Authority, key: bytes) -> Rng:
    """The randomness of a pause."""
    assert authority.table is not None
    return Stream(key, f"pause/{authority.setup.match}/{authority.table.seq}")


def _entropy(key: bytes, after: int) -> Entropy:
    """Bytes that follow from the key. After a game was resumed they are others: no match has an earlier one's cards."""
    return Stream(key, f"entropy/{after}").bytes
