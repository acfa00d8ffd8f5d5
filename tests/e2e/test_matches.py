"""Matches against computers, in a real browser at a real server, only by what is visible.

A whole match to seven points with a finger, the shortest match there is and another one after it with a mouse, a deal
with nothing but keys; and a deal at the pace and with the motion that people get.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Browsing
from tests.e2e.hands import Finger, Keys
from tests.e2e.person import Person
from tests.e2e.server import Server

A_MATCH_SECONDS = 280


@pytest.mark.timeout(A_MATCH_SECONDS)
def test_a_match_to_seven(browsing: Browsing) -> None:
    person = browsing.person("phone", "fa", Finger()).play_now()
    person.play_on()
    assert max(check_the_end(person)) >= 7
    assert len(person.played) >= 7 * 3


def check_the_end(person: Person) -> tuple[int, int]:
    """Our points and theirs: the page says who has won, and its sheet has a line for every deal, which add up."""
    say, page = person.say, person.page
    ours, theirs = (int(part) for part in page.locator(".final span").all_inner_texts())
    ends = {True: "match-end-won", False: "match-end-lost"}
    expect(person.heading("match-end-drawn" if ours == theirs else ends[ours > theirs])).to_be_visible()
    rows = page.get_by_role("main").get_by_role("row").all()[1:]
    gained = {say("us"): 0, say("them"): 0}
    for row in rows:
        side, points = row.get_by_role("cell").last.inner_text().split()
        gained[side] += int("".join(filter(str.isdigit, points)))
    assert gained == {say("us"): ours, say("them"): theirs}
    return ours, theirs


def test_a_deal_is_played_with_nothing_but_keys(browsing: Browsing) -> None:
    """From the home page over the settings to the next deal; and who only hears the page hears all that it takes."""
    person = browsing.person("desktop", "en", Keys())
    person.page.evaluate(LISTEN)
    person.play_now().play_on(until="next")
    assert len(person.played) >= 7
    person.answer("next")
    assert person.wish() in ("trump", "card")
    heard: list[str] = person.page.evaluate("window.heard")
    for needed in ("trump", "Your turn", "takes? the trick", "win the hand|Kot"):
        assert any(re.search(needed, text) for text in heard), (needed, heard)
    assert sum("Your turn" in text for text in heard) >= len(person.played) - 1


#: Takes down everything that the page says to a screen reader.
LISTEN = """() => {
  window.heard = [];
  const listen = () => document.querySelectorAll("[aria-live]").forEach((region) => {
    if (region.textContent) window.heard.push(region.textContent);
  });
  for (const region of document.querySelectorAll("[aria-live]")) {
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""


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
    person.end_after(4)
    expect(person.page.get_by_text(person.say("home-to-deals", deals=4))).to_be_visible()
    person.play_now()
    assert person.say("table-match-deals", deal=1, deals=4) in person.score()
    person.play_on()
    check_the_end(person)
    person.play_again().wish()
    assert person.say("table-score", **nothing(person)) == person.score()


def nothing(person: Person) -> dict[str, object]:
    """The score of a match that has just begun."""
    length = person.say("table-match-deals", deal=1, deals=4)
    return {"usTricks": 0, "themTricks": 0, "usPoints": 0, "themPoints": 0, "length": length}
