"""A game of thirty lines, in a folder that says everything of it: no other file knows it (docs/add-a-game.md)."""
