"""Values of the plays and powers of cards and characters with loads."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import gains, loss, shoot, wound
from boomtown.card.bots.valuation.help import missing
from boomtown.card.bots.valuation.worth import held, in_play, life
from boomtown.card.bots.value_table import Gain
from boomtown.card.cards import KIND, KINDS
from boomtown.card.sets.armed_and_dangerous.bots.loads import EMPTIED, LOAD, loads, orange, room
from boomtown.card.sets.armed_and_dangerous.loads import BOMB, MOST


def when_used(use: Gain) -> Gain:
    """Return a valuation: laying the card has the value of holding it, its use has the value `use`."""

    def gain(pos: Position, option: PlayOption) -> float:
        if option.uses:
            return use(pos, option)
        return 0.0 if pos.ghost else held(pos, option.card)

    return gain


def spent(pos: Position, option: PlayOption) -> float:
    """Return the cost of the price: the loads, and the card if it loses the last one."""
    price = KINDS[option.kind].loads
    return LOAD * price + (0.5 * EMPTIED if loads(pos, pos.me, option.card) == price else 0.0)


def ace(pos: Position, option: PlayOption) -> float:
    return help_.cards(pos, 1) - 0.5 * spent(pos, option)


def keg(pos: Position, option: PlayOption) -> float:
    return life(pos) - 0.5 * spent(pos, option) if missing(pos) else NEVER


def whip(pos: Position, option: PlayOption) -> float:
    return loss(pos, option.to, option.of) - 0.4 * spent(pos, option)


def lockpick(pos: Position, option: PlayOption) -> float:
    return gains(pos, option.to, -1) - 0.4 * spent(pos, option)


def best_shot(pos: Position, within: bool) -> float:
    """Return the value of the best BANG!, at players in reach or at any player."""
    near = [p for p in pos.others if pos.seats[p]["in_reach"] or not within]
    return max((shoot(pos, p) for p in near), default=0.0)


def one_more_bang(pos: Position, option: PlayOption) -> float:
    """Value a further BANG! card after the one of the turn."""
    if pos.bangs_left > 0 or pos.unlimited or "BANG!" not in pos.kinds:
        return 0.0
    return best_shot(pos, True) - LOAD


def ring(pos: Position, option: PlayOption) -> float:
    """Value a shot at a player out of reach."""
    if "BANG!" not in pos.kinds or pos.bangs_left < 1:
        return 0.0
    return best_shot(pos, False) - best_shot(pos, True) - 1.0


def bomb(pos: Position, option: PlayOption) -> float:
    if option.to == pos.me or pos.seats[option.to]["ghost"] or pos.must_live(option.to):
        return NEVER
    return 1.1 * wound(pos, option.to) - 0.5


def arrow(pos: Position, option: PlayOption) -> float:
    return hit_by_arrow(pos, option.to)


def hit_by_arrow(pos: Position, to: int) -> float:
    return NEVER if to == pos.me else pos.has_no_bang(to) * wound(pos, to) + 0.4 * (pos.enmity[to] > 0.3)


def reload(pos: Position, option: PlayOption) -> float:
    return LOAD * min(3, room(pos)) + 0.6


def rust(pos: Position, option: PlayOption) -> float:
    """Value the loads lost by other players and gained by the bot; a Bomb with its last load counts most."""
    theirs = 0.0
    for p in pos.others:
        places = [(card, loads(pos, p, card)) for card in (-1, *orange(pos, p))]
        theirs += pos.enmity[p] * sum(LOAD + EMPTIED * (n == 1 and card >= 0) for card, n in places if n)
        if any(card >= 0 and KIND[card] == BOMB and n == 1 for card, n in places):
            theirs += 2 * wound(pos, p)
    return theirs + 0.4 * (MOST - loads(pos, pos.me))


def canton(pos: Position, option: PlayOption) -> float:
    """Value a load taken from an enemy. A Bomb explodes with its last one."""
    left = loads(pos, option.to, option.of)
    last = option.of >= 0 and left == 1
    bombs = option.of >= 0 and KIND[option.of] == BOMB
    if option.to == pos.me:
        return NEVER
    if bombs:
        return 2 * wound(pos, option.to) if last else 0.4 * pos.enmity[option.to]
    return LOAD + pos.enmity[option.to] * (LOAD + (in_play(KIND[option.of]) if last else 0.0))


def mexicali(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to) - 2 * LOAD


def greeves(pos: Position, option: PlayOption) -> float:
    return 2 * LOAD + 0.8 if room(pos) > 1 else 0.0


def ringo(pos: Position, option: PlayOption) -> float:
    return 1.0
