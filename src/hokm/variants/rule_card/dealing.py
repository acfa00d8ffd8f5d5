"""The lines about everything before the first card is led: seats, pack, packets, auction, draft, claims, passing."""

from collections.abc import Callable

from hokm.cards import PACK_52, format_card
from hokm.rules import Variant
from hokm.rules.phases import Auction, Draft
from hokm.rules.phases.draft import FIRST_CARDS
from hokm.rules.policies import first_hakem as finding
from hokm.rules.policies.claims import ACE, NoRedeals, Redeals
from hokm.rules.policies.deal_plan import AtOnce, Batches, FiveThenStock
from hokm.rules.policies.exchange import NoExchange, TrumpsForKots
from hokm.rules.policies.exposure import AllHandsHidden, DummyOpens
from hokm.rules.variant import Seating
from hokm.variants.rule_card.asking import can_kot, first_cards, goes_on, yes
from hokm.variants.rule_card.card import Lines, Value, lines


@lines.register
def _(policy: Seating, variant: Variant) -> Lines:
    if policy.dummy:
        shape = "dummy"
    elif policy.sides == policy.seats:
        shape = "alone"
    else:
        shape = "sides"
    each = policy.seats // policy.sides
    said: Lines = [(f"seats-{shape}", {"seats": policy.seats, "each": each})]
    # Two players sit across: between them no direction can be seen.
    return said if policy.seats == 2 else [*said, ("direction", {"direction": policy.direction})]


@lines.register
def _(pack: tuple, variant: Variant) -> Lines:  # type: ignore[type-arg]
    packs = -(-len(pack) // len(PACK_52))
    missing = [card for card in PACK_52 if card not in variant.cards]
    if variant.removed:
        return [("pack-without-drawn-two", {"cards": variant.cards_in_deal})]
    if len(missing) == 1:
        return [("pack-without-two", {"cards": len(pack), "suit": format_card(missing[0])[-1]})]
    if missing:
        return [("pack-without-twos", {"cards": len(pack), "packs": packs})]
    return [("pack", {"cards": len(pack)})]


def role(variant: Variant) -> str:
    """What the seat does that is found first: make trump, bid, or lead."""
    if variant.trump.has_hakem:
        return "hakem"
    return "bids" if "auction" in variant.phase_named else "leads"


def _method(word: str) -> Callable[[object, Variant], Lines]:
    def say(policy: object, variant: Variant) -> Lines:
        found: Lines = [(f"first-hakem-{word}", {"role": role(variant)})]
        if getattr(policy, "cap", False):
            found.append(("draw-cap", {}))
        if getattr(policy, "skip_hakem", True) is False:
            found.append(("no-skip", {}))
        return found

    return say


for _kind, _word in (
    (finding.ByLot, "lot"),
    (finding.TwoAces, "two-aces"),
    (finding.HighCard, "high-card"),
    (finding.TwoCardTotal, "two-card-total"),
    (finding.DrawHigh, "draw-high"),
    (finding.HighCardDealer, "high-card-dealer"),
    (finding.DrawPartners, "draw-partners"),
):
    lines.register(_kind, _method(_word))


@lines.register
def _(policy: finding.FirstOfRank, variant: Variant) -> Lines:
    rank = "ace" if policy.rank == finding.ACE else "jack"
    return [("first-hakem-rank", {"rank": rank, "role": role(variant)})]


@lines.register
def _(policy: Batches, variant: Variant) -> Lines:
    who = {AtOnce.ELDEST: "eldest", AtOnce.ROUND: "wait" if policy.others_wait else "look", AtOnce.ALL: "all"}
    batches = "-".join(map(str, policy.sizes))
    said: Lines = [("deal", {"batches": batches, "first": policy.sizes[0], "who": who[policy.at_once]})]
    if policy.blind:
        said.append(("deal-blind", {}))
    return said


@lines.register
def _(policy: FiveThenStock, variant: Variant) -> Lines:
    return [("deal-stock", {"first": policy.size, "stock": policy.stock})]


@lines.register
def _(phase: Auction, variant: Variant) -> Lines:
    return [
        ("auction", {"lowest": phase.lowest, "highest": variant.tricks}),
        (f"auction-{'one-round' if phase.one_round else 'until-passes'}", {}),
        (f"auction-all-pass-{'forced' if phase.forced else 'redeal'}", {"lowest": phase.lowest}),
        (f"auction-leads-{'eldest' if phase.eldest_leads else 'hakem'}", {}),
    ]


@lines.register
def _(phase: Draft, variant: Variant) -> Lines:
    least = phase.hakem_discards[0]
    chosen = len(phase.hakem_discards) > 1
    if chosen:
        said: Lines = [("draft-hakem-choice", {"one": least, "other": phase.hakem_discards[1]})]
    else:
        said = [("draft-hakem", {"number": least})]
    if phase.trump_waits:
        said.append(("draft-trump-waits", {"first": FIRST_CARDS}))
    if chosen:
        said.append(("draft-other-rest", {"all": FIRST_CARDS}))
    else:
        said.append(("draft-other", {"number": FIRST_CARDS - least if phase.together else least}))
    said.append(("draft-unseen", {}))
    said.append((f"draft-first-{'most' if chosen else 'hakem'}", {"cards": variant.tricks}))
    if not phase.burns_after_keep:
        said.append(("draft-draw-single", {}))
    else:
        said.append(("draft-draw", {"looks": yes(phase.looks_after_keep)}))
    if phase.both_shown:
        said.append(("draft-both-shown", {}))
    return said


@lines.register
def _(policy: Redeals, variant: Variant) -> Lines:
    first = first_cards(variant)
    said: Lines = [(f"claim-{claim.id}", {"first": first}) for claim in policy.first_batch]
    if said:
        said.append(("redeal-limit", {"limit": policy.limit or 0}))
    if policy.no_court is not None:
        highest = "ace" if policy.no_court[1] == ACE else "king"
        said.append(("claim-no-court-13", {"cards": variant.tricks, "highest": highest}))
    if policy.partner_no_trump:
        said.append(("partner-no-trump", {}))
    return [*said, ("redeal-same", {})] if said else [("no-redeal", {})]


@lines.register
def _(policy: NoRedeals, variant: Variant) -> Lines:
    auction = variant.phase_named.get("auction")
    return [] if isinstance(auction, Auction) and not auction.forced else [("no-redeal", {})]


@lines.register
def _(policy: NoExchange, variant: Variant) -> Lines:
    return []


@lines.register
def _(policy: TrumpsForKots, variant: Variant) -> Lines:
    if not can_kot(variant):
        return []
    values: dict[str, Value] = {"two": yes(goes_on(variant)), "tricks": variant.tricks}
    return [("exchange-gift", values), ("exchange-two-of-hearts", {}), ("exchange-return", {})]


@lines.register
def _(policy: AllHandsHidden, variant: Variant) -> Lines:
    return []


@lines.register
def _(policy: DummyOpens, variant: Variant) -> Lines:
    return [("dummy-opens", {"when": "after" if policy.after_lead else "before"})]
