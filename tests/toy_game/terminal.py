"""The table in the terminal."""

from __future__ import annotations

from boomtown.cli.terminal.renderer import HIDDEN, Json, Printer


class HighestTable(Printer):
    def lines(self, view: Json, names: list[str]) -> list[str]:
        rows = [f"{self.player(seat, view, names)}: {seat['card'] or HIDDEN}" for seat in view["seats"]]
        open_ = ", ".join(map(str, view["discard"])) or "-"
        return [*rows, self.texts.word("highest-open", cards=open_, n=view["deck"])]

    def secrets(self, view: Json, name: str) -> list[str]:
        return [f"{name}: {view['seats'][view['you']]['card']}"]
