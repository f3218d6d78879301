"""Independent implementation of the Dice Game's rules, used as an oracle.

It reads throws and choices, works out their effects by the rulebooks and compares every event of the engine with
them. It uses no code of the engine.
"""

from __future__ import annotations

from tests.oracle.dice.facts import LIVES, RESULTS, Event
from tests.oracle.dice.turns import Turns


class Ledger(Turns):
    """Oracle that reads the events in order; an event without a method `on_<event>` changes nothing."""

    def read(self, event: Event) -> None:
        assert self.over is None, "the game was over"
        t = event["t"]
        assert self.must in ("", t), f"expected {self.must}, got {t}"
        self.must = ""
        self.settled_before(t, event)
        if t in RESULTS and not self.used:
            self.to_results()
        handler = getattr(self, f"on_{t}", None)
        if handler is not None:
            handler(event)

    def settled_before(self, t: str, event: Event) -> None:
        """Assert that everything due before the next event is done."""
        spared = t == "arrow" and self.is_(event["who"], "Bart Cassidy")
        if self.due is not None and t not in ("lose", "use") and not spared:
            self.nothing_due()
        self.drunk_before(t, event)
        if self.fallen and t not in ("out", "quiver", "ghost"):
            self.look_at_end(t)
        if self.shown >= 0:
            assert self.ready("Judge") in (-1, self.shown) or "judge" in self.answered
            self.shown = -1

    def on_token(self, e: Event) -> None:
        assert self.haunts
        assert e["face"] in self.faces
        assert e["count"] == (2 if len(set(self.faces)) == 1 else 1)
        assert self.alive[e["to"]]
        self.token = (e["to"], e["face"], e["count"])

    # --- special roles

    def on_role(self, e: Event) -> None:
        who = e["who"]
        assert self.alive[who]
        assert self.specials[who] == e["special"]
        assert not self.spent[who]
        self.spent[who] = True
        self.shown = -1 if e["special"] == "Judge" else who
        self.answered.discard("judge")

    def on_judged(self, e: Event) -> None:
        assert self.specials[e["who"]] == "Judge"
        assert e["to"] != e["who"]

    def on_sheriff(self, e: Event) -> None:
        me, old = e["who"], e["to"]
        assert (self.specials[me], self.roles[old]) == ("Good", "sheriff")
        assert me == self.turn
        assert self.throws == 0
        self.roles[me], self.roles[old] = "sheriff", "deputy"
        self.specials[me], self.specials[old] = self.specials[old], "Good"
        self.spent[me] = self.spent[old] = True
        self.most[me], self.most[old] = (LIVES[self.characters[p]] for p in (me, old))
        if self.life[old] > self.most[old]:
            self.must = "less"

    def on_less(self, e: Event) -> None:
        self.life[e["who"]] -= e["count"]
        assert self.life[e["who"]] == e["life"] == self.most[e["who"]]
