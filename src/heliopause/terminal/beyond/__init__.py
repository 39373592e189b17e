"""What the screens of both Beyond games share: the order of the screen, the board, claims, cards, hints."""
