"""What the bots of both Beyond games share: how a seat's position is evaluated, and how a turn is planned."""
