"""Requests at a table: protocol messages become calls of the authority, and its errors become refusals."""

from hokm import protocol as p
from hokm.rules import IllegalAction
from hokm.server.offered import check_offered
from hokm.table import Authority, Person, StaleAction, TableRefusal

Request = (
    p.ActRequest
    | p.Sit
    | p.Stand
    | p.Configure
    | p.Start
    | p.NextDeal
    | p.Hold
    | p.Rematch
    | p.Back
    | p.Leave
    | p.SetSpeed
    | p.SeedHash
    | p.SeedReveal
)


def carry_out(authority: Authority, person: Person, request: Request, now: float) -> p.Refused | None:
    """Carries out a request; if that is not possible nothing has changed, and the refusal says why."""
    try:
        _do(authority, person, request, now)
    except TableRefusal as refusal:
        return _refused(request, refusal.reason, refusal)
    except IllegalAction as illegal:
        return _refused(request, illegal.reason, illegal)
    except StaleAction as stale:
        return _refused(request, p.RefusalCode.STALE, stale)
    return None


def _refused(request: Request, code: p.RefusalCode, error: Exception) -> p.Refused:
    return p.Refused(id=request.id, code=code, text=str(error))


def _do(authority: Authority, person: Person, request: Request, now: float) -> None:
    match request:
        case p.ActRequest():
            authority.act(person, request.action, request.seq, now)
        case p.NextDeal():
            authority.ready(person)
        case p.Hold():
            authority.hold(person, request.on, now)
        case p.Rematch():
            authority.rematch(person)
        case p.Back():
            authority.back(person)
        case p.Leave():
            authority.leave(person)
        case p.SetSpeed():
            authority.set_speed(person, request.speed)
        case p.SeedHash():
            authority.give_hash(person, request.match, request.deal, bytes.fromhex(request.commit))
        case p.SeedReveal():
            authority.show_seed(person, request.match, request.deal, bytes.fromhex(request.seed))
        case _:
            _before_the_start(authority, person, request, now)


def _before_the_start(
    authority: Authority, person: Person, request: p.Sit | p.Stand | p.Configure | p.Start, now: float
) -> None:
    match request:
        case p.Sit():
            authority.sit(person, request.seat)
        case p.Stand():
            authority.stand(person)
        case p.Configure():
            check_offered(authority.setup.variant.id, request.rules or {})
            authority.configure(
                person,
                rules=request.rules,
                level=request.level,
                clock=request.clock,
                fill=request.fill,
                hold=request.hold,
            )
        case p.Start():
            authority.start(person, now)
