"""Facts about A Fistful of Cards for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.bots.choices import SWAPPED, drawn
from boomtown.card.bots.play_option import PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.valuation.harm import bang_needs, loss, shoot
from boomtown.card.bots.valuation.worth import AVERAGE, LIFE, held, life
from boomtown.card.bots.value_table import Event, add_row, column
from boomtown.card.codes import seat_of
from boomtown.kernel.frame import PASS

GENEROUS = 0.5  # least friendship of a player who gets a life of the bot
WOUNDED: dict[str, int] = column("wounded")  # cards drawn for a life lost, by character


def sniper(pos: Position, option: PlayOption) -> float:
    return shoot(pos, option.to, 2)


def ricochet(pos: Position, option: PlayOption) -> float:
    """Value a Ricochet. The last BANG! with a target is not spent on cards."""
    needed = pos.bangs_left >= pos.kinds.count("BANG!") and any(
        pos.seats[p]["in_reach"] and pos.enmity[p] > 0.2 for p in pos.others
    )
    hits = 1.0 if option.to == pos.me else pos.unanswered(option.to, bang_needs(pos))
    return hits * loss(pos, option.to, option.of) - 2.0 * needed - 0.3


# --- what may be used


def brothers(pos: Position, options: list[int]) -> int:
    """Give a life to a friend who needs it more than the bot."""

    def gain(o: int) -> float:
        seat = seat_of(o)
        dear = {1: 1.8, 2: 1.2}.get(pos.seats[seat]["life"], 0.5)
        vital = 1.3 if pos.must_live(seat) else 1.0
        return -pos.enmity[seat] * LIFE * dear * vital

    friends = [o for o in options if o >= 0 and pos.enmity[seat_of(o)] < -GENEROUS]
    best = max(friends, key=gain, default=PASS)
    back = AVERAGE * pos.trait(WOUNDED, pos.me, 0)
    return best if best != PASS and pos.life > 2 and gain(best) > life(pos) - back else PASS


def liquor(pos: Position, options: list[int]) -> int:
    """Take a life in place of the draw if it is worth more."""
    return options[0] if life(pos) > AVERAGE * drawn(pos) else PASS


def ranch(pos: Position, options: list[int]) -> int:
    return options[0] if any(held(pos, c) < SWAPPED for c in pos.hand) else PASS


# --- events

add_row("Sniper", Event(gain=sniper, first=38, says=1.2, paid=(2, "BANG!")))
add_row("Blood Brothers", Event(helps=1.5, offer=brothers))
add_row("The Judge", Event(value_changes={"Barrel": -0.5, "Mustang": -0.5}))
add_row("Lasso", Event(blast=0.0))
add_row("Hard Liquor", Event(offer=liquor))
add_row("Peyote", Event(more_cards=-1, play_cost=0.15))
add_row("Ranch", Event(offer=ranch))
add_row("Ricochet", Event(gain=ricochet, first=33, says=0.7, paid=(1, "BANG!")))
add_row("Russian Roulette", Event(value_changes={"Missed!": 2.0, "Dodge": 2.0}))
add_row(
    "A Fistful of Cards",
    Event(play_cost=0.15, holding_cost=2.5, value_changes={"Missed!": 2.5, "Dodge": 3.0, "Beer": 1.5}),
)
