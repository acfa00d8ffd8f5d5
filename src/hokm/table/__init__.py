"""The authority over a table: seats, people, turn, log, views. No input or output, no clock, no randomness of its own.

What for: one class for a match (``Table``) and one for the people around it (``Authority``) that server, terminal,
arena and tests all drive. What not: sockets, storage, pauses; those are the driver's. Who may call: store, server,
client, lab, cli.
"""

from hokm.table.authority import Authority
from hokm.table.changes import Change, Kind, MatchStarted, Person, Speed, TableOpened
from hokm.table.dealer import Dealer, RngDealer, ScriptedDealer
from hokm.table.drive import RngFor, computer_due, drive, driven, speak
from hokm.table.gathering import Chair, Gathering
from hokm.table.log import Written, read_news, write_news
from hokm.table.refusals import TableReason, TableRefusal
from hokm.table.score_sheet import SheetLine, score_sheet
from hokm.table.standing import News
from hokm.table.table import Command, Entry, Proceed, SeatAction, StaleAction, Table, TimedOut
from hokm.table.times import ClockReading

__all__ = [
    "Authority",
    "Chair",
    "Change",
    "ClockReading",
    "Command",
    "Dealer",
    "Entry",
    "Gathering",
    "Kind",
    "MatchStarted",
    "News",
    "Person",
    "Proceed",
    "RngDealer",
    "RngFor",
    "ScriptedDealer",
    "SeatAction",
    "SheetLine",
    "Speed",
    "StaleAction",
    "Table",
    "TableOpened",
    "TableReason",
    "TableRefusal",
    "TimedOut",
    "Written",
    "computer_due",
    "drive",
    "driven",
    "read_news",
    "score_sheet",
    "speak",
    "write_news",
]
