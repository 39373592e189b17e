"""Drills: what is acknowledged stays, whatever is done to servers, database and network. `make drills` takes long."""
