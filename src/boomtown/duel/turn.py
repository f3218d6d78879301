"""A turn: its start, drawing, phase 2, the hand limit (duel, turn, draw, start of turn cards, hand limit)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import (
    BANK,
    BLUE,
    COLT,
    DYNAMITE,
    DYNAMITE_SIGN,
    HORSESHOE_SIGN,
    KIND,
    NAMES,
    RATTLESNAKE,
    RED,
    SNAKE_SIGN,
    STAMPEDE,
    SYMBOL,
)
from boomtown.duel.cast import DALTON_BROS, PAT_GARRET, PEOPLE
from boomtown.duel.codes import (
    COLT_,
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
    using,
)
from boomtown.duel.decks import can_draw, draw, forget, spend, unlay
from boomtown.duel.effects import FLAGS, carry_out, shoot
from boomtown.duel.losses import Lose
from boomtown.duel.offers import UNLIMITED, bangs_left, offers
from boomtown.duel.powers import use
from boomtown.duel.questions import Question, declare
from boomtown.duel.reactions import ASK_REACTION
from boomtown.duel.reveals import Reveal
from boomtown.duel.settle import SETTLE
from boomtown.duel.step import MARKER_SOURCE, PERSON, Prompt, Step, asks
from boomtown.duel.swaps import swap
from boomtown.kernel.frame import END, PASS, Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@dataclass
class Turn(Step):
    """A whole turn of one seat; the other one's waits below it."""

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
            for kind in (STAMPEDE, RATTLESNAKE, DYNAMITE):
                if kind in there:
                    g.stack += [SETTLE, AtStart(who, kind)]


@dataclass
class AtStart(Step):
    """A card that works at the start of the turn of its side, wherever it lies there."""

    who: int
    kind: int

    def _lies(self, g: Duel) -> tuple[int, int]:
        """Its slot and the card; -1 when it is gone."""
        mine = self.who << 1
        for slot in (mine, mine + 1):
            for card in g.state.tables[slot]:
                if KIND[card] == self.kind:
                    return slot, card
        return -1, -1

    def run(self, g: Duel) -> None:
        s, kind = g.state, self.kind
        if self._lies(g)[0] < 0:
            return
        s.going = kind
        if kind == STAMPEDE:
            if not s.lone(self.who):
                swap(g, self.who, self.who, STAMPEDE)
            return
        symbol = DYNAMITE_SIGN if kind == DYNAMITE else SNAKE_SIGN
        g.stack += [self, Reveal(self.who, self.who, symbol, kind)]

    def result(self, g: Duel, value: bool) -> None:
        s = g.state
        slot, card = self._lies(g)
        if self.kind == RATTLESNAKE:
            if value:
                g.stack.append(Lose(slot, 1, -1, RATTLESNAKE))
        elif value:
            unlay(g, slot, card, NAMES[DYNAMITE])
            g.stack.append(Lose(slot, 3, -1, DYNAMITE))
        else:
            other = 1 - self.who
            to = s.rear(other)
            s.tables[slot].remove(card)
            s.tables[to].append(card)
            if g.log is not None:
                fields: dict[str, Any] = {"place": to & 1, "character": s.who[to]}
                g.note("passes", "harms", "forced", who=self.who, to=other, card=card, **fields)


ASK_FRESH: Final = declare(Question("fresh", 17))


@dataclass
class Fresh(Step):
    """Phase 1. There is no choice in it."""

    who: int

    def run(self, g: Duel) -> Ask:
        g.state.phase = "draw"
        return Ask(self.who, ASK_FRESH, [DRAW], public=True)

    def take(self, g: Duel, choice: int) -> None:
        s, me = g.state, self.who
        front = s.front[me]
        count = 3 if s.who[front] == DALTON_BROS else 2
        for card in s.tables[front]:
            if KIND[card] == BANK:
                count += 1
        drawn = draw(g, me, count, "phase")
        if s.who[front] == PAT_GARRET and len(drawn) > 1:
            self._show(g, drawn[1])

    def _show(self, g: Duel, card: int) -> None:
        """Pat Garret shows his second card; a horseshoe may bring one of the opponent's deck."""
        s = g.state
        s.seen |= 1 << card
        s.open_ |= 1 << card
        if g.log is not None:
            g.note("show", how="forced", who=self.who, card=card, cause=PEOPLE[PAT_GARRET])
        if SYMBOL[card] == HORSESHOE_SIGN:
            g.stack.append(Horseshoe(self.who))


@dataclass
class Horseshoe(Step):
    """Pat Garret: another card, from the opponent's deck."""

    who: int

    def run(self, g: Duel) -> Ask | None:
        options = [using(PAT_GARRET), PASS]
        return Ask(self.who, ASK_REACTION, options, public=True) if can_draw(g, 1 - self.who) else None

    def prompt(self, g: Duel) -> Prompt:
        return asks(PERSON + PAT_GARRET)

    def take(self, g: Duel, choice: int) -> None:
        if choice != PASS:
            g.note("use", who=self.who, cause=PEOPLE[PAT_GARRET], kind=-1)
            draw(g, self.who, 1, PEOPLE[PAT_GARRET], 1 - self.who)


ASK_ACT: Final = declare(Question("act", 18, plays=True))


@dataclass
class Act(Step):
    """Phase 2: cards, abilities, the marker, in any order, until the player has enough."""

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
            use(g, me, choice)


def play(g: Duel, me: int, choice: int) -> None:
    """A card of the hand."""
    s, card = g.state, card_of(choice)
    s.hands[me].remove(card)
    forget(g, card)
    kind = KIND[card]
    as_colt = how_of(choice) == COLT_
    if BLUE[kind] and not as_colt:
        _lay(g, me, card, slot_of(choice))
        return
    if (as_colt or RED[kind]) and bangs_left(s, me) != UNLIMITED:
        s.bangs += 1
    s.discard.append(card)
    s.going = COLT if as_colt else kind
    if g.log is not None:
        _tell(g, me, card, choice, as_colt)
    if as_colt:
        shoot(g, me, slot_of(choice), COLT, FLAGS[COLT])
    else:
        carry_out(g, me, kind, choice)


def _tell(g: Duel, me: int, card: int, choice: int, as_colt: bool) -> None:
    slot, of = slot_of(choice), aimed_card(choice)
    character = g.state.who[slot] if slot >= 0 else -1
    zone = "hand" if 4 < target_of(choice) < 7 else ""
    fields: dict[str, Any] = {
        "to": seat_of(choice),
        "place": slot & 1 if slot >= 0 else -1,
        "character": character,
        "of": of,
    }
    if as_colt:
        fields["as"] = NAMES[COLT]
    g.note("play", who=me, card=card, zone=zone, **fields)


def _lay(g: Duel, me: int, card: int, slot: int) -> None:
    """Equipment; an older card of the same name is discarded."""
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
    """Discard a card of the hand or at the own front for another one."""
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
    """The life points of the front, but no fewer than two cards."""
    s = g.state
    return max(2, s.lives[s.front[who]])


@dataclass
class Limit(Step):
    """Phase 3: cards above the limit go, one by one."""

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
