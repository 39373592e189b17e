"""Many games at once: the arena, which measures bots, and the balance of the cards."""
