"""The engine without any game in it: a stack of small data steps, chance from outside, events, save, undo."""
