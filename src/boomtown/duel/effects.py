"""What action and BANG! cards do (duel, wild cards). The card itself lies on the pile already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import (
    BEER,
    CANTEEN,
    CARBINE,
    COLT,
    DERRINGER,
    DUEL,
    FANNING,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    IS_HIT,
    KIND,
    KNIFE,
    MISSED,
    NAMES,
    PEACEMAKER,
    RED,
    REMINGTON,
    SCHOFIELD,
    SCHOOLTEACHER,
    SHOTGUN,
    STRONG_BEER,
    THEFT,
    WAGON,
    WINCHESTER,
)
from boomtown.duel.cast import ANNIE_OAKEY, TOCO_RAMIREZ
from boomtown.duel.codes import CHOOSE, DISCARD, aimed_card, card_of, seat_of, slot_of
from boomtown.duel.decks import common_card, draw, lies_at, pick_up, spend, turn_up, unlay
from boomtown.duel.dodged import WITH_TEXT
from boomtown.duel.hands import AtRandom
from boomtown.duel.hits import ANY, BANG, TEXT, Hit
from boomtown.duel.losses import Lose, heal
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name, who_tag
from boomtown.duel.swaps import swap
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Effect = Callable[["Duel", int, int, int], None]  # game, player, kind, option
FULL: Final = 3  # life points Strong Beer makes
FLAGS: Final = tuple(
    BANG * RED[kind] | ANY * (kind == DERRINGER) | TEXT * (kind in WITH_TEXT) for kind in range(len(NAMES))
)


def carry_out(g: Duel, me: int, kind: int, option: int) -> None:
    """The effect of a card of that kind; `option` says what it is aimed at."""
    EFFECTS[kind](g, me, kind, option)


def shoot(g: Duel, me: int, target: int, source: int, flags: int) -> None:
    s = g.state
    g.stack.append(Hit(target, s.who[s.front[me]], me, source, flags))


def _hit(g: Duel, me: int, kind: int, option: int) -> None:
    shoot(g, me, slot_of(option), kind, FLAGS[kind])


def _fanning(g: Duel, me: int, kind: int, option: int) -> None:
    """As many hits as there are cards in play at the target now."""
    s, target = g.state, slot_of(option)
    shooter = s.who[s.front[me]]
    for left in range(1, len(s.tables[target]) + 1):
        g.stack.append(Hit(target, shooter, me, FANNING, FLAGS[FANNING], left))


def everybody_else(g: Duel, me: int) -> list[int]:
    """The opponent's front, the own rear, the opponent's rear: the lone ones once."""
    s = g.state
    front, other = s.front[me], s.front[1 - me]
    return [slot for slot in (other, front ^ 1, other ^ 1) if s.who[slot] >= 0]


def _gatling(g: Duel, me: int, kind: int, option: int) -> None:
    s = g.state
    shooter = s.who[s.front[me]]
    for slot in reversed(everybody_else(g, me)):
        g.stack.append(Hit(slot, shooter, me, GATLING, FLAGS[GATLING]))


def _indians(g: Duel, me: int, kind: int, option: int) -> None:
    for slot in reversed(everybody_else(g, me)):
        g.stack.append(Raid(slot, me))


def counts_as_hit(kind: int, character: int) -> bool:
    """Whether a card answers a Duel or Indians! for that character."""
    return IS_HIT[kind] or character == TOCO_RAMIREZ or (character == ANNIE_OAKEY and kind == MISSED)


def answers(g: Duel, slot: int) -> list[int]:
    """What the player of the character in the slot may discard as a hit card; or nothing."""
    s = g.state
    who = s.who[slot]
    return [*[DISCARD | card + 1 for card in s.hands[slot >> 1] if counts_as_hit(KIND[card], who)], PASS]


ASK_RAID: Final = declare(Question("raid", 11, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Raid(Step):
    """Indians! at one character."""

    slot: int
    by: int

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        if s.who[self.slot] < 0 or s.lives[self.slot] <= 0:
            return None
        who = self.slot >> 1
        return Ask(who, ASK_RAID, answers(g, self.slot), public=not s.hands[who])

    def lit(self) -> int:
        return self.slot

    def prompt(self, g: Duel) -> Prompt:
        char = who_tag(g.state.who[self.slot])
        return Prompt({"by": seat(self.by), "char": char}, self.by, source_name(INDIANS), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.slot, 1, self.by, INDIANS))
        else:
            spend(g, self.slot >> 1, card_of(choice), "raid")


ASK_GUNFIGHT: Final = declare(Question("gunfight", 12, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Gunfight(Step):
    """Duel: the side of `mine` discards a hit card, or its character loses a life point."""

    mine: int
    theirs: int
    spent: int = 0

    def run(self, g: Duel) -> Ask:
        who = self.mine >> 1
        return Ask(who, ASK_GUNFIGHT, answers(g, self.mine), public=not g.state.hands[who])

    def lit(self) -> int:
        return self.mine

    def prompt(self, g: Duel) -> Prompt:
        by = self.theirs >> 1
        args = {"by": seat(by), "char": who_tag(g.state.who[self.mine]), "n": self.spent}
        return Prompt(args, by, source_name(DUEL), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.mine, 1, self.theirs >> 1, DUEL))
            return
        spend(g, self.mine >> 1, card_of(choice), "gunfight")
        g.stack.append(Gunfight(self.theirs, self.mine, self.spent + 1))


def _duel(g: Duel, me: int, kind: int, option: int) -> None:
    g.stack.append(Gunfight(slot_of(option), g.state.front[me]))


def _beer(g: Duel, me: int, kind: int, option: int) -> None:
    s = g.state
    for slot in (s.front[me], s.front[me] ^ 1):
        heal(g, slot, 1, BEER)


def _strong_beer(g: Duel, me: int, kind: int, option: int) -> None:
    s, slot = g.state, slot_of(option)
    most = min(FULL, s.most[slot])
    if s.lives[slot] > most:
        g.stack.append(Lose(slot, s.lives[slot] - most, me, STRONG_BEER))
    else:
        heal(g, slot, most - s.lives[slot], STRONG_BEER)


def _theft(g: Duel, me: int, kind: int, option: int) -> None:
    card = aimed_card(option)
    if card < 0:
        g.stack.append(AtRandom(me, seat_of(option), True, THEFT))
        return
    slot = lies_at(g, card)
    unlay(g, slot, card, source_name(THEFT), me)
    if slot >> 1 != me:
        robbed(g, slot >> 1)


def _schoolteacher(g: Duel, me: int, kind: int, option: int) -> None:
    card = aimed_card(option)
    slot = lies_at(g, card)
    pick_up(g, me, slot, card, SCHOOLTEACHER)
    if slot >> 1 != me:
        robbed(g, slot >> 1)


def _canteen(g: Duel, me: int, kind: int, option: int) -> None:
    swap(g, seat_of(option), me, CANTEEN)


def _wagon(g: Duel, me: int, kind: int, option: int) -> None:
    drawn = len(draw(g, me, 3, source_name(WAGON)))
    if drawn == 3:
        g.stack.append(Unload(me))


ASK_WAGON: Final = declare(Question("wagon", 13, gives_up=True))


@dataclass
class Unload(Step):
    """Wagon: one of the three cards drawn, the last ones of the hand, goes."""

    who: int

    def run(self, g: Duel) -> Ask:
        return Ask(self.who, ASK_WAGON, [DISCARD | card + 1 for card in g.state.hands[self.who][-3:]], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(WAGON)

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), source_name(WAGON))


def _store(g: Duel, me: int, kind: int, option: int) -> None:
    """Two cards of each deck, or four of the common one."""
    s = g.state
    last = not (s.decks[0] or s.decks[1])
    shared = s.made and (last or not g.setup["options"]["store_last"])
    for of in (me, me, 1 - me, 1 - me):
        card = common_card(g) if shared else turn_up(g, of)
        if card >= 0:
            s.row.append(card)
    g.revealed = True
    if s.row:
        if g.log is not None:
            g.note("row", how="random", who=me, cards=s.row[:])
        g.stack.append(Shop(me, me))


ASK_GOODS: Final = declare(Question("goods", 14, gains=True))


@dataclass
class Shop(Step):
    """General Store: a card of the row, in turn."""

    who: int
    by: int

    def run(self, g: Duel) -> Ask:
        return Ask(self.who, ASK_GOODS, [CHOOSE | card + 1 for card in g.state.row], public=True)

    def prompt(self, g: Duel) -> Prompt:
        return asks(GENERAL_STORE, self.by, by=seat(self.by))

    def take(self, g: Duel, choice: int) -> None:
        s, card = g.state, card_of(choice)
        s.row.remove(card)
        s.hands[self.who].append(card)
        s.seen |= 1 << card
        s.open_ |= 1 << card
        if g.log is not None:
            g.note("take", "helps", who=self.who, card=card, zone="row", cause=source_name(GENERAL_STORE))
        if s.row:
            g.stack.append(Shop(1 - self.who, self.by))


EFFECTS: Final[dict[int, Effect]] = {
    **dict.fromkeys((CARBINE, COLT, DERRINGER, KNIFE, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, WINCHESTER), _hit),
    FANNING: _fanning,
    GATLING: _gatling,
    INDIANS: _indians,
    DUEL: _duel,
    BEER: _beer,
    STRONG_BEER: _strong_beer,
    THEFT: _theft,
    SCHOOLTEACHER: _schoolteacher,
    CANTEEN: _canteen,
    WAGON: _wagon,
    GENERAL_STORE: _store,
}
