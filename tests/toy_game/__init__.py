"""A game of fifty lines, in a folder that says everything of it: no other file knows it (docs/add-a-game.md)."""
