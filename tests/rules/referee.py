"""A second referee: the same game judged once more in the plainest way, from the inputs alone, with texts and lists.

It shares nothing with the engine but the inputs, so that a mistake would have to be made twice. It believes that
every input is allowed (other tests see to that) and tells what each deal and the match came to.
"""

from collections.abc import Mapping

from hokm.cards import format_card, format_suit
from hokm.rules import (
    Act,
    Agree,
    AnnounceKot,
    CallTrump,
    CardTurned,
    ClaimRedeal,
    Concede,
    Continue,
    Input,
    LotDrawn,
    PackDealt,
    PlayCard,
    Stop,
)

RANKS = "23456789TJQKA"
Told = tuple[object, ...]


class Referee:
    """Judges a match under rules given as texts."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.rules = rules
        self.score = [0, 0]
        self.streak: list[int | None] = [None, 0]
        self.played = 0
        self.told: list[Told] = []
        self.over: Told | None = None
        self.dealer = self.hakem = 0

    def hear(self, given: Input) -> None:
        """One input."""
        if isinstance(given, LotDrawn):
            self.dealer, self.hakem = given.seat, (given.seat + 1) % 4
        elif isinstance(given, PackDealt):
            self.begin()
        elif isinstance(given, CardTurned):
            self.trump = format_card(given.card)[1]
        elif isinstance(given, Act):
            self.act(given)

    def begin(self) -> None:
        self.trump = ""
        self.tricks = [0, 0]
        self.firsts: list[int] = []
        self.table: list[tuple[int, str]] = []
        self.announced: set[int] = set()
        self.said: list[bool] = []
        self.result: tuple[str, int, bool] | None = None

    def act(self, given: Act) -> None:
        side = given.seat % 2
        match given.action:
            case CallTrump(suit):
                self.trump = format_suit(suit)
            case ClaimRedeal() | Agree():
                self.told.append(("redeal", None, (0, 0), self.trump, tuple(self.score), self.dealer, self.hakem))
            case AnnounceKot():
                self.announced.add(side)
            case Concede():
                self.finish("conceded", 1 - side, False)
            case Stop():
                self.finish("kot", self.firsts[0], True)
            case Continue():
                self.said.append(True)
            case PlayCard(card):
                self.table.append((given.seat, format_card(card)))
                if len(self.table) == 4:
                    self.take()
            case _:
                pass

    def take(self) -> None:
        """A full trick."""
        suits = [self.trump] if any(card[1] == self.trump for _, card in self.table) else [self.table[0][1][1]]
        running = [(RANKS.index(card[0]), seat) for seat, card in self.table if card[1] in suits]
        winner = max(running)[1] % 2
        self.table = []
        self.tricks[winner] += 1
        self.firsts.append(winner)
        self.judge(winner)

    def judge(self, winner: int) -> None:
        number, side = len(self.firsts), self.firsts[0]
        swept = self.tricks[side] == number
        if self.said or (self.result and self.result[0] == "forced"):
            self.judge_thirteen(number, side, swept)
            return
        may = self.rules["baunie-call-required"] == "false" or side in self.announced
        kot = self.rules["kot-rule"] if may else "none"
        if self.result is None and max(self.tricks) >= 7:
            leading = 0 if self.tricks[0] > self.tricks[1] else 1
            if swept and kot == "first7":
                self.result = ("kot", side, True)
            elif swept and kot == "all13":
                self.result = ("kot", side, True) if number == 13 else None
            else:
                self.result = ("simple", leading, False)
            if self.result and self.result[0] == "kot" and number < 13 and self.rules["continue-for-13"] != "off":
                self.result = ("forced", side, True) if self.rules["continue-for-13"] == "forced" else None
                return
        if self.result and (self.rules["stop"] == "majority" or number == 13):
            self.finish(*self.result)

    def judge_thirteen(self, number: int, side: int, swept: bool) -> None:
        if not swept:
            how = self.rules["failed-continue"]
            self.finish("failed-thirteen", 1 - side if how == "opponents-score" else side, how == "keep-kot")
        elif number == 13:
            self.finish("thirteen", side, True)

    def finish(self, kind: str, side: int, kot: bool) -> None:
        against = side != self.hakem % 2
        gain = self.gain(kind, kot, against)
        if self.rules["scoring"] == "kots":
            if not kot:
                self.streak = [side, self.streak[1] + 1 if self.streak[0] == side else 1]  # type: ignore[operator]
                if str(self.streak[1]) == self.rules["streak-kot"]:
                    gain, kot = 1, True
            if kot:
                self.streak = [None, 0]
        self.score[side] += gain
        self.played += 1
        if kind == "kot" and against:
            kind = "hakem-kot"
        self.rotate(side, kot)
        points = (gain, 0) if side == 0 else (0, gain)
        self.end(kind, side)
        follows = (None, None) if self.over else (self.dealer, self.hakem)
        self.told.append((kind, side, points, self.trump, tuple(self.score), *follows))
        self.result = ("finished", side, kot)

    def gain(self, kind: str, kot: bool, against: bool) -> int:
        scoring, (word, _, number) = self.rules["scoring"], self.rules["bavney-effect"].partition(":")
        if kind == "thirteen" and word in ("points", "kots"):
            return int(number)
        if scoring == "kots":
            return (int(self.rules["goon-kot-value"]) if against else 1) if kot else 0
        if scoring == "points-1324":
            return (4 if against else 3) if kot else (2 if against else 1)
        return (int(self.rules["hakem-koti-value"]) if against else 2) if kot else 1

    def rotate(self, side: int, kot: bool) -> None:
        rotation = self.rules["rotation"]
        if rotation == "always-next":
            self.hakem += 1
        elif side != self.hakem % 2:
            self.hakem += 3 if self.rules["pass-direction"] == "backward" else 1
        elif rotation == "within-side" or (rotation == "court-piece" and kot):
            self.hakem += 2
        self.hakem %= 4
        self.dealer = (self.hakem + 3) % 4

    def end(self, kind: str, side: int) -> None:
        word, _, number = self.rules["match-end"].partition(":")
        best = max(self.score)
        winner = None if self.score[0] == self.score[1] else self.score.index(best)
        if kind == "thirteen" and self.rules["bavney-effect"] == "wins-match":
            self.over = (side, tuple(self.score), "thirteen")
        elif word == "fixed-hands" and self.played == int(number):
            self.over = (winner, tuple(self.score), "hands")
        elif word == "fixed-kots" and best >= int(number):
            self.over = (winner, tuple(self.score), "kots")
        elif word == "first-to-target" and best >= int(self.rules["target"]):
            self.over = (winner, tuple(self.score), "target")
