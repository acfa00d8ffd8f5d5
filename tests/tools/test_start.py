"""The start on other machines: which Python is taken, whose settings are kept, what is said when it fails."""

import errno
import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap

ROOT = Path(bootstrap.__file__).resolve().parents[1]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="tries the start of everything but Windows")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a difficult name, holding the one command and a bootstrap that only says who runs it."""
    folder = tmp_path / "هکم و dost ç"
    (folder / "tools").mkdir(parents=True)
    shutil.copy(ROOT / "hokm", folder)
    (folder / "tools/bootstrap.py").write_text("import sys; print(sys.executable, *sys.argv[1:], sep='|')", "utf-8")
    return folder


def fake(place: Path, script: str) -> Path:
    """A Python that does as this shell script says."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    place.chmod(0o755)
    return place


def started(command: Path, *words: str, **env: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "HOKM_PYTHON"}
    done = subprocess.run([command, *words], env=clean | env, capture_output=True, text=True, encoding="utf-8")
    assert done.stderr == ""
    return done.stdout.strip()


def test_it_starts_from_a_path_with_spaces_and_letters_of_any_kind(copy: Path) -> None:
    assert started(copy / "hokm", "serve", "a b", HOKM_PYTHON=sys.executable).endswith("|serve|a b")


def test_it_starts_through_a_link(copy: Path, tmp_path: Path) -> None:
    link = tmp_path / "hokm"
    link.symlink_to(copy / "hokm")
    assert started(link, "rules", HOKM_PYTHON=sys.executable).endswith("|rules")


@pytest.mark.parametrize(
    "script", ["exit 127", 'case "$3" in *version_info*) exit 1;; esac; echo "too old"'], ids=["not there", "too old"]
)
def test_a_python_that_cannot_run_it_is_passed_over(copy: Path, tmp_path: Path, script: str) -> None:
    fake(tmp_path / "bin/python3", script)
    fake(tmp_path / "bin/python3.14", f'exec "{sys.executable}" "$@"')
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    assert Path(started(copy / "hokm", PATH=path)).exists()


def test_the_prepared_python_comes_before_others(copy: Path, tmp_path: Path) -> None:
    fake(copy / ".venv/bin/python", f'[ "$2" = -c ] || {{ echo prepared; exit; }}; exec "{sys.executable}" "$@"')
    assert started(copy / "hokm") == "prepared"


def test_the_windows_command_is_plain_text_as_windows_has_it() -> None:
    lines = (ROOT / "hokm.cmd").read_bytes().decode("ascii").split("\r\n")
    assert not any("\n" in line for line in lines)
    assert any("tools\\bootstrap.py" in line for line in lines)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error code ENOSPC", "the disk is full"),
        ("The virtual environment was not created successfully because ensurepip is not available.", "python3-venv"),
        ("error: No interpreter found for Python >=3.11 in search path", "HOKM_PYTHON"),
        ("ERROR: Could not find a version that satisfies the requirement uv (from versions: none)", "proxies"),
        ("NewConnectionError('...: Failed to establish a new connection: [Errno 111]')", "proxies"),
        ("npm error network request failed, reason: getaddrinfo ENOTFOUND", "proxies"),
        ("  Caused by: error sending request for url", "proxies"),
    ],
)
def test_what_a_person_can_put_right_is_said_in_one_line(
    said: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        bootstrap.run(sys.executable, "-c", f"import sys; print('noise'); print({said!r}); sys.exit(1)")
    assert stopped.value.code == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("hokm: ")
    assert told in line


def listing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> dict[str, str]:
    """What the other tools are told when pip lists these settings of its own."""
    monkeypatch.setattr(bootstrap, "find_pip", lambda: (sys.executable, "-c", f"print({chr(10).join(lines)!r})"))
    for names in bootstrap.SHARED.values():
        for name in names:
            monkeypatch.delenv(name, raising=False)
    return bootstrap.settings.__wrapped__()


def test_the_mirror_and_proxy_that_pip_knows_are_known_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    told = listing(
        monkeypatch,
        ":env:.index-url='https://first/simple'",
        "global.index-url='https://second/simple'",
        "global.trusted-host='\\none\\ntwo'",
        "global.timeout='60'",
        "install.proxy='http://proxy:3128'",
    )
    assert told["UV_INDEX_URL"] == "https://first/simple", "the environment comes before a file"
    assert told["UV_INSECURE_HOST"] == "one two"
    assert told["HTTPS_PROXY"] == "http://proxy:3128"
    assert "SSL_CERT_FILE" not in told


def test_what_the_environment_says_already_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "find_pip", lambda: (sys.executable, "-c", "print(\"global.proxy='http://a'\")"))
    monkeypatch.setenv("HTTPS_PROXY", "http://b")
    assert "HTTPS_PROXY" not in bootstrap.settings.__wrapped__()


def test_without_pip_there_are_no_settings_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "find_pip", tuple)
    assert not bootstrap.settings.__wrapped__().keys() & {"UV_INDEX_URL", "HTTPS_PROXY"}


def test_where_home_cannot_be_written_downloads_stay_in_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = ("UV_CACHE_DIR", "npm_config_cache")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bootstrap, "find_pip", tuple)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert not bootstrap.settings.__wrapped__().keys() & set(names)
    for home in ("/dev/null", "/dev/null/nobody"):
        monkeypatch.setenv("HOME", home)
        told = bootstrap.settings.__wrapped__()
        assert all(Path(told[name]).is_relative_to(bootstrap.BUILD) for name in names)


@pytest.mark.parametrize(("fault", "free"), [(errno.EAGAIN, False), (errno.EACCES, False), (errno.ENOLCK, True)])
def test_a_file_system_without_locks_does_not_make_it_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: int, free: bool
) -> None:
    def refuse(descriptor: int, how: int) -> None:
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with (tmp_path / "lock").open("w") as file:
        assert bootstrap.try_lock(file.fileno()) is free


def test_a_broken_off_installation_spoils_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bootstrap, "HALF", tmp_path / "half-installed")
    monkeypatch.setattr(bootstrap, "UV", sys.executable)
    assert not bootstrap.spoilt()
    with pytest.raises(SystemExit):
        bootstrap.install("nothing")  # this is no uv, and fails
    assert bootstrap.spoilt()


def test_an_environment_whose_python_was_replaced_is_spoilt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bootstrap, "HALF", tmp_path / "half-installed")
    monkeypatch.setattr(bootstrap, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(bootstrap, "BIN", tmp_path / "bin")
    assert bootstrap.spoilt()
    (tmp_path / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}").mkdir(parents=True)
    assert not bootstrap.spoilt()


def test_a_kept_python_of_pyenv_is_found_where_no_other_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HOKM_PYTHON", raising=False)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    kept = fake(tmp_path / "versions/3.12.1/bin/python", f'exec "{sys.executable}" "$@"')
    monkeypatch.setattr(bootstrap, "usable", lambda python: (1.0, python if python == str(kept) else ""))
    assert bootstrap.find_python() == str(kept)
