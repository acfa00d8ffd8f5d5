"""The tests: folders mirror `src/hokm`, with a few more for what belongs to the whole house."""
