"""What a proof in a record proves: every record that was dealt fairly holds, every change to one is named."""

import io
import random
import re
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hokm.fairness import Chain, KeyedDealer, Terms, deal_key, seed_hash
from hokm.records import Recorder, in_pieces
from hokm.records.proof import BadProof, Opening, Seeds, format_proof, parse_proof
from hokm.records.verdict import Verdict
from hokm.records.verify import verify
from hokm.rules import PackDealt, Resign, Seats
from hokm.table import Proceed, SeatAction, Table
from hokm.variants import HOKM_4, with_rules_text
from tests.examples import examples


class FairMatch:
    """A match dealt by the method, with two people and two computers, played by picking anything allowed."""

    def __init__(
        self, seed: int, rules: str = "target=2", root: bytes | None = None, match_id: str = "k7f3m9-1"
    ) -> None:
        self.rng = random.Random(seed)
        self.variant = with_rules_text(HOKM_4, rules)
        self.chain = Chain(root or self.rng.randbytes(32), 64)
        self.terms = Terms(match_id, bytes.fromhex(self.variant.rules_hash))
        self.reveals: list[tuple[bytes | None, ...]] = []
        self.table = Table(self.variant, KeyedDealer(self._key))
        tags = {
            "Dealing": "hokm-fair-1",
            "MatchId": match_id,
            "RulesHash": self.variant.rules_hash,
            "Commitment": self.chain.head.hex(),
        }
        self.recorder = Recorder(self.variant, tags)
        self.opened = 0

    def _key(self, deal: int) -> bytes:
        return deal_key(self.terms, deal, self.chain.link(deal), self.reveals[deal - 1])

    def _put_seeds_in(self, deal: int) -> None:
        seeds = tuple(self.rng.randbytes(32) if seat < 2 else None for seat in range(4))
        commits = tuple(seed and seed_hash(seed) for seed in seeds)
        silent = self.rng.random() < 0.2  # the second device hides its seed now and then
        self.reveals.append((seeds[0], None if silent else seeds[1], None, None))
        self.recorder.comment(format_proof(Seeds(deal, commits, self.reveals[-1])))

    def _open(self, deal: int) -> None:
        self.recorder.comment(format_proof(Opening(deal, self.chain.link(deal))))
        self.opened = deal

    def play(self, deals: int = 99, resigns: bool = False) -> "FairMatch":
        """Plays so many deals, or to the end of the match."""
        while self.table.result is None and self.opened < deals:
            awaited = self.table.awaited()
            chance = not isinstance(awaited, Seats)
            if chance and len(self.reveals) == self.table.deals:
                self._put_seeds_in(self.table.deals + 1)
            before = self.table.observation(0).to_act
            if resigns and self.table.deals == 1 and not chance and self.table.observation(0).deal.trick:
                entries = self.table.handle(SeatAction(0, Resign()))
            elif isinstance(awaited, Seats):
                seat = awaited.seats[0]
                entries = self.table.handle(SeatAction(seat, self.rng.choice(self.table.observation(seat).legal)))
            else:
                entries = self.table.handle(Proceed())
            for entry in entries:
                self.recorder.add(before, entry.given, self.table.observation(0))
            dealt = self.table.deals
            over = self.table.result is not None or self.table.observation(0).deal.result is not None
            if dealt > self.opened and over and not isinstance(entries[-1].given, PackDealt):
                self._open(dealt)
        return self


@cache
def fair(seed: int = 1, rules: str = "target=2") -> str:
    """The record of a whole match."""
    return FairMatch(seed, rules).play().recorder.text()


@cache
def three_deals() -> str:
    """A match of three deals, with both seeds given in the second."""
    texts = (fair(seed) for seed in range(50))
    return next(text for text in texts if text.count("deal:") == 3 and seeds_of(text, 2).reveals[1])


def judged(text: str) -> Verdict:
    """The verdict on a record of one match."""
    (verdict,) = verify(in_pieces(io.StringIO(text)))
    return verdict


def words(text: str) -> set[tuple[int | None, str]]:
    """The faults by deal and word."""
    return {(fault.deal, fault.word) for fault in judged(text).faults}


RULES = ["target=2", "target=1; first-caller-method=random", "target=2; turn-up=second-batch; redeal=under-ten"]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(5))
def test_what_was_dealt_fairly_holds(seed: int, rules: str) -> None:
    verdict = judged(fair(seed, rules))
    assert verdict.faults == ()
    assert verdict.holds
    assert verdict.checked >= 1
    assert verdict.waiting == 0


def test_a_match_that_goes_on_holds_as_far_as_it_is_opened() -> None:
    match = FairMatch(3, "target=7").play(3)
    text = match.recorder.text()
    assert (judged(text).holds, judged(text).checked, judged(text).waiting) == (True, 3, 0)
    hidden = re.sub(r"\{proof open [23] .*?\}", "", text)
    assert (judged(hidden).holds, judged(hidden).checked, judged(hidden).waiting) == (True, 1, 2)


def test_a_match_that_was_resigned_is_opened_too() -> None:
    text = FairMatch(4, "target=7").play(resigns=True).recorder.text()
    assert judged(text).holds
    assert words(re.sub(r"\{proof open 1 .*?\}", "", text)) == {(1, "link-missing")}


def test_a_record_without_a_proof_proves_nothing() -> None:
    plain = re.sub(r"\{.*?\}", "", fair())
    for tag in ("Dealing", "MatchId", "RulesHash", "Commitment"):
        plain = re.sub(rf'\[{tag} ".*?"\]\n', "", plain)
    verdict = judged(plain)
    assert (verdict.proved, verdict.holds, verdict.faults) == (False, False, ())


def test_each_match_of_a_file_is_judged_by_itself() -> None:
    text = "\n".join([fair(1), fair(2).replace("hokm-fair-1", "hokm-fair-9"), fair(3)])
    assert [verdict.holds for verdict in verify(in_pieces(io.StringIO(text)))] == [True, False, True]


# ------------------------------------------------------------------------------------------------------- the attacks


def swapped_cards(text: str) -> str:
    """Two cards of the first deal in each other's place."""
    return re.sub(r"deal: (\S+) (\S+)", r"deal: \2 \1", text, count=1)


def first_of(pattern: str, text: str) -> str:
    """The first place of a text that looks like this."""
    found = re.search(pattern, text)
    assert found is not None
    return found[0]


def link_of(text: str, deal: int) -> str:
    found = re.search(rf"proof open {deal} secret=(\w+)", text)
    assert found is not None
    return found[1]


def seeds_of(text: str, deal: int) -> Seeds:
    found = re.search(rf"\{{(proof seeds {deal} .*?)\}}", text)
    assert found is not None
    seeds = parse_proof(found[1])
    assert isinstance(seeds, Seeds)
    return seeds


def with_seeds(text: str, deal: int, change: Callable[[Seeds], Seeds]) -> str:
    seeds = seeds_of(text, deal)
    return text.replace(format_proof(seeds), format_proof(change(seeds)))


def put(values: Sequence[bytes | None], seat: int, value: bytes | None) -> tuple[bytes | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


OTHER = bytes(range(32))
ATTACKS: dict[str, tuple[Callable[[str], str], set[tuple[int | None, str]]]] = {
    "a link changed": (lambda text: text.replace(link_of(text, 2), OTHER.hex()), {(2, "chain"), (2, "deal")}),
    "the first link changed": (
        lambda text: text.replace(link_of(text, 1), OTHER.hex()),
        {(1, "chain"), (1, "deal"), (1, "draw")},
    ),
    "a link left out": (lambda text: re.sub(r"\{proof open 2 .*?\}", "", text), {(2, "link-missing")}),
    "the last link left out": (lambda text: re.sub(r"\{proof open 3 .*?\}", "", text), {(3, "link-missing")}),
    "the seeds left out": (lambda text: re.sub(r"\{proof seeds 2 .*?\}", "", text), {(2, "seed")}),
    "the draw changed": (lambda text: re.sub(r"draw: (\S+) (\S+)", r"draw: \2 \1", text, count=1), {(1, "draw")}),
    "a reveal changed": (
        lambda text: with_seeds(text, 2, lambda seeds: seeds._replace(reveals=put(seeds.reveals, 0, OTHER))),
        {(2, "seed"), (2, "deal")},
    ),
    "a reveal turned to none": (
        lambda text: with_seeds(text, 2, lambda seeds: seeds._replace(reveals=put(seeds.reveals, 0, None))),
        {(2, "deal")},
    ),
    "a hash changed": (
        lambda text: with_seeds(text, 2, lambda seeds: seeds._replace(commits=put(seeds.commits, 0, OTHER))),
        {(2, "seed")},
    ),
    "a seed out of nowhere": (
        lambda text: with_seeds(text, 2, lambda seeds: seeds._replace(reveals=put(seeds.reveals, 3, OTHER))),
        {(2, "seed"), (2, "deal")},
    ),
    "a seat too few": (
        lambda text: with_seeds(text, 2, lambda seeds: Seeds(2, seeds.commits[:3], seeds.reveals[:3])),
        {(2, "seed")},
    ),
    "MatchId changed": (
        lambda text: text.replace("k7f3m9-1", "k7f3m9-2"),
        {(None, "tag"), (1, "draw"), (1, "deal"), (2, "deal"), (3, "deal")},
    ),
    "MatchId left out": (lambda text: text.replace('[MatchId "k7f3m9-1"]', ""), {(None, "tag")}),
    "RulesHash changed": (
        lambda text: re.sub(r'RulesHash "\w', 'RulesHash "z', text),
        {(None, "rules-hash")},
    ),
    "Commitment changed": (
        lambda text: re.sub(r'Commitment "\w+', f'Commitment "{OTHER.hex()}', text),
        {(None, "commitment")},
    ),
    "Commitment cut short": (lambda text: re.sub(r'Commitment "\w\w', 'Commitment "', text), {(None, "commitment")}),
    "Dealing changed": (lambda text: text.replace("hokm-fair-1", "hokm-fair-2"), {(None, "tag")}),
    "Dealing left out": (lambda text: text.replace('[Dealing "hokm-fair-1"]', ""), {(None, "tag")}),
    "Dealing doubled": (
        lambda text: text.replace("[MatchId", '[Dealing "hokm-fair-1"]\n[MatchId'),
        {(None, "tag")},
    ),
    "Result changed": (lambda text: re.sub(r'Result "\d', 'Result "9', text), {(None, "result")}),
    "an opening doubled": (
        lambda text: re.sub(r"(\{proof open 2 .*?\})", r"\1 \1", text),
        {(2, "chain")},
    ),
    "seeds doubled": (lambda text: re.sub(r"(\{proof seeds 2 .*?\})", r"\1 \1", text), {(2, "seed")}),
    "a chain of its own in the middle": (
        lambda text: text.replace("{proof seeds 2", f"{{proof chain 2 head={OTHER.hex()}}} {{proof seeds 2"),
        {(2, "chain"), (3, "chain")},
    ),
    "an unknown proof": (
        lambda text: text.replace("{proof open 2", "{proof reopen 2"),
        {(None, "tag"), (2, "link-missing")},
    ),
    "a link shortened": (
        lambda text: text.replace(link_of(text, 2), link_of(text, 2)[:-1]),
        {(None, "link-missing"), (2, "link-missing")},
    ),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_every_change_is_named(attack: str) -> None:
    change, expected = ATTACKS[attack]
    text = three_deals()
    changed = change(text)
    assert changed != text
    found = words(changed)
    illegal = {fault for fault in found if fault[1] == "illegal"}
    assert expected <= found, judged(changed).faults
    assert found - illegal <= expected | {(deal, word) for deal, word in found if deal and deal > 3}
    assert not judged(changed).holds


def test_two_cards_of_a_deal_swapped() -> None:
    assert any(word == "deal" for _, word in words(swapped_cards(fair(1))))


def test_two_deals_exchanged() -> None:
    text = fair(1)
    first, second = re.findall(r"deal: (.*)", text)[:2]
    exchanged = text.replace(first, "*").replace(second, first).replace("*", second)
    assert any(word == "deal" for _, word in words(exchanged))


def test_a_deal_dropped_with_its_proof() -> None:
    text = three_deals()
    start, end = text.index("{proof seeds 2"), text.index("{proof seeds 3")
    found = words(text[:start] + text[end:])
    assert {word for _, word in found} & {"illegal", "chain", "link-missing", "seed", "deal"}


def test_another_matchs_proof() -> None:
    """Comments and commitment of one match round the cards of another."""
    mine, other = fair(1), fair(2)
    proofs = iter(re.findall(r"\{.*?\}", other))
    mixed = re.sub(r"\{.*?\}", lambda found: next(proofs, found[0]), mine)
    mixed = re.sub(r'\[Commitment ".*?"\]', first_of(r'\[Commitment ".*?"\]', other), mixed)
    assert "deal" in {word for _, word in words(mixed)}


def test_an_illegal_card_is_named() -> None:
    text = fair(1)
    line = next(line for line in text.splitlines() if re.fullmatch(r"(\w\w ){3}\w\w", line))
    first, _, *rest = line.split()
    assert "illegal" in {word for _, word in words(text.replace(line, " ".join([first, first, *rest])))}


def test_an_opening_before_the_end_of_its_deal_is_named() -> None:
    text = fair(1)
    opening = first_of(r"\{proof open 2 .*?\}", text)
    early = text.replace(opening, "").replace("{proof seeds 2", f"{opening} {{proof seeds 2")
    assert (2, "chain") in words(early)


def test_seeds_behind_the_cards_are_named() -> None:
    text = fair(1)
    seeds = first_of(r"\{proof seeds 2 .*?\}", text)
    late = text.replace(seeds, "").replace("{proof open 2", f"{seeds} {{proof open 2")
    assert (2, "seed") in words(late)


# -------------------------------------------------------------------------------------------------------- robustness


@given(st.text(alphabet="proof sedchainutbw0123456789abf=,none{}-", max_size=120))
@settings(max_examples=examples(300))
def test_any_comment_is_a_proof_or_is_told(text: str) -> None:
    for comment in (text, f"proof {text}"):
        try:
            proof = parse_proof(comment)
        except BadProof:
            continue
        assert proof is None or parse_proof(format_proof(proof)) == proof


@given(st.integers(0, 10**9), st.integers(1, 8))
@settings(max_examples=examples(60))
def test_a_damaged_record_never_holds_by_accident_and_never_breaks_the_verifier(place: int, size: int) -> None:
    text = fair(1)
    at = place % (len(text) - size)
    damaged = text[:at] + text[at + size :]
    for verdict in verify(in_pieces(io.StringIO(damaged))):
        assert verdict.holds in (True, False)
        if re.sub(r"\s+", " ", damaged) != re.sub(r"\s+", " ", text) and verdict.holds:
            same = [
                re.sub(r"[^\w]", "", "".join(re.findall(r"deal:.*|secret=\w+|reveal=[\w,]+", it)))
                for it in (damaged, text)
            ]
            assert same[0] == same[1]  # what was lost proves nothing


# ------------------------------------------------------------------------------------------------ forged on purpose


def test_a_chain_of_ones_own_does_not_replace_the_commitment() -> None:
    """The forger deals from a chain of his own, but shows the commitment that the devices were told."""
    text = fair(1)
    head = first_of(r'(?<=\[Commitment ").*?(?=")', text)
    forged = text.replace(f'"{head}"', f'"{"ab" * 32}"').replace(
        "{proof seeds 1", f"{{proof chain 1 head={head}}}\n{{proof seeds 1"
    )
    assert (1, "chain") in words(forged)
    assert not judged(forged).holds


@pytest.mark.parametrize("first", [4097, 9000])
def test_a_chain_for_no_deal_of_the_match_is_named(first: int) -> None:
    text = fair(1).replace("{proof seeds 1", f"{{proof chain {first} head={'ab' * 32}}}\n{{proof seeds 1")
    assert (first, "chain") in words(text)


def test_seeds_for_no_deal_of_the_match_are_named() -> None:
    text = three_deals()
    assert words(text + "{proof seeds 4 commit=none,none,none,none reveal=none,none,none,none}\n") == {(4, "seed")}


def test_before_a_deal_is_opened_nothing_is_proved() -> None:
    for text in (
        fair(1)[: fair(1).index("{proof seeds 1")].replace(first_of(r"\[Result .*?\]\n", fair(1)), ""),
        re.sub(r"\{proof open .*?\}", "", FairMatch(3, "target=7").play(2).recorder.text()),
    ):
        verdict = judged(text)
        assert (verdict.proved, verdict.holds, verdict.checked, verdict.faults) == (False, False, 0, ())


@pytest.mark.parametrize("instead", ["", "[Variant hokm-4]", '[Event "Nowruz"]'])
def test_a_match_whose_game_is_missing_is_not_passed_over(instead: str) -> None:
    text = fair(1).replace('[Variant "hokm-4"]', instead) + "\n" + fair(2)
    first, second = verify(in_pieces(io.StringIO(text)))
    assert "illegal" in {fault.word for fault in first.faults}
    assert (first.match, second.match, second.holds) == (1, 2, True)


def test_the_commitment_and_the_proof_have_one_spelling() -> None:
    text = fair(1)
    head = first_of(r'(?<=\[Commitment ").*?(?=")', text)
    for other in (head.upper(), f"{head[:32]} {head[32:]}"):
        assert (None, "commitment") in words(text.replace(head, other))
    for other in ("01", "\u0661"):
        assert "link-missing" in {word for _, word in words(text.replace("{proof open 1 ", f"{{proof open {other} "))}
