"""Parts of puzzles that depend on the card game: an opponent who decides what he holds only when it matters."""
