"""A person's device in fair dealing: makes a seed for each deal, commits to it, and shows it when all are listed.

No input or output, no randomness of its own: messages come in, messages to be sent come out.
"""

from collections.abc import Callable

from hokm import protocol as p
from hokm.fairness import LENGTH, SIZE, seed_hash


class Device:
    """The seeds of one person at one table. ``entropy`` brings so many unpredictable bytes.

    A seed is shown only for a deal whose chain was told before its hash was asked for, and only once; so whoever deals
    cannot try seeds until a pack pleases.
    """

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        self._entropy = entropy
        self._seeds: dict[tuple[int, int], bytes] = {}
        self._bound: p.Committed | None = None
        self._listed = 0
        #: The match of which something was told otherwise later.
        self._broken: int | None = None

    def hear(self, message: p.ServerMessage, seated: bool) -> list[p.ClientMessage]:
        """What the device has to say after a message; ``seated``: its person has a seat at the table."""
        match message:
            case p.Committed() if self._bound is None or message.match >= self._bound.match:
                if self._is_broken_by(message):
                    self._broken = message.match
                self._bound, self._listed = message, message.listed
            case p.SeedsListed() if self._bound is not None and message.match == self._bound.match:
                self._listed = message.deal
                return [*self._show(message), *self._commit()]
            case _:
                pass
        return self._commit() if seated else []

    def _is_broken_by(self, told: p.Committed) -> bool:
        """Whether a chain is another one than was told before, or comes after the hash for a deal of it."""
        before = self._bound
        if before is None or before.match != told.match:
            return False
        same, added = told.chains[: len(before.chains)], told.chains[len(before.chains) :]
        late = any((told.match, chain.first) in self._seeds for chain in added)
        return told.match_id != before.match_id or same != before.chains or late

    def _show(self, listed: p.SeedsListed) -> list[p.ClientMessage]:
        seed = self._seeds.get((listed.match, listed.deal))
        if listed.match == self._broken or seed is None or (commit := seed_hash(seed).hex()) not in listed.commits:
            return []
        request = f"seed-{listed.match}-{listed.deal}-{commit[:12]}"
        return [p.SeedReveal(id=request, match=listed.match, deal=listed.deal, seed=seed.hex())]

    def _commit(self) -> list[p.ClientMessage]:
        """Once for each deal."""
        if self._bound is None:
            return []
        match, deal = self._bound.match, self._listed + 1
        covered = self._bound.chains[-1].first + LENGTH - 1 if self._bound.chains else 0
        if match == self._broken or (match, deal) in self._seeds or deal > covered:
            return []
        seed = self._seeds[match, deal] = self._entropy(SIZE)
        commit = seed_hash(seed).hex()
        # No request is called as one of an earlier device of this person: the server would answer it as that one.
        request = f"seed-hash-{match}-{deal}-{commit[:12]}"
        return [p.SeedHash(id=request, match=match, deal=deal, commit=commit)]
