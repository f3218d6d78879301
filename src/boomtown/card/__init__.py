"""The card game: state, setup, turn, steps, legal options, view. Sets live in `sets`."""
