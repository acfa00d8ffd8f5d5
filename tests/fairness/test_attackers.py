"""Attackers who know all that is public while a deal is played predict no card better than chance."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from hokm.cards import PACK_52, Pack
from hokm.fairness import Chain, KeyedDealer, Terms, deal_key, link_before, packed, seed_hash

DEALS = 400
TERMS = Terms("k7f3m9-1", bytes(range(32)))


class Public(NamedTuple):
    """What everybody knows while deal ``number`` is played, the attacker's own seed with it."""

    number: int
    commitment: bytes
    commits: tuple[bytes, ...]
    own_seed: bytes
    opened_link: bytes
    opened_seeds: tuple[bytes, ...]
    opened_pack: Pack


def evening() -> Iterator[tuple[Public, Pack]]:
    """Deal after deal: what is public, and the pack."""
    rng = random.Random(7)
    chain = Chain(rng.randbytes(32), DEALS + 2)
    before: tuple[bytes, tuple[bytes, ...], Pack] = (chain.head, (b"", b"", b"", b""), PACK_52)
    for number in range(1, DEALS + 1):
        seeds = tuple(rng.randbytes(32) for _ in range(4))
        key = deal_key(TERMS, number, chain.link(number), seeds)
        pack = KeyedDealer(lambda deal, key=key: key).deal(number, PACK_52)  # type: ignore[misc]
        commits = tuple(seed_hash(seed) for seed in seeds)
        yield Public(number, chain.head, commits, seeds[0], *before), pack
        before = chain.link(number), seeds, pack


def from_key(key: bytes) -> Callable[[Public], Pack]:
    return lambda public: KeyedDealer(lambda deal: key).deal(public.number, PACK_52)


def of(guess: Callable[[Public], bytes]) -> Callable[[Public], Pack]:
    """An attacker who takes something for the key of the deal."""
    return lambda public: from_key(guess(public))(public)


def with_link(
    link: Callable[[Public], bytes], seeds: Callable[[Public], tuple[bytes | None, ...]]
) -> Callable[..., Pack]:
    """An attacker who works as the server does, with something in the place of its link and of the others' seeds."""
    return of(lambda public: deal_key(TERMS, public.number, link(public), seeds(public)))


ATTACKERS: dict[str, Callable[[Public], Pack]] = {
    "the order of a new pack": lambda public: PACK_52,
    "the last pack again": lambda public: public.opened_pack,
    "the last link as the key": of(lambda public: public.opened_link),
    "the commitment as the key": of(lambda public: public.commitment),
    "the hash of the own seed": of(lambda public: public.commits[0]),
    "the own seed": of(lambda public: public.own_seed),
    "all hashes together": of(lambda public: seed_hash(packed(*public.commits))),
    "the last link with the listed hashes": with_link(lambda public: public.opened_link, lambda public: public.commits),
    "the last link with the own seed": with_link(
        lambda public: public.opened_link, lambda public: (public.own_seed, None, None, None)
    ),
    "the last link with the last seeds": with_link(
        lambda public: public.opened_link, lambda public: public.opened_seeds
    ),
    "one link further down": with_link(
        lambda public: link_before(public.opened_link), lambda public: (public.own_seed, *public.commits[1:])
    ),
    "the commitment with the listed hashes": with_link(lambda public: public.commitment, lambda public: public.commits),
}


@pytest.fixture(scope="module")
def deals() -> list[tuple[Public, Pack]]:
    return list(evening())


@pytest.mark.parametrize("attacker", ATTACKERS)
def test_no_attacker_finds_more_cards_than_chance_does(attacker: str, deals: list[tuple[Public, Pack]]) -> None:
    hits = sum(
        guess == card for public, pack in deals for guess, card in zip(ATTACKERS[attacker](public), pack, strict=True)
    )
    # By chance one card of a pack stands where it was guessed, with a variance of one.
    assert abs(hits - DEALS) < 5 * DEALS**0.5


def test_whoever_knows_the_link_and_all_seeds_finds_every_card(deals: list[tuple[Public, Pack]]) -> None:
    """The measure itself: it does find an attack that works."""
    for (_, pack), (later, _) in pairwise(deals):
        key = deal_key(TERMS, later.number - 1, later.opened_link, later.opened_seeds)
        assert KeyedDealer(lambda deal, key=key: key).deal(later.number - 1, PACK_52) == pack  # type: ignore[misc]


def test_every_card_comes_to_every_place_equally_often(deals: list[tuple[Public, Pack]]) -> None:
    """Over 400 packs each card stands at each of 52 places about 7.7 times: chi-squared with 51 degrees of freedom."""
    worst = 0.0
    for card in PACK_52[::7]:
        seen = [0] * 52
        for _, pack in deals:
            seen[pack.index(card)] += 1
        expected = DEALS / 52
        worst = max(worst, sum((count - expected) ** 2 / expected for count in seen))
    assert worst < 110  # chance comes to that once in 250,000 cards
