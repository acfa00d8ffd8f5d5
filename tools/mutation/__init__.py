"""Mutation testing of the rules: break the code in one place, run the tests that reach it, and see that one fails.

A mutant is named by its file, the qualified name of its function, the operator that made it and its number among those
of that operator there; it does not depend on how the source is written. ``scripts/mutate`` tries them.
"""
