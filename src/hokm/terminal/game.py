"""One person's game: the authority, its computers, and what of it all the person has been shown so far.

Everything is kept before it is shown, and shown one event after another at the pace of a person. The screen looks at
what is shown; what the person asks for goes to the authority at once.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from hokm.bots import Bot, find_bot
from hokm.cards import Card, CardSet, Suit, between, suit_of
from hokm.rules import ASIDES, Action, Concede, IllegalAction, Seat, Variant
from hokm.table import (
    Authority,
    Chosen,
    Played,
    SheetLine,
    Speed,
    StaleAction,
    Table,
    TableRefusal,
    TableSetup,
    Wish,
    chosen_by,
    record,
    score_sheet,
    wished,
)
from hokm.terminal import chance
from hokm.terminal.kept import Kept
from hokm.terminal.pace import STANDING, TIME_TO_SPEAK, Pace, drawing_time, pace_of, showing_time
from hokm.views import DealBegan, HakemFound, SeenEvent, TrickWon, Withheld, first_view, watch

T = TypeVar("T")
#: The one person at the table.
PERSON: Final = "you"


class Failure(NamedTuple):
    """A computer player that could not choose: its name, and why."""

    player: str
    error: str


class Game:
    """A table with one person. ``run`` plays it; ``changed`` is called whenever the screen must be drawn anew."""

    def __init__(self, authority: Authority, kept: Kept, key: bytes, now: Callable[[], float] = time.monotonic) -> None:
        self.authority = authority
        self.changed: Callable[[], None] = lambda: None
        self._kept, self._key, self._now = kept, key, now
        authority.arrive(PERSON, now())
        self._match = authority.setup.match
        self.shown = self.table.observation(self.me)
        self._shown_seq = self.table.seq
        #: The finished trick that still lies on the table, and the cards turned up so far to find the hakem.
        self.lies = False
        self.drawn: tuple[Card, ...] | None = None
        #: The last thing that happened, to be put in words; and what stands in its place until the person has acted.
        self.last: SeenEvent | None = None
        self.standing: SeenEvent | Failure | None = None
        #: Every time that a computer player failed.
        self.failures: list[Failure] = []
        #: The file with the record of the match that ended last.
        self.record: Path | None = None
        self._recorded = 0
        self._waiting = False
        self._hurry, self._asked = asyncio.Event(), asyncio.Event()
        self._heard: tuple[int, int] | None = None
        self._turn_at: tuple[int, int] | None = None
        self._turn_is: tuple[tuple[Seat, ...], tuple[Action, ...]] = (), ()
        self._keep()

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def setup(self) -> TableSetup:
        """Who sits where, and how the table is set."""
        return self.authority.setup

    @property
    def table(self) -> Table:
        """The match."""
        assert self.authority.table is not None
        return self.authority.table

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        return self.setup.variant

    @property
    def me(self) -> Seat:
        """The person's seat. Drawing for partners may move it."""
        seat = self.setup.seat_of(PERSON)
        assert seat is not None
        return seat

    @property
    def hakem(self) -> Seat | None:
        """Who makes, or has made, trump in this deal; before the first packet, who will."""
        deal = self.shown.deal
        return deal.hakem if deal.dealt else self.shown.match.hakem

    @property
    def trump(self) -> Suit | None:
        """The trump, where the person knows it: because all do, or because it is the person's own secret."""
        deal, secrets = self.shown.deal, self.shown.secrets
        if deal.trump is not None or secrets.laid is None:
            return secrets.chosen if deal.trump is None else deal.trump
        return suit_of(secrets.laid)

    def open_hand(self, hand: Seat) -> CardSet | None:
        """The cards of another hand that the person sees all of: the dummy's, or the partner's after a kot."""
        deal = self.shown.deal
        if hand >= self.variant.seating.seats and deal.dealt and deal.shown[hand]:
            return deal.shown[hand]
        looked = self.me in deal.looked and hand in deal.looked and hand != self.me
        return self.shown.partner_hand if looked and deal.result is None else None

    @property
    def plays_for_dummy(self) -> bool:
        """Whether the person is to choose a card of the dummy."""
        return self.hand_in_turn >= self.variant.seating.seats and self.me in self.to_act

    @property
    def hand_in_turn(self) -> Seat:
        """The hand that plays next, while cards are played; -1 where something else is to be done."""
        deal = self.shown.deal
        waits = deal.answering or (bool(deal.deciders) and not deal.going_on) or deal.result is not None
        return -1 if self.shown.phase != "play" or waits or not self.to_act else deal.actor

    @property
    def speed(self) -> Speed:
        """The speed of the computers."""
        return self.setup.speed

    @property
    def caught_up(self) -> bool:
        """Whether the person has been shown all there is."""
        return self._shown_seq == self.table.seq and self._match == self.setup.match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats awaited, once the person has been shown why."""
        return self._turn[0] if self.caught_up else ()

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the person is asked for."""
        return self._turn[1] if self.caught_up else ()

    @property
    def _turn(self) -> tuple[tuple[Seat, ...], tuple[Action, ...]]:
        """The seats awaited and what the person may do, found out once for each event: drawings ask for it often."""
        at = self._match, self.table.seq
        if self._turn_at != at:
            self._turn_at, self._turn_is = at, self.table.turn(self.me)
        return self._turn_is

    @property
    def asides(self) -> tuple[Action, ...]:
        """What the person may say besides."""
        return self.table.allowed_asides(self.me, ASIDES) if self.caught_up else ()

    @property
    def between(self) -> bool:
        """Whether a deal is over, and the person is to say when the next one may begin."""
        return self.caught_up and self.setup.between

    @property
    def over(self) -> bool:
        """Whether the match is over and the person has seen it."""
        return self.caught_up and self.setup.phase == "over"

    def sheet(self) -> list[SheetLine]:
        """The finished deals that the person has been shown."""
        return score_sheet(entry for entry in self.table.log if entry.first + len(entry.events) - 1 <= self._shown_seq)

    def newest(self, kind: type[T]) -> T | None:
        """The newest event of a kind in this deal, as the person saw it."""
        for seen in reversed(self.table.frames(self.me, 0)):
            if isinstance(seen, kind):
                return seen
            if isinstance(seen, DealBegan):
                return None
        return None

    def tricks_won(self) -> list[TrickWon]:
        """The tricks of this deal that the person has been shown, in order."""
        won: list[TrickWon] = []
        for seen in self.table.frames(self.me, 0)[: self._shown_seq]:
            if isinstance(seen, DealBegan):
                won = []
            elif isinstance(seen, TrickWon):
                won.append(seen)
        return won

    # -------------------------------------------------------------------------------------------- asking for things

    def act(self, action: Action) -> bool:
        """The person acts; False where it cannot be, which then changes nothing."""
        stood, self.standing = self.standing, None
        acted = self._ask(lambda: self.authority.act(PERSON, action, self.table.seq, self._now()))
        if not acted:
            self.standing = stood
        return acted

    def go_on(self) -> bool:
        """The next deal may begin."""
        return self._ask(lambda: self.authority.ready(PERSON))

    def rematch(self) -> bool:
        """Another match."""
        return self._ask(lambda: self.authority.rematch(PERSON))

    def set_speed(self, speed: Speed) -> bool:
        """How long the computers pause."""
        return self._ask(lambda: self.authority.set_speed(PERSON, speed))

    def hurry(self) -> None:
        """What is being shown has been seen."""
        if self._waiting:
            self._hurry.set()

    def _ask(self, request: Callable[[], None]) -> bool:
        try:
            request()
        except (IllegalAction, StaleAction, TableRefusal):
            return False
        self._keep()
        self.hurry()
        self._asked.set()
        return True

    def close(self) -> None:
        """Nothing more is played here."""
        self._kept.close()

    # -------------------------------------------------------------------------------------------------- playing

    async def run(self) -> None:
        """Plays until it is cancelled."""
        while True:
            self._keep()
            await self._show_news()
            if chance.give_seeds(self.authority, PERSON, self._key):
                continue
            if self.authority.wake(self._now()) or self._hold_break() or await self._computers():
                continue
            deadline = self.authority.deadline()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), None if deadline is None else deadline - self._now())
            self._asked.clear()

    def _keep(self) -> None:
        self._kept.keep(self.authority.take_news())
        if self.setup.phase == "over" and self._recorded != self.setup.match:
            self._recorded = self.setup.match
            self.record = self._kept.keep_record(self._recorded, self._written())

    def _written(self) -> str:
        """The record of the match that is over."""
        setup = self.setup
        match = Played(setup, setup.chairs, self.authority.ledger, self.table.log)
        return record(match, lambda person: person, {"Round": str(setup.match)})

    def _hold_break(self) -> bool:
        """Alone at the table one takes the time one likes between two deals."""
        setup = self.setup
        if not setup.between or setup.held_by is not None or setup.ready:
            return False
        self.authority.hold(PERSON, True, self._now())
        return True

    async def _computers(self) -> bool:
        """Lets computers speak, or the one that is due act."""
        authority, bot, seq = self.authority, find_bot(self.setup.level), self.table.seq
        heard = self._match, seq
        if self._heard != heard:
            self._heard = heard
            wishes = self._wishes(bot)
            if wishes:
                authority.computers_say(wishes, seq, self._now())
                return True
        seat = authority.computer_due()
        if seat is None:
            return False
        answer = await self._choice(bot, seat)
        pause = between(*self._pace.pause, chance.pause_rng(authority, self._key))
        may_stop = bool(self.legal) and self.me not in self.to_act
        may_speak = may_stop or any(not isinstance(aside, Concede) for aside in self.asides)
        await self._wait(max(pause, TIME_TO_SPEAK) if may_speak else pause)
        if answer is None:
            authority.computer_fails(seat, seq, self._now())
        elif (error := authority.computer_acts(seat, answer[0], seq, self._now(), answer[1])) is not None:
            self._failed(bot, error)
        return True

    async def _choice(self, bot: Bot, seat: Seat) -> tuple[Action, Chosen] | None:
        """What a computer chooses, and how; None where it fails, which must not hold up the table."""
        view, rng = self.table.observation(seat), self.authority.choice_rng(seat)
        try:
            choice = await asyncio.to_thread(bot.choose, self.variant, view, 0, rng)
            return choice.action, chosen_by(bot, choice, view)
        except Exception as error:
            self._failed(bot, error)
            return None

    def _wishes(self, bot: Bot) -> list[Wish]:
        """What the computers would say now."""
        may_say, observation = self.authority.may_say(), self.table.observation
        try:
            told = (wished(bot, self.variant, seat, observation(seat), allowed) for seat, allowed in may_say.items())
            return list(chain.from_iterable(told))
        except Exception as error:
            self._failed(bot, error)
            return []

    def _failed(self, bot: Bot, error: Exception) -> None:
        """The person is told the first time, and how often at the end."""
        self.failures.append(Failure(bot.name, f"{type(error).__name__}: {error}".rstrip(": ")))
        if len(self.failures) == 1:
            self.standing = self.failures[0]
            self.changed()

    @property
    def _pace(self) -> Pace:
        return pace_of(self.speed)

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0:
            return
        self._hurry.clear()
        self._waiting = True
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), seconds)
        finally:
            self._waiting = False

    # -------------------------------------------------------------------------------------------------- showing

    async def _show_news(self) -> None:
        if self._match != self.setup.match:
            self._match, self._shown_seq, self.last = self.setup.match, 0, None
            self.shown = first_view(self.variant, self.me)
        for seen in self.table.frames(self.me, self._shown_seq):
            await self._show(seen)
        self.changed()

    async def _show(self, seen: SeenEvent) -> None:
        if isinstance(seen, HakemFound):
            await self._draw(seen)
        self._look(seen)
        self.lies = isinstance(seen, TrickWon)
        self.changed()
        if not isinstance(seen, HakemFound):  # that has been shown by now
            await self._wait(showing_time(self._pace, seen))
        if self.lies:
            self.lies = False
            self.changed()

    def _look(self, seen: SeenEvent) -> None:
        self.shown = watch(self.variant, self.shown, seen)
        self._shown_seq += 1
        if self.shown.viewer != self.me:  # the draw moved people to other chairs; nobody holds a card yet
            self.shown = self.shown._replace(viewer=self.me)
        if not isinstance(seen, Withheld):
            self.last = seen
        if isinstance(seen, (DealBegan, *STANDING)) and not isinstance(self.standing, Failure):
            self.standing = None if isinstance(seen, DealBegan) else seen

    async def _draw(self, found: HakemFound) -> None:
        """The cards turned up to find the hakem, one by one."""
        for count in range(1, len(found.cards) + 1):
            self.drawn = found.cards[:count]
            self.changed()
            await self._wait(drawing_time(self._pace, len(found.cards)))
        self.last = found
        self.changed()
        await self._wait(self._pace.hakem)
        self.drawn = None
