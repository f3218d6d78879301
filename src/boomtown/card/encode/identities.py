"""Observation of identities: who is in the game, roles and characters."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from boomtown.card.encode.latest import Latest
from boomtown.card.encode.layout import LIFE, CardLayout
from boomtown.card.encode.parts import Parts
from boomtown.card.encode.seat_order import SeatOrder, ring
from boomtown.card.encode.tables import WIDTH, ones_by_name, scaled_bytes, zeros
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.seen.visibility import hidden_roles, knows_role
from boomtown.card.setup import ROLES
from boomtown.card.state import State


class Identities:
    """Writer of these parts."""

    def __init__(self, vocabulary: Vocabulary, layout: CardLayout, parts: Parts) -> None:
        self.alive, self.max_life, self.character = map(parts.of, (layout.alive, layout.max_life, layout.character))
        self.role, self.role_public = parts.of(layout.role), parts.of(layout.role_public)
        self.life = scaled_bytes(LIFE)
        self.roles, self.no_role = ones_by_name(ROLES), zeros(len(ROLES))
        self.width = WIDTH * len(ROLES)
        self.characters = ones_by_name(vocabulary.characters)
        self.characters[""] = zeros(len(vocabulary.characters))

    def write(self, latest: Latest, s: State, around: SeatOrder) -> None:
        parts, switched = latest.parts, latest.switched
        if latest.characters is not s.characters or switched:
            self._characters(latest, s, around)
        if latest.max_life is not s.max_life:
            latest.max_life, life = s.max_life, self.life
            latest.max_life_ring = ring([life[most] for most in s.max_life], s.seating)
            parts[self.max_life] = around.part(latest.max_life_ring)
        elif switched:
            parts[self.max_life] = around.part(latest.max_life_ring)
        if self._revealed(latest, s) or switched:
            self._roles(latest, s, around)

    def _characters(self, latest: Latest, s: State, around: SeatOrder) -> None:
        if latest.characters is not s.characters:
            latest.characters = s.characters
            latest.faces = [self.characters[name] for name in s.characters]
            latest.moved = True
        parts, faces, at = latest.parts, latest.faces, self.character
        for p in around.order:
            parts[at] = faces[p]
            at += 1

    def _revealed(self, latest: Latest, s: State) -> bool:
        """Return whether the roles, or who is in the game or may know them, have changed. Updates them."""
        changed = latest.roles is not s.roles or latest.alive is not s.alive
        if not changed and latest.course is s.course and latest.fallen is s.fallen and latest.side == s.side:
            return False
        latest.roles, latest.alive, latest.fallen, latest.side = s.roles, s.alive, s.fallen, s.side
        latest.course = s.course
        hidden = [False] * s.n
        for p in hidden_roles(s):
            hidden[p] = True
        if not changed and hidden == latest.hidden:
            return False
        latest.hidden = hidden
        roles, none = self.roles, self.no_role
        latest.public_roles = ring([none if hidden[p] else roles[s.roles[p]] for p in range(s.n)], s.seating)
        return True

    def _roles(self, latest: Latest, s: State, around: SeatOrder) -> None:
        """Write who is in the game, the known roles, and whether each is public."""
        parts, hidden, alive = latest.parts, latest.hidden, s.alive
        known = latest.public_roles[len(self.roles) * around.first : len(self.roles) * around.last]
        me = latest.me
        if hidden[me] and knows_role(s, me, (me,)):
            known = self.roles[s.roles[me]] + known[self.width :]
        in_game = public = 0
        bit = 1
        for p in around.order:
            if alive[p]:
                in_game += bit
            if not hidden[p]:
                public += bit
            bit += bit
        parts[self.role], parts[self.role_public] = known, around.flags[public]
        parts[self.alive] = around.flags[in_game]
