"""The authority over a match: seats, turn, log, views. No input or output, no clock, no randomness of its own.

What for: one class that server, terminal, arena and tests all drive. What not: sockets, storage, pauses; those
are the driver's. Who may call: store, server, client, lab, cli.
"""

from hokm.table.dealer import Dealer, RngDealer, ScriptedDealer
from hokm.table.drive import RngFor, computer_due, drive, driven, speak
from hokm.table.table import Command, Entry, Proceed, SeatAction, StaleAction, Table, TimedOut

__all__ = [
    "Command",
    "Dealer",
    "Entry",
    "Proceed",
    "RngDealer",
    "RngFor",
    "ScriptedDealer",
    "SeatAction",
    "StaleAction",
    "Table",
    "TimedOut",
    "computer_due",
    "drive",
    "driven",
    "speak",
]
