"""Fair dealing at a real server: the page gives its seeds unseen, checks each deal, and shows what it found."""

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.conftest import Browsing
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.page.recordings.proof import with_swapped_cards


def proof(person: Person) -> Locator:
    """The dialog with the proof."""
    return person.page.get_by_role("dialog")


def check_four_steps(person: Person) -> None:
    """All four steps of the proof are done."""
    expect(proof(person).locator(".proof > li")).to_have_count(4)
    expect(proof(person).get_by_role("img", name=person.say("fair-step-done"))).to_have_count(4)


def test_a_deal_is_checked_by_the_page_and_shown(browsing: Browsing) -> None:
    person = browsing.person("desktop", "en").play_now()
    person.play_on(until="card")
    person.page.keyboard.press("v")
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-waiting"))).to_be_visible()
    expect(proof(person).get_by_role("img", name=person.say("fair-step-done"))).to_have_count(2)
    expect(proof(person).get_by_role("button", name=person.say("fair-again"))).to_be_disabled()
    person.page.keyboard.press("Escape")
    person.play_on(until="next")
    expect(person.button("fair-tick-honest")).to_be_visible()
    person.page.keyboard.press("v")
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-honest"))).to_be_visible()
    check_four_steps(person)
    expect(proof(person).locator(".hand-row .card")).to_have_count(52)
    person.hands.press(proof(person).get_by_role("button", name=person.say("fair-again")))
    expect(person.page.get_by_text(person.say("fair-again-done"))).to_be_visible()


def test_the_proof_can_be_copied_and_the_record_downloaded(browsing: Browsing) -> None:
    person = browsing.person("phone", "fa").play_now()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.play_on(until="next")
    person.hands.press(person.button("fair-tick-honest"))
    person.hands.press(proof(person).get_by_role("button", name=person.say("fair-copy")))
    expect(person.page.get_by_text(person.say("fair-copied"))).to_be_visible()
    copied = json.loads(person.page.evaluate("navigator.clipboard.readText()"))
    assert copied["method"] == "hokm-fair-1"
    assert re.fullmatch("[0-9a-f]{64}", copied["link"])
    with person.page.expect_download() as download:
        proof(person).get_by_role("link", name=person.say("fair-record")).tap()
    assert re.fullmatch(r"hokm-[a-z0-9]+-1\.hokm", download.value.suggested_filename)
    record = download.value.path().read_text("utf-8")
    assert f'[MatchId "{copied["match_id"]}"]' in record
    assert f"secret={copied['link']}" in record


def test_a_reload_in_the_middle_of_a_deal_still_ends_with_a_check(browsing: Browsing) -> None:
    person = browsing.person("desktop", "en").play_now()
    person.play_on(cards=4)
    person.page.reload()
    person.play_on(until="next")
    tick = person.page.locator(".fair-tick.good")
    expect(tick).to_be_visible()
    person.hands.press(tick)
    check_four_steps(person)
    person.hands.press(proof(person).get_by_role("button", name=person.say("close")))
    person.choose("deal-end-next")
    person.play_on(until="next")
    expect(person.button("fair-tick-honest")).to_be_visible()


def test_every_match_at_a_table_has_promises_of_its_own(browsing: Browsing) -> None:
    person = browsing.person("desktop", "en")
    table = {"kind": "solo", "rules": {"target": "1"}, "level": "random", "speed": "instant"}
    answer = person.page.request.post("/api/tables", data=table)
    person.page.goto(f"/t/{answer.json()['code']}")
    promises = set()
    for played in range(2):
        if played:
            person.play_again()
        person.play_on(until="over")
        person.hands.press(person.button("fair-check-deals"))
        expect(proof(person).get_by_role("heading", name=person.say("fair-title-honest"))).to_be_visible()
        check_four_steps(person)
        promises.add(proof(person).locator("li[data-step=promise] summary").inner_text())
        person.hands.press(proof(person).get_by_role("button", name=person.say("close")))
    assert len(promises) == 2


def test_an_opening_that_was_tampered_with_does_not_match(browsing: Browsing) -> None:
    person = browsing.person("phone", "en")

    def between(socket: WebSocketRoute) -> None:
        def forge(text: str | bytes) -> None:
            for changed in with_swapped_cards(str(text)):
                socket.send(changed)

        socket.connect_to_server().on_message(forge)

    person.page.route_web_socket("**/ws", between)
    person.play_now()
    person.play_on(until="next")
    expect(person.page.get_by_text(person.say("fair-alert", deal=1)).first).to_be_visible()
    person.hands.press(person.button("fair-tick-fault"))
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-fault"))).to_be_visible()
    bad = proof(person).locator(".proof > li", has=person.page.get_by_role("img", name=person.say("fair-step-bad")))
    expect(bad).to_have_count(1)
    expect(bad).to_contain_text(person.say("fair-fault-deal"))


def test_a_deal_that_is_never_opened_is_told_once_a_later_one_is(browsing: Browsing) -> None:
    person = browsing.scripted("desktop")
    stage = Stage(honest=True)
    stage.line = lambda text: [] if '"type":"opened"' in text and '"deal":1,' in text else [text]
    stage.open(person.page)
    expect(person.hand).to_be_visible()
    stage.any_cards()
    expect(person.button("fair-tick-unopened")).to_be_visible()
    stage.any_cards()
    # Pressed just once: the dialog that it opens has a button of the same words.
    person.page.locator(".fair-tick.good").click()
    person.hands.press(proof(person).get_by_role("button", name=person.say("fair-deal", deal=1)))
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-fault"))).to_be_visible()
    expect(proof(person).locator("li[data-step=opening]")).to_contain_text(person.say("fair-fault-link-missing"))


def test_the_host_can_hold_all_openings_until_the_match_is_over(browsing: Browsing) -> None:
    person = browsing.person("desktop", "fa")
    person.hands.press(person.button("home-friends"))
    hold = person.page.get_by_role("switch", name=person.say("friends-hold"))
    person.hands.press(hold)
    expect(hold).to_be_checked()
    expect(person.page.get_by_text(person.say("friends-hold-short"))).to_be_visible()
    person.hands.press(person.button("friends-start-alone", computers=3))
    person.play_on(until="next")
    person.hands.press(person.button("fair-tick-held"))
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-held"))).to_be_visible()
    expect(proof(person).get_by_role("img", name=person.say("fair-step-done"))).to_have_count(2)
