"""The workshop: the test kit that every variant must pass, the arena, and learning environments.

What for: measuring computer players and rules over many matches, with full states open.
What not: nothing that a running server depends on. Empty until the arena is built.
Who may call: the command line and the tests.
"""
