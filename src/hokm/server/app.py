"""The ASGI application: the page, HTTP requests and the websocket, over one store."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hokm import __version__
from hokm import protocol as p
from hokm.rules import RefusalCode
from hokm.server.addresses import THIS_MACHINE, PlainAddresses, Trusted
from hokm.server.api import NO_COOKIE, routes
from hokm.server.connection import UNWELCOME
from hokm.server.guard import Guard
from hokm.server.http_messages import Refusal, describe_messages
from hokm.server.logs import note
from hokm.server.page import Page
from hokm.server.services import Services
from hokm.server.settings import Settings
from hokm.server.socket_session import SocketSession
from hokm.server.tables import Tables
from hokm.store import Store, StoreError
from hokm.table import TableRefusal


def create_app(store: Store, secret: bytes, settings: Settings | None = None) -> FastAPI:
    """The application over an open store, which it closes when it ends. ``secret`` signs the guests' cookies."""
    settings = settings or Settings()
    services = Services.over(store, secret, settings)
    tables = Tables(services)
    page = Page(settings.page)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables.begin()
        note("ready", version=__version__)
        yield
        await tables.stop()
        services.thinking.stop()
        await store.close()
        note("stopped")

    app = FastAPI(
        title="Hokm",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load a script from another host
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.tables = tables
    app.state.services = services
    app.include_router(routes(services, tables))
    describe_messages(app)
    _explain_refusals(app)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        trouble = store.trouble
        try:
            await store.accounts.find("")
        except StoreError as error:
            trouble = error
        if trouble is not None:
            return JSONResponse({"ok": False, "store": str(trouble)}, 503)
        return JSONResponse({"ok": True, "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if request.client is None or request.client.host not in THIS_MACHINE:
            return PlainTextResponse("There is nothing here.\n", 404)
        return PlainTextResponse(_metrics(services, tables))

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        person = services.identity.person_of(websocket.cookies)
        code, text = p.RefusalCode.NO_COOKIE, NO_COOKIE
        if services.counts.sockets >= settings.sockets:
            person, code, text = None, p.RefusalCode.BUSY, "too many people are here; try again later"
        if person is None:
            await websocket.send_text(p.SERVER.to_json(p.Refused(id=None, code=code, text=text)))
            await websocket.close(UNWELCOME)
            return
        services.counts.sockets += 1
        try:
            await SocketSession(services, tables, websocket, person).run()
        finally:
            services.counts.sockets -= 1

    # A plain route: what FastAPI puts round one for its dependencies costs each websocket some kilobytes.
    app.router.routes.append(WebSocketRoute("/ws", socket))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request) -> Response:
        return page.get(request.scope["path"], request.headers)

    # The one added last hears a request first: what proxies say is believed by the address they connect from.
    app.add_middleware(Guard)
    app.add_middleware(PlainAddresses)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=Trusted(settings.proxies).names)
    app.add_middleware(PlainAddresses)
    return app


def _explain_refusals(app: FastAPI) -> None:
    """Answers every failure of an HTTP request with a ``Problem``."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return refusal.answer

    @app.exception_handler(TableRefusal)
    async def not_at_this_table(request: Request, refusal: TableRefusal) -> Response:
        status = 404 if refusal.reason is RefusalCode.NO_SUCH_GAME else 422
        return Refusal(status, refusal.reason, str(refusal)).answer

    @app.exception_handler(StoreError)
    async def not_kept(request: Request, error: StoreError) -> Response:
        return Refusal(503, RefusalCode.BUSY, str(error)).answer

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return Refusal(422, RefusalCode.MALFORMED, "that request cannot be read").answer

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return Refusal(error.status_code, RefusalCode.MALFORMED, str(error.detail), error.headers).answer


def _metrics(services: Services, tables: Tables) -> str:
    """Counts in the text format of Prometheus."""
    counts = services.counts
    numbers = {
        "hokm_tables": len(tables),
        "hokm_sockets": counts.sockets,
        "hokm_tasks": len(asyncio.all_tasks()),
        "hokm_refusals_total": counts.refusals,
        "hokm_resyncs_total": counts.resyncs,
        "hokm_lines_total": counts.lines,
        "hokm_store_errors_total": counts.store_errors,
        "hokm_thoughts_waiting": services.thinking.waiting,
        "hokm_thoughts_total": services.thinking.done,
    }
    return "".join(f"{name} {value}\n" for name, value in numbers.items())
