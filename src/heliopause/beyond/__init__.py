"""What the two games share: lines of the notation, population, the technology tree, pawn and spaces, claims."""
