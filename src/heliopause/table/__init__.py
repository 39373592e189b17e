"""The table: a server that keeps games, seats people and carries their choices. It knows the games only by their face."""
