"""The lines about making trump: named, turned up, hidden, set by a card, earned, or none at all."""

from hokm.rules import Variant
from hokm.rules.policies.hidden_trump import Asking, FirstVoidCard, LaidFaceDown, Reveal, SecretCard
from hokm.rules.policies.trump import Called, Earned, Foretold, Needed, NoTrump, TurnUpPool
from hokm.variants.rule_card.asking import first_cards, yes
from hokm.variants.rule_card.card import Lines, lines


def _turned(variant: Variant, pool: TurnUpPool, text: str, must: bool = False) -> Lines:
    """Which of the hakem's cards may be turned up, by their numbers in dealing order."""
    batches = variant.deal_plan.places(variant, 0)
    numbers = {place: number for number, place in enumerate((p for batch in batches for p in batch), 1)}
    found = sorted(numbers[place] for place in pool(batches))
    low, high = found[0], found[-1]
    which = "blind" if low == 1 else "one" if low == high else "some"
    return [(text, {"which": which, "low": low, "high": high, "must": yes(must)})]


@lines.register
def _(policy: Called, variant: Variant) -> Lines:
    said: Lines = [] if policy.only_turn_up else [("trump-called", {"first": first_cards(variant)})]
    if policy.turn_up is not None:
        said += _turned(variant, policy.turn_up, "turn-up", policy.only_turn_up)
    return said


@lines.register
def _(policy: NoTrump, variant: Variant) -> Lines:
    return [("no-trump", {})]


@lines.register
def _(policy: Foretold, variant: Variant) -> Lines:
    return [("trump-foretold", {})]


@lines.register
def _(policy: Earned, variant: Variant) -> Lines:
    if policy.needed is Needed.FIRST_TRICK:
        said: Lines = [("earned-first-trick", {})]
    else:
        said = [("earned-two-tricks", {"first": yes(policy.only_first_two)})]
    return [*said, ("earned-side", {})]


@lines.register
def _(policy: LaidFaceDown, variant: Variant) -> Lines:
    said: Lines = [("hidden-laid", {"first": first_cards(variant), "blind": yes(policy.blind)}), ("hidden-aside", {})]
    if policy.reveal is Reveal.ON_FIRST_VOID:
        said.append(("hidden-first-void", {}))
    else:
        said.append(("hidden-asked", {"who": "opponents" if policy.asking is Asking.OPPONENTS else "all"}))
        said.append(("hidden-shown", {}))
        if not policy.blind:
            said.append(("hidden-its-suit", {"must": yes(policy.must_reveal)}))
    said.append(("hidden-counts", {"trick": yes(policy.whole_trick)}))
    if policy.face_down_play:
        said.append(("hidden-face-down", {}))
    return [*said, ("hidden-last", {})]


@lines.register
def _(policy: SecretCard, variant: Variant) -> Lines:
    said: Lines = [("secret-laid", {"first": first_cards(variant)})]
    if policy.turn_up is not None:
        said += _turned(variant, policy.turn_up, "secret-turn-up")
    return [*said, ("secret-stays", {"aside": yes(policy.lies_aside)}), ("secret-winner", {}), ("secret-known", {})]


@lines.register
def _(policy: FirstVoidCard, variant: Variant) -> Lines:
    said: Lines = [("void-sets-trump", {}), ("void-counts", {"next": yes(policy.next_trick)})]
    if policy.waiting is not None:
        rest = variant.tricks - policy.waiting
        said.append(("void-rest", {"rest": rest, "once": yes(policy.at_once)}))
        said.append(("void-drawn", {"waiting": policy.waiting}))
    return said
