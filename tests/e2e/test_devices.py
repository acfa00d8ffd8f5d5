"""What devices and systems do to the page: a silent line, forced colours, interrupted sound, a screen that sleeps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Browsing
from tests.e2e.server import Server
from tests.e2e.stage import FRIENDS, Stage

WON = "0101010101010"


# ------------------------------------------------------------------------------------------------------ a silent line


def test_a_server_that_does_not_answer_leaves_the_page_that_was_kept(
    browsing_at: Callable[[Server], Browsing], own_server: Callable[..., Server]
) -> None:
    server = own_server()
    browsing = browsing_at(server)
    person = browsing.person("phone", "en")
    person.page.evaluate("navigator.serviceWorker.ready")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    browsing.let_the_line_break()
    server.fall_silent()
    try:
        person.page.reload(wait_until="commit")
        expect(person.heading("home-headline")).to_be_visible()
        person.hands.press(person.button("home-play-now"))
        expect(person.page.get_by_text(person.say("error-offline"))).to_be_visible()
    finally:
        server.speak_again()


# ------------------------------------------------------------------------------------------------------ forced colours


def picture(of: Locator) -> bytes:
    """How it looks by itself, with neither the focus nor the pointer on it."""
    of.page.evaluate("document.activeElement?.blur()")
    of.page.mouse.move(0, 0)
    return of.screenshot(animations="disabled")


def looks(of: Locator, press: Callable[[], None]) -> set[bytes]:
    """How it looks before and after a press."""
    before = picture(of)
    press()
    return {before, picture(of)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_leave_every_state_to_be_seen(browsing: Browsing, scheme: str) -> None:
    person = browsing.person("desktop", "en", forced_colors="active", color_scheme=scheme)
    page = person.page
    page.goto("/#settings")
    switch = page.get_by_role("switch", name=person.say("settings-four-colours"))
    assert len(looks(switch, switch.click)) == 2
    dark = page.get_by_role("radio", name=person.say("settings-theme-dark"))
    assert len(looks(dark, dark.click)) == 2
    page.goto("/#rules")
    preset = page.get_by_role("radiogroup", name=person.say("rules-preset")).get_by_role("radio").nth(1)
    assert len(looks(preset, preset.click)) == 2


def test_forced_colours_leave_the_chosen_suit_to_be_seen(browsing: Browsing) -> None:
    person = browsing.scripted("desktop", forced_colors="active")
    Stage(friends=FRIENDS).hands("AS QS 8S KH 7D | | |").open(person.page)
    suit = person.page.get_by_role("radio", name=person.say("suit-title", suit="H"))
    assert len(looks(suit, suit.click)) == 2


def test_forced_colours_leave_won_tricks_and_a_held_break_to_be_seen(browsing: Browsing) -> None:
    person = browsing.scripted("desktop", forced_colors="active")
    stage = Stage(friends=FRIENDS).deal(WON).play(8).open(person.page)
    expect(person.cards).to_have_count(11)
    pips = person.page.locator(".score .us .pips i")
    assert picture(pips.first) != picture(pips.last)
    stage.tricks()
    person.button("deal-end-hold").click()
    person.page.evaluate("document.activeElement?.blur()")
    expect(person.page.locator("[aria-pressed=true]")).to_have_css("outline-style", "solid")


# ----------------------------------------------------------------------------------------------------------- the sound


#: A sound card that can be interrupted, as Safari's is by a telephone call: it tells how often it was resumed.
INTERRUPTIBLE = """
window.resumed = [];
const Real = AudioContext;
window.AudioContext = class extends Real {
  get state() { return window.sound ?? super.state; }
  resume() { window.resumed.push(window.sound); window.sound = undefined; return super.resume(); }
};
"""


@pytest.mark.parametrize("state", ["suspended", "interrupted"])
@pytest.mark.parametrize("times", [1, 2])
def test_sound_that_the_system_stopped_goes_on_with_the_next_press(browsing: Browsing, state: str, times: int) -> None:
    person = browsing.scripted("desktop")
    person.page.add_init_script(INTERRUPTIBLE)
    person.page.goto("/")
    person.page.keyboard.press("Shift")
    for _ in range(times):
        person.page.evaluate("(state) => { window.sound = state; window.resumed = [] }", state)
        person.page.keyboard.press("Shift")
        assert person.page.evaluate("window.resumed") == [state]


# --------------------------------------------------------------------------------------------------- the screen's sleep


#: A device that writes down who keeps its screen on, and lets it sleep when the page is hidden.
WAKE_LOCK = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
  if (document.hidden) throw new DOMException("hidden", "NotAllowedError");
  const lock = { kind, released: false, release: async () => { lock.released = true; } };
  window.locks.push(lock);
  return lock;
} } });
"""
AWAKE = "window.locks.filter((lock) => !lock.released).length"


def hide(page: Page, hidden: bool) -> None:
    """The page goes to the background, where every lock is lost, or comes back."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          if (hidden) for (const lock of window.locks) lock.released = true;
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_the_screen_stays_awake_during_a_match_and_only_then(browsing: Browsing) -> None:
    person = browsing.scripted("phone")
    page = person.page
    page.add_init_script(WAKE_LOCK)
    stage = Stage({"target": "1"}, friends=FRIENDS).open(page)
    expect(person.heading("friends-title")).to_be_visible()
    assert page.evaluate(AWAKE) == 0
    stage.deal(WON)
    page.wait_for_function(f"() => {AWAKE} === 1")
    hide(page, True)
    assert page.evaluate(AWAKE) == 0
    hide(page, False)
    page.wait_for_function(f"() => {AWAKE} === 1")
    stage.tricks()
    page.wait_for_function(f"() => {AWAKE} === 0")
    hide(page, True)
    hide(page, False)
    assert page.evaluate(AWAKE) == 0


def test_a_device_that_cannot_keep_its_screen_on_is_no_fault(browsing: Browsing) -> None:
    person = browsing.scripted("phone")
    refuses = "request: async () => { throw new DOMException('battery', 'NotAllowedError'); }"
    person.page.add_init_script(f"Object.defineProperty(navigator, 'wakeLock', {{ value: {{ {refuses} }} }});")
    Stage().deal(WON).open(person.page)
    expect(person.cards).to_have_count(13)
