"""What is shown and said of what happened: in the order in which it happened, and no more than happened."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Browsing
from tests.e2e.stage import FRIENDS, Stage, cards

#: Writes down, whenever the picture changes, at which place the card lies and at which its owner's name stands.
WATCH_CARD_AND_NAME = """(([card, name]) => {
  const place = (element) => ["bottom", "right", "top", "left"].find((word) => element?.classList.contains(word));
  const seen = (window.seen = []);
  new MutationObserver(() => {
    const lies = place(document.querySelector(`.draw .card:has([href$="-${card}"])`));
    const seats = [...document.querySelectorAll(".felt .seat")];
    const sits = place(seats.find((seat) => seat.querySelector(".name").textContent === name)) ?? "bottom";
    if (lies && seen.at(-1) !== `${lies} ${sits}`) seen.push(`${lies} ${sits}`);
  }).observe(document, { subtree: true, childList: true, attributes: true });
})"""


def drawn(browsing: Browsing, method: str, turned: str, card: str, name: str) -> list[str]:
    """Where a card of the draw lay and its owner sat, one after another, at a table of computers."""
    person = browsing.scripted("desktop")
    whose = person.say(f"computer-name-{name}") if name else "nobody"
    person.page.add_init_script(f"{WATCH_CARD_AND_NAME}({json.dumps([card, whose])})")
    stage = Stage({"first-caller-method": method})
    stage.script.turned_first = cards(turned)
    stage.open(person.page)
    person.page.wait_for_function("() => window.seen.length > 0")
    expect(person.page.locator(".draw")).to_have_count(0)
    seen: list[str] = person.page.evaluate("window.seen")
    return seen


@pytest.mark.parametrize(
    ("method", "turned", "card", "name"),
    [
        ("two-aces", "AS AH", "AH", "Simorgh"),
        ("two-aces", "AS 2H 3H AH", "AH", "Rakhsh"),
        ("draw-partners", "AS KH 2H 3D", "KH", "Simorgh"),
        ("high-card", "AS 2H 3H KD", "KD", "Rakhsh"),
    ],
)
def test_whoever_becomes_the_partner_takes_the_card_along_across_the_table(
    browsing: Browsing, method: str, turned: str, card: str, name: str
) -> None:
    before = "right" if name == "Simorgh" else "left"
    seen = drawn(browsing, method, turned, card, name)
    assert seen == [f"{before} {before}", "top top"]


def test_a_card_lies_in_front_of_oneself_when_one_changes_chairs(browsing: Browsing) -> None:
    """The first ace is Rakhsh's, the second one's own: one sits down across from Rakhsh, who keeps the chair."""
    seen = drawn(browsing, "two-aces", "2S 3S 4S AH AS", "AS", "")
    assert seen == ["bottom bottom"]
    seen = drawn(browsing, "two-aces", "2S 3S 4S AH AS", "AH", "Rakhsh")
    assert seen == ["left left", "top top"]


@pytest.mark.parametrize(("kot", "tricks"), [("first7", 7), ("all13", 13)])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_kot_is_told_as_what_it_was(browsing: Browsing, kot: str, tricks: int, language: str) -> None:
    person = browsing.scripted("phone", language)
    stage = Stage({"kot-rule": kot}, friends=FRIENDS).deal("0").tricks(tricks - 1).open(person.page)
    expect(person.seats).to_have_count(3)
    person.page.evaluate(LISTEN)
    stage.tricks(1)
    told = person.say("deal-end-seven-none" if kot == "first7" else "deal-end-thirteen")
    expect(person.page.locator(".under")).to_have_text(told)
    expect(person.page.locator(".won-backs .card")).to_have_count(tricks)
    person.page.wait_for_function("(words) => window.said.some((text) => text.includes(words))", arg=told)


#: Keeps what the live regions say.
LISTEN = """() => {
  window.said = [];
  const regions = document.querySelectorAll("[aria-live], [role=status], [role=alert]");
  const keep = () => regions.forEach((region) => window.said.push(region.textContent));
  const changes = { subtree: true, childList: true, characterData: true };
  for (const region of regions) new MutationObserver(keep).observe(region, changes);
}"""
