"""What each viewer may know: snapshots, events as seen, and guesses at the rest.

What for: building a view of a match from nothing, field by field, for one seat or a spectator. What not: a
state with parts rubbed out. Who may call: everybody may read these types; only the table and tests project.
"""

from hokm.rules.events import (
    CardPlayed,
    DealConceded,
    DealEnded,
    GoingOnSpoken,
    HakemFound,
    HandsOpened,
    KotAnnounced,
    KotReached,
    MatchEnded,
    PhaseBegan,
    RedealAnswered,
    RedealClaimed,
    RedealSuggested,
    Resigned,
    TableTapped,
    TrickWon,
    TrumpCalled,
    TrumpTurnedUp,
    TurnUpAsked,
)
from hokm.views.fingerprint import observation_bytes, observation_hash
from hokm.views.observation import SPECTATOR, Observation, Spectator, Viewer, with_turn
from hokm.views.sample import World, sample
from hokm.views.seen import (
    SeenCardsDealt,
    SeenDealBegan,
    SeenEvent,
    SeenHandsTakenUp,
    SeenPacket,
    SeenPartnersLooked,
    Withheld,
)
from hokm.views.watch import first_view, watch

__all__ = [
    "SPECTATOR",
    "CardPlayed",
    "DealConceded",
    "DealEnded",
    "GoingOnSpoken",
    "HakemFound",
    "HandsOpened",
    "KotAnnounced",
    "KotReached",
    "MatchEnded",
    "Observation",
    "PhaseBegan",
    "RedealAnswered",
    "RedealClaimed",
    "RedealSuggested",
    "Resigned",
    "SeenCardsDealt",
    "SeenDealBegan",
    "SeenEvent",
    "SeenHandsTakenUp",
    "SeenPacket",
    "SeenPartnersLooked",
    "Spectator",
    "TableTapped",
    "TrickWon",
    "TrumpCalled",
    "TrumpTurnedUp",
    "TurnUpAsked",
    "Viewer",
    "Withheld",
    "World",
    "first_view",
    "observation_bytes",
    "observation_hash",
    "sample",
    "watch",
    "with_turn",
]
