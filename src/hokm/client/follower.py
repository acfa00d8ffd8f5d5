"""Follows one table by what its server sends: in whatever order messages come, and however often.

No input or output here: ``hear`` takes messages, ``hello`` says how to ask for what is missing.
"""

from typing import NamedTuple

from hokm import protocol as p
from hokm.rules import Match, MatchResult, Variant
from hokm.variants import find_variant
from hokm.views import SPECTATOR, Observation, SeenEvent, Viewer, first_view, watch, with_turn


class Begun(NamedTuple):
    """A snapshot of a match whose first deals the server no longer tells one by one: they are not needed to play on."""

    seq: int
    view: p.View


class Follower:
    """What a player far away knows of a table. ``lost`` says that events are missing: say hello again."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: p.TableInfo | None = None
        self.view: Observation | None = None
        self.turn: p.Turn | None = None
        self.match = 0
        self.seq = 0
        self.lost = False
        self._variant: Variant | None = None
        #: Nothing is missing of what the server still tells one by one.
        self._whole = False
        self._begun: Begun | None = None

    def hello(self) -> p.Hello:
        """Asks for what is missing; from the beginning, where not all has been seen that is still told."""
        return p.Hello(
            protocol=p.PROTOCOL,
            table=self.code,
            match=self.match or None,
            since=self.seq if self.match else None,
        )

    @property
    def seat(self) -> int | None:
        """The own seat."""
        return None if self.view is None or not isinstance(self.view.viewer, int) else self.view.viewer

    @property
    def variant(self) -> Variant:
        """The game and its house rules, once the server has told them."""
        assert self._variant is not None, "no welcome has come yet"
        return self._variant

    def hear(self, message: p.ServerMessage) -> None:
        """Takes one message in."""
        match message:
            case p.Welcome():
                self._enter(message)
            case p.Events():
                self._happen(message)
            case p.TableChanged():
                self.table = message.table
            case _:
                pass

    def _enter(self, message: p.Welcome) -> None:
        self.table = message.table
        self._variant = find_variant(message.table.variant).with_rules(message.table.changed_rules)
        viewer: Viewer = SPECTATOR if message.viewer == "spectator" else int(message.viewer)
        known = self.view if message.table.match == self.match else None
        if known is not None and message.view is None and known.viewer == viewer and message.seq <= self.seq:
            self.lost = False  # what is missing follows
            self._whole = True
            return
        if known is not None and self._whole and not known.hand and message.seq == self.seq:
            self.view = known._replace(viewer=viewer)  # perhaps another chair, before anybody held a card
            self.turn = message.turn
            return
        # A snapshot does not tell how it came about; whoever wants to play well asks for all that is still told.
        self.match, self.seq, self.turn = message.table.match, message.kept, None
        self.view = first_view(self._variant, viewer)
        self._begun = Begun(message.seq, message.view) if message.view is not None and message.kept > 0 else None
        self._whole = message.seq == 0
        self.lost = not self._whole

    def _happen(self, message: p.Events) -> None:
        first = message.seq - len(message.events)
        if self.view is None or first > self.seq:
            self.lost = True
            return
        if message.seq < self.seq:
            return
        for event in message.events[self.seq - first :]:
            self._see(event)
        self.turn = message.turn
        self.view = with_turn(self.view, message.turn.to_act, message.turn.legal)

    def _see(self, event: SeenEvent) -> None:
        assert self.view is not None
        self.view = watch(self.variant, self.view, event)
        self.seq += 1
        if self._begun is not None and self.seq == self._begun.seq:
            self.view = self.view._replace(match=_match_of(self._begun.view))
            self._begun = None


def _match_of(view: p.View) -> Match:
    """What a snapshot tells of the match beside the deal that goes on."""
    result = view.match_result
    return Match(
        deals=view.deals,
        dealer=view.dealer,
        hakem=view.hakem,
        drawn=view.drawn,
        score=view.score,
        won=view.won,
        played=view.played,
        redeals=view.redeals,
        streak=view.streak,
        owed=view.owed,
        foretold=view.foretold,
        result=None if result is None else MatchResult(result.winner, result.score, result.reason),
    )
