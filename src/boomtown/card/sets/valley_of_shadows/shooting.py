"""Cards about shots: Aim, Fanning, Backfire, LeMat, Shotgun, Bounty. Rules: valley_of_shadows.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, NAMES, Kind, Way, add_kind, add_way, named
from boomtown.card.codes import TARGET, V_DISCARD, and_at, card_of, parts, seat_of, second_of
from boomtown.card.declared.memory import OfTurn, remembers
from boomtown.card.folds import RANGE, STAKE
from boomtown.card.hooks import after, folds, plays
from boomtown.card.questions import Question, declare
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.phase_2 import plays_as
from boomtown.card.rules.settle import Settle
from boomtown.card.rules.shots import Cancelled, Shoot, queue_after_card
from boomtown.card.rules.steps import BANG, DrawCards, Play
from boomtown.card.sets.declare_cards import blue, brown
from boomtown.card.sets.targets import OnlyAnswers, Untargeted
from boomtown.card.sets.valley_of_shadows.shared import OF_SET, works
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

# --- Aim


class WithABang(Untargeted):
    """Rule for a card played only together with a playable BANG! card. [valley_of_shadows, Aim 1 and 3]"""

    by_hand = True

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code] if _bangs(g, me, card_of(code)) else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-aim")


def _bangs(g: Bang, me: int, aim: int) -> list[int]:
    """Return the ways to play a BANG! card that can be combined with this Aim."""
    return [code for code in plays_as(g, me, BANG) if card_of(code) != aim]


@brown("Aim", "6C", number=160, code="Am", first=160, aim=WithABang(), nature="harms", of_set=OF_SET)
def aim(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Ask for the BANG! card, which takes 2 lives. [valley_of_shadows, Aim]"""
    g.push(AimBang(me))


ASK_AIM = declare(
    Question(
        "aim_bang",
        31,
        of_set="valley_of_shadows",
        completes=True,
        plays=True,
        tells=True,
        nature="harms",
        sign="human-target",
    )
)
remembers(OfTurn("aimed", "card"))


@dataclass
class AimBang(Step):
    """Choice by `who` of the aimed BANG! card and its target."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        options = _bangs(g, self.who, -1)
        return Ask(self.who, ASK_AIM, options) if options else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind("Aim")}, source="Aim")

    def take(self, g: Bang, choice: int) -> None:
        card, to, of, at = parts(choice)
        # Steps due after the Aim run before the BANG! card, which is played later
        waiting = [g.stack.pop()] if isinstance(g.stack[-1], Settle) else []
        g.state.remember("aimed", card)
        g.stack.append(ForgetAim())
        g.push(Play(self.who, card, BANG if at < 0 else NAMES[at], to, of))
        g.stack += waiting


@dataclass
class ForgetAim(Step):
    """End of the effect of the aimed BANG! card."""

    def run(self, g: Bang) -> None:
        s = g.state
        s.noted = {name: value for name, value in s.noted.items() if name != "aimed"}


@folds(STAKE, OF_SET)
def aimed(g: Bang, _: int, value: int, shot: Shoot) -> int:
    """Add a life to the stake of the aimed BANG! card."""
    return value + 1 if shot.is_bang_card and shot.card >= 0 and shot.card == g.state.noted.get("aimed", -1) else value


# --- Fanning


class Fan(Untargeted):
    """Player in range, and one at distance 1 from them, if any. [valley_of_shadows, Fanning 1 to 3]"""

    word = "reach"
    pairs = True

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        if s.bangs >= s.bang_limit(me):
            return []
        reach = [to for to in s.index.sees(me).reach if to != TARGET[me]]  # the own seat is always in reach
        both = [code | to | and_at(q) for to in reach for q in beside(g, me, seat_of(to))]
        return both or [code | to for to in reach]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        s = g.state
        if s.bangs >= s.bang_limit(me):
            return text("why-bang-limit", limit=s.bang_limit(me))
        row = s.index.sees(me)
        if to == me:
            return text("why-not-yourself")
        if to < 0 or TARGET[to] in row.reach:
            return text("why-nobody-beside", to=seat(to)) if to >= 0 else text("why-not-now", card=kind("Fanning"))
        return text("why-too-far", to=seat(to), distance=row.dist[to], reach=s.index.shares[me].range)


def beside(g: Bang, me: int, first: int) -> list[int]:
    """Return the targets of the second shot of a Fanning of `me`, after one at `first`."""
    return [q for q in g.state.index.sees(first).near if q not in (first, me)]


def fanning(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Shoot at each of the two. [valley_of_shadows, Fanning]"""
    second = second_of(of)
    targets = [to] if second < 0 or g.unaffected(second, me, card) else [to, second]
    g.push_each([Shoot(me, p, card, "Fanning", is_bang_card=False) for p in targets])


add_kind(Kind("Fanning", OF_SET, "brown", Fan(), "harms", fanning, limited=True), 164, "2S", 165, "Fn")

# --- Backfire


def only_the_effect(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Do nothing: the hook on the cancelled shot does the rest."""


add_kind(
    Kind("Backfire", OF_SET, "brown", OnlyAnswers(), "protects", only_the_effect, missed=True, missed_card=True),
    161,
    "QC",
    161,
    "Bf",
)


@after(Cancelled, OF_SET)
def backfire(g: Bang, _: int, shot: Cancelled) -> Step | None:
    """Shoot at the player who caused the effect. [valley_of_shadows, Backfire 1 to 5 and 7]"""
    if shot.at_card or shot.src in (-1, shot.dst):
        return None
    if all(KIND[card] != "Backfire" or card in shot.as_missed for card in shot.answers):
        return None
    return InTurn(shot.dst, ShootBack(shot.dst, shot.src, "Backfire"), after_card=shot.is_bang_card)


@dataclass
class InTurn(Step):
    """Step of an ambient rule for `who`, placed among the due steps in the order of `who` (core 9.4).

    `after_card`: it waits for the end of the BANG! card, where a power of its weapon brings more.
    """

    who: int
    then: Step
    after_card: bool = False

    def run(self, g: Bang) -> None:
        if self.after_card and queue_after_card(g, self.then):
            return
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Settle) and top.due:
            due = sorted([*top.due, (self.who, self.then)], key=lambda owed: g.state.place(owed[0]))
            g.stack[-1] = Settle(top.only, tuple(due))
        else:
            g.push(self.then)


@dataclass
class ShootBack(Step):
    """BANG! effect without a card, if both players are still in the game."""

    src: int
    dst: int
    cause: str

    def run(self, g: Bang) -> None:
        if g.state.alive[self.src] and g.state.alive[self.dst]:
            g.push(Shoot(self.src, self.dst, -1, self.cause, is_bang_card=False))


# --- LeMat

blue("LeMat", "4D", number=172, code="Lm", first=174, weapon_range=1, of_set=OF_SET)
folds(RANGE, "LeMat")(lambda value: 1)
add_way("LeMat", Way("play", as_=BANG))


@plays("LeMat")
def lemat(g: Bang, me: int) -> list[int]:
    """Offer any card of the hand as a BANG! card. [valley_of_shadows, LeMat]"""
    s, code = g.state, named(BANG)
    reach = KINDS[BANG].aim
    return [
        option for card in s.hands[me] if not s.serves(me, card, BANG) for option in reach.codes(g, me, card | code)
    ]


# --- Shotgun and Bounty: gains of a hit by a BANG! card

blue("Shotgun", "KS", number=174, code="Sh", first=176, weapon_range=1, of_set=OF_SET)
folds(RANGE, "Shotgun")(lambda value: 1)


class AnyTable(Untargeted):
    """Table of any player without a card of that name, own seat included (core 5.7)."""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s, name = g.state, KIND[card_of(code)]
        return [code | TARGET[p] for p in s.index.order if s.in_play(p, name) < 0]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        if to < 0:
            return text("why-not-now", card=kind(KIND[card]))
        return text("why-same-name-other", to=seat(to), card=kind(KIND[card]))


blue("Bounty", "9C", number=170, code="Bo", first=171, aim=AnyTable(), nature="harms", of_set=OF_SET)


@dataclass
class Spoils(Step):
    """Gains of the shooter from a hit: a card for a Bounty, a card less for the victim of a Shotgun."""

    shooter: int
    victim: int
    bounty: bool
    shotgun: bool

    def run(self, g: Bang) -> None:
        s = g.state
        if self.shotgun and s.alive[self.victim]:
            g.stack.append(DropOne(self.victim, self.shooter))
        if self.bounty and s.alive[self.shooter]:
            g.stack.append(DrawCards(self.shooter, 1, "Bounty"))


def spoils(g: Bang, hurt: Hurt) -> Spoils | None:
    """Return the gains of this hit, computed before it; None for none."""
    if hurt.shooter < 0:
        return None
    bounty = works(g, hurt.who, "Bounty")
    shotgun = works(g, hurt.shooter, "Shotgun") and hurt.shooter != hurt.who
    return Spoils(hurt.shooter, hurt.who, bounty, shotgun) if bounty or shotgun else None


@after(Hurt, OF_SET)
def spoils_at_once(g: Bang, _: int, hurt: Hurt) -> Step | None:
    """Run the gains of the shooter, whose turn it is, before hooks of the victim. [valley_of_shadows, Bounty 3,
    Shotgun]
    """
    return spoils(g, hurt)


ASK_SHOTGUN = declare(
    Question("shotgun", 40, of_set="valley_of_shadows", threatens=True, gives_up=True, sign="discard")
)


@dataclass
class DropOne(Step):
    """Discard of a card of the hand by `who`, hit by `by` with a Shotgun."""

    who: int
    by: int

    def run(self, g: Bang) -> Ask | None:
        hand = g.state.hands[self.who]
        if not hand or not g.state.alive[self.who]:
            return None
        return Ask(self.who, ASK_SHOTGUN, [V_DISCARD | c for c in hand], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"by": seat(self.by), "source": kind("Shotgun")}, self.by, "Shotgun")

    def take(self, g: Bang, choice: int) -> None:
        g.throw(self.who, card_of(choice), "Shotgun")
        g.settle(self.who)
