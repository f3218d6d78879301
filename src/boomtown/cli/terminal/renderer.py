"""What a printer does; where a method has a body, that is what most games need."""

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
    """The table of one game in lines of text, for the reader at seat `me` (None: nobody's). `names`: of the seats."""

    # parts of the game's catalog that a reader may look up, and how the ids of their names begin
    entries: ClassVar[Mapping[str, str]] = {"kinds": "card", "characters": "char"}

    def __init__(self, texts: Texts, me: int | None) -> None:
        self.texts, self.me = texts, me

    def lines(self, view: Json, names: list[str]) -> list[str]:
        """The whole table; nothing while there is none yet."""
        raise NotImplementedError

    def secrets(self, view: Json, name: str) -> list[str]:
        """What the view of a seat holds beyond the table and roles, told of `name` to somebody else."""
        return []

    def names(self, view: Json) -> list[str]:
        """Players go by their characters; by their seats while these are chosen."""
        return [
            self.texts.character(s["character"]) if s["character"] else self.texts.word("ui-seat-n", n=s["seat"] + 1)
            for s in view["seats"]
        ]

    def role(self, view: Json) -> list[str]:
        """My role and what it plays for; with three and with eight players it may have a goal of its own."""
        assert self.me is not None
        name = view["seats"][self.me]["role"]
        return [self.texts.word("cli-role", role=self.texts.role(name)), self.goal(name, len(view["seats"]))]

    def goal(self, role: str, players: int) -> str:
        suffix = {3: "-three", 8: "-eight"}.get(players, "")
        plain = f"role-{role}-goal"
        own = self.texts.word(plain + suffix)
        return own if own != plain + suffix else self.texts.word(plain)

    def ending(self, role: str, won: bool) -> str:
        """A role of the result, and whether it has won."""
        return self.texts.word("end-won" if won else "end-lost", role=role)

    def outcome(self, view: Json, names: list[str]) -> list[str]:
        """Who has won and why, and who was what; the game is over."""
        result = view["result"]
        why = self.texts.word(f"end-{result['side']}-why", **self._who_was_what(view, names))
        rows = [
            f"  {name}: {self.ending(result['roles'][seat], seat in result['winners'])}"
            for seat, name in enumerate(names)
        ]
        return [why, "", *rows]

    def _who_was_what(self, view: Json, names: list[str]) -> dict[str, str | int]:
        """How many renegades there were; three players: the role of the winner, and whom it hunted."""
        roles, winners = [seat["role"] for seat in view["seats"]], view["result"]["winners"]
        role = roles[winners[0]] if winners else ""
        prey = HUNTED.get(role, "")
        hunted = names[roles.index(prey)] if prey in roles else ""
        return {"role": role, "name": hunted, "renegades": roles.count("renegade")}

    # --- questions

    def offered(self, asked: Json) -> list[Json]:
        """The options that get a number each."""
        return list(asked["options"])

    def option(self, option: Json, view: Json, text: str) -> str:
        """A numbered option; `text` is what it says of itself."""
        chance = option.get("chance")
        return text + (f" ({self.texts.word('ui-chance', a=chance[0], b=chance[1])})" if chance else "")

    def hint(self, asked: Json) -> list[str]:
        """What may be typed besides a number."""
        return []

    def typed(self, word: str, asked: Json) -> int | None:
        """The code of an option named by more than its number."""
        return None

    def about(self, why: Json, view: Json, names: list[str]) -> str:
        """The thing or target that a reason is about."""
        named = [self.texts.card(why["card"])] if "card" in why else []
        named += [self.texts.thing(why["source"])] if not named and "source" in why else []
        return " -> ".join([*named, *([names[why["to"]]] if "to" in why else [])])

    # --- parts of a table

    def columns(self, keys: tuple[str, ...], rows: list[list[str]]) -> list[str]:
        """Rows under their titles. Distances are those of a reader: without one there are none."""
        if self.me is None:
            shown = [i for i, key in enumerate(keys) if key not in ("distance", "places")]
            keys, rows = tuple(keys[i] for i in shown), [[row[i] for i in shown] for row in rows]
        rows = [[self.texts.word(f"cli-column-{key}") for key in keys], *rows]
        widths = [max(len(row[i]) for row in rows) for i in range(len(keys))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]

    def player(self, seat: Json, view: Json, names: list[str]) -> str:
        """Whose row it is; `>` marks the turn, `x` who is out."""
        p = seat["seat"]
        mark = "x" if not seat["alive"] else ">" if view["turn"] == p else " "
        you = self.texts.word("ui-you-name", name=names[p]) if p == self.me else names[p]
        return f"{mark} {p + 1} {you}"

    def hunt(self, view: Json, names: list[str]) -> list[str]:
        """Three players: whom I hunt and who hunts me."""
        hunted = [s["target"] for s in view["seats"]]
        if self.me is None or hunted[self.me] is None or self.me not in hunted:
            return []
        return [self.texts.word("cli-hunt", name=names[hunted[self.me]], by=names[hunted.index(self.me)])]
