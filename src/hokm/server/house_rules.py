"""The sheet of a game's house rules in the words of a language, as far as there are screens for them."""

from functools import lru_cache
from typing import Final

from hokm import protocol as p
from hokm.rules import Variant
from hokm.server.offered import is_offered
from hokm.texts import Catalogue, catalogue
from hokm.variants import VARIANTS
from hokm.variants.presets import preset_of, presets_of
from hokm.variants.rule_card import ORDER, sections
from hokm.variants.sheet import SheetSwitch, sheet

NO_SCREEN: Final = "no-screen"
#: The parts of the rule card in the order in which people ask for them; the others follow as they stand there.
_PARTS: Final = ("match_end", "ending", "scoring", "first_hakem", *ORDER)


def _held(variant: Variant) -> str | None:
    return None if is_offered(variant) else NO_SCREEN


@lru_cache(maxsize=256)
def _sheet(game: str, changed: tuple[tuple[str, str], ...]) -> tuple[SheetSwitch, ...]:
    # A second of work, since every value is tried beside all others; the same tables are asked for again and again.
    return sheet(VARIANTS[game].with_rules(dict(changed)), _held)


def house_rules(variant: Variant, language: str) -> p.HouseRules:
    """Every switch beside the others, and the named sets of rules. It takes a while."""
    words = catalogue(language)
    titles = {section.slot: section.title for section in sections(variant, words.say)}
    switches = _sheet(variant.id, tuple(sorted(variant.changed_rules.items())))
    return p.HouseRules(
        length=length_words(words, variant),
        preset=preset_of(variant),
        presets=tuple(
            p.PresetInfo(id=preset.id, title=_title_of(words, preset.id, preset.rules), rules=dict(preset.rules))
            for preset in presets_of(variant)
        ),
        switches=tuple(
            p.HouseRule(
                name=one.switch.name,
                title=words.say(f"rule-switch-{one.switch.name}"),
                part=titles.get(one.part) or words.say(f"rule-slot-{one.part}" if one.part else "rule-part-other"),
                type=one.switch.kind,
                value=one.value,
                words=value_words(words, one.switch.name, one.value),
                about=about_words(words, one.switch.name, one.value),
                default=one.default,
                values=tuple(
                    p.HouseRuleValue(
                        value=value,
                        title=value_words(words, one.switch.name, value),
                        refused=None if flaw is None else words.say(f"rule-flaw-{flaw}"),
                    )
                    for value, flaw in one.values
                ),
                takes_effect=one.takes_effect,
                needs=tuple(
                    p.HouseRuleNeed(name=name, value=value, title=_need(words, name, value))
                    for name, value in one.needs
                ),
            )
            for one in sorted(switches, key=lambda one: _PARTS.index(one.part) if one.part in _PARTS else len(_PARTS))
        ),
    )


def about_words(words: Catalogue, name: str, value: str) -> str | None:
    """A line on what a value of a switch means, or the switch; None where its title says all."""
    texts = (f"rule-about-{name}-{value}", f"rule-about-{name}")
    return next((words.say(text) for text in texts if text in words), None)


def length_words(words: Catalogue, variant: Variant) -> str:
    """How long a match is."""
    end = variant.rules.get("match-end", "")
    kind, _, number = end.partition(":")
    if kind == "first-to-target":
        return words.say("home-to-points", {"target": int(variant.rules["target"])})
    if kind == "fixed-hands":
        return words.say("home-to-deals", {"deals": int(number)})
    return value_words(words, "match-end", end)


def _title_of(words: Catalogue, preset: str, rules: object) -> str:
    number = rules.get("target", "") if isinstance(rules, dict) else ""
    return words.say(f"rule-preset-{preset}", {"number": number})


def _need(words: Catalogue, name: str, value: str) -> str:
    return f"{words.say(f'rule-switch-{name}')}: {value_words(words, name, value)}"


def value_words(words: Catalogue, name: str, value: str) -> str:
    """A value of a switch in words: its own ones, those of such values everywhere, or what it is written as."""
    word, _, number = value.partition(":")
    open_range = f"{word}-any" if number == "N" else word
    for text in (f"rule-value-{name}-{open_range}", f"rule-value-{open_range}"):
        if text in words:
            return words.say(text, {"number": number})
    return words.say("rule-value-any-number") if value == "1.." else words.digits(value)
