"""A table's log as text: what goes in as records write it, what followed as JSON with the version of its form.

Reading it decides nothing anew.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, get_args

from hokm.cards import Codec
from hokm.rules import format_input, parse_input
from hokm.rules.declaring import KEPT
from hokm.table.changes import Change
from hokm.table.old_lines import VERSION, brought_up
from hokm.table.setup import News
from hokm.table.table import Chosen, Entry

_CHANGES: Final[Codec[Change]] = Codec(kinds=get_args(Change))


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
        return Written(item.first, format_input(item.given), _dumps(KEPT, item.events), item.auto, chosen)
    return Written(None, None, _dumps(_CHANGES, (item,)), False)


def read_news(written: Written) -> News:
    """The item again; ValueError where it cannot be read."""
    if written.first is None or written.given is None:
        change: Change
        (change,) = _loads(_CHANGES, written.events)
        return change
    chosen = None if written.chosen is None else _read_chosen(written.chosen)
    return Entry(written.first, parse_input(written.given), _loads(KEPT, written.events), written.auto, chosen)


def _dumps(codec: Codec[Any], items: Sequence[Any]) -> str:
    kept = {"version": VERSION, "items": [codec.plain(item) for item in items]}
    return json.dumps(kept, separators=(",", ":"))


def _loads(codec: Codec[Any], text: str) -> tuple[Any, ...]:
    kept = json.loads(text)
    items, version = (kept, 1) if isinstance(kept, list) else (kept["items"], kept["version"])
    return tuple(codec.value(item) for item in brought_up(items, version))


def _write_chosen(chosen: Chosen) -> str:
    return f"{chosen.player} samples={chosen.samples} view={chosen.view.hex()}"


def _read_chosen(text: str) -> Chosen:
    player, samples, view = text.rsplit(" ", 2)
    return Chosen(player, int(samples.removeprefix("samples=")), bytes.fromhex(view.removeprefix("view=")))
