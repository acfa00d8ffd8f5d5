"""All that the sample records bring can be told and asked in every language: events, questions, turns and ends."""

import re
from collections.abc import Iterator
from importlib import resources

import pytest

from hokm import views
from hokm.cards import spelled
from hokm.rules import Action, Seat, Variant
from hokm.rules import events as e
from hokm.rules.declaring import Event, declared
from hokm.table import Entry, SheetLine, score_sheet
from hokm.terminal import ends, facts, narration, questions, turns
from hokm.terminal.game import Game
from hokm.terminal.picking import Picking
from hokm.terminal.words import Words
from hokm.texts import LANGUAGES, catalogue
from hokm.views import SeenEvent, TrickWon, seen_kinds
from hokm.views.project import observe, see
from tests.family import Played, sample_records

#: What happens without a word: it is seen, or told by what follows.
SILENT = (
    e.PhaseBegan,
    e.DealBegan,
    e.CardsDealt,
    e.HandsTakenUp,
    e.StockOffered,
    e.CardPlayed,
    e.DealEnded,
    e.DealConceded,
    e.HandsOpened,
    e.Resigned,
    e.MatchEnded,
    e.KotReached,
)


class Watched(Game):
    """A match as the person at a seat of a record is shown it."""

    variant: Variant = None  # type: ignore[assignment]
    me: Seat = 0
    to_act: tuple[Seat, ...] = ()
    legal: tuple[Action, ...] = ()
    caught_up = True

    def __init__(self, played: Played, seat: Seat) -> None:
        self.variant, self.me = played.variant, seat
        self._played = played
        self.failures = []
        self._seen: list[SeenEvent] = []
        self._entries: list[Entry] = []

    def moments(self) -> Iterator[tuple[Event, SeenEvent]]:
        """Goes through the record, event by event; ``shown`` is what the person knows after it."""
        self.shown = views.first_view(self.variant, self.me)
        for step in self._played.steps:
            self._entries.append(Entry(len(self._entries), step.given, step.events))
            self.to_act, self.legal = (), ()
            for event in step.events:
                seen = see(event, self.me)
                self.shown = views.watch(self.variant, self.shown, seen)
                self._seen.append(seen)
                if event is step.events[-1]:
                    after = observe(self.variant, step.after, self.me)
                    self.to_act, self.legal = after.to_act, after.legal
                yield event, seen

    def sheet(self) -> list[SheetLine]:
        return score_sheet(self._entries)

    def newest(self, kind):  # type: ignore[no-untyped-def]
        return next((seen for seen in reversed(self._seen) if isinstance(seen, kind)), None)

    def tricks_won(self) -> list[TrickWon]:
        won: list[TrickWon] = []
        for seen in self._seen:
            won = [] if isinstance(seen, views.DealBegan) else won
            won += [seen] if isinstance(seen, TrickWon) else []
        return won


def said_of(played: Played, language: str) -> Iterator[tuple[type, str]]:
    """Everything that a record brings, in words."""
    words, game = Words(catalogue(language)), Watched(played, 0)
    picking = Picking(game)
    for event, seen in game.moments():
        if not isinstance(seen, views.Withheld):
            yield declared(type(event)).kind, narration.happened(words, game, seen)
        facts.facts(words, game)
        if isinstance(event, e.DealEnded):
            result = event.result
            for text in (ends.deal_title(words, game, result), *ends.deal_end(words, game, result)):
                yield e.HandsOpened, text
        if isinstance(event, e.MatchEnded):
            yield e.MatchEnded, ends.match_title(words, game, event.result.winner)
            for text in ends.match_end(words, game, event.result):
                yield e.MatchEnded, text
        if game.to_act:
            yield e.PhaseBegan, turns.turn(words, game, picking)
            yield from ((e.PhaseBegan, text) for text in questions.question(words, game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_every_sample_record_is_told(language: str) -> None:
    told = {played.name: list(said_of(played, language)) for played in sample_records()}
    for name, said in told.items():
        for kind, text in said:
            assert text or kind in SILENT, (name, kind)
    if language == "en":
        texts = {text for said in told.values() for _, text in said}
        for sentence in EXPECTED:
            assert any(text.startswith(sentence) for text in texts), sentence


#: One of each kind of ending, question and turn that only some games have.
EXPECTED = (
    "Contract made",
    "Contract failed",
    "The two in front are level, so the third wins.",
    "Tricks: You ",
    "The hand goes to ",
    "Simorgh won the match",
    "Simorgh won as hakem.",
    "You lost as hakem.",
    "Simorgh makes ",
    "4 tricks each; the side that made trump had to get 5",
    "Tricks: Us 2 · Simorgh and Kaveh 3 · Homa and Shirin 3; when level,",
    "Match to 1 kot: ",
    "All four tens",
    "The hand is over",
    "Kot!",
    "Hakem koti!",
    "New deal",
    "How many tricks do you bid?",
    "Throw",
    "Keep it, or let it go",
    "Give ",
    "Lay a card face down",
    "The dummy's turn: you play for it",
    "Before the next hand cards are passed",
)


def test_every_sentence_that_is_called_after_an_event_names_one() -> None:
    kinds = {spelled(kind.__name__) for kind, _ in seen_kinds()}
    sentences = re.findall(
        r"^told-([\w-]+) =", resources.files("hokm.texts").joinpath("en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert len(sentences) > 10
    assert set(sentences) <= kinds
