"""The list of breakages stays true to the code: each text is there once, and every switch can be broken."""

from pathlib import Path

import pytest

from hokm.variants import VARIANTS
from tests.rules.breakages import Breakage, breakages

BREAKAGES = breakages()

SOURCES = Path(__file__).parents[2] / "src" / "hokm"


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda breakage: breakage.what)
def test_a_breakage_breaks_just_one_place(breakage: Breakage) -> None:
    text = (SOURCES / breakage.file).read_text("utf-8")
    assert text.count(breakage.old) == 1
    assert breakage.old != breakage.new
    compile(text.replace(breakage.old, breakage.new), breakage.file, "exec")


def test_every_switch_is_broken_by_one_of_them() -> None:
    switches = {switch.name for variant in VARIANTS.values() for switch in variant.switches}
    assert {breakage.switch for breakage in BREAKAGES} - {""} == switches


def test_no_two_breakages_are_the_same() -> None:
    assert len({(one.file, one.old, one.new) for one in BREAKAGES}) == len(BREAKAGES)
    assert len({one.what for one in BREAKAGES}) == len(BREAKAGES)
