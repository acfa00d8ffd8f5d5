"""The ends of deals and matches, and the dialogs at the table."""

from tests.e2e.visit import Visit, state

#: Seven tricks to six for us, and for them.
WON, LOST = "0101010101010", "1010101010101"
#: Four hands in which the hakem's partner has no spade.
SPADES, NONE = "AS KS QS JS TS", "AH KH QH JH TH AD KD QD JD TD AC KC QC"
PARTNER_WITHOUT = f"{SPADES} | 9S 8S 7S 6S | {NONE} | 5S 4S 3S 2S"
ME_WITHOUT = f"{NONE} | 9S 8S 7S 6S | {SPADES} | 5S 4S 3S 2S"


# ------------------------------------------------------------------------------------------------------- ends of deals


@state("deal-won", "table:deal-end", "screens/Table table/DealEnd", often=True)
def _(at: Visit) -> None:
    at.stage().deal(WON).tricks().open(at.page)


@state("deal-lost", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage().deal(LOST).tricks().open(at.page)


@state("deal-kot", "table:deal-end", "table/DealEnd", often=True)
def _(at: Visit) -> None:
    at.stage().deal("0").tricks().open(at.page)


@state("deal-hakem-kot", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage().deal("1").tricks().open(at.page)


@state("deal-fixed-deals", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage({"match-end": "fixed-hands:4"}).deal("1").tricks().open(at.page)


@state("deal-fixed-kots", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage({"match-end": "fixed-kots:3", "scoring": "kots"}).deal("0").tricks().open(at.page)


@state("deal-conceded", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage({"capitulation": "true"}).deal(WON).tricks(4).put("1:concede").open(at.page)


@state("deal-claimed", "table:deal-end", "table/DealEnd table/HandRow")
def _(at: Visit) -> None:
    stage = at.stage({"redeal": "under-ten"}, hakem=2).hands("| | TS 9H 8D 5C 2S |").open(at.page)
    at.sit_down()
    stage.put("claim under-ten")


@state("deal-agreed-anew", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.stage({"redeal": "partner-no-trump"}).hands(PARTNER_WITHOUT).put("call S 2:suggest-redeal agree").open(at.page)


@state("deal-thirteen", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    rules = {"continue-for-13": "choice", "bavney-effect": "points:5"}
    at.stage(rules).deal("0").tricks().put("continue").tricks().open(at.page)


@state("deal-thirteen-failed", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    rules = {"continue-for-13": "choice", "bavney-effect": "points:5"}
    at.stage(rules).deal("00000001").tricks().put("continue").tricks().open(at.page)


@state("deal-held", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    stage = at.friends().deal(WON).tricks()
    stage.authority.hold("Laleh", True, stage.now)
    stage.open(at.page)


@state("deal-waiting", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    at.friends().deal(WON).tricks().open(at.page)
    at.press("deal-end-next")
    at.page.get_by_text(at.say("deal-end-waiting")).wait_for()


@state("deal-last", "table:deal-end", "table/DealEnd")
def _(at: Visit) -> None:
    stage = at.stage({"target": "1"}).deal(WON).tricks(12).open(at.page)
    at.sit_down()
    stage.tricks()
    at.page.get_by_role("button", name=at.say("deal-end-match-result")).wait_for()


# ----------------------------------------------------------------------------------------------------- ends of matches


@state("match-won", "table:match-end", "table/MatchEnd table/Race table/DealTable", often=True)
def _(at: Visit) -> None:
    stage = at.stage({"target": "5"}).deal(WON).tricks()
    for winners in (LOST, "0", "0"):
        stage.deal(winners).tricks()
    stage.open(at.page)


@state("match-lost", "table:match-end", "table/MatchEnd")
def _(at: Visit) -> None:
    at.stage({"target": "3"}).deal("1").tricks().open(at.page)


@state("match-drawn", "table:match-end", "table/MatchEnd")
def _(at: Visit) -> None:
    stage = at.stage({"match-end": "fixed-hands:2"}).deal(WON).tricks()
    stage.deal(LOST).tricks().open(at.page)


@state("match-resigned", "table:match-end", "table/MatchEnd")
def _(at: Visit) -> None:
    stage = at.friends().deal(WON).tricks(3).open(at.page)
    at.sit_down()
    stage.put("1:resign")
    at.page.get_by_text(at.say.within("match-end-resigned", name="Bahram", relation="right")).wait_for()


@state("match-rematch", "table:match-end", "table/MatchEnd")
def _(at: Visit) -> None:
    at.friends({"target": "1"}).deal(WON).tricks().open(at.page)
    at.press("match-end-rematch")
    at.page.get_by_text(at.say("match-end-ready", ready=2, all=4)).wait_for()


# ------------------------------------------------------------------------------------------------ dialogs at the table


@state("menu", "table:play#menu", "table/MenuDialog table/TableDialogs", often=True)
def _(at: Visit) -> None:
    at.friends({"capitulation": "true"}).deal(WON).tricks(4).open(at.page, "menu")


@state("score-sheet", "table:play#score", "table/ScoreDialog table/DealTable")
def _(at: Visit) -> None:
    stage = at.stage().deal(WON).tricks()
    stage.deal(LOST).tricks()
    stage.deal("0").play(2).open(at.page, "score")


@state("score-sheet-empty", "table:play#score", "table/ScoreDialog")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page, "score")


@state("keys", "table:play#keys", "table/KeysDialog table/KeyList")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page, "keys")


@state("all-hands", "table:deal-end#hands", "table/HandsDialog table/HandRow")
def _(at: Visit) -> None:
    at.stage().deal(WON).tricks().open(at.page, "hands")


@state("table-rules", "table:play#table-rules", "table/TableRulesDialog")
def _(at: Visit) -> None:
    at.stage({"thaap": "true", "redeal": "under-ten"}).deal().open(at.page, "table-rules")
    at.page.get_by_text(at.say("rule-thaap")).wait_for()
    at.page.get_by_text(at.say("rule-claim-under-ten", first=5)).wait_for()


@state("table-settings", "table:play#settings", "screens/SettingsDialog")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page, "settings")


@state("resign", "table:play#resign", "table/ConfirmDialog")
def _(at: Visit) -> None:
    at.stage().deal().open(at.page, "resign")


@state("concede", "table:play#concede", "table/ConfirmDialog")
def _(at: Visit) -> None:
    at.stage({"capitulation": "true"}).deal(WON).tricks(4).open(at.page, "concede")


@state("leave", "table:play#leave", "table/ConfirmDialog")
def _(at: Visit) -> None:
    at.friends().deal().open(at.page, "leave")
