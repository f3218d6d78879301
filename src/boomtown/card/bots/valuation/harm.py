"""Gains of harming a player: shots, Duels, lost cards."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import FLIPS, Position
from boomtown.card.bots.valuation.estimate import UNKNOWN
from boomtown.card.bots.valuation.event_values import BLAST, EVEN_BLAST
from boomtown.card.bots.valuation.worth import held, in_play
from boomtown.card.bots.value_table import column
from boomtown.card.cards import KIND

HIT = 4.5  # a life of an enemy
REWARD = 4.0  # three cards
PENALTY = 14.0  # a sheriff who eliminates a deputy
WIN = 40.0
HITS_BACK: dict[str, float] = column("hits_back")  # by character
BANG_NEEDS: dict[str, int] = column("bang_needs")  # likewise: Missed! effects


def wound(pos: Position, to: int) -> float:
    """Return the gain if the seat loses a life by my action."""
    if to in pos.see.ghosts:
        return 0.0  # a ghost has no life to lose
    life = pos.see.lives[to]
    if life < 2:
        return fall(pos, to)
    enmity = pos.enmity[to]
    dearer = 1.2 if life == 2 and enmity > 0 else 1.0
    return enmity * HIT * dearer - pos.trait(HITS_BACK, to, 0.0)


def fall(pos: Position, to: int) -> float:
    """Return the gain if I eliminate the seat."""
    if pos.must_live(to):
        return NEVER
    enmity = pos.enmity[to]
    if pos.lawless or pos.alone:
        return _fall_without_law(pos, to)
    value = enmity * HIT * (1.8 if enmity > 0 else 3.0) + pos.chance(to, "outlaw") * REWARD * (enmity > -0.3)
    return value - PENALTY * pos.chance(to, "deputy") * (pos.role == "sheriff")


def _fall_without_law(pos: Position, to: int) -> float:
    """Return the gain without a sheriff. My target wins the game; after another seat I must outlive the target."""
    if to == pos.target or len(pos.others) == 1:
        return WIN
    if pos.target < 0:
        return 2 * HIT + REWARD
    lead: int = pos.life - pos.seats[pos.target]["life"]
    return REWARD - 3.0 + 2.0 * lead


def shoot(pos: Position, to: int, need: int = 1) -> float:
    """Return the gain of a BANG! effect. An answer still costs the target a card."""
    if to == pos.me:
        return NEVER
    drains = (0.5 + 0.6 * (pos.shields(to) > 0)) * (pos.enmity[to] > 0.3)
    return pos.unanswered(to, need) * wound(pos, to) + drains


def bang_needs(pos: Position) -> int:
    """Return the number of Missed! effects that cancel my BANG! card."""
    return pos.trait(BANG_NEEDS, pos.me, 1)


def shot(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to)


def struck(pos: Position, card: int) -> list[int]:
    """Return the seats hit by a card against all other players."""
    return [p for p in pos.others if not pos.untouched(p, card)]


def shots_at_all(pos: Position, option: PlayOption) -> float:
    return sum(pos.unanswered(p) * wound(pos, p) for p in struck(pos, option.card))


def blast(pos: Position) -> float:
    """Return the probability that Dynamite explodes at my next turn."""
    chance = BLAST.get(pos.next_event, EVEN_BLAST)
    return chance * chance if pos.trait(FLIPS, pos.me, 1) > 1 else chance


# --- cards of others


def loss(pos: Position, to: int, of: int) -> float:
    """Return the gain if the seat loses that card (`of` -1: a card of the hand)."""
    if to == pos.me:
        if of < 0 or KIND[of] != "Dynamite":
            return NEVER
        return (3.0 if pos.life <= 3 else 1.5) * blast(pos) / EVEN_BLAST - 0.5
    return pos.enmity[to] * (UNKNOWN if of < 0 else in_play(KIND[of]))


def gains(pos: Position, to: int, of: int) -> float:
    """Return the gain if the card comes into my hand."""
    if to == pos.me:
        return loss(pos, to, of)
    mine = (2.2 if of < 0 else 0.8 * held(pos, of)) - pos.holding_cost
    return loss(pos, to, of) + (mine if pos.enmity[to] > -0.5 else 0.0)


def discards(pos: Position, option: PlayOption) -> float:
    return loss(pos, option.to, option.of) - 0.4


def takes(pos: Position, option: PlayOption) -> float:
    return gains(pos, option.to, option.of) - 0.8
