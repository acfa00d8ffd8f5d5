"""HTTP requests: who I am, which games there are, making and finding tables."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from hokm import protocol as p
from hokm.rules import Variant, VariantError
from hokm.server import records
from hokm.server.house_rules import house_rules
from hokm.server.http_messages import Refusal, answer, answer_list, body_of, route
from hokm.server.identity import COOKIE_AGE, OLD_COOKIE
from hokm.server.limits import AddressBuckets, Buckets
from hokm.server.names import BadName, checked_name
from hokm.server.offered import offered_games
from hokm.server.services import Services
from hokm.server.tables import Tables, TooManyGuesses
from hokm.table import Person
from hokm.texts import catalogue
from hokm.variants import VARIANTS, with_rules_text
from hokm.variants.rule_card import sections

GameInPath = Annotated[str, Path(max_length=40)]
#: House rules as records write them: ``target=5; kot-rule=none``.
RulesInQuery = Annotated[str, Query(max_length=4000)]
AfterInQuery = Annotated[int, Query(ge=0, le=1_000_000)]
MatchInQuery = Annotated[int, Query(ge=1, le=1_000_000)]
CodeInPath = Annotated[str, Path(min_length=4, max_length=12, pattern="^[a-z0-9]+$")]


NO_COOKIE = "no cookie of this server came with the request; allow cookies, and begin with GET /api/me"


class RequestGate:
    """What every request passes first: the guest is found by their cookie, and the rate limits are kept."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self._asked = Buckets(services.settings.requests)
        self._read = Buckets(services.settings.long_reads)
        self._made = Buckets(services.settings.new_tables)
        self._met = AddressBuckets(services.settings.new_guests)

    def guest(self, request: Request) -> Person:
        """The guest behind the cookie; Refusal where there is none."""
        person = self.services.identity.person_of(request.cookies)
        if person is None:
            raise Refusal(401, p.RefusalCode.NO_COOKIE, NO_COOKIE)
        self._let_through(self._asked, person)
        return person

    def guest_or_new(self, request: Request) -> Person:
        """The guest behind the cookie, or a new one."""
        if self.services.identity.person_of(request.cookies) is not None:
            return self.guest(request)
        self._let_through(self._met, self.address(request))
        return self.services.identity.new_person()

    def reads_long(self, request: Request) -> Person:
        """A guest who asks for something that takes long to read."""
        person = self.guest(request)
        self._let_through(self._read, person)
        return person

    async def makes_table(self, request: Request) -> Person:
        """A guest who makes a table."""
        person = self.guest(request)
        self._let_through(self._made, person)
        await self.services.people.enrol(person, languages_of(request))
        return person

    def address(self, request: Request) -> str:
        """Where the request comes from."""
        return request.client.host if request.client else ""

    def me(self, person: Person, name: str) -> p.Me:
        """What guests are told of themselves, which does not include the id that the server knows them by."""
        return p.Me(id=self.services.identity.seed(person), name=name)

    def _let_through(self, buckets: Buckets | AddressBuckets, key: str) -> None:
        if not buckets.allows(key, self.services.clock()):
            raise Refusal(429, p.RefusalCode.TOO_FAST, "too many requests; wait a moment")


def languages_of(request: Request) -> str:
    """The languages that the browser asks for, the best one first."""
    return request.headers.get("accept-language", "")


def routes(services: Services, tables: Tables) -> APIRouter:
    """All routes below `/api`."""
    router, gate = APIRouter(prefix="/api"), RequestGate(services, tables)
    _about_guests(router, gate)
    _about_games(router, gate)
    _about_tables(router, gate)
    return router


def _about_guests(router: APIRouter, gate: RequestGate) -> None:
    services = gate.services

    @route(router, "GET", "/me", answers=p.Me)
    async def me(request: Request) -> Response:
        """The guest behind the cookie; a new one where there is none."""
        person = gate.guest_or_new(request)
        name = await services.people.name(person, languages_of(request))
        response = answer(gate.me(person, name))
        if services.identity.person(request.cookies.get(OLD_COOKIE)) is not None:
            response.delete_cookie(OLD_COOKIE, httponly=True, samesite="lax")
        response.set_cookie(
            services.identity.cookie,
            services.identity.token(person),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=request.scope["scheme"] == "https",
        )
        return response

    @route(router, "PUT", "/me", answers=p.Me, body=p.NewName, refuses=(401, 403))
    async def rename(request: Request) -> Response:
        """Calls the guest by another name."""
        person = gate.guest(request)
        try:
            name = checked_name((await body_of(request, p.NewName)).name)
        except BadName as bad:
            raise Refusal(422, p.RefusalCode(bad.fault.value), str(bad)) from None
        await services.people.rename(person, name)
        gate.tables.renamed(person)
        return answer(gate.me(person, name))


def _variant(game: str, rules: str) -> Variant:
    """The game with house rules; Refusal where there is no such."""
    if game not in VARIANTS:
        raise Refusal(404, p.RefusalCode.NO_SUCH_GAME, "there is no such game")
    try:
        return with_rules_text(VARIANTS[game], rules)
    except VariantError as error:
        raise Refusal(422, p.RefusalCode.BAD_RULES, str(error)) from None


def _about_games(router: APIRouter, gate: RequestGate) -> None:
    services = gate.services

    @route(router, "GET", "/variants", answers=tuple[p.VariantInfo, ...])
    async def variants() -> Response:
        """The games that tables can be made for."""
        games = [
            p.VariantInfo(id=variant.id, names=dict(variant.names), seats=variant.seating.seats)
            for variant in offered_games()
        ]
        return answer_list(p.VariantInfo, tuple(games))

    @route(router, "GET", "/rules/{game}", answers=p.RuleCard, refuses=(404,))
    async def rules_in_words(game: GameInPath, lang: Literal["en", "fa"] = "en", rules: RulesInQuery = "") -> Response:
        """The rule card of a game with house rules."""
        variant, words = _variant(game, rules), catalogue(lang)
        told = sections(variant, words.say)
        return answer(
            p.RuleCard(
                title=variant.names.get(lang, variant.names["en"]),
                sections=tuple(p.RuleSection(title=section.title, lines=tuple(section.lines)) for section in told),
            )
        )

    @route(router, "GET", "/house-rules/{game}", answers=p.HouseRules, refuses=(401, 404))
    async def rules_to_choose(
        request: Request, game: GameInPath, lang: Literal["en", "fa"] = "en", rules: RulesInQuery = ""
    ) -> Response:
        """The house rules of a game: what each is, what it may be beside the others, and what would not change."""
        gate.guest(request)
        variant = _variant(game, rules)
        if game not in {offered.id for offered in offered_games()}:
            raise Refusal(404, p.RefusalCode.NO_SUCH_GAME, "this game is not played at these tables yet")
        return answer(await asyncio.to_thread(house_rules, variant, lang))

    @route(router, "GET", "/address", answers=p.Addresses)
    async def address() -> Response:
        """Where other devices find this server."""
        urls = tuple(services.settings.addresses)
        return answer(p.Addresses(urls=urls, lan=bool(urls)))


def _about_tables(router: APIRouter, gate: RequestGate) -> None:
    tables, services = gate.tables, gate.services

    @route(router, "GET", "/mine", answers=tuple[p.MyTable, ...], refuses=(401,))
    async def mine(request: Request) -> Response:
        """The tables that the guest can go on with."""
        return answer_list(p.MyTable, tuple(await tables.mine(gate.guest(request))))

    @route(router, "POST", "/tables", answers=p.TableMade, body=p.NewTable, status=201, refuses=(401, 403, 404))
    async def make(request: Request) -> Response:
        """Makes a table."""
        new = await body_of(request, p.NewTable)
        return answer(await tables.make(await gate.makes_table(request), new), 201)

    @route(router, "GET", "/tables/{code}", answers=p.TableMade, refuses=(401, 404))
    async def find(request: Request, code: CodeInPath) -> Response:
        """Whether there is a table of this code."""
        person = gate.guest(request)
        try:
            found = await tables.exists(code, person, gate.address(request))
        except TooManyGuesses:
            raise Refusal(429, p.RefusalCode.TOO_FAST, "too many codes that no table has; wait a moment") from None
        if not found:
            raise Refusal(404, p.RefusalCode.NO_SUCH_TABLE, "there is no such table")
        return answer(p.TableMade(code=code))

    @route(router, "GET", "/tables/{code}/deals", answers=p.DealsTold, refuses=(401, 404))
    async def deals_of(
        request: Request, code: CodeInPath, match: MatchInQuery = 1, after: AfterInQuery = 0
    ) -> Response:
        """Deals of a match that are over, at a table where the guest has, or had, a seat."""
        person = gate.reads_long(request)
        told = await records.deals_of(services, code, match, after, person)
        if told is None:
            raise Refusal(404, p.RefusalCode.NO_SUCH_TABLE, "there is no such match at a table of yours")
        return answer(told)

    @route(router, "GET", "/tables/{code}/record", answers=str, refuses=(401, 404))
    async def record_of(request: Request, code: CodeInPath, match: MatchInQuery = 1) -> Response:
        """The record of a match at a table where the guest has, or had, a seat: as far as its deals are open to all."""
        text = await records.record_of(services, code, match, gate.reads_long(request))
        if text is None:
            raise Refusal(404, p.RefusalCode.NO_SUCH_TABLE, "there is no such match at a table of yours")
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="hokm-{code}-{match}.hokm"'}
        )
