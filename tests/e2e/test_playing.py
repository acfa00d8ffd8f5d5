"""Playing a card: fingers, mice, keys and drags; presses that must not count; what never happens by itself."""

import pytest
from playwright.sync_api import Locator, Position, expect

from hokm import protocol as p
from tests.e2e.conftest import Browsing
from tests.e2e.hands import STRIP
from tests.e2e.person import Person
from tests.e2e.stage import Stage

#: Longer than anything that the page does by itself, in milliseconds.
A_WHILE = 1_500


def sit_down(browsing: Browsing, size: str, stage: Stage, language: str = "en") -> Person:
    """Somebody at a scripted table."""
    person = browsing.scripted(size, language)
    stage.open(person.page)
    expect(person.cards.first).to_be_visible()
    return person


def played(stage: Stage) -> list[str]:
    """The actions that the page has asked for."""
    return [message.action for message in stage.heard if isinstance(message, p.ActRequest)]


def middle(of: Locator, at: Position = STRIP) -> tuple[float, float]:
    """A point of the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + at["x"], box["y"] + at["y"]


# ------------------------------------------------------------------------------------------------ fingers and mice


def test_a_finger_needs_two_taps_and_a_mouse_one_click_on_the_same_device(browsing: Browsing) -> None:
    """The device is told from each press: a laptop with a touch screen behaves right for both."""
    person = browsing.scripted("desktop", has_touch=True)
    stage = Stage().deal().open(person.page)
    card = person.card("AH")
    card.tap(position=STRIP)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_have_accessible_name(person.say("card-raised", card=person.say.card("AH")))
    assert played(stage) == []
    person.card("AC").tap(position=STRIP)
    expect(card).not_to_have_attribute("aria-pressed", "true")
    person.card("AC").tap(position=STRIP)
    expect(person.card("AC")).to_have_count(0)
    assert played(stage) == ["AC"]
    stage.others_play()
    person.card("AH").click(position=STRIP)
    expect(person.card("AH")).to_have_count(0)
    assert played(stage) == ["AC", "AH"]


def test_a_tap_on_the_cloth_and_escape_lower_the_card(browsing: Browsing) -> None:
    stage = Stage().deal()
    person = sit_down(browsing, "phone", stage)
    raised = person.hand.get_by_role("button", pressed=True)
    person.card("AH").tap(position=STRIP)
    expect(raised).to_have_count(1)
    person.main.tap(position={"x": 195, "y": 300})
    expect(raised).to_have_count(0)
    person.card("AH").tap(position=STRIP)
    expect(raised).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(raised).to_have_count(0)
    assert played(stage) == []


def test_a_card_that_is_not_allowed_says_why_and_stays(browsing: Browsing) -> None:
    stage = Stage(hakem=3).deal("3").play(1)
    person = sit_down(browsing, "phone", stage, "fa")
    for _ in range(2):
        person.card("KC").tap(position=STRIP, force=True)  # it says itself that it cannot be used
        expect(person.hand.get_by_text(person.say("table-must-follow", suit="H"))).to_be_visible()
    expect(person.card("KC")).to_have_attribute("aria-disabled", "true")
    assert played(stage) == []


def test_a_press_that_began_before_the_turn_never_plays(browsing: Browsing) -> None:
    stage = Stage(hakem=3).deal("3")
    person = sit_down(browsing, "desktop", stage)
    mouse = person.page.mouse
    mouse.move(*middle(person.card("KH")))
    mouse.down()
    stage.play(1)
    expect(person.main.get_by_text(person.say("table-your-turn"))).to_be_visible()
    mouse.up()
    expect(person.card("KH")).to_have_attribute("aria-pressed", "true")
    assert played(stage) == []
    person.card("KH").click(position=STRIP)
    expect(person.card("KH")).to_have_count(0)
    assert played(stage) == ["KH"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pressing_twice_acts_once(browsing: Browsing, size: str) -> None:
    """On a card, on the trump, and on the way to the next deal."""
    stage = Stage().hands("AS KS QS JS TS AH AC AD | | |")
    person = sit_down(browsing, size, stage)
    person.hands.press(person.page.get_by_role("radio", name=person.say("suit-title", suit="S")))
    person.button("trump-confirm", suit="S").dblclick()
    expect(person.cards).to_have_count(13)
    x, y = middle(person.card("AH"))
    if size == "phone":
        for _ in range(4):
            person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.dblclick(x, y)
    expect(person.cards).to_have_count(12)
    person.page.wait_for_timeout(A_WHILE)
    assert played(stage) == ["call S", "AH"]


def test_asking_twice_for_the_next_deal_skips_none(browsing: Browsing) -> None:
    stage = Stage().deal("0101010101010").tricks()
    person = browsing.scripted("desktop")
    stage.open(person.page)
    person.button("deal-end-next").dblclick()
    expect(person.heading("trump-you")).to_be_visible()
    person.page.wait_for_timeout(A_WHILE)
    assert stage.table.deals == 2


def test_nothing_is_played_by_itself(browsing: Browsing) -> None:
    """Not even the last card, unless one has asked for it."""
    stage = Stage().deal("0101010101010").tricks(12).others_play()
    person = sit_down(browsing, "desktop", stage)
    expect(person.cards).to_have_count(1)
    person.page.wait_for_timeout(A_WHILE)
    assert played(stage) == []
    person.hands.press(person.button("settings"))
    person.hands.press(person.page.get_by_role("switch", name=person.say("settings-auto-last")))
    person.page.keyboard.press("Escape")
    expect(person.heading("deal-end-won")).to_be_visible()
    assert len(played(stage)) == 1


# --------------------------------------------------------------------------------------------------------- dragging


def drag(person: Person, card: str, to: tuple[float, float]) -> None:
    """Picks a card up and lets it go somewhere else."""
    mouse = person.page.mouse
    mouse.move(*middle(person.card(card)))
    mouse.down()
    mouse.move(*to, steps=8)
    mouse.up()


def test_a_card_dragged_onto_the_cloth_is_played_if_it_may_be(browsing: Browsing) -> None:
    stage = Stage(hakem=3).deal("3").play(1)
    person = sit_down(browsing, "desktop", stage)
    drag(person, "KC", (500, 400))
    expect(person.hand.get_by_text(person.say("table-must-follow", suit="H"))).to_be_visible()
    assert played(stage) == []
    drag(person, "KH", (500, 400))
    expect(person.card("KH")).to_have_count(0)
    assert played(stage) == ["KH"]


def test_a_card_dragged_sideways_finds_a_new_place_and_keeps_it(browsing: Browsing) -> None:
    stage = Stage().deal()
    person = sit_down(browsing, "desktop", stage)
    before = person.holds()
    drag(person, before[0], middle(person.card(before[5])))
    moved = before[1:5] + before[:1] + before[5:]
    assert person.holds() == moved
    assert played(stage) == []
    person.card(before[9]).click(position=STRIP)
    stage.others_play()
    moved.remove(before[9])
    assert person.holds() == moved
    person.page.reload()
    expect(person.cards).to_have_count(len(moved))
    assert person.holds() == moved


# ----------------------------------------------------------------------------------------------------- only with keys


def focused(person: Person) -> str:
    """The card that has the focus."""
    name = person.page.evaluate("document.activeElement.getAttribute('aria-label')")
    return person.read(name)


def type_quickly(person: Person, digits: str, card: str) -> None:
    """Two digits that belong together, once more where the machine was too slow to send them as fast as fingers do."""
    for _ in range(5):
        person.page.wait_for_timeout(650)
        person.page.keyboard.press("Home")
        person.page.keyboard.type(digits)
        if focused(person) == card:
            return
    raise AssertionError(f"{digits} does not lead to {card}")


def test_every_key_of_the_hand(browsing: Browsing) -> None:
    stage = Stage(hakem=3).deal("3").play(1)  # hearts are led
    person = sit_down(browsing, "desktop", stage, "fa")
    keyboard, cards = person.page.keyboard, person.holds()
    hearts = [card for card in cards if card[1] == "H"]
    steps = [
        ("ArrowRight", cards[0]),
        ("ArrowRight", cards[1]),
        ("ArrowLeft", cards[0]),
        ("End", cards[-1]),
        ("Home", cards[0]),
        ("3", cards[2]),
        ("0", cards[9]),
        ("h", hearts[0]),
        ("ArrowUp", hearts[1]),
        ("ArrowDown", hearts[0]),
    ]
    for key, card in steps:
        keyboard.press(key)
        assert (key, focused(person)) == (key, card)
        person.page.wait_for_timeout(650 if key.isdigit() else 0)  # the next digit is not the second of a pair
    type_quickly(person, "12", cards[11])
    keyboard.press("Enter")
    expect(person.hand.get_by_text(person.say("table-must-follow", suit="H"))).to_be_visible()
    assert played(stage) == []
    keyboard.press("h")
    keyboard.press("Space")
    expect(person.card(hearts[0])).to_have_count(0)
    assert played(stage) == [hearts[0]]


def test_every_letter_key_of_the_table(browsing: Browsing) -> None:
    stage = Stage().deal("0").play(4)
    person = sit_down(browsing, "desktop", stage)
    keyboard, page = person.page.keyboard, person.page
    peek = page.get_by_role("region", name=person.say("table-last-trick"))
    keyboard.press("l")
    expect(peek).to_be_visible()
    keyboard.press("Escape")
    expect(peek).to_have_count(0)
    keyboard.press("t")
    expect(page.get_by_role("status").filter(has_text=person.say("say-trump-short", suit="S"))).to_have_count(1)
    for key, title in (("m", "menu"), ("?", "keys-title")):
        keyboard.press(key)
        expect(page.get_by_role("dialog", name=person.say(title))).to_be_visible()
        keyboard.press("s")  # letters are the dialog's own there
        keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_letter_keys_can_be_turned_off(browsing: Browsing) -> None:
    person = sit_down(browsing, "desktop", Stage().deal("0").play(4))
    person.hands.press(person.button("settings"))
    person.hands.press(person.page.get_by_role("switch", name=person.say("settings-letter-keys")))
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    for key in "lmtshcd?":
        person.page.keyboard.press(key)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.get_by_role("region", name=person.say("table-last-trick"))).to_have_count(0)
    person.cards.first.focus()
    person.page.keyboard.press("ArrowRight")
    assert focused(person) == person.holds()[1]


def test_the_focus_stays_in_the_hand_from_card_to_card(browsing: Browsing) -> None:
    stage = Stage().deal("0")
    person = sit_down(browsing, "desktop", stage)
    person.page.keyboard.press("s")
    person.page.keyboard.press("Enter")
    expect(person.cards).to_have_count(12)
    stage.others_play()
    expect(person.main.get_by_text(person.say("table-lead"))).to_be_visible()
    assert focused(person) in person.holds()
