"""Facts about Armed & Dangerous for bots."""

from boomtown.card.sets.armed_and_dangerous.bots import answers, quick_answers, rows

__all__ = ["answers", "quick_answers", "rows"]
