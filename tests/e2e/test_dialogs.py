"""Dialogs over a match that goes on behind them: what they are about is there as long as they are."""

import pytest
from playwright.sync_api import Locator, expect

from hokm import protocol as p
from tests.e2e.conftest import Browsing
from tests.e2e.person import Person
from tests.e2e.stage import FRIENDS, Stage

WON = "0101010101010"
#: Things that pass by themselves stay where they are: no timer longer than this many milliseconds ever rings.
HOLD_TIMERS = """(() => {
  const set = window.setTimeout;
  window.setTimeout = (act, after = 0, ...rest) => set(act, after > 200 ? 3_600_000 : after, ...rest);
})()"""


def dialog(person: Person) -> Locator:
    """The dialog that is open."""
    return person.page.get_by_role("dialog")


def close(person: Person) -> None:
    """Closes the dialog by its button."""
    person.hands.press(dialog(person).get_by_role("button", name=person.say("close")))
    expect(dialog(person)).to_have_count(0)


def holds(stage: Stage) -> list[bool]:
    """What the page has asked about the countdown."""
    return [message.on for message in stage.heard if isinstance(message, p.Hold)]


def test_the_next_deal_waits_while_somebody_reads_all_hands(browsing: Browsing) -> None:
    person = browsing.scripted("phone")
    stage = Stage().deal(WON).tricks().open(person.page)
    person.hands.press(person.button("deal-end-all-hands"))
    expect(dialog(person).locator(".hand-row")).to_have_count(4)
    expect(person.page.locator("[aria-pressed=true]", has_text=person.say("deal-end-go-on"))).to_have_count(1)
    close(person)
    expect(person.button("deal-end-hold")).to_be_visible()
    assert stage.authority.setup.held_by is None
    assert holds(stage) == [True, False]


def test_a_wait_that_was_asked_for_outlasts_all_hands(browsing: Browsing) -> None:
    person = browsing.scripted("desktop")
    stage = Stage().deal(WON).tricks().open(person.page)
    person.hands.press(person.button("deal-end-hold"))
    expect(person.button("deal-end-go-on")).to_be_visible()
    person.hands.press(person.button("deal-end-all-hands"))
    expect(dialog(person).locator(".hand-row")).to_have_count(4)
    close(person)
    expect(person.button("deal-end-go-on")).to_be_visible()
    assert holds(stage) == [True]


def test_all_hands_close_when_the_next_deal_begins(browsing: Browsing) -> None:
    person = browsing.scripted("desktop", "fa")
    stage = Stage().deal(WON).tricks().open(person.page)
    person.hands.press(person.button("deal-end-all-hands"))
    expect(dialog(person).locator(".hand-row")).to_have_count(4)
    stage.deal("0")
    expect(dialog(person)).to_have_count(0)
    expect(person.cards).to_have_count(13)


@pytest.mark.parametrize(
    ("question", "over"), [("aside-concede", "deal-end-next"), ("table-resign", "match-end-rematch")]
)
def test_a_question_closes_when_there_is_nothing_left_to_ask(browsing: Browsing, question: str, over: str) -> None:
    person = browsing.scripted("desktop")
    stage = Stage({"capitulation": "true"}, friends=FRIENDS).deal(WON).tricks(4).open(person.page)
    expect(person.hand).to_be_visible()
    person.hands.press(person.button("menu"))
    person.hands.press(dialog(person).get_by_role("button", name=person.say(question)))
    expect(dialog(person).get_by_text(person.say(f"{question}-ask"))).to_be_visible()
    if question == "aside-concede":
        stage.tricks()
    else:
        stage.put("1:resign")
    expect(dialog(person)).to_have_count(0)
    expect(person.button(over)).to_be_visible()


def test_a_turn_that_is_over_is_not_spoken_of_any_more(browsing: Browsing) -> None:
    person = browsing.scripted("desktop")
    person.page.add_init_script(HOLD_TIMERS)  # nothing is forgotten by itself
    stage = Stage().deal(WON).tricks(11).open(person.page)
    spoken = person.page.locator("[aria-live=assertive]").first
    expect(spoken).to_contain_text(person.say("table-your-turn"))
    stage.tricks()
    expect(spoken).not_to_contain_text(person.say("table-your-turn"))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_end_of_a_match_leads_home_and_to_another_game(browsing: Browsing, size: str) -> None:
    person = browsing.scripted(size, "fa")
    Stage({"target": "1"}).deal(WON).tricks().open(person.page)
    expect(person.page.locator(".trophy")).to_have_count(1)
    person.hands.press(person.button("match-end-change"))
    expect(dialog(person).get_by_role("heading", name=person.say("rules-title"))).to_be_visible()
    close(person)
    expect(person.heading("home-headline")).to_be_visible()
    Stage({"target": "1"}).deal("1").tricks().open(person.page)
    expect(person.heading("match-end-lost")).to_be_visible()
    expect(person.page.locator(".trophy")).to_have_count(0)
    person.hands.press(person.button("table-home"))
    expect(person.heading("home-headline")).to_be_visible()
