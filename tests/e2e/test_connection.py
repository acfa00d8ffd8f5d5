"""The line between page and server: lost, repeated and shuffled messages, sleep, reloads, and what is told of them."""

import random
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Position, Route, expect

from hokm import protocol as p
from hokm.cards import cards_of, format_card
from tests.e2e.conftest import Browsing
from tests.e2e.hands import STRIP
from tests.e2e.person import Person
from tests.e2e.stage import FRIENDS, Stage

WON = "0101010101010"


class Weather:
    """A line that loses, repeats and delays messages, as a seed says."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._late: list[str] = []
        self.hit = 0

    def __call__(self, text: str) -> list[str]:
        """What arrives when this message is sent."""
        late, self._late = self._late, []
        luck = self._rng.random()
        self.hit += luck < 0.6
        if luck < 0.2:
            return late
        if luck < 0.4:
            return [text, *late, text]
        if luck < 0.6:
            self._late = [text]
            return late
        return [text, *late]


def picture_of(stage: Stage) -> tuple[set[str], int]:
    """What the page has to show: the cards in hand, and how many lie in the trick."""
    view = stage.welcome().view
    assert view is not None
    return {format_card(card) for card in cards_of(view.hand)}, len(view.trick)


@pytest.mark.parametrize("seed", range(4))
def test_the_page_equals_the_server_after_any_bad_weather(browsing: Browsing, seed: int) -> None:
    """A deal is played over a bad line; once it is good again, the page shows what is true."""
    person = browsing.scripted("desktop")
    stage = Stage(friends=FRIENDS).deal(WON).open(person.page)
    expect(person.cards).to_have_count(13)
    weather = Weather(seed)
    stage.line = weather
    for _ in range(6):
        if stage.to_act == 0:
            stage.put(stage.legal()[0])  # from another window, so that it is the line alone that is tried
        stage.others_play()
        person.page.wait_for_timeout(100)
    assert weather.hit > 0
    stage.line = lambda text: [text]
    if stage.to_act == 0:
        stage.put(stage.legal()[0])
    stage.others_play()
    hand, trick = picture_of(stage)
    expect(person.cards).to_have_count(len(hand))
    expect(person.page.get_by_role("group", name=person.say("table-current-trick")).get_by_role("img")).to_have_count(
        trick
    )
    person.comes_to(lambda: (set(person.holds()), set(person.legal())), (hand, set(stage.legal())))


@pytest.mark.parametrize("hangs_up", [True, False], ids=["with the line", "alone"])
def test_a_card_whose_answer_is_lost_counts_once(browsing: Browsing, hangs_up: bool) -> None:
    """The answer is lost with the whole line, or alone: the page asks again, and the table knows the question."""
    person = browsing.scripted("desktop")
    person.page.clock.install()
    stage = Stage().deal().open(person.page)
    expect(person.cards).to_have_count(13)
    stage.line = lambda text: [] if hangs_up or '"accepted"' in text else [text]
    person.card("AH").click(position=STRIP)
    expect(person.card("AH")).to_have_count(0)
    if hangs_up:
        stage.hang_up()
    stage.line = lambda text: [text]
    person.page.clock.fast_forward(6_000)
    following = person.main.get_by_text(person.say("table-turn-of", name="Simorgh"))
    expect(following).to_be_visible()
    assert set(stage.played()) == {"AH"}
    stage.others_play()
    assert person.wish() == "card"
    person.play_a_card()
    expect(following).to_be_visible()
    assert len(person.holds()) == len(picture_of(stage)[0]) == 11


def hide(person: Person, hidden: bool) -> None:
    """The page goes to the background, or comes back."""
    person.page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_after_ninety_seconds_in_the_background_all_is_as_it_stands(browsing: Browsing) -> None:
    """Phones cut the line of a page that they put to sleep; two tricks have been played when it wakes."""
    person = browsing.scripted("phone")
    person.page.clock.install()
    stage = Stage(friends=FRIENDS).deal("1").open(person.page)
    expect(person.cards).to_have_count(13)
    hide(person, True)
    stage.hang_up()
    stage.silent = True
    for _ in range(2):
        stage.others_play().put(stage.legal()[0])
    stage.others_play()
    person.page.clock.fast_forward(90_000)
    stage.silent = False
    hide(person, False)
    us, them = stage.table.observation(0).deal.tricks
    missed = person.say("missed-tricks", tricks=us + them, us=us, them=them)
    expect(person.page.get_by_text(missed).first).to_be_visible()
    expect(person.cards).to_have_count(11)
    expect(person.page.get_by_text(person.say("error-connection"))).to_have_count(0)
    assert set(person.legal()) == set(stage.legal())


MOMENTS: dict[str, Callable[[Person], None]] = {
    "first card": lambda person: person.play_on(until="card"),
    "middle of a trick": lambda person: person.play_on(cards=5),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reload_changes_nothing(browsing: Browsing, moment: str) -> None:
    person = browsing.person("phone", "fa").play_now()
    MOMENTS[moment](person)
    check_reload(person)


def test_a_reload_while_trump_is_named_changes_nothing(browsing: Browsing) -> None:
    person = browsing.scripted("phone", "fa")
    Stage(friends=FRIENDS).hands("AS QS 8S KH 7D | | |").open(person.page)
    assert person.wish() == "trump"
    check_reload(person)
    assert person.wish() == "trump"


def check_reload(person: Person) -> None:
    """Hand, cloth, score and seats are the same after a reload."""
    person.wish()
    before = person.picture()
    seats = person.seats.all_inner_texts()
    person.page.reload()
    person.comes_to(lambda: (person.look_at_table(), person.seats.all_inner_texts()), (before, seats))


def test_a_reload_at_the_end_of_a_deal_and_of_a_match_changes_nothing(browsing: Browsing) -> None:
    for size, stage in (
        ("phone", Stage().deal(WON).tricks()),
        ("desktop", Stage({"target": "1"}).deal(WON).tricks()),
    ):
        person = browsing.scripted(size)
        stage.open(person.page)
        person.wish()
        before = person.at_rest(person.read_all)
        person.page.reload()
        person.comes_to(person.read_all, before)


def test_a_card_dragged_sideways_lies_in_its_new_place_after_a_reload_too(browsing: Browsing) -> None:
    person = browsing.scripted("desktop")
    Stage().deal().open(person.page)
    expect(person.cards).to_have_count(13)
    before = person.at_rest(person.holds)
    drag(person, before[0], middle(person.card(before[5])))
    moved = before[1:5] + before[:1] + before[5:]
    person.comes_to(person.holds, moved)
    person.page.reload()
    person.comes_to(person.holds, moved)


def middle(of: Locator, at: Position = STRIP) -> tuple[float, float]:
    """A point of the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + at["x"], box["y"] + at["y"]


def drag(person: Person, card: str, to: tuple[float, float]) -> None:
    """Picks a card up and lets it go somewhere else."""
    mouse = person.page.mouse
    mouse.move(*middle(person.card(card)))
    mouse.down()
    mouse.move(*to, steps=8)
    mouse.up()


def test_a_page_that_is_older_than_the_server_says_so_and_reloads(browsing: Browsing) -> None:
    person = browsing.scripted("phone")
    stage = Stage().deal()
    stage.greeting = p.Refused(id=None, code=p.RefusalCode.OLD_VERSION, text="")
    stage.open(person.page)
    expect(person.heading("error-new-version")).to_be_visible()
    stage.greeting = None
    person.hands.press(person.button("error-reload"))
    expect(person.cards).to_have_count(13)


def test_a_browser_that_sends_no_cookie_back_is_told_so_everywhere(browsing: Browsing) -> None:
    host, friend = browsing.person("desktop", "en"), browsing.person("phone", "fa")
    host.hands.press(host.button("home-friends"))
    expect(host.button("friends-start-alone", computers=3)).to_be_visible()
    browsing.let_the_line_break()  # the browser reports what was refused
    blocked = friend.page.context
    blocked.clear_cookies()

    def without_cookie(route: Route) -> None:
        with urllib.request.urlopen(route.request.url) as answer:
            route.fulfill(status=answer.status, content_type="application/json", body=answer.read())

    blocked.route("**/api/me", without_cookie)
    friend.page.goto(host.page.url)
    expect(friend.heading("refused-no-cookie")).to_be_visible()
    friend.page.goto("/")
    friend.hands.press(friend.button("home-friends"))
    expect(friend.page.get_by_text(friend.say("refused-no-cookie"))).to_be_visible()
