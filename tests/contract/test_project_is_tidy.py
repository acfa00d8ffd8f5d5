"""Nothing in the project depends on one machine, locks carry no addresses, and files stay short enough to read."""

import re
from pathlib import Path

import pytest

from tests.contract import source

LIMIT = 400
CODE = {".py", ".ts", ".svelte", ".css", ".cpp", ".hpp"}
GENERATED = ("web/src/generated/",)
TEXT = {
    *CODE,
    ".md",
    ".toml",
    ".txt",
    ".json",
    ".ftl",
    ".sh",
    ".cmd",
    ".ini",
    ".html",
    ".cfg",
    ".yml",
    ".mjs",
    ".js",
    "",
}

# Pieced together, so that this file does not mention what it looks for.
MACHINE_FOLDERS = "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me", "tm" + "p", "Us" + "ers"])
MACHINE_PATHS = re.compile(rf"(?<![\w./~])/(?:{MACHINE_FOLDERS})/")
PYTHON_HOSTS = ["py" + "pi.org", "python" + "hosted.org"]
PAGE_HOSTS = ["npm" + "js.com", "npm" + "js.org", "yarn" + "pkg.com", "un" + "pkg.com", "js" + "delivr"]
REGISTRIES = re.compile("|".join(map(re.escape, [*PYTHON_HOSTS, *PAGE_HOSTS, "deb." + "debian.org"])))


def text_files() -> list[Path]:
    return [path for path in source.project_files() if path.suffix in TEXT]


def mentions(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{source.shown(path, number)}: {line.strip()[:80]}"
        for path in text_files()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_mentions_a_path_of_one_machine() -> None:
    assert not mentions(MACHINE_PATHS)


def test_no_file_mentions_a_package_registry() -> None:
    assert not mentions(REGISTRIES)


def test_locks_carry_hashes_and_no_address() -> None:
    for lock in (source.ROOT / "requirements").iterdir():
        text = lock.read_text("utf-8")
        assert "://" not in text, lock.name
        for entry in re.split(r"\n(?=\S)", text.strip()):
            assert "==" in entry, f"{lock.name}: {entry} is not pinned"
            assert "--hash=sha256:" in entry, f"{lock.name}: {entry} has no hash"


def lengths() -> dict[str, int]:
    """The number of lines of every file of code, by its name."""
    return {
        name: len(path.read_text("utf-8").splitlines())
        for path in source.project_files()
        if path.suffix in CODE and not (name := str(path.relative_to(source.ROOT))).startswith(GENERATED)
    }


def test_no_file_is_too_long_to_read() -> None:
    long = {name: lines for name, lines in lengths().items() if lines > LIMIT}
    assert not long, f"split them: {long}"


@pytest.mark.parametrize("path", ["/" + "work/main", 'open("/' + 'tmp/x")', "/" + "root/.cache"])
def test_a_planted_machine_path_is_found(path: str) -> None:
    assert MACHINE_PATHS.search(path)


@pytest.mark.parametrize("harmless", ["https://example.com/home/", "src/work/x", "a/tmp/b", "the /workshop"])
def test_an_ordinary_path_is_left_alone(harmless: str) -> None:
    assert not MACHINE_PATHS.search(harmless)


def test_a_planted_registry_is_found() -> None:
    assert REGISTRIES.search("https://" + "registry." + "npmjs" + ".org/svelte")
