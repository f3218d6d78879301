"""Parts of puzzles that depend on the card game: opponents decide what they hold only when it matters."""
