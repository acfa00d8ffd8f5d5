"""The lines about what a deal and a match are won by, what they are worth, what may be said, and the clock."""

from hokm.rules import Variant
from hokm.rules.phases import Auction, Draft, Exchange
from hokm.rules.policies import ending
from hokm.rules.policies.announcements import Signals, Speech
from hokm.rules.policies.ending import KotRule
from hokm.rules.policies.going_on import Decider, ForThirteen, Mode
from hokm.rules.policies.hidden_trump import LaidFaceDown, SecretCard
from hokm.rules.policies.match_end import AloneAhead, ASet, FirstTo, FixedDeals
from hokm.rules.policies.scoring import Contract, Kots, OneATrick, Points
from hokm.rules.policies.succession import AlwaysNext, BossStays, HakemStays, WinnerCalls
from hokm.rules.policies.tens import DealersKot, HandRule, Tens, TensKots, TensPoints
from hokm.rules.policies.time_out import Plain
from hokm.rules.policies.trump import Called, Earned
from hokm.variants.rule_card.asking import alone, can_kot, goes_on, maker, yes
from hokm.variants.rule_card.card import Lines, Value, lines


def _kot(rule: KotRule, length: int | None, variant: Variant) -> Lines:
    values: dict[str, Value] = {"length": length or ending.majority(variant), "tricks": variant.tricks}
    said: Lines = [(f"kot-{rule.value}", values)]
    if variant.announcements.kot_call_required and rule is not KotRule.NONE:
        said.append(("kot-call", {}))
    return said


@lines.register
def _(policy: ending.Majority, variant: Variant) -> Lines:
    said: Lines = [
        (
            "majority",
            {"needed": ending.majority(variant), "tricks": variant.tricks, "full": yes(policy.full)},
        )
    ]
    if variant.tricks % 2 == 0:
        said.append((f"tie-{policy.tie.value}", {"half": variant.tricks // 2}))
    return said + _kot(policy.kot_rule, policy.kot_length, variant)


@lines.register
def _(policy: ending.MostTricks, variant: Variant) -> Lines:
    said: Lines = [("most-tricks", {}), (f"tied-{policy.tie.value}", {})]
    return said + _kot(policy.kot_rule, policy.kot_length, variant)


@lines.register
def _(policy: ending.CannotBeEqualled, variant: Variant) -> Lines:
    said: Lines = [("cannot-be-equalled", {"tricks": variant.tricks}), (f"third-{policy.third.value}", {})]
    return said + _kot(policy.kot_rule, policy.kot_length, variant)


@lines.register
def _(policy: ending.MostTaken, variant: Variant) -> Lines:
    values: dict[str, Value] = {"needed": ending.majority(variant), "tricks": variant.tricks, "full": yes(policy.full)}
    return [("most-taken", values), ("kot-taken", {"tricks": variant.tricks})]


@lines.register
def _(policy: ending.BidMade, variant: Variant) -> Lines:
    return [("bid-made", {"dummy": yes(variant.seating.dummy), "tricks": variant.tricks})]


@lines.register
def _(policy: ending.AllPlayed, variant: Variant) -> Lines:
    return [("all-played", {"tricks": variant.tricks})]


@lines.register
def _(policy: Tens, variant: Variant) -> Lines:
    said: Lines = [(f"tens-{policy.rule.value}", {})]
    if policy.rule is HandRule.MAJORITY:
        said.append((f"tens-level-{policy.level.value}", {}))
    said.append(("tens-kot", {"sweep": yes(policy.whitewash), "tricks": variant.tricks}))
    over = "full" if policy.full else "early" if policy.early else "decided"
    return [*said, ("tens-over", {"over": over, "tricks": variant.tricks})]


@lines.register
def _(policy: ForThirteen, variant: Variant) -> Lines:
    if not goes_on(variant):
        return []
    said: Lines = [(f"going-on-{policy.mode.value}", {"needed": ending.majority(variant), "tricks": variant.tricks})]
    if policy.mode is Mode.CHOICE and variant.seating.seats > variant.seating.sides:
        both = policy.partners_look or policy.decider is Decider.EITHER_PARTNER
        decider = Decider.EITHER_PARTNER if both else policy.decider
        said.append((f"decider-{decider.value}", {"look": yes(policy.partners_look)}))
        if policy.partner_may_stop:
            said.append(("partner-stop", {}))
    said.append((f"failed-{policy.failed.value}", {}))
    if policy.wins_match:
        said.append(("thirteen-wins", {"tricks": variant.tricks}))
    return said


def _thirteen(variant: Variant, worth: int | None, unit: str) -> Lines:
    """What all thirteen tricks score after going on; nothing where they win the match anyway."""
    if not goes_on(variant) or variant.going_on.wins_match:
        return []
    if worth is None:
        return [("thirteen-as-kot", {"tricks": variant.tricks})]
    return [(f"thirteen-{unit}", {unit: worth, "tricks": variant.tricks})]


@lines.register
def _(policy: Points, variant: Variant) -> Lines:
    alike = (policy.simple, policy.kot) == (policy.simple_against, policy.kot_against)
    values: dict[str, Value] = {
        "simple": policy.simple,
        "against": policy.simple_against,
        "kot": policy.kot,
        "kotAgainst": policy.kot_against,
    }
    if not can_kot(variant):
        return [("points-no-kot", values)]
    said: Lines = [("points-alike" if alike else "points", values)]
    return said + _thirteen(variant, policy.thirteen, policy.unit)


@lines.register
def _(policy: Kots, variant: Variant) -> Lines:
    streak: Lines = []
    if policy.streak_kot is not None:
        streak = [("kots-streak" if can_kot(variant) else "kots-only-streak", {"streak": policy.streak_kot})]
    if not can_kot(variant):
        return streak
    said: Lines = [("kots", {"against": policy.against, "who": maker(variant)}), *streak]
    return said + _thirteen(variant, policy.thirteen, policy.unit)


@lines.register
def _(policy: Contract, variant: Variant) -> Lines:
    return [("contract", {"bid": yes(policy.by_bid), "tricks": variant.tricks})]


@lines.register
def _(policy: OneATrick, variant: Variant) -> Lines:
    return [("one-a-trick", {"bid": yes(policy.by_bid)})]


@lines.register
def _(policy: TensPoints, variant: Variant) -> Lines:
    values: dict[str, Value] = {"simple": policy.simple, "kot": policy.kot, "sweep": policy.sweep}
    return [("tens-points", values | {"tricks": variant.tricks})]


@lines.register
def _(policy: TensKots, variant: Variant) -> Lines:
    said: Lines = [("tens-kots", {"cancels": yes(policy.dealers_kot is DealersKot.CANCELS)})]
    if policy.streak_kot is not None:
        said.append(("tens-streak", {"streak": policy.streak_kot, "three": yes(policy.three_tens)}))
    return said


@lines.register
def _(policy: HakemStays, variant: Variant) -> Lines:
    if not variant.trump.has_hakem or isinstance(variant.scoring, TensPoints | TensKots):
        special = "sweep" if isinstance(variant.scoring, TensPoints) else "kot"
        said: Lines = [("next-dealer", {"special": special, "tricks": variant.tricks})]
        return [*said, ("next-hakem", {})] if variant.trump.has_hakem else said
    values: dict[str, Value] = {
        "win": policy.after_win.value,
        "kot": policy.after_kot.value if can_kot(variant) or isinstance(variant.scoring, Kots) else "same",
        "alone": alone(variant),
    }
    return [("hakem-stays", values), (f"hakem-passes-{'backward' if policy.backward else 'forward'}", {})]


@lines.register
def _(policy: AlwaysNext, variant: Variant) -> Lines:
    return [("next-always", {"who": "hakem" if variant.trump.has_hakem else "dealer"})]


@lines.register
def _(policy: WinnerCalls, variant: Variant) -> Lines:
    return [("winner-calls", {})]


@lines.register
def _(policy: BossStays, variant: Variant) -> Lines:
    return [("boss-stays", {})]


@lines.register
def _(policy: Speech, variant: Variant) -> Lines:
    said: Lines = []
    if policy.signals is not Signals.OFF:
        said.append(("signals", {"truthful": yes(policy.signals is Signals.TRUTHFUL)}))
    if policy.thaap:
        said.append(("thaap", {}))
    if policy.capitulation:
        said.append(("capitulation", {}))
    return said


@lines.register
def _(policy: FirstTo, variant: Variant) -> Lines:
    return [("match-target", {"target": policy.target, "unit": variant.scoring.unit, "alone": alone(variant)})]


@lines.register
def _(policy: FixedDeals, variant: Variant) -> Lines:
    return [("match-deals", {"deals": policy.deals})]


@lines.register
def _(policy: ASet, variant: Variant) -> Lines:
    return [("match-set", {"deals": policy.deals, "by": "deals" if policy.by_deals else "points"})]


@lines.register
def _(policy: AloneAhead, variant: Variant) -> Lines:
    return [("match-alone-ahead", {"target": policy.target, "together": yes(policy.together)})]


@lines.register
def _(policy: Plain, variant: Variant) -> Lines:
    said: Lines = [("time-out-card", {})]
    trump = variant.trump
    if (isinstance(trump, Called) and not trump.only_turn_up) or isinstance(trump, Earned):
        said.append(("time-out-trump", {}))
    if isinstance(trump, SecretCard) or (isinstance(trump, LaidFaceDown) and not trump.blind):
        said.append(("time-out-hides", {}))
    phases = {type(phase) for phase in variant.phases}
    said += [(text, {}) for phase, text in _AT_THE_CLOCK if phase in phases]
    if goes_on(variant) and isinstance(variant.going_on, ForThirteen) and variant.going_on.mode is Mode.CHOICE:
        said.append(("time-out-stops", {}))
    return said


_AT_THE_CLOCK = ((Auction, "time-out-passes"), (Draft, "time-out-keeps"), (Exchange, "time-out-gives"))
