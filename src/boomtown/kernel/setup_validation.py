"""Validation of setups: the parts that all games share. A SetupError names the expected and the given value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boomtown.kernel.errors import SetupError

Value = bool | int | str
# Keys of a setup, the same for every game
KEYS = ("game", "players", "sets", "options", "keep", "sheriff", "roles", "characters", "rotate", "ask_forced")


@dataclass(frozen=True)
class Option:
    """Variant or rule switch.

    `values`: the allowed values, empty for yes or no.
    `needs`, `players`: the sets, and the numbers of players, with which alone it matters.
    `more`: further values, computed after all sets are loaded, each with the set that it needs in addition ("" for
    none).
    `more_words`: the description of these values in an error.
    """

    default: Value = False
    values: tuple[int | str, ...] = ()
    needs: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    more: Callable[[], Mapping[str, str]] | None = None
    more_words: str = ""

    def facts(self, name: str) -> dict[str, Any]:
        """Return the facts of the option for the catalogue."""
        found: dict[str, Any] = {"id": name, "default": self.default, "needs": list(self.needs)}
        if self.values:
            found["values"] = list(self.values)
        if self.players:
            found["players"] = list(self.players)
        if self.more:
            found["more"] = dict(self.more())
        return found

    def check(self, name: str, value: Any, sets: Sequence[str]) -> None:
        """Raise SetupError if the option cannot have that value with these sets."""
        if not self.values and not isinstance(value, bool):
            raise SetupError(f"option {name} must be true or false, got {value!r}")
        if not self.values or (value in self.values and not isinstance(value, bool)):
            return
        more = self.more() if self.more else {}
        if not isinstance(value, str) or value not in more:
            known = ", ".join([*map(str, self.values), *([self.more_words] if self.more else [])])
            raise SetupError(f"option {name} must be one of {known}, got {value!r}")
        if more[value] and more[value] not in sets and all(of_set in sets for of_set in self.needs):
            raise SetupError(f"option {name}={value} needs the set {more[value]!r}, got sets {list(sets)!r}")


def check_options(given: Any, options: Mapping[str, Option], sets: Sequence[str] = ()) -> dict[str, Value]:
    """Return all options with their values. Raises SetupError for an unknown option or an invalid value."""
    if not isinstance(given, Mapping):
        raise SetupError(f"options must map names to values, got {given!r}")
    only(given, tuple(options), "an option")
    for name, value in given.items():
        options[name].check(name, value, sets)
    return {name: given.get(name, option.default) for name, option in options.items()}


def check_sets(given: Any, known: tuple[str, ...]) -> list[str]:
    """Return the sets in addition to the first one of `known`, in the order of `known`."""
    if not isinstance(given, list | tuple):
        raise SetupError(f"sets must be a list, got {given!r}")
    for name in given:
        if name not in known:
            raise SetupError(f"sets must be from {', '.join(known)}, got {name!r}{suggest(name, known)}")
    return [name for name in known[1:] if name in given]


def check_forced(raw: Mapping[str, Any]) -> bool:
    """Return True if seats are asked that can only pass."""
    asked = raw.get("ask_forced", False)
    if not isinstance(asked, bool):
        raise SetupError(f"ask_forced must be true or false, got {asked!r}")
    return asked


def check_keep(raw: Mapping[str, Any], players: int, known: Sequence[str]) -> dict[str, Any]:
    """Return kept characters and the sheriff of a next game, if given."""
    found: dict[str, Any] = {}
    keep = raw.get("keep") or {}
    if not isinstance(keep, Mapping):
        raise SetupError(f"keep must map seats to characters, got {keep!r}")
    if keep:
        found["keep"] = {str(seat(p, players, "keep")): character(c, known) for p, c in keep.items()}
        if len(set(found["keep"].values())) < len(keep):
            raise SetupError(f"keep must name different characters, got {dict(keep)!r}")
    if raw.get("sheriff") is not None:
        found["sheriff"] = seat(raw["sheriff"], players, "sheriff")
    return found


def check_rotate(raw: Mapping[str, Any], players: int) -> dict[str, int]:
    """Return the number of seats by which the roles move, if given."""
    by = raw.get("rotate")
    if by is None:
        return {}
    if type(by) is not int or not 0 <= by < players:
        raise SetupError(f"rotate must move the roles on by 0 to {players - 1} seats, got {by!r}")
    return {"rotate": by}


def rotated(roles: Sequence[str], by: int) -> tuple[str, ...]:
    """Return the roles moved clockwise by that number of seats."""
    at = len(roles) - by
    return (*roles[at:], *roles[:at])


def check_characters(given: Any, players: int, known: Sequence[str]) -> list[str]:
    """Return characters by seat, all different."""
    found = [character(c, known) for c in listed(given, "characters")]
    if len(set(found)) != players or len(found) != players:
        raise SetupError(f"characters must be {players} different ones, got {found!r}")
    return found


def only(given: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    for name in given:
        if name not in known:
            raise SetupError(f"expected {what} from {', '.join(known)}, got {name!r}{suggest(name, known)}")


def suggest(name: object, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(str(name), known, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def listed(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise SetupError(f"{key} must be a list by seat, got {value!r}")
    return list(value)


def seat(value: Any, players: int, key: str) -> int:
    try:
        number = int(value) if type(value) in (int, str) else -1
    except ValueError:
        number = -1
    if not 0 <= number < players:
        raise SetupError(f"{key} must name a seat from 0 to {players - 1}, got {value!r}")
    return number


def character(name: Any, known: Sequence[str]) -> str:
    if name not in known:
        raise SetupError(f"expected a character of the sets in use, got {name!r}{suggest(name, known)}")
    return str(name)
