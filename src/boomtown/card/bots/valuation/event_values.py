"""Effects of events on plans. The options already show what an event forbids or allows now.

Columns by event (value_table.py); "" if no event is in force.
"""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.value_table import column

SUITS: dict[str, str] = column("suit")  # of every card
# Probability of a heart (Barrel, Jail, Vendetta), and that Dynamite explodes
HEART: dict[str, float] = column("heart")
BLAST: dict[str, float] = column("blast")
EVEN_HEART, EVEN_BLAST = 0.25, 8 / 52
DRAWS: dict[str, int] = column("more_cards")
NO_BANG: dict[str, bool] = column("no_bang")

# Cost of playing a card, as a share of its value, with this event now or at my next turn
PLAY_COST: dict[str, float] = column("play_cost")
COST, COST_OF_SURPLUS = 0.35, 0.05
HOLDING_COST: dict[str, float] = column("holding_cost")  # for each card of the hand
PLAY_BONUS: dict[str, float] = column("play_bonus")  # for each card played, while ending the turn costs a life
ANSWERING: dict[str, float] = column("answers")  # share of all cards that answer a shot, in addition to Missed!
VALUE_CHANGES: dict[str, dict[str, float]] = column("value_changes")  # by kind of card
