"""Start of a game: from a setup to the first decision (dice, setup; old_saloon, modules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.moments import KIND
from boomtown.dice.state import IN_PILE, NOT_HERE, State
from boomtown.dice.turn import Begin, TurnOrder
from boomtown.kernel import setup_validation
from boomtown.kernel.errors import SetupError
from boomtown.kernel.setup_validation import Option

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
COPIES = {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}  # plain role cards
# How many of each role, in the order of ROLES, by number of players
ROLE_COUNTS = {
    3: (0, 1, 1, 1),
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
ROLES_OF = {
    n: tuple(role for role, count in zip(ROLES, counts, strict=True) for _ in range(count))
    for n, counts in ROLE_COUNTS.items()
}
SETS = ("dice", "saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost")
PLAYERS_OF_SET = {"ghost": (5, 6, 7, 8)}  # numbers of players without which a module cannot be used
OPTIONS = {"deal_roles": Option("special", ("special", "mixed"), ("special_roles",))}


def check_setup(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the setup with defaults. SetupError names the expected and the given value."""
    setup_validation.only(raw, setup_validation.KEYS, "a setup key")
    players = raw.get("players")
    if type(players) is not int or players not in ROLE_COUNTS:
        raise SetupError(f"players must be 3 to 8, got {players!r}")
    sets = setup_validation.check_sets(raw.get("sets") or [], SETS)
    for name in sets:
        numbers = PLAYERS_OF_SET.get(name, tuple(ROLE_COUNTS))
        if players not in numbers:
            raise SetupError(f"the set {name!r} needs {numbers[0]} to {numbers[-1]} players, got {players}")
    checked = {
        "game": "dice",
        "players": players,
        "sets": sets,
        "options": setup_validation.check_options(raw.get("options") or {}, OPTIONS),
        "ask_forced": setup_validation.check_forced(raw),
    }
    return checked | _check_next_game(raw, players, sets)


def _check_next_game(raw: Mapping[str, Any], players: int, sets: list[str]) -> dict[str, Any]:
    """Check characters kept and the sheriff of a next game, and given roles and characters of an experiment."""
    found = setup_validation.check_keep(raw, players, in_use(sets)) | setup_validation.check_rotate(raw, players)
    if raw.get("roles") is not None:
        found["roles"] = _check_roles(setup_validation.listed(raw["roles"], "roles"), players, sets)
    if raw.get("characters") is not None:
        found["characters"] = setup_validation.check_characters(raw["characters"], players, list(CHARACTERS))
    return found


def _check_roles(roles: list[Any], players: int, sets: list[str]) -> list[str]:
    """Check for one sheriff and any others, or deputy, outlaw and renegade; special roles by their own names."""
    known = (*ROLES, *KIND) if "special_roles" in sets else ROLES
    if len(roles) == players and all(r in known for r in roles):
        plain = [KIND.get(r, r) for r in roles]
        once = all(roles.count(r) == 1 for r in roles if r in KIND)
        if once and (plain.count("sheriff") == 1 or sorted(plain) == ["deputy", "outlaw", "renegade"]):
            return roles
    raise SetupError(f"roles must be {players} of {', '.join(known)} with one sheriff, got {roles!r}")


def in_use(sets: list[str]) -> list[str]:
    """Return the characters that may be dealt. Some need other modules (old_saloon, module 4)."""
    known = ("dice", *sets)
    return [c.name for c in CHARACTERS.values() if c.set in known and all(n in known for n in c.needs)]


def lives_of(name: str) -> int:
    return CHARACTERS[name].life


def extra_lives(role: str, special: str) -> int:
    """Return the additional life points: two for the sheriff, three for the Bear."""
    return 0 if role != "sheriff" else 3 if special == "Bear" else 2


def roles_in_play(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the plain roles of this game by public knowledge. A setup that gives roles names them."""
    if "roles" in setup:
        return tuple(sorted(KIND.get(card, card) for card in setup["roles"]))
    return ROLES_OF[setup["players"]]


def role_cards(setup: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return by plain role the cards that this game's cards were drawn from: special names, "" for a plain one. Empty
    without special roles.
    """
    if "special_roles" not in setup["sets"]:
        return {}
    if "roles" in setup:
        given = sorted(setup["roles"])
        return {role: [c if c in KIND else "" for c in given if KIND.get(c, c) == role] for role in ROLES}
    found = {}
    for role, count in zip(ROLES, ROLE_COUNTS[setup["players"]], strict=True):
        special = [name for name, plain in KIND.items() if plain == role]
        plain_ones = max(0, count - len(special)) if setup["options"]["deal_roles"] == "special" else COPIES[role]
        found[role] = special + [""] * plain_ones
    return found


def lay_out(g: Dice, setup: Mapping[str, Any]) -> None:
    """Deal roles and characters and queue the first turn."""
    n = setup["players"]
    g.state = s = State(n)
    cards = setup_validation.rotated(_deal_roles(g, setup), setup.get("rotate", 0))
    s.roles = tuple(KIND.get(card, card) for card in cards)
    s.specials = tuple(card if card in KIND else "" for card in cards)
    s.characters = _deal_characters(g, setup)
    if "chiefs_arrow" in setup["sets"]:
        s.chief = IN_PILE
    equip(s)
    first = next((s.roles.index(role) for role in ("sheriff", "deputy") if role in s.roles), 0)
    s.begin(first)
    g.stack += [TurnOrder(), Begin(first)]
    g.note("start", how="random", who=first, to=first, cause=s.roles[first])


def equip(s: State) -> None:
    """Set everything that follows from roles and characters: revealed seats, life points, the index of hooks."""
    three = "sheriff" not in s.roles
    s.shown = tuple(three or role == "sheriff" for role in s.roles)
    s.max_life = tuple(
        lives_of(name) + extra_lives(role, special)
        for name, role, special in zip(s.characters, s.roles, s.specials, strict=True)
    )
    s.life = list(s.max_life)
    s.refresh()


def start_at(g: Dice) -> None:
    """Queue the start of the turn of `state.turn` in a position made by hand."""
    g.stack += [TurnOrder(), Begin(g.state.turn)]
    g.state.chief = NOT_HERE if "chiefs_arrow" not in g.setup["sets"] else g.state.chief


def _deal_roles(g: Dice, setup: Mapping[str, Any]) -> list[str]:
    """Deal a card to each seat: a plain or a special role."""
    if "roles" in setup:
        return list(setup["roles"])
    counts = ROLE_COUNTS[setup["players"]]
    cards = [card for role, count in zip(ROLES, counts, strict=True) for card in _cards(g, setup, role, count)]
    order = list(range(len(cards)))
    g.shuffle(order)
    if "sheriff" in setup:
        first = order.index(0)  # who begins: the first card is the sheriff, with three players the deputy
        seat = setup["sheriff"]
        order[seat], order[first] = order[first], order[seat]
    return [cards[i] for i in order]


def _cards(g: Dice, setup: Mapping[str, Any], role: str, count: int) -> list[str]:
    """Return the cards of one kind in the game: special ones mixed with plain ones, or all special ones without plain
    ones.
    """
    if "special_roles" not in setup["sets"]:
        return [role] * count
    special = [name for name, plain in KIND.items() if plain == role]
    if setup["options"]["deal_roles"] == "special":
        picked = _pick(g, special, min(count, len(special)))
        return picked + [role] * (count - len(picked))
    return _pick(g, special + [role] * COPIES[role], count)


def _pick(g: Dice, cards: list[str], count: int) -> list[str]:
    order = list(range(len(cards)))
    g.shuffle(order)
    return [cards[i] for i in order[:count]]


def _deal_characters(g: Dice, setup: Mapping[str, Any]) -> tuple[str, ...]:
    if "characters" in setup:
        return tuple(setup["characters"])
    keep = {int(seat): name for seat, name in setup.get("keep", {}).items()}
    pool = [name for name in in_use(setup["sets"]) if name not in keep.values()]
    names = _pick(g, pool, setup["players"])
    return tuple(keep.get(p) or names.pop() for p in range(setup["players"]))
