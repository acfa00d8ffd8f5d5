"""Home, the way to a table, and its lobby."""

from hokm import protocol as p
from tests.e2e.visit import Visit, state

# ---------------------------------------------------------------------------------------------------------------- home


@state("home", "home", "screens/Home screens/JoinTable screens/RulesStrip", often=True)
def _(at: Visit) -> None:
    at.page.goto("/")


@state("home-continue", "home", "screens/Home", alone=True)
def _(at: Visit) -> None:
    at.page.goto("/")
    for kind in ("solo", "private"):
        assert at.page.request.post("/api/tables", data={"kind": kind}).ok
    at.page.goto("/")
    at.page.get_by_role("button", name=at.say("home-continue")).nth(1).wait_for()


@state("home-wrong-code", "home", "screens/JoinTable", line_may_break=True)
def _(at: Visit) -> None:
    at.page.goto("/")
    at.page.get_by_role("textbox", name=at.say("home-join")).fill("zzzz99")
    at.press("home-join-go")
    at.page.get_by_text(at.say("error-no-table")).wait_for()


@state("home-offline", "home", "screens/Home", line_may_break=True)
def _(at: Visit) -> None:
    at.page.goto("/")
    at.page.route("**/api/tables", lambda route: route.abort())
    at.press("home-play-now")
    at.page.get_by_text(at.say("error-offline")).wait_for()


@state("home-rules", "home#rules", "screens/RulesDialog")
def _(at: Visit) -> None:
    at.page.goto("/#rules")


@state("home-rules-fixed-deals", "home#rules", "screens/RulesDialog")
def _(at: Visit) -> None:
    at.page.goto("/#rules")
    at.press("rules-match-end-deals", "radio")
    at.page.get_by_role("radiogroup", name=at.say("rules-deals")).wait_for()


@state("how-to-play", "home#how-to-play", "screens/HowToPlayDialog", often=True)
def _(at: Visit) -> None:
    at.page.goto("/")
    at.press("how-to-play")
    at.page.get_by_role("heading", name=at.say("rule-slot-trump"), exact=True).wait_for()


@state("how-to-play-loading", "home#how-to-play", "screens/HowToPlayDialog")
def _(at: Visit) -> None:
    at.page.route("**/api/rules/**", lambda route: None)  # never answered
    at.page.goto("/#how-to-play")
    at.page.get_by_text(at.say("rule-card-loading")).wait_for()


@state("how-to-play-offline", "home#how-to-play", "screens/HowToPlayDialog", line_may_break=True)
def _(at: Visit) -> None:
    at.page.route("**/api/rules/**", lambda route: route.abort(), times=1)
    at.page.goto("/#how-to-play")
    at.page.get_by_role("alert").get_by_text(at.say("error-offline")).wait_for()


@state("settings", "home#settings", "screens/SettingsDialog", often=True)
def _(at: Visit) -> None:
    at.page.goto("/#settings")


# ---------------------------------------------------------------------------------------------------- on the way there


@state("table-connecting", "table:connecting", "screens/AtTable")
def _(at: Visit) -> None:
    stage = at.stage()
    stage.silent = True
    stage.open(at.page)
    at.page.get_by_text(at.say("table-connecting")).wait_for()


@state("notice-no-table", "table:notice", "screens/Notice screens/JoinTable")
def _(at: Visit) -> None:
    at.turned_away(p.RefusalCode.NO_SUCH_TABLE, "error-no-table")


@state("notice-new-version", "table:notice", "screens/Notice")
def _(at: Visit) -> None:
    at.turned_away(p.RefusalCode.OLD_VERSION, "error-new-version")


@state("notice-table-closed", "table:notice", "screens/Notice")
def _(at: Visit) -> None:
    stage = at.friends().deal().open(at.page)
    at.sit_down()
    stage.greeting = p.Refused(id=None, code=p.RefusalCode.NO_SUCH_TABLE, text="")
    stage.hang_up()
    at.page.get_by_role("heading", name=at.say("error-table-closed")).wait_for()


@state("notice-other-window", "table:notice", "screens/Notice")
def _(at: Visit) -> None:
    stage = at.stage().deal().open(at.page)
    at.sit_down()
    stage.send(p.Superseded())
    at.page.get_by_role("heading", name=at.say("error-other-tab")).wait_for()


@state("notice-table-full", "table:notice", "screens/Notice")
def _(at: Visit) -> None:
    at.stage(friends={"Laleh": 0}, seat=None).deal().open(at.page)
    at.page.get_by_role("heading", name=at.say("refused-table-full")).wait_for()


@state("notice-offline", "table:notice", "screens/Notice", own_clock=True)
def _(at: Visit) -> None:
    stage = at.stage()
    stage.silent = True
    stage.open(at.page)
    at.page.get_by_text(at.say("table-connecting")).wait_for()
    at.page.clock.fast_forward(6_000)
    at.page.get_by_role("heading", name=at.say("error-offline")).wait_for()


# ------------------------------------------------------------------------------------------------------------- friends


@state("lobby-alone", "table:lobby", "screens/Lobby screens/LobbySeats screens/Invite", often=True)
def _(at: Visit) -> None:
    at.stage(friends={}).open(at.page)


@state("lobby-friends", "table:lobby", "screens/Lobby screens/LobbySeats")
def _(at: Visit) -> None:
    stage = at.friends().open(at.page)
    stage.authority.depart("Bahram", stage.now)
    stage.wait(0)
    at.page.get_by_text(at.say("friends-away")).wait_for()


@state("lobby-guest", "table:lobby", "screens/Lobby")
def _(at: Visit) -> None:
    at.stage(friends={"Laleh": 0}, seat=2).open(at.page)


@state("lobby-not-seated", "table:lobby", "screens/LobbySeats")
def _(at: Visit) -> None:
    at.stage(friends={"Laleh": 0}, seat=None).open(at.page)
    at.page.get_by_text(at.say("friends-sit-first")).wait_for()


@state("lobby-lost", "table:lobby", "screens/Lobby", own_clock=True)
def _(at: Visit) -> None:
    stage = at.friends().open(at.page)
    at.page.get_by_role("heading", name=at.say("friends-seats", step=2)).wait_for()
    at.lose_line(stage, 6_000)


@state("lobby-rules", "table:lobby#rules", "screens/RulesDialog")
def _(at: Visit) -> None:
    at.friends().open(at.page, "rules")


@state("lobby-qr", "table:lobby#invite-qr", "screens/InviteQrDialog")
def _(at: Visit) -> None:
    at.friends().open(at.page, "invite-qr")
