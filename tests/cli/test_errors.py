"""Every error on the command line is one line on standard error and a non-zero exit, never a traceback."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from hokm import __version__
from hokm.cli import Problem, app, did_you_mean, run


@contextmanager
def command(work: Callable[[], object]) -> Iterator[None]:
    """A command named `sit`, while the test lasts."""

    def sit(*, seat: int = 0, quickly: bool = False) -> object:
        return work()

    app.command(sit)
    try:
        yield
    finally:
        del app["sit"]


def refuse(error: BaseException) -> Callable[[], object]:
    def work() -> object:
        raise error

    return work


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (Problem("the table is full;\n sit elsewhere"), 1, "hokm: the table is full; sit elsewhere"),
        (FileNotFoundError(2, "No such file or directory", "m.hokm"), 1, "hokm: m.hokm: No such file or directory"),
        (OSError("the disk is full"), 1, "hokm: the disk is full"),
        (KeyboardInterrupt(), 130, "hokm: interrupted"),
        (ZeroDivisionError("a\nb"), 1, "hokm: a fault in the program itself, ZeroDivisionError: a b"),
    ],
)
def test_an_error_is_one_line(
    error: BaseException, code: int, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HOKM_DEBUG", raising=False)
    with command(refuse(error)):
        assert run(["sit"]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(line)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["sti"], 'Did you mean "sit"?'),
        (["sit", "--saet", "1"], "Did you mean --seat?"),
        (["sit", "--seat", "west"], "--seat"),
        (["sit", "--seat"], "--seat requires an argument"),
        (["sit", "--quickly", "--no-quickly"], "--no-quickly"),
        (["sit", "1"], "too many arguments: this command does not take 1"),
        (["--nowhere"], "--nowhere"),
    ],
)
def test_wrong_words_are_one_line_with_the_nearest(
    words: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with command(lambda: None):
        assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert part in said.err
    assert said.err.startswith("hokm: ")
    assert said.err.count("\n") == 1


def test_a_command_may_choose_its_exit_code() -> None:
    with command(lambda: 3):
        assert run(["sit"]) == 3
    with command(lambda: None):
        assert run(["sit"]) == 0


def test_the_overview_says_what_each_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    bare = capsys.readouterr().out
    assert run(["--help"]) == 0
    assert capsys.readouterr().out == bare
    assert "Usage: hokm" in bare


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


def test_the_nearest_words_are_offered() -> None:
    assert did_you_mean("hokm-44", ["hokm-4", "satat"]) == " Did you mean hokm-4?"
    assert did_you_mean("xyz", ["hokm-4", "satat"]) == ""


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    program = (
        "import sys; from hokm.cli import app, main\n"
        "app.command(lambda: [print('x' * 1000) for _ in range(1000)], name='talk')\n"
        "sys.argv = ['hokm', 'talk']; main()"
    )
    talker = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert talker.stdout is not None
    assert talker.stderr is not None
    talker.stdout.read(10)
    talker.stdout.close()
    assert talker.stderr.read() == b""
    talker.stderr.close()
    assert talker.wait(30) == 1


def test_python_dash_m_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "hokm", "--version"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout.strip()) == (0, __version__)


def started(how: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell, with some of its streams closed or unable to show every sign."""
    return subprocess.run(["sh", "-c", how, sys.executable], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", ["variants", "rules hokm-4 --lang fa", "simulate hokm-4 --deals 2 --json"])
def test_closed_output_is_no_fault(words: str) -> None:
    done = started(f'"$0" -m hokm {words} >&-')
    assert "fault" not in done.stderr
    assert done.returncode == 0


def test_closed_input_is_told() -> None:
    done = started('"$0" -m hokm replay - <&-')
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "hokm: standard input is closed: name a file\n"


@pytest.mark.parametrize("words", ["variants", "rules hokm-4 --lang fa"])
def test_output_that_cannot_show_every_sign_shows_the_others(words: str) -> None:
    done = started(f'PYTHONIOENCODING=ascii "$0" -m hokm {words}')
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("engine --matches 0", "--matches: it must be a whole number from 1, not 0"),
        ("engine --rounds -1", "--rounds: it must be a whole number from 1, not -1"),
        ("server --seconds nan", "--seconds: it must be a number above 0, not nan"),
        ("seeds --trip inf", "--trip: it must be a number above 0, not inf"),
    ],
)
def test_there_is_nothing_to_measure(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", *words.split()]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
