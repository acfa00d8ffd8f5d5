"""`hokm variants`: the games, their other names, and the house rules each offers."""

import json as text_of
from typing import Any


def variants(*, json: bool = False) -> None:
    """List the games and the house rules each offers.

    Parameters
    ----------
    json
        One JSON object a line instead of a table.
    """
    from hokm.variants import VARIANTS

    described = [_described(name) for name in VARIANTS]
    if json:
        for variant in described:
            print(text_of.dumps(variant, ensure_ascii=False))
        return
    for variant in described:
        _show(variant)


def _described(name: str) -> dict[str, Any]:
    from hokm.variants import ALIASES, VARIANTS

    variant = VARIANTS[name]
    return {
        "id": variant.id,
        "names": dict(variant.names),
        "title": variant.title,
        "seats": variant.seating.seats,
        "aliases": sorted(alias for alias, target in ALIASES.items() if target == variant.id),
        "switches": [
            {"name": switch.name, "type": switch.kind, "allowed": list(switch.allowed), "default": switch.default}
            for switch in variant.switches
        ],
        "rules_hash": variant.rules_hash,
    }


def _show(variant: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    names = " · ".join(variant["names"].values())
    console.print(f"[bold]{variant['id']}[/]  {names}  ({variant['seats']} seats)")
    console.print(f"  {variant['title']}")
    console.print(f"  also called: {', '.join(variant['aliases'])}\n")
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="bold")
    for heading in ("house rule", "default", "can be"):
        table.add_column(heading, overflow="fold")
    for switch in variant["switches"]:
        table.add_row(switch["name"], switch["default"], " ".join(switch["allowed"]))
    console.print(table)
