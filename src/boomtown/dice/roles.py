"""Effects of special roles after they are shown (old_saloon, module 3). Each can be used once per game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.dice.codes import ABILITY, CHOOSE, USE, at, die_of, face_of, seat_of, showing
from boomtown.dice.faces import FACES, SIDES
from boomtown.dice.losses import Heal
from boomtown.dice.moments import EFFECTS, Works, cut
from boomtown.dice.questions import Question, declare
from boomtown.dice.results import Results
from boomtown.dice.return_arrows import return_all_arrows
from boomtown.dice.setup import lives_of
from boomtown.dice.step import Prompt, Step
from boomtown.dice.turn import Begin, Landed, Settled, Throw
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

Effect = Callable[["Dice", int, int], None]


def does(role: str) -> Callable[[Effect], Effect]:
    def keep(effect: Effect) -> Effect:
        EFFECTS[role] = effect
        return effect

    return keep


@does("Good")
def become_sheriff(g: Dice, me: int, choice: int) -> None:
    """Swap the role cards. Life points stay, up to each player's new maximum (module 3, Good)."""
    s = g.state
    old = s.roles.index("sheriff")
    s.mark("roles", me, "sheriff")
    s.mark("roles", old, "deputy")
    s.mark("specials", me, s.specials[old])
    s.mark("specials", old, "Good")
    for p in (me, old):
        s.mark("shown", p)
        s.mark("spent", p)  # a Bear that changes hands does nothing
        s.mark("max_life", p, lives_of(s.characters[p]))
    g.note("sheriff", who=me, to=old)
    too_much = s.life[old] - s.max_life[old]
    if too_much > 0:
        s.life[old] = s.max_life[old]
        g.note("less", "neutral", "forced", who=old, count=too_much, life=s.life[old])


@does("Judge")
def overrule(g: Dice, me: int, choice: int) -> None:
    """Cancel the role that was just shown. It is spent."""
    step = cut(g, Works)
    assert isinstance(step, Works)
    g.note("judged", "harms", who=me, to=step.who)


@does("Ugly")
def swap_arrows(g: Dice, me: int, choice: int) -> None:
    g.stack.append(SwapArrows(me, -1))


ASK_UGLY = declare(Question("ugly", 16, nature="harms", sign="vulture", seat_sign="vulture"))


@dataclass
class SwapArrows(Step):
    """Exchange of all arrows of two players, the chief's too. `first`: the seat already named, or -1."""

    who: int
    first: int

    def run(self, g: Dice) -> Ask:
        options = [CHOOSE | at(p) for p in g.state.clockwise(self.who) if p != self.first]
        return Ask(self.who, ASK_UGLY, options, public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"n": 1 + (self.first >= 0)}, source="Ugly")

    def take(self, g: Dice, choice: int) -> None:
        if self.first < 0:
            g.stack.append(SwapArrows(self.who, seat_of(choice)))
            return
        s, a, b = g.state, self.first, seat_of(choice)
        s.arrows[a], s.arrows[b] = s.arrows[b], s.arrows[a]
        s.chief = b if s.chief == a else a if s.chief == b else s.chief
        fields: dict[str, Any] = {"who": self.who, "to": a, "from": b}
        g.note("arrowswap", **fields)


@does("Doctor")
def turn_a_die(g: Dice, me: int, choice: int) -> None:
    g.stack.append(TurnDie(me))


ASK_DOCTOR = declare(Question("doctor", 17, sign="medical-pack"))


@dataclass
class TurnDie(Step):
    """Turn of any die on the table to any of its faces. The face counts as part of this throw."""

    who: int

    def run(self, g: Dice) -> Ask:
        s = g.state
        options = [
            CHOOSE | i | showing(side)
            for i, (kind, face) in enumerate(zip(s.dice, s.faces, strict=True))
            for side in SIDES[kind]
            if side != face
        ]
        return Ask(self.who, ASK_DOCTOR, options, public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt(source="Doctor")

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        i, face = die_of(choice), face_of(choice)
        before = s.faces[i]
        s.faces = (*s.faces[:i], face, *s.faces[i + 1 :])
        fields: dict[str, Any] = {"who": self.who, "at": i, "to": s.turn, "from": FACES[before], "face": FACES[face]}
        g.note("turned", **fields)
        step = cut(g, Settled)
        assert isinstance(step, Settled)
        g.stack.append(Landed(step.counts | 1 << i))


@does("Gambler")
def throw_again(g: Dice, me: int, choice: int) -> None:
    """Throw all dice once more, dynamites too. Only the new results are used."""
    s = g.state
    cut(g, Settled, Results)
    s.gambled = True
    whole = (1 << len(s.dice)) - 1
    g.note("again", "harms", who=me, to=s.turn)
    g.stack.append(Throw(whole, whole))


@does("Bad")
def spoil(g: Dice, me: int, choice: int) -> None:
    """Cancel the gain; for a beer, also this player's gains from further beers of this turn."""
    step = cut(g, Heal)
    assert isinstance(step, Heal)
    if step.beer:
        g.state.soured += (step.who,)
    g.note("spoiled", "harms", who=me, to=step.who)


@does("Devil's Left Hand")
def save(g: Dice, me: int, choice: int) -> None:
    """Cancel the elimination: the player has two life points and may return all arrows."""
    s, to = g.state, seat_of(choice)
    s.life[to] = 2
    g.note("saved", "helps", who=me, to=to, life=2)
    g.stack.append(ReturnArrows(to, me))


ASK_RETURN = declare(Question("return", 18, may_pass=True, nature="helps", sign="snapped-arrow"))


@dataclass
class ReturnArrows(Step):
    """Choice of the saved player to return all arrows."""

    who: int
    by: int

    def run(self, g: Dice) -> Ask | None:
        if not g.state.has_arrows(self.who):
            return None
        return Ask(self.who, ASK_RETURN, [USE | ABILITY, PASS], public=True)

    def prompt(self, g: Dice) -> Prompt:
        s = g.state
        return Prompt({"by": seat(self.by), "n": s.arrows[self.who] + (s.chief == self.who)}, self.by)

    def take(self, g: Dice, choice: int) -> None:
        if choice != PASS:
            return_all_arrows(g, self.who, self.who)


@does("Devil's Right Hand")
def another_turn(g: Dice, me: int, choice: int) -> None:
    """Start a full turn at once, with all choices at its start. Tokens of a ghost count only in the first turn."""
    s = g.state
    if s.token and s.token[0] == me:
        s.token = ()
    g.note("extra", who=me)
    g.stack.append(Begin(me))
