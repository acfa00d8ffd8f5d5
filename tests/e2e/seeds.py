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
    ledger = authority.ledger
    for person in filter(None, (chair.person for chair in authority.setup.chairs)):
        if gives_own(person):
            continue
        for match, deal in ledger.hashes_owed(person):
            authority.give_hash(person, match, deal, seed_hash(seed_of(person, deal)))
        seed = seed_of(person, ledger.listed)
        if ledger.seed_owed(person) and seed_hash(seed) in ledger.deals[-1].commits:  # else its device promised another
            authority.show_seed(person, ledger.match, ledger.listed, seed)
