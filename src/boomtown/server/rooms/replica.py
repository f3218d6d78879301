"""The part of a room that knows of the other processes: who is at the table there, and what happens there."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from ..cluster.membership import Heard, Town
from ..cluster.presence import Mind, Presence
from ..config.settings import Settings
from ..core.errors import OtherRules
from ..tables.chat import Spoken
from ..tables.game_log import Logged
from ..tables.protocol import encode
from ..tables.table import Table
from .connections import Door

WENT_ON = "went"  # the message that a game has gone on
TAKEN = "taken"  # that it does so by other rules


class Everywhere(Door):
    """A room of one process among those that others have of the same table."""

    def __init__(self, table: Table, settings: Settings, town: Town) -> None:
        super().__init__(table, settings)
        self.town = town
        self.stale = False  # others have written, and nobody here has looked since
        self._told = Presence().people  # what the others know
        self._coming: set[str] = set()  # processes in which somebody is about to say hello, by their own words
        self._news: list[tuple[int, int, Logged]] = []  # choices made elsewhere: round, number, choice
        self._behind = False  # the storage has to be looked at
        self._following = False
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """In a task of its own, which is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # telling

    def tell_others(self, kind: str, text: str = "", newest: bool = False) -> None:
        self.town.tell(kind, self.table.id, text, newest)

    def tell_choice(self, number: int, line: Logged) -> None:
        """A choice is stored."""
        if self._followed():
            took = "" if line.took is None else line.took
            self.tell_others(WENT_ON, f"{self.table.round} {number} {line.seat} {line.choice} {line.kind} {took}")

    def _followed(self) -> bool:
        """Whether somebody in another process sees the game, as far as is known here. Whoever says hello there is
        announced before the storage is read there; a process that has nobody at a table looks at the storage itself.
        """
        return bool(self.others or self._coming) or (not self.town.alone and (self.table.by_post or self.town.deaf))

    def tell_row(self, table: Table) -> None:
        """It is stored."""
        self.tell_others("row", str(table.version), newest=True)

    def gossip(self) -> None:
        """Tell who is here, where that has changed."""
        if not self.town.alone:
            now = self.presence()
            if now.people != self._told:
                self._tell_presence(now)

    def tell_presence(self) -> None:
        """Whoever is here or not."""
        self._tell_presence(self.presence())

    def _tell_presence(self, now: Presence) -> None:
        self._told = now.people
        self.tell_others("here", encode(now).decode(), newest=True)

    def tell_mind(self) -> None:
        """What people have done and set, where it has changed."""
        if not self.town.alone:
            match = self.match
            mind = Mind([*self.late], [*self.idle], round=self.table.round)
            if match is not None:
                mind.speed, mind.rushing, mind.back = match.speed, match.rushing, sorted(match.purses.back)
            self.tell_others("mind", encode(mind).decode(), newest=True)

    def tell_whoever_comes(self, process: str) -> None:
        """Somebody is about to say hello there: who is here, and from now on each choice."""
        self._coming.add(process)
        self.tell_presence()

    def presence(self) -> Presence:
        match, keys = self.match, {seat.key for seat in self.table.seats if seat.key}
        acting = {c.key: self.claims.get(c.key, 0.0) for c in self.connections if c.acting}
        greeted = [c for c in self.connections if c.greeted and not c.acting]
        looking = sorted(c.key for c in greeted if c.key in keys)
        told = Presence(acting, looking, len(greeted) - len(looking), self.table.round)
        if match is not None:
            told.seq, told.asked = len(match.log), round(self.clock() - match.asked_at, 3)
        return told

    def stirred(self, *keys: str) -> None:
        known = any(key in self.late or key in self.idle for key in keys)
        super().stirred(*keys)
        if known:
            self.tell_mind()

    # hearing

    def hear(self, news: Heard) -> None:
        """A message of another process about this table."""
        if news.kind == "here":
            self._hear_presence(news.sender, msgspec.json.decode(news.text, type=Presence))
        elif news.kind == WENT_ON and self.town.alike(news.sender):
            self._hear_choice(news.text)
        elif news.kind in (WENT_ON, TAKEN):  # of other rules: a choice may mean something else here
            self._look(True)
        elif news.kind == "row":
            self._look(self.table.version < int(news.text))
        elif news.kind == "said":
            self.hear_said(msgspec.json.decode(news.text, type=Spoken))
        elif news.kind in ("kicked", "freed"):
            self.evict(news.text, removed=news.kind == "kicked")
        elif news.kind == "mind":
            self._hear_mind(msgspec.json.decode(news.text, type=Mind))

    def _hear_presence(self, sender: str, told: Presence) -> None:
        def change() -> None:
            if self.empty() and told.somebody:
                self.gone = dict.fromkeys(self.gone, self.clock())  # the first one is back: waited for anew
            self.others[sender] = told
            if not told.somebody:
                del self.others[sender]
            for key, claim in told.acting.items():
                if (claim, sender) > (self.claims.get(key, 0.0), self.town.me):
                    self.unseat(key)

        self._coming.discard(sender)
        self._change(change)
        if not self.greeted():
            self.adopt()
        here = self.table.round, -1 if self.match is None else len(self.match.log)
        self._look((told.round, told.seq) > here)
        if told.somebody and (told.round, told.seq) < here:
            self.tell_presence()  # it may not have been told: it sees that it is behind, and looks

    def lose(self, process: str) -> None:
        """It is gone, with all its people; what it has stored as the last thing it may not have told."""
        self._coming.discard(process)
        if process in self.others:
            self._change(lambda: self.others.pop(process, None))
            self._look(True)

    def _change(self, change: Callable[[], object]) -> None:
        """Who is there changes by `change`."""
        before, watchers = self.acting(), self.watchers()
        change()
        after = self.acting()
        for key in after:
            self.gone.pop(key, None)
        for key in before - after:
            self.expect(key)
        self.last_seen = self.clock()
        if (before, watchers) != (after, self.watchers()):
            self.show_table()
        if self.match is not None and self.match.moment and self.shared() != (self.match.rest is not None):
            self.soon(self._crowd())
        self.wake()

    def adopt(self) -> None:
        """The pending question was put when those say who are at the table already."""
        match = self.match
        for one in self.others.values():
            if match is not None and (one.round, one.seq) == (self.table.round, len(match.log)):
                match.asked_at = self.clock() - one.asked

    def _hear_mind(self, mind: Mind) -> None:
        """Who does something again must not be noticed: it may be an answer nobody is to know of."""
        match, nudged = self.match, not self.idle.issuperset(mind.idle)
        self.late, self.idle = set(mind.late), set(mind.idle)
        if match is not None and mind.round == self.table.round:
            pace = mind.speed, mind.rushing
            changed = pace != (match.speed, match.rushing)
            match.speed, match.rushing = pace
            if match.purses.back != set(mind.back):
                match.purses.back = set(mind.back)
                self.restart_clock()
            if changed:
                self.hurry()
            if (changed or nudged) and not self.lock.locked():
                self.show_game()
        self.wake()

    def _hear_choice(self, text: str) -> None:
        round_, number, seat, choice, kind, took = text.split(" ")
        if self.greeted():
            line = Logged(int(seat), int(choice), kind, float(took) if took else None)
            self._news.append((int(round_), int(number), line))
            self._follow()
        else:
            self.stale = True

    def missed(self) -> None:
        """Anything may have been said meanwhile."""
        self._look(True)

    def _look(self, needed: bool) -> None:
        if needed:
            self.stale = True
            if self.greeted():
                self._behind = True
                self._follow()

    def _follow(self) -> None:
        if not self._following:
            self._following = True
            self.soon(self._go_after())

    async def _go_after(self) -> None:
        """Do here what was done elsewhere."""
        async with self.lock:
            self._following = False
            with suppress(OtherRules):  # everybody here has been told
                await self._take_news()
        self.wake()

    async def _take_news(self) -> None:
        news, self._news = self._news, []
        match, lines = self.match, list[Logged]()
        for round_, number, line in news:
            if match is None or round_ != self.table.round:
                self._behind |= round_ > self.table.round
            elif number == len(match.log) + len(lines):
                lines.append(line)
            else:
                self._behind |= number > len(match.log) + len(lines)
        if match is not None and lines:
            await self.go_on(match, lines)
        if self._behind:
            self._behind = False
            await self.catch_up()

    async def _crowd(self) -> None:
        async with self.lock:
            if self.recount():
                self.show_game()
        self.wake()

    # what the room around it does

    async def go_on(self, match: Any, lines: list[Logged]) -> None:
        """These choices come next. Under the lock."""
        raise NotImplementedError

    async def catch_up(self) -> None:
        """Look at the storage. Under the lock."""
        raise NotImplementedError

    def recount(self) -> bool:
        """Whether the pause of a moment begins anew. Under the lock."""
        raise NotImplementedError

    def restart_clock(self) -> None:
        """The pending decision is timed from now on."""
        raise NotImplementedError

    def hurry(self) -> None:
        """The pace has changed."""
        raise NotImplementedError
