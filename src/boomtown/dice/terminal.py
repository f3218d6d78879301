"""The Dice Game in the terminal: seats with lives and arrows, the dice, their planned effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from boomtown.cli.terminal.renderer import HIDDEN, NOTHING, Json, Printer

MARKS = {"waiting": "-", "now": ">", "done": "+"}


class DiceTable(Printer):
    """Table of the Dice Game. Dice are shown by faces; the player types the numbers of dice to throw again: "1 3"."""

    entries: ClassVar[Mapping[str, str]] = {**Printer.entries, "specials": "role", "faces": "face", "dice": "die"}

    def lines(self, view: Json, names: list[str]) -> list[str]:
        rows = [self._row(seat, view, names) for seat in view["seats"]]
        return [
            *self.columns(("player", "lives", "arrows", "places", "role", "also"), rows),
            *self.hunt(view, names),
            self._pile(view),
            *self._dice(view),
            *(self._planned(item, names) for item in view["plan"]),
        ]

    def role(self, view: Json) -> list[str]:
        """Return the words of a role. A special role names its ability and its side."""
        assert self.me is not None
        mine = view["seats"][self.me]
        if not mine["special"]:
            return super().role(view)
        special, role = self.texts.role(mine["special"]), self.texts.role(mine["role"])
        words = self.texts.word("cli-role-special", special=special, role=role)
        return [words, self.texts.role_text(mine["special"]), self.goal(mine["role"], len(view["seats"]))]

    def ending(self, role: str, won: bool) -> str:
        if role in ("sheriff", "deputy", "outlaw", "renegade"):
            return super().ending(role, won)
        return self.texts.word("end-special-won" if won else "end-special-lost", role=self.texts.role(role))

    # --- questions

    def offered(self, asked: Json) -> list[Json]:
        """Return the options. Dice to throw again are one number per die instead of one option per combination."""
        return [o for o in asked["options"] if len(o.get("dice", ())) < 2]

    def option(self, option: Json, view: Json, text: str) -> str:
        if "dice" not in option:
            return super().option(option, view, text)
        [at] = option["dice"]
        return self.texts.word("cli-dice-again", face=self._face(view["dice"][at]))

    def hint(self, asked: Json) -> list[str]:
        several = any(len(o.get("dice", ())) > 1 for o in asked["options"])
        return [self.texts.word("cli-dice-several")] if several else []

    def typed(self, word: str, asked: Json) -> int | None:
        """Return the option for typed words. Several numbers throw several dice."""
        offered = self.offered(asked)
        wanted: set[int] = set()
        for number in word.replace(",", " ").split():
            if not (number.isascii() and number.isdecimal()) or not 1 <= int(number[:4]) <= len(offered):
                return None
            dice = offered[int(number) - 1].get("dice")
            if not dice:
                return None
            wanted.update(dice)
        return next((o["code"] for o in asked["options"] if wanted and set(o.get("dice", ())) == wanted), None)

    def about(self, why: Json, view: Json, names: list[str]) -> str:
        return self._face(view["dice"][why["at"]]) if "at" in why else super().about(why, view, names)

    # --- parts of the table

    def _row(self, seat: Json, view: Json, names: list[str]) -> list[str]:
        player, also = self.player(seat, view, names), ", ".join(self._also(seat)) or NOTHING
        role = self._role(seat)
        if not seat["alive"]:
            return [player, NOTHING, NOTHING, NOTHING, role, also]
        places = NOTHING if seat["distance"] is None else str(seat["distance"])
        return [player, f"{seat['life']}/{seat['max_life']}", str(seat["arrows"]), places, role, also]

    def _role(self, seat: Json) -> str:
        if not seat["role"]:
            return HIDDEN
        role = self.texts.role(seat["role"])
        if not seat["special"]:
            return role
        return self.texts.word("cli-dice-special", special=self.texts.role(seat["special"]), role=role)

    def _also(self, seat: Json) -> list[str]:
        """Return lines about the ghost, its team, the chief's arrow, and the ghost's gift."""
        found = [self.texts.word("cli-dice-chief")] if seat["chief"] else []
        if seat["ghost"]:
            found.append(self.texts.word("cli-dice-ghost"))
        elif not seat["alive"]:
            found.append(self.texts.word("end-out"))
        if seat["team"]:
            found.append(self.texts.word("end-joined", team=seat["team"]))
        if seat["tokens"]:
            faces = ", ".join(map(self.texts.face, seat["tokens"]))
            found.append(self.texts.word("cli-dice-token", faces=faces))
        return found

    def _pile(self, view: Json) -> str:
        return self.texts.word("cli-dice-pile-chief" if view["chief"] == "pile" else "cli-dice-pile", n=view["arrows"])

    def _dice(self, view: Json) -> list[str]:
        """Return a line with the thrown dice and the number of throws."""
        thrown = [die for die in view["dice"] if die["face"]]
        if not thrown:
            return []
        faces = [self._face(die, stays=die["locked"] and not view["final"]) for die in thrown]
        row = self.texts.word("cli-dice-row", dice=", ".join(faces))
        return [row, self.texts.word("cli-dice-throw", n=view["roll"], of=view["rolls"])]

    def _planned(self, item: Json, names: list[str]) -> str:
        """Return a line for a kind of result. `>` marks the one in use, `+` a finished one."""
        does = self.texts.say(item["text"], names, self.me)
        return f"  {MARKS[item['state']]} {item['count']} {self.texts.face(item['face'])}: {does}"

    def _face(self, die: Json, stays: bool = False) -> str:
        face = self.texts.face(die["face"])
        if die["die"] != "base":
            face = self.texts.word("cli-dice-saloon", die=self.texts.die(die["die"]), face=face)
        return self.texts.word("cli-dice-locked", face=face) if stays else face
