"""The conformance kit: what every registered game must hold to, as functions that raise where it does not.

``check_variant`` and ``check_bot`` are the whole of it. ``play`` makes matches to look at under ``rule_sets``; the
guards G1 to G8 look at what each viewer is shown of them.
"""

from hokm.lab.testkit.checks import check_variant
from hokm.lab.testkit.frames import Encode, frame_text, words_of
from hokm.lab.testkit.guards import (
    Leak,
    hidden_cards,
    keeps_hidden_cards_out,
    keeps_history,
    keeps_options_secret,
    keeps_strangers_out,
    looks_the_same_after_a_swap,
    looks_the_same_in_another_world,
    may_do_the_same_in_another_world,
    shows_the_same_on_two_routes,
    shows_turns_to_those_who_act,
)
from hokm.lab.testkit.players import check_bot
from hokm.lab.testkit.playing import (
    Chooser,
    Step,
    bot_chooser,
    play,
    random_chooser,
    rule_sets,
    switch_values,
    viewers_of,
)
from hokm.lab.testkit.unsound import Checked, Unsound

__all__ = [
    "Checked",
    "Chooser",
    "Encode",
    "Leak",
    "Step",
    "Unsound",
    "bot_chooser",
    "check_bot",
    "check_variant",
    "frame_text",
    "hidden_cards",
    "keeps_hidden_cards_out",
    "keeps_history",
    "keeps_options_secret",
    "keeps_strangers_out",
    "looks_the_same_after_a_swap",
    "looks_the_same_in_another_world",
    "may_do_the_same_in_another_world",
    "play",
    "random_chooser",
    "rule_sets",
    "shows_the_same_on_two_routes",
    "shows_turns_to_those_who_act",
    "switch_values",
    "viewers_of",
    "words_of",
]
