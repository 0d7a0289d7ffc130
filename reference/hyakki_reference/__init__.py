"""A second referee for the four games, written from the rules and docs/records.md alone."""
