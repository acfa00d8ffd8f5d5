"""Every screen, dialog and state of the page: to be seen, readable for everybody, and inside a small screen.

The list is in ``states``. ``HOKM_PICTURES`` names a folder for pictures of all that is looked at.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, StorageState, expect

from tests.e2e.conftest import guest_of, still_context
from tests.e2e.server import ROOT, Server
from tests.e2e.states import STATES
from tests.e2e.visit import State, Visit
from tests.e2e.watched import SIZES, Watched, keep_picture
from tests.e2e.words import Words

WEB = ROOT / "web" / "src"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# The sprite holds every card once, hidden from all; axe would walk through its thousand parts each time, even when told
# to leave it out.
AXE = f"""async () => {{
  const [sprite, place] = [document.querySelector("svg.visually-hidden"), new Comment()];
  sprite.replaceWith(place);
  const {{ violations }} = await axe.run(document, {{ runOnly: {RULES}, resultTypes: ["violations"] }});
  place.replaceWith(sprite);
  const told = (node) => `${{node.html}}\\n    ${{node.failureSummary}}`;
  return violations.map(({{ id, help, nodes }}) => `${{id}}: ${{help}}\\n  ${{nodes.map(told).join("\\n  ")}}`);
}}"""
#: What sticks out of the screen at the side, or can be pushed sideways.
STICKING_OUT = """(width) => {
  const all = (selectors) => [...document.querySelectorAll(selectors)];
  const hidden = "[aria-hidden=true], .visually-hidden, .hero-fan, .confetti";
  const canScroll = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
  const wide = all("body *").filter((box) => canScroll(box) && box.scrollWidth > box.clientWidth + 1);
  const out = all("button, input, select, h1, h2, h3, p, .card, .tag, .name").filter((it) => {
    const box = it.getBoundingClientRect();
    const seen = it.checkVisibility({ checkVisibilityCSS: true }) && !it.closest(hidden) && box.width > 1;
    return seen && (box.left < -1 || box.right > width + 1);
  });
  const told = (it) => {
    const box = it.getBoundingClientRect();
    return `${it.tagName} ${it.className} "${it.textContent.trim().slice(0, 40)}" from ${box.left} to ${box.right}`;
  };
  const page = document.scrollingElement.scrollWidth;
  return [...wide, ...out].map(told).concat(page > width ? [`the page is ${page} wide`] : []);
}"""

#: By what a component is known on the page.
SEEN_BY = {
    "screens/AtTable": "[data-screen=table]",
    "screens/HowToPlayDialog": "dialog .rule-intro",
    "screens/Home": "main[data-screen=home]",
    "screens/Invite": ".invite",
    "screens/InviteQrDialog": "dialog .big-qr",
    "screens/JoinTable": "form.join input:not([maxlength])",
    "screens/Lobby": "[data-state=lobby]",
    "screens/LobbySeats": ".lobby-table",
    "screens/Notice": "[data-state=notice] h1",
    "screens/RulesDialog": "dialog .presets",
    "screens/RulesStrip": ".strip .emblem",
    "screens/SettingsDialog": "dialog .card-preview",
    "screens/Table": ".table-screen, .deal-end, .match-end",
    "table/Asides": ".asides button",
    "table/CheckDialog": "dialog .verdict",
    "table/CheckSteps": "dialog .proof li",
    "table/ConfirmDialog": "dialog .button.danger",
    "table/DealEnd": "[data-state=deal-end] .result h1",
    "table/DealTable": "table tbody",
    "table/Direction": ".felt .direction",
    "table/Drawing": ".draw .card",
    "table/FairTick": ".fair-tick-place button",
    "table/Hand": ".hand .card",
    "table/HandRow": ".hand-row .card",
    "table/HandsDialog": "dialog .hand-row",
    "table/KeyList": "dialog .key-list",
    "table/KeysDialog": "dialog .key-list",
    "table/MatchEnd": ".match-end",
    "table/MenuDialog": "dialog .menu-list",
    "table/Notices": ".banner-place",
    "table/Peek": ".peek",
    "table/PlayTable": ".table-screen .bar",
    "table/Question": ".question .answers",
    "table/Race": ".race",
    "table/ScoreDialog": "dialog .sheet-score",
    "table/Seat": ".felt .seat",
    "table/SidePanel": ".side-panel",
    "table/SmallTrick": ".small-trick",
    "table/TableDialogs": "dialog",
    "table/TableRulesDialog": "dialog .rule-list",
    "table/Trick": ".trick .card",
    "table/TrumpQuestion": ".suit-choice",
    "table/TurnPill": ".turn-pill",
    "table/TurnedUp": ".turned-up .card",
}
#: Seen only where there is room beside the table.
DESKTOP_ONLY = {"table/SidePanel"}


class Look(NamedTuple):
    """How a state is looked at."""

    size: str
    language: str
    theme: str


#: Four looks in which every two of size, language and theme meet.
OFTEN = [
    Look("phone", "en", "light"),
    Look("phone", "fa", "dark"),
    Look("desktop", "en", "dark"),
    Look("desktop", "fa", "light"),
]
#: Two looks that have nothing in common; every state takes the next two.
SELDOM = [
    (Look("phone", "en", "light"), Look("desktop", "fa", "dark")),
    (Look("phone", "fa", "light"), Look("desktop", "en", "dark")),
    (Look("phone", "en", "dark"), Look("desktop", "fa", "light")),
    (Look("phone", "fa", "dark"), Look("desktop", "en", "light")),
]


def looks_at(state: State) -> list[Look]:
    """Four looks at what is seen often, two at the rest."""
    return OFTEN if state.often else list(SELDOM[STATES.index(state) % len(SELDOM)])


CASES = [pytest.param(state, look, id="-".join((state.name, *look))) for state in STATES for look in looks_at(state)]


class Gallery:
    """One context for each look, with the same guest in all, and one page in it that goes from state to state."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._guest = guest_of(browser, server)
        self._rooms: dict[Look, Watched] = {}

    @contextmanager
    def page(self, state: State, look: Look) -> Iterator[Page]:
        """A page on which nothing is open yet; nothing may go wrong in it."""
        room = self._new(look, None) if state.alone else self._room(look)
        room.line_may_break = state.line_may_break
        page = room.new_page() if state.leaves_traces or not room.context.pages else room.context.pages[0]
        try:
            yield page
        except BaseException:
            page.close()
            raise
        if state.alone:
            return room.close()
        if state.leaves_traces:
            page.close()
        else:
            tidy(page, look)
        room.check()

    def _room(self, look: Look) -> Watched:
        if look not in self._rooms:
            self._rooms[look] = self._new(look, self._guest)
        return self._rooms[look]

    def _new(self, look: Look, guest: StorageState | None) -> Watched:
        return still_context(self._browser, self._server, *look, storage_state=guest)

    def close(self) -> None:
        """Closes all of them."""
        for room in self._rooms.values():
            room.close()


def tidy(page: Page, look: Look) -> None:
    """Takes away what a state left behind, as if the page had just been opened."""
    page.unroute_all()
    page.evaluate("sessionStorage.clear()")
    page.goto("about:blank", wait_until="commit")
    page.set_viewport_size(SIZES[look.size]["viewport"])
    if look.size == "desktop":
        page.mouse.move(-1, -1)


@pytest.fixture(scope="module")
def gallery(chromium: Browser, server: Server) -> Iterator[Gallery]:
    """Contexts for all looks."""
    ours = Gallery(chromium, server)
    yield ours
    ours.close()


@pytest.mark.parametrize(("state", "look"), CASES)
def test_a_state_is_seen_readable_for_all_and_fits(gallery: Gallery, state: State, look: Look) -> None:
    with gallery.page(state, look) as page:
        if state.before:
            page.add_init_script(state.before)
        if state.own_clock:
            page.clock.install()
        state.reach(Visit(page, Words(look.language), look.size))
        check_components(page, state, look)
        check_place(page, state)
        html = page.locator("html")
        expect(html).to_have_attribute("lang", look.language)
        expect(html).to_have_attribute("dir", "rtl" if look.language == "fa" else "ltr")
        expect(html).to_have_attribute("data-theme", look.theme)
        assert not page.evaluate(STICKING_OUT, SIZES[look.size]["viewport"]["width"])
        keep_picture(page, "-".join((state.name, *look)))
        page.evaluate(AXE_SCRIPT)
        assert not page.evaluate(AXE)
        if look.size == "phone":
            page.set_viewport_size({"width": 320, "height": 568})
            assert not page.evaluate(STICKING_OUT, 320)


def check_components(page: Page, state: State, look: Look) -> None:
    """What the state promises to show is to be seen."""
    for component in state.shows:
        if look.size == "desktop" or component not in DESKTOP_ONLY:
            expect(page.locator(SEEN_BY[component]).filter(visible=True).first).to_be_visible()


def check_place(page: Page, state: State) -> None:
    """Screen, scene and dialog are those that the state says."""
    screen, _, scene = state.screen.partition(":")
    there = f"[data-screen={screen}]" + (f"[data-state={scene}]" if scene else ":not([data-state])")
    expect(page.locator(there)).to_be_visible()
    assert page.url.partition("#")[2] == state.dialog


# ------------------------------------------------------------------------------------------- nothing is left out


def source(name: str) -> str:
    """A file of the page's source."""
    return (WEB / name).read_text("utf-8")


def listed(name: str, constant: str) -> set[str]:
    """The words of a list in the page's source."""
    found = re.search(rf"{constant} = \[([^\]]*)\]", source(name))
    assert found is not None, f"{constant} is not in {name} any more"
    return set(re.findall(r'"([^"]+)"', found[1]))


def test_every_component_is_seen_in_a_state() -> None:
    shown = {component for state in STATES for component in state.shows}
    there = {f"{folder}/{file.stem}" for folder in ("screens", "table") for file in (WEB / folder).glob("*.svelte")}
    assert shown == there
    assert there == SEEN_BY.keys()


def test_every_screen_and_dialog_of_the_router_is_seen() -> None:
    assert {state.screen.partition(":")[0] for state in STATES} == listed("router.svelte.ts", "SCREENS")
    assert {state.dialog for state in STATES} - {""} == listed("router.svelte.ts", "DIALOGS")


def test_every_scene_is_seen() -> None:
    """Scenes are the marks that screens carry for tests, and what the middle of the cloth is for."""
    marks = re.findall(r'data-state="([a-z-]+)"', "".join(file.read_text("utf-8") for file in WEB.rglob("*.svelte")))
    cloth = re.search(r"const scene = (.*?)\n  }\);", source("table/PlayTable.svelte"), re.DOTALL)
    assert cloth is not None
    scenes = {*marks, *re.findall(r'return "([a-z-]+)"', cloth[1])}
    assert {state.screen.partition(":")[2] for state in STATES} - {""} == scenes


def test_every_state_is_looked_at_in_both_languages_themes_and_sizes() -> None:
    for state in STATES:
        for choices in zip(*looks_at(state), strict=True):
            assert len(set(choices)) == 2, state.name
