"""Setup: check it, and lay out a game up to its first decision (base rules, Set-up and Variants)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from boomtown.card.cards import (
    BOOK,
    CARDS_OF_SET,
    CHARACTERS,
    HOMES,
    KIND,
    KINDS,
    NAMES,
    NEEDS,
    NUMBER_OF,
    OPTIONS,
    SETS,
    named,
)
from boomtown.card.codes import NO_CARD, V_CHOOSE, name_of
from boomtown.card.hooks import HOOKS
from boomtown.card.questions import Question, declare
from boomtown.card.rules.event_deck import prepare
from boomtown.card.rules.first_deal import deal, set_up
from boomtown.card.rules.turn import TURNS, Round
from boomtown.card.state import State
from boomtown.card.step import Step
from boomtown.kernel import setup_validation
from boomtown.kernel.errors import SetupError
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
# Number of each role, in the order of ROLES, by number of players
ROLE_COUNTS = {
    3: (0, 1, 1, 1),
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
# The role cards, as places in ROLES and by name
_ROLE_CARDS = {n: [i for i, count in enumerate(counts) for _ in range(count)] for n, counts in ROLE_COUNTS.items()}
ROLES_OF = {n: tuple([ROLES[i] for i in cards]) for n, cards in _ROLE_CARDS.items()}


def check_setup(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the setup with defaults filled in. SetupError says what was expected and what came."""
    if not isinstance(raw, Mapping):
        raise SetupError(f"expected a setup with players, sets and options, got {raw!r}")
    setup_validation.only(raw, (*setup_validation.KEYS, "in_play"), "a setup key")
    players = raw.get("players")
    if type(players) is not int or players not in ROLE_COUNTS:
        raise SetupError(f"players must be 3 to 8, got {players!r}")
    checked: dict[str, Any] = {"game": "bang", "players": players}
    if raw.get("game", "bang") != "bang":
        raise SetupError(f"game must be 'bang', got {raw['game']!r}")
    checked["sets"] = sets = setup_validation.check_sets(raw.get("sets") or [], tuple(SETS))
    for name in NEEDS.get(players, ()):
        if name not in sets:
            raise SetupError(f"{players} players need the set {name!r}, got sets {sets!r}")
    checked["options"] = check_options(raw.get("options") or {}, sets)
    checked["ask_forced"] = setup_validation.check_forced(raw)
    return checked | _check_next_game(raw, players, checked["sets"])


def check_options(given: Any, sets: Sequence[str]) -> dict[str, bool | int | str]:
    """Return all options with their values. SetupError for an unknown option or a wrong value."""
    return setup_validation.check_options(given, OPTIONS, sets)


def _check_next_game(raw: Mapping[str, Any], players: int, sets: list[str]) -> dict[str, Any]:
    """Check kept characters and the sheriff of a next game, and what an experiment gives: roles, characters, cards in
    play.
    """
    known = [NAMES[i] for i in in_use(tuple(sets))] if raw.get("keep") else []
    found = setup_validation.check_keep(raw, players, known) | setup_validation.check_rotate(raw, players)
    if raw.get("roles") is not None:
        found["roles"] = _check_roles(setup_validation.listed(raw["roles"], "roles"), players)
    if raw.get("characters") is not None:
        found["characters"] = setup_validation.check_characters(raw["characters"], players, list(CHARACTERS))
    if raw.get("in_play") is not None:
        found["in_play"] = _check_in_play(setup_validation.listed(raw["in_play"], "in_play"), players, sets)
    return found


def _check_roles(roles: list[Any], players: int) -> list[str]:
    """Check for one sheriff and any other roles; three players may be deputy, outlaw and renegade."""
    known = len(roles) == players and all(r in ROLES for r in roles)
    if known and (roles.count("sheriff") == 1 or sorted(roles) == ["deputy", "outlaw", "renegade"]):
        return roles
    raise SetupError(f"roles must be {players} of {', '.join(ROLES)} with one sheriff, got {roles!r}")


def _check_in_play(names: list[Any], players: int, sets: Sequence[str]) -> list[str]:
    """Check for one card or "" by seat, and enough copies."""
    copies = _copies(tuple(sets))
    if len(names) != players:
        raise SetupError(f'in_play must be {players} cards by seat, "" for none, got {names!r}')
    for name in names:
        if name != "" and (name not in copies or names.count(name) > len(copies[name])):
            hint = setup_validation.suggest(name, tuple(copies))
            raise SetupError(
                f"in_play must name cards that players lay in front of them, in use often enough, got {name!r}{hint}"
            )
    return names


def may_begin_in_play(setup: Mapping[str, Any]) -> list[str]:
    """Return the kinds of cards that can lie in front of a player at the start."""
    return list(_copies(tuple(setup["sets"])))


@lru_cache(maxsize=64)
def _copies(sets: tuple[str, ...]) -> dict[str, list[int]]:
    """Return by kind the cards that players lay in front of themselves, buy or take. Other colours (orange) enter play
    with more than the card.
    """
    found: dict[str, list[int]] = {}
    for name in ("base", *sets):
        for card in CARDS_OF_SET.get(name, []):
            kind = KINDS[KIND[card]]
            own = kind.aim.word == "self" and kind.border in ("blue", "green")
            if kind.stays and (own or kind.price or kind.lands is not None):
                found.setdefault(kind.name, []).append(card)
    return found


def lives_of(name: str, options: Mapping[str, Any]) -> int:
    """Return the bullets of a character under the options of the game."""
    character = CHARACTERS[name]
    if character.life_if and options.get(character.life_if[0]):
        return character.life_if[1]
    return character.life


def ambient(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the sources that work for all seats from the start: the sets in use, and the options in force that have
    hooks.
    """
    return (*setup["sets"], *[name for name, value in setup["options"].items() if value and name in HOOKS.of])


def roles_in_play(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the role cards of this game, which are public. A setup with given roles defines them."""
    if "roles" in setup:
        return tuple(sorted(setup["roles"]))
    return ROLES_OF[setup["players"]]


def deck_of(setup: Mapping[str, Any]) -> list[int]:
    """Return the cards in use, unshuffled, without those that belong to zones of their sets."""
    return list(_cards(tuple(setup["sets"]), setup["options"]["no_book_cards"]))


@lru_cache(maxsize=64)
def _cards(sets: tuple[str, ...], no_book_cards: bool) -> tuple[int, ...]:
    cards = [c for name in ("base", *sets) for c in CARDS_OF_SET.get(name, [])]
    return tuple([c for c in cards if c not in HOMES and not (no_book_cards and c in BOOK)])


@lru_cache(maxsize=64)
def in_use(sets: tuple[str, ...]) -> tuple[int, ...]:
    """Return the characters of the sets in use, by their numbers."""
    return tuple([NUMBER_OF[name] for name, c in CHARACTERS.items() if c.set == "base" or c.set in sets])


def others_in_use(setup: Mapping[str, Any], but: set[str]) -> list[int]:
    """Return the characters in use except `but`."""
    return [i for i in in_use(tuple(setup["sets"])) if NAMES[i] not in but]


def lay_out(g: Bang, setup: Mapping[str, Any]) -> None:
    """Deal roles and characters, prepare the deck, and queue the first turn."""
    n = setup["players"]
    g.state = s = State(n, tuple(setup["sets"]))
    s.roles = setup_validation.rotated(_deal_roles(g, setup), setup.get("rotate", 0))
    s.ambient = ambient(setup)
    s.turn = s.leader()
    set_up(g, deck_of(setup), _cards_in_play(setup))
    prepare(g, setup)
    g.stack += [Round(), TURNS[s.turn][0], Deal()]
    g.note("start", how="random", to=s.turn, who=s.turn, cause=s.roles[s.turn])
    _deal_characters(g, setup)


def _cards_in_play(setup: Mapping[str, Any]) -> list[int]:
    """Return by seat the card in play at the start, -1 for none."""
    names: Sequence[str] = setup.get("in_play", ())
    copies = _copies(tuple(setup["sets"])) if names else {}
    return [copies[name][names[:seat].count(name)] if name else -1 for seat, name in enumerate(names)]


def _deal_roles(g: Bang, setup: Mapping[str, Any]) -> tuple[str, ...]:
    if "roles" in setup:
        return tuple(setup["roles"])
    cards = _ROLE_CARDS[setup["players"]][:]
    g.shuffle(cards)
    if "sheriff" in setup:
        seat = setup["sheriff"]
        at = cards.index(min(cards))  # the seat that begins
        cards[seat], cards[at] = cards[at], cards[seat]
    return tuple([ROLES[i] for i in cards])


def _deal_characters(g: Bang, setup: Mapping[str, Any]) -> None:
    n, s = setup["players"], g.state
    if "characters" in setup:
        s.characters = tuple(setup["characters"])
        return
    keep = {int(seat): name for seat, name in setup["keep"].items()} if "keep" in setup else {}
    pool = list(in_use(tuple(setup["sets"])))
    if keep:
        pool = [i for i in pool if NAMES[i] not in keep.values()]
    g.shuffle(pool, 2 * n)  # at most two for each seat
    if setup["options"]["expert_characters"]:
        s.choices = tuple([(keep[p],) if p in keep else (NAMES[pool.pop()], NAMES[pool.pop()]) for p in range(n)])
        g.stack.append(ChooseCharacters(()))
    else:
        s.characters = tuple([keep[p] if p in keep else NAMES[pool.pop()] for p in range(n)])


ASK_CHARACTER = declare(Question("character", 13, sign="person"))


@dataclass
class ChooseCharacters(Step):
    """Choice of one of two characters, in secret; all are shown together.

    `kept`: the choices of the seats asked until now, the sheriff first.
    """

    kept: tuple[str, ...]

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if len(self.kept) < s.n:
            who = self._seat(g)
            return Ask(who, ASK_CHARACTER, [V_CHOOSE | NO_CARD | named(name) for name in s.choices[who]], public=True)
        first = s.turn
        s.characters = tuple(self.kept[(p - first) % s.n] for p in range(s.n))
        s.choices = ()
        g.revealed = True
        for p, name in enumerate(s.characters):
            g.note("character", who=p, character=name)
        return None

    def _seat(self, g: Bang) -> int:
        return (g.state.turn + len(self.kept)) % g.state.n

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        kept = list(self.kept)
        for i in range(len(kept)):
            offered = g.state.choices[(g.state.turn + i) % g.state.n]
            if (g.state.turn + i) % g.state.n != seat:
                kept[i] = offered[int(rnd() * len(offered))]
        return ChooseCharacters(tuple(kept))

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(ChooseCharacters((*self.kept, NAMES[name_of(choice)])))


@dataclass
class Deal(Step):
    """Deal of lives and first hands: as many cards as bullets, and one more life for the sheriff."""

    def run(self, g: Bang) -> None:
        s = g.state
        bullets = [g.lives_of(name) for name in s.characters]
        s.max_life = tuple([b + (role == "sheriff") for b, role in zip(bullets, s.roles, strict=True)])
        s.life[:] = s.max_life
        g.revealed = True
        first = s.turn - g.setup.get("rotate", 0)  # so each seat gets the same cards as without a rotation
        for p in range(s.n):
            seat = (first + p) % s.n
            deal(g, seat, CHARACTERS[s.characters[seat]].first_hand or bullets[seat])
        s.refresh()
        g.followed(self)
