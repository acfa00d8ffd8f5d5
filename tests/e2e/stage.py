"""A table played by a script: the real authority and the real messages over a socket that the test holds in its hand.

For moments that are rare, or that need a broken line. Everything but the socket is the real server's: the page, its
headers, the plain requests.
"""

from collections.abc import Callable, Iterator
from os import urandom
from typing import Any, Protocol, Self

from playwright.sync_api import Page, WebSocketRoute

from hokm import protocol as p
from hokm.cards import Card, Pack, parse_card
from hokm.fairness import KeyedDealer
from hokm.records import Given, read_text
from hokm.rules import CardsDrawn, IllegalAction, LotDrawn, PackDealt, PlayCard, Seat, format_action
from hokm.server.describe import PACING, Happenings, ProofTold, Turns, proof_messages, snapshot, table_info
from hokm.table import Authority, Chosen, StaleAction, Table, TableOpened, TableRefusal, Wish
from tests.e2e.seeds import give_seeds
from tests.playing import hands_of, packed, scripted

CODE = "k7f3m9"
#: How long one glance lasts, in milliseconds, and how often one looks whether the page has answered.
GLANCE_MS, MOST_GLANCES = 20, 500
ME = "me"
FRIENDS = {"Laleh": 2, "Bahram": 1}
#: By lot, so that a script says who the hakem is; a draw is asked for where one is to be seen.
BY_LOT = {"first-caller-method": "random"}


class Line(Protocol):
    """The server's end of a socket."""

    def send(self, message: str) -> None:
        """Sends a text to the page."""

    def close(self) -> None:
        """Breaks the line."""


class Script:
    """Brings the cards that the test lays out."""

    def __init__(self) -> None:
        self.hakem: Seat = 0
        self.turned_first: tuple[Card, ...] = ()
        self.pack: Pack = scripted("0", 0).pack
        self.turn_up: Card | None = None

    def draw(self, pack: Pack) -> Iterator[Pack]:
        """The drawn cards, then the rest of the pack."""
        return iter([(*self.turned_first, *(card for card in pack if card not in self.turned_first))])

    def lot(self, seats: int) -> Seat:
        """The dealer, whose neighbour is the hakem."""
        return (self.hakem - 1) % seats

    def deal(self, deal: int, pack: Pack, removed: Pack = ()) -> Pack:
        """The laid out pack."""
        return self.pack

    def turned(self, deal: int, pool: Pack) -> Card:
        """The card to be turned up."""
        return pool[0] if self.turn_up is None else self.turn_up

    def drawn(self, deal: int, pool: Pack) -> Card:
        """Any card: nothing is drawn in the games that are laid out."""
        return pool[0]


class Stage:
    """The person of the page is Sara at seat 0, unless another seat, or none, is said; friends sit where the test puts
    them. Nothing happens before ``begin``, or before whatever needs the match to have begun.

    Scripted cards follow from no key, so nothing is told that they could be checked by. An ``honest`` stage deals from
    the keys and tells it; then the page's own device gives the seeds of the page's person.
    """

    def __init__(
        self,
        rules: dict[str, str] | None = None,
        *,
        friends: dict[str, Seat] | None = None,
        clock: p.Clock = 0,
        speed: p.Speed = "normal",
        hakem: Seat = 0,
        seat: Seat | None = 0,
        honest: bool = False,
        hold: bool = False,
    ) -> None:
        self.now = 0.0
        self.script = Script()
        self.script.hakem = hakem
        #: What the page has sent, hello and ping left out.
        self.heard: list[p.ClientMessage] = []
        #: In place of an answer to hello.
        self.greeting: p.ServerMessage | None = None
        #: Nothing is answered any more, as when the line is dead.
        self.silent = False
        #: What becomes of a message on its way to the page: any number of messages, in any order.
        self.line: Callable[[str], list[str]] = lambda text: [text]
        self._honest = honest
        self._page: Page | None = None
        self._proof = ProofTold()
        self._socket: Line | None = None
        self._answers: dict[str, p.Accepted | p.Refused] = {}
        self._sent = 0
        self._match = 0
        self._seat: Seat | None = None
        self._info: p.TableInfo | None = None
        kind: Any = "private" if friends is not None else "solo"
        services = tuple((BY_LOT | (rules or {})).items())
        self.host = ME if seat == 0 else next(iter(friends or {}))
        opening = TableOpened(kind, self.host, "hokm-4", services, "level-2", clock, fill=True, speed=speed, hold=hold)
        dealer = KeyedDealer if honest else lambda key_of: self.script
        self.authority = Authority.opened(opening, urandom, self.now, dealer)
        sitting = friends or {} if seat is None else {ME: seat, **(friends or {})}
        for person, place in sitting.items():
            self.authority.arrive(person, self.now)
            if place != 0:
                self.authority.sit(person, place)

    # ---------------------------------------------------------------------------------------------- the script

    def begin(self) -> Self:
        """The host starts; nothing to do at a table against computers."""
        if self.authority.setup.phase == "lobby":
            self.authority.start(self.host, self.now)
        return self._settle()._await_page()

    def deal(self, winners: str = "0") -> Self:
        """The next deal up to its first lead; its tricks go to these seats."""
        made = scripted(winners, self.hakem)
        self._course = " ".join(made.tricks).split()
        self.script.pack = made.pack
        return self.begin().next_deal().put("call S")

    def hands(self, text: str) -> Self:
        """The next deal with given hands (``"AS KS | 2H | |"``), up to what is asked first."""
        self.script.pack = packed(hands_of(text), self.hakem)
        return self.begin().next_deal()

    def next_deal(self) -> Self:
        """Everybody has seen enough of the last deal."""
        setup = self.authority.setup
        if setup.between:
            for person in filter(None, (chair.person for chair in setup.chairs)):
                self.authority.ready(person)
        return self._settle()._await_page()

    def _await_page(self) -> Self:
        """The page's own device, if it is there, gives what is asked of it before cards can be dealt."""
        for _ in range(MOST_GLANCES):
            playing = self.authority.setup.phase == "playing" and not self.authority.setup.between
            if self._page is None or not self._page_gives(ME) or not playing or self.table.turn(0)[0]:
                break
            self._page.wait_for_timeout(GLANCE_MS)
        return self

    def tricks(self, number: int = 13) -> Self:
        """So many tricks of the deal that was laid out, or as many as it has."""
        return self.play(4 * number)

    def play(self, cards: int) -> Self:
        """So many cards of the deal that was laid out, until it ends or something else is asked."""
        for _ in range(cards):
            if self.table.result is not None or self.authority.setup.between or self.is_asked:
                break
            self.put(self._course.pop(0))
        return self

    def any_cards(self, number: int = 60) -> Self:
        """Whatever may be done, by whoever is awaited, so many times or until the deal is over."""
        self.begin().next_deal()
        for _ in range(number):
            if self.authority.setup.between or self.authority.setup.phase == "over":
                break
            self.put(format_action(self.table.turn(self.to_act)[1][0]))
        return self

    def others_play(self) -> Self:
        """Everybody else plays whatever may be played, until it is the page's turn or the deal is over."""
        while not self.authority.setup.between and self.to_act != self.authority.setup.seat_of(ME):
            self.put(format_action(self.table.turn(self.to_act)[1][0]))
        return self

    def played(self) -> list[str]:
        """The actions that the page has asked for, in order; again where it asked again."""
        return [format_action(one.action) for one in self.heard if isinstance(one, p.ActRequest)]

    def legal(self) -> list[str]:
        """What the seat that is awaited may do, as the page is told."""
        return [format_action(action) for action in self._turn(self.to_act).legal]

    @property
    def is_asked(self) -> bool:
        """Whether something else than a card is asked now."""
        seat = self.to_act
        return not any(isinstance(action, PlayCard) for action in self.table.turn(seat)[1])

    def put(self, text: str) -> Self:
        """Actions in notation, each by the seat that is awaited, or by the seat written before it."""
        for item in read_text(f'[Variant "hokm-4"]\n{text}'):
            if isinstance(item, Given) and not isinstance(item.what, CardsDrawn | LotDrawn | PackDealt):
                seat = self.to_act if item.seat is None else item.seat
                self._act(seat, item.what)
        return self

    def _act(self, seat: Seat, action: Any) -> None:
        chair, seq = self.authority.setup.chairs[seat], self.table.seq
        if chair.by_computer and seat in self.table.turn(seat)[0]:
            self.authority.computer_acts(seat, action, seq, self.now)
        elif chair.by_computer:
            self.authority.computers_say([Wish(seat, action, Chosen("script", 0, b""))], seq, self.now)
        else:
            self.authority.act(chair.person or "", action, seq, self.now)
        self._settle()

    def wait(self, seconds: float) -> Self:
        """Time goes by on the stage, not for the test."""
        self.now += seconds
        return self._settle()

    @property
    def table(self) -> Table:
        """The match."""
        assert self.authority.table is not None
        return self.authority.table

    @property
    def hakem(self) -> Seat:
        """Who makes trump now or next."""
        table = self.authority.table
        found = None if table is None else table.observation(0).match.hakem
        return self.script.hakem if found is None else found

    @property
    def to_act(self) -> Seat:
        """The seat that is awaited."""
        return self.table.turn(0)[0][0]

    def _settle(self) -> Self:
        """What happens by itself happens, and the page hears of it."""
        give_seeds(self.authority, self._page_gives)
        while self.authority.wake(self.now):
            give_seeds(self.authority, self._page_gives)
        self.authority.take_news()
        if self._socket is not None and not self.silent:
            self._tell()
        return self

    def _page_gives(self, person: str) -> bool:
        return person == ME and self._honest and self._socket is not None

    # ---------------------------------------------------------------------------------------------- the socket

    def open(self, page: Page) -> Self:
        """Opens the page at this table."""
        self._page = page
        page.route_web_socket("**/ws", self._connect)
        page.goto(f"/t/{CODE}")
        return self

    def info(self) -> p.TableInfo:
        """The table as the person of the page sees it."""
        names = {ME: "Sara"}
        return table_info(CODE, self.authority, ME, lambda person: (names.get(person, person), person), self.now)

    def send(self, message: p.ServerMessage) -> None:
        """Sends one message to the page, if the line lets it through."""
        if self._socket is None:
            return
        for text in self.line(p.SERVER.to_json(message)):
            self._socket.send(text)

    def hang_up(self) -> None:
        """Breaks the line; the page may come back."""
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close()

    def _greeting(self) -> p.Welcome | p.Refused:
        if self.authority.setup.seat_of(ME) is None and self.authority.setup.phase != "lobby":
            return p.Refused(id=None, code=p.RefusalCode.NOT_SEATED, text="")
        return self.welcome()

    def welcome(self) -> p.Welcome:
        """The whole match."""
        seat = self.authority.setup.seat_of(ME)
        table = self.authority.table
        self._info, self._match, self._seat = self.info(), self.authority.setup.match, seat
        self._sent = 0 if table is None else table.seq
        return p.Welcome(
            protocol=p.PROTOCOL,
            table=self._info,
            pacing=PACING,
            viewer="spectator" if seat is None else seat,
            seq=self._sent,
            kept=0,
            view=None if table is None or seat is None or table.seq == 0 else snapshot(self.authority, table, seat),
            turn=None if table is None or seat is None else self._turn(seat),
        )

    def _tell(self) -> None:
        """What is new since the page was last told."""
        if self.authority.setup.match != self._match:
            self.send(self.welcome())
            return self._tell_proof(anew=True)
        table, seat = self.authority.table, self.authority.setup.seat_of(ME)
        if table is not None and seat is not None and table.seq > self._sent:
            events = Happenings(table).message(seat, self._sent, self._turn(seat))
            self._sent = table.seq
            self.send(events)
        if seat != self._seat:
            self.send(self.welcome())
        elif self.info() != self._info:
            self._info = self.info()
            self.send(p.TableChanged(table=self._info))
        return self._tell_proof()

    def _tell_proof(self, anew: bool = False) -> None:
        if not self._honest:
            return
        messages, self._proof = proof_messages(self.authority, ProofTold() if anew else self._proof)
        for message in messages:
            self.send(message)

    def _turn(self, seat: Seat) -> p.Turn:
        return Turns(self.authority, self.table, self.now).of(seat)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.hear(socket, p.CLIENT.from_json(text)))

    def hear(self, socket: Line, message: p.ClientMessage) -> None:
        """The page has said something over this socket."""
        if self.silent:
            return
        if isinstance(message, p.Hello):
            self._socket = socket
            self.send(self.greeting or self._greeting())
            if self.greeting is None:
                self._tell_proof(anew=True)
                self._settle()
        elif isinstance(message, p.Ping):
            self.send(p.Pong())
        else:
            self.heard.append(message)
            self._carry_out(message)

    def _carry_out(self, message: Any) -> None:
        """As the server does it: the same question again gets the same answer, and nothing more."""
        if message.id not in self._answers:
            self._answers[message.id] = self._answer(message)
        self.send(self._answers[message.id])
        self._settle()

    def _answer(self, message: Any) -> p.Accepted | p.Refused:
        authority, now = self.authority, self.now
        try:
            if isinstance(message, p.ActRequest):
                authority.act(ME, message.action, message.seq, now)
            elif isinstance(message, p.NextDeal):
                authority.ready(ME)
            elif isinstance(message, p.Hold):
                authority.hold(ME, message.on, now)
            elif isinstance(message, p.Rematch):
                authority.rematch(ME)
            elif isinstance(message, p.SeedHash):
                authority.give_hash(ME, message.match, message.deal, bytes.fromhex(message.commit))
            elif isinstance(message, p.SeedReveal):
                authority.show_seed(ME, message.match, message.deal, bytes.fromhex(message.seed))
        except (IllegalAction, StaleAction, TableRefusal) as error:
            code = getattr(error, "reason", p.RefusalCode.STALE)
            return p.Refused(id=message.id, code=p.RefusalCode(str(code)), text=str(error))
        return p.Accepted(id=message.id)


def cards(text: str) -> tuple[Card, ...]:
    """Cards in notation."""
    return tuple(map(parse_card, text.split()))
