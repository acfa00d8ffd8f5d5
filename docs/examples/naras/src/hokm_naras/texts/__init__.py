"""The words of the rule card."""
