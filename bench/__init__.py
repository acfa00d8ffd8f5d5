"""Benchmarks: how fast, next to a yardstick in the same run, so that numbers of different machines can be compared."""
