"""`hokm rules`: the rule card of a game, made from its fields."""

import json as text_of
from typing import Annotated

from cyclopts import Parameter

from hokm.cli import Problem


def rules(
    variant: str,
    /,
    *,
    rules: Annotated[str, Parameter(name="--rules")] = "",
    lang: str = "en",
    json: bool = False,
) -> None:
    """Print the rule card of a game.

    Parameters
    ----------
    variant
        The game, by id or any of its names.
    rules
        House rules, as in records: "target=5; kot-rule=none".
    lang
        The language: en or fa.
    json
        One JSON object a line: slot, text id, values, and the words.
    """
    from hokm.rules import VariantError
    from hokm.texts import catalogue
    from hokm.variants import find_variant, with_rules_text
    from hokm.variants.rule_card import rule_card, sections

    try:
        game = with_rules_text(find_variant(variant), rules)
        words = catalogue(lang)
    except (VariantError, LookupError) as error:
        raise Problem(str(error).strip('"')) from None
    try:
        if json:
            for line in rule_card(game):
                said = line._asdict() | {"words": words.say(line.text, line.values)}
                print(text_of.dumps(said, ensure_ascii=False))
            return
        card = sections(game, words.say)
    except KeyError as missing:
        raise Problem(f"the rule card of {game.id} cannot be said: {missing.args[0]} has no words in {lang}") from None
    print(game.names.get(lang, game.names["en"]), f"({game.id})")
    for section in card:
        print("", section.title, *(f"  {line}" for line in section.lines), sep="\n")
