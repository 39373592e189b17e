"""The solo deck: an opponent that is rules, not guesses (docs/rules/solo.md)."""
