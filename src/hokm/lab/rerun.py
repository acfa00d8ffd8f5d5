"""Runs the computers of a record again: each saw so much, drew from this stream, and so must choose this.

The method is written down in docs/fairness.md, under the labels of the streams.
"""

import contextlib
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from hokm.bots import Bot, BotFailed, UnknownBot, find_bot
from hokm.fairness import Stream
from hokm.records import Comment, Given, Item, MatchClosed, RecordError, Tag, Unreadable, read
from hokm.records import proof as p
from hokm.records.replay import Match
from hokm.records.verdict import Fault, Verdict, in_order
from hokm.rules import OUT_OF_TURN, Act, Action, Seat, Variant
from hokm.rules.engine import State, awaiting
from hokm.table.drive import SAID
from hokm.views import Observation, observation_hash
from hokm.views.project import observe

PERSON: Final = "person"


class Move(NamedTuple):
    """A computer's action, the ``number``-th of the match, with what its seat saw and might have said out of turn."""

    deal: int
    number: int
    seat: Seat
    player: str
    action: Action
    view: Observation
    asides: tuple[Action, ...]
    told: p.Choice | None = None


def rerun(pieces: Iterable[str], verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
    """The verdicts on the matches of a record, with a fault for each computer's move that a second run does not give.

    ``pieces`` are the lines of the text that the verdicts are about.
    """
    matches = _matches(pieces)
    for verdict in verdicts:
        moves = next(matches)
        if verdict.proved:
            verdict = verdict._replace(faults=tuple(in_order([*verdict.faults, *_faults(moves, verdict)])))
        yield verdict


def _faults(moves: "_Moves", verdict: Verdict) -> Iterator[Fault]:
    yield from moves.faults
    for move in moves.moves:
        key = verdict.keys.get(move.deal)
        if key is not None and (reason := _difference(moves.variant, move, key)) is not None:
            yield Fault(move.deal, "bot-move", f"action {move.number}, seat {move.seat}: {reason}")


def _difference(variant: Variant, move: Move, key: bytes) -> str | None:
    """Why a move is not what the computer would do; None where it is."""
    if move.told is None:
        return "how the computer chose is not told"
    try:
        bot = _bot(move.player)
    except UnknownBot as error:
        return f"it cannot be run again: {error}"
    if observation_hash(move.view) != move.told.view:
        return "the computer saw something else"
    try:
        return None if _chooses(bot, variant, move, move.told, key) else f"{move.player} chooses otherwise"
    except Exception as error:  # a player that a package brings may fail in any way
        return str(BotFailed(move.player, error))


def _chooses(bot: Bot, variant: Variant, move: Move, told: p.Choice, key: bytes) -> bool:
    if isinstance(move.action, OUT_OF_TURN):
        return move.action in bot.asides(variant, move.view, move.asides)
    stream = Stream(key, f"bot/{move.seat}/{move.number}")
    return bot.choose(variant, move.view, told.samples, stream) == (move.action, told.samples)


def _bot(player: str) -> Bot:
    name, _, version = player.partition("/")
    bot = find_bot(name)
    if bot.version != version:
        raise UnknownBot(f"{name} is of version {bot.version} here, not {version}")
    return bot


def _matches(pieces: Iterable[str]) -> Iterator["_Moves"]:
    moves: _Moves | None = None
    for item in read(pieces):
        if moves is None and not isinstance(item, Comment | Unreadable):
            moves = _Moves(item if isinstance(item, Tag) and item.name == "Variant" else None)
        elif moves is not None:
            moves.take(item)
            if isinstance(item, MatchClosed):
                moves.check_players()
                yield moves
                moves = None


class _Moves:
    """The moves of the computers in one match, collected while it is read."""

    def __init__(self, variant: Tag | None) -> None:
        self.moves: list[Move] = []
        self.faults: list[Fault] = []
        self._players: list[str] = []
        self._timed_out: set[Seat] = set()
        self._actions = 0
        self._by_person = False
        self._stopped = False
        self._match: Match | None = None
        with contextlib.suppress(RecordError):  # verify tells it, here as below
            self._match = None if variant is None else Match.of(variant)
        if self._match is not None:
            self._began = self._match.state

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        assert self._match is not None
        return self._match.variant

    def take(self, item: Item) -> None:
        """One item of the record."""
        if self._match is None or isinstance(item, Unreadable):
            self._stopped = True
        if self._match is None or self._stopped:
            return
        if isinstance(item, Tag) and item.name == "Players":
            self._players = [player.strip() for player in item.value.split(";")]
        elif isinstance(item, Comment):
            with contextlib.suppress(p.BadProof):
                self._comment(p.parse_proof(item.text))
        else:
            self._input(self._match, item)

    def _comment(self, proof: p.Proof | None) -> None:
        match proof:
            case p.SeatTaken(seat, player) if seat < len(self._players):
                self._players[seat] = player
            case p.TimedOutNext(seat):
                self._timed_out.add(seat)
            case p.Choice() if self._by_person:
                self._fault("how a computer chose is told of an action that no computer made")
            case p.Choice() if self.moves and self.moves[-1].number == self._actions:
                if self.moves[-1].told is not None:
                    self._fault("how the computer chose is told twice")
                self.moves[-1] = self.moves[-1]._replace(told=proof)

    def _input(self, match: Match, item: Item) -> None:
        before = match.state
        try:
            given = match.understood(item) if isinstance(item, Given) else None
            for _ in match.take(item, trace=False):
                pass
        except RecordError:
            self._stopped = True
            return
        if isinstance(given, Act):
            self._actions += 1
            self._note(match.variant, before, given)
        if (match.state.phase, match.deals) != (before.phase, before.match.deals):
            self._began = match.state

    def _note(self, variant: Variant, before: State, given: Act) -> None:
        seat, action = given
        player = self._players[seat] if seat < len(self._players) else PERSON
        timed_out, self._by_person = seat in self._timed_out, player == PERSON
        self._timed_out.discard(seat)
        if timed_out:
            self._by_person = True
            if variant.time_out.action(variant, before, seat) != action:
                self._fault("a time-out does otherwise", before.match.deals, seat)
        elif player != PERSON:
            saw = self._began if isinstance(action, OUT_OF_TURN) else before
            awaited = awaiting(variant, saw)
            check = variant.announcements.check
            asides = tuple(aside for aside in SAID if check(variant, saw, seat, aside))
            view = observe(variant, saw, seat, awaited)
            self.moves.append(Move(max(saw.match.deals, 1), self._actions, seat, player, action, view, asides))

    def _fault(self, text: str, deal: int | None = None, seat: Seat | None = None) -> None:
        where = f"action {self._actions}" + ("" if seat is None else f", seat {seat}")
        self.faults.append(Fault(deal, "bot-move", f"{where}: {text}"))

    def check_players(self) -> None:
        """Who plays must be told for every seat: else nobody could be run again."""
        seats = self._match.variant.seating.seats if self._match is not None else len(self._players)
        if len(self._players) != seats:
            self.faults.append(Fault(None, "tag", f"Players must name {seats} players"))
