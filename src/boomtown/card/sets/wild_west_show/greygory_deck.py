"""Greygory Deck: has the abilities of two characters of the base game that no player has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import CHARACTERS, NAMES, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_USE, name_of
from boomtown.card.hooks import HOOKS, after, at_start, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.phase_1 import DRAWS_TOGETHER, DrawPhase
from boomtown.card.rules.steps import ASK_ABILITY, ability_prompt
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.wild_west_show.shared import OF_SET
from boomtown.card.setup import Deal
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

GREYGORY: Final = "Greygory Deck"
ORDER = 27  # order of the exchange: after events and show cards, before any check
character(GREYGORY, 4, OF_SET, number=213, code="Greygory", keeps_lent=True)


@after(Deal, GREYGORY)
def two_characters(g: Bang, me: int, deal: Deal) -> Step | None:
    """Draw two characters before the first turn. [wild_west_show, Greygory Deck 1]"""
    return DrawTwo(me)


@at_start(GREYGORY, ORDER)
def exchange_both(g: Bang, me: int) -> Step:
    """Offer the exchange of both at the start of the turn. [wild_west_show, Greygory Deck 2]"""
    return OfferExchange(me)


def free_characters(g: Bang, me: int) -> list[str]:
    """Return the characters of the base game that no other player has, the own two included."""
    s = g.state
    lent = [
        name for p, names in enumerate(s.lent) if p != me and CHARACTERS[s.characters[p]].keeps_lent for name in names
    ]
    taken = {*s.characters, *s.kept("spares"), *lent}
    return [name for name, of in CHARACTERS.items() if of.set == "base" and name not in taken]


@dataclass
class OfferExchange(Step):
    who: int

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.who] or g.state.characters[self.who] != GREYGORY:
            return None
        return Ask(self.who, ASK_ABILITY, [V_USE | NO_CARD | named(GREYGORY), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return ability_prompt(GREYGORY)

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            g.note("use", "neutral", who=self.who, cause=GREYGORY)
            g.push(DrawTwo(self.who))


@dataclass
class DrawTwo(Step):
    """Draw of two random characters, face up."""

    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        free = [V_CHOOSE | NO_CARD | named(name) for name in free_characters(g, who)]
        names: list[str] = []
        for _ in range(min(2, len(free))):
            code = g.pick(free)
            free.remove(code)
            names.append(NAMES[name_of(code)])
        s.lent = (*s.lent[:who], tuple(names), *s.lent[who + 1 :])
        s.refresh(who)
        for name in names:
            g.note("lend", how="random", who=who, to=who, character=name)


# --- two abilities for phase 1


def draws(name: str) -> bool:
    """Return whether the ability changes the draw of phase 1."""
    return any(what == "rewrite" and key is DrawPhase for what, key, _ in HOOKS.of.get(name, ()))


@rewrites(DrawPhase, GREYGORY)
def which_draw(g: Bang, me: int, phase: DrawPhase) -> Step:
    """Combine two abilities for phase 1 if possible, otherwise ask for one. [wild_west_show, Greygory Deck 3]"""
    s = g.state
    names = tuple([name for owner, name, _ in s.index.rewrite[DrawPhase] if owner == me and name in s.lent[me]])
    if phase.who != me or len(names) < 2:
        return phase
    together = DRAWS_TOGETHER.get(frozenset(names))
    return ChooseDraw(me, names) if together is None else together(me)


ASK_WHICH = declare(Question("which-ability", 49, of_set="wild_west_show", sign="duality-mask"))


@dataclass
class ChooseDraw(Step):
    who: int
    names: tuple[str, ...]

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_WHICH, [V_CHOOSE | NO_CARD | named(name) for name in self.names], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(GREYGORY)}, source=GREYGORY)

    def take(self, g: Bang, choice: int) -> None:
        s, who, chosen = g.state, self.who, NAMES[name_of(choice)]
        for owner, name, hook in s.index.rewrite[DrawPhase]:
            if owner == who and name == chosen:
                g.stack.append(hook(g, who, DrawPhase(who)))
                return
