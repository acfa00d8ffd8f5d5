"""A server, watched browsers, and people at them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState, expect

from tests.e2e.hands import Finger, Hands, Mouse
from tests.e2e.person import Person
from tests.e2e.server import Server
from tests.e2e.watched import Watched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many tests, without pauses and holds. Tests share nothing on it but the process."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of the test's own, to be killed or to keep another pace."""
    made: list[Server] = []

    def make(pace: float = 0.0) -> Server:
        made.append(Server(tmp_path / f"data{len(made)}", pace).start())
        return made[-1]

    yield make
    for one in made:
        one.stop()


#: Generous, for a machine that is busy with other things; nothing here is a race.
expect.set_options(timeout=30_000)

_GUESTS: dict[str, StorageState] = {}


def guest_of(browser: Browser, server: Server) -> StorageState:
    """One guest for all scripted tables of a server: every new one counts against the limit for one address."""
    if server.url not in _GUESTS:
        first = browser.new_context(base_url=server.url)
        assert first.request.get("/api/me").ok
        _GUESTS[server.url] = first.storage_state()
        first.close()
    return _GUESTS[server.url]


def still_context(browser: Browser, server: Server, size: str, language: str, theme: str, **options: Any) -> Watched:
    """A context in which nothing moves, whose device speaks this language and likes this theme."""
    device: dict[str, Any] = {
        "locale": {"en": "en-GB", "fa": "fa-IR"}[language],
        "color_scheme": theme,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    return Watched(browser, size, server.url, **device | options)


@dataclass
class Browsing:
    """Opens watched contexts in one browser; they are closed at the end of the test."""

    browser: Browser
    server: Server
    opened: list[Watched] = field(default_factory=list)

    def context(self, size: str, **options: Any) -> Watched:
        """A new context, as of somebody who has never been here."""
        self.opened.append(Watched(self.browser, size, self.server.url, **options))
        return self.opened[-1]

    def person(self, size: str, language: str, hands: Hands | None = None, **options: Any) -> Person:
        """Somebody new at the home page who reads this language and does not want anything to move."""
        page = self.context(size, **options).new_page()
        person = Person(page, language, hands or (Mouse() if size == "desktop" else Finger()))
        return person.go_home().use_language().keep_still()

    def scripted(self, size: str, language: str = "en", **options: Any) -> Person:
        """The guest whom all scripted tables know, with nothing open yet."""
        guest = guest_of(self.browser, self.server)
        context = still_context(self.browser, self.server, size, language, "light", storage_state=guest, **options)
        self.opened.append(context)
        return Person(context.new_page(), language, Mouse() if size == "desktop" else Finger())

    def let_the_line_break(self) -> None:
        """Browsers may complain about a broken line: the test breaks it."""
        for one in self.opened:
            one.line_may_break = True


@pytest.fixture
def browsing_at(chromium: Browser, own_server: Callable[..., Server]) -> Iterator[Callable[[Server], Browsing]]:
    """Opens watched contexts at a server of the test's own, and closes them before it ends."""
    made: list[Browsing] = []

    def at(server: Server) -> Browsing:
        made.append(Browsing(chromium, server))
        return made[-1]

    yield at
    for one in (context for browsing in made for context in browsing.opened):
        one.close()


@pytest.fixture
def browsing(browsing_at: Callable[[Server], Browsing], server: Server) -> Browsing:
    """Browser contexts for this test, at the server that tests share."""
    return browsing_at(server)
