"""The site is built as anybody builds it: every page is in it, no link is broken, nothing comes from another host."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.examples import PAGES, ROOT

#: What a browser fetches by itself, in a page and in a style sheet. Links that a person follows may lead anywhere.
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|use)\b[^>]*?\b(?:src|srcset|href)="([^"]+)"
        | <link\b[^>]*?\bhref="([^"]+)"
        | url\(\s*["']?([^"')]+)
        | @import\s+["']([^"']+)""",
    re.VERBOSE,
)


def fetched(text: str) -> Iterator[str]:
    """The addresses that are fetched without being asked for."""
    for groups in FETCHED.findall(text):
        yield from filter(None, groups)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run([ROOT / "scripts/docs", folder], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_in_the_menu(site: Path) -> None:
    menu = (site / "index.html").read_text("utf-8")
    for page in PAGES[1:]:
        name = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert (site / name).is_file()
        assert name == "index.html" or f'href="{name}"' in menu


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".svg")]
    addresses = [address for path in files for address in fetched(path.read_text("utf-8"))]
    assert any(address.endswith(".js") or ".js?" in address for address in addresses)
    assert not [address for address in addresses if re.match(r"(?:\w+:)?//", address)]


def test_a_broken_link_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Home\n\n[nowhere](no-such-page.md)\n", "utf-8")
    (tmp_path / "conf.py").write_text((ROOT / "docs/conf.py").read_text("utf-8"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", str(tmp_path), str(tmp_path / "out")],
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert "no-such-page" in done.stderr


def test_what_is_fetched_is_found() -> None:
    text = '<a href="https://a.example"></a><script defer src="https://b.example/x.js"></script><img src="c.svg">'
    assert list(fetched(text + 'p { background: url("//d.example/e.png") }')) == [
        "https://b.example/x.js",
        "c.svg",
        "//d.example/e.png",
    ]
