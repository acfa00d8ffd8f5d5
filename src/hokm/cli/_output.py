"""How results are printed by more than one command."""

import json

from hokm.records import Line


def as_json(line: Line) -> str:
    """One object of a report as one line."""
    return json.dumps(line, separators=(",", ":"))
