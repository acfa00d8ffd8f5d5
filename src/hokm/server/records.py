"""Records of matches, made from the log in the store, for those who played them."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from hokm.server.journal import news_of
from hokm.server.services import Services
from hokm.store import LogLine
from hokm.table import News, Person, people_of, played, record


async def record_of(services: Services, code: str, match: int, person: Person) -> str | None:
    """The record of a match, for somebody who has or had a seat at its table; None for others, and for no such match.

    While the match goes on it holds the deals that are public by then.
    """
    lines = await services.store.log.read(code)
    news = await asyncio.to_thread(news_of, lines)
    people = people_of(news)
    if person not in people:
        return None
    names = await services.people.names(people)
    return await asyncio.to_thread(_written, names, news, lines, match)


def _written(names: Mapping[Person, str], news: Sequence[News], lines: Sequence[LogLine], match: int) -> str | None:
    found = played(news, match)
    if found is None:
        return None
    began = next(line.at for line in lines if line.match == match)
    day = datetime.fromtimestamp(began, UTC).date().isoformat()
    return record(found, names.__getitem__, {"Date": day, "Round": str(match)})
