"""An evening at a table: people, computers and a clock that a test moves by hand."""

from collections.abc import Callable, Iterable
from hashlib import sha256

from hokm.bots import find_bot
from hokm.fairness import Stream, seed_hash
from hokm.rules import Action, PlayCard, Seats
from hokm.table import Authority, Chair, Entropy, News, Table, TableOpened, chosen_by, read_news, write_news

BY_LOT = (("first-caller-method", "random"),)


def entropy_of(seed: str) -> Entropy:
    """Bytes that all follow from a text."""
    return Stream(seed.encode(), "entropy").bytes


def seed_of(person: str, deal: int) -> bytes:
    """What the person's device makes for a deal."""
    return sha256(f"{person} {deal}".encode()).digest()


class Evening:
    """A table with people named ``ann``, ``ben`` ... Nothing happens but by ``tick`` and what they do.

    Their devices give their seeds at once; those of people in ``silent`` give nothing, those of people in ``breaking``
    hashes and no seeds.
    """

    def __init__(
        self,
        *people: str,
        clock: int = 30,
        rules: tuple[tuple[str, str], ...] = BY_LOT,
        kind: str = "private",
        seed: str = "",
        silent: Iterable[str] = (),
        game: str = "hokm-4",
    ) -> None:
        people = people or ("ann",)
        self.now = 1000.0
        self.seed = seed
        opening = TableOpened(
            kind="solo" if kind == "solo" else "private",
            host=people[0],
            variant=game,
            rules=rules,
            level="random",
            clock=clock,
            fill=True,
            speed="normal",
        )
        self.authority = Authority.opened(opening, entropy_of(seed), self.now)
        self.log: list[News] = []
        self.people = people
        self.here: set[str] = set()
        self.silent: set[str] = set(silent)
        self.breaking: set[str] = set()
        for seat, person in enumerate(people):
            self.arrive(person)
            if seat:
                self.authority.sit(person, seat)
        self.keep()

    def keep(self) -> list[News]:
        """Keeps what happened, as the server would, through its text."""
        news = self.authority.take_news()
        assert [read_news(write_news(item)) for item in news] == news
        self.log += news
        return news

    def start(self) -> "Evening":
        """The host starts; the cards are dealt."""
        if self.authority.setup.phase == "lobby":
            self.authority.start(self.people[0], self.now)
        self.settle()
        return self

    def settle(self) -> None:
        """All that is due now."""
        self.use_devices()
        while self.authority.wake(self.now):
            self.keep()
            self.use_devices()
        self.keep()

    def use_devices(self) -> None:
        """What the devices of those who are here have to give."""
        ledger, setup = self.authority.ledger, self.authority.setup
        for person in self.here - self.silent:
            if setup.seat_of(person) is None:
                continue
            for match, deal in ledger.hashes_owed(person):
                self.authority.give_hash(person, match, deal, seed_hash(seed_of(person, deal)))
            if ledger.seed_owed(person) and person not in self.breaking:
                self.authority.show_seed(person, ledger.match, ledger.listed, seed_of(person, ledger.listed))

    def tick(self, seconds: float) -> None:
        """Time passes; what is due on the way is done when it is due."""
        end = self.now + seconds
        self.settle()
        while (due := self.authority.deadline()) is not None and due <= end:
            self.now = max(self.now, due)
            self.settle()
        self.now = end
        self.settle()

    def arrive(self, person: str) -> None:
        """The person's socket opens."""
        self.here.add(person)
        self.authority.arrive(person, self.now)
        self.settle()

    def depart(self, person: str) -> None:
        """The person's socket closes."""
        self.here.discard(person)
        self.authority.depart(person, self.now)
        self.settle()

    @property
    def table(self) -> Table:
        """The match."""
        assert self.authority.table is not None
        return self.authority.table

    @property
    def in_turn(self) -> int | None:
        """The first seat awaited."""
        awaited = self.table.awaited()
        return awaited.seats[0] if isinstance(awaited, Seats) else None

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do."""
        return self.table.turn(seat)[1]

    def step(self) -> None:
        """Whoever is in turn does the first thing he may, or the break passes."""
        seat = self.in_turn
        if seat is None:
            self.tick(8.0)
        elif self.authority.computer_due() == seat:
            self.computer_acts(seat)
        else:
            person = self.authority.setup.chairs[seat].person
            assert person is not None
            self.authority.act(person, self.legal(seat)[0], self.table.seq, self.now)
        self.settle()

    def computers_act(self) -> None:
        """Until it is a person's turn, or nobody's."""
        while (seat := self.authority.computer_due()) is not None:
            self.computer_acts(seat)
            self.settle()

    def computer_acts(self, seat: int) -> None:
        """The computer of the table's level chooses and acts."""
        bot, view = find_bot(self.authority.setup.level), self.table.observation(seat)
        choice = bot.choose(self.table.variant, view, 0, self.authority.choice_rng(seat))
        chosen = chosen_by(bot, choice, view)
        assert self.authority.computer_acts(seat, choice.action, self.table.seq, self.now, chosen) is None

    def until(self, condition: Callable[["Evening"], bool], steps: int = 20_000) -> "Evening":
        """Plays on until something is so."""
        for _ in range(steps):
            if condition(self):
                return self
            self.step()
        raise AssertionError("it never came to that")

    def until_turn_of(self, person: str) -> "Evening":
        """Plays on until it is the person's turn to play a card."""
        return self.until(
            lambda evening: (
                evening.in_turn == evening.seat_of(person)
                and isinstance(evening.legal(evening.seat_of(person))[0], PlayCard)
            )
        )

    def until_break(self) -> "Evening":
        """Plays on to the end of a deal that is not the last."""
        return self.until(lambda evening: evening.authority.setup.between)

    def until_over(self) -> "Evening":
        """Plays on to the end of the match."""
        return self.until(lambda evening: evening.authority.setup.phase == "over")

    def seat_of(self, person: str) -> int:
        """The person's seat."""
        seat = self.authority.setup.seat_of(person)
        assert seat is not None
        return seat

    def chair(self, person: str) -> Chair:
        """The person's chair."""
        return self.authority.setup.chairs[self.seat_of(person)]

    def crash(self) -> None:
        """The process ends and comes back: what was kept is all there is, and nobody is there yet."""
        self.keep()
        self.here.clear()
        self.authority = Authority.resumed(self.log, entropy_of(self.seed + "again"), self.now)
