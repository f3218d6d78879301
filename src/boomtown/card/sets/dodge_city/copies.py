"""Further copies of cards of the base game, and the two new blue cards."""

from boomtown.card.cards import add_copies
from boomtown.card.folds import FARTHER, NEARER
from boomtown.card.hooks import folds
from boomtown.card.sets.printing import blue

for _name, _copies in (
    ("Barrel", "AC"),
    ("Dynamite", "10C"),
    ("Mustang", "5H"),
    ("Remington", "6D"),
    ("Rev. Carabine", "5S"),
    ("BANG!", "8S 5C 6C KC"),
    ("Beer", "6H 6S"),
    ("Cat Balou", "8C"),
    ("General Store", "AS"),
    ("Indians!", "5D"),
    ("Missed!", "8D"),
    ("Panic!", "JH"),
):
    add_copies(_name, _copies, "dodge_city")

blue("Binocular", "10D", nature="helps", of_set="dodge_city")
folds(NEARER, "Binocular")(lambda value: value + 1)

blue("Hideout", "KD", nature="protects", of_set="dodge_city")
folds(FARTHER, "Hideout")(lambda value: value + 1)
