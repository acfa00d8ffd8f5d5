"""Making named tuples by the shortest way, for what is made at every card."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")


class _Make(Protocol):
    def __call__(self, kind: type[T], values: Sequence[Any], /) -> T:
        """A named tuple of a kind from the values of all its fields, in order."""


#: Makes a named tuple of the values of all its fields: no defaults and no checks, at half the cost of calling it.
make: Final[_Make] = tuple.__new__  # type: ignore[assignment]


def replaced(old: T, **changes: Any) -> T:
    """What ``_replace`` makes of a named tuple, at half the cost. An unknown field raises ValueError."""
    fields: tuple[str, ...] = old._fields  # type: ignore[attr-defined]
    values: list[Any] = [*old]  # type: ignore[misc]
    for name, value in changes.items():
        values[fields.index(name)] = value
    return make(type(old), values)
