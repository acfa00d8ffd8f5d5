"""How many examples a test makes up: all of them, or a few where the answer is wanted soon."""

import os

from hypothesis import settings

from tools.check import FEWER

#: What is left of the examples where fewer are wanted, and the least of them.
SHARE, LEAST = 10, 5


def examples(number: int) -> int:
    """So many examples; with `./hokm test --quick` a tenth of them."""
    return max(LEAST, number // SHARE) if os.environ.get(FEWER) else number


def load_profile() -> None:
    """The same examples every time and as long as they take: a slow machine must not make a test fail now and then."""
    settings.register_profile("steady", deadline=None, derandomize=True, max_examples=examples(100))
    settings.load_profile("steady")
