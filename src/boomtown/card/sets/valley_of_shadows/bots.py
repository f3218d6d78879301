"""Facts about The Valley of Shadows for bots."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card.bots.answers import answers, price_of_answer
from boomtown.card.bots.choices import best_card, worst_card
from boomtown.card.bots.play_option import NEVER, PlayOption
from boomtown.card.bots.position import Position
from boomtown.card.bots.turn import best_play
from boomtown.card.bots.valuation import harm
from boomtown.card.bots.valuation import help as help_
from boomtown.card.bots.valuation.harm import HIT, shoot, struck, wound
from boomtown.card.bots.valuation.worth import AVERAGE, LIFE, held, life, worth
from boomtown.card.bots.value_table import HEALS, QUICK_ANSWERS, Card, Character, add_row
from boomtown.card.cards import KIND, KINDS, RANK
from boomtown.card.codes import DRAW_DECK, card_of, seat_of, second_of
from boomtown.card.seen.fast_view import FastView
from boomtown.kernel.frame import PASS

ACE = 14
DRAWN = 3.3  # a card of phase 1

# --- value of a play


def aim(pos: Position, option: PlayOption) -> float:
    """Value one more life for the best BANG!."""
    if "BANG!" not in pos.kinds or pos.bangs_left < 1:
        return 0.0
    reach = [p for p in pos.others if pos.seats[p]["in_reach"]]
    return max((0.6 * wound(pos, p) for p in reach if pos.seats[p]["life"] > 1), default=0.0)


def fanning(pos: Position, option: PlayOption) -> float:
    second = second_of(option.of)
    both = shoot(pos, option.to) + (shoot(pos, second) if second >= 0 else 0.0)
    return both - (2.0 if "BANG!" in pos.kinds and not pos.unlimited else 0.0)


def bandidos(pos: Position, option: PlayOption) -> float:
    """Value a Bandidos: players with few cards lose a life, and so may the bot."""
    mine = 0.0 if pos.ghost else min(life(pos), _two_least(pos, option.card))
    theirs = [
        min(wound(pos, p), pos.enmity[p] * AVERAGE * min(2, pos.seats[p]["hand"]))
        if pos.seats[p]["hand"]
        else wound(pos, p)
        for p in struck(pos, option.card)
    ]
    return sum(theirs) - mine


def _two_least(pos: Position, besides: int = -1) -> float:
    worth = sorted(held(pos, c) for c in pos.hand if c != besides)[:2]
    return sum(worth) if worth else LIFE


def poker(pos: Position, option: PlayOption) -> float:
    """Value two of the cards laid, if there is no ace."""
    hands = [p for p in struck(pos, option.card) if pos.seats[p]["hand"]]
    safe = 0.92 ** len(hands)
    return safe * min(2, len(hands)) * AVERAGE + 1.2 * sum(pos.enmity[p] for p in hands) - pos.holding_cost


def tornado(pos: Position, option: PlayOption) -> float:
    """Value the bot's two worst cards against two of the neighbour's."""
    rest = sorted(held(pos, c) for c in pos.hand if c != option.card)[:2]
    return 2 * 2.2 - sum(rest) + 0.5 * (2 - len(rest))


def bounty(pos: Position, option: PlayOption) -> float:
    return NEVER if option.to == pos.me else 2.5 * pos.enmity[option.to] - 0.5


def rattlesnake(pos: Position, option: PlayOption) -> float:
    if option.to == pos.me or pos.seats[option.to]["ghost"]:
        return NEVER
    return 1.2 * wound(pos, option.to)


def ghost(pos: Position, option: PlayOption) -> float:
    """Value the return of a friend. An eliminated player's role is public."""
    return 7.0 if FRIENDS.get(pos.role) == pos.seats[option.to]["role"] else NEVER


FRIENDS = {"sheriff": "deputy", "deputy": "deputy", "outlaw": "outlaw"}  # by role: the role it revives


def evelyn(pos: Position, option: PlayOption) -> float:
    """Value the shots in place of one or two cards of phase 1."""
    second = second_of(option.of)
    return shoot(pos, option.to) + (shoot(pos, second) - DRAWN if second >= 0 else 0.0)


# --- answers

DANGER = {"Jail": 4.5, "Rattlesnake": 4.5, "Duel": 4.0, "Bounty": 1.6}  # by card played at the bot
SPARED = {"Panic!", "Cat Balou", "Rag Time", "Can Can", "Conestoga"}  # cost a card, not a life


@answers("avoid")
def avoid(pos: Position, options: list[int]) -> int:
    """Cancel a card that costs a turn or a life. Helpful cards are not cancelled."""
    name = pos.prompt.source
    assert name is not None
    cards = [o for o in options if o >= 0]
    if not cards or KINDS[name].nature != "harms":
        return PASS
    best = min(cards, key=lambda o: price_of_answer(pos, o))
    return best if _danger(pos, name) > price_of_answer(pos, best) - 0.5 * (pos.surplus > 0) else PASS


def _danger(pos: Position, name: str) -> float:
    if name in DANGER:
        harmless = pos.ghost and name in ("Rattlesnake", "Duel", "Bounty")
        return 0.0 if harmless else DANGER[name] + (life(pos) - LIFE if name == "Duel" else 0.0)
    if name in SPARED:
        return 2.6
    covered = any(KINDS[kind].missed for kind in pos.kinds)
    return 0.0 if pos.ghost else 0.4 * life(pos) if covered else 0.9 * life(pos)


@answers("saved")
def save(pos: Position, options: list[int]) -> int:
    """Save a friend always, other players for the two cards if their loss is not worth more."""
    cards = [o for o in options if o >= 0]
    if not cards:
        return PASS
    args = pos.prompt.args
    to, lost = args["to"]["seat"], args["n"]
    if pos.must_live(to):
        return cards[0]
    lethal = pos.seats[to]["life"] <= lost
    gain = 2 * AVERAGE - held(pos, card_of(cards[0])) - pos.enmity.get(to, 0.0) * HIT * (1.8 if lethal else 1.0)
    return cards[0] if gain > 0 else PASS


@answers("thanks")
def thanks(pos: Position, options: list[int]) -> int:
    """Take from the hand of an enemy that has two cards, otherwise draw."""
    hands = [o for o in options if o != DRAW_DECK]
    for o in hands:
        owner = seat_of(o)
        if (
            pos.enmity.get(owner, 0.0) > 0.1
            and pos.seats[owner]["hand"] > 1
            and not pos.trait(SHOOTS_BACK, owner, False)
        ):
            return o
    return DRAW_DECK


SHOOTS_BACK = {"Henry Block": True}


@answers("bandidos")
def hand_over(pos: Position, options: list[int]) -> int:
    """Discard cards, unless they are worth more than the life."""
    cards = [o for o in options if o >= 0]
    if not cards or pos.ghost:
        return PASS
    return worst_card(pos, cards) if _two_least(pos) < life(pos) + 1.5 else PASS


answers("bandidos_second", "tornado", "refresh", "shotgun")(worst_card)
answers("poker_take")(best_card)


@answers("aim_bang")
def aimed(pos: Position, options: list[int]) -> int:
    """Choose the best BANG!, as in phase 2."""
    choice = best_play(pos)
    return choice if choice in options else options[0]


@answers("poker")
def lay_face_down(pos: Position, options: list[int]) -> int:
    """Lay an ace against an enemy if it is worth no more than an average card, otherwise the worst card."""
    by = -1 if pos.prompt.by is None else pos.prompt.by
    aces = [o for o in options if RANK[card_of(o)] == ACE and held(pos, card_of(o)) < 3.6]
    return aces[0] if aces and pos.enmity.get(by, 0.0) > -0.3 else worst_card(pos, options)


def quick_save(options: Sequence[int], see: FastView) -> int:
    """Save: the law saves only its sheriff, other roles all players except the sheriff."""
    card = options[0]
    if card == PASS:
        return PASS
    roles, _ = see.roles()
    to = seat_of(card)
    law = see.role in ("sheriff", "deputy")
    return card if (to >= 0 and roles[to] == "sheriff") == law else PASS


def quick_avoid(options: Sequence[int], see: FastView) -> int:
    """Cancel a card that costs a turn, or a life without a Missed! to answer the shot. Helpful cards are not
    cancelled.
    """
    name = see.source
    cards = [o for o in options if o >= 0]
    if not cards or KINDS[name].nature != "harms" or name in SPARED or name == "Bounty":
        return PASS
    if see.seat in see.ghosts and name != "Jail":
        return PASS
    spent = {card_of(o) for o in cards}
    covered = any(KINDS[KIND[c]].missed for c in see.hand if c not in spent)
    return PASS if covered and name not in DANGER else min(cards, key=lambda o: worth(KIND[card_of(o)]))


def quick_ghost(code: int, see: FastView) -> bool:
    """Return whether the card revives a friend."""
    return see.goal != "last" and FRIENDS.get(see.side) == see.roles()[0][seat_of(code)]


def quick_tornado(code: int, see: FastView) -> bool:
    """Return whether the seat gains cards, or keeps their number with a full hand."""
    order, rest = see.order, len(see.hand) - 1
    before = order[order.index(see.seat) - 1]
    more = min(2, see.held(before)) - min(2, rest)
    return more > 0 or (more == 0 and rest > max(1, see.lives[see.seat]))


def quick_hand_over(options: Sequence[int], see: FastView) -> int:
    """Choose the card of the lowest value."""
    return min(options[:-1], key=lambda o: worth(KIND[card_of(o)]), default=PASS)


QUICK_ANSWERS["avoid"] = quick_avoid
QUICK_ANSWERS["saved"] = quick_save
QUICK_ANSWERS["bandidos"] = quick_hand_over

# --- cards

add_row("Aim", Card(held=2.4, gain=aim, first=42))
add_row("Backfire", Card(held=4.6))
add_row("Bandidos", Card(held=2.8, gain=bandidos, first=46))
add_row("Escape", Card(held=3.0))
add_row("Fanning", Card(held=4.0, gain=fanning, first=41, says=1.0))
add_row("Last Call", Card(held=3.6, gain=help_.heals_me, first=75, quick=HEALS))
add_row("Poker", Card(held=4.2, gain=poker, first=62))
add_row("Saved!", Card(held=3.2))
add_row("Tomahawk", Card(held=2.9, gain=harm.shot, first=42, says=1.0))
add_row("Tornado", Card(held=2.2, gain=tornado, first=22, pays=quick_tornado))
add_row("Bounty", Card(held=2.0, in_play=-1.5, burden=True, gain=bounty, first=54, says=0.6))
add_row("Ghost", Card(held=2.6, in_play=9.0, gain=ghost, first=64, pays=quick_ghost))
add_row("LeMat", Card(in_play=2.4, weapon_value=1.5))
add_row("Rattlesnake", Card(held=3.0, in_play=-3.0, burden=True, gain=rattlesnake, first=55, says=0.8))
add_row("Shotgun", Card(in_play=2.2, weapon_value=1.5))

# --- characters

add_row("Black Flower", Character(worth=8.0, borrowed=3.5))
add_row("Colorado Bill", Character(worth=7.5, borrowed=3.0, borrowed_more=lambda pos: 1.0 * ("BANG!" in pos.kinds)))
add_row(
    "Der Spot-Burst Ringer",
    Character(worth=8.5, borrowed=3.0, borrowed_more=lambda pos: 2.0 * ("BANG!" in pos.kinds)),
)
add_row("Evelyn Shebang", Character(worth=8.0, borrowed=3.8, gain=evelyn, says=1.0))
add_row("Henry Block", Character(worth=7.5, borrowed=2.5))
add_row("Lemonade Jim", Character(worth=7.0, borrowed=2.0))
add_row("Mick Defender", Character(worth=7.5, borrowed=2.5))
add_row(
    "Tuco Franziskaner",
    Character(
        worth=9.5,
        borrowed=4.0,
        draws=lambda pos: 2 if any(KINDS[kind].blue for kind in pos.table) else 4,
    ),
)
