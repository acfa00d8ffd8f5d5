"""The colours of the table by day and by night. Nothing is told by a colour alone."""

from functools import cache
from typing import Final, NamedTuple

from rich.style import Style
from textual.theme import Theme


@cache
def style_of(colour: str, ground: str, bold: bool = False) -> Style:
    """The one style of these colours: drawings compare many of them."""
    return Style(color=colour, bgcolor=ground, bold=bold)


class Palette(NamedTuple):
    """Colours by what they are for."""

    felt: str
    rim: str
    ink: str
    quiet: str
    us: str
    them: str
    third: str
    gold: str
    on_gold: str
    face: str
    barred: str
    edge: str
    black: str
    red: str
    faded: str
    panel: str
    panel_ink: str
    panel_quiet: str

    def on_felt(self, colour: str | None = None, bold: bool = False) -> Style:
        """Writing on the cloth."""
        return style_of(colour or self.ink, self.felt, bold)

    def on_rim(self, colour: str | None = None, bold: bool = False) -> Style:
        """Writing on the wood round the cloth."""
        return style_of(colour or self.ink, self.rim, bold)

    def chip(self) -> Style:
        """What is to be seen first: whose turn it is, what Enter does."""
        return style_of(self.on_gold, self.gold, True)

    def side(self, order: int) -> str:
        """The colour of a side: one's own first, then the others in playing order."""
        return (self.us, self.them, self.third)[order]


DAY: Final = Palette(
    felt="#126967",
    rim="#0A4749",
    ink="#FFFFFF",
    quiet="#D3ECE7",
    us="#8FF0E2",
    them="#FFC3A6",
    third="#FFE08A",
    gold="#F0B23C",
    on_gold="#2B1B00",
    face="#FFFEFA",
    barred="#A9C4BF",
    edge="#B5A98F",
    black="#1A2030",
    red="#C01F33",
    faded="#35524F",
    panel="#FFFDF8",
    panel_ink="#1B2236",
    panel_quiet="#485069",
)
NIGHT: Final = Palette(
    felt="#0F3F3D",
    rim="#0B1B22",
    ink="#F6F1E4",
    quiet="#B9D3CE",
    us="#72E6DA",
    them="#FFB296",
    third="#F2D67C",
    gold="#E9B44C",
    on_gold="#2B1B00",
    face="#F3EDDF",
    barred="#5F8480",
    edge="#9D9483",
    black="#1A2030",
    red="#B81C30",
    faded="#102B2A",
    panel="#141C2E",
    panel_ink="#F3EDDF",
    panel_quiet="#C0C7D6",
)
PALETTES: Final = {"hokm-day": DAY, "hokm-night": NIGHT}


def themes() -> list[Theme]:
    """The palettes as the themes of the screen."""
    return [
        Theme(
            name=name,
            primary=palette.felt,
            accent=palette.gold,
            foreground=palette.ink,
            background=palette.rim,
            surface=palette.panel,
            panel=palette.panel,
            dark=name == "hokm-night",
            variables={"panel-ink": palette.panel_ink, "panel-quiet": palette.panel_quiet, "gold": palette.gold},
        )
        for name, palette in PALETTES.items()
    ]


def theme_for(wish: str, environment: dict[str, str]) -> str:
    """The theme that is wished for; ``auto`` follows what the terminal tells of its background, else it is night."""
    if wish == "auto":
        ground = environment.get("COLORFGBG", "").rpartition(";")[2]
        wish = "light" if ground in ("7", "15") else "dark"
    return "hokm-day" if wish == "light" else "hokm-night"
