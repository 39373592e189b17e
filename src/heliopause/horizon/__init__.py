"""Beyond the Horizon: a module per chapter of docs/rules/horizon.md."""
