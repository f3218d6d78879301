"""Redeal: a game in which everything that one seat cannot see is drawn again (docs/redeal.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import EVENTS, MAIN_DECK, NAMES, NUMBER_OF
from boomtown.card.codes import card_of
from boomtown.card.course import Pile
from boomtown.card.declared.memory import redraw_of_game
from boomtown.card.knowledge.determinize import Determinizer, with_useful
from boomtown.card.knowledge.knowledge import UNKEPT
from boomtown.card.knowledge.role_paths import DEALS, Known, Weights, known_now, likely_roles
from boomtown.card.rules.event_deck import KNOWN_IN_PILE, used_events
from boomtown.card.setup import others_in_use, roles_in_play
from boomtown.card.step import Step
from boomtown.card.zones import redealt
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import Frame
from boomtown.kernel.redeal import (
    Playout,
    Rnd,
    Rng,
    Roles,
    check_seat,
    deal_roles,
    draw_from,
    likely,
    mix,
    new_seed,
    pick,
    question,
)

if TYPE_CHECKING:
    from boomtown.card.game import Bang

TRIES = 32  # hands drawn for the asked seat, for each number of cards that could answer


def redeal(g: Bang, seat: Any, rng: Rng, roles: Roles | None) -> Bang:
    """Return a redealt game; see `Game.redeal`."""
    check_seat(seat, g.state.n)
    if g.state.knowledge is UNKEPT:
        raise RedealError(
            "expected a game that keeps what its seats know (new_game(..., knowledge=True)), got one without"
        )
    rnd = rng.random
    twin = g.clone()
    twin.chance, twin.seed = Playout(rng), new_seed(rnd)
    _roles(twin, seat, roles, rnd)
    if g.state.choices:
        _draw_choices(twin, seat, rnd)
    course = g.state.course
    if course.pile or course.decks or course.kept:
        _course(twin, seat, rnd)
    if g.state.zones:
        twin.state.zones = redealt(g.state.zones, tuple(g.setup["sets"]), g.state.n, seat, lambda c: mix(c, rnd))
    hidden = Determinizer(g, seat)
    asked = g.ask.who if g.ask is not None else seat
    if g.ask is not None and g.ask.moment and (asked != seat or g.ask.silent):
        _deal_for_moment(twin, hidden, rnd)
    elif asked == seat:
        hidden.deal(twin, rnd)
        twin.stack = [_imagined(step, twin, seat, rnd) for step in twin.stack]
    else:
        _deal_for_question(twin, hidden, asked, rnd)
    twin.stack = [step.dealt(twin, seat, rnd) if isinstance(step, Step) else step for step in twin.stack]
    return twin


def _imagined(step: Frame, g: Bang, seat: int, rnd: Rnd) -> Frame:
    found = step.imagined(g, seat, rnd)
    assert found is not None, f"{step} does not fit"
    return found


# --- roles, characters, events


def _roles(g: Bang, seat: int, roles: Roles | None, rnd: Rnd) -> None:
    """Draw roles by public information: those in play (docs/redeal.md), without the open ones and the seat's own."""
    s = g.state
    known = known_now(s, seat)
    ways = likely_roles(s, seat, known) if s.kept(DEALS) else {}
    if ways:
        s.roles = _roles_by_deals(ways, roles, rnd)
    else:
        s.roles = deal_roles(known, _left(g, known), roles, rnd)
    if "roles" in g.setup:
        g.setup = {k: v for k, v in g.setup.items() if k != "rotate"} | {"roles": list(s.roles)}


def _roles_by_deals(ways: Weights, roles: Roles | None, rnd: Rnd) -> tuple[str, ...]:
    """Draw the roles after deals during the game, by the weights of the deals and of the caller."""
    found: list[tuple[float, tuple[str, ...]]] = []
    wrong: RedealError | None = None
    for deal, weight in ways.items():
        try:
            found += [(weight * more, deal) for more, _ in likely(deal, (), roles)]
        except RedealError as error:
            wrong = error
    if not found and wrong is not None:
        raise wrong
    return pick(found, rnd)


def _left(g: Bang, known: Known) -> tuple[str, ...]:
    """Return the roles in play that are not known."""
    left = list(roles_in_play(g.setup))
    try:
        for role in known:
            if role is not None:
                left.remove(role)
    except ValueError:
        left = []
    if len(left) != known.count(None):  # a position made by hand: its own roles are in play
        left = sorted(role for role, open_ in zip(g.state.roles, known, strict=True) if open_ is None)
    return tuple(left)


def _draw_choices(g: Bang, seat: int, rnd: Rnd) -> None:
    """Draw the characters offered to other seats. A seat that kept its character of the last game has no choice."""
    s = g.state
    kept = [c[0] for c in s.choices if len(c) == 1]
    pool = others_in_use(g.setup, {*kept, *s.choices[seat]})
    drawn = draw_from(pool, sum(len(c) for p, c in enumerate(s.choices) if p != seat and len(c) > 1), rnd)
    s.choices = tuple(
        c if p == seat or len(c) == 1 else tuple(NAMES[drawn.pop()] for _ in c) for p, c in enumerate(s.choices)
    )


def _course(g: Bang, seat: int, rnd: Rnd) -> None:
    """Draw the memory of sets, and the events to come in each deck."""
    course = g.state.course
    kept = redraw_of_game(g, seat, rnd) if course.kept else {}
    pile = _pile(g, MAIN_DECK, rnd) if course.pile else ()
    decks = course.decks
    if decks:
        decks = tuple([(deck, Pile(of.on, _pile(g, deck, rnd), of.gone)) for deck, of in decks])
    g.state.run_on(pile=pile, decks=decks, kept=kept)


def _pile(g: Bang, deck: str, rnd: Rnd) -> tuple[int, ...]:
    """Draw the pile below its top card from the events that have not been in force.

    The last card is known, and for some events all players can tell if they are in the pile.
    """
    events = g.state.events(deck)
    if not events.left:
        return ()
    *below, top = events.left
    bottom = below[:1] if below and EVENTS[NAMES[below[0]]].last else []
    count = len(below) - len(bottom)
    gone = {*events.gone, top, NUMBER_OF.get(events.on, -1)}
    pool = [e for e in used_events(g.setup, deck) if e not in gone]
    if len(pool) < count:  # a position made by hand
        pool = sorted(below[len(bottom) :])
    drawn: list[int] = []
    for name, is_there in KNOWN_IN_PILE.items():
        event = NUMBER_OF[name]
        if event in pool and g.state.phase != "setup" and len(pool) > count:
            pool.remove(event)
            drawn += [event] if is_there(g.state) and len(drawn) < count else []
    mix(pool, rnd)
    drawn += pool[: count - len(drawn)]
    mix(drawn, rnd)
    return (*bottom, *drawn, top)


# --- another seat is asked


def _deal_for_question(g: Bang, hidden: Determinizer, asked: int, rnd: Rnd) -> None:
    """Deal cards with which the pending question is put to the asked seat, and put it.

    Hands are drawn until one fits. If few do, hands with 1, 2 ... useful cards are drawn, with unchanged probabilities.
    """
    s, seat = g.state, hidden.seat
    useful: set[int] = set()
    for least in range(len(s.hands[asked]) + 1):
        if least == 1:
            useful = _useful(g, hidden, asked, rnd)
        for _ in range(TRIES):
            world, pools = hidden.start(g, rnd)
            if s.turn != seat:
                hidden.look(g, world, pools, rnd)
            hand = with_useful(world[asked], pools, useful, least, rnd)
            if hand is None:
                continue
            s.hands[asked] = hand
            step = g.stack[-1].imagined(g, seat, rnd)
            if step is not None and (ask := question(g, step)) is not None:
                hidden.finish(g, world, pools, rnd, asked)
                g.stack = [*(_imagined(below, g, seat, rnd) for below in g.stack[:-1]), step]
                g.ask = ask
                return
    raise RedealError(f"expected a hand with which seat {asked} is asked {g.ask and g.ask.why!r}, found none")


def _deal_for_moment(g: Bang, hidden: Determinizer, rnd: Rnd) -> None:
    """Deal cards with which the pending moment occurs, and set the seat asked by them.

    `hidden.seat` is not asked and does not know who is.
    """
    for _ in range(TRIES):
        hidden.deal(g, rnd)
        if (ask := question(g, g.stack[-1])) is not None:
            g.stack = [_imagined(step, g, hidden.seat, rnd) for step in g.stack]
            g.ask = ask
            return
    _force_moment(g, hidden, rnd)


def _force_moment(g: Bang, hidden: Determinizer, rnd: Rnd) -> None:
    """Give one other seat a hand that causes the moment, for moments that few hands cause. Larger hands are more
    likely.
    """
    s = g.state
    sizes = {p: len(s.hands[p]) for p in s.index.order if p != hidden.seat and s.hands[p]}
    own = s.hands[hidden.seat]
    hidden.start(g, rnd)  # reads the sizes of the hands once
    others = {**sizes}  # cards without an answer: with empty hands no seat would be asked, and the game would continue
    while sizes:
        asked = next(iter(pick([(float(size), (p,)) for p, size in sizes.items()], rnd)))
        s.hands = [own if p == hidden.seat else [0] * others.get(p, 0) for p in range(s.n)]
        try:
            _deal_for_question(g, hidden, asked, rnd)
            return
        except RedealError:
            del sizes[asked]
    raise RedealError(f"expected a deal with which a seat is asked {g.ask and g.ask.why!r}, found none")


def _useful(g: Bang, hidden: Determinizer, asked: int, rnd: Rnd) -> set[int]:
    """Return the hidden cards that would be options if they were in the hand.

    If no option is a card of the hand, return the cards whose presence adds an option (for example as a price).
    """
    cards = [card for pool in hidden.pools.values() for card in pool]
    found = {card_of(option) for option in _options(g, hidden.seat, asked, cards, rnd) if option >= 0}
    if not found.isdisjoint(cards):
        return found
    always = _options(g, hidden.seat, asked, [], rnd)
    return {card for card in cards if _options(g, hidden.seat, asked, [card], rnd) != always}


def _options(g: Bang, seat: int, asked: int, hand: list[int], rnd: Rnd) -> list[int]:
    """Return the options of the pending question with this hand."""
    g.state.hands[asked] = hand
    step = g.stack[-1].imagined(g, seat, rnd)
    ask = step and step.run(g)
    return ask.options if ask else []
