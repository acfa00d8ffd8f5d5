"""On the way to a table, and its lobby."""

from hokm import protocol as p
from tests.page.recordings.recording import Recording, friends, recorded


def turned_away(code: p.RefusalCode) -> Recording:
    """A table that answers no."""
    recording = Recording()
    recording.greeting = p.Refused(id=None, code=code, text="")
    return recording


@recorded("no-table")
def _() -> Recording:
    return turned_away(p.RefusalCode.NO_SUCH_TABLE)


@recorded("new-version")
def _() -> Recording:
    return turned_away(p.RefusalCode.OLD_VERSION)


@recorded("table-closed")
def _() -> Recording:
    recording = friends().deal().greet().cue()
    recording.hang_up()
    recording.greeting = p.Refused(id=None, code=p.RefusalCode.NO_SUCH_TABLE, text="")
    return recording.greet()


@recorded("other-window")
def _() -> Recording:
    recording = Recording().deal().greet().cue()
    recording.send(p.Superseded())
    return recording


@recorded("table-full")
def _() -> Recording:
    return Recording(friends={"Laleh": 0}, seat=None).deal()


# ------------------------------------------------------------------------------------------------------------- friends


@recorded("lobby-alone")
def _() -> Recording:
    return Recording(friends={})


@recorded("lobby-friends")
def _() -> Recording:
    recording = friends().greet().cue()
    recording.authority.depart("Bahram", recording.now)
    return recording.wait(0)


@recorded("lobby-guest")
def _() -> Recording:
    return Recording(friends={"Laleh": 0}, seat=2)


@recorded("lobby-not-seated")
def _() -> Recording:
    return Recording(friends={"Laleh": 0}, seat=None)


@recorded("lobby")
def _() -> Recording:
    """Three friends, before they begin."""
    return friends()


@recorded("lobby-hold")
def _() -> Recording:
    return friends(hold=True)
