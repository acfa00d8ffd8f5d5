"""A card that lies face down and that its own hakem has not seen is named to nobody, not even as his last choice."""

from itertools import count

import pytest

from hokm.cards import choose
from hokm.fairness import Stream
from hokm.lab import testkit as kit
from hokm.rules import Act, PlayCard, Seat, Variant
from hokm.rules.engine import State, legal
from hokm.variants import VARIANTS, with_rules_text

#: Rules under which chance lays the card down.
UNSEEN = [
    ("hidden-rung", "indicator-choice=blind-first5; who-may-ask=opponents"),
    ("hidden-rang", "indicator-choice=blind-first5; stop=full"),
    ("trup-kasiet", "kasiet-card-in-hand=false; turn-up=blind-first5; continue-for-13=forced; redeal=none"),
]


@pytest.mark.parametrize(("game", "rules"), UNSEEN)
def test_it_lies_there_until_it_is_all_that_its_owner_has_left(game: str, rules: str) -> None:
    variant, rng, last_tricks = with_rules_text(VARIANTS[game], rules), Stream(b"unseen", game), 0

    def quiet(variant: Variant, state: State, seats: tuple[Seat, ...]) -> Act:
        """Nobody asks, nobody shows."""
        options = legal(variant, state, seats[0])
        plays = [option for option in options if isinstance(option, PlayCard)]
        return Act(seats[0], choose(plays or options[-1:], rng))

    for match in count(1):
        for step in kit.play(variant, quiet, rng, 8):
            last_tricks += len(step.after.deal.winners) == 12 and not step.after.deal.trick
            for viewer in kit.viewers_of(variant):
                kit.keeps_hidden_cards_out(variant, step, viewer)
        if last_tricks >= 4:
            break
        assert match < 20
