"""`hokm verify`: says whether the deals of a record, and its computers, were honest."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hokm.cli import Problem, did_you_mean
from hokm.cli._input import opened
from hokm.cli._output import as_json

if TYPE_CHECKING:
    from hokm.records.verdict import Verdict

HOLDS, FAULTY, UNPROVED = 0, 1, 2
OPTIONS = ("--bots", "--json", "--page")


def verify(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    /,
    *,
    bots: bool = False,
    json: bool = False,
    page: Path | None = None,
) -> int:
    """Check that every card of a record follows from the server's commitment and everybody's seeds.

    Exit status 0: everything holds. 1: something does not (one line each: match, deal, word, why). 2: a match has no
    proof, and nothing speaks against the others. How it is checked stands in docs/fairness.md.

    Parameters
    ----------
    file
        The record to check; `-` is standard input.
    bots
        Run every move of a computer again, too.
    json
        One JSON object for each match.
    page
        Write a page to this file that does the same in a browser: without a server, without the internet.
    """
    if file.startswith("-") and file != "-":
        raise Problem(f"verify has no option {file}.{did_you_mean(file, OPTIONS)}")
    if page is not None:
        return _write_page(page, file)
    if not file:
        raise Problem("name the record to check, or - for standard input (hokm verify --help tells more)")
    from hokm.records import NotUtf8
    from hokm.records.verdict import as_plain

    matches = holding = unproved = alone = 0
    try:
        for verdict in _verdicts(file, bots):
            matches += 1
            holding += verdict.holds
            alone += verdict.alone if verdict.holds else 0
            unproved += not verdict.proved and not verdict.faults
            print(as_json(as_plain(verdict)) if json else "\n".join(_lines(verdict)))
    except NotUtf8 as error:
        raise Problem(f"{file}: {error}") from None
    if matches == 0:
        print(f"{file}: there is no match here, so nothing is proved", file=sys.stderr)
        return UNPROVED
    if not json:
        print(_summary(matches, holding, unproved, alone, bots))
    if holding + unproved < matches:
        return FAULTY
    return UNPROVED if unproved else HOLDS


def _verdicts(file: str, bots: bool) -> "Iterator[Verdict]":
    from hokm.records import in_pieces
    from hokm.records.verify import verify as verify_record

    if not bots:
        with opened(file) as stream:
            yield from verify_record(in_pieces(stream))
        return
    from hokm.lab import rerun

    if file == "-" or not Path(file).is_file():  # a pipe can be read once only, and it is read twice below
        with opened(file) as stream:
            text = stream.read()
        yield from rerun(in_pieces(io.StringIO(text)), verify_record(in_pieces(io.StringIO(text))))
        return
    with opened(file) as once, opened(file) as again:
        yield from rerun(in_pieces(again), verify_record(in_pieces(once)))


def _write_page(page: Path, file: str) -> int:
    from hokm.cli._offline import written

    if file:
        raise Problem("the page checks any record that is given to it in the browser: say --page OUT.html alone")
    size = written(page)
    print(f"{page}: {size / 1e6:.1f} MB; open it in a browser and give it a record")
    return HOLDS


def _lines(verdict: "Verdict") -> Iterator[str]:
    from hokm.records import harmless

    where = f"match {verdict.match}"
    for fault in verdict.faults:
        deal = "" if fault.deal is None else f", deal {fault.deal}"
        yield harmless(f"{where}{deal}: {fault.word}: {fault.text}", 1_000)
    if not verdict.proved and not verdict.faults:
        later = f"; {verdict.waiting} not opened yet" if verdict.waiting else ""
        yield f"{where}: no proof{later}"
    elif verdict.holds:
        deals = f"{verdict.checked} {'deal follows' if verdict.checked == 1 else 'deals follow'}"
        later = f", {verdict.waiting} not opened yet" if verdict.waiting else ""
        alone = f", {verdict.alone} without a player's number" if verdict.alone else ""
        yield f"{where}: holds, {deals}{later}{alone}; commitment {verdict.commitment}"


def _summary(matches: int, holding: int, unproved: int, alone: int, bots: bool) -> str:
    faulty = matches - holding - unproved
    counts = ((holding, "hold" if holding != 1 else "holds"), (faulty, "with faults"), (unproved, "without a proof"))
    told = ", ".join(f"{number:,} {word}" for number, word in counts if number)
    lines = [f"{matches:,} {'match' if matches == 1 else 'matches'}: {told}."]
    if holding:
        lines.append("Compare the commitment with the one that your device showed before the first deal.")
        lines.append(
            ("Proved" if holding == matches else "Proved, of what holds")
            + (": the cards follow from the locked secrets" if alone else ": nobody chose the cards")
            + (", and every computer played as it says." if bots else ".")
            + " Not proved: that nobody looked at them, or rewrote a play that the rules allow."
        )
        if alone:
            lines.append(
                f"In {alone:,} {'deal' if alone == 1 else 'deals'} no player put in a number, as in every simulation:"
                " whoever dealt could have tried secrets until the cards suited them."
            )
    return "\n".join(lines)
