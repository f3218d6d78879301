"""Phase 2: playing cards and using abilities until the player ends it (core 5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, NAMES, PLAYED, named
from boomtown.card.codes import AIMED, AT, OF_WHAT, PLAY, TARGET, USE, VERB, card_of, name_of, parts, seat_of
from boomtown.card.folds import BARRED, PLAY_OPTIONS
from boomtown.card.hooks import NO_LIMIT, OFFERED
from boomtown.card.index.tables import of_seat
from boomtown.card.questions import Question, declare
from boomtown.card.rules.steps import Play, put_down, source_of, take_effect
from boomtown.card.state import BESIDE
from boomtown.card.step import Prompt, Step
from boomtown.kernel.frame import END, Ask
from boomtown.kernel.hooks import EVERYBODY, Hook, Listeners

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.index.parts import Served

JUST: Final = "just"  # note of a play until the next action of phase 2, for powers that follow a play
USES: Final = (USE,)
ASK_PLAY = declare(Question("play", 0, tells=True, sign="hand"))


@dataclass
class PlayPhase(Step):
    """Phase 2: any number of cards and abilities, until the player ends it."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        if s.index.settle and settle_due(g):
            g.stack.append(self)
            g.settle()
            return None
        return Ask(who, ASK_PLAY, play_options(g, who), False, True)

    def prompt(self, g: Bang) -> Prompt:
        s, who = g.state, self.who
        weapon = s.weapon(who)
        limit = s.bang_limit(who)
        left = NO_LIMIT if limit >= NO_LIMIT else max(0, limit - s.bangs)
        name = KIND[weapon] if weapon >= 0 else "Colt .45"
        reach = s.index.shares[who].range
        return Prompt({"reach": reach, "weapon": {"kind": name}, "bangs": s.bangs, "bangs_left": left})

    def take(self, g: Bang, choice: int) -> None:
        if choice == END:
            if PlayPhase in g.state.index.after:
                g.followed(self)
            return
        g.stack.append(self)
        if choice >> VERB != PLAY and (hook := offer_of(g, self.who, choice)) is not None:
            hook(g, self.who, choice)
            g.state.forget(JUST)
            return
        if JUST in g.state.noted:
            g.state.forget(JUST)
        card, to, of, at = parts(choice)
        me, name, index = self.who, KIND[card] if at < 0 else NAMES[at], g.state.index
        if Play in index.rewrite or Play in index.after:
            g.do(Play(me, card, name, to, of))
        else:  # the same without a step, as no hook needs it
            put_down(g, me, card, name, to, of)
            take_effect(g, me, card, name, to, of)


def offer_of(g: Bang, who: int, choice: int) -> Hook | None:
    """Return the hook that has this choice on offer, None for none.

    The hook of the named source is asked first, then hooks that have declared its verb. A single one is not asked,
    because the choice is one of the options.
    """
    mine, source, verb = of_seat(g.state.index.offers, who), source_of(choice), choice >> VERB
    for _, name, hook in mine:
        if name == source and choice in hook(g, who, None):
            return hook
    could: list[Hook] = []
    for _, name, hook in mine:
        if name != source and verb in OFFERED.get(name, USES):
            could.append(hook)
    if len(could) == 1 and verb != USE:
        return could[0]
    for hook in could:
        if choice in hook(g, who, None):
            return hook
    return None


def settle_due(g: Bang) -> bool:
    for seat, _, hook in g.state.index.settle:  # noqa: SIM110 (a generator costs more than the calls)
        if hook(g, seat) is not None:
            return True
    return False


def play_options(g: Bang, me: int) -> list[int]:
    """Return all options of `me` in phase 2: cards in the order held, cards used as other cards, abilities, END."""
    options: list[int] = []
    s = g.state
    hand, index = s.hands[me], s.index
    if BESIDE in s.noted:
        s.index = s.index_to_play_by(me)
    for card in hand:
        codes = PLAYED[card]
        if codes is not None:
            options += codes(g, me, card)
    served = index.shares[me].served
    if served is not None:
        options += _as_others(g, me, served)
    if not index.extended:
        s.index = index
        options.append(END)
        return options
    if index.plays and (ways := of_seat(index.plays, me)):
        options = _with_ways(g, me, ways, options, served is not None)
    s.index = index
    for _, _, hook in index.offers.get(EVERYBODY, ()):
        options += hook(g, me, None)
    for _, _, hook in index.offers.get(me, ()):
        options += hook(g, me, None)
    if index.immune or BARRED in index.fold:
        options = _allowed(g, me, options)
    options.append(END)
    return g.fold(PLAY_OPTIONS, me, options) if PLAY_OPTIONS in index.fold else options


def _as_others(g: Bang, me: int, served: Served) -> list[int]:
    """Return the options that use cards of the hand as other cards."""
    options: list[int] = []
    for name, which in served.items():
        code = named(name)
        for card in g.state.hands[me]:
            if KIND[card] != name and (which is None or KIND[card] in which):
                options += _plays(g, me, card, name, card | code)
    return options


def _with_ways(g: Bang, me: int, ways: Listeners, options: list[int], serves: bool) -> list[int]:
    """Add further ways to play cards. Each option is listed once, even if several sources allow it."""
    sources = int(serves)
    for _, _, hook in ways:
        if more := hook(g, me):
            options += more
            sources += 1
    return list(dict.fromkeys(options)) if sources > 1 else options


def aims_to_play(g: Bang, me: int, name: str, code: int) -> list[int]:
    """Return `code` with every target that counts for a card played by `me`."""
    s = g.state
    plain, s.index = s.index, s.index_to_play_by(me)
    codes = KINDS[name].aim.codes(g, me, code)
    s.index = plain
    return codes


def _plays(g: Bang, me: int, card: int, name: str, code: int) -> list[int]:
    kind = KINDS[name]
    if kind.cost and len(g.spendable(me, card)) < kind.cost:
        return []
    return kind.aim.codes(g, me, code)


def _allowed(g: Bang, me: int, options: list[int]) -> list[int]:
    """Remove the plays that an event in force forbids, and cards aimed at a player on whom they have no effect."""
    index = g.state.index
    if BARRED in index.fold:
        options = _not_barred(g, me, options)
    return _not_immune(g, me, options) if index.immune else options


def _not_immune(g: Bang, me: int, options: list[int]) -> list[int]:
    out: set[int] = set()
    for owner in g.state.index.immune:
        target, last, free = TARGET[owner], -1, True
        for code in options:
            if code & AT == target:
                play = code & ~OF_WHAT
                if play != last:  # the cards of one target are consecutive
                    last, free = play, card_of(code) < 0 or not g.is_immune(owner, me, code)
                if not free:
                    out.add(code)
    return _without(options, out) if out else options


def _without(options: list[int], out: set[int]) -> list[int]:
    return [code for code in options if code not in out]


def _not_barred(g: Bang, me: int, options: list[int]) -> list[int]:
    if not concerned(g.state.index.fold[BARRED], me):
        return options
    found, last, free = [], -1, True
    for code in options:
        if code >> VERB == PLAY:
            play = code & ~AIMED
            if play != last:  # the targets of one play are consecutive
                last, free = play, g.barred(me, card_of(code), play_name(code)) is None
            if not free:
                continue
        found.append(code)
    return found


def concerned(listeners: Listeners, me: int) -> bool:
    """Return whether one of these hooks works for that seat."""
    for owner, _, _ in listeners:  # noqa: SIM110 (a generator costs more than the loop)
        if owner in (me, EVERYBODY):
            return True
    return False


def play_name(code: int) -> str:
    """Return the name under which a code plays its card."""
    name = name_of(code)
    return KIND[card_of(code)] if name < 0 else NAMES[name]


def plays_as(g: Bang, me: int, name: str) -> list[int]:
    """Return the ways to play cards of the hand as `name` now."""
    options: list[int] = []
    for card in g.state.hands[me]:
        if g.state.serves(me, card, name):
            options += _plays(g, me, card, name, card if KIND[card] == name else card | named(name))
    for _, _, hook in of_seat(g.state.index.plays, me):
        options += [o for o in hook(g, me) if play_name(o) == name]
    return _allowed(g, me, list(dict.fromkeys(options)))


def could_play(g: Bang, me: int, card: int) -> bool:
    """Return whether the card can be played in phase 2 with a target other than `me`."""
    served = g.state.index.shares[me].served or {}
    options = _plays(g, me, card, KIND[card], card)
    for name, which in served.items():
        if KIND[card] != name and (which is None or KIND[card] in which):
            options += _plays(g, me, card, name, card | named(name))
    for _, _, hook in of_seat(g.state.index.plays, me):
        options += [o for o in hook(g, me) if card_of(o) == card]
    return any(seat_of(o) != me for o in _allowed(g, me, options))
