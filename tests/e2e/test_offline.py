"""The page that checks records without a server says what `hokm verify` says, of honest records and of changed ones."""

import io
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hokm.cli import run
from hokm.lab import rerun
from hokm.records import in_pieces
from hokm.records.verdict import Verdict
from hokm.records.verify import verify
from tests.cli.test_verify import ATTACKS, BOT_ATTACKS, records

DONE = re.compile("holds|faulty|unproved|empty|broken")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as a person gets it."""
    page = tmp_path_factory.mktemp("offline") / "check records.html"
    assert run(["verify", "--page", str(page)]) == 0
    return page


def open_page(chromium: Browser, written: Path, language: str = "en-GB") -> Page:
    """The page from its file; whatever it asks the network for is an error."""
    context = chromium.new_context(locale=language, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()

    def refuse(route: Route) -> None:
        raise AssertionError(f"the page asked for {route.request.url}")

    context.route("http*://**", refuse)
    page.goto(written.as_uri())
    return page


def judge(page: Page, text: str, bots: bool = False) -> list[list[str]]:
    """The faults that the page tells of each match, as word and text."""
    page.set_checked("#bots", bots)
    page.set_input_files("#file", {"name": "m.hokm", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.locator("#verdict")).to_have_attribute("data-kind", DONE, timeout=120_000)
    return [item.locator("small").all_inner_texts() for item in page.locator("#matches > li").all()]


def told(verdicts: list[Verdict]) -> list[list[str]]:
    return [[f"{fault.word}: {fault.text}" for fault in verdict.faults] for verdict in verdicts]


def test_it_says_of_every_change_what_the_command_says(chromium: Browser, written: Path) -> None:
    page = open_page(chromium, written)
    honest, other, _ = records()
    changed = [change(other) for change, _ in ATTACKS.values()]
    text = "\n".join([honest, *changed])
    assert judge(page, text) == told(list(verify(in_pieces(io.StringIO(text)))))
    expect(page.locator("#verdict")).to_have_attribute("data-kind", "faulty")
    text = "\n".join([honest, *(change(honest) for change in BOT_ATTACKS.values())])
    expected = list(rerun(in_pieces(io.StringIO(text)), verify(in_pieces(io.StringIO(text)))))
    assert judge(page, text, bots=True) == told(expected)
    page.context.close()


def test_it_says_in_persian_what_holds_what_has_no_proof_and_what_is_no_record(
    chromium: Browser, written: Path
) -> None:
    page = open_page(chromium, written, "fa-IR")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert judge(page, "\n".join(records())) == [[], [], []]
    expect(page.locator("#verdict")).to_have_attribute("data-kind", "holds")
    plain = re.sub(r"\{.*?\}", "", records()[0])
    plain = re.sub(r'\[(Dealing|MatchId|RulesHash|Commitment|Players) ".*?"\]\n', "", plain)
    judge(page, plain)
    expect(page.locator("#verdict")).to_have_attribute("data-kind", "unproved")
    judge(page, "what is this?")
    expect(page.locator("#verdict")).to_have_attribute("data-kind", "empty")
    page.click("#language")
    expect(page.locator("h1")).to_have_text("Check a record")
    assert not re.search("offline-", page.inner_text("body"))
    page.context.close()
