"""Beyond the Sun: a module per chapter of the rulebook (docs/rules/sun.md has the numbered sections)."""
