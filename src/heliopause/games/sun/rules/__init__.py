"""Beyond the Sun: a module per chapter of the rulebook (../rules.md has the numbered sections)."""
