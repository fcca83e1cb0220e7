"""The solver: can this position still be won?  Knows rules and tables, and no Qt."""
