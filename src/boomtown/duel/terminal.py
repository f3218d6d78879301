"""The Duel in the terminal: both sides with characters and equipment, and the waiting effects."""

from __future__ import annotations

from boomtown.cli.terminal.renderer import HIDDEN, NOTHING, Json, Printer


class DuelTable(Printer):
    """Printer of the table, with the opponent's side above the own one."""

    def lines(self, view: Json, names: list[str]) -> list[str]:
        first = 1 - (self.me or 0)
        return [
            *self._side(view["seats"][first], view, names),
            *self._middle(view, names),
            *self._side(view["seats"][1 - first], view, names),
        ]

    def names(self, view: Json) -> list[str]:
        """Return a name in the singular for each side, since a player has several characters."""
        return [self.texts.word(f"cli-duel-{seat['role']}") for seat in view["seats"]]

    def goal(self, role: str, players: int) -> str:
        return self.texts.word(f"role-{role}-goal")

    def ending(self, role: str, won: bool) -> str:
        return self.texts.word("end-you-win" if won else "end-you-lose") if self.me is not None else NOTHING

    def outcome(self, view: Json, names: list[str]) -> list[str]:
        side = view["result"]["side"]
        return [self.texts.word(f"end-{side}"), self.texts.word(f"end-{side}-why")]

    def secrets(self, view: Json, name: str) -> list[str]:
        seat = view["seats"][view["you"]]
        return [f"{name}: {self._hand(seat)}", *self._reserve(seat)]

    # --- parts of the table

    def _side(self, seat: Json, view: Json, names: list[str]) -> list[str]:
        p = seat["seat"]
        mark = ">" if view["turn"] == p else " "
        counts = {"deck": seat["deck"], "reserve": seat["reserve"], "hand": len(seat["backs"])}
        name = self.texts.word("ui-you-name", name=names[p]) if p == self.me else names[p]
        rows = [f"{mark} " + self.texts.word("cli-duel-side", name=name, **counts)]
        rows += [self._person(one) for one in seat["people"] if one]
        if any(card is not None for card in seat["hand"]):
            rows.append("    " + self._hand(seat))
        return rows + (self._reserve(seat) if p == self.me else [])

    def _person(self, one: Json) -> str:
        alone = one["front"] and one["rear"]
        where = self.texts.word("cli-duel-alone" if alone else "cli-duel-front" if one["front"] else "cli-duel-rear")
        table = ", ".join(map(self._lying, one["table"])) or NOTHING
        name = self.texts.character(one["character"])
        return f"    {name} ({where}) {one['life']}/{one['max_life']}: {table}"

    def _lying(self, lying: Json) -> str:
        card = self.texts.card(lying["card"])
        return card if lying["active"] else f"{card} ({self.texts.word('cli-duel-off')})"

    def _hand(self, seat: Json) -> str:
        cards = [HIDDEN if card is None else self.texts.card(card) for card in seat["hand"]]
        return self.texts.word("cli-duel-hand", cards=", ".join(cards) or NOTHING)

    def _reserve(self, seat: Json) -> list[str]:
        people = ", ".join(map(self.texts.character, seat["reserve_names"] or ()))
        return ["    " + self.texts.word("cli-duel-reserve", names=people)] if people else []

    def _middle(self, view: Json, names: list[str]) -> list[str]:
        counts = {"common": view["common"]["count"], "discards": len(view["discard"])}
        if view["discard"]:
            rows = [self.texts.word("cli-duel-piles-top", card=self.texts.card(view["discard"][-1]), **counts)]
        else:
            rows = [self.texts.word("cli-duel-piles", **counts)]
        if view["row"]:
            rows.append(self.texts.word("cli-duel-row", cards=", ".join(map(self.texts.card, view["row"]))))
        waiting = [self.texts.say(one["text"], names, self.me) for one in view["waiting"]]
        return rows + ([self.texts.word("cli-duel-waits", what="; ".join(waiting))] if waiting else [])
