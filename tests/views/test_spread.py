"""Worlds that could be are drawn evenly: every way to lay the unseen cards comes as often as any other."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from hokm.cards import SUIT_SETS, SUITS, Card, cards_of, parse_card, suit_of
from hokm.fairness import Stream
from hokm.variants import HOKM_4, with_rules_text
from hokm.views import SPECTATOR, sample
from hokm.views.project import observe
from hokm.views.spread import spread
from tests.playing import random_match

S, H, D, C = 1, 2, 4, 8
ANY = S | H | D | C

Way = tuple[frozenset[Card], ...]


def ways(cards: frozenset[Card], rooms: Sequence[int], allowed: Sequence[int]) -> Iterator[Way]:
    """All ways to lay the cards, by trying them all."""
    if not rooms:
        yield ()
        return
    fitting = [card for card in cards if allowed[0] >> suit_of(card) & 1]
    for hand in map(frozenset, combinations(fitting, rooms[0])):
        for rest in ways(cards - hand, rooms[1:], allowed[1:]):
            yield (hand, *rest)


@pytest.mark.parametrize(
    ("cards", "rooms", "allowed"),
    [
        ("AS KS QH JH TD", (2, 2, 1), (ANY, ANY, ANY)),
        ("AS KS QH JH TD 9D", (2, 2, 2), (H | D, ANY, ANY)),
        ("AS KS QH JH TD 9D", (2, 2, 2), (H | D, S | D, ANY)),
        ("AS KS QH JH TD 9C", (2, 2, 2), (H | D | C, S | D | C, S | H | C)),
        ("AS KS QH JH TD 9C 8C", (3, 3, 1), (H | C | S, D | C | H, ANY)),
        ("AS KS QS JH TD 9C 8C", (1, 0, 4, 2), (C, ANY, S | H | D, ANY)),
        ("AS KS QH 2C 3C", (2, 1, 2), (S, H, C)),
        ("AS KS QH JH TD 9D 8C 7C", (2, 2, 2, 2), (S | H, H | D, D | C, C | S)),
    ],
)
def test_every_way_to_lay_the_cards_comes_equally_often(
    cards: str, rooms: tuple[int, ...], allowed: tuple[int, ...]
) -> None:
    unseen = [parse_card(word) for word in cards.split()]
    possible = set(ways(frozenset(unseen), rooms, allowed))
    rng, times = Stream(b"even", cards), 40 * len(possible)
    seen = Counter(tuple(map(frozenset, spread(unseen, rooms, allowed, rng))) for _ in range(times))
    assert set(seen) == possible
    surplus = sum((number - 40) ** 2 / 40 for number in seen.values())
    # The sum of squares of so many even counts has a mean and a spread that are known; four spreads above is far out.
    degrees = len(possible) - 1
    assert surplus <= degrees + 4 * (2 * degrees) ** 0.5


def test_an_uneven_way_of_drawing_would_be_noticed() -> None:
    """Dealing first and repairing afterwards, the common mistake, does not pass the measure above."""
    unseen = [parse_card(word) for word in ("AS", "KS", "QH", "JH", "TD", "9D")]
    rooms, allowed = (2, 2, 2), (H | D, S | D, ANY)
    possible = set(ways(frozenset(unseen), rooms, allowed))
    rng, times = Stream(b"even", "repaired"), 40 * len(possible)
    seen: Counter[Way] = Counter()
    for _ in range(times):
        left, hands = list(unseen), []
        for room, suits in zip(rooms[:2], allowed[:2], strict=True):
            fitting = [card for card in left if suits >> suit_of(card) & 1]
            hand = frozenset(fitting.pop(rng.below(len(fitting))) for _ in range(room))
            left = [card for card in left if card not in hand]
            hands.append(hand)
        seen[(*hands, frozenset(left))] += 1
    degrees = len(possible) - 1
    assert sum((seen[way] - 40) ** 2 / 40 for way in possible) > degrees + 4 * (2 * degrees) ** 0.5


@pytest.mark.parametrize(
    "rules", ["", "must-trump=trump-and-overtrump", "redeal=partner-no-trump", "turn-up=last-batch"]
)
def test_worlds_respect_all_that_is_known(rules: str) -> None:
    variant = with_rules_text(HOKM_4, rules)
    rng, voids = Stream(b"even", rules), 0
    for step in random_match(variant, random.Random(rules), chatter=0.3, deals=2):
        deal = step.after.deal
        if not step.after.hidden.pack or deal.opened is not None:
            continue
        for viewer in (rng.below(4), SPECTATOR):
            view = observe(variant, step.after, viewer)
            world = sample(variant, view, rng)
            hands = [world.observe(seat).hand for seat in range(4)]
            for seat, hand in enumerate(hands):
                if seat in deal.face_down:
                    continue
                assert hand.bit_count() == deal.held[seat]
                assert not hand & deal.played[seat]
                assert hand & deal.shown[seat] == deal.shown[seat]
                for suit in SUITS:
                    if deal.voids[seat] >> suit & 1:
                        voids += 1
                        assert not hand & SUIT_SETS[suit]
            assert sum(hand.bit_count() for hand in hands) == (hands[0] | hands[1] | hands[2] | hands[3]).bit_count()
    assert voids > 20


def test_the_worlds_of_a_small_ending_come_equally_often() -> None:
    """Two or three cards a hand, with what has been shown: every possible world, and each as often as any other."""
    rng, looked_at = Stream(b"even", "endings"), 0
    for seed in range(12):
        steps = list(random_match(HOKM_4, random.Random(seed), deals=1))
        ending = next(
            (step.after for step in steps if step.after.phase == "play" and sum(step.after.deal.held) <= 9), None
        )
        if ending is None or not any(ending.deal.voids):
            continue
        viewer = rng.below(4)
        view = observe(HOKM_4, ending, viewer)
        others = [seat for seat in range(4) if seat != viewer]
        unseen = frozenset(card for seat in others for card in cards_of(ending.hands[seat]))
        allowed = [ANY & ~view.deal.voids[seat] for seat in others]
        possible = set(ways(unseen, [view.deal.held[seat] for seat in others], allowed))
        if not 2 <= len(possible) <= 120:
            continue
        seen: Counter[Way] = Counter()
        for _ in range(30 * len(possible)):
            world = sample(HOKM_4, view, rng)
            seen[tuple(frozenset(cards_of(world.observe(seat).hand)) for seat in others)] += 1
        assert set(seen) == possible
        degrees = len(possible) - 1
        assert sum((number - 30) ** 2 / 30 for number in seen.values()) <= degrees + 4 * (2 * degrees) ** 0.5
        looked_at += 1
    assert looked_at >= 2
