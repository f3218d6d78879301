"""Observations of the Dice Game. Only roles are hidden. Tests compare the observation with dice/view.py."""

from __future__ import annotations

from array import array
from typing import Any

from boomtown.dice.encode.layout import (
    ARROW,
    LAST_TURN,
    LIFE,
    PHASES,
    PLACE,
    SPECIALS,
    THROW,
    TURNS,
    DiceLayout,
)
from boomtown.dice.faces import FACE
from boomtown.dice.questions import QUESTIONS, Question
from boomtown.dice.results import HITS
from boomtown.dice.setup import ROLES
from boomtown.dice.state import IN_PILE, State
from boomtown.dice.turn import ASK_ROLL, rolls
from boomtown.dice.victory import target
from boomtown.encode.base import BoundedCache, places, scaled
from boomtown.games import Ask, Game

PHASE_AT, ROLE_AT, SPECIAL_AT = places(PHASES), places(ROLES), places(SPECIALS)
NUMBERS = {"left": (0, 0.25), "n": (1, 0.25), "own": (2, 0.25), "double": (3, 1.0)}  # place, scale
STAKE = len(NUMBERS)
LIVES = scaled(LIFE, 100)


class Observer:
    """Writer of observations. It starts from a copy and writes only values other than zero, as floats."""

    def __init__(self, layout: DiceLayout) -> None:
        at = self.at = layout
        n = self.players = layout.n
        self._empty = array("f", bytes(4 * layout.size))
        self._kept: BoundedCache[array[float]] = BoundedCache()
        self._characters = places(layout.characters)
        # by observer: each seat, and the indices of its life, its arrows and its distance from the turn player
        self._rows = [
            [((me + i) % n, at.life + i, at.arrows + i, at.from_turn + i) for i in range(n)] for me in range(n)
        ]

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
        at, n, turn_no = self.at, self.players, s.turn_no
        found[at.phase + PHASE_AT[s.phase]] = 1.0
        found[at.turn + (s.turn - me) % n] = 1.0
        found[at.turn_no] = (turn_no if turn_no < LAST_TURN else LAST_TURN) * TURNS
        found[at.roll] = s.roll * THROW
        found[at.rolls] = rolls(game) * THROW
        if s.final:
            found[at.final] = 1.0
        found[at.pile] = s.pile * ARROW
        if s.chief >= 0:
            found[at.chief + (s.chief - me) % n] = 1.0
        elif s.chief == IN_PILE:
            found[at.chief_in_pile] = 1.0

    def _dice(self, found: array[float], s: State) -> None:
        at, thrown = self.at, s.thrown
        die, wide = at.dice, len(at.faces)
        for i, face in enumerate(s.faces):
            if face >= 0:
                found[die + face] = 1.0
            if thrown >> i & 1:
                found[at.thrown + i] = 1.0
            die += wide
        if at.kinds >= 0:
            for i, kind in enumerate(s.dice):
                found[at.kinds + i * 3 + kind] = 1.0
        if s.given & ~thrown and s.roll <= 1:
            for i in range(len(s.faces)):
                if s.given >> i & 1 and not thrown >> i & 1:
                    found[at.given + i] = 1.0

    def _begun(self, s: State, me: int) -> array[float]:
        """Return a copy of the fields that change only if a player leaves the game or shows a role."""
        key = me, s.characters, s.max_life, s.roles, s.specials, s.shown, s.spent, *s.alive, s.side
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept.keep(key, self._faces(s, me))
        return kept[:]

    def _faces(self, s: State, me: int) -> array[float]:
        at, n, characters, found = self.at, self.players, self._characters, self._empty[:]
        for seat in range(n):
            p = (me + seat) % n
            public = s.shown[p] or bool(s.side)
            found[at.alive + seat] = float(s.alive[p])
            found[at.max_life + seat] = s.max_life[p] * LIFE
            found[at.character + seat * len(characters) + characters[s.characters[p]]] = 1.0
            found[at.distance + seat] = s.index.places[me][p] * PLACE
            found[at.role_public + seat] = float(public)
            if public or p == me:
                found[at.role + seat * 4 + ROLE_AT[s.roles[p]]] = 1.0
                if s.specials[p]:
                    found[at.special + seat * len(SPECIALS) + SPECIAL_AT[s.specials[p]]] = 1.0
                    found[at.spent + seat] = float(s.spent[p])
        if at.target >= 0 and (hunted := target(s, me)) >= 0:
            found[at.target + (hunted - me) % n] = 1.0
        return found

    def _seats(self, found: array[float], s: State, me: int) -> None:
        """Write the fields that change with every throw."""
        life, arrows, turns, lives = s.life, s.arrows, s.index.places[s.turn], LIVES
        for p, life_at, arrows_at, from_turn in self._rows[me]:
            found[life_at] = lives[life[p]]
            if arrows[p]:
                found[arrows_at] = arrows[p] * ARROW
            if turns[p]:
                found[from_turn] = turns[p] * PLACE
        if s.stage == HITS:
            for _, to, power in s.aims:
                found[self.at.aimed + (to - me) % self.players] += power * 0.25

    def _ghost(self, found: array[float], s: State, me: int) -> None:
        at, n = self.at, self.players
        if s.ghost >= 0:
            found[at.ghost + (s.ghost - me) % n] = 1.0
            if s.ghost_team:
                found[at.team + ROLE_AT[s.ghost_team]] = 1.0
        if s.token:
            to, face, count = s.token
            found[at.token + (to - me) % n * len(at.faces) + face] = 1.0
            if count == 2:
                found[at.double + (to - me) % n] = 1.0

    def _why(self, found: array[float], question: Question) -> None:
        if question.number is not None:
            found[self.at.why + question.number] = 1.0

    def _question(self, found: array[float], game: Game, ask: Ask, me: int) -> None:
        at, n, who, question = self.at, self.players, ask.who, ask.question
        if ask.moment and (who != me or ask.silent):
            self._why(found, QUESTIONS[question.meanwhile])  # nobody else learns whose moment it is
            return
        found[at.asked + (who - me) % n] = 1.0
        self._why(found, question)
        if who != me or question is ASK_ROLL:  # other fields have what ASK_ROLL asks
            return
        prompt = game.prompt
        face = prompt.source
        if prompt.by is not None and prompt.by >= 0:
            found[at.by + (prompt.by - me) % n] = 1.0
        if prompt.stake:
            found[at.numbers + STAKE] = prompt.stake * 0.25
        for name, value in prompt.args.items():
            if name in NUMBERS:
                number, scale = NUMBERS[name]
                found[at.numbers + number] = value * scale
            elif name == "to":
                found[at.to + (value["seat"] - me) % n] = 1.0
            elif name == "face":
                face = value["face"]
        if face in FACE:
            found[at.face + FACE[face]] = 1.0
