"""The authority over a table: seats, people, turn, log, views. No input or output, no clock, no randomness of its own.

What for: one class for a match (``Table``) and one for the people around it (``Authority``) that server, terminal,
arena and tests all drive. What not: sockets, storage, pauses; those are the driver's. Who may call: store, server,
client, lab, cli.
"""

from hokm.table.authority import Authority
from hokm.table.changes import Change, Kind, Person, Speed, TableOpened
from hokm.table.dealer import Dealer, RngDealer, ScriptedDealer
from hokm.table.drive import RngFor, computer_due, drive, driven, speak
from hokm.table.gathering import Chair, Gathering
from hokm.table.refusals import TableReason, TableRefusal
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
    "News",
    "Person",
    "Proceed",
    "RngDealer",
    "RngFor",
    "ScriptedDealer",
    "SeatAction",
    "Speed",
    "StaleAction",
    "Table",
    "TableOpened",
    "TableReason",
    "TableRefusal",
    "TimedOut",
    "computer_due",
    "drive",
    "driven",
    "speak",
]
