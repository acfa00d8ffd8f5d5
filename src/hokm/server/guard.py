"""Middleware for all requests: checks origin, host and size, and adds security headers to every answer."""

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hokm.cards import codec_of
from hokm.protocol import Problem, RefusalCode
from hokm.server.addresses import is_address

LARGEST_BODY = 16 * 1024
READING = {"GET", "HEAD", "OPTIONS"}

#: No inline script, nothing from another host. (Positions of cards are set as style attributes by our own script.)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(r"(?:[\w.~-]*|\[(?P<ip>[0-9A-Fa-f:.]+)\])(?::(?P<port>[0-9]{0,5}))?", re.ASCII)
#: So many digits that no number of them is a surprise.
LENGTH = re.compile(r"[0-9]{1,18}")
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether the request comes from our own page, or from something that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    # As browsers spell it, scheme://host: nothing is taken apart that might be malformed.
    scheme, separator, host = origin.partition("://")
    return scheme in ("http", "https") and separator != "" and host == headers.get("host")


def is_host(host: str) -> bool:
    """Whether a ``Host`` header can be one; without one (HTTP/1.0) nothing is wrong."""
    read = HOST.fullmatch(host)
    return read is not None and (read["ip"] is None or is_address(read["ip"])) and int(read["port"] or 0) < 65536


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or refuses it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if is_host(headers.get("host", "")) and same_origin(headers):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "another site"})
            return
        send_with_headers = _with_headers(scope, headers, send)
        length = headers.get("content-length", "0")
        if not is_host(headers.get("host", "")) or not LENGTH.fullmatch(length):
            await _answer(
                send_with_headers, 400, RefusalCode.MALFORMED, "the headers host or content-length cannot be read"
            )
        elif scope["method"] not in READING and not same_origin(headers):
            await _answer(send_with_headers, 403, RefusalCode.MALFORMED, "requests come from this site's own page only")
        elif int(length) > LARGEST_BODY or "transfer-encoding" in headers:
            await _answer(send_with_headers, 413, RefusalCode.TOO_LARGE, "that request is too long")
        else:
            await self._app(scope, receive, send_with_headers)


def _with_headers(scope: Scope, request: Headers, send: Send) -> Send:
    host = request.get("host", "")
    policy = POLICY.format(socket=f"ws://{host} wss://{host}" if host and is_host(host) else "")

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["content-security-policy"] = policy
            for name, value in HEADERS.items():
                headers[name] = value
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


async def _answer(send: Send, status: int, code: RefusalCode, text: str) -> None:
    body = codec_of(Problem).to_json(Problem(code=code, text=text)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
