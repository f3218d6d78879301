"""Card game as a running game: the hooks around its steps, lives, and the methods that the kernel leaves to a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from boomtown.card import codes, first_game, setup
from boomtown.card.cards import KINDS, NUMBER_OF, SUIT, named
from boomtown.card.codes import UNBIDDEN
from boomtown.card.folds import BARRED, KEPT, PIERCES, SUIT_NOW, TALK
from boomtown.card.knowledge import redeal
from boomtown.card.questions import QUESTIONS
from boomtown.card.rules.lives import Hurt, may_be_revived
from boomtown.card.rules.moves import Moves
from boomtown.card.rules.phase_1 import FirstPhase
from boomtown.card.rules.phase_2 import JUST, PlayPhase
from boomtown.card.rules.settle import QUIET, Settle
from boomtown.card.rules.steps import Spent
from boomtown.card.rules.turn import DiscardPhase, Round, StartChecks, Turn, may_return
from boomtown.card.seen import describe, narrate, view, why_not
from boomtown.card.seen.fast_view import FastView
from boomtown.card.state import State
from boomtown.card.step import Step
from boomtown.card.text import Text
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import END, Ask
from boomtown.kernel.game import Json
from boomtown.kernel.hooks import EVERYBODY
from boomtown.kernel.question import Questions

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles

SPARED = "spared"  # note of the turn during an effect on several players: the seat that it leaves out
BETWEEN = (
    Round,
    Turn,
    StartChecks,
    FirstPhase,
    PlayPhase,
    DiscardPhase,
)  # no effect is under way when one of these is on top


@mypyc_attr(allow_interpreted_subclasses=True)  # `clone` makes an empty instance with __new__
class Bang(Moves):
    """BANG! with any of its sets."""

    name: ClassVar[str] = "bang"
    questions: ClassVar[Questions] = QUESTIONS
    __slots__ = ()

    @staticmethod
    def _check(raw_setup: Json) -> Json:
        return setup.check_setup(raw_setup)

    def _lay_out(self) -> None:
        setup.lay_out(self, self.setup)

    # --- hooks

    def followed(self, step: Step) -> None:
        """Queue the steps that follow a step that was carried out, from the turn player clockwise (core 9.4)."""
        listeners = self.state.index.after.get(type(step))
        if listeners is None:
            return
        due: tuple[tuple[int, Step], ...] = ()
        for owner, _, hook in listeners:
            if (then := hook(self, owner, step)) is not None:
                due += ((owner, then),)
        if due:
            self.stack.append(Settle(-1, self.in_turn(due) if len(due) > 1 else due))

    def in_turn(self, due: tuple[tuple[int, Step], ...]) -> tuple[tuple[int, Step], ...]:
        """Return the due steps in order of execution: from the turn player clockwise."""
        return tuple(sorted(due, key=lambda d: self.state.place(d[0])))

    def spent(self, who: int, count: int = 1, cause: str = "") -> None:
        """Queue the steps that follow when `who` has played or discarded cards of the hand as an answer."""
        if Spent in self.state.index.after:
            self.followed(Spent(who, count, cause))
        self.settle(who)

    def barred(self, who: int, card: int, name: str) -> Text | None:
        """Return why `who` may not play the card of the hand as `name` now, or None if they may."""
        free: Text | None = None
        if BARRED not in self.state.index.fold:
            return None
        return self.fold(BARRED, who, free, (card, KINDS[name].counts_as or name))

    def kept(self, who: int, card: int) -> Text | None:
        """Return why `who` may not spend the card of the hand by choice (as a cost, in a Duel), or None if they may."""
        free: Text | None = None
        return self.fold(KEPT, who, free, card) if KEPT in self.state.index.fold else None

    def spendable(self, who: int, besides: int = -1) -> list[int]:
        """Return the cards of the hand that may be discarded as a price, without `besides`, the card that is being paid
        for.
        """
        hand = self.state.hands[who]
        if KEPT in self.state.index.fold:
            return [c for c in hand if c != besides and self.kept(who, c) is None]
        return [c for c in hand if c != besides]

    def unaffected(self, who: int, me: int, card: int) -> bool:
        """Return whether a card of `me` has no effect on `who`."""
        immune = self.state.index.immune
        if who in immune and who != me:
            for _, _, hook in immune[who]:
                if hook(self, who, me, card):
                    return True
        return False

    def is_immune(self, who: int, me: int, code: int) -> bool:
        """Return whether `me` may not aim the card of the code at `who` because it has no effect there."""
        if not self.unaffected(who, me, codes.card_of(code)):
            return False
        if self.setup["options"].get("spare_diamonds") and codes.verb_of(code) == codes.PLAY:
            return False
        return PIERCES not in self.state.index.fold or not self.fold(PIERCES, me, False, code)

    def struck(self, me: int, card: int) -> list[int]:
        """Return all other players that the card affects, clockwise from the left."""
        others = self.state.others(me)
        if SPARED in self.state.noted:
            others = [p for p in others if p != self.state.noted[SPARED]]
        return [p for p in others if not self.unaffected(p, me, card)] if self.state.index.immune else others

    def all_struck(self, me: int, card: int) -> list[int]:
        """Return the player of the card and all other players that it affects, clockwise from `me`."""
        struck = self.struck(me, card)
        return struck if self.state.noted.get(SPARED) == me else [me, *struck]

    def reached(self, me: int) -> list[int]:
        """Return all seats that an effect on all players reaches, clockwise from `me`."""
        seats = [me, *self.state.others(me)]
        return [p for p in seats if p != self.state.noted[SPARED]] if SPARED in self.state.noted else seats

    def settle(self, only: int = -1) -> None:
        """Queue the check of settling abilities: of one seat, or of all seats."""
        for owner, _, _ in self.state.index.settle:
            if only in (-1, owner):
                self.stack.append(QUIET[only])
                return

    def suit(self, card: int) -> str:
        """Return the suit that counts now."""
        if SUIT_NOW not in self.state.index.fold:
            return SUIT[card]
        return self.fold(SUIT_NOW, EVERYBODY, SUIT[card], card)

    # --- lives

    def lives_of(self, name: str) -> int:
        """Return the bullets of a character under the options of this game."""
        return setup.lives_of(name, self.setup["options"])

    def heal(self, who: int, count: int, cause: str) -> None:
        """Regain lives up to the maximum."""
        s = self.state
        before = s.life[who]
        if who in s.course.ghosts:
            return
        s.life[who] = min(before + count, s.max_life[who])
        if s.life[who] > before and self.log is not None:
            self.note("heal", "helps", "forced", who=who, count=s.life[who] - before, life=s.life[who], cause=cause)

    # --- talking

    def talk_price(self, seat: int) -> int:
        s = self.state
        if TALK not in s.index.fold or s.phase in ("setup", "over") or not s.alive[seat] or seat in s.course.ghosts:
            return 0
        return self.fold(TALK, seat, 0)

    def _pay_for_talking(self, seat: int) -> None:
        """Take the price of talking. No player is responsible for the loss.

        A loss that may eliminate the seat is queued after the effect that is under way.
        """
        s, price, at = self.state, self.talk_price(seat), len(self.stack)
        if s.life[seat] <= price:
            at = 1 + max(i for i, step in enumerate(self.stack) if isinstance(step, BETWEEN))
        source = s.index.fold[TALK][0][1]
        self.note("talk", "harms", who=seat, count=price, cause=source)
        self.stack.insert(at, self.rewritten(Hurt(seat, price, -1, source)))

    # --- kernel's open ends

    def _answer(self, ask: Ask, choice: int) -> None:
        if choice >= UNBIDDEN:  # the question stays on the stack; its step asks again afterwards
            self.use(ask.who, choice)
        else:
            self.stack.pop().take(self, choice)

    def use(self, me: int, choice: int) -> None:
        """Use the unbidden ability that the choice names."""
        source = codes.name_of(choice)
        for _, name, hook in self.state.index.unbidden.get(me, ()):
            if NUMBER_OF[name] == source:
                self.state.forget(JUST)
                hook(self, me, True)
                return
        raise AssertionError(f"seat {me} has no such ability: {choice}")

    def put(self, ask: Ask) -> tuple[Ask, bool]:
        if (ask.free or len(ask.options) > 1) and ask.who not in self.state.index.unbidden:
            return ask, True  # the common case
        return super().put(ask)

    def _widen(self, ask: Ask) -> Ask:
        mine = self.state.index.unbidden.get(ask.who)
        if mine is None or ask.question.completes or ask.silent:
            return (
                ask  # core 2.9: an action is completed first. At a moment without options the seat must not learn of it
            )
        for seat, name, hook in mine:
            if hook(self, seat, False) is None:
                code = codes.UNBIDDEN | codes.V_USE | codes.NO_CARD | named(name)
                options = ask.options[:]
                at = len(options) - 1 if options and options[-1] < 0 else len(options)
                options.insert(at, code)
                ask = Ask(ask.who, ask.question, options, ask.public, ask.free, ask.moment)
        return ask

    def _is_action(self, ask: Ask, choice: int) -> bool:
        return choice >= codes.UNBIDDEN or (ask.free and choice != END)

    def _seen(self, event: Json, seat: int | None) -> Json:
        return narrate.seen(event, seat)

    def _load_state(self, data: Json) -> State:
        return State.load(data, tuple(self.setup["sets"]))

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        return cast(Self, redeal.redeal(self, seat, rng, roles))

    # --- looking

    @property
    def result(self) -> Json | None:
        s = self.state
        return {"winners": list(s.winners), "side": s.side, "roles": list(s.roles)} if s.side else None

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        s = self.state
        more: Json = {}
        if keep:
            more["keep"] = {str(p): s.characters[p] for p in range(s.n) if s.alive[p] and s.characters[p]}
        if rotate:  # three players have no sheriff, the deputy begins
            first = "sheriff" if "sheriff" in s.roles else "deputy"
            more["sheriff"] = (s.roles.index(first) + 1) % s.n
            if "rotate" in self.setup:
                more["rotate"] = 0
        return more

    def in_game(self, seat: int) -> bool:
        return self.state.alive[seat]

    def may_return(self, seat: int) -> bool:
        s = self.state
        return not s.alive[seat] and (may_return(s) or may_be_revived(s))

    def suits_beginner(self, seat: int) -> bool:
        return first_game.suits_beginner(self.state, seat)

    def fast_view(self, seat: int) -> FastView:
        return FastView(self, seat)

    def view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        return view.views(self, seats)

    def occasion(self, scope: str) -> str:
        turn = f"turn{self.state.turn_no}"
        if scope == "turn":
            return turn
        card = self.prompt.card
        return "" if card is None else f"{turn} card{card}"

    def _describe(self, ask: Ask) -> Json:
        return describe.decision(self, ask)

    def why_not(self, seat: int) -> list[Json]:
        return why_not.why_not(self, seat)

    def end(self, side: str, winners: list[int], who: int = -1) -> None:
        """End the game."""
        s = self.state
        s.side, s.winners, s.phase = side, tuple(winners), "over"
        self.stack.clear()
        decided: dict[str, Any] = {"who": who, "role": s.roles[who]} if who >= 0 else {}
        self.note("end", winners=winners, side=side, roles=list(s.roles), **decided)
