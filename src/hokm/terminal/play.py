"""Begins a game or goes on with one, and shows it until the person leaves."""

import os
import time
from pathlib import Path

from hokm.bots import find_bot
from hokm.rules import Variant
from hokm.table import Speed, TableOpened
from hokm.terminal import chance
from hokm.terminal.bidi import turns_words_itself
from hokm.terminal.game import PERSON, Game
from hokm.terminal.kept import CannotKeep, Heading, Kept, newest_unfinished
from hokm.texts import catalogue


def fresh(folder: Path, variant: Variant, level: str, seed: str | None, language: str, speed: Speed) -> Game:
    """A new game in a file of its own."""
    key = chance.new_key(seed)
    opening = TableOpened(
        kind="solo",
        host=PERSON,
        variant=variant.id,
        rules=tuple(variant.changed_rules.items()),
        level=level,
        clock=0,
        fill=True,
        speed=speed,
    )
    authority = chance.opened(opening, key, time.monotonic())
    kept = Kept.new(folder, Heading(key, language))
    return Game(authority, kept, key)


def go_on(folder: Path) -> tuple[Game, str]:
    """The game that was played last and is not over, and its language."""
    path = newest_unfinished(folder)
    if path is None:
        raise CannotKeep("there is no unfinished game; begin one with: hokm play VARIANT")
    kept, heading, news = Kept.again(path)
    try:
        catalogue(heading.language)
        authority = chance.resumed(news, heading.key, time.monotonic())
        find_bot(authority.setup.level)  # a package that brought it may be gone
        return Game(authority, kept, heading.key), heading.language
    except (ValueError, TypeError, AssertionError, LookupError, StopIteration) as error:
        kept.close()
        reason = str(error) or "lines are missing"
        raise CannotKeep(f"{path} is not a game that can be gone on with: {reason}") from None


def play(game: Game, language: str, theme: str, again: str) -> tuple[int, str | None]:
    """Shows the game until the person leaves; the exit code, and what is to be said after it. ``again``: the command
    that goes on with it, on a line of its own, where it can be copied and no right-to-left words turn it round."""
    from hokm.terminal.app import HokmApp
    from hokm.terminal.palette import theme_for
    from hokm.terminal.words import Words

    words = Words(catalogue(language), turns_words_itself(os.environ))
    app = HokmApp(game, words, theme_for(theme, dict(os.environ)))
    code = app.run()
    game.close()
    if app.fault is not None:
        raise app.fault
    if app.problem is not None:
        raise CannotKeep(app.problem)
    said = []
    if game.setup.phase != "over":
        said += [words.cells(f"{words.t('terminal-kept')}:"), f"    {again}"]
    if game.record is not None:
        said += [words.cells(f"{words.t('terminal-record')}:"), f"    {game.record}"]
    return code or 0, "\n".join(said) or None
