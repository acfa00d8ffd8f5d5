"""Drives one table: one job at a time, kept before it is shown, shown to each as they may see it.

Everything that touches the table is a job in its mailbox, so nothing is ever seen half done or not yet kept.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from hokm import protocol as p
from hokm.server import requests
from hokm.server.backoff import Backoff
from hokm.server.bot_scheduler import BotScheduler
from hokm.server.connection import DONE, RESTARTING, Connection
from hokm.server.journal import REMEMBERED, Journal
from hokm.server.logs import fault, note
from hokm.server.publisher import Publisher
from hokm.server.services import Services
from hokm.store import Fenced, StoreError
from hokm.table import Authority, Person
from hokm.views import FLOOR

Work = Callable[[], Awaitable[None]]
#: Refusals for a reason that passes: the same request may well be carried out when it comes again.
PASSING = {p.RefusalCode.BUSY, p.RefusalCode.INTERNAL, p.RefusalCode.TOO_FAST}


class Job(NamedTuple):
    """Something to do with the table, and the socket that it is for.

    ``anyway``: also while the table cannot be read, which the work itself then sees to.
    """

    work: Work
    connection: Connection | None
    anyway: bool


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
        self._publisher = Publisher(code, services, authority)
        self._refusals: dict[Person, OrderedDict[str, p.Refused]] = {}
        #: Requests that wait behind a card of the same person which came too soon.
        self._held_back: dict[Connection, deque[requests.Request]] = {}
        self._jobs: deque[Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None
        self._bots = BotScheduler(self)
        self._backoff = Backoff(self._loop.time)
        #: What is in memory may not be what was kept: nothing is done with it before it has been read anew.
        self._stale = False
        self._plan_end()

    @property
    def now(self) -> float:
        """The table's clock."""
        return self.services.table_clock.now()

    @property
    def shown_at(self) -> float:
        """Until when the people are shown what happened."""
        return self._publisher.shown_at

    @property
    def _connections(self) -> dict[Person, Connection]:
        return self._publisher.connections

    def post(self, work: Work, connection: Connection | None = None, anyway: bool = False) -> None:
        """Puts a job in the mailbox."""
        self._jobs.append(Job(work, connection, anyway))
        if self._worker is None:
            self._worker = self._loop.create_task(self._work())

    def wake(self) -> None:
        """Does what is due by now."""
        self.post(_nothing)

    async def stop(self) -> None:
        """Stops the table. All that matters is in the store."""
        self.ended = True
        self._bots.stop()
        for timer in (self._timer, self._end_timer):
            if timer is not None:
                timer.cancel()
        self._publisher.close(RESTARTING)
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    # -------------------------------------------------------------------------------------------------- sockets

    def attach(self, connection: Connection, hello: p.Hello) -> None:
        """A socket of a person; it takes the place of an earlier one."""
        self.post(lambda: self._attach(connection, hello), connection, anyway=True)

    def detach(self, connection: Connection) -> None:
        """The websocket is closed."""
        self.post(lambda: self._detach(connection), anyway=True)

    def ask(self, connection: Connection, request: requests.Request) -> None:
        """A request of the person behind a socket: one after another, in the order in which they came.

        With people at the table a card is passed on no sooner than the floor after the turn began; what the same
        person asks for after it waits behind it.
        """
        waiting = self._held_back.get(connection)
        if waiting is not None:
            waiting.append(request)
            return
        wait = 0.0
        if isinstance(request, p.ActRequest) and len(self.authority.setup.people) > 1:
            wait = self._publisher.turn_began + FLOOR * self.services.settings.pace - self.now
        if wait > 0:
            self._held_back[connection] = deque([request])
            self._loop.call_later(wait, self._release, connection)
        else:
            self._pass_on(connection, request)

    def _release(self, connection: Connection) -> None:
        for request in self._held_back.pop(connection):
            self._pass_on(connection, request)

    def _pass_on(self, connection: Connection, request: requests.Request) -> None:
        self.post(lambda: self._answer(connection, request), connection, anyway=True)

    def rename(self) -> None:
        """Somebody has a new name."""

        async def retell() -> None:
            self._publisher.rename()

        self.post(retell)

    async def _attach(self, connection: Connection, hello: p.Hello) -> None:
        if self._stale or not await self._is_ours():
            connection.close(RESTARTING)  # it comes again
            return
        setup = self.authority.setup
        if setup.seat_of(connection.person) is None and setup.phase != "lobby":
            self._publisher.turn_away(connection)
            return
        earlier = self._connections.get(connection.person)
        if earlier is not None:
            earlier.send(p.Superseded())
            earlier.close()
        self._connections[connection.person] = connection
        connection.on_drained = lambda: self.post(lambda: self._resync(connection))
        self.authority.arrive(connection.person, self.now)
        await self.keep()
        self._publisher.look_for_changes(self.authority)
        self._publisher.welcome(self.authority, connection, hello.match, hello.since)

    async def _is_ours(self) -> bool:
        """Whether no other server has taken the table since: whoever comes would be shown what is no longer so."""
        try:
            await self._journal.renew()
        except Fenced as error:
            self._note_store_error(error)
            self._unload(RESTARTING)
            return False
        return True

    async def _detach(self, connection: Connection) -> None:
        person = connection.person
        if self._connections.get(person) is connection:
            del self._connections[person]
            self.authority.depart(person, self.now)
            if self.authority.setup.seat_of(person) is None:
                self._refusals.pop(person, None)

    async def _resync(self, connection: Connection) -> None:
        if connection.lagging:
            connection.lagging = False
            self.services.counts.resyncs += 1
            self._publisher.welcome(self.authority, connection)

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
            if person not in self._connections:  # the person has left the table
                connection.close()
        else:
            self.services.counts.refusals += 1
            if refused.code not in PASSING:
                refusals[request.id] = refused
                if len(refusals) > REMEMBERED:
                    refusals.popitem(last=False)
            connection.send(refused)

    async def _carry_out(self, person: Person, request: requests.Request) -> p.Refused | None:
        if self._stale:
            return p.Refused(id=request.id, code=p.RefusalCode.BUSY, text="the table cannot be read now; try again")
        try:
            refused = requests.carry_out(self.authority, person, request, self.now)
        except Exception as error:
            await self._recover_from(error, "request-failed", request=p.CLIENT.name_of(request))
            return p.Refused(id=request.id, code=p.RefusalCode.INTERNAL, text="the server made a mistake; try again")
        if refused is not None:
            return refused
        if isinstance(request, p.ActRequest):
            self._publisher.shown_at = self.now  # whoever acts has seen enough of what was being shown
        try:
            await self.keep((person, request.id))
        except StoreError as error:
            return p.Refused(id=request.id, code=p.RefusalCode.BUSY, text=str(error))
        self._publisher.publish(self.authority)
        return None

    # --------------------------------------------------------------------------------------- one job after another

    async def _work(self) -> None:
        try:
            while self._jobs:
                job = self._jobs.popleft()
                if not self.ended:
                    await self._do(job)
                elif job.connection is not None:
                    job.connection.close(RESTARTING)  # the client connects again and finds the table, if there is one
        finally:
            self._worker = None

    async def _do(self, job: Job) -> None:
        """A job and what follows from it. After a fault nothing happens by itself until the pause is over."""
        try:
            if self._stale and not self._backoff.resting:
                await self._start_over()
            if job.anyway or not self._stale:
                await job.work()
            if not self._stale and not self.ended:
                self._publisher.publish(self.authority)
                self.authority.forget()
                if not self._backoff.resting:
                    await self._do_what_is_due()
            self._plan()
        except StoreError:  # it was told where it was noticed
            self._plan_retry()
        except Exception as error:
            await self._recover_from(error, "job-failed")
            self._plan_retry()

    async def _do_what_is_due(self) -> None:
        while self.authority.wake(self.now):
            await self.keep()
            self._publisher.publish(self.authority)

    async def keep(self, request: tuple[Person, str] | None = None) -> None:
        """Stores what happened. What cannot be stored has not happened: the table is loaded again from the store."""
        try:
            if await self._journal.keep(self.authority, request):
                self._backoff.succeeded()
        except Fenced as error:  # another server has taken the table
            self._note_store_error(error)
            self._unload(RESTARTING)
            raise
        except StoreError as error:
            self._note_store_error(error)
            await self._start_over()
            raise

    async def _recover_from(self, error: Exception, word: str, **about: str) -> None:
        """After a bug: what is in memory may be wrong."""
        self.services.counts.faults += 1
        fault(word, error, table=self.code, **about)
        self._backoff.failed()
        await self._start_over()

    def _note_store_error(self, error: StoreError) -> None:
        self.services.counts.store_errors += 1
        fault("store-failed", error, table=self.code)
        self._backoff.failed()

    async def _start_over(self) -> None:
        """From what the store has. Where it cannot tell, the table is stale until a later try; what it tells and
        cannot be read will not get better: then the table rests.
        """
        self._bots.stop()
        self._stale = True
        try:
            authority = await self._journal.read(self.now)
            for person in self._connections:
                authority.arrive(person, self.now)
        except StoreError as error:
            self._note_store_error(error)
        except Exception as error:
            self.services.counts.faults += 1
            fault("table-lost", error, table=self.code)
            self._unload(RESTARTING)
        else:
            self.authority, self._stale = authority, False

    def _unload(self, code: int) -> None:
        self.ended = True
        self._bots.stop()
        self._publisher.close(code)
        self._forget(self)

    def _plan(self) -> None:
        """What happens next by itself: after a fault that is another try, when the pause is over."""
        if self.ended or self._stale or self._backoff.resting:
            self._plan_retry()
            return
        deadline = self.authority.deadline()
        self._wake_in(None if deadline is None else self.services.table_clock.wait(deadline))
        self._bots.schedule()
        self._plan_end()

    def _plan_retry(self) -> None:
        self._wake_in(None if self.ended else self._backoff.left)

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self.wake)

    # ------------------------------------------------------------------------------------------- when nobody is there

    def _plan_end(self) -> None:
        """A table without people is unloaded after a while; unless a match goes on there it is closed then."""
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
            try:
                await self.services.store.log.close(self._journal.lease, self.services.wall_clock())
                note("table-closed", table=self.code, phase=setup.phase)
            except StoreError as error:  # it is somebody else's by now, or will be found idle one day
                fault("closing-failed", error, table=self.code)
        self._unload(DONE)


async def _nothing() -> None:
    """A no-op: the runner does what is due after every job."""
