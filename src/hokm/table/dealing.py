"""The fair dealing of a table: its chains, the seeds of its people, and the keys that all chance follows from.

Every step is a change, folded into the ledger; the method is written down in docs/fairness.md.
"""

from collections.abc import Callable, Iterator

from hokm.fairness import SIZE, KeyOf, is_revealed
from hokm.rules import RefusalCode
from hokm.table import changes as c
from hokm.table.changes import Change, Person
from hokm.table.dealer import Dealer
from hokm.table.ledger import Ledger, entered
from hokm.table.refusals import TableRefusal
from hokm.table.setup import TableSetup
from hokm.table.table import Table

#: Brings so many unpredictable bytes: the operating system's, where people play.
Entropy = Callable[[int], bytes]
#: Makes the dealer of a match from the keys of its deals.
NewDealer = Callable[[KeyOf], Dealer]
#: Bytes of the id of a match.
_ID_SIZE = 8


class Dealing:
    """What was promised, given and opened of a table's dealing, and the next step of it.

    ``entropy`` is asked for the root of each chain; all chance of a match follows from its keys.
    """

    def __init__(self, entropy: Entropy, ledger: Ledger) -> None:
        self.ledger = ledger
        self._entropy = entropy
        self._key: tuple[int, int, bytes] | None = None

    def enter(self, change: Change) -> None:
        """Folds one more change of the table."""
        self.ledger = entered(self.ledger, change)

    def forget(self, deals: int) -> None:
        """Forgets the seeds of the first so many deals of the match."""
        self.ledger = self.ledger.forget(deals)

    def is_of(self, match: int) -> bool:
        """Whether this match is dealt from a chain; one that an older program began is not."""
        return self.ledger.match == match

    def key_of(self, setup: TableSetup, deal: int) -> bytes:
        """The key of a deal of the present match. It is asked for again and again."""
        match = setup.match
        if self._key is None or self._key[:2] != (match, deal):
            proved = self.is_of(match)
            key = self.ledger.key(setup.variant.rules_hash, deal) if proved else self._entropy(SIZE)
            self._key = match, deal, key
        return self._key[2]

    def begin_chain(self, match: int, first: int) -> Change:
        """A new chain, whose links open the deals of a match from ``first`` on."""
        match_id = self.ledger.match_id if match == self.ledger.match else self._entropy(_ID_SIZE).hex()
        return c.ChainBegan(match, match_id, first, self._entropy(SIZE))

    def deal_to_come(self, table: Table, match: int) -> int | None:
        """The number of the deal for which a pack, a draw or a lot is due; None where the match has no proof."""
        return table.deal_to_come if self.is_of(match) else None

    def end_deal(self, table: Table, hold: bool) -> Iterator[Change]:
        """The steps at the end of a deal: it is opened, unless ``hold`` makes that wait for the match's end, and the
        end of the match begins the next one's chain. Each step is to be entered before the next is asked for.
        """
        over = table.result is not None
        if self.ledger.opened < table.deals and (over or not hold):
            yield c.DealsOpened(table.deals)
        if over and self.ledger.coming is None:
            yield self.begin_chain(self.ledger.match + 1, 1)

    def list_hashes(self, people: tuple[Person | None, ...]) -> Iterator[Change]:
        """From now on the seeds for the next deal may be shown, and hashes for the one after it given.

        Each step is to be entered before the next is asked for.
        """
        deal = self.ledger.listed + 1
        if self.ledger.covered <= deal:
            yield self.begin_chain(self.ledger.match, deal + 1)
        yield c.SeedsListed(deal, people, tuple(map(self.ledger.hash_of, people)))

    def hash_given(self, person: Person, match: int, deal: int, commit: bytes) -> list[Change]:
        """A device commits to a seed for the deal that is listed next; the last word counts.

        When a match is over, hashes for the first deal of the next one are taken too.
        """
        ledger = self.ledger.of(match)
        if ledger is None or deal != ledger.listed + 1:
            raise TableRefusal(RefusalCode.NOT_NOW, f"hashes for deal {deal} of match {match} are not taken now")
        return [c.SeedHashed(match, deal, person, commit)] if ledger.hash_of(person) != commit else []

    def seed_shown(self, setup: TableSetup, person: Person, match: int, deal: int, seed: bytes) -> list[Change]:
        """A device shows the seed that it committed to, once all hashes are listed and before the cards."""
        ledger = self.ledger
        if match != ledger.match or deal != ledger.listed or deal <= ledger.closed:
            raise TableRefusal(RefusalCode.NOT_NOW, f"seeds for deal {deal} are not taken now")
        listed = ledger.deals[-1]
        if person not in listed.people:
            reason = RefusalCode.NOT_SEATED if setup.seat_of(person) is None else RefusalCode.WRONG_SEED
            raise TableRefusal(reason, "no hash of yours was listed for this deal")
        seat = listed.people.index(person)
        if not is_revealed(seed, listed.commits[seat]):
            raise TableRefusal(RefusalCode.WRONG_SEED, "that is not the seed whose hash was listed")
        return [c.SeedShown(deal, seat, seed)] if listed.reveals[seat] is None else []
