"""Card game in the terminal: seats, piles and the hand of the player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from boomtown.cli.terminal.renderer import HIDDEN, NOTHING, Json, Printer


class CardTable(Printer):
    """Table in text; cards by name, rank and suit."""

    entries: ClassVar[Mapping[str, str]] = {**Printer.entries, "events": "event", "specials": "role"}

    def lines(self, view: Json, names: list[str]) -> list[str]:
        if view["phase"] == "setup":
            return self._own("cli-choices", characters=self._characters(view["choices"]))
        rows = [self._row(seat, view, names) for seat in view["seats"]]
        return [
            *self.columns(("player", "lives", "hand", "distance", "role", "table"), rows),
            *self._events(view),
            *self.hunt(view, names),
            self._piles(view),
            *self._open(view, names),
            *([] if self.me is None else [self.texts.word("cli-hand", cards=self._cards(view["hand"]))]),
            *self._own("cli-looking", cards=self._some(view["looking"])),
            *self._own("cli-spare", character=self._characters([view["spare"]] if view["spare"] else [])),
        ]

    def secrets(self, view: Json, name: str) -> list[str]:
        if view["phase"] == "setup":
            return self._own("cli-choices-of", name=name, characters=self._characters(view["choices"]))
        return [
            self.texts.word("cli-hand-of", name=name, cards=self._cards(view["hand"])),
            *self._own("cli-looking-of", name=name, cards=self._some(view["looking"])),
            *self._own("cli-spare-of", name=name, character=self._characters([view["spare"]] if view["spare"] else [])),
        ]

    def _own(self, key: str, **args: str) -> list[str]:
        """Return a line, or no line if an argument is empty."""
        return [self.texts.word(key, **args)] if all(args.values()) else []

    def _characters(self, names: list[str]) -> str:
        return ", ".join(map(self.texts.character, names))

    def _some(self, cards: list[int]) -> str:
        return ", ".join(map(self.texts.card, cards))

    def _open(self, view: Json, names: list[str]) -> list[str]:
        """Return the lines for open cards next to the piles, and for the facts of this turn."""
        turn = names[view["turn"]]
        suit = self.texts.word(f"suit-{view['suit']}") if view["suit"] else ""
        duty = "" if view["duty"] is None else self.texts.card(view["duty"])
        return [
            *self._own("cli-row", cards=self._some(view["row"])),
            *self._own("cli-turned", cards=self._some(view["turned"])),
            *self._own("ui-suit-named", name=turn, suit=suit),
            *self._own("ui-duty-of", name=turn, card=duty),
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
        return self._some(cards) or NOTHING

    def _events(self, view: Json) -> list[str]:
        """Return the lines for the event in force and the next one, if any."""
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
