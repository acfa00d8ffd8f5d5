"""On the way to a state of the page: what a visitor does to get there, and the list of states."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from hokm import protocol as p
from tests.e2e.hands import STRIP
from tests.e2e.stage import Stage
from tests.e2e.words import Words

FRIENDS = {"Laleh": 2, "Bahram": 1}
#: The pauses for reading in a deal that has been played already when the page shows it, in milliseconds.
A_DEAL_MS = 3_000
#: Things that pass by themselves stay where they are: no timer longer than this many milliseconds ever rings.
HOLD_TIMERS = """(() => {
  const set = window.setTimeout;
  window.setTimeout = (act, after = 0, ...rest) => set(act, after > 200 ? 3_600_000 : after, ...rest);
})()"""


@dataclass
class Visit:
    """A page on the way to a state."""

    page: Page
    say: Words
    size: str

    def stage(self, rules: dict[str, str] | None = None, **set_up: Any) -> Stage:
        """A scripted table."""
        return Stage(rules, **set_up)

    def friends(self, rules: dict[str, str] | None = None, **set_up: Any) -> Stage:
        """A scripted table of friends, with a clock."""
        usual: dict[str, Any] = {"friends": FRIENDS, "clock": 30}
        return Stage(rules, **usual | set_up)

    def press(self, name: str, role: Any = "button", **values: object) -> None:
        """Presses something by its words."""
        self.page.get_by_role(role, name=self.say.within(name, **values)).first.click()

    def touch(self, card: str) -> None:
        """Touches the free strip of a card in the hand: a finger taps, a mouse points."""
        shown = self.hand.get_by_role("button", name=self.say.card(card))
        touch = shown.tap if self.size == "phone" else shown.hover
        touch(position=STRIP)

    @property
    def hand(self) -> Locator:
        """The own hand."""
        return self.page.get_by_role("region", name=self.say("table-hand"))

    def sit_down(self) -> None:
        """Waits until the table is there, so that what happens next happens before one's eyes."""
        self.hand.wait_for()

    def hurry(self) -> None:
        """What the page shows one after another passes at once, by its own clock: its pauses, too, are for readers."""
        self.page.clock.run_for(A_DEAL_MS)

    def turned_away(self, code: p.RefusalCode, text: str) -> None:
        """Comes to a table that answers no."""
        stage = self.stage()
        stage.greeting = p.Refused(id=None, code=code, text="")
        stage.open(self.page)
        self.page.get_by_role("heading", name=self.say(text)).wait_for()

    def lose_line(self, stage: Stage, milliseconds: int) -> None:
        """The line is dead for so long by the page's clock, counted from its first question."""
        stage.silent = True
        self.page.clock.fast_forward(5_000)  # time to ask whether the line is alive
        self.page.clock.fast_forward(milliseconds)


@dataclass(frozen=True)
class State:
    """A state by its name, where it is, how to reach it, and what is to be seen: components by folder and name."""

    name: str
    #: The screen, and after a colon its scene.
    screen: str
    #: The dialog that lies over it, if any.
    dialog: str
    reach: Callable[[Visit], object]
    shows: tuple[str, ...]
    #: One of the pictures that a person sees most: looked at in more combinations of language, theme and size.
    often: bool = False
    #: Script that runs before the page's own.
    before: str = ""
    #: The page's time goes by as the visit says.
    own_clock: bool = False
    #: Somebody new, whom no other state knows.
    alone: bool = False
    #: The browser may complain about the line: breaking it, or a refusal, is what the state is about.
    line_may_break: bool = False

    @property
    def leaves_traces(self) -> bool:
        """Whether another state could not be reached in the same page afterwards."""
        return bool(self.before) or self.own_clock or self.alone


STATES: list[State] = []


def state(name: str, where: str, shows: str, **more: Any) -> Callable[[Callable[[Visit], object]], None]:
    """Puts a state on the list. ``where`` is as in ``table:play#menu``; ``more`` are the other fields."""
    screen, _, dialog = where.partition("#")

    def put(reach: Callable[[Visit], object]) -> None:
        STATES.append(State(name, screen, dialog, reach, tuple(shows.split()), **more))

    return put
