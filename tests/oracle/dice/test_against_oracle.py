"""The Dice Game against an independent implementation of its rules, in random play.

Options at every decision, effects of throws and choices, and winners have to agree. The oracle uses none of the
engine's hooks and steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from boomtown.dice import codes
from boomtown.dice.faces import FACES as NAMES
from boomtown.games import PASS, new_game
from tests.card.position import pending
from tests.oracle.dice.facts import FACES, PILE
from tests.oracle.dice.ledger import Ledger
from tests.samples import sampled

MODULES = ("saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost")
KINDS = {codes.ABILITY: "ability", codes.ROLE: "role", codes.A_LOUDMOUTH: "loudmouth", codes.A_COWARD: "coward"}
MOMENTS = {
    "turn_die": "Doctor",
    "again": "Gambler",
    "judge": "Judge",
    "spoil": "Bad",
    "save": "Devil's Left Hand",
    "encore": "Devil's Right Hand",
}
Option = tuple[Any, ...]
NO: set[Option] = {("pass",)}


def said(code: int) -> Option:
    """An option in words: (verb, what), the seat last."""
    if code == PASS:
        return ("pass",)
    verb, seat, chief = codes.verb_of(code), codes.seat_of(code), codes.is_chief(code)
    if verb == "roll":
        return verb, codes.mask_of(code)
    if verb == "keep":
        return (verb,)
    if verb == "use":
        return verb, KINDS[codes.kind_of(code)], chief, seat
    face = NAMES[codes.face_of(code)] if codes.face_of(code) >= 0 else ""
    return verb, codes.die_of(code), face, chief, seat


def seats(among: Any) -> set[Option]:
    return {("choose", 0, "", False, p) for p in among}


def use(seat: int = -1, chief: bool = False, kind: str = "ability") -> Option:
    return "use", kind, chief, seat


class Options:
    """The legal answers to each question; `t` is the table as the rules have it by now."""

    def __init__(self, t: Ledger, who: int) -> None:
        self.t, self.who = t, who
        self.living = t.clockwise(0)
        self.others = [p for p in self.living if p != who]

    def options(self, why: str) -> set[Option]:
        if why in MOMENTS:
            return self.moment(why)
        assert self.t.alive[self.who] or (self.who == self.t.ghost and why in ("roll", "ghost_face", "ghost_to"))
        found: set[Option] = getattr(self, why)()
        return found

    # --- the turn

    def saloon(self) -> set[Option]:
        assert self.t.throws == 0
        return {use(kind="loudmouth"), use(kind="coward")} | NO

    def throw(self) -> set[Option]:
        role = self.t.specials[self.who]
        assert self.t.throws == 0
        may = role in ("Good", "Ugly") and not self.t.spent[self.who]
        return NO | ({use(kind="role")} if may and (role == "Ugly" or "sheriff" in self.t.roles) else set())

    def cure(self) -> set[Option]:
        assert self.t.is_(self.who, "Sid Ketchum")
        return seats(self.living)

    def roll(self) -> set[Option]:
        t = self.t
        t.throw_settled()
        assert not t.last()
        free = [i for i, f in enumerate(t.faces) if f != "dynamite" or t.is_(self.who, "Black Jack")]
        some = chain.from_iterable(combinations(free, k) for k in range(1, len(free) + 1))
        return {("keep",), *(("roll", sum(1 << i for i in dice)) for dice in some)}

    # --- arrows

    def arrow(self) -> set[Option]:
        assert self.t.pile > 0
        assert self.t.chief == PILE
        return {("choose", 0, "", False, -1), ("choose", 0, "", True, -1)}

    def elena(self) -> set[Option]:
        assert self.t.is_(self.who, "Elena Fuente")
        assert self.who == self.t.turn
        assert not self.t.given_away
        return {use(p) for p in self.others} | NO

    def apache(self) -> set[Option]:
        assert self.t.is_(self.who, "Apache Kid")
        assert any(self.t.faces[i] == "arrow" for i in self.t.fresh)
        assert self.t.chief in self.others
        return {use(self.t.chief)} | NO

    def broken(self) -> set[Option]:
        assert any(self.t.faces[i] == "broken_arrow" for i in self.t.fresh)
        return seats(p for p in self.living if self.t.arrows[p])

    # --- results

    def aim(self) -> set[Option]:
        targets = self.in_reach("bullseye1" if len(self.t.aims) < self.t.count("bullseye1") else "bullseye2")
        beer = self.t.count("beer") > 0 and not self.t.doubled
        slab = beer and self.t.is_(self.who, "Slab the Killer")
        return seats(targets) | ({use(p) for p in targets} if slab else set())

    def in_reach(self, face: str) -> list[int]:
        places = {1} if face == "bullseye1" or len(self.living) <= 3 else {2}
        if self.t.is_(self.who, "Calamity Janet"):
            places = {1, 2}
        if self.t.is_(self.who, "Rose Doolan"):
            places = places | {max(places) + 1}
        return [p for p in self.others if self.t.places(self.who, p) in places]

    def beer(self) -> set[Option]:
        assert self.t.beers < self.t.count("beer") - self.t.doubled
        return seats(self.living)

    def kit(self) -> set[Option]:
        t = self.t
        assert t.is_(self.who, "Kit Carlson")
        assert self.who == t.turn
        return {use(p) for p in self.living if t.arrows[p]} | {use(p, True) for p in self.living if t.chief == p} | NO

    # --- losses

    def spare(self) -> set[Option]:
        assert self.t.is_(self.who, "Bart Cassidy")
        assert self.t.own_due()[self.who] > 0
        assert self.t.cause in ("bullseye", "gatling")
        assert self.t.tokens() >= 2
        return {use()} | NO

    def molly(self) -> set[Option]:
        t = self.t
        assert t.is_(self.who, "Molly Stark")
        waiting = [p for p in t.clockwise(t.turn) if p != self.who and t.own_due().get(p) and p not in t.borne]
        assert t.life[self.who] > t.own_due().get(self.who, 0)
        t.borne.add(waiting[0])
        return {use(waiting[0])} | NO

    def pedro(self) -> set[Option]:
        assert self.t.is_(self.who, "Pedro Ramirez")
        regular = {use()} if self.t.arrows[self.who] else set()
        return NO | regular | ({use(chief=True)} if self.t.chief == self.who else set())

    # --- special roles and the ghost

    def moment(self, why: str) -> set[Option]:
        """The holder may use it; other seats only pass (live tables ask them too, so that no seat can tell)."""
        t, role = self.t, MOMENTS[why]
        if t.ready(role) != self.who:
            return NO
        if why == "save":
            return NO | {use(p, kind="role") for p in self.living if t.life[p] <= 0}
        own = {"spoil": self.gainer(), "judge": t.shown, "turn_die": -1}.get(why, t.turn) == self.who
        return NO if own != (why == "encore") else NO | {use(kind="role")}

    def gainer(self) -> int:
        """Return the seat about to gain life points by a beer, an ability or an elimination."""
        t, sam = self.t, self.t.seat("Vulture Sam")
        if t.gain is not None and not t.full(t.gain[0]):
            return t.gain[0]
        if t.is_(t.turn, "Doc Holyday") and t.cause == "bullseye" and t.eyes() >= 3 and not t.healed_by_hits:
            return t.turn
        return sam if t.feasts and sam >= 0 and not t.full(sam) else t.turn

    def doctor(self) -> set[Option]:
        t = self.t
        dice = enumerate(zip(t.dice, t.faces, strict=True))
        return {("choose", i, side, False, -1) for i, (die, face) in dice for side in FACES[die] if side != face}

    def ugly(self) -> set[Option]:
        return seats(self.living)

    def ghost_face(self) -> set[Option]:
        self.t.throw_settled()
        return {("choose", 0, face, False, -1) for face in self.t.faces}

    def ghost_to(self) -> set[Option]:
        assert self.who == self.t.ghost
        return seats(self.living)


setattr(Options, "return", lambda self: {use()} | NO)


class Match:
    """A game in random play, compared with the ledger."""

    def __init__(self, setup: dict[str, Any], seed: str) -> None:
        self.game = new_game({"game": "dice", **setup}, seed)
        s = self.game.state
        self.ledger = Ledger(list(s.roles), list(s.specials), list(s.characters), self.game.setup["sets"])
        self.seen, self.named = 0, -1
        self.asked: set[str] = set()

    def compare_events(self) -> None:
        for event in self.game.events(self.seen):
            self.seen += 1
            self.ledger.read(event)

    def compare_state(self) -> None:
        """The engine's table is the one that the rules give."""
        s, t = self.game.state, self.ledger
        assert (s.life, s.alive, s.arrows) == (t.life, t.alive, t.arrows)
        assert (s.pile, s.chief, s.ghost, s.turn) == (t.pile, t.chief, t.ghost, t.turn)
        assert s.pile + sum(s.arrows) == 9
        assert list(s.max_life) == t.most
        assert all(0 <= life <= most for life, most in zip(s.life, t.most, strict=True))

    def compare_options(self) -> None:
        ask, t = pending(self.game), self.ledger
        expected = Options(t, ask.who).options(ask.why)
        if ask.why == "ugly" and self.named >= 0:
            expected -= seats([self.named])
        assert {said(o) for o in ask.options} == expected
        assert len(ask.options) == len(expected)
        t.answered.add(ask.why)
        self.asked.add(ask.why)

    def choose(self, rnd: Random) -> None:
        ask = pending(self.game)
        choice = rnd.choice(ask.options)
        kind, *rest = said(choice)
        self.ledger.picked = [i for i in range(6) if rest[0] >> i & 1] if kind == "roll" else None
        self.named = codes.seat_of(choice) if ask.why == "ugly" and self.named < 0 else -1
        self.game.apply(choice)

    def play(self, rnd: Random) -> None:
        self.compare_events()
        while self.game.ask is not None:
            self.compare_state()
            self.compare_options()
            self.choose(rnd)
            self.compare_events()
        assert self.ledger.over == self.game.winners
        assert self.game.winners


MIXES = [list(mix) for k in range(len(MODULES) + 1) for mix in combinations(MODULES, k)]
WHYS = {
    *("saloon", "throw", "cure", "roll", "arrow", "elena", "apache", "broken", "aim", "beer", "spare", "molly"),
    *("pedro", "kit", "doctor", "ugly", "return", "ghost_face", "ghost_to"),
    *MOMENTS,
}
NAMED = {"+".join(sets) or "alone": sets for sets in MIXES}
IN_TURN = [name for name, sets in NAMED.items() if len(sets) in (0, 1, len(MODULES))]


def matches(sets: list[str], seed: int) -> Iterator[Match]:
    """For each number of players a game, by turns as at a live table, and as dealt with all special roles."""
    for players in range(5 if "ghost" in sets else 3, 9):
        setup = {"players": players, "sets": sets, "ask_forced": (players + seed) % 2 == 0}
        yield Match(setup, f"reading {seed} {players}")
        if "special_roles" in sets and players % 2:
            yield Match(setup | {"options": {"deal_roles": "special"}}, f"reading {seed} {players} special")


@sampled("sets", NAMED, *IN_TURN)
def test_the_engine_plays_by_the_rules(sets: list[str]) -> None:
    rnd = Random(len(sets))
    for match in matches(sets, 0):
        match.play(rnd)


def test_every_question_is_read() -> None:
    rnd, seen = Random(1), set[str]()
    for seed in range(12):
        for match in matches(list(MODULES), seed):
            match.play(rnd)
            seen |= match.asked
        if seen == WHYS:
            break
    assert seen == WHYS


@pytest.mark.nightly
@pytest.mark.parametrize("sets", MIXES, ids=list(NAMED))
def test_in_many_more_games(sets: list[str]) -> None:
    rnd = Random(len(sets))
    for seed in range(1, 21):
        for match in matches(sets, seed):
            match.play(rnd)
