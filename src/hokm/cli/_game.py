"""How a game and a computer player are named on the command line."""

from typing import TYPE_CHECKING

from hokm.cli import Problem

if TYPE_CHECKING:
    from hokm.bots import Bot
    from hokm.rules import Variant


def game_of(name: str, rules: str) -> "Variant":
    """The game of this name with these house rules; Problem where there is none."""
    from hokm.rules import VariantError
    from hokm.variants import find_variant, with_rules_text

    try:
        return with_rules_text(find_variant(name), rules)
    except VariantError as error:
        raise Problem(str(error)) from None


def bot_of(name: str) -> "Bot":
    """The computer player of this name; Problem where there is none."""
    from hokm.bots import UnknownBot, find_bot

    try:
        return find_bot(name)
    except UnknownBot as error:
        raise Problem(str(error)) from None
