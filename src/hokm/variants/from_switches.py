"""How the values of house rules become policies, and which of them cannot go together."""

from collections.abc import Callable

from hokm.rules.phases import Dealing, FindHakem, MakeTrump, Play
from hokm.rules.policies import (
    announcements,
    capture,
    claims,
    ending,
    first_hakem,
    going_on,
    hidden_trump,
    match_end,
    scoring,
    succession,
    trump,
)
from hokm.rules.policies.deal_plan import AtOnce, Batches
from hokm.rules.policies.follow import FirstLead, FollowSuit, MustTrump
from hokm.rules.protocols import Claims, FirstHakem, GoingOn, MatchEnd, Phase, Scoring, Succession, TrumpMaking
from hokm.rules.switches import Values
from hokm.rules.variant import Seating

HIDDEN, UNTRUMPED = "hidden", "none"


def is_named(values: Values) -> bool:
    """Whether the hakem makes an open trump before the play."""
    return values.text("trump-mode") in ("announce", "turn-up-only") and not waits_for_tricks(values)


def waits_for_tricks(values: Values) -> bool:
    """Whether trump is named only after tricks have been won."""
    return values.text("trump-requirement") != "none"


def refuse_nonsense(values: Values) -> None:
    """Raises VariantError, in plain words, for house rules that cannot go together (rules 19)."""
    text, refuse = values.text, values.refuse_if
    mode, redeal = text("trump-mode"), values.items("redeal")
    blind = mode == HIDDEN and text("indicator-choice") == "blind-first5"
    refuse(
        waits_for_tricks(values) and mode != "announce",
        f"trump-requirement={text('trump-requirement')} needs trump-mode=announce: trump is named by who wins tricks",
    )
    refuse(
        mode == "turn-up-only" and text("turn-up") == "none",
        "trump-mode=turn-up-only needs turn-up to say which card is turned up",
        flaw="turn-up-missing",
    )
    refuse(
        text("turn-up") != "none" and not is_named(values) and mode != "secret",
        "turn-up needs a hakem who names trump before the play",
        flaw="turn-up-unnamed",
    )
    refuse(
        bool(redeal) and (mode == UNTRUMPED or waits_for_tricks(values)),
        "redeal needs a hakem who makes trump before the play",
        flaw="redeal-unnamed",
    )
    refuse(
        bool(redeal) and blind,
        "redeal needs a hakem who has looked at the cards: indicator-choice=caller",
        "redeal-blind",
    )
    refuse(
        "partner-no-trump" in redeal and not is_named(values),
        "redeal=partner-no-trump needs an open trump, named before the play",
        flaw="partner-no-trump",
    )
    refuse(
        text("must-trump") != "off" and mode in (HIDDEN, UNTRUMPED),
        f"must-trump={text('must-trump')} needs an open trump, not trump-mode={mode}",
        flaw="must-trump",
    )
    refuse(
        text("first-lead-trump") != "allowed" and not is_named(values),
        f"first-lead-trump={text('first-lead-trump')} needs a trump at the first lead",
        flaw="first-lead",
    )
    refuse(
        blind and text("caller-concealed-follow") == "must-reveal",
        "caller-concealed-follow=must-reveal needs a hakem who knows the trump: indicator-choice=caller",
        flaw="must-reveal",
    )
    refuse(
        text("draw-cap") == "ten" and text("first-caller-method") not in ("high-card", "draw-high", "high-card-dealer"),
        "draw-cap=ten needs a draw for the highest card: first-caller-method high-card, draw-high or high-card-dealer",
        flaw="draw-cap",
    )
    _refuse_endings(values)


def _refuse_endings(values: Values) -> None:
    text, refuse = values.text, values.refuse_if
    full, goes_on = text("stop") == "full", text("continue-for-13") != "off"
    refuse(full and goes_on, "stop=full plays all tricks anyway and cannot go with continue-for-13", "full-goes-on")
    refuse(
        full and values.flag("capitulation"),
        "stop=full plays all tricks and cannot go with capitulation",
        "full-concede",
    )
    refuse(
        values.flag("baunie-call-required") and text("kot-rule") == "none",
        "baunie-call-required needs a kot: kot-rule cannot be none",
        flaw="call-no-kot",
    )
    seventh = text("continue-decider") == "seventh-winner" and not values.flag("look-at-partner-hand")
    refuse(
        text("partner-stop") != "illegal" and not (text("continue-for-13") == "choice" and seventh),
        f"partner-stop={text('partner-stop')} needs continue-for-13=choice, decided by the seventh-winner alone",
    )
    kots, target = text("scoring") == "kots", values.number("kots-target")
    word, number = values.parts("match-end")
    refuse(
        target is not None and (word, number) != ("fixed-kots", target),
        f"kots-target={target} ends the match after {target} kots, but match-end={text('match-end')}",
        flaw="kots-target",
    )
    said = f"match-end=fixed-kots:{number}" if target is None else f"kots-target={target}"
    refuse(word == "fixed-kots" and not kots, f"{said} needs scoring=kots, which counts kots", "fixed-kots")
    refuse(
        word == "first-to-target" and kots,
        "match-end=first-to-target needs a scoring that counts points",
        "first-to-target",
    )
    refuse(
        text("set-by") == "hands" and word != "set", "set-by=hands needs match-end=set: a set is what is won by hands"
    )


def read_four(values: Values) -> Seating:
    """Four seats, partners across."""
    return Seating((0, 1, 0, 1), values.text("direction"))


def read_first_hakem(values: Values) -> FirstHakem:
    """``first-caller-method`` with ``skip-hakem`` and ``draw-cap``."""
    cap = values.text("draw-cap") == "ten"
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
    return methods[values.text("first-caller-method")]()


def read_sizes(values: Values) -> tuple[int, ...]:
    """``batches``: the sizes of the packets."""
    return tuple(map(int, values.text("batches").split("-")))


def read_dealing(values: Values, sizes: tuple[int, ...] | None = None) -> Batches:
    """``batches``, ``deal-first`` and ``others-may-look`` (who may look must have cards first).

    Where nobody makes trump before the play all cards are dealt at once.
    """
    sizes = sizes or read_sizes(values)
    if values.text("trump-mode") == UNTRUMPED or waits_for_tricks(values):
        return Batches(sizes, AtOnce.ALL)
    look = values.flag("others-may-look")
    first = look or values.text("deal-first") == "all"
    blind = values.text("trump-mode") == HIDDEN and values.text("indicator-choice") == "blind-first5"
    return Batches(sizes, AtOnce.ROUND if first else AtOnce.ELDEST, first and not look, blind)


def read_claims(values: Values) -> Claims:
    """``redeal``, ``redeal-limit`` and ``picture-ranks``."""
    chosen = values.items("redeal")
    known = (claims.UNDER_TEN, claims.NO_COURT_FIRST5)
    highest = claims.ACE if values.text("picture-ranks") == "AKQJ" else claims.KING
    return claims.Redeals(
        first_batch=tuple(claim for claim in known if claim.id in chosen),
        limit=values.number("redeal-limit"),
        no_court=(claims.JACK, highest) if "no-court-13" in chosen else None,
        partner_no_trump="partner-no-trump" in chosen,
    )


def read_turn_up(values: Values) -> trump.TurnUpPool | None:
    """``turn-up``: which cards may be turned up."""
    word, number = values.parts("turn-up")
    pools: dict[str, trump.TurnUpPool | None] = {
        "none": None,
        "second-batch": trump.second_batch,
        "last-batch": trump.last_batch,
        "remaining-eight": trump.remaining,
        "blind-first5": trump.first_batch,
    }
    return trump.Nth(number) if word == "nth" else pools[word]


def read_trump(values: Values) -> TrumpMaking:
    """``trump-mode`` with ``turn-up``, ``trump-requirement`` and what belongs to hidden trump."""
    mode = values.text("trump-mode")
    if waits_for_tricks(values):
        only_first = values.text("two-tricks-scope") == "only-first-two"
        return trump.Earned(trump.Needed(values.text("trump-requirement")), only_first)
    if mode == HIDDEN:
        return read_hidden(values)
    if mode == UNTRUMPED:
        return trump.NoTrump()
    return trump.Called(read_turn_up(values), only_turn_up=mode == "turn-up-only")


def read_hidden(values: Values, has_hakem: bool = True) -> hidden_trump.LaidFaceDown:
    """``indicator-choice``, ``reveal-activation``, ``auto-reveal`` and the other switches of hidden trump."""
    return hidden_trump.LaidFaceDown(
        blind=values.text("indicator-choice") == "blind-first5",
        whole_trick=values.text("reveal-activation") == "trick",
        reveal=hidden_trump.Reveal(values.text("auto-reveal")),
        asking=hidden_trump.Asking(values.text("who-may-ask")),
        must_reveal=values.text("caller-concealed-follow") == "must-reveal",
        face_down_play=values.flag("caller-face-down-play"),
        has_hakem=has_hakem,
    )


def read_phases(values: Values) -> tuple[Phase, ...]:
    """The steps of a deal in which the hakem makes trump, or nobody does before the play."""
    if values.text("trump-mode") == UNTRUMPED or waits_for_tricks(values):
        return (FindHakem(), Dealing(), Play())
    return (FindHakem(), Dealing(), MakeTrump(), Play())


def read_follow(values: Values) -> FollowSuit:
    """``must-trump``, ``allow-discard-instead-of-undertrump`` and ``first-lead-trump``."""
    return FollowSuit(
        MustTrump(values.text("must-trump")),
        values.flag("allow-discard-instead-of-undertrump"),
        FirstLead(values.text("first-lead-trump")),
    )


def read_heap(
    values: Values, lock: capture.Lock = capture.Lock.NONE, tens: bool = False, same_controller: bool = False
) -> capture.TwoInARow:
    """``first-pickup-min``, ``late-block``, ``ace-rule`` and ``streak-after-pickup``."""
    return capture.TwoInARow(
        first_pickup=values.number("first-pickup-min") or 2,
        late_block=values.flag("late-block"),
        ace_rule=capture.AceRule(values.text("ace-rule")),
        keep=values.text("streak-after-pickup") == "keep",
        lock=lock,
        same_controller=same_controller,
        tens=tens,
    )


def read_majority(values: Values) -> ending.Majority:
    """``kot-rule`` and ``stop``."""
    return ending.Majority(ending.KotRule(values.text("kot-rule")), values.text("stop") == "full")


def read_taken(values: Values) -> ending.MostTaken:
    """``stop``, with the heap."""
    return ending.MostTaken(values.text("stop") == "full")


def _thirteen(values: Values) -> tuple[int | None, bool]:
    """What thirteen tricks bring: a number (None: as the kot), and whether they win the match."""
    word, number = values.parts("bavney-effect")
    return number or None, word == "wins-match"


def read_going_on(values: Values) -> GoingOn:
    """``continue-for-13`` and its companions."""
    return going_on.ForThirteen(
        going_on.Mode(values.text("continue-for-13")),
        going_on.Decider(values.text("continue-decider")),
        going_on.Failed(values.text("failed-continue")),
        wins_match=_thirteen(values)[1],
        partners_look=values.flag("look-at-partner-hand"),
        partner_may_stop=values.text("partner-stop") == "simple-win",
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


def read_points(values: Values, simple: int, kot: int) -> Scoring:
    """The same points for either side, and ``bavney-effect``."""
    return scoring.Points(simple, simple, kot, kot, _thirteen(values)[0])


def read_succession(values: Values) -> Succession:
    """``rotation`` and ``pass-direction``."""
    backward = values.text("pass-direction") == "backward"
    same, partner = succession.Heir.SAME, succession.Heir.PARTNER
    rotations: dict[str, Succession] = {
        "hokm": succession.HakemStays(same, same, backward),
        "court-piece": succession.HakemStays(same, partner, backward),
        "within-side": succession.HakemStays(partner, partner, backward),
        "always-next": succession.AlwaysNext(),
        "winner": succession.WinnerCalls(),
    }
    return rotations[values.text("rotation")]


def read_match_end(values: Values) -> MatchEnd:
    """``match-end`` with ``target``, ``kots-target`` and ``set-by``."""
    word, number = values.parts("match-end")
    if word == "fixed-hands":
        return match_end.FixedDeals(number)
    if word == "fixed-kots":
        return match_end.FirstTo(number, "kots")
    if word == "set":
        return match_end.ASet(by_deals=values.text("set-by") == "hands")
    return match_end.FirstTo(values.number("target") or 1)


def read_speech(values: Values) -> announcements.Speech:
    """``thaap``, ``capitulation``, ``baunie-call-required`` and ``signals``."""
    return announcements.Speech(
        values.flag("thaap"),
        values.flag("capitulation"),
        values.flag("baunie-call-required"),
        announcements.Signals(values.text("signals")),
    )
