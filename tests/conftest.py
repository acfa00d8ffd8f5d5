"""What every test may ask for: a browser. And how examples are made up for the tests that hold for all of them."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tools import browser as browsers

# The same examples every time and as long as they take: a slow machine must not make a test fail now and then.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

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
def chromium() -> Iterator[Browser]:
    """One running Chromium for a file of tests; a test opens contexts of its own in it and closes them.

    Not for the whole session: while Playwright runs, no test in the same process can start an event loop of its own.
    """
    path = browsers.find()
    if path is None:
        # Where nobody watches, a skipped browser test would pass for a tested page.
        (pytest.fail if os.environ.get("CI") else pytest.skip)(browsers.MISSING)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=list(FLAGS))
        yield running
        running.close()


#: Files of tests that take a minute and more each.
LONGEST = ("test_matches.py", "test_friends.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: what is left at the end is short, and workers can take it from one another."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
