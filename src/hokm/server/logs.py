"""The server's log: one JSON object a line. It never holds a card, a token or the text of a message."""

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("hokm.server")


def note(event: str, **fields: str | int | float | bool | None) -> None:
    """Logs an event."""
    LOGGER.info(event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: str | int | float | bool | None) -> None:
    """Logs an error by its type and place, without its text, which might hold cards."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}"
    LOGGER.error(event, extra={"fields": {**fields, "error": type(error).__name__, "where": where}})


class _Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == LOGGER.name else record.name,
            **getattr(record, "fields", {}),
        }
        if record.name != LOGGER.name:
            line["text"] = record.getMessage()
        return json.dumps(line, ensure_ascii=False)


def set_up(level: int = logging.INFO) -> None:
    """Logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOGGER.setLevel(level)
    # A warning for each request that is no HTTP: whoever sends them must not fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
