"""The seeds of the people on a stage, given by the stage in place of their devices; only the page gives its own."""

from collections.abc import Callable
from hashlib import sha256

from hokm.fairness import seed_hash
from hokm.table import Authority, Person


def seed_of(person: Person, deal: int) -> bytes:
    """The same one every time."""
    return sha256(f"{person} {deal}".encode()).digest()


def give_seeds(authority: Authority, gives_own: Callable[[Person], bool]) -> None:
    """Whatever is asked of people now: the hash for the next deal, and the seed of one that is listed.

    ``gives_own``: the person has a device that speaks for itself.
    """
    ledger, deal = authority.ledger, authority.ledger.listed + 1
    for person in filter(None, (chair.person for chair in authority.gathering.chairs)):
        if not gives_own(person) and ledger.hash_of(person) is None:
            authority.give_hash(person, ledger.match, deal, seed_hash(seed_of(person, deal)))
    if ledger.listed > ledger.closed:
        listed = ledger.deals[-1]
        for whose, commit in zip(listed.people, listed.commits, strict=True):
            seed = seed_of(whose or "", ledger.listed)
            if whose is not None and commit == seed_hash(seed):
                authority.show_seed(whose, ledger.match, ledger.listed, seed)
