"""What a person takes in at one glance: everything that is visible, by role, name and state, all from one moment."""

import re
from typing import NamedTuple

from playwright.sync_api import Page

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
