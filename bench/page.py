"""How long a whole deal against computers takes in a real browser, and how much the page weighs before its first card.

The deal is played by the player of the browser tests, who answers as soon as something is asked. What the answers
themselves take (a person would need longer) is given apart: the budget of a deal does not count one's own thinking.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

try:
    from playwright.sync_api import Browser, sync_playwright

    from tests.conftest import FLAGS
    from tests.e2e.hands import Mouse
    from tests.e2e.person import Person, Wish
    from tests.e2e.server import Server, built_files
    from tests.e2e.watched import Watched
except ModuleNotFoundError as missing:
    sys.exit(f"hokm: {missing.name} is not installed here; ./hokm test installs what drives a browser")

from bench.measured import require, run_bench
from tools import browser as browsers

#: The longest that a deal may take, in seconds, without one's own thinking.
BUDGETS = {"fast": 25.0, "instant": 10.0}
MOST_KILOBYTES = 150


class Deal(NamedTuple):
    """A deal at a speed: seconds in all, seconds of the player's own, and how many cards the player played."""

    speed: str
    seconds: float
    own: float
    cards: int

    @property
    def counted(self) -> float:
        """What the budget is about."""
        return self.seconds - self.own


class Timed(Person):
    """A player who knows how long its answers take."""

    own = 0.0

    def answer(self, wish: Wish) -> None:
        """Does what is asked, and notes the time."""
        begun = time.perf_counter()
        super().answer(wish)
        self.own += time.perf_counter() - begun


def first_load() -> dict[str, int]:
    """Bytes of script and style as they go over the line."""
    weight = {file.suffix[1:]: len(gzip.compress(file.read_bytes(), 9)) for file in built_files()}
    require(bytes=sum(weight.values()))
    return weight


def play(browser: Browser, server: Server, speed: str) -> Deal:
    """The second deal of a match, in which no hakem is looked for; the first is played to get there."""
    context = Watched(browser, "desktop", server.url)
    player = Timed(context.new_page(), "en", Mouse())
    player.go_home()
    player.press(player.button("settings").first)
    player.press(player.page.get_by_role("radio", name=player.say(f"settings-speed-{speed}"), exact=True))
    player.page.keyboard.press("Escape")
    player.play_now().play_on(until="next")
    player.own, cards = 0.0, len(player.played)
    begun = time.perf_counter()
    player.answer("next")
    player.page.locator("[data-state=deal-end]").wait_for(state="detached")
    player.play_on(until="next")
    seconds = time.perf_counter() - begun
    context.close()
    require(seconds=seconds, cards=len(player.played) - cards)
    return Deal(speed, seconds, player.own, len(player.played) - cards)


def measure(speeds: Sequence[str]) -> list[Deal]:
    """A deal at each speed, at a server that keeps the pace as designed."""
    path = browsers.find()
    if path is None:
        sys.exit(f"hokm: {browsers.MISSING}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=list(FLAGS))
        server = Server(Path(folder) / "data", pace=1.0).start()
        try:
            return [play(browser, server, speed) for speed in speeds]
        finally:
            server.stop()
            browser.close()


def report(weight: dict[str, int], deals: Sequence[Deal], as_json: bool) -> str:
    """The numbers as one JSON object, or for people."""
    if as_json:
        return json.dumps({"bench": "page", "bytes": weight, "deals": [deal._asdict() for deal in deals]})
    total = sum(weight.values()) / 1024
    lines = [f"first load: {total:.1f} KB of script and style, compressed (at most {MOST_KILOBYTES})"]
    lines += [
        f"a deal at speed {deal.speed}: {deal.counted:.1f} s (at most {BUDGETS[deal.speed]:.0f}), "
        f"and {deal.own:.1f} s of the player's own for {deal.cards} cards"
        for deal in deals
    ]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="bench/page.py", description="How heavy and how quick the page is.")
    parser.add_argument("--speeds", nargs="+", choices=BUDGETS, default=list(BUDGETS), help="speeds to play a deal at")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(words)
    print(report(first_load(), measure(given.speeds), given.json))


if __name__ == "__main__":
    run_bench("page", main)
