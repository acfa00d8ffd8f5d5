"""`hokm play`: the game in this terminal, alone against computers."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from hokm.cli import Problem
from hokm.cli._folders import checkout, data_folder

if TYPE_CHECKING:
    from hokm.rules import Variant


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
    new = None if resume else (_game(variant, rules), _level(level))

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


def _game(name: str | None, rules: str) -> "Variant":
    from hokm.rules import VariantError
    from hokm.variants import find_variant, with_rules_text

    if name is None:
        raise Problem("say which game: hokm play hokm (hokm variants lists them), or hokm play --resume")
    try:
        return with_rules_text(find_variant(name), rules)
    except VariantError as error:
        raise Problem(str(error)) from None


def _check_language(lang: str) -> None:
    from hokm.texts import catalogue

    try:
        catalogue(lang)
    except LookupError as error:
        raise Problem(str(error).strip('"')) from None


def _level(name: str) -> str:
    from hokm.bots import UnknownBot, find_bot

    try:
        return find_bot(name).name
    except UnknownBot as error:
        raise Problem(str(error)) from None
