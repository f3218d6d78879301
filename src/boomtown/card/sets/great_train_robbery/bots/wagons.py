"""Values of the wagons in play, and the gain of using them."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.choices import given_up
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import gains, loss, shoot, shot
from boomtown.card.bots.valuation.worth import held, in_play
from boomtown.card.bots.value_table import HARMS, SERVES, Card, add_row
from boomtown.card.cards import KIND, KINDS

A_TURN = 8.0  # another turn
LAST = 1  # done after all other options


def cattle(pos: Position, option: PlayOption) -> float:
    """Value one of three discards, of which the view shows two."""
    heap = pos.view["discard"]
    top = [c for c in (heap["top"], heap["below"]) if c is not None]
    best_one: float = max((held(pos, c) for c in top), default=0.0)
    return best_one + (0.4 if heap["count"] > 2 else 0.0)


def circus(pos: Position, option: PlayOption) -> float:
    """Value the loss of the worst card of each other player."""
    least = {p: min((in_play(KIND[c]) for c in pos.seats[p]["table"]), default=0.0) for p in pos.others}
    return sum(pos.enmity[p] * max(0.0, worth) for p, worth in least.items()) - 0.5


def coal(pos: Position, option: PlayOption) -> float:
    value = help_.cards(pos, 1)
    return value + (loss(pos, option.to, option.of) if option.of >= 0 else 0.0)


def express(pos: Position, option: PlayOption) -> float:
    """Value another turn, minus the cards of the hand."""
    return A_TURN - 1.5 - sum(max(0.0, held(pos, c)) for c in pos.hand)


def lounge(pos: Position, option: PlayOption) -> float:
    return 3.0 - 2.0 * max(-0.5, min((pos.enmity[p] for p in pos.others), default=0.0))


def mail(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 2) + 0.6


def passenger(pos: Position, option: PlayOption) -> float:
    return gains(pos, option.to, option.of)


def as_baggage(pos: Position, name: str, to: int, of: int) -> float:
    if name == "BANG!":
        return shoot(pos, to)
    return gains(pos, to, of) if name == "Panic!" else loss(pos, to, of)


def baggage(pos: Position, option: PlayOption) -> float:
    """Value the card as a weapon. It is as good as an answer, so only a shot at a last life is worth it."""
    foes = [p for p in pos.others if pos.seats[p]["in_reach"]]
    return max((shoot(pos, p) for p in foes), default=NEVER) - 4.0


def sleeper(pos: Position, option: PlayOption) -> float:
    """Value a shot for the worst blue card."""
    table = [c for c in pos.seats[pos.me]["table"] if KINDS[KIND[c]].taken and KIND[c] != "Sleeper Car"]
    blue = [c for c in (*pos.hand, *table) if KINDS[KIND[c]].blue]
    return shot(pos, option) - min((given_up(pos, c) for c in blue), default=9.0)


add_row(
    "Baggage Car", Card(held=3.6, in_play=3.6, gain=baggage, first=40)
)  # its use as another card is the better evidence
add_row("Caboose", Card(held=3.0, in_play=3.0))
add_row("Cattle Truck", Card(held=2.8, in_play=2.8, gain=cattle, first=61, quick=SERVES))
add_row("Circus Wagon", Card(held=2.4, in_play=2.4, gain=circus, first=60))
add_row("Coal Hopper", Card(held=3.0, in_play=3.0, gain=coal, first=60))
add_row("Dining Car", Card(held=2.6, in_play=2.6))
add_row("Express Car", Card(held=5.0, in_play=5.0, gain=express, first=LAST))
add_row("Ghost Car", Card(held=5.0, in_play=5.0))
add_row("Lounge Car", Card(held=3.2, in_play=3.2, gain=lounge, first=65))
add_row("Lumber Flatcar", Card(held=0.0, in_play=-2.5, burden=True, says=0.7))
add_row("Mail Car", Card(held=4.6, in_play=4.6, gain=mail, first=67))
add_row("Observation Car", Card(held=4.2, in_play=4.2, covers=True))
add_row("Passenger Car", Card(held=3.4, in_play=3.4, gain=passenger, first=50, says=0.6))
add_row("Prisoner Car", Card(held=2.4, in_play=2.4))
add_row("Private Car", Card(held=1.6, in_play=1.6))
add_row("Sleeper Car", Card(held=3.0, in_play=3.0, gain=sleeper, first=38, says=1.0, quick=HARMS))
