"""What happened in a match, as one viewer saw it: a closed union. Cards and actions are spelled as in records."""

from typing import Annotated

from pydantic import Field

from hokm.protocol.events.dealing import (
    CardsDealtEvent,
    CardsDiscardedEvent,
    DealBeganEvent,
    GiftChosenEvent,
    GiftInfo,
    GiftsPassedEvent,
    HakemFoundEvent,
    HandExposedEvent,
    HandsTakenUpEvent,
    Packet,
    PhaseBeganEvent,
    StockDrawnEvent,
    StockOfferedEvent,
    WithheldEvent,
)
from hokm.protocol.events.ends import (
    DealConcededEvent,
    DealEndedEvent,
    DealResultInfo,
    HandsOpenedEvent,
    MatchEndedEvent,
    MatchResultInfo,
    OwedInfo,
    ResignedEvent,
    StreakInfo,
)
from hokm.protocol.events.playing import (
    CardLaidAwayEvent,
    CardPlayedEvent,
    GoingOnSpokenEvent,
    HalfInfo,
    KotAnnouncedEvent,
    KotReachedEvent,
    PartnersLookedEvent,
    RedealAnsweredEvent,
    RedealClaimedEvent,
    RedealSuggestedEvent,
    SignalledEvent,
    TableTappedEvent,
    TrickWonEvent,
)
from hokm.protocol.events.trump import (
    AuctionWonEvent,
    BidMadeEvent,
    TrumpAskedEvent,
    TrumpCalledEvent,
    TrumpChosenEvent,
    TrumpDrawnEvent,
    TrumpHiddenEvent,
    TrumpKnownEvent,
    TrumpNarrowedEvent,
    TrumpRevealedEvent,
    TrumpSetEvent,
    TrumpTurnedUpEvent,
    TurnUpAskedEvent,
)

EventMessage = Annotated[
    HakemFoundEvent
    | PhaseBeganEvent
    | DealBeganEvent
    | CardsDealtEvent
    | HandsTakenUpEvent
    | CardsDiscardedEvent
    | StockOfferedEvent
    | StockDrawnEvent
    | GiftChosenEvent
    | GiftsPassedEvent
    | HandExposedEvent
    | BidMadeEvent
    | AuctionWonEvent
    | TrumpCalledEvent
    | TurnUpAskedEvent
    | TrumpTurnedUpEvent
    | TrumpDrawnEvent
    | TrumpChosenEvent
    | TrumpHiddenEvent
    | TrumpAskedEvent
    | TrumpRevealedEvent
    | TrumpSetEvent
    | TrumpNarrowedEvent
    | TrumpKnownEvent
    | RedealClaimedEvent
    | RedealSuggestedEvent
    | RedealAnsweredEvent
    | KotAnnouncedEvent
    | CardPlayedEvent
    | CardLaidAwayEvent
    | SignalledEvent
    | TableTappedEvent
    | TrickWonEvent
    | KotReachedEvent
    | PartnersLookedEvent
    | GoingOnSpokenEvent
    | DealConcededEvent
    | DealEndedEvent
    | HandsOpenedEvent
    | ResignedEvent
    | MatchEndedEvent
    | WithheldEvent,
    Field(discriminator="type"),
]

__all__ = [
    "AuctionWonEvent",
    "BidMadeEvent",
    "CardLaidAwayEvent",
    "CardPlayedEvent",
    "CardsDealtEvent",
    "CardsDiscardedEvent",
    "DealBeganEvent",
    "DealConcededEvent",
    "DealEndedEvent",
    "DealResultInfo",
    "EventMessage",
    "GiftChosenEvent",
    "GiftInfo",
    "GiftsPassedEvent",
    "GoingOnSpokenEvent",
    "HakemFoundEvent",
    "HalfInfo",
    "HandExposedEvent",
    "HandsOpenedEvent",
    "HandsTakenUpEvent",
    "KotAnnouncedEvent",
    "KotReachedEvent",
    "MatchEndedEvent",
    "MatchResultInfo",
    "OwedInfo",
    "Packet",
    "PartnersLookedEvent",
    "PhaseBeganEvent",
    "RedealAnsweredEvent",
    "RedealClaimedEvent",
    "RedealSuggestedEvent",
    "ResignedEvent",
    "SignalledEvent",
    "StockDrawnEvent",
    "StockOfferedEvent",
    "StreakInfo",
    "TableTappedEvent",
    "TrickWonEvent",
    "TrumpAskedEvent",
    "TrumpCalledEvent",
    "TrumpChosenEvent",
    "TrumpDrawnEvent",
    "TrumpHiddenEvent",
    "TrumpKnownEvent",
    "TrumpNarrowedEvent",
    "TrumpRevealedEvent",
    "TrumpSetEvent",
    "TrumpTurnedUpEvent",
    "TurnUpAskedEvent",
    "WithheldEvent",
]
