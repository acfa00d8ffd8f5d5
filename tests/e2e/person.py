"""A person at the page: reads what is visible and acts on it by role and name, with a finger, a mouse or keys.

Nothing here looks behind the picture. What a person presses may have moved on a moment earlier, as in life: then the
person looks again.
"""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Literal, TypeVar

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

from tests.e2e.hands import Hands
from tests.e2e.sight import Seen, await_change, changes, look
from tests.e2e.words import SUITS, Words

Read = TypeVar("Read")
Wish = Literal["trump", "go on", "suggest", "card", "next", "result", "over"]
#: So often in a row may the same thing be asked before something is plainly stuck.
PATIENCE = 20
#: One looks again as soon as the page changes, or after so many milliseconds all the same.
GLANCE_MS = 500
#: The longest time without anything to do, in seconds.
LONGEST_WAIT = 120
#: Longer than a finished trick lies for reading.
REST_MS = 1_500
#: So long may the table take to hear what was pressed, before one presses again.
HEARD_MS = 5_000


def read_if_there(read: Callable[[], Read]) -> Read | None:
    """What is read, or nothing where the page is being loaded."""
    try:
        return read()
    except Error:
        return None


class Person:
    """Somebody who plays. ``hands`` is how they press; ``rng`` is what they decide by."""

    def __init__(self, page: Page, language: str, hands: Hands, rng: random.Random | None = None) -> None:
        self.page = page
        self.say = Words(language)
        self.hands = hands
        self.rng = rng or random.Random(7)
        self.played: list[str] = []
        self.sight: list[Seen] = []
        self._mark = ""
        self._names = self.say.cards()

    def at(self, page: Page) -> "Person":
        """The same person at another page."""
        return Person(page, self.say.language, self.hands, self.rng)

    # ------------------------------------------------------------------------------------------------- the page

    @property
    def main(self) -> Locator:
        """The main part of the page."""
        return self.page.get_by_role("main")

    def button(self, text: str, **values: object) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say.within(text, **values))

    def heading(self, text: str, **values: object) -> Locator:
        """A heading by its words."""
        return self.page.get_by_role("heading", name=self.say.fenced(text, **values))

    def press(self, target: Locator) -> bool:
        """Presses it; says whether it was still there to be pressed."""
        if target.count() == 0:
            return False
        try:
            self.hands.press(target)
        except TimeoutError:
            return False
        return True

    def choose(self, text: str) -> None:
        """Presses a button and waits until it can be pressed no more: then the table has heard it.

        Whoever looked earlier would see what was there before, and take it for the answer.
        """
        button = self.page.get_by_role("button", name=self.say.within(text), disabled=False)
        if self.press(button):
            with suppress(AssertionError):  # what was not heard is asked again
                expect(button).to_have_count(0, timeout=HEARD_MS)

    def play_again(self) -> "Person":
        """Starts another match at the same table, and waits until the end of the last one has gone."""
        self.hands.press(self.button("match-end-rematch"))
        expect(self.seats).to_have_count(3)
        return self

    def go_home(self) -> "Person":
        """Opens the page and waits until it is drawn."""
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def use_language(self) -> "Person":
        """Changes to this person's language where the page speaks another, by its own button."""
        if self.page.locator("html").get_attribute("lang") != self.say.language:
            self.hands.press(self.page.get_by_role("button", name={"en": "English", "fa": "فارسی"}[self.say.language]))
        expect(self.heading("home-headline")).to_be_visible()
        return self

    def keep_still(self) -> "Person":
        """Turns motion off in the settings, and lets finished tricks lie as short as they can."""
        self.hands.press(self.button("settings").first)
        instant = self.page.get_by_role("radio", name=self.say("settings-speed-instant"))
        self.hands.press(instant)
        expect(instant).to_be_checked()
        switch = self.page.get_by_role("switch", name=self.say("settings-motion"))
        self.hands.press(switch)
        expect(switch).to_be_checked()
        self.hands.press(self.page.get_by_role("dialog").get_by_role("button", name=self.say("close")))
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return self

    def end_after(self, deals: int) -> None:
        """In the sheet of house rules: a match ends after so many hands."""
        rule = self.page.locator('[data-rule="match-end"]')
        rule.get_by_role("combobox").select_option("fixed-hands:N")
        rule.get_by_role("spinbutton").fill(str(deals))
        rule.get_by_role("spinbutton").press("Tab")
        self.hands.press(self.button("rules-use"))

    def play_now(self) -> "Person":
        """Starts a match against computers."""
        self.hands.press(self.button("home-play-now"))
        expect(self.seats).to_have_count(3)
        return self

    # ------------------------------------------------------------------------------------------------ the table

    @property
    def seats(self) -> Locator:
        """The other three players."""
        return self.page.get_by_role("list", name=self.say("table-seats")).get_by_role("listitem")

    @property
    def hand(self) -> Locator:
        """The own hand."""
        return self.page.get_by_role("region", name=self.say("table-hand"))

    @property
    def cards(self) -> Locator:
        """The cards of the own hand."""
        return self.hand.get_by_role("button")

    def holds(self) -> list[str]:
        """The own cards from left to right."""
        return self._cards_of(self._glance())

    def legal(self) -> list[str]:
        """The own cards that do not say that they may not be played."""
        return self._cards_of([it for it in self._glance() if it.enabled])

    def card(self, card: str) -> Locator:
        """One card of the own hand."""
        return self.hand.get_by_role("button", name=self.say.card(card))

    def trick(self) -> list[str]:
        """The cards on the cloth."""
        cloth = ("group", self.say("table-current-trick"))
        return [self.read(it.name) for it in self._glance() if it.role == "img" and cloth in it.within]

    def score(self) -> str:
        """The score as it is spoken."""
        name = self.page.locator(".score").get_attribute("aria-label")
        assert name is not None
        return name

    def look_at_table(self) -> tuple[list[str], list[str], str]:
        """Hand, cloth and score, as they are now."""
        return self.holds(), self.trick(), self.score()

    def picture(self) -> tuple[list[str], list[str], str]:
        """Hand, cloth and score, once they have come to rest."""
        return self.at_rest(self.look_at_table)

    def comes_to(self, read: Callable[[], Read], wanted: Read) -> None:
        """Looks until what is read off the page is what it has to be."""
        deadline = time.monotonic() + LONGEST_WAIT
        while (now := read_if_there(read)) != wanted:
            assert time.monotonic() < deadline, f"{now} does not become {wanted}"
            await_change(self.page, self._mark, GLANCE_MS)

    def at_rest(self, read: Callable[[], Read]) -> Read:
        """What is read off the page, once it has stayed the same for a while."""
        before, now = None, read()
        while before != now:
            self.page.wait_for_timeout(REST_MS)
            before, now = now, read()
        return now

    def read_all(self) -> list[tuple[str, str, str]]:
        """Everything that is to be seen: roles, names and texts."""
        return [(it.role, it.name, it.text) for it in self._glance()]

    def read(self, name: str) -> str:
        """The card that an accessible name speaks of."""
        return next(card for spoken, card in self._names.items() if spoken in name)

    def _glance(self) -> list[Seen]:
        """Looks again where anything has changed."""
        mark = changes(self.page)
        if mark != self._mark:
            self.sight = look(self.page)
            self._mark = mark
        return self.sight

    def _cards_of(self, sight: list[Seen]) -> list[str]:
        hand = ("region", self.say("table-hand"))
        return [self.read(it.name) for it in sight if it.role == "button" and hand in it.within]

    # -------------------------------------------------------------------------------------------- what is asked

    def wish(self) -> Wish:
        """What is asked of this person, as soon as anything is."""
        deadline = time.monotonic() + LONGEST_WAIT
        while (wish := self.asks()) is None:
            assert time.monotonic() < deadline, f"nothing is asked: {self.sight}"
            await_change(self.page, self._mark, GLANCE_MS)
        return wish

    def asks(self) -> Wish | None:
        """What is asked of this person now."""
        sight, say = self._glance(), self.say
        texts = [it.text for it in sight if it.role == "text" and ("main", "") in it.within]
        if any(say(turn) in text for text in texts for turn in ("table-your-turn", "table-lead")):
            return "card"
        there = {(it.role, it.name) for it in sight if it.enabled}
        return next((wish for wish, signs in self._signs.items() if there & signs), None)

    @cached_property
    def _signs(self) -> dict[Wish, set[tuple[str, str]]]:
        """By what one sees that something else than a card is asked."""
        say = self.say
        return {
            "trump": {("radiogroup", say("trump-suit"))},
            "next": {("button", say("deal-end-next"))},
            "result": {("button", say("deal-end-match-result"))},
            "over": {("heading", say(end)) for end in ("match-end-won", "match-end-lost", "match-end-drawn")},
            "go on": {("button", say("do-stop"))},
            "suggest": {("button", say("do-refuse"))},
        }

    def answer(self, wish: Wish) -> None:
        """Does what is asked, if it is still asked."""
        if wish == "card":
            self.play_a_card()
        elif wish == "trump":
            self.hands.call_trump(self, self.rng.choice(SUITS))
        elif wish == "next":
            self.choose("deal-end-next")
        elif wish == "result":
            self.choose("deal-end-match-result")
        elif wish == "go on":
            self.choose(self.rng.choice(["do-stop", "do-continue"]))
        elif wish == "suggest":
            self.choose("do-refuse")

    def play_a_card(self) -> None:
        """Any card that may be played."""
        legal = self._cards_of([it for it in self.sight if it.enabled])
        if legal:
            self.hands.play(self, self.rng.choice(legal))

    def play_on(self, until: Wish = "over", cards: int | None = None) -> None:
        """Plays until something is asked for the first time, or so many cards have been played."""
        enough = None if cards is None else len(self.played) + cards
        before, repeated = None, 0
        while (wish := self.wish()) != until and len(self.played) != enough:
            self.answer(wish)
            now = (wish, len(self.played))
            repeated = repeated + 1 if now == before else 0
            assert repeated < PATIENCE, f"asked {PATIENCE} times in a row, with nothing played since: {wish}"
            before = now
