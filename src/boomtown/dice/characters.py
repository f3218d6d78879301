"""The sixteen characters of the base game (dice, characters): life points and abilities."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from boomtown.dice.arrows import TakeArrow
from boomtown.dice.character_registry import character
from boomtown.dice.codes import ABILITY, CHIEF, CHOOSE, USE, at, is_chief, seat_of
from boomtown.dice.faces import BEER, BULLSEYE1, total
from boomtown.dice.folds import DOUBLE, DRINK, GATLINGS, LOOSE_DYNAMITE, LOSS, PLACES, THROWS
from boomtown.dice.hooks import after, folds, rewrites
from boomtown.dice.losses import Fallen, Gain, Spared, Suffered
from boomtown.dice.questions import Question, declare
from boomtown.dice.results import Finish, Gunned
from boomtown.dice.return_arrows import return_arrows
from boomtown.dice.step import Prompt, Step, ability
from boomtown.dice.turn import Started
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

BART, JACK, JANET, GRINGO = "Bart Cassidy", "Black Jack", "Calamity Janet", "El Gringo"
JESSE, JOURDONNAIS, KIT, LUCKY = "Jesse Jones", "Jourdonnais", "Kit Carlson", "Lucky Duke"
PAUL, PEDRO, ROSE, SID = "Paul Regret", "Pedro Ramirez", "Rose Doolan", "Sid Ketchum"
SLAB, SUZY, SAM, WILLY = "Slab the Killer", "Suzy Lafayette", "Vulture Sam", "Willy the Kid"

for _name, _life in (
    (BART, 8), (JACK, 8), (JANET, 8), (GRINGO, 7), (JESSE, 9), (JOURDONNAIS, 7), (KIT, 7), (LUCKY, 8),
    (PAUL, 9), (PEDRO, 8), (ROSE, 9), (SID, 8), (SLAB, 8), (SUZY, 8), (SAM, 9), (WILLY, 8),
):  # fmt: skip
    character(_name, _life, "dice")


# --- Bart Cassidy


@rewrites(Spared, BART)
def arrows_for_lives(g: Dice, me: int, step: Spared) -> Step:
    """Let the player take an arrow instead of each point lost to bull's eyes or the Gatling."""
    if step.amounts[me] and step.cause in ("bullseye", "gatling"):
        return ArrowInstead(me, step.amounts[me], step)
    return step


ASK_SPARE = declare(Question("spare", 6, threatens=True, may_pass=True, nature="helps", sign="broadhead-arrow"))


@dataclass
class ArrowInstead(Step):
    """Choice between an arrow and a lost point, point by point. The last token of the pile cannot be taken."""

    who: int
    left: int
    step: Spared

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if self.left and s.alive[self.who] and s.tokens >= 2:
            return Ask(self.who, ASK_SPARE, [USE | ABILITY, PASS], public=True)
        g.stack.append(self.step)
        return None

    def prompt(self, g: Dice) -> Prompt:
        found = ability(BART, self.step.by, left=self.left)
        found.args["by"] = seat(self.step.by)
        return found

    def take(self, g: Dice, choice: int) -> None:
        step = self.step
        if choice != PASS:
            amounts = step.amounts
            step = replace(step, amounts=(*amounts[: self.who], amounts[self.who] - 1, *amounts[self.who + 1 :]))
            g.note("use", how="chosen", who=self.who, cause=BART)
        g.stack.append(ArrowInstead(self.who, self.left - 1, step))
        if choice != PASS:
            g.stack.append(TakeArrow(self.who, self.who))


# --- dice


@folds(LOOSE_DYNAMITE, JACK)
def throws_dynamite(g: Dice, me: int, value: bool, subject: object) -> bool:
    """Let the player throw dynamites again. Three at once have already ended the throws."""
    return True


@folds(THROWS, LUCKY)
def one_more(g: Dice, me: int, value: int, subject: object) -> int:
    return value + 1


@folds(GATLINGS, WILLY)
def two_will_do(g: Dice, me: int, value: int, subject: object) -> int:
    return min(value, 2)


# --- bull's eyes


@folds(PLACES, JANET)
def one_or_two(g: Dice, me: int, value: tuple[int, ...], face: int) -> tuple[int, ...]:
    """Let each kind of bull's eye count as the other."""
    return (1, 2) if len(g.state.index.order) > 3 else value


@folds(PLACES, ROSE)
def one_further(g: Dice, me: int, value: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (1, 2) if face == BULLSEYE1 else (2, 3)


@folds(DOUBLE, SLAB)
def beer_for_power(g: Dice, me: int, value: bool, subject: object) -> bool:
    """Let one beer per turn make a bull's eye count two."""
    s = g.state
    return not s.spent_beers and total(s.faces, BEER) > 0


# --- losses


@folds(LOSS, JOURDONNAIS)
def one_arrow_hurts(g: Dice, me: int, value: int, cause: str) -> int:
    return min(value, 1) if cause == "indians" else value


@folds(LOSS, PAUL)
def no_gatling(g: Dice, me: int, value: int, cause: str) -> int:
    return 0 if cause == "gatling" else value


@after(Suffered, GRINGO)
def arrow_for_the_shooter(g: Dice, me: int, step: Suffered) -> Step | None:
    """Give one arrow to the player who caused a loss, whatever its size."""
    if step.lost[me] and step.by >= 0 and step.by != me:
        return Revenge(me, step.by)
    return None


@dataclass
class Revenge(Step):
    """The arrow for the shooter."""

    who: int
    by: int

    def run(self, g: Dice) -> None:
        if g.state.alive[self.by] and g.state.alive[self.who]:
            g.note("use", "harms", "forced", who=self.who, cause=GRINGO, to=self.by)
            g.stack.append(TakeArrow(self.by, self.by, by=self.who))


@after(Suffered, PEDRO)
def arrows_return_arrows(g: Dice, me: int, step: Suffered) -> Step | None:
    """Let one arrow return to the pile for each point lost."""
    return ArrowBack(me, step.lost[me]) if step.lost[me] else None


ASK_PEDRO = declare(Question("pedro", 7, may_pass=True, nature="helps", sign="snapped-arrow"))


@dataclass
class ArrowBack(Step):
    """Return of one arrow. `left`: number of arrows that may still return."""

    who: int
    left: int

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if not self.left or not s.alive[self.who] or not s.has_arrows(self.who):
            return None
        options = [USE | ABILITY] * bool(s.arrows[self.who])
        options += [USE | ABILITY | CHIEF] * (s.chief == self.who)
        return Ask(self.who, ASK_PEDRO, [*options, PASS], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return ability(PEDRO, left=self.left)

    def take(self, g: Dice, choice: int) -> None:
        if choice == PASS:
            return
        g.stack.append(ArrowBack(self.who, self.left - 1))
        return_arrows(g, self.who, int(not is_chief(choice)), is_chief(choice), self.who)


@after(Fallen, SAM)
def feast(g: Dice, me: int, step: Fallen) -> Step:
    """Give two life points for each other player eliminated."""
    return Feast(me, len(step.seats))


@dataclass
class Feast(Step):
    """Gains for eliminated players, one by one."""

    who: int
    left: int

    def run(self, g: Dice) -> None:
        if self.left:
            g.stack.append(Feast(self.who, self.left - 1))
            g.push(Gain(self.who, 2, SAM))


# --- gains


@folds(DRINK, JESSE)
def two_when_low(g: Dice, me: int, value: int, to: int) -> int:
    """Count each beer for oneself as two, with four life points or fewer before the beers."""
    return 2 if to == me and g.state.thirsty else value


@after(Finish, SUZY)
def calm_hand(g: Dice, me: int, step: Finish) -> Step | None:
    """Give two life points if no die shows a bull's eye of any kind."""
    s = g.state
    if me != s.turn or total(s.faces, BULLSEYE1) or total(s.faces, BULLSEYE1 + 1):
        return None
    return Gain(me, 2, SUZY)


@after(Started, SID)
def cure(g: Dice, me: int, step: Started) -> Step | None:
    return Cure(me) if me == g.state.turn else None


ASK_CURE = declare(Question("cure", 8, tells=True, nature="helps", sign="heart-plus", seat_sign="heart-plus"))


@dataclass
class Cure(Step):
    """One life point for any player at the start of the turn. The player must choose one."""

    who: int

    def run(self, g: Dice) -> Ask:
        return Ask(self.who, ASK_CURE, [CHOOSE | at(p) for p in g.state.clockwise(self.who)], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return ability(SID)

    def take(self, g: Dice, choice: int) -> None:
        to = seat_of(choice)
        g.note("use", "helps", who=self.who, cause=SID, to=to)
        g.push(Gain(to, 1, SID))


# --- Kit Carlson


@after(Gunned, KIT)
def shoots_arrows_away(g: Dice, me: int, step: Gunned) -> Step | None:
    return ArrowAway(me, step.count) if me == g.state.turn else None


ASK_KIT = declare(
    Question("kit", 5, tells=True, may_pass=True, nature="helps", sign="machine-gun", seat_sign="snapped-arrow")
)


@dataclass
class ArrowAway(Step):
    """One arrow of any player returns to the pile for each gatling result."""

    who: int
    left: int

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if not self.left or not s.alive[self.who]:
            return None
        seats = s.clockwise(self.who)
        options = [USE | ABILITY | at(p) for p in seats if s.arrows[p]]
        options += [USE | ABILITY | CHIEF | at(p) for p in seats if s.chief == p]
        return Ask(self.who, ASK_KIT, [*options, PASS], public=True) if options else None

    def prompt(self, g: Dice) -> Prompt:
        return ability(KIT, left=self.left)

    def take(self, g: Dice, choice: int) -> None:
        if choice == PASS:
            return
        to = seat_of(choice)
        g.note("use", "helps", who=self.who, cause=KIT, to=to)
        g.stack.append(ArrowAway(self.who, self.left - 1))
        return_arrows(g, to, int(not is_chief(choice)), is_chief(choice), self.who)
