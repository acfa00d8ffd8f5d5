"""The records of matches for those who played them, from what the store keeps."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from hokm.server.journal import news_of
from hokm.server.services import Services
from hokm.store import LogLine
from hokm.table import News, Person, people_of, played, record


async def record_of(services: Services, code: str, match: int, person: Person) -> str | None:
    """The record of a match, for somebody who has or had a seat at its table; None for anybody else, and for no match.

    It tells the deals that are open to all; of a match that goes on nothing more.
    """
    lines = await services.store.log.read(code)
    news = await asyncio.to_thread(news_of, lines)
    people = people_of(news)
    if person not in people:
        return None
    await services.people.meet(people)
    return await asyncio.to_thread(_written, services, news, lines, match)


def _written(services: Services, news: Sequence[News], lines: Sequence[LogLine], match: int) -> str | None:
    found = played(news, match)
    if found is None:
        return None
    began = next(line.at for line in lines if line.match == match)
    day = datetime.fromtimestamp(began, UTC).date().isoformat()
    return record(found, lambda person: services.people.known(person)[0], {"Date": day, "Round": str(match)})
