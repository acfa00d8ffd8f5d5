"""The home of the card game Hokm: rules, records, computer players, server and command line."""

__version__ = "0.1.0"

__all__ = ["__version__"]
