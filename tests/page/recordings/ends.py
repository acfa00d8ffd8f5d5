"""The ends of deals and matches, and what lies behind the dialogs at the table."""

from hokm import protocol as p
from tests.page.recordings.play import PARTNER_WITHOUT
from tests.page.recordings.recording import ID, Recording, friends, recorded

#: Seven tricks to six for us, and for them.
WON, LOST = "0101010101010", "1010101010101"
THIRTEEN = {"continue-for-13": "choice", "bavney-effect": "points:5"}


# ------------------------------------------------------------------------------------------------------- ends of deals


@recorded("deal-won")
def _() -> Recording:
    return Recording().deal(WON).tricks()


@recorded("deal-lost")
def _() -> Recording:
    return Recording().deal(LOST).tricks()


@recorded("deal-kot")
def _() -> Recording:
    return Recording().deal("0").tricks()


@recorded("deal-hakem-kot")
def _() -> Recording:
    return Recording().deal("1").tricks()


@recorded("deal-fixed-deals")
def _() -> Recording:
    return Recording({"match-end": "fixed-hands:4"}).deal("1").tricks()


@recorded("deal-fixed-kots")
def _() -> Recording:
    return Recording({"match-end": "fixed-kots:3", "scoring": "kots"}).deal("0").tricks()


@recorded("deal-conceded")
def _() -> Recording:
    return Recording({"capitulation": "true"}).deal(WON).tricks(4).put("1:concede")


@recorded("deal-claimed")
def _() -> Recording:
    recording = Recording({"redeal": "under-ten"}, hakem=2).hands("| | TS 9H 8D 5C 2S |").greet().cue()
    return recording.put("claim under-ten")


@recorded("deal-agreed-anew")
def _() -> Recording:
    return Recording({"redeal": "partner-no-trump"}).hands(PARTNER_WITHOUT).put("call S 2:suggest-redeal agree")


@recorded("deal-thirteen")
def _() -> Recording:
    return Recording(THIRTEEN).deal("0").tricks().put("continue").tricks()


@recorded("deal-thirteen-failed")
def _() -> Recording:
    return Recording(THIRTEEN).deal("00000001").tricks().put("continue").tricks()


@recorded("deal-held")
def _() -> Recording:
    recording = friends().deal(WON).tricks()
    recording.authority.hold("Laleh", True, recording.now)
    return recording


@recorded("deal-waiting")
def _() -> Recording:
    return friends().deal(WON).tricks().greet().asks(p.NextDeal(id=ID))


@recorded("deal-last")
def _() -> Recording:
    return Recording({"target": "1"}).deal(WON).tricks(12).greet().cue().tricks()


# ----------------------------------------------------------------------------------------------------- ends of matches


@recorded("match-won")
def _() -> Recording:
    recording = Recording({"target": "5"}).deal(WON).tricks()
    for winners in (LOST, "0", "0"):
        recording.deal(winners).tricks()
    return recording


@recorded("match-lost")
def _() -> Recording:
    return Recording({"target": "3"}).deal("1").tricks()


@recorded("match-drawn")
def _() -> Recording:
    return Recording({"match-end": "fixed-hands:2"}).deal(WON).tricks().deal(LOST).tricks()


@recorded("match-resigned")
def _() -> Recording:
    return friends().deal(WON).tricks(3).greet().cue().put("1:resign")


@recorded("match-rematch")
def _() -> Recording:
    return friends({"target": "1"}).deal(WON).tricks().greet().asks(p.Rematch(id=ID))


# ------------------------------------------------------------------------------------------------ dialogs at the table


@recorded("middle")
def _() -> Recording:
    """Friends after four tricks, who may concede."""
    return friends({"capitulation": "true"}).deal(WON).tricks(4)


@recorded("middle-alone")
def _() -> Recording:
    return Recording({"capitulation": "true"}).deal(WON).tricks(4)


@recorded("third-deal")
def _() -> Recording:
    return Recording().deal(WON).tricks().deal(LOST).tricks().deal("0").play(2)


@recorded("special-rules")
def _() -> Recording:
    return Recording({"thaap": "true", "redeal": "under-ten"}).deal()


@recorded("friends-lead")
def _() -> Recording:
    return friends().deal()
