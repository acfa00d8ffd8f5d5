"""The page's check of deals: honest ones are found honest, forged ones are named by the right word."""

from collections.abc import Callable

import pytest

from tests.page.lives import RULES, WHAT_HAPPENS, Message, changed, evening, live, opened, seed_with
from tests.page.test_fair_vectors import without_node

pytestmark = without_node


def swap_first_two(kind: str) -> Callable[[Message], None]:
    """Two cards of what chance brought change places."""

    def change(deal: Message) -> None:
        for place, text in enumerate(deal["chance"]):
            word, *cards = text.split()
            if word == f"{kind}:":
                assert len(cards) > 1
                deal["chance"][place] = " ".join([word, cards[1], cards[0], *cards[2:]])

    return change


def unique(requests: list[Message]) -> list[Message]:
    """Each once, in order."""
    return [request for place, request in enumerate(requests) if request not in requests[:place]]


# ------------------------------------------------------------------------------------------------------------- honesty


@pytest.mark.parametrize("name", RULES)
def test_honest_deals_are_found_honest_and_wholly_seen(name: str) -> None:
    for seed in sorted({"1", "2", seed_with(name, WHAT_HAPPENS.get(name, "deal-ended"))}):
        watched = evening(name, seed)
        found = live(watched.seeds, watched.messages)
        assert [verdict["deal"] for verdict in found.verdicts] == list(range(1, watched.table.deals + 1))
        for verdict in found.verdicts:
            assert (verdict["faults"], verdict["whole"], verdict["ownSeed"]) == ([], True, True)
            assert verdict["cards"] == 52
        assert found.broken == []


@pytest.mark.parametrize("name", ["by-lot", "by-draw"])
def test_the_page_asks_for_what_the_python_device_asks_for(name: str) -> None:
    watched = evening(name)
    found = live(watched.seeds, watched.messages)
    assert unique(found.requests) == unique(watched.requests)


def test_each_deal_gets_a_seed_of_its_own() -> None:
    shown = [request["seed"] for request in evening("by-lot").requests if request["type"] == "seed"]
    found = live(evening("by-lot").seeds, evening("by-lot").messages)
    assert [request["seed"] for request in unique(found.requests) if request["type"] == "seed"] == shown
    assert len(set(shown)) == 3


# -------------------------------------------------------------------------------------------------- what does not match


def set_own_none(deal: Message) -> None:
    deal["seeds"][0] = None


def set_other_none(deal: Message) -> None:
    deal["seeds"][1] = None


def change_other_seed(deal: Message) -> None:
    deal["seeds"][1] = "0" * 64


def shorten_seed(deal: Message) -> None:
    deal["seeds"][1] = deal["seeds"][1][:62]


def change_hash(deal: Message) -> None:
    deal["commits"][1] = "0" * 64


def drop_seat(deal: Message) -> None:
    deal["commits"].pop()
    deal["seeds"].pop()


def change_link(deal: Message) -> None:
    deal["link"] = deal["link"][:-1] + ("0" if deal["link"][-1] != "0" else "1")


def drop_pack(deal: Message) -> None:
    deal["chance"] = [text for text in deal["chance"] if not text.startswith("deal")]


def double_a_card(deal: Message) -> None:
    deal["chance"] = [text[:-2] + text[6:8] if text.startswith("deal") else text for text in deal["chance"]]


def unknown_chance(deal: Message) -> None:
    deal["chance"].append("dice: 6")


FORGED: dict[str, tuple[str, Callable[[Message], None], str]] = {
    "two-cards-of-the-pack": ("by-lot", swap_first_two("deal"), "deal"),
    "two-cards-of-the-draw": ("by-draw", swap_first_two("draw"), "draw"),
    "no-pack": ("by-lot", drop_pack, "deal"),
    "a-card-twice": ("by-lot", double_a_card, "deal"),
    "the-own-seed-left-out": ("by-lot", set_own_none, "seed"),
    "another-seed-left-out": ("by-lot", set_other_none, "deal"),
    "another-seed": ("by-lot", change_other_seed, "seed"),
    "a-short-seed": ("by-lot", shorten_seed, "seed"),
    "another-hash": ("by-lot", change_hash, "seed"),
    "a-seat-left-out": ("by-lot", drop_seat, "seed"),
    "another-link": ("by-lot", change_link, "chain"),
    "another-kind-of-chance": ("by-lot", unknown_chance, "chance"),
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_opening_is_named_by_the_right_word(forged: str) -> None:
    name, change, word = FORGED[forged]
    found = changed(name, opened(1, change), "opened")
    assert word in found.faults(1)
    assert found.faults(2) == []


def test_another_lot_or_turned_card_is_a_matter_of_chance() -> None:
    def another_lot(deal: Message) -> None:
        deal["chance"] = [
            f"lot: {(int(text[5:]) + 1) % 4}" if text.startswith("lot") else text for text in deal["chance"]
        ]

    assert changed("by-lot", opened(1, another_lot), "opened").faults(1) == ["chance"]

    def another_card(message: Message) -> None:
        for deal in message["deals"]:
            cards = next(text for text in deal["chance"] if text.startswith("deal")).split()[1:]
            for place, text in enumerate(deal["chance"]):
                if text.startswith("turned"):
                    deal["chance"][place] = f"turned: {next(card for card in cards if card != text[8:])}"

    found = changed("turned-remaining-eight", another_card, "opened")
    assert {word for verdict in found.verdicts for word in verdict["faults"]} == {"chance"}


def test_links_of_two_deals_exchanged_lead_nowhere() -> None:
    links = {deal["deal"]: deal["link"] for m in evening("by-lot").messages for deal in m.get("deals", ())}

    def exchange(message: Message) -> None:
        for deal in message["deals"]:
            deal["link"] = links[{1: 2, 2: 1}.get(deal["deal"], deal["deal"])]

    found = changed("by-lot", exchange, "opened")
    assert "chain" in found.faults(1)
    assert "chain" in found.faults(2)
    assert found.faults(3) == []


@pytest.mark.parametrize("field", ["match_id", "rules_hash"])
def test_another_match_or_other_rules_give_other_cards(field: str) -> None:
    """Told from the beginning on: the promise is kept, but the cards are not its cards."""

    def change(message: Message) -> None:
        message[field] = message[field][::-1]

    assert "deal" in changed("by-lot", change, "committed").faults(1)


def test_a_commitment_of_another_chain_is_noticed() -> None:
    def change(message: Message) -> None:
        message["chains"][0]["commitment"] = "0" * 64

    assert [word for deal in (1, 2, 3) for word in changed("by-lot", change, "committed").faults(deal)] == ["chain"] * 3


# --------------------------------------------------------------------------------- what this device saw is not the pack


def events_of(message: Message, kind: str) -> list[Message]:
    """The events of a kind in a message."""
    return [event for event in message.get("events", ()) if event["type"] == kind]


def test_a_pack_that_is_not_what_was_dealt_to_the_page_is_noticed() -> None:
    """The own cards were others than the opened pack says, which follows from the key all the same."""
    done: list[bool] = []

    def change(message: Message) -> None:
        for event in events_of(message, "cards-dealt"):
            for packet in event["packets"]:
                if packet["cards"] and not done:
                    done.append(True)
                    packet["cards"][0] = "2C" if packet["cards"][0] != "2C" else "3C"

    assert changed("by-lot", change, "events").faults(1) == ["deal"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_card_played_by_another_seat_than_had_it_is_noticed(seat: int) -> None:
    done: list[bool] = []

    def change(message: Message) -> None:
        for event in events_of(message, "card-played"):
            if event["seat"] == seat and not done:
                done.append(True)
                event["seat"] = (seat + 1) % 4

    assert changed("by-lot", change, "events").faults(1) == ["deal"]


def test_opened_hands_that_are_not_those_of_the_pack_are_noticed() -> None:
    def change(message: Message) -> None:
        for event in events_of(message, "hands-opened"):
            event["hands"][1], event["hands"][2] = event["hands"][2], event["hands"][1]

    assert {tuple(verdict["faults"]) for verdict in changed("by-lot", change, "events").verdicts} == {("deal",)}


def test_a_draw_that_was_not_the_one_shown_is_noticed() -> None:
    def change(message: Message) -> None:
        for event in events_of(message, "hakem-found"):
            event["cards"].reverse()

    # Where the page changes chairs with the draw it is not told of it by an event.
    assert changed("by-draw", change, "events", seed_with("by-draw", "hakem-found")).faults(1) == ["draw"]
