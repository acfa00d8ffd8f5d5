"""The table from the draw to the last trick, its clocks, and its broken lines."""

from hokm.rules import parse_action
from tests.e2e.hands import STRIP
from tests.e2e.stage import ME, cards
from tests.e2e.visit import HOLD_TIMERS, Visit, state

#: Four hands in which the hakem's partner has no spade.
SPADES, NONE = "AS KS QS JS TS", "AH KH QH JH TH AD KD QD JD TD AC KC QC"
PARTNER_WITHOUT = f"{SPADES} | 9S 8S 7S 6S | {NONE} | 5S 4S 3S 2S"
ME_WITHOUT = f"{NONE} | 9S 8S 7S 6S | {SPADES} | 5S 4S 3S 2S"


# ----------------------------------------------------------------------------------------------- before the first lead


@state("draw", "table:drawing", "table/Drawing table/PlayTable", often=True, before=HOLD_TIMERS)
def _(at: Visit) -> None:
    stage = at.stage({"first-caller-method": "first-ace"}).open(at.page)
    stage.script.turned_first = cards("5H KD 9C 2S JD 7H QC AS")
    at.sit_down()
    stage.begin()
    at.page.get_by_role("heading", name=at.say("hakem-found", name=at.say("computer-name-Rakhsh"))).wait_for()


@state("trump", "table:declaring", "table/TrumpQuestion table/Hand", often=True)
def _(at: Visit) -> None:
    at.stage().hands("AS QS 8S KH 7D | | |").open(at.page)
    at.press("suit-title", "radio", suit="S")


@state("trump-choices", "table:declaring", "table/TrumpQuestion")
def _(at: Visit) -> None:
    rules = {"turn-up": "second-batch", "redeal": "under-ten+no-court-first5"}
    at.friends(rules).hands("TS 9H 8D 5C 2S | | |").open(at.page)


@state("trump-other", "table:play", "table/TurnPill table/SidePanel")
def _(at: Visit) -> None:
    at.stage(hakem=1).hands("| AS QS 8S KH 7D | |").open(at.page)


@state("trump-turned-up", "table:turned-up", "table/TurnedUp", before=HOLD_TIMERS)
def _(at: Visit) -> None:
    stage = at.stage({"turn-up": "second-batch"}).hands("AS QS 8S KH 7D | | |").open(at.page)
    at.page.get_by_role("radiogroup", name=at.say("trump-suit")).wait_for()
    stage.put("turn-up")


@state("suggested", "table:question", "table/Question")
def _(at: Visit) -> None:
    at.stage({"redeal": "partner-no-trump"}).hands(PARTNER_WITHOUT).put("call S 2:suggest-redeal").open(at.page)


@state("suggested-other", "table:play", "table/TurnPill")
def _(at: Visit) -> None:
    rules = {"redeal": "partner-no-trump"}
    at.stage(rules, hakem=2).hands(ME_WITHOUT).put("call S 0:suggest-redeal").open(at.page)


@state("asides", "table:play", "table/Asides")
def _(at: Visit) -> None:
    rules = {"redeal": "partner-no-trump", "baunie-call-required": "true"}
    at.stage(rules, hakem=2).hands(ME_WITHOUT).put("call S").open(at.page)


@state("aside-claim", "table:play", "table/Asides")
def _(at: Visit) -> None:
    low = "TS 9S 8S 7S 6S 5S 4S 3S 2S TH 9H 8H 7H | | |"
    at.stage({"redeal": "no-court-13"}).hands(low).put("call S").open(at.page)


@state("aside-tap", "table:play", "table/Asides")
def _(at: Visit) -> None:
    at.stage({"thaap": "true"}, hakem=2).hands("| | AS |").put("call H AS 1:thaap").open(at.page)


# ---------------------------------------------------------------------------------------------------------------- play


@state(
    "lead",
    "table:play",
    "table/PlayTable table/Hand table/Seat table/TurnPill table/Direction table/SidePanel",
)
def _(at: Visit) -> None:
    at.stage().deal().open(at.page)


@state("follow", "table:play", "table/Trick table/Seat table/Hand", often=True)
def _(at: Visit) -> None:
    at.stage(hakem=3).deal("3").play(5).open(at.page)


@state("refused", "table:play", "table/Hand")
def _(at: Visit) -> None:
    at.stage(hakem=3).deal("3").play(1).open(at.page)
    at.hand.get_by_role("button", name=at.say.card("KC")).click(position=STRIP, force=True)
    at.page.get_by_text(at.say("table-must-follow", suit="H")).first.wait_for()


@state("raised", "table:play", "table/Hand")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page)
    at.touch("AH")


@state("others-turn", "table:play", "table/TurnPill")
def _(at: Visit) -> None:
    at.stage(hakem=1).deal("1").play(2).open(at.page)


@state("kot-announced", "table:play", "table/Seat")
def _(at: Visit) -> None:
    at.stage({"baunie-call-required": "true"}).deal("0").put("1:announce kot").open(at.page)


@state("last-trick", "table:play", "table/Peek table/SmallTrick")
def _(at: Visit) -> None:
    at.stage().deal("0").play(8).open(at.page)
    at.sit_down()
    at.page.keyboard.press("l")


@state("last-trick-none", "table:play", "table/Peek")
def _(at: Visit) -> None:
    at.stage().deal("0").open(at.page)
    at.sit_down()
    at.page.keyboard.press("l")


@state("stop-or-go-on", "table:question", "table/Question")
def _(at: Visit) -> None:
    rules = {"continue-for-13": "choice", "look-at-partner-hand": "true", "bavney-effect": "points:5"}
    at.stage(rules).deal("0").tricks().open(at.page)


@state("other-decides", "table:play", "table/TurnPill")
def _(at: Visit) -> None:
    at.stage({"continue-for-13": "choice"}, hakem=1).deal("1").tricks().open(at.page)


# ---------------------------------------------------------------------------------------------- clocks and connections


@state("clock", "table:play", "table/TurnPill", often=True)
def _(at: Visit) -> None:
    at.friends().deal("0").wait(2).open(at.page)


@state("clock-ten-seconds", "table:play", "table/TurnPill")
def _(at: Visit) -> None:
    at.friends().deal("0").wait(20).open(at.page)


@state("clock-reserve", "table:play", "table/TurnPill")
def _(at: Visit) -> None:
    at.friends().deal("0").wait(50).open(at.page)


@state("reconnecting", "table:play", "table/Seat table/TurnPill")
def _(at: Visit) -> None:
    stage = at.friends(hakem=1).deal("1")
    stage.authority.depart("Bahram", stage.now)
    stage.wait(1).open(at.page)


@state("names-long", "table:play", "table/Seat table/TurnPill")
def _(at: Visit) -> None:
    friends = {"Guest 4812": 1, "Maximilian Featherstone": 2, "علی‌رضا محمدی‌نژاد اصفهانی": 3}
    at.stage(friends=friends, clock=30, hakem=1).deal("1").open(at.page)


@state("computer-sits-in", "table:play", "table/Seat")
def _(at: Visit) -> None:
    stage = at.friends().deal("0")
    stage.authority.depart("Laleh", stage.now)
    stage.wait(95).open(at.page)


@state("computer-for-me", "table:play", "table/Notices")
def _(at: Visit) -> None:
    stage = at.stage(friends={"Laleh": 0, "Bahram": 2}, seat=1, hakem=1, clock=30).deal("1")
    while not stage.authority.setup.chairs[1].sitting_in:
        stage.wait(89).wait(2).others_play()  # the turn and its reserve run out, and so does the next one
    stage.open(at.page)


@state("connection-lost", "table:play", "table/Notices", often=True, own_clock=True)
def _(at: Visit) -> None:
    stage = at.friends().deal("0").open(at.page)
    at.sit_down()
    at.lose_line(stage, 6_000)


@state("connection-lost-alone", "table:play", "table/Notices", own_clock=True)
def _(at: Visit) -> None:
    stage = at.stage().deal("0").open(at.page)
    at.sit_down()
    at.lose_line(stage, 6_000)


@state("connection-slow", "table:play", "table/PlayTable", own_clock=True)
def _(at: Visit) -> None:
    stage = at.stage().deal("0").open(at.page)
    at.sit_down()
    at.lose_line(stage, 2_600)
    at.page.get_by_role("img", name=at.say("table-slow")).wait_for()


@state("card-refused", "table:play", "table/Hand", before=HOLD_TIMERS)
def _(at: Visit) -> None:
    stage = at.stage().deal("0").open(at.page)
    card = at.hand.get_by_role("button", name=at.say.card("AH"))
    card.wait_for()
    stage.authority.act(
        ME, parse_action("AH"), stage.table.seq, 0.0
    )  # in another window, which this one has not heard of
    if at.size == "phone":
        card.tap(position=STRIP)
        card.tap(position=STRIP)
    else:
        card.click(position=STRIP)
    at.page.get_by_text(at.say("refused-stale")).first.wait_for()
