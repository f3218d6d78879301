"""Position of a scenario as a game of the Dice Game. All positions are before the first roll of a turn."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.faces import FACES
from boomtown.dice.game import Dice
from boomtown.dice.moments import KIND
from boomtown.dice.setup import ROLES, equip
from boomtown.dice.state import IN_PILE, REGULAR, State
from boomtown.dice.victory import GHOST_TEAM
from boomtown.scenarios.format import Lines, Scenario, life_of, number_of, whose_turn
from boomtown.scenarios.scripted_chance import Scripted

MODULES = {1: "saloon_dice", 2: "chiefs_arrow", 3: "special_roles", 4: "saloon_characters", 5: "ghost"}
EXPANSION = "old_saloon"  # name of the modules' set in scenarios
KEYS = (
    "id", "title", "rule", "source", "game", "sets", "options", "players", "turn", "phase", "steps", "then", "modules",
    "arrows_pile",
)  # fmt: skip
OF_A_PLAYER = ("role", "character", "life", "dead", "known", "arrows", "chief_arrow")


def build(scenario: Scenario, chance: Scripted) -> Dice:
    """Return the game in its position. Raises FormatError or NotAvailable."""
    raw = scenario.raw
    _check_keys(scenario, raw, KEYS)
    sets = _modules(scenario)
    if raw.get("phase", "start") != "start":
        raise scenario.wrong(f"expected start, got {raw['phase']!r}", "phase")
    _chances(scenario)
    n = len(scenario.players)
    setup = {"game": "dice", "players": n, "sets": sets, "options": {}, "ask_forced": False}
    game = Dice(setup, scenario.id, chance)
    game.state = s = State(n)
    players = list(scenario.players.values())
    for seat, player in enumerate(players):
        _check_keys(scenario, player, OF_A_PLAYER)
        _names(scenario, s, seat, player, "special_roles" in sets)
    if "sheriff" not in s.roles and sorted(s.roles) != ["deputy", "outlaw", "renegade"]:
        raise scenario.wrong("expected a sheriff, or three players: deputy, outlaw, renegade", "players")
    equip(s)
    for seat, player in enumerate(players):
        _set_player(scenario, s, seat, player)
    _arrows(scenario, s, "chiefs_arrow" in sets)
    if "ghost" in sets:
        _ghost(s)
    s.begin(whose_turn(scenario))
    s.refresh()
    return game


def _check_keys(scenario: Scenario, raw: Lines, known: tuple[str, ...]) -> None:
    for key in raw:
        if key not in known:
            raise scenario.wrong("no such key in the Dice Game", key, raw)


def _modules(scenario: Scenario) -> list[str]:
    """Return the sets in use, one for each module of Old Saloon."""
    raw = scenario.raw
    scenario.known("set", raw.get("sets") or [], [EXPANSION], [], "sets")
    if raw.get("options"):
        raise scenario.wrong("positions of the Dice Game have no options", "options")
    modules = raw.get("modules")
    if EXPANSION not in (raw.get("sets") or []):
        if modules is not None:
            raise scenario.wrong(f"expected {EXPANSION} among the sets", "modules")
        return []
    if not isinstance(modules, list) or not modules or not all(type(m) is int and m in MODULES for m in modules):
        raise scenario.wrong(f"expected a list of modules from 1 to {len(MODULES)}, got {modules!r}", "modules")
    return [name for module, name in MODULES.items() if module in modules]


def _chances(scenario: Scenario) -> None:
    for step in scenario.steps:
        for face in _listed(step.get("chance", [])):
            if face not in FACES:
                raise scenario.wrong(unknown("face", str(face), FACES), "chance", step)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def unknown(what: str, name: str, known: Any) -> str:
    """Return the message for an unknown name, with the most similar one."""
    close = get_close_matches(name, known, 1)
    return f"no {what} {name!r}{f' (did you mean {close[0]!r}?)' if close else ''}"


def _names(scenario: Scenario, s: State, seat: int, player: Lines, special: bool) -> None:
    role, name = player.get("role"), str(player.get("character"))
    if role in KIND and not special:
        raise scenario.wrong(f"the role {role!r} needs module 3", "role", player)
    if role not in ROLES and role not in KIND:
        raise scenario.wrong(f"expected one of {', '.join([*ROLES, *KIND])}, got {role!r}", "role", player)
    if role in s.specials:
        raise scenario.wrong(f"there is only one {role!r}", "role", player)
    if name not in CHARACTERS:
        raise scenario.wrong(unknown("character", name, list(CHARACTERS)), "character", player)
    s.mark("roles", seat, KIND.get(str(role), role))
    s.mark("specials", seat, role if role in KIND else "")
    s.mark("characters", seat, name)


def _set_player(scenario: Scenario, s: State, seat: int, player: Lines) -> None:
    """Set whether the player is alive, their life points, and whether the role is revealed.

    A special role that is revealed has been used.
    """
    dead, known = bool(player.get("dead")), bool(player.get("known"))
    s.alive[seat] = not dead
    s.life[seat] = 0 if dead else life_of(scenario, player, s.max_life[seat])
    if dead or known:
        s.mark("shown", seat)
    if known and s.specials[seat]:
        s.mark("spent", seat)


def _ghost(s: State) -> None:
    """Make the first eliminated player in seat order the ghost, unless it is the sheriff."""
    fallen = [p for p in range(s.n) if not s.alive[p]]
    if fallen and s.roles[fallen[0]] != "sheriff":
        s.ghost = fallen[0]
        s.ghost_team = GHOST_TEAM.get(s.n, "outlaw") if s.roles[s.ghost] == "renegade" else ""


def _arrows(scenario: Scenario, s: State, chief: bool) -> None:
    players = list(scenario.players.values())
    s.arrows = [number_of(scenario, player, "arrows", 0, 0, REGULAR) for player in players]
    s.pile = number_of(scenario, scenario.raw, "arrows_pile", REGULAR - sum(s.arrows), 0, REGULAR)
    if s.pile + sum(s.arrows) != REGULAR:
        found = f"{s.pile} in the pile and {sum(s.arrows)} at the players"
        raise scenario.wrong(f"expected {REGULAR} arrows in all, got {found}", "arrows_pile")
    with_chief = [p for p, player in enumerate(players) if player.get("chief_arrow")]
    if with_chief and not chief:
        raise scenario.wrong("the chief's arrow needs module 2", "chief_arrow", players[with_chief[0]])
    if len(with_chief) > 1:
        raise scenario.wrong("there is only one chief's arrow", "chief_arrow", players[with_chief[1]])
    if chief:
        s.chief = with_chief[0] if with_chief else IN_PILE
