"""The lines about the tricks: who leads, what must be played, what wins, and who takes it."""

from hokm.rules import Variant
from hokm.rules.phases import Play
from hokm.rules.policies.capture import AceRule, EachTrick, HeapUntilReveal, Lock, TwoInARow
from hokm.rules.policies.follow import FirstLead, FollowButTwoOfHearts, FollowSuit, FreedBy, MustTrump
from hokm.rules.policies.ranking import AceHigh, AceHighOfTwoPacks, TwoOfHeartsOnTop
from hokm.rules.policies.trump import NoTrump
from hokm.variants.rule_card.asking import alone, maker, yes
from hokm.variants.rule_card.card import Lines, lines


@lines.register
def _(phase: Play, variant: Variant) -> Lines:
    # Where there is an auction, it says who leads.
    return [] if "auction" in variant.phase_named else [("lead", {"who": maker(variant)})]


@lines.register
def _(policy: FollowSuit, variant: Variant) -> Lines:
    said: Lines = [(f"must-trump-{policy.must_trump.value}", {})]
    if policy.must_trump is MustTrump.OVERTRUMP:
        said.append(("undertrump", {"discard": yes(policy.discard_under)}))
    if policy.first_lead is not FirstLead.ALLOWED:
        said.append((f"first-lead-{policy.first_lead.value}", {}))
    return said


@lines.register
def _(policy: FollowButTwoOfHearts, variant: Variant) -> Lines:
    said: Lines = [("must-trump-off", {}), ("follow-two-of-hearts", {})]
    if policy.freed_by is not FreedBy.NOT_AT_ALL:
        said.append((f"freed-{policy.freed_by.value}", {}))
    return said


def _ranking(variant: Variant) -> Lines:
    return [("ranking", {"trump": yes(not isinstance(variant.trump, NoTrump))})]


@lines.register
def _(policy: AceHigh, variant: Variant) -> Lines:
    return _ranking(variant)


@lines.register
def _(policy: AceHighOfTwoPacks, variant: Variant) -> Lines:
    return [*_ranking(variant), ("equal-cards", {"last": yes(policy.last)})]


@lines.register
def _(policy: TwoOfHeartsOnTop, variant: Variant) -> Lines:
    return [("two-of-hearts-on-top", {}), *_ranking(variant)]


@lines.register
def _(policy: EachTrick, variant: Variant) -> Lines:
    # That a trick goes to who wins it is what people expect; the ending says what it counts.
    return []


@lines.register
def _(policy: TwoInARow, variant: Variant) -> Lines:
    said: Lines = [("heap", {"alone": alone(variant)})]
    if variant.seating.dummy:
        said.append(("heap-dummy", {"same": yes(policy.same_controller)}))
    if policy.first_pickup > FIRST_PAIR:
        said.append(("heap-first", {"first": policy.first_pickup}))
    if policy.lock is not Lock.NONE:
        said.append((f"heap-lock-{policy.lock.value}", {}))
    if policy.late_block:
        said.append(("heap-late", {"number": variant.tricks - 1}))
    if policy.ace_rule is not AceRule.OFF:
        said.append((f"heap-aces-{policy.ace_rule.value}", {}))
    return [*said, ("heap-after", {"keep": yes(policy.keep)}), ("heap-last", {"tens": yes(policy.tens)})]


#: The number of the trick that can be the second of two.
FIRST_PAIR = 2


@lines.register
def _(policy: HeapUntilReveal, variant: Variant) -> Lines:
    return [("heap-until-reveal", {})]
