"""Four people at four browsers on a private table: seats, a lost line, one who leaves, and the end of the match."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Browsing
from tests.e2e.person import Person
from tests.e2e.server import Server

NAMES = ("Sara", "Laleh", "Bahram", "Mina")


def come_in(browsing: Browsing) -> list[Person]:
    """Four people at four devices, each at the home page."""
    devices = [("desktop", "en"), ("phone", "fa"), ("phone", "en"), ("desktop", "fa")]
    people = [browsing.person(size, language) for size, language in devices]
    for number, person in enumerate(people):
        person.rng = random.Random(number)
    return people


def call_oneself(person: Person, name: str) -> None:
    """Says in the lobby what to be called."""
    person.page.get_by_role("textbox", name=person.say("friends-name")).fill(name)
    person.hands.press(person.button("friends-name-save"))
    expect(person.button("friends-name-save")).to_be_disabled()


def sit(person: Person, place: str) -> None:
    """Takes a free chair, as it lies from where one looks."""
    person.hands.press(person.button("friends-sit", place=person.say(f"friends-place-{place}")))
    expect(person.page.get_by_text(person.say("friends-sit-first"))).to_have_count(0)


def gather(browsing: Browsing) -> list[Person]:
    """A table with four people round it; the second is opposite the host, and all have names."""
    people = come_in(browsing)
    host, partner, right, left = people
    host.hands.press(host.button("home-friends"))
    expect(host.heading("friends-title")).to_be_visible()
    link = host.page.url
    code = link.rsplit("/", 1)[1]
    expect(host.page.get_by_text(code, exact=True)).to_be_visible()
    expect(host.page.get_by_role("img", name=host.say("friends-qr"))).to_be_visible()
    call_oneself(host, NAMES[0])
    partner.page.goto(link)
    sit(partner, "top")
    for friend, place in ((right, "right"), (left, "left")):
        friend.page.get_by_role("textbox", name=friend.say("home-join")).fill(code.upper())
        friend.hands.press(friend.button("home-join-go"))
        sit(friend, place)
    for friend, name in zip(people[1:], NAMES[1:], strict=True):
        call_oneself(friend, name)
    for name in NAMES[1:]:
        expect(host.page.get_by_role("list", name=host.say("friends-table")).get_by_text(name)).to_be_visible()
    return people


def play_together(people: list[Person], enough: Callable[[], bool] = lambda: False) -> None:
    """Each does what is asked, until there is enough, or all of them see the end of the match."""
    done: set[Person] = set()
    while len(done) < len(people) and not enough():
        for person in people:
            wish = person.asks()
            if wish == "over":
                done.add(person)
            elif wish is not None and not enough():
                person.answer(wish)


def cards_played(people: list[Person]) -> int:
    """By all of them."""
    return sum(len(person.played) for person in people)


@pytest.mark.timeout(290)
def test_friends_play_a_match_though_one_drops_and_one_leaves(browsing: Browsing) -> None:
    people = gather(browsing)
    host, partner, _, left = people
    shorten(host)
    for friend in people[1:]:
        expect(friend.page.get_by_text(friend.say.within("friends-wait-host", host=NAMES[0]))).to_be_visible()
    host.hands.press(host.button("friends-start-people", people=3))
    for person in people:
        expect(person.seats).to_have_count(3)
    for person, others in ((host, "Bahram Laleh Mina"), (left, "Sara Bahram Laleh")):
        expect(person.seats).to_contain_text(others.split())  # in the order of play

    play_together(people, lambda: cards_played(people) >= 6)
    people[1] = drop_and_return(people, partner)
    play_together(people, lambda: cards_played(people) >= 6)
    leave_for_good(left, host)
    staying = people[:3]
    play_together(staying)
    finals = [person.page.locator(".final span").all_inner_texts() for person in staying]
    assert finals[0] == [str(int(number)) for number in finals[1]]
    assert finals[0] == list(reversed(finals[2]))


def shorten(host: Person) -> None:
    """The host sets the table to the shortest match there is."""
    host.hands.press(host.button("home-change"))
    host.end_after(4)
    expect(host.button("home-game", length=host.say("home-to-deals", deals=4))).to_be_visible()


def drop_and_return(people: list[Person], friend: Person) -> Person:
    """The friend's page is gone for a moment; the seat and the cards are the same afterwards."""
    host = people[0]
    gone = host.page.get_by_text(host.say("table-reconnecting", name=NAMES[1]))
    before, context = set(friend.at_rest(friend.holds)), friend.page.context
    friend.page.close()
    expect(gone.first).to_be_visible()
    friend = friend.at(context.new_page())
    friend.page.goto("/")
    friend.hands.press(friend.button("home-continue"))
    friend.comes_to(lambda: set(friend.holds()), before)  # a new window lays them out anew, by the suits that are left
    expect(gone).to_have_count(0)
    return friend


def leave_for_good(friend: Person, other: Person) -> None:
    """The friend goes home by the menu; a computer, which says so, has the seat."""
    expect(other.seats.filter(has_text=other.say("computer"))).to_have_count(0)
    friend.hands.press(friend.button("menu"))
    friend.hands.press(friend.button("table-leave"))
    friend.hands.press(
        friend.page.get_by_role("dialog").get_by_role("button", name=friend.say("table-leave"), exact=True)
    )
    expect(friend.heading("home-headline")).to_be_visible()
    expect(friend.button("home-continue")).to_have_count(0)
    expect(other.seats.filter(has_text=other.say("computer"))).to_have_count(1)


def test_the_newest_window_has_the_seat_and_gives_it_back(browsing: Browsing) -> None:
    person = browsing.person("desktop", "en").play_now()
    person.play_on(until="card")
    before = person.holds()
    other = person.page.context.new_page()
    other.goto(person.page.url)
    expect(person.heading("error-other-tab")).to_be_visible()
    expect(other.get_by_role("region", name=person.say("table-hand"))).to_be_visible()
    person.hands.press(person.button("error-other-tab-here"))
    person.comes_to(person.holds, before)
    expect(other.get_by_role("heading", name=person.say("error-other-tab"))).to_be_visible()


def test_a_wrong_code_says_so_and_lets_one_try_again(browsing: Browsing) -> None:
    person = browsing.person("phone", "fa")
    browsing.let_the_line_break()
    person.page.goto("/t/zzzz99")
    expect(person.heading("error-no-table")).to_be_visible()
    expect(person.page.get_by_role("textbox", name=person.say("home-join"))).to_be_visible()


def test_a_fifth_friend_is_told_that_all_seats_are_taken(browsing: Browsing) -> None:
    host, friend = browsing.person("desktop", "en"), browsing.person("phone", "en")
    host.hands.press(host.button("home-friends"))
    host.hands.press(host.button("friends-start-alone", computers=3))
    expect(host.seats).to_have_count(3)
    friend.page.goto(host.page.url)
    expect(friend.heading("refused-table-full")).to_be_visible()
    expect(friend.cards).to_have_count(0)


@pytest.mark.timeout(290)
def test_a_server_killed_in_the_middle_of_a_trick_loses_nothing(
    browsing_at: Callable[[Server], Browsing], own_server: Callable[..., Server]
) -> None:
    """Killed right behind a card that was played: the seat, the cards and the card are there, and the deal goes on."""
    server = own_server()
    browsing = browsing_at(server)
    person = browsing.person("phone", "en")
    browsing.let_the_line_break()
    person.play_now()
    for _ in range(2):
        person.play_on(cards=2)
        person.play_on(until="card")
        before = person.picture()
        server.kill()
        server.start()
        person.page.reload()
        person.comes_to(person.look_at_table, before)
        assert person.wish() == "card"
    card = person.legal()[0]
    person.hands.play(person, card)
    server.kill()
    server.start()
    expect(person.card(card)).to_have_count(0)
    person.play_on(until="next")
