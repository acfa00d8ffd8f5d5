"""Persian words in cells: joined, in the order of the eye, and never without their neighbours' places."""

import pytest

from hokm.terminal.bidi import fenced, is_right_to_left, turns_words_itself, visual
from hokm.texts import catalogue


@pytest.mark.parametrize(
    ("spoken", "seen"),
    [
        ("Your turn", "Your turn"),
        ("ما", "ﺎﻣ"),
        ("حکم", "ﻢﮑﺣ"),
        ("می‌شود", "ﺩﻮﺷﯽﻣ"),  # the two halves are not joined
        ("سلام", "ﻡﻼﺳ"),  # lam and alef are one sign
        ("بازی تا ۱۲", "۱۲ ﺎﺗ ﯼﺯﺎﺑ"),  # a number keeps its order
        ("۵-۴-۴ کارت", "ﺕﺭﺎﮐ ۵-۴-۴"),
        ("ما (+۲)", "(+۲) ﺎﻣ"),
        ("♠ پیک ۴", "۴ ﮏﯿﭘ ♠"),
    ],
)
def test_a_line_is_put_in_the_order_of_the_eye(spoken: str, seen: str) -> None:
    assert visual(spoken) == seen


def test_every_persian_text_has_joined_forms_for_all_its_letters() -> None:
    words = catalogue("fa")
    for text in ("trump-ask", "table-your-turn", "match-end-won", "deal-end-next", "terminal-kept", "trump-you"):
        said = words.say(text)
        assert is_right_to_left(said)
        assert not [sign for sign in visual(said) if "\u0620" <= sign <= "\u064a"], text


def test_a_terminal_that_turns_words_itself_gets_them_as_spoken() -> None:
    assert turns_words_itself({"KONSOLE_VERSION": "230800"})
    assert not turns_words_itself({"VTE_VERSION": "7200", "TERM": "xterm-256color"})
    assert fenced("حکم") == "\u200eحکم\u200e"
    assert fenced("Trump") == "Trump"
