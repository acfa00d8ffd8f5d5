"""Why the table does not do what a person asks for: its codes are those of everywhere."""

from hokm.rules import RefusalCode


class TableRefusal(ValueError):
    """A request that the table does not carry out. ``reason`` is for programs, the text for people."""

    def __init__(self, reason: RefusalCode, text: str) -> None:
        super().__init__(text)
        self.reason = reason
