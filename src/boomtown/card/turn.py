"""Turns and their phases as steps (core 5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, NAMES, named
from boomtown.card.codes import DRAW_DECK, PLAY, USE, V_DISCARD, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.hooks import EVERYBODY, NO_LIMIT, rewrites
from boomtown.card.step import Prompt, Step
from boomtown.card.steps import Play, payable
from boomtown.kernel.frame import END, Ask, saved

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@saved
@dataclass(slots=True)
class Round(Step):
    """Lies at the bottom of the stack: one turn after the other."""

    def run(self, g: Bang) -> None:
        g.stack.append(self)
        g.push(Turn(next_on_turn(g)))
        g.settle()


@saved
@dataclass(slots=True)
class Turn(Step):
    """One turn; `stage` counts start, draw, play, discard, end. An eliminated player's turn is over when this surfaces
    (core 5.10).
    """

    who: int
    stage: int = 0
    extra: bool = False

    def run(self, g: Bang) -> None:
        s, who, stage = g.state, self.who, self.stage
        if not s.alive[who]:
            return
        s.phase = ("start", "draw", "play", "discard", "discard")[stage]
        if stage == 4:
            g.push(EndTurn(who, self.extra))
            return
        g.stack.append(Turn(who, stage + 1, self.extra))
        if stage == 0:
            self._begin(g)
        elif stage == 1:
            after = s.live.after
            heard = FirstPhase in after or DrawEnd in after
            g.push(FirstPhase(who, self.extra) if heard else DrawPhase(who))
        else:
            g.push((PlayPhase, DiscardPhase)[stage - 2](who))

    def _begin(self, g: Bang) -> None:
        s, who = g.state, self.who
        s.turn, s.turn_no, s.bangs = who, s.turn_no + 1, 0
        s.used, s.noted, s.laid = frozenset(), {}, ()
        lent = s.lent[who] and not self.extra
        if lent:  # what was borrowed ends before anything else
            s.lent = (*s.lent[:who], (), *s.lent[who + 1 :])
        if lent or s.live.mutes:
            s.refresh()
        g.note("turn", who=who, count=s.turn_no)
        g.push(StartChecks(who))
        if not self.extra and NewRound in s.live.after:
            self._count_round(g)

    def _count_round(self, g: Bang) -> None:
        """A round goes from the leader's turn to the leader's next (high_noon, Event deck 2, 3 and 12)."""
        s, who = g.state, self.who
        again = who in s.course.acted and who == s.leader()
        s.run_on(acted=(who,) if again else (*s.course.acted, who))
        if again:
            g.push(NewRound(who))


@saved
@dataclass(slots=True)
class NewRound(Step):
    """The leader's turn begins again; what happens then follows this step."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


def next_on_turn(g: Bang) -> int:
    """Who follows the turn player."""
    s, fold = g.state, g.state.live.fold
    if "backwards" in fold or "takes_turn" in fold:
        return next(p for p in turn_order(g, s.turn) if takes_turn(g, p))
    return s.left(s.turn)


def turn_order(g: Bang, after_: int) -> tuple[int, ...]:
    """All seats in the order in which turns run now, from the one behind `after_`, that one last."""
    seats = g.state.clockwise(after_)
    return (*(seats[:0:-1] if backwards(g) else seats[1:]), after_)


def backwards(g: Bang) -> bool:
    """Whether turns run counter-clockwise."""
    return bool(g.fold("backwards", EVERYBODY, False))


def takes_turn(g: Bang, seat: int) -> bool:
    """Whether the seat has a turn when the order comes to it."""
    is_in = g.state.alive[seat]
    return g.fold("takes_turn", seat, is_in) if "takes_turn" in g.state.live.fold else is_in


def lose_turn(g: Bang) -> None:
    """Nothing more happens in this turn."""
    while not isinstance(g.stack.pop(), Turn):
        pass


@saved
@dataclass(slots=True)
class StartChecks(Step):
    """What happens at the start of a turn, in the order of core 5.3; looked at anew after each."""

    who: int
    done: tuple[str, ...] = ()

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if not s.alive[who] or not s.live.start:
            return
        due = [
            (order, source, hook)
            for order, owner, source, hook in s.live.start
            if owner in (who, EVERYBODY) and source not in self.done
        ]
        if due:
            _, source, hook = min(due, key=lambda d: d[0])
            g.stack.append(StartChecks(who, (*self.done, source)))
            g.push(hook(g, who))


@saved
@dataclass(slots=True)
class FirstPhase(Step):
    """Phase 1 begins; what happens before the draw follows this step, what comes after it follows DrawEnd."""

    who: int
    extra: bool = False
    begun: bool = False

    def run(self, g: Bang) -> None:
        if not self.begun:
            g.stack.append(FirstPhase(self.who, self.extra, True))
            g.followed(self)
        elif g.state.alive[self.who]:
            g.stack.append(DrawEnd(self.who))
            g.push(DrawPhase(self.who))


@saved
@dataclass(slots=True)
class DrawEnd(Step):
    """Phase 1 is over."""

    who: int

    def run(self, g: Bang) -> None:
        g.followed(self)


@saved
@dataclass(slots=True)
class DrawPhase(Step):
    """The draw of phase 1: two cards. Abilities that change how they are drawn rewrite this step."""

    who: int

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, "draw", [DRAW_DECK], public=True)

    def take(self, g: Bang, choice: int) -> None:
        phase_draw(g, self.who, draw_count(g, self.who))


def draw_count(g: Bang, who: int) -> int:
    """How many cards phase 1 brings: a basic number, then one more or less."""
    fold = g.state.live.fold
    count = g.fold("draw_base", who, 2) if "draw_base" in fold else 2
    return max(0, g.fold("draw_more", who, count)) if "draw_more" in fold else count


def phase_card(g: Bang, who: int) -> tuple[int, str]:
    """The next card of phase 1 and the pile it comes from; -1 when there is none."""
    card = g.fold("phase_card", who, -1) if "phase_card" in g.state.live.fold else -1
    return (card, "discard") if card >= 0 else (g.flip(), "deck")


def phase_draw(g: Bang, who: int, count: int, cause: str = "phase") -> list[int]:
    """Draw cards of phase 1 into the hand, as many as there are."""
    if "phase_card" not in g.state.live.fold:
        drawn = g.draw(who, count, cause)
        remember_second(g, drawn)
        return drawn
    cards: dict[str, list[int]] = {"discard": [], "deck": []}
    for _ in range(count):
        card, pile = phase_card(g, who)
        if card < 0:
            break
        g.gain(who, card)
        cards[pile].append(card)
    phase_cards(g, who, cards["discard"], "discard", cause)
    phase_cards(g, who, cards["deck"], "deck", cause)
    return cards["discard"] + cards["deck"]


def phase_cards(g: Bang, who: int, cards: list[int], zone: str = "deck", cause: str = "phase") -> None:
    """These cards have come into the hand in phase 1."""
    remember_second(g, cards)
    if cards:
        eyes = None if zone == "discard" else (who,)
        g.note("draw", how="forced", who=who, cards=cards, count=len(cards), cause=cause, zone=zone, eyes=eyes)


def remember_second(g: Bang, cards: list[int]) -> None:
    """Note which card of phase 1 was the second, where something follows the end of that phase."""
    s = g.state
    if DrawEnd not in s.live.after:
        return
    drawn = s.noted.get("drawn", 0)
    if drawn <= 1 < drawn + len(cards):
        s.note("second", cards[1 - drawn])
    s.note("drawn", drawn + len(cards))


def draws_as(source: str) -> Callable[[type[DrawPhase]], type[DrawPhase]]:
    """The decorated step is phase 1 of whoever has this source."""

    def keep(phase: type[DrawPhase]) -> type[DrawPhase]:
        rewrites(DrawPhase, source)(lambda g, me, step: phase(me) if step.who == me else step)
        return phase

    return keep


@saved
@dataclass(slots=True)
class PlayPhase(Step):
    """Phase 2: any number of cards and abilities, until the player ends it."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who]:
            return None
        if s.live.settle and settle_due(g):
            g.stack.append(self)
            g.settle()
            return None
        return Ask(who, "play", play_options(g, who), free=True)

    def prompt(self, g: Bang) -> Prompt:
        s, who = g.state, self.who
        weapon = s.weapon(who)
        limit = s.live.limit[who]
        left = NO_LIMIT if limit >= NO_LIMIT else max(0, limit - s.bangs)
        name = KIND[weapon] if weapon >= 0 else "Colt .45"
        return Prompt({"reach": s.live.ranges[who], "weapon": {"kind": name}, "bangs_left": left})

    def take(self, g: Bang, choice: int) -> None:
        if choice == END:
            g.followed(self)
            return
        g.stack.append(self)
        if verb_of(choice) == USE:
            for owner, _, hook in g.state.live.offers:
                if owner in (self.who, EVERYBODY) and choice in hook(g, self.who, None):
                    hook(g, self.who, choice)
                    return
        card = card_of(choice)
        g.push(Play(self.who, card, play_name(choice), seat_of(choice), of_of(choice)))


def settle_due(g: Bang) -> bool:
    return any(hook(g, seat) is not None for seat, _, hook in g.state.live.settle)


def play_options(g: Bang, me: int) -> list[int]:
    """Everything `me` may do in phase 2: cards in the order held, then cards used as others, abilities, END."""
    options: list[int] = []
    for card in g.state.hands[me]:
        kind = KINDS[KIND[card]]
        if not kind.cost or len(payable(g, me, card)) >= kind.cost:
            options += kind.aim.codes(g, me, card)
    served = g.state.live.as_[me]
    if served is not None:
        for name, which in served.items():
            code = named(name)
            for card in g.state.hands[me]:
                if KIND[card] != name and (which is None or KIND[card] in which):
                    options += _plays(g, me, card, name, card | code)
    for owner, _, hook in g.state.live.plays:
        if owner in (me, EVERYBODY):
            options += hook(g, me)
    for owner, _, hook in g.state.live.offers:
        if owner in (me, EVERYBODY):
            options += hook(g, me, None)
    live = g.state.live
    if live.immune or "barred" in live.fold:
        options = _allowed(g, me, options)
    options.append(END)
    return g.fold("play_options", me, options) if "play_options" in live.fold else options


def _plays(g: Bang, me: int, card: int, name: str, code: int) -> list[int]:
    kind = KINDS[name]
    if kind.cost and len(payable(g, me, card)) < kind.cost:
        return []
    return kind.aim.codes(g, me, code)


def _allowed(g: Bang, me: int, options: list[int]) -> list[int]:
    """Without what the event in force forbids, and without cards aimed at somebody on whom they have no effect."""
    live = g.state.live
    if "barred" in live.fold:
        options = [o for o in options if verb_of(o) != PLAY or g.barred(me, card_of(o), play_name(o)) is None]
    if live.immune:
        options = [o for o in options if card_of(o) < 0 or seat_of(o) < 0 or not g.spares(seat_of(o), me, o)]
    return options


def play_name(code: int) -> str:
    """The name under which a code plays its card."""
    name = name_of(code)
    return KIND[card_of(code)] if name < 0 else NAMES[name]


def could_play(g: Bang, me: int, card: int) -> bool:
    """Whether the card can be played in phase 2 otherwise than at its own player."""
    served = g.state.live.as_[me] or {}
    options = _plays(g, me, card, KIND[card], card)
    for name, which in served.items():
        if KIND[card] != name and (which is None or KIND[card] in which):
            options += _plays(g, me, card, name, card | named(name))
    for owner, _, hook in g.state.live.plays:
        if owner in (me, EVERYBODY):
            options += [o for o in hook(g, me) if card_of(o) == card]
    return any(seat_of(o) != me for o in _allowed(g, me, options))


@saved
@dataclass(slots=True)
class DiscardPhase(Step):
    """Phase 3: down to the hand limit, one card at a time in the order the player names (core 5.9, 8.3)."""

    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        if not s.alive[who] or len(s.hands[who]) <= hand_limit(g, who):
            return None
        return Ask(who, "discard", [V_DISCARD | c for c in s.hands[who]], public=True)

    def prompt(self, g: Bang) -> Prompt:
        limit = hand_limit(g, self.who)
        return Prompt({"left": len(g.state.hands[self.who]) - limit, "limit": limit})

    def take(self, g: Bang, choice: int) -> None:
        g.pay(self.who, card_of(choice), "limit")
        g.stack.append(self)


@saved
@dataclass(slots=True)
class EndTurn(Step):
    """The turn has been played to its end; for what happens then. `extra`: it was an extra one."""

    who: int
    extra: bool

    def run(self, g: Bang) -> None:
        g.followed(self)


def hand_limit(g: Bang, who: int) -> int:
    return g.fold("hand_limit", who, g.state.life[who], None)
