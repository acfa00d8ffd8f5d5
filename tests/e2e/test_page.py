"""The page as it goes over the line, and as it is kept for a time without one."""

import gzip
from collections.abc import Callable
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from tests.e2e.conftest import Browsing
from tests.e2e.hands import Finger
from tests.e2e.person import Person
from tests.e2e.server import Server, built_files

MOST_BYTES = 150 * 1024


def test_the_first_load_is_small(server: Server) -> None:
    """What goes over the line for script and style, as browsers ask for it."""
    sizes = {}
    for file in built_files():
        request = Request(f"{server.url}/assets/{file.name}", headers={"accept-encoding": "gzip"})
        with urlopen(request) as answer:
            body = answer.read()
            assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(body) == file.read_bytes()
        sizes[file.suffix] = len(body)
    assert sizes.keys() == {".js", ".css"}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_without_a_server_the_page_opens_from_what_it_kept_and_plays_when_there_is_one(
    browsing_at: Callable[[Server], Browsing], own_server: Callable[..., Server]
) -> None:
    server = own_server()
    browsing = browsing_at(server)
    person = Person(browsing.context("phone").new_page(), "en", Finger()).go_home()
    browsing.let_the_line_break()
    person.page.wait_for_function("navigator.serviceWorker.controller")
    server.kill()
    person.page.reload()
    expect(person.heading("home-headline")).to_be_visible()
    person.hands.press(person.button("home-play-now"))
    expect(person.page.get_by_text(person.say("error-offline"))).to_be_visible()
    server.start()
    person.play_now()
