"""Further copies of cards of the base game, and the two new blue cards."""

from boomtown.card.cards import add_copies
from boomtown.card.folds import FARTHER, NEARER
from boomtown.card.hooks import folds
from boomtown.card.sets.declare_cards import blue

for _name, _copies, _first in (
    ("Barrel", "AC", 80),
    ("Dynamite", "10C", 81),
    ("Mustang", "5H", 82),
    ("Remington", "6D", 83),
    ("Rev. Carabine", "5S", 84),
    ("BANG!", "8S 5C 6C KC", 85),
    ("Beer", "6H 6S", 89),
    ("Cat Balou", "8C", 91),
    ("General Store", "AS", 92),
    ("Indians!", "5D", 93),
    ("Missed!", "8D", 94),
    ("Panic!", "JH", 95),
):
    add_copies(_name, _copies, "dodge_city", _first)

blue("Binocular", "10D", number=49, code="Bi", first=96, nature="helps", of_set="dodge_city")
folds(NEARER, "Binocular")(lambda value: value + 1)

blue("Hideout", "KD", number=50, code="Hi", first=97, nature="protects", of_set="dodge_city")
folds(FARTHER, "Hideout")(lambda value: value + 1)
