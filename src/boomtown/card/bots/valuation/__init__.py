"""Values of cards, losses and gains for the bots."""
