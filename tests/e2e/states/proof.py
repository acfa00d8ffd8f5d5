"""The proof of a deal in all its standings, and the tick that leads to it."""

import json

from tests.e2e.stage import Stage
from tests.e2e.visit import Visit, state

SHOWN = "table/CheckDialog table/CheckSteps table/TableDialogs"


def with_swapped_cards(text: str) -> list[str]:
    """A server that tells of another pack than the one it dealt: the first two cards change places."""
    message = json.loads(text)
    for deal in message["deals"] if message["type"] == "opened" else ():
        for place, line in enumerate(deal["chance"]):
            if line.startswith("deal: "):
                word, one, other, *rest = line.split()
                deal["chance"][place] = " ".join([word, other, one, *rest])
    return [json.dumps(message)]


def whole_deal(at: Visit, stage: Stage) -> None:
    """A deal that the page sees from the first card to the last, as fast as it can show it."""
    stage.open(at.page)
    at.page.get_by_role("heading").first.wait_for()
    stage.begin()
    at.sit_down()
    stage.any_cards()
    at.hurry()


def look_behind(at: Visit, standing: str) -> None:
    """Opens the proof from the tick at the deal's end."""
    at.press(f"fair-tick-{standing}")
    at.page.get_by_role("heading", name=at.say(f"fair-title-{standing}"), exact=True).wait_for()


@state("deal-honest", "table:deal-end", "table/DealEnd table/FairTick", often=True, own_clock=True)
def _(at: Visit) -> None:
    whole_deal(at, at.stage(honest=True))
    at.page.get_by_text(at.say("fair-tick-honest")).wait_for()


@state("check-honest", "table:deal-end#check", SHOWN, often=True, own_clock=True)
def _(at: Visit) -> None:
    whole_deal(at, at.friends(honest=True))
    look_behind(at, "honest")


@state("check-values", "table:deal-end#check", SHOWN, own_clock=True)
def _(at: Visit) -> None:
    whole_deal(at, at.friends(honest=True))
    look_behind(at, "honest")
    for summary in at.page.locator("dialog summary").all():
        summary.click()


@state("check-waiting", "table:play#check", SHOWN, often=True)
def _(at: Visit) -> None:
    stage = at.stage(honest=True).open(at.page)
    at.sit_down()
    stage.any_cards(9)
    at.page.goto(f"{at.page.url}#check")
    at.page.get_by_role("heading", name=at.say("fair-title-waiting")).wait_for()


@state("check-held", "table:deal-end#check", SHOWN, own_clock=True)
def _(at: Visit) -> None:
    whole_deal(at, at.stage(honest=True, hold=True))
    look_behind(at, "held")


@state("check-fault", "table:deal-end#check", SHOWN, often=True, own_clock=True)
def _(at: Visit) -> None:
    stage = at.stage(honest=True)
    stage.line = with_swapped_cards
    whole_deal(at, stage)
    look_behind(at, "fault")


@state("check-partly", "table:deal-end#check", SHOWN, own_clock=True)
def _(at: Visit) -> None:
    whole_deal(at, at.stage(honest=True).any_cards(18))
    look_behind(at, "partly")


@state("check-match", "table:match-end#check", SHOWN, own_clock=True)
def _(at: Visit) -> None:
    stage = at.stage({"match-end": "fixed-hands:3"}, honest=True).open(at.page)
    at.sit_down()
    for _ in range(3):
        stage.any_cards()
        at.hurry()
        at.page.get_by_text(at.say("fair-tick-honest")).wait_for()
    at.page.get_by_role("button", name=at.say("deal-end-match-result")).click()
    at.press("fair-check-deals")
    at.page.get_by_role("heading", name=at.say("fair-title-honest")).wait_for()


@state("check-unproved", "table:play#check", "table/CheckDialog")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page, "check")
    at.page.get_by_role("heading", name=at.say("fair-title-unproved")).wait_for()


@state("lobby-hold", "table:lobby", "screens/Lobby screens/RulesStrip")
def _(at: Visit) -> None:
    at.friends(hold=True).open(at.page)
    at.page.get_by_text(at.say("friends-hold-short")).wait_for()
