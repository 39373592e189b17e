"""What both games stand on: the operation stack, options, chance, phrases, refusals, the notation's skeleton."""
