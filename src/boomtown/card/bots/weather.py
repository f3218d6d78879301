"""What an event changes for who thinks ahead. What it forbids or allows now, the options say.

Tables by event; none in force is "".
"""

from __future__ import annotations

SUITS = {"Blessing": "hearts", "Curse": "spades"}  # of every card
# The chance of a heart (Barrel, Jail, Vendetta), and that Dynamite goes off
HEART = {"Blessing": 1.0, "Curse": 0.0}
BLAST = {"Blessing": 0.0, "Curse": 8 / 13, "Lasso": 0.0}
EVEN_HEART, EVEN_BLAST = 0.25, 8 / 52

# Cards of phase 1, more or less than usual
DRAWS = {"Train Arrival": 1, "Thirst": -1, "Peyote": -1}

# What a card costs that is played, as a share of its worth, when I have that event now or at my next turn
THRIFT = {"Peyote": 0.15, "High Noon": 0.15, "A Fistful of Cards": 0.15}
COST, COST_OF_SURPLUS = 0.35, 0.05
# What each card of the hand does to its holder when his turn begins, in points
LOAD = {"A Fistful of Cards": 2.5}

# What a kind is worth more, or less, in the hand at one's next turn
SEASON = {
    "A Fistful of Cards": {"Missed!": 2.5, "Dodge": 3.0, "Beer": 1.5},
    "High Noon": {"Beer": 1.5, "Canteen": 1.0, "Whisky": 1.0, "Tequila": 0.6},
    "Russian Roulette": {"Missed!": 2.0, "Dodge": 2.0},
    "The Reverend": {"Beer": -1.5},
    "The Sermon": {"BANG!": -1.0},
    "The Judge": {"Barrel": -0.5, "Mustang": -0.5},
}
