"""The page as a whole: its weight, its places in both directions, its fonts, and suits that need no colour."""

import gzip
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Browsing
from tests.e2e.person import Person
from tests.e2e.server import Server, built_files
from tests.e2e.stage import Stage
from tests.e2e.watched import keep_picture
from tests.e2e.words import SUITS

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


# ------------------------------------------------------------------------------------------------ places on the screen


def middle(of: Locator) -> float:
    """How far to the right something is."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def at_table(browsing: Browsing, size: str, language: str, rules: dict[str, str] | None = None) -> Person:
    """Somebody who leads."""
    person = browsing.scripted(size, language)
    Stage(rules).deal().open(person.page)
    expect(person.cards).to_have_count(13)
    return person


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_next_player_is_on_the_right_in_every_language(browsing: Browsing, size: str, language: str) -> None:
    person = at_table(browsing, size, language)
    cloth = middle(person.main)
    following, partner, last = (middle(person.seats.nth(place).locator(".face")) for place in range(3))
    assert last < partner < following
    assert abs(partner - cloth) < 5
    name = person.say("computer-name-Simorgh")
    about = {"name": name, "kind": "computer", "relation": "right", "count": 13}
    expect(person.seats.first).to_contain_text(person.say("table-seat", **about))
    person.hands.play(person, person.legal()[0])
    expect(person.main.get_by_text(person.say("table-turn-of", name=name))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_clockwise_the_next_player_is_on_the_left(browsing: Browsing, language: str) -> None:
    person = at_table(browsing, "desktop", language, {"direction": "cw"})
    assert (
        middle(person.seats.first.locator(".face")) < middle(person.main) < middle(person.seats.last.locator(".face"))
    )


def test_cards_lie_from_left_to_right_and_words_follow_the_language(browsing: Browsing) -> None:
    hands, ours, theirs = [], [], []
    for language in ("en", "fa"):
        person = at_table(browsing, "desktop", language)
        hands.append(person.holds())
        places = [middle(card) for card in person.cards.all()]
        assert places == sorted(places)
        ours.append(middle(person.page.locator(".score .side.us")))
        theirs.append(middle(person.page.locator(".score .side.them")))
    assert hands[0] == hands[1]
    assert ours[0] < theirs[0]
    assert ours[1] > theirs[1]


#: Where on the line the first and the last sign of a text stand.
ENDS = """(box, text) => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (!walker.nextNode().data.includes(text));
  const from = walker.currentNode.data.indexOf(text);
  const range = document.createRange();
  return [from, from + text.length - 1].map((at) => {
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + 1);
    const { left, top } = range.getBoundingClientRect();
    return [top, left];
  });
}"""


def test_a_command_within_persian_runs_from_left_to_right(browsing: Browsing) -> None:
    person = browsing.scripted("desktop", "fa")
    Stage(friends={}).open(person.page)
    note = person.page.locator(".network-note")
    expect(note).to_contain_text("serve --lan")
    dot, letter = note.evaluate(ENDS, "./h")
    assert dot < letter


def test_names_at_the_sides_end_before_the_screen_does(browsing: Browsing) -> None:
    person = browsing.scripted("phone")
    friends = {"Guest 4812": 1, "علی‌رضا محمدی‌نژاد اصفهانی": 3}
    Stage(friends=friends, clock=30, hakem=1).deal("1").open(person.page)
    expect(person.cards).to_have_count(13)
    for width in (390, 360, 320):
        person.page.set_viewport_size({"width": width, "height": 740})
        for seat in (person.seats.first, person.seats.last):
            box = seat.locator(".name").bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
        whole = person.seats.first.locator(".name")
        assert whole.evaluate("(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1")


# ------------------------------------------------------------------------------------------------------ fonts and suits


def test_persian_is_drawn_with_the_font_that_the_page_brings(browsing: Browsing) -> None:
    person = browsing.person("desktop", "fa")
    person.page.wait_for_function("document.fonts.status === 'loaded'")
    loaded = person.page.evaluate(
        "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family)"
    )
    assert any("Vazirmatn" in family for family in loaded)


def test_cards_have_a_size_of_their_own_wherever_they_lie(browsing: Browsing) -> None:
    person = at_table(browsing, "phone", "en")
    for card in person.cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        assert box["height"] > box["width"]


@pytest.mark.parametrize("deck", ["two", "four"])
def test_suits_differ_by_shape_and_name(browsing: Browsing, deck: str) -> None:
    """There are pictures for the eye, too, of how they look to people who see colours otherwise."""
    person = browsing.scripted("phone")
    Stage().hands("AS AH AC AD 2S | | |").open(person.page)
    expect(person.cards).to_have_count(5)
    if deck == "four":
        person.page.goto(f"{person.page.url}#settings")
        person.hands.press(person.page.get_by_role("switch", name=person.say("settings-four-colours")))
        person.page.keyboard.press("Escape")
        expect(person.page.locator("html")).to_have_attribute("data-deck", "four")
    names = {person.card(f"A{suit}").get_attribute("aria-label") for suit in SUITS}
    shapes = {person.card(f"A{suit}").evaluate(SHAPE) for suit in SUITS}
    assert len(names) == len(shapes) == 4
    session = person.page.context.new_cdp_session(person.page)
    for sight in ("protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        keep_picture(person.page, f"sight-{sight}-{deck}-colours")


#: The outlines that a card is drawn with.
SHAPE = """(card) => {
  const face = document.querySelector(card.querySelector("use").getAttribute("href"));
  return [...face.querySelectorAll("path, use")].map((it) => it.getAttribute("d") ?? it.getAttribute("href")).join(" ");
}"""
