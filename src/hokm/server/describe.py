"""The table around the match, as its people may see it."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from hokm import protocol as p
from hokm.rules import ASIDES, Seat, format_chance
from hokm.table import Authority, Chair, Ledger, Opening, Outline, Person, SheetLine, Table, TableSetup, openings
from hokm.texts import COMPUTERS
from hokm.variants import find_variant
from hokm.views import PACES, Layout, layout, turn_facts

#: How long things are shown: the same for every table.
PACING = p.Pacing(**PACES)
#: A person's name, and what their avatar is drawn from.
Known = Callable[[Person], tuple[str, str]]


@lru_cache(maxsize=256)
def _layout(game: str, changed: tuple[tuple[str, str], ...]) -> Layout:
    """The layout of a game under house rules, of which there are few; all tables ask for it again and again."""
    return layout(find_variant(game).with_rules(dict(changed)))


def table_info(code: str, authority: Authority, person: Person, known: Known, now: float) -> p.TableInfo:
    """The table as a person sees it."""
    setup = authority.setup
    variant = setup.variant
    return p.TableInfo(
        code=code,
        match=setup.match,
        kind=setup.kind,
        variant=variant.id,
        layout=_layout(variant.id, tuple(variant.changed_rules.items())),
        rules=dict(variant.rules),
        changed_rules=dict(variant.changed_rules),
        phase=setup.phase,
        host=None if setup.host is None else setup.seat_of(setup.host),
        you_host=person == setup.host,
        seats=tuple(_seat(code, authority, seat, chair, person, known) for seat, chair in enumerate(setup.chairs)),
        level=cast(p.Level, setup.level),
        clock=cast(p.Clock, setup.clock),
        fill=setup.fill,
        speed=setup.speed,
        hold=setup.hold,
        between=_between(authority, now),
        rematch=tuple(sorted(setup.rematch)),
    )


def _seat(code: str, authority: Authority, seat: Seat, chair: Chair, person: Person, known: Known) -> p.SeatInfo:
    name, seed = (COMPUTERS[chair.number], f"{code}-{chair.number}") if chair.computer else ("", "")
    if chair.person is not None:
        name, seed = known(chair.person)
    return p.SeatInfo(
        seat=seat,
        kind="empty" if chair.empty else "computer" if chair.computer else "person",
        name=name,
        level=cast(p.Level, authority.setup.level) if chair.by_computer else None,
        seed=seed,
        present=chair.computer or (chair.person is not None and authority.is_present(seat)),
        sitting_in=chair.sitting_in,
        you=chair.person == person,
    )


def _between(authority: Authority, now: float) -> p.BreakInfo | None:
    setup = authority.setup
    if not setup.between:
        return None
    left = authority.next_deal_in(now)
    seconds = None if left is None else round(left, 1)
    return p.BreakInfo(left=seconds, held_by=setup.held_by, ready=tuple(sorted(setup.ready)))


class ProofTold(NamedTuple):
    """How much of a match's proof somebody has been sent: the commitment, and up to which deals."""

    bound: tuple[int, int, str] = (0, 0, "")
    coming: int = 0
    opened: int = 0
    listed: int = 0


def proof_messages(authority: Authority, told: ProofTold) -> tuple[list[p.ServerMessage], ProofTold]:
    """The messages about dealing that somebody has not been sent yet, and how much they have been sent then."""
    ledger, setup = authority.ledger, authority.setup
    bound = ledger.match, len(ledger.chains), setup.variant.rules_hash
    if bound[0] != told.bound[0]:
        told = ProofTold(coming=told.coming)
    messages: list[p.ServerMessage] = []
    if bound != told.bound and told.coming != bound[0]:
        messages.append(committed(ledger, setup))
    if ledger.opened > told.opened and authority.table is not None:
        found = openings(ledger, authority.table.log, told.opened)
        messages.append(p.Opened(match=ledger.match, until=ledger.opened, deals=opened_deals(found)))
    if ledger.listed > max(told.listed, ledger.closed):
        commits = _in_hex(ledger.deals[-1].commits)
        messages.append(p.SeedsListed(match=ledger.match, deal=ledger.listed, commits=commits))
    coming = ledger.coming
    if coming is not None and told.coming != coming.match:
        messages.append(committed(coming, setup))
    return messages, ProofTold(bound, 0 if coming is None else coming.match, ledger.opened, ledger.listed)


def committed(ledger: Ledger, setup: TableSetup) -> p.Committed:
    """What the dealing of a match is bound to."""
    return p.Committed(
        match=ledger.match,
        match_id=ledger.match_id,
        rules_hash=setup.variant.rules_hash,
        seats=len(setup.chairs),
        chains=tuple(p.ChainInfo(first=first, commitment=chain.head.hex()) for first, chain in ledger.chains),
        listed=ledger.listed,
    )


def opened_deals(found: Iterable[Opening]) -> tuple[p.OpenedDeal, ...]:
    """Deals that are open, with all that they are checked by."""
    return tuple(
        p.OpenedDeal(
            deal=opening.deal,
            commits=_in_hex(opening.seeds.commits),
            seeds=_in_hex(opening.seeds.reveals),
            link=opening.link.hex(),
            chance=tuple(format_chance(given) for given in opening.chance),
        )
        for opening in found
    )


def deal_lines(sheet: Iterable[SheetLine]) -> tuple[p.DealLine, ...]:
    """Lines of the score sheet."""
    return tuple(p.DealLine(deal=deal, hakem=hakem, trump=trump, result=result) for deal, hakem, trump, result in sheet)


def _in_hex(values: Iterable[bytes | None]) -> tuple[str | None, ...]:
    return tuple(None if value is None else value.hex() for value in values)


class Turns:
    """Whose turn it is, for each seat; what is the same for all is worked out once."""

    def __init__(self, authority: Authority, table: Table, now: float) -> None:
        self._table = table
        reading = authority.clock(now)
        self._clock = (
            None
            if reading is None
            else p.ClockInfo(left=round(reading.left, 2), reserve=round(reading.reserve, 2), paused=reading.paused)
        )

    def of(self, seat: Seat) -> p.Turn:
        """With what the seat may do."""
        variant, view = self._table.variant, self._table.observation(seat)
        facts = turn_facts(variant, view)
        return p.Turn(
            to_act=view.to_act,
            hand=facts.hand,
            legal=view.legal,
            barred=facts.barred,
            asides=self._table.allowed_asides(seat, ASIDES),
            winning=facts.winning,
            needed=facts.needed,
            drawn=facts.drawn,
            clock=self._clock,
        )


def snapshot(authority: Authority, table: Table, seat: Seat) -> p.View:
    """The match so far, for a seat."""
    return p.snapshot(table.observation(seat), deal_lines(authority.score_sheet))


class Happenings:
    """Events as messages."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def message(self, seat: Seat, since: int, turn: p.Turn) -> p.Events:
        """What a seat saw after the event numbered ``since``."""
        return p.Events(seq=self._table.seq, events=self._table.frames(seat, since), turn=turn)


def my_table(code: str, outline: Outline, person: Person) -> p.MyTable:
    """What the list of a person's tables shows of one; the score of their own side comes first."""
    setup, everybody = outline
    seat = setup.seat_of(person)
    score: tuple[int, ...] = ()
    if setup.match and seat is not None:
        own = setup.variant.seating.side_of[seat]
        score = everybody[own], *(points for side, points in enumerate(everybody) if side != own)
    return p.MyTable(code=code, kind=setup.kind, phase=setup.phase, variant=setup.variant.id, score=score)
