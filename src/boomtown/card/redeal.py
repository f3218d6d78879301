"""A game as one seat may imagine it: everything it cannot see drawn anew (docs/redeal.md)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from boomtown.card.cards import CHARACTERS, EVENTS, INDEX, NAMES
from boomtown.card.codes import card_of
from boomtown.card.event_deck import used_events
from boomtown.card.known import UNKEPT, Known, everybody, skeleton, told
from boomtown.card.setup import roles_in_play
from boomtown.card.state import Course
from boomtown.card.victory import hunted_by_all
from boomtown.card.worlds import DECK, LOOKING, Labels, Trail, World, Worlds
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import Frame
from boomtown.kernel.redeal import Playout, Rnd, Rng, Roles, check_seat, deal_roles, draw_from, mix, new_seed, question

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

Pools = dict[int, list[int]]  # hidden cards by label
TRIES = 32  # hands drawn for who is asked, for each number of cards that could answer


def redeal(g: Bang, seat: int, rng: Rng, roles: Roles | None) -> Bang:
    """See `Game.redeal`."""
    check_seat(seat, g.state.n)
    if g.state.known is UNKEPT:
        raise RedealError(
            "expected a game that keeps what its seats know (new_game(..., knowledge=True)), got one without"
        )
    rnd = rng.random
    twin = g.clone()
    twin.chance, twin.seed = Playout(rng), new_seed(rnd)
    _roles(twin, seat, roles, rnd)
    if g.state.choices:
        _offered(twin, seat, rnd)
    if g.state.course.pile or g.state.course.spares:
        _course(twin, seat, rnd)
    unseen = Unseen(g, seat)
    asked = g.ask.who if g.ask is not None else seat
    if asked == seat:
        unseen.deal(twin, rnd)
        twin.stack = [_imagined(step, twin, seat, rnd) for step in twin.stack]
    else:
        _ask_anew(twin, unseen, asked, rnd)
    return twin


def _imagined(step: Frame, g: Bang, seat: int, rnd: Rnd) -> Frame:
    found = step.imagined(g, seat, rnd)
    assert found is not None, f"{step} does not fit"
    return found


# --- roles, characters, events


def _roles(g: Bang, seat: int, roles: Roles | None, rnd: Rnd) -> None:
    """Roles by what is public: those in play (docs/redeal.md) but for the open ones and the own."""
    s = g.state
    everything = bool(s.side) or hunted_by_all(s)
    known = [
        role if everything or p == seat or role == "sheriff" or not s.alive[p] or p in s.fallen else None
        for p, role in enumerate(s.roles)
    ]
    left = list(roles_in_play(g.setup))
    try:
        for role in known:
            if role is not None:
                left.remove(role)
    except ValueError:
        left = []
    if len(left) != known.count(None):  # a position made by hand: what lies there is in play
        left = sorted(role for role, open_ in zip(s.roles, known, strict=True) if open_ is None)
    s.roles = deal_roles(known, tuple(left), roles, rnd)
    if "roles" in g.setup:
        g.setup = {k: v for k, v in g.setup.items() if k != "rotate"} | {"roles": list(s.roles)}


def _offered(g: Bang, seat: int, rnd: Rnd) -> None:
    """Characters offered to others; who kept one of the game before has no choice."""
    s = g.state
    kept = [c[0] for c in s.choices if len(c) == 1]
    pool = _in_use(g, {*kept, *s.choices[seat]})
    drawn = draw_from(pool, sum(len(c) for p, c in enumerate(s.choices) if p != seat and len(c) > 1), rnd)
    s.choices = tuple(
        c if p == seat or len(c) == 1 else tuple(NAMES[drawn.pop()] for _ in c) for p, c in enumerate(s.choices)
    )


def _course(g: Bang, seat: int, rnd: Rnd) -> None:
    """Characters that lie ready for others, and the events to come."""
    course = g.state.course
    spares = _spares(g, seat, rnd) if course.spares else ()
    pile = _pile(g, rnd) if course.pile else ()
    g.state.course = Course(
        course.event,
        pile,
        spares,
        course.ghosts,
        course.acted,
        course.spent,
        course.hunting,
        course.gone,
        course.swapped,
    )


def _spares(g: Bang, seat: int, rnd: Rnd) -> tuple[str, ...]:
    s = g.state
    spares, known = s.course.spares, {seat, *s.course.swapped}
    drawn = draw_from(_in_use(g, {*s.characters, *[spares[p] for p in known]}), s.n - len(known), rnd)
    return tuple([name if p in known else NAMES[drawn.pop()] for p, name in enumerate(spares)])


def _in_use(g: Bang, but: set[str]) -> list[int]:
    return [INDEX[name] for name in _cast(tuple(g.setup["sets"])) if name not in but]


@lru_cache(maxsize=64)
def _cast(sets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name, c in CHARACTERS.items() if c.set == "base" or c.set in sets)


def _pile(g: Bang, rnd: Rnd) -> tuple[int, ...]:
    """The pile below its top card: what has not come yet may be in it. The last card is known, and whoever has a spare
    character knows that New Identity is in the pile.
    """
    course = g.state.course
    *below, top = course.pile
    bottom = below[:1] if below and EVENTS[NAMES[below[0]]].last else []
    count = len(below) - len(bottom)
    gone = {*course.gone, top, INDEX.get(course.event, -1)}
    pool = [e for e in used_events(g.setup) if e not in gone]
    if len(pool) < count:  # a position made by hand
        pool = sorted(below[len(bottom) :])
    drawn: list[int] = []
    identity = INDEX["New Identity"]
    if identity in pool and g.state.phase != "setup" and len(pool) > count:
        pool.remove(identity)
        drawn = [identity] if course.spares and count else []
    mix(pool, rnd)
    drawn += pool[: count - len(drawn)]
    mix(drawn, rnd)
    return (*bottom, *drawn, top)


# --- cards


class Unseen:
    """The cards that a seat cannot see, and what it knows of where they lie."""

    __slots__ = ("cards", "known", "looking", "mine", "pools", "seat", "worlds")

    def __init__(self, g: Bang, seat: int) -> None:
        s, self.seat = g.state, seat
        hidden = set(s.deck)
        for p, hand in enumerate(s.hands):
            if p != seat:
                hidden.update(hand)
        if s.turn != seat:
            hidden.update(s.looking)
        known = s.known
        self.worlds: Worlds = known.worlds(seat) if known.doubting else ()
        self.mine: set[int] = set()
        if self.worlds:
            self.mine = told(self.worlds[0][1])
        elif known.seen and not known.doubting >> seat & 1:
            self.mine = {card for card, seats in known.seen.items() if seats >> seat & 1 and card in hidden}
        if len(self.worlds) == 1:
            self.worlds = ()
        self.cards = sorted(hidden - self.mine)
        # Cards out of the discard pile come first, in the order everybody has seen
        all_ = everybody(s)
        self.looking = [c for c in s.looking if known.seen.get(c, 0) == all_] if s.looking else []
        self.known = self._known(known, all_ & ~(1 << seat))
        self.pools: Pools = {}

    def _known(self, known: Known, others: int) -> Known:
        """What the seat itself knows. What others know it cannot tell, and nothing is written down for them."""
        bit = 1 << self.seat
        if self.worlds:
            return Known({}, known.epoch, known.epochs, others | bit, Trail(None, None, {self.seat: self.worlds}))
        return Known(dict.fromkeys(sorted(self.mine), bit), known.epoch, known.epochs, others)

    def deal(self, g: Bang, rnd: Rnd) -> None:
        """Deal all places."""
        if self.worlds or self.known.epoch:
            world, pools = self.start(g, rnd)
            self.finish(g, world, pools, rnd)
            return
        s, mine, cards, at = g.state, self.mine, self.cards, 0
        mix(cards, rnd)
        for p, hand in enumerate(s.hands):
            if p != self.seat:
                kept = sorted(mine.intersection(hand)) if mine else []
                start, at = at, at + len(hand) - len(kept)
                s.hands[p] = kept + cards[start:at]
        if s.looking and s.turn != self.seat:
            kept = self.looking + [c for c in s.looking if c in mine and c not in self.looking]
            start, at = at, at + len(s.looking) - len(kept)
            s.looking = kept + cards[start:at]
        lid = [] if mine.isdisjoint(s.deck) else [(i, c) for i, c in enumerate(s.deck) if c in mine]
        s.deck = cards[at:]
        for i, card in lid:
            s.deck.insert(i, card)
        self._note(s, rnd)

    def _note(self, s: State, rnd: Rnd) -> None:
        s.known = self.known
        if s.turn != self.seat and "second" in s.noted:
            s.noted = _second(s, rnd)

    def world(self, rnd: Rnd) -> World:
        """What lies where, as likely as the seat must think."""
        if len(self.worlds) == 1:
            return self.worlds[0][1]
        at = int(rnd() * sum(weight for weight, _ in self.worlds))
        for weight, world in self.worlds:
            at -= weight
            if at < 0:
                return world
        return self.worlds[-1][1]

    def start(self, g: Bang, rnd: Rnd) -> tuple[World, Pools]:
        """A world, and the cards that may still go anywhere."""
        if not self.pools:
            epoch = self.known.epoch
            if not epoch:
                self.pools = {-1: self.cards}
            for card in self.cards if epoch else ():
                self.pools.setdefault(-1 - epoch[card], []).append(card)
            self.worlds = self.worlds or ((1, skeleton(g.state, self.seat, self.mine)),)
        return self.world(rnd), {label: pool[:] for label, pool in self.pools.items()}

    def look(self, g: Bang, world: World, pools: Pools, rnd: Rnd) -> None:
        """Deal what is being looked at."""
        cards = fill(world[LOOKING], pools, rnd)
        open_ = [c for c in self.looking if c in cards]
        g.state.looking = open_ + [c for c in cards if c not in open_]

    def finish(self, g: Bang, world: World, pools: Pools, rnd: Rnd, but: int = -1) -> None:
        """Deal all places, but for one hand that has its cards, and what is being looked at, which has too then."""
        s, seat = g.state, self.seat
        if s.turn != seat and but < 0:
            self.look(g, world, pools, rnd)
        for pool in pools.values():
            mix(pool, rnd)
        for p in range(s.n):
            if p not in (seat, but):
                s.hands[p] = [label if label >= 0 else pools[label].pop() for label in world[p]]
        lid = [label if label >= 0 else pools[label].pop() for label in world[DECK]]
        s.deck = pools.get(-1 - s.known.epochs, []) + lid
        self._note(s, rnd)
        put = {card: 0 for label, card in zip(world[DECK], lid, strict=True) if label < 0}
        if put:  # somebody put them there
            k = s.known
            s.known = Known({**k.seen, **put}, k.epoch, k.epochs, k.doubting, k.trail)


def fill(labels: Labels, pools: Pools, rnd: Rnd) -> list[int]:
    """Cards for the labels, out of the pools."""
    found = []
    for label in labels:
        if label >= 0:
            found.append(label)
            continue
        pool = pools[label]
        i = int(rnd() * len(pool))
        found.append(pool[i])
        pool[i] = pool[-1]
        pool.pop()
    return found


def _second(s: State, rnd: Rnd) -> dict[str, int]:
    """What is noted of the turn; the second card drawn is of interest up to the end of phase 1 only."""
    noted = {name: value for name, value in s.noted.items() if name != "second"}
    hand = s.hands[s.turn]
    return noted | {"second": hand[int(rnd() * len(hand))]} if hand and s.phase == "draw" else noted


# --- somebody else is asked


def _ask_anew(g: Bang, unseen: Unseen, asked: int, rnd: Rnd) -> None:
    """Deal cards with which the pending question is put to the seat asked, and put it.

    Hands are drawn until one fits; where few do, hands with 1, 2 ... cards that can answer, each as likely as before.
    """
    s, seat = g.state, unseen.seat
    useful: set[int] = set()
    for least in range(len(s.hands[asked]) + 1):
        if least == 1:
            useful = _useful(g, unseen, asked, rnd)
        for _ in range(TRIES):
            world, pools = unseen.start(g, rnd)
            if s.turn != seat:
                unseen.look(g, world, pools, rnd)
            hand = with_useful(world[asked], pools, useful, least, rnd)
            if hand is None:
                continue
            s.hands[asked] = hand
            step = g.stack[-1].imagined(g, seat, rnd)
            if step is not None and (ask := question(g, step)) is not None:
                unseen.finish(g, world, pools, rnd, asked)
                g.stack = [*(_imagined(below, g, seat, rnd) for below in g.stack[:-1]), step]
                g.ask = ask
                return
    raise RedealError(f"expected a hand with which seat {asked} is asked {g.ask and g.ask.why!r}, found none")


def _useful(g: Bang, unseen: Unseen, asked: int, rnd: Rnd) -> set[int]:
    """The hidden cards that would be on offer if they were in the hand."""
    s = g.state
    s.hands[asked] = [card for pool in unseen.pools.values() for card in pool]
    step = g.stack[-1].imagined(g, unseen.seat, rnd)
    ask = step and step.run(g)
    return {card_of(option) for option in ask.options if option >= 0} if ask else set()


def with_useful(labels: Labels, pools: Pools, useful: set[int], least: int, rnd: Rnd) -> list[int] | None:
    """Cards for the labels with at least that many useful ones among those drawn; now and then None, so that hands with
    more of them are not too likely.
    """
    rest, drawn = list(labels), []
    for _ in range(least):
        choice = _useful_label(rest, pools, useful, rnd)
        if choice is None:
            return None
        label, card = choice
        rest.remove(label)
        pools[label].remove(card)
        drawn.append(card)
    drawn += fill(tuple(rest), pools, rnd)
    more = sum(card in useful for card in drawn) - sum(label in useful for label in labels)
    return None if least and rnd() * comb(more, least) >= 1 else drawn


def _useful_label(rest: list[int], pools: Pools, useful: set[int], rnd: Rnd) -> tuple[int, int] | None:
    """A label of a card to be drawn and a useful card for it, as likely as it is drawn."""
    cards = {label: [c for c in pools[label] if c in useful] for label in {*rest} if label < 0}
    weights = [(rest.count(label) * len(found) / len(pools[label]), label) for label, found in sorted(cards.items())]
    at = rnd() * sum(weight for weight, _ in weights)
    for weight, label in weights:
        at -= weight
        if at < 0:
            found = cards[label]
            return label, found[int(rnd() * len(found))]
    return None
