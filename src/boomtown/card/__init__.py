"""Card game: state, setup, turn, steps, legal options, view. The sets are in `sets`."""
