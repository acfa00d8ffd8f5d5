"""A table's log as text: what goes in as records write it, what followed as JSON. Reading it decides nothing anew."""

from typing import Final, NamedTuple, get_args

from hokm.cards import Codec
from hokm.rules import format_input, parse_input
from hokm.rules.events import Event
from hokm.table.changes import Change
from hokm.table.setup import News
from hokm.table.table import Chosen, Entry

_EVENTS: Final[Codec[Event]] = Codec(get_args(Event))
_CHANGES: Final[Codec[Change]] = Codec(get_args(Change))


class Written(NamedTuple):
    """An item of the log. An input has the number of its first event and its notation; a change has neither.

    ``chosen`` is there for a computer's action: ``level-2/1.0.0 samples=0 view=0f1e2d3c4b5a6978``.
    """

    first: int | None
    given: str | None
    events: str
    auto: bool
    chosen: str | None = None


def write_news(item: News) -> Written:
    """The item as text."""
    if isinstance(item, Entry):
        chosen = None if item.chosen is None else _write_chosen(item.chosen)
        return Written(item.first, format_input(item.given), _EVENTS.dumps(item.events), item.auto, chosen)
    return Written(None, None, _CHANGES.dumps((item,)), False)


def read_news(written: Written) -> News:
    """The item again; ValueError where it cannot be read."""
    if written.first is None or written.given is None:
        (change,) = _CHANGES.loads(written.events)
        return change
    chosen = None if written.chosen is None else _read_chosen(written.chosen)
    return Entry(written.first, parse_input(written.given), _EVENTS.loads(written.events), written.auto, chosen)


def _write_chosen(chosen: Chosen) -> str:
    return f"{chosen.player} samples={chosen.samples} view={chosen.view.hex()}"


def _read_chosen(text: str) -> Chosen:
    player, samples, view = text.rsplit(" ", 2)
    return Chosen(player, int(samples.removeprefix("samples=")), bytes.fromhex(view.removeprefix("view=")))
