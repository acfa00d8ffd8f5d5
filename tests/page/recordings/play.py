"""The table from the draw to the last trick, and its clocks."""

from hokm.rules import parse_action
from tests.e2e.stage import ME, cards
from tests.page.recordings.recording import Recording, friends, recorded

#: Four hands in which the hakem's partner has no spade.
SPADES, NONE = "AS KS QS JS TS", "AH KH QH JH TH AD KD QD JD TD AC KC QC"
PARTNER_WITHOUT = f"{SPADES} | 9S 8S 7S 6S | {NONE} | 5S 4S 3S 2S"
ME_WITHOUT = f"{NONE} | 9S 8S 7S 6S | {SPADES} | 5S 4S 3S 2S"


@recorded("draw")
def _() -> Recording:
    recording = Recording({"first-caller-method": "first-ace"})
    recording.script.turned_first = cards("5H KD 9C 2S JD 7H QC AS")
    return recording.greet()


@recorded("trump")
def _() -> Recording:
    return Recording().hands("AS QS 8S KH 7D | | |")


@recorded("trump-choices")
def _() -> Recording:
    rules = {"turn-up": "second-batch", "redeal": "under-ten+no-court-first5"}
    return friends(rules).hands("TS 9H 8D 5C 2S | | |")


@recorded("trump-other")
def _() -> Recording:
    return Recording(hakem=1).hands("| AS QS 8S KH 7D | |")


@recorded("trump-turned-up")
def _() -> Recording:
    recording = Recording({"turn-up": "second-batch"}).hands("AS QS 8S KH 7D | | |").greet().cue()
    return recording.put("turn-up")


@recorded("suggested")
def _() -> Recording:
    return Recording({"redeal": "partner-no-trump"}).hands(PARTNER_WITHOUT).put("call S 2:suggest-redeal")


@recorded("suggested-other")
def _() -> Recording:
    return Recording({"redeal": "partner-no-trump"}, hakem=2).hands(ME_WITHOUT).put("call S 0:suggest-redeal")


@recorded("asides")
def _() -> Recording:
    rules = {"redeal": "partner-no-trump", "baunie-call-required": "true"}
    return Recording(rules, hakem=2).hands(ME_WITHOUT).put("call S")


@recorded("aside-claim")
def _() -> Recording:
    low = "TS 9S 8S 7S 6S 5S 4S 3S 2S TH 9H 8H 7H | | |"
    return Recording({"redeal": "no-court-13"}).hands(low).put("call S")


@recorded("aside-tap")
def _() -> Recording:
    return Recording({"thaap": "true"}, hakem=2).hands("| | AS |").put("call H AS 1:thaap")


# ---------------------------------------------------------------------------------------------------------------- play


@recorded("lead")
def _() -> Recording:
    """Also the table behind many a dialog."""
    return Recording().deal()


@recorded("follow")
def _() -> Recording:
    return Recording(hakem=3).deal("3").play(5)


@recorded("refused")
def _() -> Recording:
    return Recording(hakem=3).deal("3").play(1)


@recorded("others-turn")
def _() -> Recording:
    return Recording(hakem=1).deal("1").play(2)


@recorded("kot-announced")
def _() -> Recording:
    return Recording({"baunie-call-required": "true"}).deal("0").put("1:announce kot")


@recorded("last-trick")
def _() -> Recording:
    return Recording().deal("0").play(8)


@recorded("last-trick-none")
def _() -> Recording:
    return Recording().deal("0")


@recorded("stop-or-go-on")
def _() -> Recording:
    rules = {"continue-for-13": "choice", "look-at-partner-hand": "true", "bavney-effect": "points:5"}
    return Recording(rules).deal("0").tricks()


@recorded("other-decides")
def _() -> Recording:
    return Recording({"continue-for-13": "choice"}, hakem=1).deal("1").tricks()


# ---------------------------------------------------------------------------------------------- clocks and connections


@recorded("clock")
def _() -> Recording:
    return friends().deal("0").wait(2)


@recorded("clock-ten-seconds")
def _() -> Recording:
    return friends().deal("0").wait(20)


@recorded("clock-reserve")
def _() -> Recording:
    return friends().deal("0").wait(50)


@recorded("reconnecting")
def _() -> Recording:
    recording = friends(hakem=1).deal("1")
    recording.authority.depart("Bahram", recording.now)
    return recording.wait(1)


@recorded("names-long")
def _() -> Recording:
    people = {"Guest 4812": 1, "Maximilian Featherstone": 2, "علی‌رضا محمدی‌نژاد اصفهانی": 3}
    return Recording(friends=people, clock=30, hakem=1).deal("1")


@recorded("computer-sits-in")
def _() -> Recording:
    recording = friends().deal("0")
    recording.authority.depart("Laleh", recording.now)
    return recording.wait(95)


@recorded("computer-for-me")
def _() -> Recording:
    recording = Recording(friends={"Laleh": 0, "Bahram": 2}, seat=1, hakem=1, clock=30).deal("1")
    while not recording.authority.setup.chairs[1].sitting_in:
        recording.wait(89).wait(2).others_play()  # the turn and its reserve run out, and so does the next one
    return recording


@recorded("friends-play")
def _() -> Recording:
    """A line that is lost at a table of friends."""
    return friends().deal("0")


@recorded("card-refused")
def _() -> Recording:
    recording = Recording().deal("0").greet()
    seq = recording.table.seq
    recording.authority.act(ME, parse_action("AH"), seq, 0.0)  # in another window, which this one has not heard of
    return recording.plays("AH", seq)
