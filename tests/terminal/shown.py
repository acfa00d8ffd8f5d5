"""What a test reads off a screen, whether it is drawn in memory or by a real terminal."""

import re

RANK, SUIT = re.compile("10|[2-9AKQJ]"), re.compile("[♠♥♦♣]")


class Shown:
    """Reads the rows of a screen."""

    @property
    def rows(self) -> list[str]:
        """The rows of the screen, without colours."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """All that stands on the screen."""
        return "\n".join(self.rows)

    def hand(self) -> tuple[str, ...]:
        """The cards in hand as they stand at the lower edge while none is raised, ``10♥`` say."""
        rows = self.rows[-7:]
        lowest = max((row for row, text in enumerate(rows) if SUIT.search(text)), default=1)
        return tuple(map("".join, zip(RANK.findall(rows[lowest - 1]), SUIT.findall(rows[lowest]), strict=False)))

    def has(self, *parts: str) -> bool:
        """Whether one of the texts stands on the screen."""
        text = self.text
        return any(part in text for part in parts)
