"""`hokm play`: the game in this terminal, alone against computers."""

import shlex
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from hokm.cli import Problem
from hokm.cli._folders import checkout, data_folder
from hokm.cli._game import bot_of, game_of


def play(
    variant: str | None = None,
    /,
    *,
    rules: Annotated[str, Parameter(name="--rules")] = "",
    level: str = "level-2",
    seed: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    lang: str | None = None,
    resume: bool = False,
    speed: Literal["slow", "normal", "fast", "instant"] | None = None,
    theme: Literal["auto", "light", "dark"] = "auto",
    data: Path | None = None,
) -> int:
    """Play in this terminal against computers. Every card is kept at once: leave when you like and go on later.

    Parameters
    ----------
    variant
        The game, by id or another name (`hokm variants` lists them).
    rules
        House rules that differ from the game's own: "target=3; kot-rule=all13".
    level
        Who plays the other seats: `random`, `level-1`, `level-2`, or one that a package brings.
    seed
        Any text; all cards and all choices of the computers follow from it.
    lang
        The language: en or fa.
    resume
        Go on with the game that was played last and is not over.
    speed
        How long computers pause.
    theme
        The colours; `auto` follows the terminal where it tells.
    data
        The folder where games are kept.
    """
    folder = (data_folder() if data is None else data) / "terminal"
    if lang is not None:
        _check_language(lang)
    if resume and (variant is not None or rules or seed is not None or level != "level-2"):
        raise Problem("--resume goes on with a game as it was begun: leave out the game and its settings")
    if variant is None and not resume:
        raise Problem("say which game: hokm play hokm (hokm variants lists them), or hokm play --resume")
    new = None if variant is None else (game_of(variant, rules), bot_of(level).name)

    from hokm.terminal import BadTerminal, CannotKeep, check_terminal, fresh, go_on
    from hokm.terminal import play as show

    try:
        check_terminal()
        if new is None:
            game, language = go_on(folder)
            if speed is not None:
                game.set_speed(speed)
        else:
            language = lang or "en"
            game = fresh(folder, *new, seed, language, speed or "normal")
        again = "./hokm play --resume" if checkout() else "hokm play --resume"
        if data is not None:
            again += f" --data {shlex.quote(str(data))}"
        code, said = show(game, lang or language, theme, again)
    except (BadTerminal, CannotKeep) as error:
        raise Problem(str(error)) from None
    if said is not None:
        print(said)
    return code


def _check_language(lang: str) -> None:
    from hokm.texts import catalogue

    try:
        catalogue(lang)
    except LookupError as error:
        raise Problem(str(error).strip('"')) from None
