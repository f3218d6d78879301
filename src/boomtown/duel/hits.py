"""A hit and its dodges, and what a dodged card still does (duel, hit and dodge, Tex Killer, Annie Oakey, Sid Curry)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import BARREL, BARREL_SIGN, HAT, IS_HIT, KIND, MISSED, NAMES, RIPOSTE
from boomtown.duel.cast import ANNIE_OAKEY, SID_CURRY, TEX_KILLER, WYATT_EAR
from boomtown.duel.codes import AS_MISSED, DISCARD, HOW_AT, PLAY, USE, card_of, using
from boomtown.duel.decks import forget, spend, unlay
from boomtown.duel.dodged import dodged_text
from boomtown.duel.losses import Lose
from boomtown.duel.questions import Question, declare
from boomtown.duel.reveals import Reveal
from boomtown.duel.step import PERSON, Prompt, Step, asks, source_name, source_tag, who_tag
from boomtown.duel.waiting import HIT, MAY_DRAW, wait
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

BANG, ANY, TEXT = 1, 2, 4  # of a hit: from a BANG! card; every card dodges it; its card does something when dodged
TRIED_BARREL, TRIED_SID = 1, 2
BY_CARD, BY_RIPOSTE, BY_TABLE, BY_SID = range(4)  # how it was dodged
ASK_HIT: Final = declare(Question("hit", 4, may_pass=True, threatens=True, answered_with=NAMES[MISSED]))


@dataclass
class Hit(Step):
    """The character in the slot dodges, or loses a life point. `left`: hits still to come, this one included."""

    target: int
    shooter: int
    by: int
    source: int
    flags: int = 0
    left: int = 1
    tried: int = 0

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        target = self.target
        if s.who[target] < 0 or s.lives[target] <= 0:
            return None
        hand = s.hands[target >> 1]
        any_card, annie = self.flags & ANY, s.who[target] == ANNIE_OAKEY
        options = []
        for card in hand:
            kind = KIND[card]
            if kind in (MISSED, RIPOSTE):
                options.append(PLAY | card + 1)
            elif any_card or (annie and IS_HIT[kind]):
                options.append(PLAY | card + 1 | AS_MISSED)
        for card in s.tables[target]:
            kind = KIND[card]
            if kind == HAT or (kind == BARREL and not self.tried & TRIED_BARREL):
                options.append(USE | card + 1)
        if s.who[target] == SID_CURRY and not self.tried & TRIED_SID:
            options.append(using(SID_CURRY))
        options.append(PASS)
        return Ask(target >> 1, ASK_HIT, options, public=not hand)

    def lit(self) -> int:
        return self.target

    def prompt(self, g: Duel) -> Prompt:
        s = g.state
        args = {
            "by": seat(self.by),
            "char": who_tag(s.who[self.target]),
            "source": source_tag(self.source),
            "left": self.left,
            "lives": s.lives[self.target],
            "tex": int(by_tex(g, self)),
        }
        return Prompt(args, self.by, source_name(self.source), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.target, 1, self.by, self.source))
            return
        s, who, card = g.state, self.target >> 1, card_of(choice)
        if choice < USE:
            s.hands[who].remove(card)
            forget(g, card)
            s.discard.append(card)
            if g.log is not None:
                named: dict[str, Any] = {"as": "Missed!" if choice >> HOW_AT else None}
                g.note("answer", "protects", who=who, card=card, **named)
            g.stack.append(Dodged(self, BY_RIPOSTE if KIND[card] == RIPOSTE else BY_CARD))
        elif card < 0:
            g.stack += [
                self._trying(TRIED_SID),
                Reveal(who, 1 - who, BARREL_SIGN, PERSON + SID_CURRY),
            ]
        elif KIND[card] == HAT:
            if g.log is not None:
                g.note("use", "protects", who=who, cause=NAMES[HAT])
            unlay(g, self.target, card, "spent")
            g.stack.append(Dodged(self, BY_TABLE))
        else:
            g.stack += [self._trying(TRIED_BARREL), Reveal(who, who, BARREL_SIGN, BARREL)]

    def _trying(self, what: int) -> Revealing:
        hit = Hit(self.target, self.shooter, self.by, self.source, self.flags, self.left, self.tried | what)
        return Revealing(hit, BY_SID if what == TRIED_SID else BY_TABLE)


@dataclass
class Revealing(Step):
    """A reveal decides whether the hit is dodged; if not, other means are left."""

    hit: Hit
    means: int

    def lit(self) -> int:
        return self.hit.target

    def result(self, g: Duel, value: bool) -> None:
        g.stack.append(Dodged(self.hit, self.means) if value else self.hit)


def by_tex(g: Duel, hit: Hit) -> bool:
    """Whether it takes a second card to dodge it."""
    return bool(hit.flags & BANG) and g.state.leads(hit.by, TEX_KILLER)


ASK_SECOND: Final = declare(Question("second", 5, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Dodged(Step):
    """The dodge is there; against Tex Killer one more card must be discarded, else the hit lands."""

    hit: Hit
    means: int

    def run(self, g: Duel) -> Ask | None:
        if not by_tex(g, self.hit):
            self._stopped(g)
            return None
        who = self.hit.target >> 1
        hand = g.state.hands[who]
        return Ask(who, ASK_SECOND, [*[DISCARD | card + 1 for card in hand], PASS], public=True)

    def lit(self) -> int:
        return self.hit.target

    def prompt(self, g: Duel) -> Prompt:
        return asks(PERSON + TEX_KILLER, self.hit.by, char=who_tag(g.state.who[self.hit.target]))

    def take(self, g: Duel, choice: int) -> None:
        hit = self.hit
        if choice == PASS:
            g.stack.append(Lose(hit.target, 1, hit.by, hit.source))
            return
        spend(g, hit.target >> 1, card_of(choice), "second")
        self._stopped(g)

    def _stopped(self, g: Duel) -> None:
        """The hit is cancelled: what its card says of that happens now, all else waits."""
        s, hit = g.state, self.hit
        me = hit.target >> 1
        if g.log is not None:
            fields: dict[str, Any] = {"to": me, "place": hit.target & 1, "character": s.who[hit.target]}
            g.note("stopped", "protects", by=hit.by, cause=source_name(hit.source), **fields)
        if self.means == BY_RIPOSTE:
            wait(g, HIT, s.front[me], RIPOSTE)
        elif self.means == BY_SID:
            wait(g, HIT, hit.target, PERSON + SID_CURRY, hit.shooter)
        if me != hit.by and s.leads(hit.by, WYATT_EAR):
            wait(g, MAY_DRAW, s.front[hit.by], PERSON + WYATT_EAR)
        if hit.flags & TEXT:
            dodged_text(g, hit.source, hit.by, me)
