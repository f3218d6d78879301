"""Hits, dodges, and the effects of a dodged card (duel, hit and dodge)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import DODGES, KIND, KINDS, NAMES, PLAYED_AS
from boomtown.duel.codes import AS_MISSED, DISCARD, MISSED_, PLAY, USE, card_of, how_of, using
from boomtown.duel.decks import forget, spend
from boomtown.duel.hooks import ANSWERS, DODGED, DODGES_AS, PARRIED, SECOND, SHRUGGED, TRIES
from boomtown.duel.losses import Lose
from boomtown.duel.questions import Question, declare
from boomtown.duel.reveals import Reveal
from boomtown.duel.step import PERSON, Prompt, Step, asks, source_name, source_tag, who_tag
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

BANG, ANY = 1, 2  # flags of a hit: by a BANG! card; every card dodges it
FLAGS: Final = tuple(BANG * (kind.border == "red") | ANY * kind.weak for kind in KINDS)  # by kind
ASK_HIT: Final = declare(Question("hit", 4, may_pass=True, threatens=True, answered_with=NAMES[PLAYED_AS[MISSED_]]))


@dataclass
class Hit(Step):
    """Hit on the character in a slot, who dodges or loses a life point.

    `left`: number of hits to resolve, including this one.
    `tried`: sources that cannot be tried against it again.
    """

    target: int
    shooter: int
    by: int
    source: int
    flags: int = 0
    left: int = 1
    tried: tuple[int, ...] = ()

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        target = self.target
        who = s.who[target]
        if who < 0 or s.lives[target] <= 0:
            return None
        hand = s.hands[target >> 1]
        any_card, dodges_as = self.flags & ANY, DODGES_AS.of[PERSON + who]
        options = []
        for card in hand:
            kind = KIND[card]
            if DODGES[kind]:
                options.append(PLAY | card + 1)
            elif any_card:
                options.append(PLAY | card + 1 | AS_MISSED)
            elif dodges_as is not None and (how := dodges_as(kind)):
                options.append(PLAY | card + 1 | how)
        for card in s.tables[target]:
            answers = ANSWERS.of[KIND[card]]
            if answers is not None and answers(self):
                options.append(USE | card + 1)
        answers = ANSWERS.of[PERSON + who]
        if answers is not None and answers(self):
            options.append(using(who))
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
            "tex": int(second_of(g, self) >= 0),
        }
        return Prompt(args, self.by, source_name(self.source), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.target, 1, self.by, self.source))
        elif choice < USE:
            self._answer(g, card_of(choice), how_of(choice))
        else:
            card = card_of(choice)
            tries = TRIES.of[KIND[card] if card >= 0 else PERSON + how_of(choice) - 1]
            assert tries is not None
            tries(g, self, card)

    def _answer(self, g: Duel, card: int, how: int) -> None:
        """Dodge with a card of the hand, as itself or as another card."""
        s, who = g.state, self.target >> 1
        s.hands[who].remove(card)
        forget(g, card)
        s.discard.append(card)
        if g.log is not None:
            named: dict[str, Any] = {"as": NAMES[PLAYED_AS[how]] if how else None}
            g.note("answer", "protects", who=who, card=card, **named)
        g.stack.append(Dodged(self, PLAYED_AS[how] if how else KIND[card]))

    def try_reveal(self, g: Duel, deck: int, symbol: int, source: int) -> None:
        """Reveal a card that may dodge the hit. Afterwards the source cannot be tried again."""
        tried = (*self.tried, source)
        hit = Hit(self.target, self.shooter, self.by, self.source, self.flags, self.left, tried)
        g.stack += [Revealing(hit, source), Reveal(self.target >> 1, deck, symbol, source)]


@dataclass
class Revealing(Step):
    """Result of a reveal: the hit is dodged, or other means are left."""

    hit: Hit
    means: int

    def lit(self) -> int:
        return self.hit.target

    def result(self, g: Duel, value: bool) -> None:
        g.stack.append(Dodged(self.hit, self.means) if value else self.hit)


def shoot(g: Duel, me: int, target: int, kind: int, left: int = 1) -> None:
    """Queue a hit by a card of that kind."""
    s = g.state
    g.stack.append(Hit(target, s.who[s.front[me]], me, kind, FLAGS[kind], left))


def second_of(g: Duel, hit: Hit) -> int:
    """Return the source that demands a second card to dodge the hit, or -1."""
    leader = g.state.leader(hit.by)
    second = SECOND.of[leader]
    return leader if second is not None and second(hit) else -1


ASK_SECOND: Final = declare(Question("second", 5, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Dodged(Step):
    """Dodge, which may take a second card. Without it, the hit lands.

    `means`: the kind of card or the character that dodged.
    """

    hit: Hit
    means: int

    def run(self, g: Duel) -> Ask | None:
        if second_of(g, self.hit) < 0:
            self._stopped(g)
            return None
        who = self.hit.target >> 1
        hand = g.state.hands[who]
        return Ask(who, ASK_SECOND, [*[DISCARD | card + 1 for card in hand], PASS], public=True)

    def lit(self) -> int:
        return self.hit.target

    def prompt(self, g: Duel) -> Prompt:
        return asks(second_of(g, self.hit), self.hit.by, char=who_tag(g.state.who[self.hit.target]))

    def take(self, g: Duel, choice: int) -> None:
        hit = self.hit
        if choice == PASS:
            g.stack.append(Lose(hit.target, 1, hit.by, hit.source))
            return
        spend(g, hit.target >> 1, card_of(choice), "second")
        self._stopped(g)

    def _stopped(self, g: Duel) -> None:
        """Cancel the hit. Effects printed on its card happen now, all others wait."""
        s, hit = g.state, self.hit
        me = hit.target >> 1
        if g.log is not None:
            fields: dict[str, Any] = {"to": me, "place": hit.target & 1, "character": s.who[hit.target]}
            g.note("stopped", "protects", by=hit.by, cause=source_name(hit.source), **fields)
        dodged = DODGED.of[self.means]
        if dodged is not None:
            dodged(g, hit)
        shrugged = SHRUGGED.of[s.leader(hit.by)]
        if me != hit.by and shrugged is not None:
            shrugged(g, s.front[hit.by])
        parried = PARRIED.of[hit.source]
        if parried is not None:
            parried(g, hit.by, me)
