"""The table: a server that keeps games, seats people and carries their choices. Games are known by their face only."""
