"""Beyond the Horizon: a module per chapter of ../rules.md."""
