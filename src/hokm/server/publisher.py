"""Messages to the websockets of a table: each is sent what is new to it, and what its viewer may know."""

from hokm import protocol as p
from hokm.server import describe
from hokm.server.connection import Connection
from hokm.server.describe import Happenings, ProofTold, Turns
from hokm.server.services import Services
from hokm.table import Authority, Ledger, Person, Table, TableSetup
from hokm.views import SPECTATOR, pace_at, showing_time


class Publisher:
    """The websockets of one table, and what was sent last."""

    def __init__(self, code: str, services: Services, authority: Authority) -> None:
        self.connections: dict[Person, Connection] = {}
        #: When the turn began, and until when the people are shown what happened.
        self.turn_began = self.shown_at = services.table_clock.now()
        self._code = code
        self._services = services
        self._version = 0
        self._told: tuple[TableSetup, frozenset[Person]] | None = None
        self._published: tuple[int, int, int, Ledger | None] = (-1, -1, -1, None)
        self._told_match = authority.setup.match
        self._told_seq = 0 if authority.table is None else authority.table.seq

    def rename(self) -> None:
        """Somebody has a new name."""
        self._told = None

    def close(self, code: int) -> None:
        """Closes all websockets."""
        for connection in self.connections.values():
            connection.close(code)
        self.connections.clear()

    def turn_away(self, connection: Connection) -> None:
        """Refuses and closes the websocket of somebody who has no seat."""
        connection.send(p.Refused(id=None, code=p.RefusalCode.NOT_SEATED, text="you have no seat at this table"))
        connection.close()

    def publish(self, authority: Authority) -> None:
        """Sends everybody what is new to them."""
        self.look_for_changes(authority)
        table, match = authority.table, authority.setup.match
        seq, ledger = 0 if table is None else table.seq, authority.ledger
        if (self._version, match, seq) == self._published[:3] and ledger is self._published[3]:
            return
        dealing_is_new = ledger is not self._published[3] or match != self._published[1]
        self._published = self._version, match, seq, ledger
        telling = (
            None if table is None else (Happenings(table), Turns(authority, table, self._services.table_clock.now()))
        )
        for connection in tuple(self.connections.values()):
            self._tell(authority, connection, seq, telling)
            if dealing_is_new:
                self._tell_proof(authority, connection)
        if table is not None and (match, seq) != (self._told_match, self._told_seq):
            self._plan_showing(authority, table)

    def look_for_changes(self, authority: Authority) -> None:
        """A new version of what is told about the table, if anything of it has changed."""
        setup, present = authority.setup, frozenset(self.connections)
        if self._told is None or self._told[0] is not setup or self._told[1] != present:
            self._told = setup, present
            self._version += 1

    def welcome(
        self, authority: Authority, connection: Connection, match: int | None = None, since: int | None = None
    ) -> None:
        """The whole table; of the match a snapshot, or only what came after ``since`` where that will do."""
        setup, table = authority.setup, authority.table
        seat = setup.seat_of(connection.person)
        seq, kept = (0, 0) if table is None or seat is None else (table.seq, table.forgotten)
        follows = match == setup.match and since is not None and kept <= since <= seq
        view, turn = None, None
        if table is not None and seat is not None and seq > 0:
            turn = Turns(authority, table, self._services.table_clock.now()).of(seat)
            view = None if follows else describe.snapshot(authority, table, seat)
        connection.send(
            p.Welcome(
                protocol=p.PROTOCOL,
                table=self._info(authority, connection.person),
                pacing=describe.PACING,
                viewer="spectator" if seat is None else seat,
                seq=since if follows and since is not None else seq,
                kept=kept,
                view=view,
                turn=turn,
            )
        )
        if follows and since is not None and table is not None and seat is not None and turn is not None:
            connection.send(Happenings(table).message(seat, since, turn))
        connection.seat, connection.match, connection.seq = seat, setup.match, seq
        connection.version = self._version
        connection.proof = ProofTold()
        self._tell_proof(authority, connection)

    def _plan_showing(self, authority: Authority, table: Table) -> None:
        """How long the people are shown what is new; the turn begins with it."""
        setup = authority.setup
        since = self._told_seq if setup.match == self._told_match else 0
        pace = pace_at(len(setup.people), setup.speed)
        showing = sum(showing_time(pace, seen) for seen in table.frames(SPECTATOR, since))
        self.turn_began = self._services.table_clock.now()
        self.shown_at = max(self.shown_at, self.turn_began) + showing * self._services.settings.pace
        self._told_seq, self._told_match = table.seq, setup.match

    def _tell(
        self, authority: Authority, connection: Connection, seq: int, telling: tuple[Happenings, Turns] | None
    ) -> None:
        setup = authority.setup
        seat = setup.seat_of(connection.person)
        if seat is None and setup.phase != "lobby":
            del self.connections[connection.person]
            if connection.seat is None:  # whoever gave up a seat hears the answer to that
                self.turn_away(connection)
        elif connection.lagging:
            pass  # it is sent the whole state once its queue is empty
        elif connection.match != setup.match:
            self.welcome(authority, connection)
        else:
            if telling is not None and seat is not None and connection.seq < seq:
                happenings, turns = telling
                connection.send(happenings.message(seat, connection.seq, turns.of(seat)))
                connection.seq = seq
            if connection.seat != seat:
                self.welcome(authority, connection)
            elif connection.version != self._version:
                connection.send(p.TableChanged(table=self._info(authority, connection.person)))
                connection.version = self._version

    def _tell_proof(self, authority: Authority, connection: Connection) -> None:
        """Sends what is new to this websocket about how the cards are dealt, which has messages of its own."""
        if connection.lagging or self.connections.get(connection.person) is not connection:
            return
        messages, connection.proof = describe.proof_messages(authority, connection.proof)
        for message in messages:
            connection.send(message)

    def _info(self, authority: Authority, person: Person) -> p.TableInfo:
        now = self._services.table_clock.now()
        return describe.table_info(self._code, authority, person, self._services.people.known, now)
