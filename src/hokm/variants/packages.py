"""What installed packages bring by entry points: games, computer players and words are all loaded here.

Nothing that is wrong with a package may take the rest away: whatever happens becomes a sentence that names it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from typing import Any


class BadPackage(ValueError):
    """A package brings what cannot be used. The message is a sentence that says which, and what to do."""


def brought(group: str) -> dict[str, list[EntryPoint]]:
    """What packages bring in a group, not loaded yet, by name; a name may be brought more than once."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, []).append(entry)
    return found


def load(what: str, entries: Sequence[EntryPoint], flaw_of: Callable[[object, str], str]) -> Any:
    """What packages bring under one name; BadPackage where it cannot be had, or ``flaw_of`` finds a flaw in it."""
    first = entries[0]
    if len(entries) > 1:
        raise BadPackage(f"the {what} {first.name} is brought by {' and by '.join(map(package_of, entries))}: keep one")
    with blamed(what, first):
        found = first.load()
        flaw = flaw_of(found, first.name)
    if flaw:
        raise BadPackage(_sentence(what, first, flaw))
    return found


@contextmanager
def blamed(what: str, entry: EntryPoint) -> Iterator[None]:
    """Whatever goes wrong within becomes a BadPackage, even a package that wants to end the program."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as fault:
        raise BadPackage(_sentence(what, entry, f"{type(fault).__name__}: {fault}")) from fault


def package_of(entry: EntryPoint) -> str:
    """Who brings it."""
    return f"the package {entry.dist.name}" if entry.dist is not None else f"the package of {entry.value}"


def _sentence(what: str, entry: EntryPoint, how: str) -> str:
    said = f"the {what} {entry.name} cannot be loaded: {how} (mend or uninstall {package_of(entry)})"
    return " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
