"""A proof stands for one match that tells its result: a chain used in two matches of a file is refused."""

import io
import re

from hokm.records import in_pieces
from hokm.records.verify import verify
from tests.records.test_verify import FairMatch, fair, judged


def test_a_match_that_is_over_tells_its_result() -> None:
    text = re.sub(r"\[Result .*?\]\n", "", fair())
    (fault,) = judged(text).faults
    assert (fault.deal, fault.word) == (None, "result")
    assert fault.text.startswith("the tag is missing, the record comes to 2-")


def test_a_match_that_goes_on_needs_no_result() -> None:
    assert judged(re.sub(r"\[Result .*?\]\n", "", FairMatch(4, "target=7").play(1).recorder.text())).holds


def test_two_matches_of_a_file_never_share_a_chain() -> None:
    root = bytes(range(32))
    first = FairMatch(1, root=root).play()
    whole, later = first.recorder.text(), FairMatch(2, root=root, match_id="k7f3m9-2").play().recorder.text()
    one, other = verify(in_pieces(io.StringIO(whole + later)))
    assert one.holds
    assert [(fault.deal, fault.word) for fault in other.faults] == [(None, "chain")]
    assert other.faults[0].text == "match 1 has the same commitment"


def test_a_chain_that_begins_within_that_of_another_match_is_named() -> None:
    first = FairMatch(1)
    whole = first.play().recorder.text()
    cut = FairMatch(2, match_id="k7f3m9-2")
    cut.chain = first.chain.part(1, 60)
    inner = cut.play().recorder.text()
    inner = re.sub(r'Commitment "\w+"', f'Commitment "{cut.chain.head.hex()}"', inner)
    assert judged(inner).holds
    assert first.opened > 1
    _, other = verify(in_pieces(io.StringIO(whole + inner)))
    assert [(fault.deal, fault.word, fault.text) for fault in other.faults] == [
        (1, "chain", "its link was used in match 1 already")
    ]


def test_a_chain_that_begins_where_that_of_another_match_stopped_is_its_own() -> None:
    first = FairMatch(1)
    whole = first.play().recorder.text()
    after = FairMatch(2, match_id="k7f3m9-2")
    after.chain = first.chain.part(first.opened, 40)
    text = re.sub(r'Commitment "\w+"', f'Commitment "{after.chain.head.hex()}"', after.play().recorder.text())
    for order in (whole + text, text + whole):
        assert [verdict.holds for verdict in verify(in_pieces(io.StringIO(order)))] == [True, True]
