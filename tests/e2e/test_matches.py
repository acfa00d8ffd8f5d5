"""Whole matches against computers, in a real browser at a real server, only by what is visible.

To seven points in both languages, with a finger on a phone, with a mouse and with keys at a desk; and a deal at the
pace and with the motion that people get.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Browsing
from tests.e2e.hands import Finger, Hands, Keys, Mouse
from tests.e2e.person import Person
from tests.e2e.server import Server

WAYS = [
    pytest.param("phone", "en", Finger(), id="phone-en-finger"),
    pytest.param("phone", "fa", Finger(), id="phone-fa-finger"),
    pytest.param("desktop", "fa", Mouse(), id="desktop-fa-mouse"),
    pytest.param("desktop", "en", Keys(), id="desktop-en-keys"),
]
A_MATCH_SECONDS = 280


@pytest.mark.timeout(A_MATCH_SECONDS)
@pytest.mark.parametrize(("size", "language", "hands"), WAYS)
def test_a_match_to_seven(browsing: Browsing, size: str, language: str, hands: Hands) -> None:
    person = browsing.person(size, language, hands).play_now()
    person.play_on()
    check_the_end(person)


def check_the_end(person: Person) -> None:
    """The match ended at seven points, and the sheet has a line for every deal, which add up to the score."""
    say, page = person.say, person.page
    ours, theirs = (int(part) for part in page.locator(".final span").all_inner_texts())
    assert max(ours, theirs) >= 7
    expect(person.heading("match-end-won" if ours > theirs else "match-end-lost")).to_be_visible()
    rows = page.get_by_role("main").get_by_role("row").all()[1:]
    gained = {say("us"): 0, say("them"): 0}
    for row in rows:
        side, points = row.get_by_role("cell").last.inner_text().split()
        gained[side] += int("".join(filter(str.isdigit, points)))
    assert gained == {say("us"): ours, say("them"): theirs}
    assert len(person.played) >= 7 * 3


@pytest.mark.timeout(A_MATCH_SECONDS)
def test_a_deal_as_people_get_it(browsing_at: Callable[[Server], Browsing], own_server: Callable[..., Server]) -> None:
    """With the pauses as designed and everything moving: one with a finger and one with keys, each at a table alone."""
    browsing = browsing_at(own_server(pace=1.0))
    people = [
        Person(browsing.context(size).new_page(), "en", hands).go_home().play_now()
        for size, hands in (("phone", Finger()), ("desktop", Keys()))
    ]
    playing = list(people)
    while playing:
        for person in list(playing):
            if (wish := person.asks()) == "next":
                check_the_deal(person)
                playing.remove(person)
            elif wish is not None:
                person.answer(wish)


def check_the_deal(person: Person) -> None:
    """It was played to its end, and everybody's cards can be looked at before the next one begins."""
    assert len(person.played) >= 7
    expect(person.page.get_by_role("button", name=person.say("deal-end-all-hands"))).to_be_enabled()


def test_a_rematch_begins_at_nothing(browsing: Browsing) -> None:
    """The shortest match there is, by the house rules sheet, and another one after it."""
    person = browsing.person("desktop", "fa")
    person.hands.press(person.button("home-change"))
    deals = person.page.get_by_role("radio", name=person.say("rules-match-end-deals"))
    person.hands.press(deals)
    person.hands.press(person.page.get_by_role("radio", name=person.say.digits("4"), exact=True))
    person.hands.press(person.button("rules-use"))
    expect(person.page.get_by_text(person.say("home-to-deals", deals=4))).to_be_visible()
    person.play_now()
    assert person.say("table-match-deals", deal=1, deals=4) in person.score()
    person.play_on()
    person.play_again().wish()
    assert person.say("table-score", **nothing(person)) == person.score()


def nothing(person: Person) -> dict[str, object]:
    """The score of a match that has just begun."""
    length = person.say("table-match-deals", deal=1, deals=4)
    return {"usTricks": 0, "themTricks": 0, "usPoints": 0, "themPoints": 0, "length": length}
