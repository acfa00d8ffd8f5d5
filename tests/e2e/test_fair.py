"""Fair dealing at a real server: the page gives its seeds unseen, checks each deal, and shows what it found."""

import json
import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Browsing
from tests.e2e.person import Person


def proof(person: Person) -> Locator:
    """The dialog with the proof."""
    return person.page.get_by_role("dialog")


def check_four_steps(person: Person) -> None:
    """All four steps of the proof are done."""
    expect(proof(person).locator(".proof > li")).to_have_count(4)
    expect(proof(person).get_by_role("img", name=person.say("fair-step-done"))).to_have_count(4)


def test_a_deal_is_checked_by_the_page_shown_copied_and_downloaded(browsing: Browsing) -> None:
    person = browsing.person("phone", "fa").play_now()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.play_on(until="card")
    person.page.keyboard.press("v")
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-waiting"))).to_be_visible()
    expect(proof(person).get_by_role("img", name=person.say("fair-step-done"))).to_have_count(2)
    expect(proof(person).get_by_role("button", name=person.say("fair-again"))).to_be_disabled()
    person.page.keyboard.press("Escape")
    expect(proof(person)).to_have_count(0)
    person.play_on(until="next")
    person.hands.press(person.button("fair-tick-honest"))
    expect(proof(person).get_by_role("heading", name=person.say("fair-title-honest"))).to_be_visible()
    check_four_steps(person)
    expect(proof(person).locator(".hand-row .card")).to_have_count(52)
    person.hands.press(proof(person).get_by_role("button", name=person.say("fair-again")))
    expect(person.page.get_by_text(person.say("fair-again-done"))).to_be_visible()
    check_record(person, copied_proof(person))


def copied_proof(person: Person) -> dict[str, str]:
    """What the proof is when it is copied."""
    person.hands.press(proof(person).get_by_role("button", name=person.say("fair-copy")))
    expect(person.page.get_by_text(person.say("fair-copied"))).to_be_visible()
    copied: dict[str, str] = json.loads(person.page.evaluate("navigator.clipboard.readText()"))
    assert copied["method"] == "hokm-fair-1"
    assert re.fullmatch("[0-9a-f]{64}", copied["link"])
    return copied


def check_record(person: Person, copied: dict[str, str]) -> None:
    """The record that can be downloaded is of the same match and dealing."""
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
