"""The steps of a match and of a deal. A variant lists the ones it has; a new step is a new phase, not an ``if``."""

from hokm.rules.phases.auction import Auction
from hokm.rules.phases.dealing import Dealing, DrawTrump, check_pack
from hokm.rules.phases.draft import Draft
from hokm.rules.phases.exchange import Exchange
from hokm.rules.phases.finding import FindHakem, drawn_from, find_hakem
from hokm.rules.phases.making_trump import MakeTrump
from hokm.rules.phases.play import Play

__all__ = [
    "Auction",
    "Dealing",
    "Draft",
    "DrawTrump",
    "Exchange",
    "FindHakem",
    "MakeTrump",
    "Play",
    "check_pack",
    "drawn_from",
    "find_hakem",
]
