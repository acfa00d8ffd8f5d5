"""An evening as one person's page is told of it: every message from the first greeting on, as the server sends it."""

import random
from typing import Any

from hokm import protocol as p
from hokm.client import Device
from hokm.rules import Action, TurnUp
from hokm.server.describe import PACING, Happenings, ProofTold, Turns, proof_messages, snapshot, table_info
from hokm.server.requests import carry_out
from hokm.table import Authority
from tests.table.evening import Evening, entropy_of

PAGE = "ann"


class Watched(Evening):
    """Ann's page is told everything, and her device answers; people and computers do whatever they may, by lot."""

    def __init__(self, *people: str, rules: tuple[tuple[str, str], ...], seed: str = "1") -> None:
        #: What the page was told, and what its device was told of its own requests, in order.
        self.messages: list[dict[str, Any]] = []
        #: What the device asked for.
        self.requests: list[dict[str, Any]] = []
        self.seeds: list[str] = []
        self._rng = random.Random(seed)
        self._entropy = entropy_of(f"page {seed}")
        self._device = Device(self._new_seed)
        self._told, self._proof = (-1, -1, 0), ProofTold()
        super().__init__(*people, rules=rules, seed=seed, silent={PAGE})
        self.silent.add(PAGE)

    def _new_seed(self, size: int) -> bytes:
        seed = self._entropy(size)
        self.seeds.append(seed.hex())
        return seed

    def legal(self, seat: int) -> tuple[Action, ...]:
        """In any order, but a card is turned up wherever that may be."""
        actions = list(super().legal(seat))
        self._rng.shuffle(actions)
        return tuple(sorted(actions, key=lambda action: not isinstance(action, TurnUp)))

    def use_devices(self) -> None:
        """Ann's device speaks for itself."""
        super().use_devices()
        if self.authority.setup.seat_of(PAGE) is None:
            return
        while requests := [word for message in self._news() for word in self._device.hear(message, True)]:
            for request in requests:
                asked = {name: said for name, said in p.CLIENT.plain(request).items() if name != "id"}
                self.requests.append(asked)
                assert isinstance(request, p.SeedHash | p.SeedReveal)
                if carry_out(self.authority, PAGE, request, self.now) is None:
                    self.messages.append({"type": "taken", "request": asked})

    def welcome(self) -> None:
        """The page comes anew: a snapshot, and all promises again."""
        self._told = (-1, -1, 0)
        self.use_devices()

    def _news(self) -> list[Any]:
        """What is new to the page."""
        news: list[Any] = []
        match, chair, seq = self._told
        seat = self.seat_of(PAGE)
        table = self.authority.table
        now = 0 if table is None else table.seq
        if (match, chair) != (self.authority.setup.match, seat):
            news.append(welcome(self.authority, seat, self.now))
            self._proof = ProofTold()
        elif table is not None and now > seq:
            news.append(Happenings(table).message(seat, seq, Turns(self.authority, table, self.now).of(seat)))
        self._told = self.authority.setup.match, seat, now
        proof, self._proof = proof_messages(self.authority, self._proof)
        news += proof
        self.messages += [p.SERVER.plain(message) for message in news]
        return news


def welcome(authority: Authority, seat: int, now: float) -> p.Welcome:
    """The whole table for one seat."""
    table = authority.table
    begun = table is not None and table.seq > 0
    return p.Welcome(
        protocol=p.PROTOCOL,
        table=table_info("k7f3m9", authority, PAGE, lambda person: (person, person), now),
        pacing=PACING,
        viewer=seat,
        seq=0 if table is None else table.seq,
        kept=0,
        view=snapshot(authority, table, seat) if table is not None and begun else None,
        turn=Turns(authority, table, now).of(seat) if table is not None and begun else None,
    )
