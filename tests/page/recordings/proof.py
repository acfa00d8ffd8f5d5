"""A deal from the first card to the last with the messages that prove it, honest and forged."""

import json

from hokm import protocol as p
from hokm.server.describe import deal_lines, opened_deals
from hokm.table import openings, score_sheet
from tests.page.recordings.recording import Recording, friends, recorded

#: How often the match for the proof of a whole match is dealt.
DEALS = 3


def with_swapped_cards(text: str) -> list[str]:
    """A server that tells of another pack than the one it dealt: the first two cards change places."""
    message = json.loads(text)
    for deal in message["deals"] if message["type"] == "opened" else ():
        for place, line in enumerate(deal["chance"]):
            if line.startswith("deal: "):
                word, one, other, *rest = line.split()
                deal["chance"][place] = " ".join([word, other, one, *rest])
    return [json.dumps(message)]


def whole_deal(recording: Recording) -> Recording:
    """A deal that the page sees from the first card to the last."""
    return recording.greet().begin().cue().any_cards()


@recorded("deal-honest")
def _() -> Recording:
    return whole_deal(Recording(honest=True))


@recorded("check-honest")
def _() -> Recording:
    return whole_deal(friends(honest=True))


@recorded("check-waiting")
def _() -> Recording:
    return Recording(honest=True).greet().cue().any_cards(9)


@recorded("check-held")
def _() -> Recording:
    return whole_deal(Recording(honest=True, hold=True))


@recorded("check-fault")
def _() -> Recording:
    recording = Recording(honest=True)
    recording.line = with_swapped_cards
    return whole_deal(recording)


@recorded("check-partly")
def _() -> Recording:
    return Recording(honest=True).any_cards(18).greet().cue().any_cards()


@recorded("check-match")
def _() -> Recording:
    recording = Recording({"match-end": f"fixed-hands:{DEALS}"}, honest=True).greet()
    for _deal in range(DEALS):
        recording.cue().any_cards()
    return recording


@recorded("long-match")
def _() -> Recording:
    """Three deals are over. Of the first the server remembers nothing, but it can tell it."""
    recording = Recording(honest=True).any_cards().any_cards().any_cards()
    authority, log = recording.authority, recording.table.log
    opened = opened_deals(openings(authority.ledger, log))
    recording.deals = p.DealsTold(match=1, after=0, deals=3, sheet=deal_lines(score_sheet(log)), opened=opened)
    authority.forget()
    authority._past = authority._past._replace(sheet=())
    return recording
