"""A game in its file: what was kept is there again, what was cut off is left out, and nothing else is touched."""

import os
from pathlib import Path

import pytest

from hokm.table import News
from hokm.terminal import CannotKeep, Kept, fresh, go_on
from hokm.terminal.kept import newest_unfinished
from hokm.variants import find_variant

HOKM = find_variant("hokm")


def begun(folder: Path) -> Path:
    """The file of a game that has begun."""
    game = fresh(folder, HOKM, "level-2", "a seed", "fa", "fast")
    game.close()
    path = newest_unfinished(folder)
    assert path is not None
    return path


def read(path: Path) -> list[News]:
    kept, _, news = Kept.again(path)
    kept.close()
    return news


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    path = begun(tmp_path)
    game, language = go_on(tmp_path)
    assert language == "fa"
    assert game.speed == "fast"
    assert game.setup.match == 1
    game.set_speed("slow")
    game.close()
    assert go_on(tmp_path)[0].speed == "slow"
    assert path.stat().st_mode & 0o77 == 0


def test_the_same_seed_gives_the_same_cards(tmp_path: Path) -> None:
    def opening(folder: str, seed: str) -> bytes:
        fresh(tmp_path / folder, HOKM, "level-2", seed, "en", "fast").close()
        (path,) = (tmp_path / folder).iterdir()
        return path.read_bytes()

    assert opening("fourth", "\udcff") == opening("fifth", "\udcff")  # how a byte comes that is no text
    assert opening("one", "seven") == opening("other", "seven") != opening("third", "eight")


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_last_line_that_was_cut_off_is_left_out(cut: int, tmp_path: Path) -> None:
    path = begun(tmp_path)
    whole, news = path.read_bytes(), read(path)
    path.write_bytes(whole[:-cut])
    assert read(path) == news[:-1]
    assert whole.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"hello\n", "is not a game that can be gone on with"),
        (b'{"format":"hokm-play-9","key":"00","language":"en"}\n', "it does not begin as hokm-play-1 does"),
        (b'{"format":"hokm-play-1","key":"00","language":"en"}\n{}\n', "line 2 cannot be understood"),
        (b'{"format":"hokm-play-1","key":"00","language":"en"}\n\xff\xfe\n', "is not a game"),
    ],
)
def test_a_file_that_is_no_game_is_told_as_that(text: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(text)
    with pytest.raises(CannotKeep, match=said) as told:
        go_on(tmp_path)
    assert str(path) in str(told.value)
    assert path.read_bytes() == text


def test_a_line_that_is_broken_in_the_middle_is_told(tmp_path: Path) -> None:
    path = begun(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1][:20] + b"\n", *lines[2:]]))
    with pytest.raises(CannotKeep, match="line 2 cannot be understood"):
        go_on(tmp_path)


def test_a_game_is_open_in_one_terminal_only(tmp_path: Path) -> None:
    begun(tmp_path)
    game, _ = go_on(tmp_path)
    with pytest.raises(CannotKeep, match="goes on in another terminal"):
        go_on(tmp_path)
    game.close()
    go_on(tmp_path)[0].close()


def test_where_nothing_can_be_written_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "terminal").write_text("in the way")
    with pytest.raises(CannotKeep, match="the game cannot be kept in"):
        fresh(tmp_path / "terminal", HOKM, "level-2", None, "en", "normal")


def test_what_cannot_be_kept_is_not_played(tmp_path: Path) -> None:
    game = fresh(tmp_path, HOKM, "level-2", None, "en", "normal")
    os.close(game._kept._stream.fileno())
    with pytest.raises(CannotKeep, match="the game cannot be kept in"):
        game.set_speed("slow")


HEADING = b'{"format":"hokm-play-1","key":"00","language":"en"}\n'


@pytest.mark.parametrize("lines", [2, 3, 4])
def test_a_beginning_that_was_cut_off_is_passed_over(lines: int, tmp_path: Path) -> None:
    path = begun(tmp_path)
    (tmp_path / "x.jsonl").write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]))
    assert newest_unfinished(tmp_path) == path


@pytest.mark.parametrize(
    ("was", "is_now", "said"),
    [
        (b'level\\":\\"level-2', b'level\\":\\"level-9', "there is no computer player 'level-9'"),
        (b'"language":"fa"', b'"language":"xx"', "there are no texts in 'xx'"),
        (b'{\\"type\\":\\"chain-began', b'{\\"type\\":\\"chain-lost', "cannot be understood"),
    ],
)
def test_what_the_game_needs_and_is_gone_is_told(was: bytes, is_now: bytes, said: str, tmp_path: Path) -> None:
    path = begun(tmp_path)
    assert was in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(was, is_now))
    with pytest.raises(CannotKeep, match=said):
        go_on(tmp_path)


def test_a_fold_that_fails_without_a_word_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError

    begun(tmp_path)
    monkeypatch.setattr("hokm.terminal.chance.resumed", fail)
    with pytest.raises(CannotKeep, match="gone on with: lines are missing"):
        go_on(tmp_path)


@pytest.mark.parametrize("text", [b"", HEADING, HEADING[:-1]])
def test_a_game_of_which_nobody_has_seen_anything_is_passed_over(text: bytes, tmp_path: Path) -> None:
    path = begun(tmp_path)
    (tmp_path / "x.jsonl").write_bytes(text)
    assert newest_unfinished(tmp_path) == path


def test_without_a_game_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="there is no unfinished game"):
        go_on(tmp_path / "nowhere")
