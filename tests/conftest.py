"""What every test may ask for: a browser. And how examples are made up for the tests that hold for all of them."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.examples import load_profile
from tools import browser as browsers

if TYPE_CHECKING:
    from playwright.sync_api import Browser

load_profile()

# Same pixels everywhere, and no request of the browser's own.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    "--no-first-run",
)


@pytest.fixture(scope="module")
def chromium() -> "Iterator[Browser]":
    """One running Chromium for a file of tests; a test opens contexts of its own in it and closes them.

    Not for the whole session: while Playwright runs, no test in the same process can start an event loop of its own.
    """
    path = browsers.find()
    if path is None:
        # Where nobody watches, a skipped browser test would pass for a tested page.
        (pytest.fail if os.environ.get("CI") else pytest.skip)(browsers.MISSING)
    from playwright.sync_api import sync_playwright  # a second of starting, for tests that need it

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=list(FLAGS))
        yield running
        running.close()


#: Folders in the order in which their tests are begun; all others come after them.
LONGEST_FIRST = ("e2e", "page", "server", "terminal", "tools")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: what is left at the end is short, and workers can take it from one another."""
    order = {folder: place for place, folder in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: order.get(item.path.parent.name, len(order)))
