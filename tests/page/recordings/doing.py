"""Tables at which the page does something: plays, waits, answers, or comes back."""

from hokm import protocol as p
from tests.page.recordings.ends import WON
from tests.page.recordings.recording import ID, Recording, friends, recorded

ONE_POINT = {"target": "1"}


# ------------------------------------------------------------------------------------------------------ playing a card


@recorded("two-cards")
def _() -> Recording:
    """The clubs' ace, then the hearts'."""
    return Recording().deal().greet().plays("AC").cue().others_play().plays("AH")


@recorded("a-turn-that-comes")
def _() -> Recording:
    return Recording(hakem=3).deal("3").greet().cue().play(1).plays("KH")


@recorded("hearts-led")
def _() -> Recording:
    return Recording(hakem=3).deal("3").play(1).greet().plays("KH")


@recorded("trump-and-lead")
def _() -> Recording:
    return Recording().hands("AS KS QS JS TS AH AC AD | | |").greet().plays("call S").plays("AH")


@recorded("next-deal")
def _() -> Recording:
    return Recording().deal(WON).tricks().greet().asks(p.NextDeal(id=ID))


@recorded("last-card")
def _() -> Recording:
    recording = Recording().deal(WON).tricks(12).others_play().greet()
    return recording.plays(recording.legal()[0])


@recorded("one-trick")
def _() -> Recording:
    return Recording().deal("0").play(4)


@recorded("a-lead-and-another")
def _() -> Recording:
    return Recording().deal("0").greet().plays("AS").cue().others_play()


# -------------------------------------------------------------------------------------------------------------- dialogs


@recorded("held-by-reading")
def _() -> Recording:
    recording = Recording().deal(WON).tricks().greet()
    for on in (True, False):
        recording.asks(p.Hold(id=f"{ID}-{on}", on=on))
    return recording


@recorded("next-deal-begins")
def _() -> Recording:
    return Recording().deal(WON).tricks().greet().cue().deal("0")


@recorded("nothing-to-concede")
def _() -> Recording:
    return friends({"capitulation": "true"}, clock=0).deal(WON).tricks(4).greet().cue().tricks()


@recorded("nothing-to-resign")
def _() -> Recording:
    return friends({"capitulation": "true"}, clock=0).deal(WON).tricks(4).greet().cue().put("1:resign")


@recorded("last-turns")
def _() -> Recording:
    return Recording().deal(WON).tricks(11).greet().cue().tricks()


@recorded("won-at-once")
def _() -> Recording:
    return Recording(ONE_POINT).deal(WON).tricks()


@recorded("lost-at-once")
def _() -> Recording:
    return Recording(ONE_POINT).deal("1").tricks()


# -------------------------------------------------------------------------------------------------- lines and greetings


@recorded("too-fast")
def _() -> Recording:
    recording = Recording().deal()
    recording.greeting = p.Refused(id=None, code=p.RefusalCode.TOO_FAST, text="")
    recording.greet()
    recording.greeting = None
    return recording.greet()


@recorded("line-comes-back")
def _() -> Recording:
    return friends().deal().greet().greet().plays("AC")


@recorded("never-opened")
def _() -> Recording:
    """The first deal is never opened, the second is."""
    recording = Recording(honest=True)
    recording.line = lambda text: [] if '"type":"opened"' in text and '"deal":1,' in text else [text]
    return recording.greet().begin().cue().any_cards().cue().any_cards()


# ----------------------------------------------------------------------------------------------------- places and looks


@recorded("clockwise")
def _() -> Recording:
    return Recording({"direction": "cw"}).deal()


@recorded("own-lead")
def _() -> Recording:
    return Recording().deal().greet().plays("AH")


@recorded("four-aces")
def _() -> Recording:
    return Recording().hands("AS AH AC AD 2S | | |")


@recorded("names-at-the-sides")
def _() -> Recording:
    return Recording(friends={"Guest 4812": 1, "علی‌رضا محمدی‌نژاد اصفهانی": 3}, clock=30, hakem=1).deal("1")


@recorded("lobby-host")
def _() -> Recording:
    return Recording(friends={"Laleh": 1})
