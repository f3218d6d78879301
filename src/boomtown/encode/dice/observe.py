"""Observations of the Dice Game. Only roles are hidden: this follows dice/view.py, and tests hold it to that."""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.dice.faces import FACE
from boomtown.dice.results import HITS
from boomtown.dice.setup import ROLES
from boomtown.dice.state import IN_PILE, State
from boomtown.dice.turn import rolls
from boomtown.dice.victory import target
from boomtown.encode.dice.layout import (
    ARROW,
    LAST_TURN,
    LIFE,
    PHASES,
    PLACE,
    SPECIALS,
    THROW,
    TURNS,
    WHYS,
    DiceLayout,
)
from boomtown.games import Ask, Game

PHASE_AT = {name: i for i, name in enumerate(PHASES)}
WHY_AT = {name: i for i, name in enumerate(WHYS)}
ROLE_AT = {name: i for i, name in enumerate(ROLES)}
SPECIAL_AT = {name: i for i, name in enumerate(SPECIALS)}
TOLD = (("left", 0.25), ("n", 0.25), ("own", 0.25), ("double", 1.0))
KEPT = 4096  # parts of observations kept for the next time
PLAIN = ("roll", "throw", "saloon", "doctor", "ghost_face")  # questions that say nothing of themselves


class Observer:
    """Fills an observation; it starts from a copy, only what is not zero is written."""

    def __init__(self, layout: DiceLayout) -> None:
        self.at, self.players = layout, layout.n
        self._kept: dict[Any, array[float]] = {}
        self._characters = {name: i for i, name in enumerate(layout.characters)}

    def observe(self, game: Game, seat: int) -> array[float]:
        s: State = game.state
        found = self._begun(s, seat)
        self._turn(found, game, s, seat)
        self._dice(found, s)
        self._seats(found, s, seat)
        if self.at.ghost >= 0:
            self._ghost(found, s, seat)
        if (ask := game.ask) is not None:
            self._question(found, game, ask, seat)
        return found

    def _turn(self, found: array[float], game: Any, s: State, me: int) -> None:
        at, n = self.at, self.players
        found[at.phase + PHASE_AT[s.phase]] = 1
        found[at.turn + (s.turn - me) % n] = 1
        found[at.turn_no] = min(s.turn_no, LAST_TURN) * TURNS
        found[at.roll] = s.roll * THROW
        found[at.rolls] = rolls(game) * THROW
        found[at.final] = s.final
        found[at.pile] = s.pile * ARROW
        if s.chief >= 0:
            found[at.chief + (s.chief - me) % n] = 1
        elif s.chief == IN_PILE:
            found[at.chief_in_pile] = 1

    def _dice(self, found: array[float], s: State) -> None:
        at = self.at
        wide = len(at.faces)
        for i, face in enumerate(s.faces):
            if face >= 0:
                found[at.dice + i * wide + face] = 1
            if s.thrown >> i & 1:
                found[at.thrown + i] = 1
            if at.kinds >= 0:
                found[at.kinds + i * 3 + s.dice[i]] = 1
            if s.given >> i & 1 and not s.thrown >> i & 1 and s.roll <= 1:
                found[at.given + i] = 1

    def _begun(self, s: State, me: int) -> array[float]:
        """A copy of what stays the same until somebody leaves the game or shows a role."""
        key = me, s.characters, s.max_life, s.roles, s.specials, s.shown, s.spent, tuple(s.alive), s.side
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            kept = self._kept[key] = self._faces(s, me)
        return kept[:]

    def _faces(self, s: State, me: int) -> array[float]:
        at, n, characters = self.at, self.players, self._characters
        found = array("f", bytes(4 * self.at.size))
        for seat in range(n):
            p = (me + seat) % n
            public = s.shown[p] or bool(s.side)
            found[at.alive + seat] = s.alive[p]
            found[at.max_life + seat] = s.max_life[p] * LIFE
            found[at.character + seat * len(characters) + characters[s.characters[p]]] = 1
            found[at.distance + seat] = s.live.places[me][p] * PLACE
            found[at.role_public + seat] = public
            if public or p == me:
                found[at.role + seat * 4 + ROLE_AT[s.roles[p]]] = 1
                if s.specials[p]:
                    found[at.special + seat * len(SPECIALS) + SPECIAL_AT[s.specials[p]]] = 1
                    found[at.spent + seat] = s.spent[p]
        if at.target >= 0 and (hunted := target(s, me)) >= 0:
            found[at.target + (hunted - me) % n] = 1
        return found

    def _seats(self, found: array[float], s: State, me: int) -> None:
        """What changes with every throw."""
        at, n, life, arrows, turns = self.at, self.players, s.life, s.arrows, s.live.places[s.turn]
        for seat in range(n):
            p = (me + seat) % n
            found[at.life + seat] = life[p] * LIFE
            if arrows[p]:
                found[at.arrows + seat] = arrows[p] * ARROW
            if turns[p]:
                found[at.from_turn + seat] = turns[p] * PLACE
        if s.stage == HITS:
            for _, to, power in s.aims:
                found[at.aimed + (to - me) % n] += power * 0.25

    def _ghost(self, found: array[float], s: State, me: int) -> None:
        at, n = self.at, self.players
        if s.ghost >= 0:
            found[at.ghost + (s.ghost - me) % n] = 1
            if s.ghost_team:
                found[at.team + ROLE_AT[s.ghost_team]] = 1
        if s.token:
            to, face, count = s.token
            found[at.token + (to - me) % n * len(at.faces) + face] = 1
            found[at.double + (to - me) % n] = count == 2

    def _question(self, found: array[float], game: Game, ask: Ask, me: int) -> None:
        at, n = self.at, self.players
        if ask.moment and (ask.who != me or ask.silent):
            found[at.why + WHY_AT["moment"]] = 1  # nobody else learns whose moment it is
            return
        found[at.asked + (ask.who - me) % n] = 1
        found[at.why + WHY_AT[ask.why]] = 1
        if ask.who != me or ask.why in PLAIN:
            return
        prompt = game.prompt
        args = prompt.args
        if prompt.by is not None and prompt.by >= 0:
            found[at.by + (prompt.by - me) % n] = 1
        if "to" in args:
            found[at.to + (args["to"]["seat"] - me) % n] = 1
        face = args["face"]["face"] if "face" in args else prompt.source
        if face in FACE:
            found[at.face + FACE[face]] = 1
        for place, (name, scale) in enumerate(TOLD):
            if name in args:
                found[at.told + place] = args[name] * scale
        if prompt.stake:
            found[at.told + len(TOLD)] = prompt.stake * 0.25
