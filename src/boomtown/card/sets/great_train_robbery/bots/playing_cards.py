"""Values of the playing cards of the set."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import gain as gain_of
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import shoot, wound
from boomtown.card.bots.valuation.worth import in_play, life
from boomtown.card.bots.value_table import ALONE, Card, add_row
from boomtown.card.cards import KIND, KINDS


def knife(pos: Position, option: PlayOption) -> float:
    """Value a shot whose card returns in three of ten cases; it counts as a BANG! card."""
    return shoot(pos, option.to) + 0.9 - (2.0 if "BANG!" in pos.kinds and not pos.unlimited else 0.0)


def robbery(pos: Position, option: PlayOption) -> float:
    """Value the loss of each card of the target, limited by the value of a life."""
    if option.to == pos.me:
        return NEVER
    cards = [in_play(KIND[c]) for c in pos.seats[option.to]["table"]]
    shots = pos.unanswered(option.to) * wound(pos, option.to)
    value = sum(pos.enmity[option.to] * min(3.0, max(0.3, c)) for c in cards) + 0.2 * shots
    return value - (2.0 if "BANG!" in pos.kinds and not pos.unlimited else 0.0)


def most_wanted(pos: Position, option: PlayOption) -> float:
    mine = 0.0 if pos.ghost else 0.25 * life(pos)
    return help_.cards(pos, 1) + 0.25 * sum(wound(pos, p) for p in pos.others) - mine


def money_bag(pos: Position, option: PlayOption) -> float:
    """Value the card on top of the discard pile."""
    heap = pos.view["discard"]
    top = heap["below"] if heap["top"] is not None and KIND[heap["top"]] == "Money Bag" else heap["top"]
    if top is None or (option.to < 0) != (KINDS[KIND[top]].aim.word in ("none", "self")):
        return NEVER
    return gain_of(pos, PlayOption(False, KIND[top], option.to, option.of, option.card))


def exchanged(pos: Position, mine: int, seat: int, theirs: int) -> float:
    """Return the value of exchanging these two cards."""
    more = in_play(KIND[theirs]) - in_play(KIND[mine])
    value: float = more * (1.0 + pos.enmity[seat])
    return value


def switch(pos: Position, option: PlayOption) -> float:
    found = [(p, c) for p in pos.others for c in pos.seats[p]["table"] if KINDS[KIND[c]].taken]
    return max((exchanged(pos, option.of, p, c) for p, c in found), default=NEVER) - 1.0


add_row("Cactus", Card(held=4.2))
add_row("Evaded!", Card(held=4.4))
add_row("Dragoon", Card(in_play=3.2, weapon_value=2.6))
add_row("Knife Revolver", Card(held=3.6, gain=knife, first=42, says=1.0))
add_row("Map", Card(held=3.2, in_play=2.8))
add_row("Money Bag", Card(held=2.8, gain=money_bag, first=66, quick=ALONE))
add_row("Most Wanted", Card(held=3.2, gain=most_wanted, first=44))
add_row("Refund", Card(held=2.8, in_play=2.4))
add_row("Strongbox", Card(held=4.0, in_play=4.2))
add_row("Switch", Card(held=2.4, gain=switch, first=63, quick=ALONE))
add_row("Train Robbery", Card(held=3.4, gain=robbery, first=43, says=0.9))
