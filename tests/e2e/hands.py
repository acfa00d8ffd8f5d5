"""How a person presses: a finger, a mouse, or only keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from playwright.sync_api import Locator, Position, TimeoutError, expect

if TYPE_CHECKING:
    from tests.e2e.person import Person

#: How long something that was seen may take to be pressed before one looks again, in milliseconds.
LOOK_AGAIN_MS = 10_000
#: How long one tries before one looks whether it is still there at all.
TRY_MS = 1_000
#: How long a card may take to be raised: the hand may have been dealt or sorted anew meanwhile.
CARD_MS = 2_000
#: Far enough to reach everything on any screen.
MOST_TABS = 60


class Hands(Protocol):
    """A way to press."""

    def press(self, target: Locator) -> None:
        """Presses it; TimeoutError when it cannot be pressed any more."""

    def call_trump(self, person: "Person", suit: str) -> None:
        """Chooses a suit and confirms it."""

    def play(self, person: "Person", card: str) -> None:
        """Plays a card of the hand if it is still the person's turn."""


#: A place on the strip of a card that its neighbour in the fan leaves free, on the smallest card there is.
STRIP: Position = {"x": 14, "y": 40}


def has_gone(person: "Person", card: str) -> bool:
    """Whether the card left the hand; noted as played if so."""
    try:
        expect(person.card(card)).to_have_count(0, timeout=LOOK_AGAIN_MS)
    except AssertionError:
        return False
    person.played.append(card)
    return True


def has_gone_already(person: "Person", card: str) -> None:
    """Notes a card as played that has left the hand though the press seemed not to get through."""
    if person.card(card).count() == 0:
        person.played.append(card)


def once_it_can_be_pressed(target: Locator, try_it: Callable[[], object], press: Callable[[], None]) -> None:
    """Tries until it could be pressed, and then presses it, once: a press that is slow on its way counts all the same.

    What was there and has gone needs no press: the table moved on, and what follows tells. TimeoutError where it never
    comes, or stays and cannot be pressed.
    """
    for _ in range(LOOK_AGAIN_MS // TRY_MS):
        seen = target.count() > 0
        try:
            try_it()
        except TimeoutError:
            if seen and target.count() == 0:
                return None
            continue
        return press_once(target, press)
    raise TimeoutError(f"cannot be pressed: {target}")


def press_once(target: Locator, press: Callable[[], None]) -> None:
    """Presses what could be pressed a moment ago; nothing is to be done where it has gone since."""
    try:
        press()
    except TimeoutError:
        if target.count() > 0:
            raise


class _Pointer:
    """What mouse and finger share."""

    def press(self, target: Locator) -> None:
        raise NotImplementedError

    def call_trump(self, person: "Person", suit: str) -> None:
        """Chooses a suit and confirms it."""
        radio = person.page.get_by_role("radio", name=person.say("suit-title", suit=suit))
        confirm = person.page.get_by_role("button", name=person.say("trump-confirm", suit=suit))
        try:
            self.press(radio)
            self.press(confirm)
            expect(confirm).to_have_count(0)
        except TimeoutError:
            return


class Mouse(_Pointer):
    """One click plays."""

    def press(self, target: Locator) -> None:
        """A click."""
        once_it_can_be_pressed(
            target, lambda: target.click(trial=True, timeout=TRY_MS), lambda: target.click(timeout=LOOK_AGAIN_MS)
        )

    def play(self, person: "Person", card: str) -> None:
        """One click on the card."""
        shown = person.card(card)
        try:
            shown.click(position=STRIP, timeout=CARD_MS)
        except TimeoutError:
            has_gone_already(person, card)
        else:
            has_gone(person, card)


class Finger(_Pointer):
    """Two taps play."""

    def press(self, target: Locator) -> None:
        """A tap."""
        once_it_can_be_pressed(
            target, lambda: target.tap(trial=True, timeout=TRY_MS), lambda: target.tap(timeout=LOOK_AGAIN_MS)
        )

    def play(self, person: "Person", card: str) -> None:
        """One tap raises the card, a second one plays it."""
        shown = person.card(card)
        try:
            if shown.get_attribute("aria-pressed", timeout=CARD_MS) != "true":
                shown.tap(position=STRIP, timeout=CARD_MS)
                expect(shown).to_have_attribute("aria-pressed", "true", timeout=CARD_MS)
            shown.tap(position=STRIP, timeout=CARD_MS)
        except (TimeoutError, AssertionError):
            has_gone_already(person, card)
        else:
            has_gone(person, card)


#: Whether the focus is on a target, in the same group of choices, or elsewhere; or that the target has gone.
NEAR = """async ([it]) => {
  await new Promise(requestAnimationFrame); // the focus has had time to move
  if (!it?.isConnected) return "gone";
  const has = document.activeElement;
  return it === has ? "there" : it.closest("[role=radiogroup]")?.contains(has) ? "group" : "elsewhere";
}"""


class Keys:
    """Tab, arrows, letters and Enter; no pointer at all."""

    def press(self, target: Locator) -> None:
        """Tab until it has the focus, then Enter; within a group of choices arrows lead on."""
        once_it_can_be_pressed(target, lambda: target.wait_for(timeout=TRY_MS), lambda: self._reach(target))

    def _reach(self, target: Locator) -> None:
        page = target.page
        for _ in range(MOST_TABS):
            near = target.evaluate_all(NEAR)
            if near == "gone":
                return
            if near == "there":
                page.keyboard.press("Enter")
                return
            page.keyboard.press("ArrowDown" if near == "group" else "Tab")
        raise TimeoutError("no number of Tabs leads there")

    def call_trump(self, person: "Person", suit: str) -> None:
        """The suit's letter, Tab to the confirmation, Enter."""
        person.page.keyboard.press(suit)
        confirm = person.page.get_by_role("button", name=person.say("trump-confirm", suit=suit))
        try:
            self.press(confirm)
            expect(confirm).to_have_count(0)
        except TimeoutError:
            return

    def play(self, person: "Person", card: str) -> None:
        """Up until the card is lifted, then Enter."""
        shown = person.card(card)
        for _ in range(2 * len(person.legal())):
            person.page.keyboard.press("ArrowUp")
            near = shown.evaluate_all(NEAR)
            if near == "there":
                person.page.keyboard.press("Enter")
                has_gone(person, card)
                return
            if near == "gone":
                break
        person.page.wait_for_timeout(500)  # the picture is behind: a person looks again
