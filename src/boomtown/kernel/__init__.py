"""Engine core that knows no particular game: a stack of steps, seeded chance, events, undo and saves."""
