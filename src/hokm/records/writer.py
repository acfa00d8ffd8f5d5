"""Writing a record: tags, then what was put in, chance on lines of its own and one trick a line."""

from collections.abc import Iterable, Mapping

from hokm.records.report import Public
from hokm.rules import OUT_OF_TURN, Act, Input, PlayCard, Seat, Seats, Thaap, Variant, format_action, format_chance
from hokm.rules.engine import advance, awaiting, first_state


def format_tag(name: str, value: str) -> str:
    """A tag on one line. Quotation marks, line ends and the like in the value are replaced by harmless signs."""
    return f'[{name} "{_harmless(value)}"]'


def format_names(names: Iterable[str]) -> str:
    """Names for the tag ``Seats``, in seat order; a semicolon within a name becomes a comma."""
    return "; ".join(_harmless(name).replace(";", ",") for name in names)


def _harmless(text: str) -> str:
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.replace('"', "'").split())


class Recorder:
    """Takes down a match while it is played: its inputs, one after another."""

    def __init__(self, variant: Variant, tags: Mapping[str, str]) -> None:
        self._variant = variant
        self._tags = dict(tags)
        self._lines: list[str] = []
        self._trick: list[str] = []
        self._result: str | None = None

    def add(self, to_act: tuple[Seat, ...], given: Input, after: Public) -> None:
        """An input that was accepted: the seats awaited before it, and how the match stands after it."""
        if not isinstance(given, Act):
            self._own_line(format_chance(given))
        elif isinstance(given.action, PlayCard):
            self._trick.append(_word(to_act, given))
            if not after.deal.trick:
                self._end_line()
        elif isinstance(given.action, Thaap) and self._trick:
            self._trick.append(_word(to_act, given))
        else:
            self._own_line(_word(to_act, given))
        if after.match.result is not None:
            self._result = "-".join(map(str, after.match.result.score))

    def comment(self, text: str) -> None:
        """A comment, where it happens."""
        words = "{" + " ".join(text.replace("}", ")").split()) + "}"
        if self._trick:
            self._trick.append(words)
        else:
            self._lines.append(words)

    def text(self) -> str:
        """The record so far, with a line end at its end."""
        rules = "; ".join(f"{name}={value}" for name, value in self._variant.changed_rules.items())
        tags = {"Variant": self._variant.id}
        if rules:
            tags["Rules"] = rules
        tags |= {name: value for name, value in self._tags.items() if name not in ("Variant", "Rules")}
        if self._result is not None:
            tags["Result"] = self._result
        lines = [format_tag(name, value) for name, value in tags.items()]
        if body := [*self._lines, *self._last_line()]:
            lines += ["", *body]
        return "\n".join(lines) + "\n"

    def _own_line(self, text: str) -> None:
        self._end_line()
        self._lines.append(text)

    def _end_line(self) -> None:
        self._lines += self._last_line()
        self._trick = []

    def _last_line(self) -> list[str]:
        return [" ".join(self._trick)] if self._trick else []


def _word(to_act: tuple[Seat, ...], given: Act) -> str:
    """The action, with its seat in front unless it is simply that seat's turn."""
    plain = to_act == (given.seat,) and not isinstance(given.action, OUT_OF_TURN)
    return format_action(given.action) if plain else f"{given.seat}:{format_action(given.action)}"


def write(variant: Variant, inputs: Iterable[Input], tags: Mapping[str, str] | None = None) -> str:
    """The record of a match from its inputs; raises as ``advance`` where one is not allowed."""
    recorder, state = Recorder(variant, tags or {}), first_state(variant)
    for given in inputs:
        awaited = awaiting(variant, state)
        after, _ = advance(variant, state, given)
        recorder.add(awaited.seats if isinstance(awaited, Seats) else (), given, after)
        state = after
    return recorder.text()
