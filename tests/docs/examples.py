"""The examples of a page, in their order, and how they are run: all of one page in one folder and one Python.

Three kinds of fenced blocks are examples. ``python`` is executed. ``console`` is typed into a shell: lines that open
with ``$ `` are commands, the lines below one are what it prints, with ``...`` for anything. A block under a comment
``<!-- file: NAME -->`` is a file of that name, ``<!-- folder: PATH -->`` the contents of a folder of the checkout. A
command must succeed, unless the next one is ``echo $?``.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md")) if "examples" not in page.parts)]
FENCE = re.compile(r"(?:^<!-- file: (\S+) -->\n+)?^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FOLDER = re.compile(r"^<!-- folder: (\S+) -->$", re.MULTILINE)
#: What `mine/bin/pip install ~/hokm .` does where nothing may be fetched: the same wheel of what is in this folder,
#: from the same backend, unpacked; Hokm itself is there already.
INSTALL = """
import os, subprocess, sys, zipfile
assert sys.argv[1:] == ["install", os.path.expanduser("~/hokm"), "."], sys.argv
subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "wheels"], check=True)
for wheel in os.listdir("wheels"):
    zipfile.ZipFile(os.path.join("wheels", wheel)).extractall("installed")
"""


class Example(NamedTuple):
    """A fenced block: the file that it is, if it is one, its language, its text, and the lines before that."""

    file: str
    language: str
    text: str
    line: int


class Command(NamedTuple):
    """A command and what the page says that it prints."""

    text: str
    prints: str


def examples(page: Path) -> list[Example]:
    """The blocks of a page that are run or written."""
    text = page.read_text("utf-8")
    found = [
        Example(match[1] or "", match[2], match[3], text.count("\n", 0, match.start(3)))
        for match in FENCE.finditer(text)
    ]
    return [one for one in found if one.file or one.language in ("python", "console")]


def commands(text: str) -> Iterator[Command]:
    """The commands of a console block."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, prints = part.partition("\n")
        yield Command(command, prints)


def run(page: Path, folder: Path) -> None:
    """Runs all examples of a page in an empty folder, which must be the current one."""
    shell = Shell(folder)
    for path in FOLDER.findall(page.read_text("utf-8")):
        shutil.copytree(ROOT / path, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    names: dict[str, object] = {"__name__": "example"}
    for example in examples(page):
        if example.file:
            (folder / example.file).parent.mkdir(parents=True, exist_ok=True)
            (folder / example.file).write_text(example.text, "utf-8")
        elif example.language == "python":
            exec(compile("\n" * example.line + example.text, str(page), "exec"), names)
        else:
            shell.type(example.text)


class Shell:
    """A shell in a folder, in which `hokm` and `./hokm` are there, and a Python made by `venv` has them at once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._status = 0
        tools = folder / ".tools"
        for place in (tools, folder / "mine/bin"):
            place.mkdir(parents=True)
        (tools / "install.py").write_text(INSTALL, "utf-8")
        python = shlex.quote(sys.executable)
        for path, command in (
            (tools / "hokm", "-m hokm"),
            (folder / "hokm", "-m hokm"),
            (folder / "mine/bin/hokm", "-m hokm"),
            (folder / "mine/bin/python", ""),
            (folder / "mine/bin/pip", shlex.quote(str(tools / "install.py"))),
            (tools / "python3", '-c \'import sys; sys.exit(sys.argv[1:] != ["-m", "venv", "mine"])\''),
        ):
            path.write_text(f'#!/bin/sh\nexec {python} {command} "$@"\n', "utf-8")
            path.chmod(0o755)
        self._environment = os.environ | {
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(folder / "installed"),
            "COLUMNS": "120",
            "NO_COLOR": "1",
        }

    def type(self, text: str) -> None:
        """Types the commands of a block, and compares what they print."""
        typed = list(commands(text))
        for number, command in enumerate(typed):
            printed = self._run(command.text)
            if command.prints:
                assert matches(command.prints, printed), f"$ {command.text}\n{printed}"
            may_fail = number + 1 < len(typed) and typed[number + 1].text == "echo $?"
            assert may_fail or self._status == 0, f"$ {command.text}\n{printed}"

    def _run(self, command: str) -> str:
        done = subprocess.run(
            ["sh", "-c", f"(exit {self._status}); {command}"],
            cwd=self._folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._status = done.returncode
        return done.stdout.decode("utf-8")


def matches(told: str, printed: str) -> bool:
    """Whether this was printed, with ``...`` for anything.

    >>> matches("match 1: holds, ...\\n", "match 1: holds, 3 deals\\n")
    True
    """
    wanted = ".*".join(re.escape(part) for part in _lines(told).split("..."))
    return re.fullmatch(wanted, _lines(printed), re.DOTALL) is not None


def _lines(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())
