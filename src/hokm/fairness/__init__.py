"""Dealing that can be checked afterwards: commitments, keys, and the shuffle made from everybody's seeds.

What for: proving that no one, the server included, chose the cards. The method is written down in docs/fairness.md.
What not: no source of entropy inside; roots and seeds come in from outside.
Who may call: table, records, analysis, server and command line.
"""

from hokm.fairness.chain import LENGTH, METHOD, SIZE, Chain, leads_to, link_before
from hokm.fairness.dealing import KeyedDealer, KeyOf, canonical
from hokm.fairness.keys import NONE, Terms, deal_key, is_revealed, seed_hash
from hokm.fairness.stream import Stream, packed

__all__ = [
    "LENGTH",
    "METHOD",
    "NONE",
    "SIZE",
    "Chain",
    "KeyOf",
    "KeyedDealer",
    "Stream",
    "Terms",
    "canonical",
    "deal_key",
    "is_revealed",
    "leads_to",
    "link_before",
    "packed",
    "seed_hash",
]
