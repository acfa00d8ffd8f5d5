"""The authority over a table: seats, people, turn, log, views. No input or output, no clock, no randomness of its own.

What for: one class for a match (``Table``) and one for the people around it (``Authority``) that server, terminal,
arena and tests all drive. What not: sockets, storage, pauses; those are the driver's. Who may call: store, server,
client, lab, cli.
"""

from hokm.table.authority import Authority
from hokm.table.changes import Change, Kind, MatchStarted, Person, SeedsClosed, Speed, TableOpened
from hokm.table.dealer import Dealer, RngDealer, ScriptedDealer
from hokm.table.dealing import Entropy
from hokm.table.drive import RngFor, Wish, chosen_by, computer_due, drive, driven, speak, wished
from hokm.table.ledger import Ledger, Listed
from hokm.table.log import Written, read_news, write_news
from hokm.table.openings import Opening, openings
from hokm.table.outline import OUTLINE, Outline, outlined
from hokm.table.proving import ProvingRecorder
from hokm.table.record import Played, people_of, played, record
from hokm.table.refusals import TableRefusal
from hokm.table.score_sheet import SheetLine, score_sheet
from hokm.table.setup import Chair, News, TableSetup
from hokm.table.table import Chosen, Command, Entry, Proceed, SeatAction, StaleAction, Table, TimedOut
from hokm.table.times import ClockReading

__all__ = [
    "OUTLINE",
    "Authority",
    "Chair",
    "Change",
    "Chosen",
    "ClockReading",
    "Command",
    "Dealer",
    "Entropy",
    "Entry",
    "Kind",
    "Ledger",
    "Listed",
    "MatchStarted",
    "News",
    "Opening",
    "Outline",
    "Person",
    "Played",
    "Proceed",
    "ProvingRecorder",
    "RngDealer",
    "RngFor",
    "ScriptedDealer",
    "SeatAction",
    "SeedsClosed",
    "SheetLine",
    "Speed",
    "StaleAction",
    "Table",
    "TableOpened",
    "TableRefusal",
    "TableSetup",
    "TimedOut",
    "Wish",
    "Written",
    "chosen_by",
    "computer_due",
    "drive",
    "driven",
    "openings",
    "outlined",
    "people_of",
    "played",
    "read_news",
    "record",
    "score_sheet",
    "speak",
    "wished",
    "write_news",
]
