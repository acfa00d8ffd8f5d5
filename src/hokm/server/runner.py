"""Drives one table: one job at a time, kept before it is shown, shown to each as he may see it.

Everything that touches the table is a job in its mailbox, so nothing is ever seen half done or not yet kept.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable

from hokm import protocol as p
from hokm.server import describe, requests
from hokm.server.bot_scheduler import BotScheduler
from hokm.server.connection import DONE, RESTARTING, Connection
from hokm.server.describe import Happenings, ProofTold, Turns
from hokm.server.journal import REMEMBERED, Journal
from hokm.server.logs import fault, note
from hokm.server.pace import FLOOR, TEMPI, showing_time
from hokm.server.services import Services
from hokm.store import Fenced, StoreError
from hokm.table import Authority, Ledger, Person, TableSetup
from hokm.views import SPECTATOR

Job = Callable[[], Awaitable[None]]
#: After a fault of the store the table tries again by itself.
RETRY = 1.0
#: Refusals for a reason that passes: the same request may well be carried out when it comes again.
PASSING = {p.RefusalCode.BUSY, p.RefusalCode.INTERNAL, p.RefusalCode.TOO_FAST}


class Runner:
    """One table with its sockets, its clock and its computers."""

    def __init__(
        self, code: str, services: Services, journal: Journal, authority: Authority, forget: Callable[["Runner"], None]
    ) -> None:
        self.code = code
        self.ended = False
        self.authority = authority
        self.services = services
        self._journal = journal
        self._forget = forget
        self._loop = asyncio.get_running_loop()
        self._connections: dict[Person, Connection] = {}
        self._refusals: dict[Person, OrderedDict[str, p.Refused]] = {}
        self._jobs: deque[tuple[Job, Connection | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None
        self._bots = BotScheduler(self)
        #: What everybody was told last: of the table, and of the match.
        self._version = 0
        self._told: tuple[TableSetup, frozenset[Person]] | None = None
        self._published: tuple[int, int, int, Ledger | None] = (-1, -1, -1, None)
        self._told_match = authority.setup.match
        self._told_seq = 0 if authority.table is None else authority.table.seq
        #: When the turn began, and until when the people are shown what happened.
        self._turn_began = self.now
        self.shown_at = self.now
        self._plan_end()

    @property
    def now(self) -> float:
        """The table's clock."""
        return self._loop.time()

    def post(self, job: Job, connection: Connection | None = None) -> None:
        """Puts a job in the mailbox; ``connection`` is the socket that it is for."""
        self._jobs.append((job, connection))
        if self._worker is None:
            self._worker = self._loop.create_task(self._work())

    def wake(self) -> None:
        """Does what is due by now."""
        self.post(_nothing)

    async def stop(self) -> None:
        """Lets the table rest; all that matters is kept."""
        self.ended = True
        self._bots.stop()
        for timer in (self._timer, self._end_timer):
            if timer is not None:
                timer.cancel()
        for connection in self._connections.values():
            connection.close(RESTARTING)
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    # -------------------------------------------------------------------------------------------------- sockets

    def attach(self, connection: Connection, hello: p.Hello) -> None:
        """A socket of a person; it takes the place of an earlier one."""
        self.post(lambda: self._attach(connection, hello), connection)

    def detach(self, connection: Connection) -> None:
        """The socket is gone."""
        self.post(lambda: self._detach(connection))

    def ask(self, connection: Connection, request: requests.Request) -> None:
        """A request of the person behind a socket. A card is passed on no sooner than the floor after the turn."""
        wait = 0.0
        if isinstance(request, p.ActRequest) and len(self.authority.setup.people) > 1:
            wait = self._turn_began + FLOOR * self.services.settings.pace - self.now
        if wait > 0:
            self._loop.call_later(wait, self.post, lambda: self._answer(connection, request), connection)
        else:
            self.post(lambda: self._answer(connection, request), connection)

    def rename(self) -> None:
        """Somebody is called otherwise now."""

        async def retell() -> None:
            self._told = None

        self.post(retell)

    async def _attach(self, connection: Connection, hello: p.Hello) -> None:
        setup = self.authority.setup
        if setup.seat_of(connection.person) is None and setup.phase != "lobby":
            self._turn_away(connection)
            return
        earlier = self._connections.get(connection.person)
        if earlier is not None:
            earlier.send(p.Superseded())
            earlier.close()
        self._connections[connection.person] = connection
        connection.on_drained = lambda: self.post(lambda: self._resync(connection))
        self.authority.arrive(connection.person, self.now)
        await self.keep()
        self._look_for_changes()
        self._welcome(connection, hello.match, hello.since)

    async def _detach(self, connection: Connection) -> None:
        if self._connections.get(connection.person) is connection:
            del self._connections[connection.person]
            self.authority.depart(connection.person, self.now)

    async def _resync(self, connection: Connection) -> None:
        if connection.lagging:
            connection.lagging = False
            self.services.counts.resyncs += 1
            self._welcome(connection)

    def _turn_away(self, connection: Connection) -> None:
        connection.send(p.Refused(id=None, code=p.RefusalCode.NOT_SEATED, text="you have no seat at this table"))
        connection.close()

    # ------------------------------------------------------------------------------------------------- requests

    async def _answer(self, connection: Connection, request: requests.Request) -> None:
        person = connection.person
        if self._connections.get(person) is not connection:
            return
        refusals = self._refusals.setdefault(person, OrderedDict())
        if request.id in self._journal.carried_out.get(person, ()):
            connection.send(p.Accepted(id=request.id))
        elif request.id in refusals:
            connection.send(refusals[request.id])
        elif (refused := await self._carry_out(person, request)) is None:
            connection.send(p.Accepted(id=request.id))
            if person not in self._connections:  # who left for good
                connection.close()
        else:
            self.services.counts.refusals += 1
            if refused.code not in PASSING:
                refusals[request.id] = refused
                if len(refusals) > REMEMBERED:
                    refusals.popitem(last=False)
            connection.send(refused)

    async def _carry_out(self, person: Person, request: requests.Request) -> p.Refused | None:
        try:
            refused = requests.carry_out(self.authority, person, request, self.now)
        except Exception as error:
            self.services.counts.faults += 1
            fault("request-failed", error, table=self.code, request=request.type)
            await self._start_over()
            return p.Refused(id=request.id, code=p.RefusalCode.INTERNAL, text="the server made a mistake; try again")
        if refused is not None:
            return refused
        if isinstance(request, p.ActRequest):
            self.shown_at = self.now  # whoever acts has seen enough of what was being shown
        try:
            await self.keep((person, request.id))
        except StoreError as error:
            return p.Refused(id=request.id, code=p.RefusalCode.BUSY, text=str(error))
        self._publish()
        return None

    # --------------------------------------------------------------------------------------- one job after another

    async def _work(self) -> None:
        try:
            while self._jobs:
                job, connection = self._jobs.popleft()
                if self.ended:
                    if connection is not None:
                        connection.close(RESTARTING)  # it finds the table anew, if there is one
                    continue
                try:
                    await job()
                    self._publish()
                    while self.authority.wake(self.now):
                        await self.keep()
                        self._publish()
                    self._plan()
                except StoreError as error:
                    fault("store-failed", error, table=self.code)
                    self._again_in(RETRY)
                except Exception as error:
                    self.services.counts.faults += 1
                    fault("job-failed", error, table=self.code)
                    await self._start_over()
        finally:
            self._worker = None

    async def keep(self, request: tuple[Person, str] | None = None) -> None:
        """Keeps what happened. What cannot be kept has not happened: the table goes back to what was kept."""
        try:
            await self._journal.keep(self.authority, request)
        except StoreError as error:
            self.services.counts.store_errors += 1
            if isinstance(error, Fenced):  # the table is somebody else's by now
                self._rest(RESTARTING)
            else:
                await self._start_over()
            raise

    async def _start_over(self) -> None:
        """From what the store has. Where that fails too the table rests until somebody asks for it again."""
        self._bots.stop()
        try:
            self.authority = await self._journal.read(self.now)
            for person in self._connections:
                self.authority.arrive(person, self.now)
        except Exception as error:
            fault("table-lost", error, table=self.code)
            self._rest(RESTARTING)

    def _rest(self, code: int) -> None:
        self.ended = True
        self._bots.stop()
        for connection in self._connections.values():
            connection.close(code)
        self._connections.clear()
        self._forget(self)

    def _plan(self) -> None:
        if self.ended:
            return
        deadline = self.authority.deadline()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if deadline is None else self._loop.call_at(deadline, self.wake)
        self._bots.schedule()
        self._plan_end()

    def _again_in(self, seconds: float) -> None:
        if not self.ended:
            self._loop.call_later(seconds, self.wake)

    # ---------------------------------------------------------------------------------------------- what is told

    def _look_for_changes(self) -> None:
        """A new version of what is told about the table, if anything of it has changed."""
        setup, present = self.authority.setup, frozenset(self._connections)
        if self._told is None or self._told[0] is not setup or self._told[1] != present:
            self._told = setup, present
            self._version += 1

    def _publish(self) -> None:
        """Tells everybody what is new to him."""
        self._look_for_changes()
        table, match = self.authority.table, self.authority.setup.match
        seq, ledger = 0 if table is None else table.seq, self.authority.ledger
        if (self._version, match, seq) == self._published[:3] and ledger is self._published[3]:
            return
        self._published = self._version, match, seq, ledger
        telling = None if table is None else (Happenings(table), Turns(self.authority, table, self.now))
        for connection in tuple(self._connections.values()):
            self._tell(connection, seq, telling)
            self._tell_proof(connection)
        if table is not None and (match, seq) != (self._told_match, self._told_seq):
            since = self._told_seq if match == self._told_match else 0
            speed = "normal" if len(self.authority.setup.people) > 1 else self.authority.setup.speed
            showing = showing_time(TEMPI[speed], table.frames(SPECTATOR, since))
            self.shown_at = max(self.shown_at, self.now) + showing * self.services.settings.pace
            self._turn_began = self.now
            self._told_seq, self._told_match = seq, match

    def _tell(self, connection: Connection, seq: int, telling: tuple[Happenings, Turns] | None) -> None:
        setup = self.authority.setup
        seat = setup.seat_of(connection.person)
        if seat is None and setup.phase != "lobby":
            del self._connections[connection.person]
            if connection.seat is None:  # whoever left his seat hears the answer to that
                self._turn_away(connection)
        elif connection.lagging:
            pass  # it is told everything once its line is free
        elif connection.match != setup.match:
            self._welcome(connection)
        else:
            if telling is not None and seat is not None and connection.seq < seq:
                happenings, turns = telling
                connection.send(happenings.message(seat, connection.seq, turns.of(seat)))
                connection.seq = seq
            if connection.seat != seat:
                self._welcome(connection)
            elif connection.version != self._version:
                connection.send(p.TableChanged(table=self._info(connection.person)))
                connection.version = self._version

    def _tell_proof(self, connection: Connection) -> None:
        """What is new to him of how the cards are dealt; it travels in messages of its own."""
        if connection.lagging or self._connections.get(connection.person) is not connection:
            return
        messages, connection.proof = describe.proof_messages(self.authority, connection.proof)
        for message in messages:
            connection.send(message)

    def _welcome(self, connection: Connection, match: int | None = None, since: int | None = None) -> None:
        """The whole table; of the match a snapshot, or only what came after ``since`` where that will do."""
        setup, table = self.authority.setup, self.authority.table
        seat = setup.seat_of(connection.person)
        seq = 0 if table is None or seat is None else table.seq
        follows = match == setup.match and since is not None and 0 <= since <= seq
        view, turn = None, None
        if table is not None and seat is not None and seq > 0:
            turn = Turns(self.authority, table, self.now).of(seat)
            view = None if follows else describe.snapshot(table, seat)
        connection.send(
            p.Welcome(
                protocol=p.PROTOCOL,
                table=self._info(connection.person),
                viewer="spectator" if seat is None else seat,
                seq=since if follows and since is not None else seq,
                view=view,
                turn=turn,
            )
        )
        if follows and since is not None and table is not None and seat is not None and turn is not None:
            connection.send(Happenings(table).message(seat, since, turn))
        connection.seat, connection.match, connection.seq = seat, setup.match, seq
        connection.version = self._version
        connection.proof = ProofTold()
        self._tell_proof(connection)

    def _info(self, person: Person) -> p.TableInfo:
        return describe.table_info(self.code, self.authority, person, self.services.people.known, self.now)

    # ------------------------------------------------------------------------------------------- when nobody is there

    def _plan_end(self) -> None:
        """A table where nobody is leaves the memory after a while; unless a match goes on there it is then gone."""
        if self._connections or self.ended:
            if self._end_timer is not None:
                self._end_timer.cancel()
                self._end_timer = None
        elif self._end_timer is None:
            settings = self.services.settings
            waits = {"lobby": settings.lobby_ttl, "playing": settings.unload_after, "over": settings.over_ttl}
            wait = waits[self.authority.setup.phase] if self.authority.setup.people else settings.unload_after
            self._end_timer = self._loop.call_later(wait, self.post, self._end)

    async def _end(self) -> None:
        self._end_timer = None
        if self._connections:
            return
        setup = self.authority.setup
        if setup.phase != "playing" or not setup.people:
            with contextlib.suppress(Fenced):
                await self.services.store.log.close(self._journal.lease, self.services.wall_clock())
            note("table-closed", table=self.code, phase=setup.phase)
        self._rest(DONE)


async def _nothing() -> None:
    """What follows every job is all that is wanted."""
