"""The house rules that several games offer, and how they become policies."""

from collections.abc import Callable
from typing import Final

from hokm.rules import Switch
from hokm.rules.policies import claims, ending, first_hakem, match_end, scoring, succession, trump
from hokm.rules.policies.deal_plan import Batches
from hokm.rules.policies.follow import FirstLead, FollowSuit, MustTrump
from hokm.rules.protocols import FirstHakem, GoingOn, MatchEnd, Scoring, Succession
from hokm.rules.switches import Values

BOOL: Final = ("true", "false")


def flag(name: str, default: bool) -> Switch:
    """A true/false switch."""
    return Switch(name, "bool", BOOL, "true" if default else "false")


Follows = Callable[[Values], str] | None


def choice(name: str, allowed: str, default: str, follows: Follows = None) -> Switch:
    """A switch with a few words, written separated by spaces."""
    return Switch(name, "choice", tuple(allowed.split()), default, follows)


def integer(name: str, default: str, follows: Follows = None) -> Switch:
    """A switch with a whole number from 1."""
    return Switch(name, "integer", ("1..",), default, follows)


def target_by_scoring(values: Values) -> str:
    """Ten under the Court Piece count of points, else seven."""
    return "10" if values.text("scoring") == "points-1324" else "7"


def thirteen_by_scoring(values: Values) -> str:
    """What all thirteen tricks bring where nothing else is agreed."""
    return {"iran": "wins-match", "points-1324": "none", "kots": "kots:52"}[values.text("scoring")]


def end_by_scoring(values: Values) -> str:
    """A match to a number of kots where kots are counted, else to a target."""
    target = values.text("kots-target")
    if values.text("scoring") == "kots" or target != "none":
        return f"fixed-kots:{1 if target == 'none' else target}"
    return "first-to-target"


def subset(name: str, allowed: str, default: str = "none") -> Switch:
    """A switch with any of a few words together."""
    return Switch(name, "set", tuple(allowed.split()), default)


def read_first_hakem(values: Values) -> FirstHakem:
    """``first-caller-method`` with ``skip-hakem`` and ``draw-cap``."""
    cap = values.text("draw-cap") == "ten"
    method = values.text("first-caller-method")
    values.refuse_if(
        cap and method not in ("high-card", "draw-high", "high-card-dealer"),
        "draw-cap=ten needs a draw for the highest card: first-caller-method high-card, draw-high or high-card-dealer",
    )
    methods: dict[str, Callable[[], FirstHakem]] = {
        "two-aces": lambda: first_hakem.TwoAces(values.flag("skip-hakem")),
        "first-ace": lambda: first_hakem.FirstOfRank(first_hakem.ACE),
        "high-card": lambda: first_hakem.HighCard(cap),
        "two-card-total": first_hakem.TwoCardTotal,
        "random": first_hakem.ByLot,
        "first-jack": lambda: first_hakem.FirstOfRank(first_hakem.JACK),
        "draw-high": lambda: first_hakem.DrawHigh(cap),
        "high-card-dealer": lambda: first_hakem.HighCardDealer(cap),
        "draw-partners": first_hakem.DrawPartners,
    }
    return methods[method]()


def read_batches(values: Values) -> Batches:
    """``batches``, ``deal-first`` and ``others-may-look`` (who may look must have his cards first)."""
    look = values.flag("others-may-look")
    sizes = tuple(map(int, values.text("batches").split("-")))
    return Batches(sizes, look or values.text("deal-first") == "all", look)


def read_claims(values: Values) -> claims.Redeals:
    """``redeal`` and ``redeal-limit``."""
    chosen = values.items("redeal")
    known = (claims.UNDER_TEN, claims.NO_COURT_FIRST5)
    return claims.Redeals(
        first_batch=tuple(claim for claim in known if claim.id in chosen),
        limit=values.number("redeal-limit"),
        no_court=(claims.JACK, claims.KING) if "no-court-13" in chosen else None,
        partner_no_trump="partner-no-trump" in chosen,
    )


def read_trump(values: Values) -> trump.Called:
    """``turn-up``."""
    word, number = values.parts("turn-up")
    pools: dict[str, trump.TurnUpPool | None] = {
        "none": None,
        "second-batch": trump.second_batch,
        "last-batch": trump.last_batch,
        "remaining-eight": trump.remaining,
        "blind-first5": trump.first_batch,
    }
    return trump.Called(trump.nth(number) if word == "nth" else pools[word])


def read_follow(values: Values) -> FollowSuit:
    """``must-trump``, ``allow-discard-instead-of-undertrump`` and ``first-lead-trump``."""
    return FollowSuit(
        MustTrump(values.text("must-trump")),
        values.flag("allow-discard-instead-of-undertrump"),
        FirstLead(values.text("first-lead-trump")),
    )


def read_ending(values: Values) -> ending.Majority:
    """``kot-rule`` and ``stop``."""
    full = values.text("stop") == "full"
    values.refuse_if(
        full and values.text("continue-for-13") != "off",
        "stop=full plays all tricks anyway and cannot go with continue-for-13",
    )
    values.refuse_if(full and values.flag("capitulation"), "stop=full plays all tricks and cannot go with capitulation")
    return ending.Majority(ending.KotRule(values.text("kot-rule")), full)


def _thirteen(values: Values) -> tuple[int | None, bool]:
    """What thirteen tricks bring: a number (None: as the kot), and whether they win the match."""
    word, number = values.parts("bavney-effect")
    return number or None, word == "wins-match"


def read_going_on(values: Values) -> GoingOn:
    """``continue-for-13`` and its companions."""
    values.refuse_if(
        values.flag("baunie-call-required") and values.text("kot-rule") == "none",
        "baunie-call-required needs a kot: kot-rule cannot be none",
    )
    return ending.ForThirteen(
        ending.Mode(values.text("continue-for-13")),
        ending.Decider(values.text("continue-decider")),
        ending.Failed(values.text("failed-continue")),
        wins_match=_thirteen(values)[1],
        partners_look=values.flag("look-at-partner-hand"),
    )


def read_scoring(values: Values) -> Scoring:
    """``scoring`` with ``hakem-koti-value``, ``goon-kot-value``, ``streak-kot`` and ``bavney-effect``."""
    scheme = values.text("scoring")
    thirteen, _ = _thirteen(values)
    if scheme == "kots":
        return scoring.Kots(values.number("goon-kot-value") or 1, values.number("streak-kot"), thirteen)
    if scheme == "points-1324":
        return scoring.Points(1, 2, 3, 4, thirteen)
    return scoring.Points(1, 1, 2, values.number("hakem-koti-value") or 3, thirteen)


def read_succession(values: Values) -> Succession:
    """``rotation`` and ``pass-direction``."""
    backward = values.text("pass-direction") == "backward"
    same, partner = succession.Heir.SAME, succession.Heir.PARTNER
    rotations: dict[str, Succession] = {
        "hokm": succession.HakemStays(same, same, backward),
        "court-piece": succession.HakemStays(same, partner, backward),
        "within-side": succession.HakemStays(partner, partner, backward),
        "always-next": succession.AlwaysNext(),
    }
    return rotations[values.text("rotation")]


def read_match_end(values: Values) -> MatchEnd:
    """``match-end`` with ``target`` and ``kots-target``."""
    kots = values.text("scoring") == "kots"
    target = values.number("kots-target")
    word, number = values.parts("match-end")
    values.refuse_if(
        target is not None and (word, number) != ("fixed-kots", target),
        f"kots-target={target} ends the match after {target} kots, but match-end={values.text('match-end')}",
    )
    values.refuse_if(
        word == "fixed-kots" and not kots, "a match to a number of kots needs scoring=kots, which counts kots"
    )
    values.refuse_if(word == "first-to-target" and kots, "match-end=first-to-target needs a scoring that counts points")
    if word == "fixed-hands":
        return match_end.FixedDeals(number)
    if word == "fixed-kots":
        return match_end.FirstTo(number, "kots")
    return match_end.FirstTo(values.number("target") or 1)
