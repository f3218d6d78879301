"""Base class that prints a game in the terminal. Its methods with a body suit most games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from boomtown.texts import Texts

HIDDEN, NOTHING = "?", "-"
Json = dict[str, Any]
# Three players: whom each role hunts
HUNTED = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


class Printer:
    """Printer of one game's table for the reader at seat `me`, or for a neutral reader if `me` is None.

    `names` are the players' names by seat.
    """

    # parts of the game's catalog that a reader may look up, and how the ids of their names begin
    entries: ClassVar[Mapping[str, str]] = {"kinds": "card", "characters": "char"}

    def __init__(self, texts: Texts, me: int | None) -> None:
        self.texts, self.me = texts, me

    def lines(self, view: Json, names: list[str]) -> list[str]:
        """Return the whole table, or an empty list before it is set up."""
        raise NotImplementedError

    def secrets(self, view: Json, name: str) -> list[str]:
        """Return what the view of a seat adds to the public table and roles. The reader is another person."""
        return []

    def names(self, view: Json) -> list[str]:
        """Return the players' names: their characters, or their seats before characters are chosen."""
        return [
            self.texts.character(s["character"]) if s["character"] else self.texts.word("ui-seat-n", n=s["seat"] + 1)
            for s in view["seats"]
        ]

    def role(self, view: Json) -> list[str]:
        """Return the lines about the reader's role and its goal, which can differ with three or eight players."""
        assert self.me is not None
        name = view["seats"][self.me]["role"]
        return [self.texts.word("cli-role", role=self.texts.role(name)), self.goal(name, len(view["seats"]))]

    def goal(self, role: str, players: int) -> str:
        suffix = {3: "-three", 8: "-eight"}.get(players, "")
        plain = f"role-{role}-goal"
        own = self.texts.word(plain + suffix)
        return own if own != plain + suffix else self.texts.word(plain)

    def ending(self, role: str, won: bool) -> str:
        """Return the text for a role in the result and whether it won."""
        return self.texts.word("end-won" if won else "end-lost", role=role)

    def outcome(self, view: Json, names: list[str]) -> list[str]:
        """Return the lines about the end of the game: who won and why, and each player's role."""
        result = view["result"]
        why = self.texts.word(f"end-{result['side']}-why", **self._who_was_what(view, names))
        rows = [
            f"  {name}: {self.ending(result['roles'][seat], seat in result['winners'])}"
            for seat, name in enumerate(names)
        ]
        return [why, "", *rows]

    def _who_was_what(self, view: Json, names: list[str]) -> dict[str, str | int]:
        """Return the variables of the result's text: number of renegades; for three players, the winner's role and
        target.
        """
        roles, winners = [seat["role"] for seat in view["seats"]], view["result"]["winners"]
        role = roles[winners[0]] if winners else ""
        prey = HUNTED.get(role, "")
        hunted = names[roles.index(prey)] if prey in roles else ""
        return {"role": role, "name": hunted, "renegades": roles.count("renegade")}

    # --- questions

    def offered(self, asked: Json) -> list[Json]:
        """Return the options that get a number each."""
        return list(asked["options"])

    def option(self, option: Json, view: Json, text: str) -> str:
        """Return the line of a numbered option. `text` is the option's own text."""
        chance = option.get("chance")
        return text + (f" ({self.texts.word('ui-chance', a=chance[0], b=chance[1])})" if chance else "")

    def hint(self, asked: Json) -> list[str]:
        """Return lines about other input than a number."""
        return []

    def typed(self, word: str, asked: Json) -> int | None:
        """Return the code of the option that a typed word names, or None."""
        return None

    def about(self, why: Json, view: Json, names: list[str]) -> str:
        """Return the card, ability or target that a reason refers to."""
        named = [self.texts.card(why["card"])] if "card" in why else []
        named += [self.texts.thing(why["source"])] if not named and "source" in why else []
        return " -> ".join([*named, *([names[why["to"]]] if "to" in why else [])])

    # --- parts of a table

    def columns(self, keys: tuple[str, ...], rows: list[list[str]]) -> list[str]:
        """Return rows under their titles. Without a seat of the reader there is no distance column."""
        if self.me is None:
            shown = [i for i, key in enumerate(keys) if key not in ("distance", "places")]
            keys, rows = tuple(keys[i] for i in shown), [[row[i] for i in shown] for row in rows]
        rows = [[self.texts.word(f"cli-column-{key}") for key in keys], *rows]
        widths = [max(len(row[i]) for row in rows) for i in range(len(keys))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]

    def player(self, seat: Json, view: Json, names: list[str]) -> str:
        """Return the cell that names a player; `>` marks the turn, `x` an eliminated player."""
        p = seat["seat"]
        mark = "x" if not seat["alive"] else ">" if view["turn"] == p else " "
        you = self.texts.word("ui-you-name", name=names[p]) if p == self.me else names[p]
        return f"{mark} {p + 1} {you}"

    def hunt(self, view: Json, names: list[str]) -> list[str]:
        """Return the line for three players about whom the reader hunts and who hunts the reader."""
        hunted = [s["target"] for s in view["seats"]]
        if self.me is None or hunted[self.me] is None or self.me not in hunted:
            return []
        return [self.texts.word("cli-hunt", name=names[hunted[self.me]], by=names[hunted.index(self.me)])]
