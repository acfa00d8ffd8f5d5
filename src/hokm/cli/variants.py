"""`hokm variants`: the games, all their names, and the house rules each offers."""

from __future__ import annotations

import json as text_of
import sys
from typing import TYPE_CHECKING, Any

from hokm.cli import Problem

if TYPE_CHECKING:
    from hokm.rules import Variant


def variants(game: str = "", /, *, json: bool = False) -> int:
    """List the games, their other names, and the house rules each offers.

    Parameters
    ----------
    game
        One game alone, by id or another name.
    json
        One JSON object a line instead of tables.
    """
    from hokm.records import harmless

    games, faults = _found(game)
    described = [_described(variant) for variant in games]
    for variant in described:
        if json:
            print(text_of.dumps(variant, ensure_ascii=False))
        else:
            _show(variant)
    for fault in faults:
        print("hokm:", harmless(fault), file=sys.stderr)
    return 1 if faults else 0


def _found(game: str) -> tuple[list[Variant], list[str]]:
    """The games wanted, and a line for each that a package brings and that cannot be played."""
    from hokm.rules import VariantError
    from hokm.variants import all_variants, find_variant

    try:
        if game:
            return [find_variant(game)], []
    except VariantError as error:
        raise Problem(str(error)) from None
    games, faults = all_variants()
    return list(games.values()), faults


def _described(variant: Variant) -> dict[str, Any]:
    from hokm.rules.switches import followed
    from hokm.variants import NAMES, names_of

    return {
        "id": variant.id,
        "names": dict(variant.names),
        "title": variant.title,
        "seats": variant.seating.seats,
        "sides": variant.seating.sides,
        "aliases": list(names_of(variant.id)),
        "also_called": [
            {"name": one.name, "region": one.region, "native": one.native, "language": one.language}
            for one in NAMES
            if one.game == variant.id
        ],
        "switches": [
            {
                "name": switch.name,
                "type": switch.kind,
                "allowed": list(switch.allowed),
                "default": switch.default,
                "follows": list(followed(switch, variant.switches, variant.fixed)),
            }
            for switch in variant.switches
        ],
        "sources": list(variant.sources),
        "rules_hash": variant.rules_hash,
    }


def _show(variant: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console(highlight=False)
    names = " · ".join(variant["names"].values())
    console.print(f"[bold]{variant['id']}[/]  {escape(names)}")
    console.print(f"  {escape(variant['title'])}")
    others = [name for name in variant["aliases"] if name not in variant["names"].values()]
    also = f"; also called {', '.join(others)}" if others else ""
    console.print(escape(f"  {variant['seats']} seats, {variant['sides']} sides{also}\n"))
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    table.add_column("house rule", no_wrap=True)
    table.add_column("default", overflow="fold")
    table.add_column("can be", overflow="fold")
    for switch in variant["switches"]:
        table.add_row(switch["name"], _default(switch), _allowed(switch))
    console.print(table)
    console.print()


def _default(switch: dict[str, Any]) -> str:
    """The default, with the rules that change it."""
    follows = switch["follows"]
    return f"{switch['default']} (follows {', '.join(follows)})" if follows else str(switch["default"])


def _allowed(switch: dict[str, Any]) -> str:
    if switch["type"] == "integer":
        return "a number from 1"
    if switch["type"] == "set":
        return f"none, or any of these joined by +: {' '.join(switch['allowed'])}"
    return " ".join(switch["allowed"])
