"""What a person takes in at one glance: everything that is visible, by role, name and state, all from one moment."""

import re
from typing import NamedTuple

from playwright.sync_api import Page

# How often the page has changed since somebody first looked at it; or, as soon as that is another number than was seen.
_CHANGES = """() => {
  if (!window.changes) {
    window.changes = { number: 0, wake: () => undefined };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => { window.changes.number += 1; window.changes.wake(); }).observe(document, everything);
  }
  return `${performance.timeOrigin} ${window.changes.number}`;
}"""
_NEXT_CHANGE = """async ([seen, patience]) => {
  const changes = window.changes;
  if (changes && seen === `${performance.timeOrigin} ${changes.number}`) {
    await new Promise((wake) => { changes.wake = wake; setTimeout(wake, patience); });
  }
}"""
# A line of Playwright's own description: `- button "ace of spades" [disabled]`, `- text: Your turn`, or either quoted.
_LINE = re.compile(
    r"""(?P<depth>\ *) -\ '? (?P<role>\w+)
        (?:\ "(?P<name> (?:[^"\\]|\\.)* )")?
        (?P<marks> (?:\ \[[^]]*])* ) '?
        (?: : (?:\ (?P<text>.*))? )?""",
    re.VERBOSE,
)


class Seen(NamedTuple):
    """One visible thing. ``within`` are the roles and names of what it lies in, the outermost first."""

    role: str
    name: str
    marks: str
    text: str
    within: tuple[tuple[str, str], ...]

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return "[disabled]" not in self.marks


def changes(page: Page) -> str:
    """A mark of how the page stands: as long as it is the same, there is nothing new to see."""
    mark: str = page.evaluate(_CHANGES)
    return mark


def await_change(page: Page, mark: str, patience_ms: int) -> None:
    """Returns as soon as the page has another mark than this one, or patience is at an end."""
    page.evaluate(_NEXT_CHANGE, [mark, patience_ms])


def look(page: Page) -> list[Seen]:
    """Everything that is visible now."""
    seen: list[Seen] = []
    path: list[tuple[int, str, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            continue
        depth, role, name = len(found["depth"]), found["role"], found["name"] or ""
        path = [step for step in path if step[0] < depth]
        within = tuple((role, name) for _, role, name in path)
        seen.append(Seen(role, name, found["marks"] or "", found["text"] or "", within))
        path.append((depth, role, name))
    return seen
