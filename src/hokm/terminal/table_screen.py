"""The table as a screen: it puts the drawings together, reads keys, and offers what may be done."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from hokm.cards import SUITS, Card, cards_of, format_suit, parse_suit
from hokm.rules import Action, Concede, Resign
from hokm.terminal import narration, turns
from hokm.terminal.choices import KeyLine, MenuButton, MenuButtons
from hokm.terminal.dialogs import CELLS, HEADING, SPOKEN, Asking, Line, TextDialog
from hokm.terminal.felt import Felt
from hokm.terminal.game import Game
from hokm.terminal.hand import Hand, size_for_window
from hokm.terminal.keys import letter_of
from hokm.terminal.offers import LETTERS, SIGNAL, Offers
from hokm.terminal.panel import LineOfTurn, SidePanel, key_lines, sheet_lines, trick_lines
from hokm.terminal.picking import Picking
from hokm.terminal.score_bar import ScoreBar
from hokm.terminal.screen_check import HEIGHT, WIDTH
from hokm.terminal.sorting import sorted_hand
from hokm.terminal.too_small import TooSmall
from hokm.terminal.words import Words, faces_of
from hokm.variants.rule_card import sections
from hokm.views import SPEEDS

if TYPE_CHECKING:
    from hokm.terminal.app import HokmApp

_SUIT_KEYS: Final = {format_suit(suit).lower() for suit in SUITS}
#: With this many columns and rows there is room for the panel beside the table.
WIDE: Final = 112


class TableScreen(Screen[None]):
    """The table of one game."""

    ALLOW_SELECT = False
    CSS = """
    TableScreen { layout: vertical; background: $primary; }
    ScoreBar { height: 2; }
    #middle { height: 1fr; }
    #cloth { width: 1fr; height: 1fr; background: $primary; }
    Felt { height: 1fr; }
    LineOfTurn { height: 2; }
    #choices { height: auto; }
    SidePanel { width: 36; height: 1fr; }
    KeyLine { height: 1; }
    TooSmall { height: 1fr; }
    """
    app: "HokmApp"

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__()
        self.game, self.words = game, words
        self._refused = ""
        # Held here, not looked up: the game goes on for a moment while the screen is taken down.
        self._too_small = TooSmall(words)
        self._picking = Picking(game)
        self._bar = ScoreBar(game, words)
        self._felt = Felt(game, words, self._picking, self.choose)
        self._turn = LineOfTurn(game, words, self._picking)
        self._buttons = MenuButtons(words, id="choices")
        self._hand = Hand(game, words, self._picking, self.choose)
        self._offers = Offers(game, words, self._picking, self.act, self.next_signal)
        self._side = SidePanel(game, words)

    def compose(self) -> ComposeResult:
        """Everything on the screen, from top to bottom."""
        yield self._too_small
        yield self._bar
        with Horizontal(id="middle"):
            with Vertical(id="cloth"):
                yield self._felt
                yield self._turn
                yield self._buttons
                yield self._hand
            yield self._side
        yield KeyLine(self.words, self._keys(), id="keys")

    def on_mount(self) -> None:
        """From now on the game says when something has changed."""
        self.game.changed = self.renew
        self._picking.changed = self.renew
        self.renew()

    def on_resize(self, event: events.Resize) -> None:
        """Larger cards and the panel where there is room; nothing but a word where there is not enough."""
        width, height = event.size
        fits = width >= WIDTH and height >= HEIGHT
        self._too_small.display = not fits
        for widget in self.query("ScoreBar, #middle, #keys"):
            widget.display = fits
        self._hand.size_of_cards = size_for_window(width, height)
        self._hand.styles.height = self._hand.size_of_cards.height + 2
        self._side.display = width >= WIDE
        self.renew()

    def renew(self) -> None:
        """Draws everything anew."""
        if not self.is_mounted:
            return
        self._turn.refused = self._refused
        self._buttons.offer(self._choices())
        if self.game.between and self._buttons.chosen is None:
            self._buttons.choose(0)
        self._hand.numbered = self._cards_count() and self._picking.hand == self.game.me
        for drawing in (self._bar, self._felt, self._turn, self._hand, self._side):
            drawing.renew()

    # --------------------------------------------------------------------------------------- what may be done

    def _choices(self) -> list[MenuButton]:
        """The answers to what is asked, then what may be said besides."""
        game, words = self.game, self.words
        if game.over:
            return [
                MenuButton("g", words.t("match-end-rematch"), lambda: self._ask(game.rematch)),
                MenuButton("o", words.t("table-score-sheet"), self.show_score),
                MenuButton("q", words.t("terminal-quit"), self.app.leave),
            ]
        if game.between:
            choices = [MenuButton("g", words.t("deal-end-next"), lambda: self._ask(game.go_on))]
            if game.shown.deal.opened is not None:
                choices.append(MenuButton("a", words.t("deal-end-all-hands"), self.show_hands))
            return choices
        return self._offers.now()

    def act(self, action: Action) -> None:
        """The person acts."""
        self._ask(lambda: self.game.act(action))

    def choose(self, card: Card) -> None:
        """Plays a card, lays it down or marks it; or says why not."""
        picking = self._picking
        action = picking.play_of(card)
        if action is not None:
            picking.lift(None)
            self.act(action)
        elif picking.toggle(card):
            if not picking.allowed:  # nothing more can be marked: what is left is to confirm it
                self._buttons.choose(0)
        else:
            self._refused = turns.refusal(self.words, self.game, picking, card)
            self.renew()

    def next_signal(self) -> None:
        """The next signal for the card that is played next."""
        if not self._picking.next_signal():
            self._refused = self.words.t("signal-not-true")
        self.renew()

    def _ask(self, request: Callable[[], bool]) -> None:
        self._refused = ""
        self.app.attempt(request)
        self.renew()

    # ------------------------------------------------------------------------------------------------ keys

    def _keys(self) -> list[MenuButton]:
        t = self.words.t
        return [
            MenuButton("?", t("keys-title"), self.show_keys),
            MenuButton("L", t("table-last-trick"), self.show_trick),
            MenuButton("O", t("table-score-sheet"), self.show_score),
            MenuButton("R", t("terminal-rules"), self.show_rules),
            MenuButton("V", t("settings-speed"), self.next_speed),
            MenuButton("M", t("menu"), self.show_menu),
            MenuButton("Q", t("terminal-quit"), self.app.leave),
        ]

    def on_key(self, event: events.Key) -> None:
        """Keys count for the buttons first, then for the cards, then for what opens over the table."""
        letter = letter_of(event)
        if self._key(event.key, letter):
            event.stop()
            event.prevent_default()

    def _key(self, key: str, letter: str) -> bool:
        buttons, picking = self._buttons, self._picking
        self._refused = ""
        if letter == SIGNAL and picking.acts and self.game.variant.announcements.may_signal:
            self.next_signal()
            return True
        at_once = self._letters().get(letter)
        if at_once is None and buttons.key(letter):
            picking.lift(None)
            return True
        moves: dict[str, Callable[[], object]] = {
            "left": lambda: self._step(-1),
            "right": lambda: self._step(1),
            "up": lambda: self._step(1, legal=True),
            "down": lambda: self._step(-1, legal=True),
            "home": lambda: picking.end(False),
            "end": lambda: picking.end(True),
            "tab": lambda: self._button(1),
            "shift+tab": lambda: self._button(-1),
            "enter": self._do,
            "space": self._do,
            "escape": self._lower,
        }
        act = moves.get(key) or at_once
        if act is None and letter.isdecimal():
            act = partial(self._digit, letter)
        if act is None and letter in _SUIT_KEYS:
            act = partial(self._suit, letter)
        if act is None:
            return False
        act()
        return True

    def _letters(self) -> dict[str, Callable[[], object]]:
        return {
            "l": self.show_trick,
            "o": self.show_score,
            "r": self.show_rules,
            "v": self.next_speed,
            "b": self.app.other_theme,
            "m": self.show_menu,
            "q": self.app.leave,
            "?": self.show_keys,
        }

    def _cards_count(self) -> bool:
        """Whether arrows and digits are for the cards: not while only buttons answer."""
        return not self._buttons.items or bool(self._picking.acts or self._picking.sets)

    def _step(self, by: int, legal: bool = False) -> None:
        if not self._cards_count():
            self._buttons.step(by)
        elif legal and not self._picking.allowed and self._picking.ready is not None:
            self._buttons.choose(0)  # the cards are marked, and no other may be
        else:
            self._buttons.choose(None)
            self._picking.step(by, legal=legal)

    def _button(self, by: int) -> None:
        if self._buttons.step(by):
            self._picking.lift(None)

    def _digit(self, digit: str) -> None:
        if self._cards_count():
            self._buttons.choose(None)
            self._picking.digit(digit)

    def _suit(self, letter: str) -> None:
        self._buttons.choose(None)
        self._picking.suit(parse_suit(letter))

    def _lower(self) -> None:
        self._buttons.choose(None)
        self._picking.lift(None)

    def _do(self) -> None:
        """Enter: the marked button, else the raised card, else no more waiting for what is being shown."""
        raised = self._picking.raised
        if self._buttons.do():
            return
        if raised is not None:
            self.choose(raised)
        else:
            self.game.hurry()

    def on_click(self, event: events.Click) -> None:
        """A click below the cloth ends the waiting for what was shown."""
        if isinstance(event.widget, LineOfTurn):
            self.game.hurry()

    # --------------------------------------------------------------------------------- what opens over the table

    def show_trick(self) -> None:
        """The last trick, in playing order."""
        game, words = self.game, self.words
        lines: list[Line] = [(text, CELLS) for text, _ in trick_lines(game, words, self.app.palette)]
        last = game.shown.deal.last_trick
        if last is not None:
            place = game.variant.seating.place
            hands = [place(last.leader, number, game.hakem) for number in range(len(last.cards))]
            card = last.cards[hands.index(last.winner)]
            took = words.t("table-took", card=words.card(card), **words.who(game, last.winner))
            lines += [("", CELLS), (took, SPOKEN)]
        self._open(TextDialog(words, words.t("table-last-trick"), lines))

    def show_score(self) -> None:
        """The score sheet."""
        game, words = self.game, self.words
        score = game.shown.match.score
        sides = " · ".join(f"{name} {words.number(score[side])}" for side, name in words.sides(game))
        lines: list[Line] = [(f"{words.length(game)}: {sides}", SPOKEN), ("", CELLS)]
        lines += [(text, CELLS) for text, _ in sheet_lines(game, words, self.app.palette)]
        self._open(TextDialog(words, words.t("table-score-sheet"), lines))

    def show_rules(self) -> None:
        """The rule card of this table, in words."""
        lines: list[Line] = []
        for section in sections(self.game.variant, lambda text, values: self.words.t(text, **values)):
            lines.append((section.title, HEADING))
            lines += [(line, SPOKEN) for line in section.lines]
        self._open(TextDialog(self.words, self.words.t("table-rules"), lines))

    def show_hands(self) -> None:
        """All hands of the deal that is over."""
        game, words = self.game, self.words
        lines: list[Line] = []
        for seat, cards in enumerate(game.shown.deal.opened or ()):
            lines.append((words.t("deal-end-hand-of", **words.who(game, seat)), HEADING))
            dealt = sorted_hand(cards_of(cards), game.shown.deal.trump)
            lines.append((faces_of(dealt), CELLS))
        self._open(TextDialog(words, words.t("deal-end-all-hands"), lines))

    def show_keys(self) -> None:
        """All keys."""
        words = self.words
        lines: list[Line] = [(line, CELLS) for line in key_lines(self.game, words)]
        self._open(TextDialog(words, words.t("keys-title"), lines))

    def show_menu(self) -> None:
        """What is not needed often, and what should not be pressed by mistake."""
        game, words = self.game, self.words
        items = [
            MenuButton("v", words.speed(game.speed), self.next_speed),
            MenuButton("b", words.t("terminal-light"), self.app.other_theme),
            MenuButton("r", words.t("table-rules"), self.show_rules),
        ]
        if not game.over:
            given_up: list[Concede | Resign] = [action for action in game.asides if isinstance(action, Concede)]
            items += [self._weighty(action) for action in (*given_up, Resign())]
        items.append(MenuButton("q", words.t("terminal-quit"), self.app.leave))
        self._open(Asking(words, words.t("menu"), items, narration.failures(words, game)))

    def _weighty(self, action: Concede | Resign) -> MenuButton:
        return MenuButton(LETTERS[type(action)], self.words.action(action), lambda: self._confirm(action))

    def _confirm(self, action: Concede | Resign) -> None:
        words = self.words
        items = [
            MenuButton("n", words.t("table-keep-playing"), lambda: None),
            MenuButton("y", words.action(action), lambda: self.act(action)),
        ]
        self._open(Asking(words, words.action(action), items, words.confirmation(self.game, action)))

    def next_speed(self) -> None:
        """The next of the speeds."""
        speed = SPEEDS[(SPEEDS.index(self.game.speed) + 1) % len(SPEEDS)]
        self._ask(lambda: self.game.set_speed(speed))
        self._refused = self.words.speed(speed)
        self.renew()

    def _open(self, dialog: TextDialog | Asking) -> None:
        self.app.push_screen(dialog)
