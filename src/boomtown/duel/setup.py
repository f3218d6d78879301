"""Setup of a game up to its first decision (duel, setup)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import SIDES, deck_of
from boomtown.duel.character_table import CHARACTERS, LIFE, PEOPLE, SIDE, WHO
from boomtown.duel.codes import CHOOSE, at, slot_of
from boomtown.duel.decks import draw
from boomtown.duel.questions import Question, declare
from boomtown.duel.state import State
from boomtown.duel.step import Step
from boomtown.duel.turn import Turn
from boomtown.kernel import setup_validation
from boomtown.kernel.errors import SetupError
from boomtown.kernel.frame import Ask
from boomtown.kernel.setup_validation import Option

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

PLAYERS: Final = 2
MOST: Final = 12  # characters of a side
AND: Final = " + "  # separates the characters that a setup gives to one seat
HANDS: Final = (4, 5)  # first player, second player
OPTIONS: Final = {
    "characters_per_side": Option(4, tuple(range(2, MOST + 1))),
    "first_turn": Option("law", ("law", "outlaws", "lot")),
    "peacemaker_counts": Option(),
    "five_missed": Option(),
    "listed_symbols": Option(),
    "soundance_always": Option(),
    "store_last": Option(),
}


def check_setup(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the setup with defaults filled in. Raises SetupError with the expected and the given value."""
    setup_validation.only(raw, setup_validation.KEYS, "a setup key")
    if raw.get("players") != PLAYERS or isinstance(raw.get("players"), bool):
        raise SetupError(f"players must be {PLAYERS}, got {raw.get('players')!r}")
    checked: dict[str, Any] = {
        "game": "duel",
        "players": PLAYERS,
        "sets": setup_validation.check_sets(raw.get("sets") or [], ("duel",)),
        "options": setup_validation.check_options(raw.get("options") or {}, OPTIONS),
        "ask_forced": setup_validation.check_forced(raw),
    }
    setup_validation.check_keep(raw, PLAYERS, PEOPLE)  # characters are dealt again in each game
    if raw.get("sheriff") is not None:
        checked["sheriff"] = setup_validation.seat(raw["sheriff"], PLAYERS, "sheriff")
    checked |= setup_validation.check_rotate(raw, PLAYERS)
    if raw.get("roles") is not None:
        roles = setup_validation.listed(raw["roles"], "roles")
        if sorted(map(str, roles)) != sorted(SIDES):
            raise SetupError(f"roles must be law and outlaws by seat, got {roles!r}")
        checked["roles"] = roles
    if raw.get("characters") is not None:
        most = checked["options"]["characters_per_side"]
        checked["characters"] = _characters(setup_validation.listed(raw["characters"], "characters"), most)
    return checked


def _characters(given: list[Any], most: int) -> list[str]:
    """Return the given characters by seat, joined by plus signs. All must be different."""
    found = [[setup_validation.character(name, PEOPLE) for name in str(one).split(AND)] for one in given]
    named = [name for one in found for name in one]
    if len(found) != PLAYERS or len(set(named)) != len(named) or any(len(one) > most for one in found):
        raise SetupError(f"characters must be different ones by seat, at most {most} each, got {given!r}")
    return [AND.join(one) for one in found]


def named(setup: Mapping[str, Any], seat: int) -> list[int]:
    """Return the characters that the setup gives to a seat."""
    return [WHO[name] for name in setup["characters"][seat].split(AND)] if "characters" in setup else []


def sides(g: Duel, setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the side of each seat: from the setup, else by lot."""
    if "roles" in setup:
        roles = tuple(setup["roles"])
    elif "sheriff" in setup:
        roles = SIDES if setup["sheriff"] == 0 else (SIDES[1], SIDES[0])
    else:
        order = [0, 1]
        g.shuffle(order)
        roles = (SIDES[order[0]], SIDES[order[1]])
    return setup_validation.rotated(roles, setup.get("rotate", 0))


def pool(setup: Mapping[str, Any], role: str) -> list[int]:
    """Return the characters of a side that may be dealt in addition to those the setup names."""
    given = [*named(setup, 0), *named(setup, 1)]
    side = SIDES.index(role)
    return [who for who in range(len(CHARACTERS)) if SIDE[who] == side and who not in given]


def lay_out(g: Duel, setup: Mapping[str, Any]) -> None:
    """Deal sides and characters, and ask for the fronts."""
    g.state = s = State()
    options = setup["options"]
    s.roles = sides(g, setup)
    for seat in (0, 1):
        given = named(setup, seat)
        others = pool(setup, s.roles[seat])
        g.shuffle(others)
        mine = [*given, *others[: max(0, options["characters_per_side"] - len(given))]]
        g.shuffle(mine)
        for slot in (seat * 2, seat * 2 + 1):
            stand(s, slot, mine.pop())
        s.reserve[seat] = mine
        s.decks[seat] = deck_of(SIDES.index(s.roles[seat]), options)
        g.shuffle(s.decks[seat])
    first = options["first_turn"]
    if first == "lot":
        order = [0, 1]
        g.shuffle(order)
        s.first = order[0]
    else:
        s.first = s.roles.index(first)
    s.turn = s.first
    law = s.roles.index("law")
    g.note("start", how="random", who=s.first, roles=list(s.roles))
    g.stack += [Begin(), ChooseFront(1 - law), ChooseFront(law)]


def stand(s: State, slot: int, who: int) -> None:
    """Put a character into the slot."""
    s.who[slot] = who
    s.lives[slot] = s.most[slot] = LIFE[who]


ASK_FRONT: Final = declare(Question("front", 20))


@dataclass
class ChooseFront(Step):
    """Choice of the front character. It is shown when both players have chosen."""

    who: int

    def run(self, g: Duel) -> Ask:
        first = self.who * 2
        return Ask(self.who, ASK_FRONT, [CHOOSE | at(first), CHOOSE | at(first + 1)], public=True)

    def take(self, g: Duel, choice: int) -> None:
        chosen = list(g.state.chosen)
        chosen[self.who] = slot_of(choice)
        g.state.chosen = tuple(chosen)


@dataclass
class Begin(Step):
    """Start of the game: both fronts are shown, then both rears, and the first hands are drawn."""

    def run(self, g: Duel) -> None:
        s = g.state
        s.front, s.chosen = list(s.chosen), (-1, -1)
        g.revealed = True
        for t in ("front", "rear"):
            for seat in (s.first, 1 - s.first):
                slot = s.front[seat] if t == "front" else s.front[seat] ^ 1
                g.note(t, who=seat, character=s.who[slot], place=slot & 1)
        for seat, count in zip((s.first, 1 - s.first), HANDS, strict=True):
            draw(g, seat, count, "start")
        g.stack.append(Turn(s.first))
