"""The rule card: what a variant's fields say, as ids of texts with their values, one line for each rule.

No sentence stands here: the catalogues turn each line into words of any language. The lines come from the
policies themselves, so that a card cannot say anything but what is played.
"""

from collections.abc import Callable
from functools import singledispatch
from typing import NamedTuple

from hokm.rules import Variant
from hokm.rules.policies import first_hakem as finding
from hokm.rules.policies.announcements import Speech
from hokm.rules.policies.capture import EachTrick
from hokm.rules.policies.claims import Redeals
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.ending import KotRule, Majority
from hokm.rules.policies.follow import FirstLead, FollowSuit, MustTrump
from hokm.rules.policies.going_on import ForThirteen, Mode
from hokm.rules.policies.match_end import FirstTo, FixedDeals
from hokm.rules.policies.ranking import AceHigh
from hokm.rules.policies.scoring import Kots, Points
from hokm.rules.policies.succession import AlwaysNext, HakemStays
from hokm.rules.policies.time_out import Plain
from hokm.rules.policies.trump import Called
from hokm.rules.variant import Seating

Value = str | int


class RuleLine(NamedTuple):
    """One line of a rule card: the slot it belongs to, the id of its text, and the text's values."""

    slot: str
    text: str
    values: dict[str, Value]


#: The slots in the order in which a player meets them.
ORDER = (
    "seating",
    "first_hakem",
    "deal_plan",
    "trump",
    "claims",
    "follow",
    "ranking",
    "capture",
    "ending",
    "going_on",
    "scoring",
    "succession",
    "announcements",
    "match_end",
    "time_out",
)

Lines = list[tuple[str, dict[str, Value]]]


def rule_card(variant: Variant) -> tuple[RuleLine, ...]:
    """The lines of a variant's rule card, in playing order."""
    return tuple(
        RuleLine(slot, f"rule-{text}", values)
        for slot in ORDER
        for text, values in lines(getattr(variant, slot), variant)
    )


@singledispatch
def lines(policy: object, variant: Variant) -> Lines:
    """What a policy says, as ids and values. Every policy in a slot must have its own."""
    raise NotImplementedError(f"the rule card does not know {type(policy).__name__}")


@lines.register
def _(policy: Seating, variant: Variant) -> Lines:
    return [
        ("seats", {"seats": policy.seats, "sides": policy.sides, "cards": len(variant.pack)}),
        ("direction", {"direction": policy.direction}),
    ]


def _method(word: str) -> Callable[[object, Variant], Lines]:
    def say(policy: object, variant: Variant) -> Lines:
        found: Lines = [(f"first-hakem-{word}", {})]
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
    return [("first-hakem-rank", {"rank": "ace" if policy.rank == finding.ACE else "jack"})]


@lines.register
def _(policy: Batches, variant: Variant) -> Lines:
    who = "hakem" if policy.at_once is AtOnce.ELDEST else "all" if policy.others_wait else "look"
    return [("deal", {"batches": "-".join(map(str, policy.sizes)), "first": policy.sizes[0], "who": who})]


@lines.register
def _(policy: Called, variant: Variant) -> Lines:
    said: Lines = [("trump-called", {"first": _first_batch(variant)})]
    if policy.may_turn_up:
        word, _, number = variant.rules["turn-up"].partition(":")
        said.append((f"turn-up-{word}", {"number": int(number or 0)}))
    return said


def _first_batch(variant: Variant) -> int:
    plan = variant.deal_plan.first(variant, 0)
    return plan[0].stop - plan[0].start


@lines.register
def _(policy: Redeals, variant: Variant) -> Lines:
    said: Lines = [(f"claim-{claim.id}", {"first": _first_batch(variant)}) for claim in policy.first_batch]
    if said:
        said.append(("redeal-limit", {"limit": policy.limit or 0}))
    if policy.no_court is not None:
        said.append(("claim-no-court-13", {"cards": variant.tricks}))
    if policy.partner_no_trump:
        said.append(("partner-no-trump", {}))
    return said or [("no-redeal", {})]


@lines.register
def _(policy: FollowSuit, variant: Variant) -> Lines:
    said: Lines = [(f"must-trump-{policy.must_trump.value}", {})]
    if policy.must_trump is MustTrump.OVERTRUMP:
        said.append(("undertrump", {"discard": "yes" if policy.discard_under else "no"}))
    if policy.first_lead is not FirstLead.ALLOWED:
        said.append((f"first-lead-{policy.first_lead.value}", {}))
    return said


@lines.register
def _(policy: AceHigh, variant: Variant) -> Lines:
    return [("ranking", {})]


@lines.register
def _(policy: EachTrick, variant: Variant) -> Lines:
    return []


@lines.register
def _(policy: Majority, variant: Variant) -> Lines:
    needed = variant.tricks // 2 + 1
    said: Lines = [("majority", {"needed": needed, "tricks": variant.tricks, "full": "yes" if policy.full else "no"})]
    kot = {"needed": needed, "tricks": variant.tricks}
    said.append((f"kot-{policy.kot_rule.value}", dict(kot)))
    if variant.announcements.kot_call_required and policy.kot_rule is not KotRule.NONE:
        said.append(("kot-call", {}))
    return said


@lines.register
def _(policy: ForThirteen, variant: Variant) -> Lines:
    if policy.mode is Mode.OFF:
        return []
    said: Lines = [(f"going-on-{policy.mode.value}", {"needed": variant.tricks // 2 + 1, "tricks": variant.tricks})]
    if policy.mode is Mode.CHOICE:
        decider = "either-partner" if policy.partners_look else policy.decider.value
        said.append((f"decider-{decider}", {"look": "yes" if policy.partners_look else "no"}))
    said.append((f"failed-{policy.failed.value}", {}))
    if policy.wins_match:
        said.append(("thirteen-wins", {"tricks": variant.tricks}))
    return said


@lines.register
def _(policy: Points, variant: Variant) -> Lines:
    said: Lines = [
        (
            "points",
            {
                "simple": policy.simple,
                "against": policy.simple_against,
                "kot": policy.kot,
                "kotAgainst": policy.kot_against,
            },
        )
    ]
    if policy.thirteen is not None and _can_go_on(variant):
        said.append(("thirteen-points", {"points": policy.thirteen, "tricks": variant.tricks}))
    return said


@lines.register
def _(policy: Kots, variant: Variant) -> Lines:
    said: Lines = [("kots", {"against": policy.against, "streak": policy.streak_kot or 0})]
    if policy.thirteen is not None and _can_go_on(variant):
        said.append(("thirteen-kots", {"kots": policy.thirteen, "tricks": variant.tricks}))
    return said


def _can_go_on(variant: Variant) -> bool:
    return variant.going_on.goes_on(asked=False) or variant.rules.get("continue-for-13") == "choice"


@lines.register
def _(policy: HakemStays, variant: Variant) -> Lines:
    return [
        (
            "next-hakem",
            {
                "win": policy.after_win.value,
                "kot": policy.after_kot.value,
                "back": "yes" if policy.backward else "no",
            },
        )
    ]


@lines.register
def _(policy: AlwaysNext, variant: Variant) -> Lines:
    return [("next-always", {})]


@lines.register
def _(policy: Speech, variant: Variant) -> Lines:
    said: Lines = []
    if policy.thaap:
        said.append(("thaap", {}))
    if policy.capitulation:
        said.append(("capitulation", {}))
    return said


@lines.register
def _(policy: FirstTo, variant: Variant) -> Lines:
    return [("match-target", {"target": policy.target, "unit": variant.scoring.unit})]


@lines.register
def _(policy: FixedDeals, variant: Variant) -> Lines:
    return [("match-deals", {"deals": policy.deals})]


@lines.register
def _(policy: Plain, variant: Variant) -> Lines:
    return [("time-out", {})]
