"""`hokm replay`: plays a record through the rules and tells what happened."""

import sys
from typing import Annotated, Any

from cyclopts import Parameter

from hokm.cli import Problem, did_you_mean
from hokm.cli._input import opened
from hokm.cli._output import as_json
from hokm.records import Line, RecordError, in_pieces
from hokm.records import replay as replay_record


def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    trace: bool = False,
    json: bool = False,
) -> int:
    """Play a match record through the rules and tell what happened.

    An input that the rules forbid ends it: one line on standard error, `FILE:LINE: seat N: REASON`, and exit status 1.

    Parameters
    ----------
    file
        The record to read; `-` is standard input.
    trace
        Tell every decision too: what was allowed and what was done.
    json
        One JSON object a line instead of a table.
    """
    if file.startswith("-") and file != "-":
        raise Problem(f"replay has no option {file}.{did_you_mean(file, ('--trace', '--json'))}")
    show = as_json if json else _Table().show
    with opened(file) as stream:
        try:
            for line in replay_record(in_pieces(stream), trace=trace):
                print(show(line))
        except RecordError as error:
            sys.stdout.flush()
            print(f"{file}:{error}", file=sys.stderr)
            return 1
    return 0


class _Table:
    """Lines for people: a heading for each match, a row for each deal, a sentence for its end."""

    ROW = "{:>4}  {:>6}  {:>5}  {:>5}  {:>6}  {:<26}  {:>6}  {:>5}"
    HEADING = ROW.format("deal", "dealer", "hakem", "trump", "tricks", "result", "points", "score")

    def __init__(self) -> None:
        self.matches = 0
        self.in_match = False

    def show(self, line: Line) -> str:
        """One object of the report as text, with the heading where a match begins."""
        opening = []
        if not self.in_match:
            self.in_match = True
            self.matches += 1
            opening = [*([""] if self.matches > 1 else []), f"Match {self.matches}", self.HEADING]
        words = getattr(self, f"_{line['type']}")(line)
        if line["type"] in ("match", "unfinished"):
            self.in_match = False
        return "\n".join([*opening, words])

    def _decision(self, line: dict[str, Any]) -> str:
        others = " ".join(option for option in line["legal"] if option != line["action"])
        return f"      seat {line['seat']}: {line['action']}" + (f"   (or {others})" if others else "")

    def _deal(self, line: dict[str, Any]) -> str:
        hakem = "-" if line["hakem"] is None else line["hakem"]
        result = _result(line)
        trump = line["trump"] or "-"
        tricks, points, score = _pair(line["tricks"]), _pair(line["points"]), _pair(line["score"])
        return self.ROW.format(line["deal"], line["dealer"], hakem, trump, tricks, result, points, score)

    def _match(self, line: dict[str, Any]) -> str:
        end = "A draw" if line["winner"] is None else f"Side {line['winner']} wins"
        return f"{end}, {_pair(line['score'])} ({line['reason']})."

    def _unfinished(self, line: dict[str, Any]) -> str:
        seats = " and ".join(f"seat {seat}" for seat in line["to_act"])
        return f"Unfinished in deal {line['deal']}: {f'{seats} to act' if seats else 'the cards are to come'}."


def _result(line: dict[str, Any]) -> str:
    """Who won the deal and how; of a bid, which one was made or failed, and the tens where they count."""
    winner = "nobody" if line["winner"] is None else f"side {line['winner']}"
    bid = f"bid of {line['bid']} " if line.get("bid") is not None else ""
    tens = f", tens {_pair(line['tens'])}" if "tens" in line else ""
    return f"{winner}, {bid}{line['kind']}{tens}"


def _pair(numbers: list[int]) -> str:
    return "-".join(map(str, numbers))
