"""The games: a folder each. All that knows a game lies in its folder; its SPEC is what the rest of the program sees."""
