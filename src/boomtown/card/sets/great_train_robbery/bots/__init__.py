"""Facts about The Great Train Robbery for bots."""

from boomtown.card.sets.great_train_robbery.bots import answers, characters, playing_cards, stations, train, wagons

__all__ = ["answers", "characters", "playing_cards", "stations", "train", "wagons"]
