"""The card game in the terminal: seats, piles and my hand."""

from __future__ import annotations

from boomtown.cli.tables.printer import HIDDEN, NOTHING, Json, Printer


class CardTable(Printer):
    """Cards by name, rank and suit."""

    def lines(self, view: Json, names: list[str]) -> list[str]:
        if view["phase"] == "setup":
            return []
        rows = [self._row(seat, view, names) for seat in view["seats"]]
        return [
            *self.columns(("player", "lives", "hand", "distance", "role", "table"), rows),
            *self._events(view),
            *self.hunt(view, names),
            self._piles(view),
            self.texts.word("cli-hand", cards=self._cards(view["hand"])),
        ]

    def _row(self, seat: Json, view: Json, names: list[str]) -> list[str]:
        player = self.player(seat, view, names)
        role = self.texts.role(seat["role"]) if seat["role"] else HIDDEN
        if not seat["alive"]:
            return [player, NOTHING, NOTHING, NOTHING, role, self.texts.word("end-out")]
        distance = NOTHING if seat["distance"] is None else str(seat["distance"])
        lives = f"{seat['life']}/{seat['max_life']}"
        return [player, lives, str(seat["hand"]), distance, role, self._cards(seat["table"])]

    def _cards(self, cards: list[int]) -> str:
        return ", ".join(map(self.texts.card, cards)) or NOTHING

    def _events(self, view: Json) -> list[str]:
        """The event in force and the next one, where there are any."""
        events = view["events"] or {"on": None, "next": None, "left": 0}
        lines = [self.texts.word("cli-event-on", event=self.texts.event(events["on"]))] if events["on"] else []
        if events["next"]:
            lines.append(self.texts.word("cli-event-next", event=self.texts.event(events["next"]), n=events["left"]))
        return lines

    def _piles(self, view: Json) -> str:
        discard = view["discard"]
        numbers = {"deck": view["deck"], "discards": discard["count"]}
        if discard["top"] is None:
            return self.texts.word("cli-piles", **numbers)
        return self.texts.word("cli-piles-top", **numbers, card=self.texts.card(discard["top"]))
