"""The solo deck: an opponent that is rules, not guesses (../solo.md)."""
