"""Choices and answers in a proof (docs/puzzles.md): mine by what I see, and everything that other players may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, NAMES, NUMBER_OF
from boomtown.card.codes import USE, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.puzzles import load_facts  # noqa: F401  (fills the tables of facts)
from boomtown.card.puzzles.facts import FIRST, LOOKING, NEARER, UNPROVED
from boomtown.card.puzzles.outcomes import check_class, outcomes
from boomtown.card.puzzles.position import Position, exchange, exchanged, kinds_of, unseen
from boomtown.card.puzzles.promising import is_promising
from boomtown.card.puzzles.scripted import ScriptedPicks
from boomtown.card.seen.visibility import hidden_roles
from boomtown.kernel.redeal import Rnd, mix, question
from boomtown.puzzles.search import SURVIVE, Unproven

if TYPE_CHECKING:
    from boomtown.card.game import Bang

GIVES_UP = ("discard", "pay")
CHECK = "check"
EQUAL = ("store", *GIVES_UP)  # questions in which one undecided card is as good as another


def turn(game: Bang) -> int:
    """Return the number of the turn."""
    return game.state.turn_no


def is_provable(game: Bang, seat: int) -> bool:
    """Return True if the search knows all sources in the game."""
    s = game.state
    rivals = {s.characters[p] for p in s.index.order if p != seat}
    return not game.setup["sets"] and "sheriff" in s.roles and rivals.isdisjoint(UNPROVED) and not s.looking


def start(game: Bang, seat: int, goal: str) -> Position:
    """Return the position in which a puzzle for that seat begins.

    In one that takes several turns, cards that the others draw after the beginning do not count.
    """
    twin = game.clone()
    twin.setup = {**twin.setup, "ask_forced": True}
    twin.auto = False
    twin.state.ignore()
    return Position(twin, seat, twin.state.turn_no, idle=(0,) * twin.state.n if goal == SURVIVE else None)


def hide(at: Position, rnd: Rnd) -> Bang:
    """Return the game of a position with all undecided cards and roles drawn again, so that it tells none of them."""
    twin = at.game.clone()
    s = twin.state
    cards = sorted(unseen(s, at.seat, at.loose))
    mixed = cards[:]
    mix(mixed, rnd)
    new = dict(zip(cards, mixed, strict=True))
    s.deck = [new[card] for card in s.deck]
    for p, hand in enumerate(s.hands):
        if p != at.seat:
            s.hands[p] = [new[card] for card in hand]
    hidden = [p for p in hidden_roles(s) if p != at.seat]
    roles, left = [*s.roles], [s.roles[p] for p in hidden]
    left.sort(key=lambda _: rnd())
    for p, role in zip(hidden, left, strict=True):
        roles[p] = role
    s.roles = tuple(roles)
    return twin


def options(at: Position) -> list[int]:
    """Return my options, the harmful ones first. A card that I have not seen is never used for what it is."""
    ask = at.game.ask
    assert ask is not None
    known = [code for code in ask.options if not _is_blind(at, code)]
    if ask.why in EQUAL:
        known += [code for code in ask.options if _is_blind(at, code)][:1]
    return sorted(known, key=_order)


def distinct(at: Position, codes: list[int]) -> list[int]:
    """Return one of the options for each kind of card and target. Unseen cards of the seat are of one kind."""
    return list({(_is_blind(at, code) or _sort_of(code, at)): code for code in reversed(codes)}.values())[::-1]


def _is_blind(at: Position, code: int) -> bool:
    return code >= 0 and verb_of(code) != USE and card_of(code) in at.loose


def _sort_of(code: int, at: Position) -> tuple[int, ...]:
    """Return what is equal for options that differ in the copy of a card alone."""
    if code < 0:
        return (code,)
    card, of = card_of(code), of_of(code)
    of = -10 - NUMBER_OF.get(KIND[of], of) if 0 <= of < len(KIND) else of
    kind = NUMBER_OF[KIND[card]] if card >= 0 and card not in at.game.state.turned else card
    return verb_of(code), kind, seat_of(code), of, name_of(code)


_RANKS = {name: rank for rank, name in enumerate(FIRST)}


def _order(code: int) -> int:
    """Return the place of an option: what harms or answers first, then other cards, then to decline."""
    if code < 0:
        return 100
    name = NAMES[name_of(code)] if name_of(code) >= 0 else KIND[card_of(code)] if card_of(code) >= 0 else ""
    harms = name in KINDS and KINDS[name].nature == "harms"
    return _RANKS.get(name, 20 if harms else 40)


def after(at: Position, choice: int) -> Iterator[Position]:
    """Yield the positions after my choice. Raises Unproven."""
    return outcomes(at, at.game, choice, at.loose, open_card=_shows(at, choice))


def _shows(at: Position, choice: int) -> bool:
    """Return True if the card of the choice becomes known. A card turned up for a check counts by its suit alone."""
    ask = at.game.ask
    return choice >= 0 and ask is not None and ask.why != CHECK and card_of(choice) not in at.loose


def replies(at: Position) -> Iterator[Position]:
    """Yield the positions after each answer of the opponent who is asked, with any cards that they may hold.

    Raises Unproven.
    """
    ask = at.game.ask
    assert ask is not None
    if ask.why in EQUAL:
        for code in {check_class(card_of(code)): code for code in ask.options}.values():
            yield from outcomes(at, at.game, code, at.loose, open_card=False)
        return
    found: dict[tuple[int, ...], tuple[Bang, frozenset[int], int]] = {}
    for game, loose, kind in _hands(at, ask.who):
        asked = question(twin := game.clone(), twin.stack.pop())
        for code in asked.options if asked else ():
            card = card_of(code) if code >= 0 else -1
            if card in game.state.hands[ask.who] and KIND[card] != kind:
                continue
            if code >= 0 and verb_of(code) == USE and name_of(code) >= 0 and NAMES[name_of(code)] in LOOKING:
                continue
            if at.idle is not None and ask.why == "play" and not _attacks(code, at.seat):
                continue
            found.setdefault(_sort_of(code, at), (game, loose, code))
    if not found:
        raise Unproven
    for game, loose, code in sorted(found.values(), key=lambda one: _order(one[2])):
        twin = game.clone()
        asked = question(twin, step := twin.stack.pop())
        twin.stack.append(step)
        twin.ask = asked
        yield from outcomes(at, twin, code, loose, open_card=ask.why != CHECK)


def _attacks(code: int, seat: int) -> bool:
    """Return whether a play brings an attack on the seat nearer in this round. To end the turn counts too.

    Cards that help, that only work in a later turn, or that are aimed at another player are left out.
    """
    if code < 0:
        return True
    kind = KINDS[NAMES[name_of(code)] if name_of(code) >= 0 else KIND[card_of(code)]]
    if kind.stays:
        return kind.weapon_range is not None or kind.name in NEARER
    return kind.nature == "harms" and (kind.several or seat_of(code) == seat)


def _hands(at: Position, who: int) -> Iterator[tuple[Bang, frozenset[int], str]]:
    """Yield, for each kind of card, the game in which the hand of `who` holds the most copies of it, and that kind."""
    usable = at.usable(who)
    if usable <= 0:
        yield at.game, at.loose, ""
        return
    for kind, copies in kinds_of(unseen(at.game.state, at.seat, at.loose)).items():
        twin, loose = at.game.clone(), at.loose
        held = twin.state.hands[who]
        wanted = [card for card in copies if card not in held]
        for slot, card in enumerate([*held]):
            if KIND[card] != kind and wanted and sum(KIND[c] == kind for c in held) < usable:
                new = wanted.pop()
                exchange(twin.state, held[slot], new)
                loose = exchanged(loose, card, new)
        yield twin, loose, kind


def repeat(game: Bang, step: Position) -> None:
    """Carry out on the shown game what led to a position, with the cards as they were decided for it."""
    origin = step.origin
    assert origin is not None
    mine, decided = game.state, origin.before.state
    mine.deck, mine.discard, mine.row = decided.deck[:], decided.discard[:], decided.row[:]
    mine.looking, mine.turned = decided.looking[:], decided.turned[:]
    mine.hands = [hand[:] for hand in decided.hands]
    mine.roles = decided.roles
    game.ask = origin.before.ask
    game.chance = ScriptedPicks(origin.script)
    game.apply(origin.choice)


__all__ = [
    "after",
    "distinct",
    "hide",
    "is_promising",
    "is_provable",
    "options",
    "repeat",
    "replies",
    "start",
    "turn",
]
