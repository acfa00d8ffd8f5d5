"""Keys as letters, also where the keyboard is set to Persian."""

from typing import Final

from textual import events

#: The Latin letter on the key that writes a Persian one, and digits.
_PERSIAN: Final = dict(
    zip("ضصثقفغعهخحشسیبلاتنمظطزرذدئو۰۱۲۳۴۵۶۷۸۹؟", "qwertyuiopasdfghjklzxcvbnm,0123456789?", strict=True)
)


def letter_of(event: events.Key) -> str:
    """The letter, digit or sign that was typed, small; empty for other keys."""
    typed = event.character or ""
    return _PERSIAN.get(typed, typed).lower() if event.is_printable else ""
