"""The records of matches for those who played them, from what the store keeps."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from hokm.server.house import House
from hokm.server.journal import news_of
from hokm.store import LogLine
from hokm.table import News, Person, people_of, played, record


async def record_of(house: House, code: str, match: int, person: Person) -> str | None:
    """The record of a match, for somebody who has or had a seat at its table; None for anybody else, and for no match.

    It tells the deals that are open to all; of a match that goes on nothing more.
    """
    lines = await house.store.log.read(code)
    news = await asyncio.to_thread(news_of, lines)
    people = people_of(news)
    if person not in people:
        return None
    await house.people.meet(people)
    return await asyncio.to_thread(_written, house, news, lines, match)


def _written(house: House, news: Sequence[News], lines: Sequence[LogLine], match: int) -> str | None:
    found = played(news, match)
    if found is None:
        return None
    began = next(line.at for line in lines if line.match == match)
    day = datetime.fromtimestamp(began, UTC).date().isoformat()
    return record(found, lambda person: house.people.known(person)[0], {"Date": day, "Round": str(match)})
