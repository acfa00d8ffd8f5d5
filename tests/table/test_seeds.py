"""The exchange of seeds at a table: who is waited for and how long, and what a crash, a leaver or a redeal changes."""

import io

import pytest

from hokm.fairness import seed_hash
from hokm.records.verdict import Verdict
from hokm.records.verify import verify
from hokm.rules import PackDealt, RefusalCode
from hokm.table import Entry, ledger, played, record, score_sheet
from hokm.table.changes import ChainBegan, DealsOpened, SeedHashed, SeedsClosed, SeedShown, SeedsListed
from tests.table.evening import BY_LOT, Evening, seed_of
from tests.table.test_lobby import refused

TARGET_4 = (*BY_LOT, ("target", "4"))


def held(evening: Evening, match: int = 1) -> Verdict:
    found = played(evening.log, match)
    assert found is not None
    (verdict,) = verify(io.StringIO(record(found, str.title, {})))
    assert verdict.holds, verdict.faults
    return verdict


def wait_for_cards(evening: Evening, deal: int) -> float:
    """Seconds until the deal is dealt, with nobody doing anything more."""
    begun = evening.now
    while evening.table.deals < deal:
        evening.tick(0.01)
        assert evening.now - begun < 30
    return evening.now - begun


def begin(evening: Evening) -> Evening:
    evening.authority.start("ann", evening.now)
    return evening


def test_where_all_devices_answer_nobody_waits() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4))
    assert wait_for_cards(evening, 1) <= 0.01
    evening.until_break()
    for person in ("ann", "ben"):
        evening.authority.ready(person)
    assert wait_for_cards(evening, 2) <= 0.01


@pytest.mark.parametrize("silent", [{"ben"}, {"ann"}, {"ann", "ben"}])
def test_a_device_that_promises_nothing_holds_the_first_deal_for_half_a_second(silent: set[str]) -> None:
    evening = Evening("ann", "ben", rules=TARGET_4, silent=silent)
    assert 0.49 <= wait_for_cards(begin(evening), 1) <= 0.52
    evening.until_break()
    for person in ("ann", "ben"):
        evening.authority.ready(person)
    assert wait_for_cards(evening, 2) <= 0.01  # what it did not promise is not waited for
    assert not [item for item in evening.log if isinstance(item, SeedShown | SeedHashed) and item_of(item) in silent]


def item_of(item: SeedShown | SeedHashed) -> str:
    return item.person if isinstance(item, SeedHashed) else ("ann", "ben")[item.seat]


@pytest.mark.parametrize("deal", [1, 2])
def test_a_device_that_breaks_its_promise_holds_a_deal_for_a_second_and_a_half(deal: int) -> None:
    evening = Evening("ann", "ben", rules=TARGET_4)
    if deal == 1:
        evening.breaking.add("ben")
        begin(evening)
    else:
        begin(evening).until(lambda evening: evening.table.deals == 1)
        evening.breaking.add("ben")
        evening.until_break()
        for person in ("ann", "ben"):
            evening.authority.ready(person)
    assert 1.48 <= wait_for_cards(evening, deal) <= 1.52
    assert evening.authority.ledger.owed(deal) == ("ben",)
    evening.breaking.clear()
    held(evening.until_over())


def test_nobody_waits_for_people_who_are_away() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4))
    evening.until(lambda evening: evening.table.deals == 1).depart("ben")
    evening.until_break()
    evening.authority.ready("ann")
    evening.authority.ready("ben")
    assert wait_for_cards(evening, 2) <= 0.01
    assert evening.authority.ledger.owed(2) == ("ben",)


def test_in_a_long_break_a_device_has_until_its_end() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4))
    evening.until(lambda evening: evening.table.deals == 1)
    evening.silent.add("ben")
    evening.until_break()
    evening.tick(5)
    evening.silent.clear()
    assert wait_for_cards(evening, 2) <= 3.1
    assert evening.authority.ledger.owed(2) == ()


def test_seeds_are_taken_in_their_time_only() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4, silent={"ann", "ben"})
    authority = evening.authority
    good = seed_of("ann", 1)
    with refused(RefusalCode.NOT_NOW):
        authority.show_seed("ann", 1, 1, good)
    with refused(RefusalCode.NOT_NOW):
        authority.give_hash("ann", 1, 2, seed_hash(good))
    with refused(RefusalCode.NOT_NOW):
        authority.give_hash("ann", 2, 1, seed_hash(good))
    with refused(RefusalCode.NOT_SEATED):
        authority.give_hash("cy", 1, 1, seed_hash(good))
    authority.give_hash("ann", 1, 1, b"\0" * 32)
    authority.give_hash("ann", 1, 1, seed_hash(good))  # the last word counts
    begin(evening).tick(0.5)
    with refused(RefusalCode.NOT_NOW):
        authority.give_hash("ann", 1, 1, seed_hash(b"a better one"))
    for wrong in (b"\0" * 32, b"", good + b"\0", seed_hash(good)):
        with refused(RefusalCode.WRONG_SEED):
            authority.show_seed("ann", 1, 1, wrong)
    with refused(RefusalCode.WRONG_SEED):
        authority.show_seed("ben", 1, 1, seed_of("ben", 1))
    with refused(RefusalCode.NOT_SEATED):
        authority.show_seed("cy", 1, 1, good)
    authority.show_seed("ann", 1, 1, good)
    authority.show_seed("ann", 1, 1, good)
    evening.tick(1.1)
    with refused(RefusalCode.NOT_NOW):
        authority.show_seed("ann", 1, 1, good)
    assert authority.ledger.deals[0].reveals == (good, None, None, None)
    assert [item for item in evening.log if isinstance(item, SeedShown)] == [SeedShown(1, 0, good)]


def test_a_crash_changes_neither_chain_nor_seeds_nor_cards() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4)).until_break()
    assert evening.authority.ledger.listed == 2
    before = evening.authority.ledger
    key = before.key(evening.table.variant.rules_hash, 1)
    evening.crash()
    after = evening.authority.ledger
    assert after.key(evening.table.variant.rules_hash, 1) == key
    assert (after.deals, after.opened, after.link(2)) == (before.deals, before.opened, before.link(2))
    for person in ("ann", "ben"):
        evening.arrive(person)
    held(evening.until_over())


def test_a_deal_that_was_fixed_before_a_crash_is_dealt_the_same_after_it() -> None:
    packs = []
    for crashes in (False, True):
        evening = begin(Evening("ann", "ben", rules=TARGET_4)).until_break()
        evening.authority.hold("ann", True, evening.now)
        evening.tick(2)
        if crashes:
            evening.crash()
            for person in ("ann", "ben"):
                evening.arrive(person)
        evening.until(lambda evening: evening.table.deals == 2)
        packs.append([item.given for item in evening.log if isinstance(item, Entry) and type(item.given) is PackDealt])
    assert packs[0] == packs[1]


def test_who_leaves_between_the_hashes_and_the_seeds_gives_none() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4))
    evening.until(lambda evening: evening.table.deals == 1)
    evening.silent.add("ben")
    evening.until_break()
    evening.authority.leave("ben")
    evening.authority.ready("ann")
    wait_for_cards(evening, 2)
    listed = evening.authority.ledger.deals[1]
    assert listed.people[:2] == ("ann", "ben")
    assert [commit is None for commit in listed.commits] == [False, False, True, True]
    assert [reveal is None for reveal in listed.reveals] == [False, True, True, True]
    held(evening.until_over())


def test_a_deal_that_is_thrown_in_uses_up_its_link() -> None:
    rules = (*TARGET_4, ("redeal", "no-court-first5"))
    for seed in range(200):
        evening = Evening("ann", rules=rules, seed=str(seed)).start()
        evening.until(lambda evening: evening.table.deals > 1)
        if score_sheet(evening.table.log)[0].result.kind == "redeal":
            break
    else:
        raise AssertionError("no deal was thrown in")
    packs = [item.given.pack for item in evening.log if isinstance(item, Entry) and isinstance(item.given, PackDealt)]
    assert len(packs) == 2
    assert packs[0] != packs[1]
    assert evening.authority.ledger.opened == 1
    assert evening.authority.ledger.link(1) != evening.authority.ledger.link(2)
    held(evening.until_over())


def test_when_a_chain_is_used_up_the_next_one_is_told_before_its_hashes_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ledger, "LENGTH", 3)
    monkeypatch.setattr("hokm.records.verify.LENGTH", 3)
    evening = begin(Evening("ann", "ben", rules=(*BY_LOT, ("target", "7")))).until_over()
    dealt = evening.table.deals
    assert dealt >= 7
    begun = [item.first for item in evening.log if isinstance(item, ChainBegan) and item.match == 1]
    assert begun[:3] == [1, 4, 7]
    for first in begun[1:]:
        chain = next(place for place, item in enumerate(evening.log) if item_is(item, ChainBegan, first=first))
        hashes = [place for place, item in enumerate(evening.log) if item_is(item, SeedHashed, deal=first, match=1)]
        assert all(place > chain for place in hashes)
    assert held(evening).checked == dealt
    assert "proof chain 4 head=" in record(played(evening.log, 1), str.title, {})  # type: ignore[arg-type]


def item_is(item: object, kind: type, **fields: object) -> bool:
    return isinstance(item, kind) and all(getattr(item, name) == value for name, value in fields.items())


def test_every_step_is_in_the_log_before_the_next_one() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4)).until_over()
    steps = [item for item in evening.log if isinstance(item, SeedsListed | SeedsClosed | DealsOpened | Entry)]
    for number in range(1, evening.table.deals + 1):
        listed = next(place for place, item in enumerate(steps) if item_is(item, SeedsListed, deal=number))
        closed = next(place for place, item in enumerate(steps) if item_is(item, SeedsClosed, deal=number))
        packs = [place for place, item in enumerate(steps) if isinstance(item, Entry) and type(item.given) is PackDealt]
        opened = next(place for place, item in enumerate(steps) if item_is(item, DealsOpened, deal=number))
        assert listed < closed < packs[number - 1] < opened


def test_the_hashes_for_a_rematch_are_taken_when_the_match_is_over() -> None:
    evening = begin(Evening("ann", "ben", rules=(*BY_LOT, ("target", "1")))).until_over()
    coming = evening.authority.ledger.coming
    assert coming is not None
    assert coming.hash_of("ann") == seed_hash(seed_of("ann", 1))
    for person in ("ann", "ben"):
        evening.authority.rematch(person)
    assert wait_for_cards_of_match(evening, 2) <= 0.01
    held(evening.until_over(), 2)


def wait_for_cards_of_match(evening: Evening, match: int) -> float:
    begun = evening.now
    while evening.authority.setup.match < match or evening.table.deals == 0:
        evening.tick(0.01)
        assert evening.now - begun < 30
    return evening.now - begun - 0.01


def test_no_secret_is_in_any_repr() -> None:
    evening = begin(Evening("ann", "ben", rules=TARGET_4)).until_break()
    told = repr(evening.authority.ledger) + repr(evening.log) + repr(evening.authority)
    secrets = [item.root for item in evening.log if isinstance(item, ChainBegan)]
    secrets += [evening.authority.ledger.link(deal) for deal in range(1, 5)]
    assert not [secret for secret in secrets if secret.hex() in told or repr(secret) in told]


@pytest.mark.parametrize("phase", ["lobby", "play", "break", "over"])
def test_a_table_of_an_older_program_plays_on_and_proves_its_next_match(phase: str) -> None:
    evening = Evening("ann", "ben", rules=TARGET_4)
    if phase != "lobby":
        begin(evening)
        ways = {"play": lambda: evening.until_turn_of("ann"), "break": evening.until_break, "over": evening.until_over}
        ways[phase]()
    evening.keep()
    proofs = ChainBegan | SeedHashed | SeedsListed | SeedShown | SeedsClosed | DealsOpened
    evening.log = [item for item in evening.log if not isinstance(item, proofs)]
    evening.crash()
    for person in ("ann", "ben"):
        evening.arrive(person)
    if phase == "lobby":
        held(begin(evening).until_over())
        return
    evening.until_over()
    assert played(evening.log, 1) is None
    for person in ("ann", "ben"):
        evening.authority.rematch(person)
    evening.settle()
    held(evening.until_over(), 2)
