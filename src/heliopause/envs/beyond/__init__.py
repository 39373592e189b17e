"""What the environments of both Beyond games share."""
