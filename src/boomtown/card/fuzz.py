"""Facts of the card game that the invariants need."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

from boomtown.card import zones
from boomtown.card.cards import MAIN_DECK
from boomtown.card.course import Pile
from boomtown.card.declared.memory import redraw_of_game
from boomtown.card.folds import VERDICT
from boomtown.card.game import Bang
from boomtown.card.knowledge.role_deals import groups_of
from boomtown.card.rules.lives import Eliminate, Rescue
from boomtown.card.seen.visibility import hidden_roles, hunted_by_all, knows_role, open_hands
from boomtown.card.setup import ROLES, deck_of
from boomtown.card.state import State
from boomtown.card.step import Step
from boomtown.fuzz.invariants.compare import equal, expect
from boomtown.fuzz.support import Support
from boomtown.kernel.frame import Frame

SIDES = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",), "renegade": ("renegade",)}


def scramble(game: Bang, seat: int | None, rnd: Random) -> Bang:
    """Return a clone in which all that `seat` (None: a spectator) cannot see is drawn again: hands, deck, roles."""
    other = game.clone()
    other.past = game.past
    s = other.state
    looker = s.turn
    seen = {seat, *open_hands(s)}
    cards = s.deck + [c for p in range(s.n) if p not in seen for c in s.hands[p]]
    if seat != looker:
        cards += s.looking
    rnd.shuffle(cards)
    s.deck = [cards.pop() for _ in s.deck]
    for p in range(s.n):
        if p not in seen:
            s.hands[p] = [cards.pop() for _ in s.hands[p]]
    if seat != looker:
        s.looking = [cards.pop() for _ in s.looking]
    assert not cards
    s.zones = zones.redealt(s.zones, tuple(game.setup["sets"]), s.n, seat, rnd.shuffle)
    _scramble_events(s, rnd)
    s.run_on(kept=redraw_of_game(other, seat, rnd.random))
    if not s.side and not hunted_by_all(s):
        _scramble_roles(s, seat, rnd)
    if s.choices:
        names = [name for p, pair in enumerate(s.choices) if p != seat for name in pair]
        rnd.shuffle(names)
        s.choices = tuple(pair if p == seat else tuple(names.pop() for _ in pair) for p, pair in enumerate(s.choices))
    return other


def _scramble_events(s: State, rnd: Random) -> None:
    """Shuffle the event decks below their top cards."""
    for deck in (MAIN_DECK, *[name for name, _ in s.course.decks]):
        pile = s.events(deck)
        if pile.left:
            *hidden, top = pile.left
            rnd.shuffle(hidden)
            s.turn_events(deck, Pile(pile.on, (*hidden, top), pile.gone))


def _scramble_roles(s: State, seat: int | None, rnd: Random) -> None:
    hidden = hidden_roles(s)
    secret = [p for p in hidden if p != seat or not knows_role(s, p, hidden)]
    groups = groups_of(s)
    dealt: dict[int, str] = {}
    for group in sorted({groups[p] for p in secret}):  # public knowledge: no other group can have these roles
        seats = [p for p in secret if groups[p] == group]
        roles = [s.roles[p] for p in seats]
        rnd.shuffle(roles)
        dealt |= dict(zip(seats, roles, strict=True))
    s.roles = tuple(dealt.get(p, role) for p, role in enumerate(s.roles))


def swap(game: Bang, keep: int, rnd: Random) -> Bang:
    """Return a clone in which the hands of all seats but `keep` are dealt again among these seats."""
    other = game.clone()
    s = other.state
    seats = [p for p in range(s.n) if p != keep]
    cards = [c for p in seats for c in s.hands[p]]
    rnd.shuffle(cards)
    for p in seats:
        s.hands[p] = [cards.pop() for _ in s.hands[p]]
    other.stack = [step.dealt(other, keep, rnd.random) if isinstance(step, Step) else step for step in other.stack]
    return other


def came_out(before: Bang, game: Bang) -> bool:
    """Return whether hidden cards became known: cards were drawn, or several hands showed cards at once."""
    shown = [p for p, hand in enumerate(game.state.hands) if len(hand) < len(before.state.hands[p])]
    return game.state.draws != before.state.draws or len(shown) > 1


def conserved(game: Bang) -> tuple[list[int], list[int]]:
    """Return (cards found anywhere, cards there must be), sorted."""
    s = game.state
    sets = tuple(game.setup["sets"])
    places = [s.deck, s.discard, s.row, s.looking, s.turned, *s.hands, *s.tables, zones.cards_in(s.zones, sets, s.n)]
    return sorted(c for place in places for c in place), sorted(deck_of(game.setup) + zones.all_at_home(sets))


def worth_asking(game: Bang) -> bool:
    """Return whether a question with one option is justified: hidden cards could have given more options, or it is a
    moment.
    """
    assert game.ask is not None
    return game.ask.moment or bool(game.view(None)["seats"][game.ask.who]["hand"])


def lives(game: Bang) -> None:
    """Check the lives: 1 to the maximum, below that only during a rescue, 0 for ghosts and eliminated seats."""
    s = game.state
    if s.phase == "setup":
        return
    held = [part for step in game.stack for part in (step, *_fields_of(step))]  # also steps inside of steps
    dying = {part.who for part in held if isinstance(part, Rescue | Eliminate)}
    for p in range(s.n):
        life, most = s.life[p], s.max_life[p]
        if not s.alive[p]:
            equal(f"life of seat {p}, out of the game", life, 0)
            left = s.hands[p] + s.tables[p]  # the game may end before they are discarded, or while a player takes them
            expect(not left or s.side or _cards_are_taken(game), f"expected no cards left of seat {p}, got {left}")
        elif p in s.course.ghosts:
            equal(f"life of seat {p}, a ghost", life, 0)
        else:
            expect((life > 0 or p in dying) and life <= most, f"expected seat {p} at 1 to {most} lives, got {life}")


def _fields_of(step: Frame) -> list[object]:
    return [getattr(step, field.name) for field in fields(step)]  # type: ignore[arg-type]


def _cards_are_taken(game: Bang) -> bool:
    return game.ask is not None and game.ask.why == "vulture"


def ended(game: Bang) -> None:
    """Check the winners: a whole side, the renegade alive, or a single hunter or last player."""
    s = game.state
    if VERDICT in s.index.fold:  # a set defines another goal
        empty = not {*SIDES.get(s.side, s.roles)}.intersection(s.roles)  # a deal by hand without that side
        expect(bool(s.winners) or empty, f"expected winners, got none ({s.side})")
    elif s.side in SIDES:
        seats = [p for p in range(s.n) if s.roles[p] in SIDES[s.side] and (s.side != "renegade" or s.alive[p])]
        equal(f"winners for {s.side}", list(s.winners), seats)
    else:
        expect(s.side in ("hunter", "last") and len(s.winners) == 1, f"expected one winner, got {s.winners} ({s.side})")
        expect(hunted_by_all(s), f"expected {s.side} only without a sheriff")


def roles(setup: dict[str, Any], rnd: Random) -> list[str]:
    """Return random roles: a sheriff and any other roles; for three players sometimes roles that hunt each other."""
    n = setup["players"]
    if n == 3 and rnd.random() < 0.5:
        found = ["deputy", "outlaw", "renegade"]
    else:
        found = ["sheriff", *(rnd.choice(ROLES[1:]) for _ in range(n - 1))]
    rnd.shuffle(found)
    return found


SUPPORT = Support(scramble, swap, came_out, conserved, worth_asking, lives, ended, roles)
