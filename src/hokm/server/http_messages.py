"""HTTP bodies as messages: read from requests, written as answers, described in the schema of the API."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, get_args, get_origin

from fastapi import APIRouter, FastAPI, Request, Response

from hokm import protocol as p
from hokm.cards import Unreadable, codec_of
from hokm.protocol.schema import definitions

T = TypeVar("T")
Handler = TypeVar("Handler", bound=Callable[..., Any])

_AT = "#/components/schemas/"


class Refusal(Exception):
    """An HTTP request that is not carried out."""

    def __init__(self, status: int, code: p.RefusalCode, text: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.problem = p.Problem(code=code, text=text)
        self.headers = headers

    @property
    def answer(self) -> Response:
        """What is sent."""
        return answer(self.problem, self.status, self.headers)


def answer(said: p.Message, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A message as the body of an answer."""
    return _json(codec_of(type(said)).to_json(said), status, headers)


def answer_list(kind: type[T], said: tuple[T, ...]) -> Response:
    """Several messages of a kind as the body of an answer."""
    return _json(codec_of(tuple[kind, ...]).to_json(said))  # type: ignore[valid-type]


def _json(text: str, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(text, status, headers, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The message in the body of a request; Refusal where there is none of this kind."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refusal(422, p.RefusalCode.MALFORMED, "the body of that request must be application/json")
    try:
        return codec_of(kind).from_json(await request.body())
    except Unreadable as fault:
        raise Refusal(422, p.RefusalCode.MALFORMED, f"that request cannot be read: {fault}") from None


def route(
    router: APIRouter,
    method: str,
    path: str,
    *,
    answers: Any = None,
    body: type[p.Message] | None = None,
    status: int = 200,
    refuses: tuple[int, ...] = (),
) -> Callable[[Handler], Handler]:
    """A route whose handler answers by itself; what it is sent, and answers, stands in the API's schema.

    ``answers`` is a message, a tuple of messages or text; ``refuses`` are codes beside those of every route.
    """
    problem = _content("application/json", _reference(p.Problem))
    told: dict[int | str, dict[str, Any]] = {
        code: {"description": "Refused"} | problem for code in (400, 413, 422, 429, 503, *refuses)
    }
    media, schema = ("text/plain", {"type": "string"}) if answers is str else ("application/json", _reference(answers))
    extra = {} if body is None else {"requestBody": _content("application/json", _reference(body)) | {"required": True}}
    return router.api_route(
        path,
        methods=[method],
        status_code=status,
        response_class=Response,
        response_model=None,
        responses=told | {status: {"description": "Done"} | _content(media, schema)},
        openapi_extra=extra,
    )


def _content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def _reference(kind: Any) -> dict[str, Any]:
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _reference(get_args(kind)[0])}
    return {"$ref": f"{_AT}{kind.__name__}"}


def describe_messages(app: FastAPI) -> None:
    """Adds the schemas of messages to the API's own."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        schema = described()
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components |= _reached(schema["paths"], definitions(_AT))
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


def _reached(part: Any, known: dict[str, Any], found: dict[str, Any] | None = None) -> dict[str, Any]:
    """The definitions that a part of the schema refers to, and those that these refer to."""
    found = {} if found is None else found
    if isinstance(part, list):
        for member in part:
            _reached(member, known, found)
    elif isinstance(part, dict):
        name = str(part.get("$ref", "")).removeprefix(_AT)
        if name in known and name not in found:
            found[name] = known[name]
            _reached(known[name], known, found)
        for member in part.values():
            _reached(member, known, found)
    return found
