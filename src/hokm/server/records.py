"""What the log in the store tells of matches, for those who played them: records, and deals that are over."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from hokm import protocol as p
from hokm.server import describe
from hokm.server.journal import news_of
from hokm.server.services import Services
from hokm.store import LogLine
from hokm.table import OUTLINE, News, Person, openings, people_of, played, record, score_sheet


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


async def deals_of(services: Services, code: str, match: int, after: int, person: Person) -> p.DealsTold | None:
    """Deals of a match that are over, for somebody who has or had a seat at its table; None for others, and for no
    such match.
    """
    lines = await services.store.log.read(code, OUTLINE)
    return await asyncio.to_thread(_told, lines, match, after, person)


def _told(lines: Sequence[LogLine], match: int, after: int, person: Person) -> p.DealsTold | None:
    news = news_of(lines)
    found = played(news, match) if person in people_of(news) else None
    if found is None:
        return None
    sheet = score_sheet(found.entries)
    until = after + p.MOST_DEALS
    return p.DealsTold(
        match=match,
        after=after,
        deals=len(sheet),
        sheet=describe.deal_lines(line for line in sheet if after < line.deal <= until),
        opened=describe.opened_deals(one for one in openings(found.ledger, found.entries, after) if one.deal <= until),
    )
