"""Turn: its start, drawing, phase 2, hand limit (duel, turn, draw, start of turn cards, hand limit)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import BLUE, KIND, LAST_AT_START, NAMES, PLAYED_AS, RED
from boomtown.duel.codes import (
    DISCARD,
    DRAW,
    MARKER,
    USE,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
)
from boomtown.duel.decks import draw, forget, spend, unlay
from boomtown.duel.hooks import AT_START, FRESH, FRESH_CARDS, USES, carry_out, counted
from boomtown.duel.offers import UNLIMITED, bangs_left, offers
from boomtown.duel.questions import Question, declare
from boomtown.duel.settle import SETTLE
from boomtown.duel.step import MARKER_SOURCE, PERSON, Prompt, Step
from boomtown.duel.swaps import swap
from boomtown.kernel.frame import END, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Turn(Step):
    """Whole turn of one seat. The turn of the other seat waits below it."""

    who: int

    def run(self, g: Duel) -> None:
        s, who = g.state, self.who
        s.turn, s.turn_no, s.phase = who, s.turn_no + 1, "start"
        s.bangs, s.swapped, s.used, s.going = 0, False, 0, -1
        if g.log is not None:
            g.note("turn", who=who, count=s.turn_no)
        g.stack += [Turn(1 - who), Limit(who), Act(who), Fresh(who)]
        mine = who << 1
        if s.tables[mine] or s.tables[mine + 1]:
            there = [KIND[card] for slot in (mine, mine + 1) for card in s.tables[slot]]
            for kind in LAST_AT_START:
                if kind in there:
                    g.stack += [SETTLE, AtStart(who, kind)]


@dataclass
class AtStart(Step):
    """Effect of a card at the start of the turn of its side, at any place."""

    who: int
    kind: int

    def run(self, g: Duel) -> None:
        slot, card = lies(g, self.who, self.kind)
        works = AT_START.of[self.kind]
        if slot >= 0 and works is not None:
            g.state.going = self.kind
            works(g, self.who, slot, card)


def lies(g: Duel, who: int, kind: int) -> tuple[int, int]:
    """Return the slot of a player where a card of that kind is, and the card; -1 for each if there is none."""
    mine = who << 1
    for slot in (mine, mine + 1):
        for card in g.state.tables[slot]:
            if KIND[card] == kind:
                return slot, card
    return -1, -1


ASK_FRESH: Final = declare(Question("fresh", 17))


@dataclass
class Fresh(Step):
    """Phase 1, which has a single option."""

    who: int

    def run(self, g: Duel) -> Ask:
        g.state.phase = "draw"
        return Ask(self.who, ASK_FRESH, [DRAW], public=True)

    def take(self, g: Duel, choice: int) -> None:
        s, me = g.state, self.who
        drawn = draw(g, me, counted(FRESH_CARDS, s, s.front[me], 2), "phase")
        follows = FRESH.of[PERSON + s.who[s.front[me]]]
        if follows is not None:
            follows(g, me, drawn)


ASK_ACT: Final = declare(Question("act", 18, plays=True))


@dataclass
class Act(Step):
    """Phase 2: cards, abilities and the marker in any order, until the player ends it."""

    who: int

    def run(self, g: Duel) -> Ask:
        g.state.phase = "play"
        return Ask(self.who, ASK_ACT, offers(g, self.who), free=True)

    def prompt(self, g: Duel) -> Prompt:
        s = g.state
        left = bangs_left(s, self.who)
        return Prompt({"left": max(left, 0), "swap": int(not s.swapped and not s.lone(self.who))})

    def take(self, g: Duel, choice: int) -> None:
        if choice == END:
            return
        g.stack += [self, SETTLE]
        me = self.who
        if choice < USE:
            play(g, me, choice)
        elif choice >= DISCARD:
            _reload(g, me, card_of(choice))
        elif choice == MARKER:
            g.state.swapped = True
            swap(g, me, me, MARKER_SOURCE)
        else:
            _use(g, me, choice)


def _use(g: Duel, me: int, choice: int) -> None:
    """Use an ability, once in this turn."""
    s, who = g.state, how_of(choice) - 1
    s.used |= 1 << who
    s.going = PERSON + who
    uses = USES.of[PERSON + who]
    assert uses is not None
    uses(g, me, choice)


def play(g: Duel, me: int, choice: int) -> None:
    """Play a card of the hand."""
    s, card = g.state, card_of(choice)
    s.hands[me].remove(card)
    forget(g, card)
    how = how_of(choice)
    kind = PLAYED_AS[how] if how else KIND[card]
    if BLUE[kind]:
        _lay(g, me, card, slot_of(choice))
        return
    if RED[kind] and bangs_left(s, me) != UNLIMITED:
        s.bangs += 1
    s.discard.append(card)
    s.going = kind
    if g.log is not None:
        _tell(g, me, card, choice)
    carry_out(g, me, kind, choice)


def _tell(g: Duel, me: int, card: int, choice: int) -> None:
    slot, of = slot_of(choice), aimed_card(choice)
    character = g.state.who[slot] if slot >= 0 else -1
    zone = "hand" if 4 < target_of(choice) < 7 else ""
    fields: dict[str, Any] = {
        "to": seat_of(choice),
        "place": slot & 1 if slot >= 0 else -1,
        "character": character,
        "of": of,
    }
    if how_of(choice):
        fields["as"] = NAMES[PLAYED_AS[how_of(choice)]]
    g.note("play", who=me, card=card, zone=zone, **fields)


def _lay(g: Duel, me: int, card: int, slot: int) -> None:
    """Lay equipment. An older card of the same name is discarded."""
    s = g.state
    if g.log is not None:
        fields: dict[str, Any] = {"to": slot >> 1, "place": slot & 1, "character": s.who[slot]}
        g.note("lay", who=me, card=card, **fields)
    for old in s.tables[slot]:
        if KIND[old] == KIND[card]:
            unlay(g, slot, old, "replaced")
            break
    s.tables[slot].append(card)


def _reload(g: Duel, me: int, card: int) -> None:
    """Discard a card of the hand or at the own front, and draw one."""
    s = g.state
    if g.log is not None:
        g.note("reload", who=me, card=card)
    if card in s.hands[me]:
        spend(g, me, card, "reload")
    else:
        unlay(g, s.front[me], card, "reload", me)
    draw(g, me, 1, "reload")


ASK_LIMIT: Final = declare(Question("limit", 19, gives_up=True))


def hand_limit(g: Duel, who: int) -> int:
    """Return the life points of the front, but at least two."""
    s = g.state
    return max(2, s.lives[s.front[who]])


@dataclass
class Limit(Step):
    """Phase 3: cards above the limit are discarded one by one."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        g.state.phase = "discard"
        hand = g.state.hands[self.who]
        if len(hand) <= hand_limit(g, self.who):
            return None
        return Ask(self.who, ASK_LIMIT, [DISCARD | card + 1 for card in hand], public=True)

    def prompt(self, g: Duel) -> Prompt:
        limit = hand_limit(g, self.who)
        return Prompt({"left": len(g.state.hands[self.who]) - limit, "limit": limit})

    def take(self, g: Duel, choice: int) -> None:
        spend(g, self.who, card_of(choice), "limit")
        g.stack.append(self)
