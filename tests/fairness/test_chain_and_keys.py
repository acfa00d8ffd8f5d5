"""The chain, the key and the pack of `hokm-fair-1`, worked out a second time here by what docs/fairness.md says."""

import hashlib
import hmac
import struct
from itertools import islice

import pytest

from hokm.cards import Card, format_card, format_cards, parse_card
from hokm.fairness import Chain, KeyedDealer, Terms, canonical, deal_key, is_revealed, leads_to, seed_hash
from hokm.fairness.chain import LENGTH
from hokm.variants import VARIANTS

ROOT = bytes(range(32))
SEEDS = (bytes([1]) * 32, None, bytes([3]) * 32, None)
TERMS = Terms("k7f3m9-1", hashlib.sha256(b"rules").digest())


def lp(*parts: bytes) -> bytes:
    """Each part behind its length."""
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def number(value: int) -> bytes:
    return struct.pack(">Q", value)


def test_a_chain_is_its_root_hashed_again_and_again() -> None:
    chain = Chain(ROOT, 3)
    third = ROOT
    second = hashlib.sha256(lp(b"hokm-fair-1/chain", third)).digest()
    first = hashlib.sha256(lp(b"hokm-fair-1/chain", second)).digest()
    head = hashlib.sha256(lp(b"hokm-fair-1/chain", first)).digest()
    assert [chain.link(1), chain.link(2), chain.link(3), chain.head] == [first, second, third, head]
    assert leads_to(second, 2, head)
    assert not leads_to(second, 1, head)
    assert not leads_to(third, 2, head)


@pytest.mark.parametrize("wrong", [0, -1, 4])
def test_a_chain_has_no_other_links(wrong: int) -> None:
    with pytest.raises(ValueError, match="links 1 to 3"):
        Chain(ROOT, 3).link(wrong)


def test_a_chain_is_for_4096_deals_and_tells_nothing_by_itself() -> None:
    chain = Chain(ROOT)
    assert chain.link(LENGTH) == ROOT
    assert leads_to(ROOT, 4096, chain.head)
    secrets = [chain.link(k).hex()[:16] for k in range(1, LENGTH + 1)]
    assert not any(secret in repr(chain) for secret in secrets)


def test_a_root_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chain(ROOT[:31])


def test_the_key_is_made_of_link_terms_and_seeds() -> None:
    message = lp(
        b"hokm-fair-1/key", b"k7f3m9-1", number(7), TERMS.rules_hash, bytes([1]) * 32, b"none", bytes([3]) * 32, b"none"
    )
    assert deal_key(TERMS, 7, ROOT, SEEDS) == hmac.new(ROOT, message, hashlib.sha256).digest()


def test_every_part_of_the_key_counts() -> None:
    keys = {
        deal_key(TERMS, 7, ROOT, SEEDS),
        deal_key(TERMS, 8, ROOT, SEEDS),
        deal_key(TERMS, 7, ROOT[::-1], SEEDS),
        deal_key(TERMS._replace(match_id="k7f3m9-2"), 7, ROOT, SEEDS),
        deal_key(TERMS._replace(rules_hash=ROOT), 7, ROOT, SEEDS),
        deal_key(TERMS, 7, ROOT, (SEEDS[2], None, SEEDS[0], None)),
        deal_key(TERMS, 7, ROOT, (SEEDS[0], None, None, None)),
        deal_key(TERMS, 7, ROOT, (SEEDS[0], None, SEEDS[2])),
    }
    assert len(keys) == 8


def test_a_seed_counts_only_with_its_own_hash_and_of_the_right_length() -> None:
    seed = bytes([1]) * 32
    assert is_revealed(seed, seed_hash(seed))
    assert not is_revealed(seed, seed_hash(seed[::-1] + b"x"))
    assert not is_revealed(seed[:31], seed_hash(seed[:31]))
    assert not is_revealed(None, seed_hash(seed))
    assert not is_revealed(seed, None)


def test_the_canonical_order_goes_by_copy_then_suit_then_down_from_the_ace() -> None:
    two_packs = tuple(Card(card) for card in range(104))
    order = canonical(two_packs)
    assert format_cards(order[:14]) == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH"
    assert [format_card(order[place]) for place in (26, 39, 51, 52, 103)] == ["AD", "AC", "2C", "AS2", "2C2"]
    assert canonical(two_packs[::-1]) == order


def words(key: bytes, label: bytes) -> list[int]:
    """The first words of a stream."""
    blocks = [hmac.new(key, lp(label, number(count)), hashlib.sha256).digest() for count in range(20)]
    return [word for block in blocks for word in struct.unpack(">8I", block)]


def shuffled(cards: list[str], stream: list[int]) -> list[str]:
    """As the page says; the words used are taken off the stream."""
    for place in range(len(cards) - 1, 0, -1):
        bound = place + 1
        while (word := stream.pop(0)) >= (1 << 32) // bound * bound:
            pass
        other = word % bound
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def canonical_texts() -> list[str]:
    return [f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT98765432"]


def test_the_pack_the_draw_the_lot_and_a_turned_card_follow_from_the_key() -> None:
    dealer = KeyedDealer(lambda deal: hashlib.sha256(bytes([deal])).digest())
    pack = VARIANTS["hokm-4"].pack
    first, fifth = hashlib.sha256(b"\x01").digest(), hashlib.sha256(b"\x05").digest()
    assert format_cards(dealer.deal(5, pack)).split() == shuffled(canonical_texts(), words(fifth, b"deal"))
    stream = words(first, b"draw")
    expected = [shuffled(canonical_texts(), stream), shuffled(canonical_texts(), stream)]
    assert [format_cards(drawn).split() for drawn in islice(dealer.draw(pack), 2)] == expected
    assert dealer.lot(4) == words(first, b"lot")[0] % 4
    pool = tuple(map(parse_card, ("2H", "AC", "KH")))
    assert format_card(dealer.turned(5, pool)) == ["KH", "2H", "AC"][words(fifth, b"turned")[0] % 3]


def test_asking_again_brings_the_same() -> None:
    dealer = KeyedDealer(lambda deal: bytes([deal]) * 32)
    pack = VARIANTS["hokm-4"].pack
    assert dealer.deal(3, pack) == dealer.deal(3, pack) != dealer.deal(4, pack)
    assert next(dealer.draw(pack)) == next(dealer.draw(pack))
