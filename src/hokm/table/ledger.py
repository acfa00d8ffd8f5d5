"""What a table has promised, been given and opened of its dealing: the fold of the changes of fair dealing.

The method is written down in docs/fairness.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from hokm.fairness import LENGTH, Chain, Terms, deal_key
from hokm.table import changes as c
from hokm.table.changes import Change, Person


class Begun(NamedTuple):
    """A chain, and the deal that its first link opens. Its ``repr`` tells no link."""

    first: int
    chain: Chain


class Listed(NamedTuple):
    """The seeds for a deal, by seat: whose they are, the hashes that were listed, and the seeds shown since."""

    people: tuple[Person | None, ...]
    commits: tuple[bytes | None, ...]
    reveals: tuple[bytes | None, ...]

    @property
    def missing(self) -> tuple[Person, ...]:
        """Whose seeds are still to come."""
        owed = zip(self.people, self.commits, self.reveals, strict=True)
        return tuple(person for person, commit, reveal in owed if person and commit and reveal is None)


@dataclass(frozen=True, slots=True)
class Ledger:
    """The dealing of one match. ``hashed`` holds the hashes given for the deal to be listed next.

    Of the deals listed so far the first ``closed`` have their packs fixed, and the first ``opened`` are open to all.
    ``deals`` are those after the first ``forgotten`` ones.
    ``coming`` is the dealing of the next match, once this one is over: hashes for it are taken already.
    """

    match: int = 0
    match_id: str = ""
    chains: tuple[Begun, ...] = ()
    hashed: tuple[tuple[Person, bytes], ...] = ()
    deals: tuple[Listed, ...] = ()
    closed: int = 0
    opened: int = 0
    forgotten: int = 0
    coming: "Ledger | None" = None

    @property
    def listed(self) -> int:
        """How many deals have had their hashes listed."""
        return self.forgotten + len(self.deals)

    def seeds(self, deal: int) -> Listed:
        """The seeds for a deal that was listed and is not forgotten."""
        return self.deals[deal - 1 - self.forgotten]

    def forget(self, deals: int) -> "Ledger":
        """Without the seeds of the first so many deals of the match."""
        gone = max(deals - self.forgotten, 0)
        return replace(self, deals=self.deals[gone:], forgotten=self.forgotten + gone)

    def of(self, match: int) -> "Ledger | None":
        """This one, or that of the coming match."""
        return self if match == self.match else self.coming if self.coming and self.coming.match == match else None

    @property
    def covered(self) -> int:
        """The last deal that there is a link for."""
        return self.chains[-1].first + LENGTH - 1 if self.chains else 0

    def hash_of(self, person: Person | None) -> bytes | None:
        """What the person's device gave for the deal to be listed next."""
        return next((commit for whose, commit in self.hashed if whose == person), None)

    def owed(self, deal: int) -> tuple[Person, ...]:
        """Whose seeds for a deal were promised and have not come."""
        return self.seeds(deal).missing

    def hashes_owed(self, person: Person) -> Iterator[tuple[int, int]]:
        """The matches and deals that the person's device may still promise a seed for."""
        for dealing in filter(None, (self, self.coming)):
            if dealing.hash_of(person) is None:
                yield dealing.match, dealing.listed + 1

    def seed_owed(self, person: Person) -> bool:
        """Whether the cards of the last listed deal wait for the seed that the person's device promised."""
        return self.listed > self.closed and person in self.owed(self.listed)

    def link(self, deal: int) -> bytes:
        """The link of a deal. The table's secret until the deal is opened."""
        begun = next(begun for begun in reversed(self.chains) if begun.first <= deal)
        return begun.chain.link(deal - begun.first + 1)

    def key(self, rules_hash: str, deal: int) -> bytes:
        """The key of a deal whose seeds are closed; ValueError for any other. The table's secret too."""
        if not 1 <= deal <= self.closed:
            raise ValueError(f"the seeds of deal {deal} are not closed")
        terms = Terms(self.match_id, bytes.fromhex(rules_hash))
        return deal_key(terms, deal, self.link(deal), self.seeds(deal).reveals)


def entered(ledger: Ledger, change: Change) -> Ledger:
    """The ledger after one more change; most changes are nothing to it."""
    match change:
        case c.ChainBegan():
            begun = Begun(change.first, Chain(change.root, LENGTH))
            if change.match == ledger.match:
                return replace(ledger, chains=(*ledger.chains, begun))
            new = Ledger(change.match, change.match_id, (begun,))
            return replace(ledger, coming=new) if ledger.match else new
        case c.MatchStarted() if ledger.coming is not None:
            return ledger.coming
        case c.SeedHashed() if ledger.coming is not None and change.match != ledger.match:
            return replace(ledger, coming=entered(ledger.coming, change))
        case c.SeedHashed():
            others = tuple(given for given in ledger.hashed if given[0] != change.person)
            return replace(ledger, hashed=(*others, (change.person, change.commit)))
        case c.SeedsListed():
            listed = Listed(change.people, change.commits, (None,) * len(change.people))
            return replace(ledger, deals=(*ledger.deals, listed), hashed=())
        case c.SeedShown():
            last = ledger.deals[-1]
            reveals = (*last.reveals[: change.seat], change.seed, *last.reveals[change.seat + 1 :])
            return replace(ledger, deals=(*ledger.deals[:-1], last._replace(reveals=reveals)))
        case c.SeedsClosed():
            return replace(ledger, closed=change.deal)
        case c.DealsOpened():
            return replace(ledger, opened=change.deal)
        case _:
            return ledger
