"""Replication of a room: applies messages of the other processes that serve the same table."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from ..cluster.membership import Cluster, ClusterMessage
from ..cluster.presence import Attention, Presence
from ..core.errors import OtherRules
from ..core.tasks import BackgroundTasks
from ..tables.chat import ChatMessage
from ..tables.game_log import Logged
from .broadcast import Broadcaster
from .connections import Connections
from .conversation import Conversation
from .pending_question import PendingQuestion
from .publisher import CHOICE, LONGER, TAKEN_OVER, Publisher
from .state import RoomState
from .store import RoomStore


@dataclass(eq=False)
class RoomReplica:
    """Incoming half of the replication of a table (publisher.py is the outgoing half).

    `changed` is called when something may be due earlier or later than before.
    """

    state: RoomState
    connections: Connections
    broadcast: Broadcaster
    conversation: Conversation
    publisher: Publisher
    question: PendingQuestion
    store: RoomStore
    cluster: Cluster
    tasks: BackgroundTasks
    changed: Callable[[], None]

    def __post_init__(self) -> None:
        self._choices: list[tuple[int, int, Logged]] = []  # made elsewhere: round, number, choice
        self._behind = False  # the storage must be read
        self._following = False

    def on_message(self, news: ClusterMessage) -> None:
        """Apply a message of another process about this table."""
        if news.kind == "here":
            self._on_presence(news.sender, msgspec.json.decode(news.text, type=Presence))
        elif news.kind == CHOICE and self.cluster.has_same_rules(news.sender):
            self._on_choice(news.text)
        elif news.kind in (CHOICE, TAKEN_OVER):  # with other rules: a choice may mean something else here
            self._read_storage()
        elif news.kind == "row":
            if self.state.table.version < int(news.text):
                self._read_storage()
        elif news.kind == "said":
            self.conversation.deliver(msgspec.json.decode(news.text, type=ChatMessage))
        elif news.kind in ("kicked", "freed"):
            self.connections.evict(news.text, removed=news.kind == "kicked")
        elif news.kind == LONGER:
            self._on_longer_moment(news.text)
        elif news.kind == "mind":
            self._on_attention(msgspec.json.decode(news.text, type=Attention))

    def _on_longer_moment(self, text: str) -> None:
        match, (round_, number) = self.state.match, map(int, text.split(" "))
        if match is None or (round_, number) != (self.state.table.round, len(match.log)):
            return
        if match.lengthen_moment(self.state.settings.moment_longer, self.state.clock()):
            self.broadcast.send_game()
            self.changed()

    def on_process_gone(self, process: str) -> None:
        """Forget a process with its clients. It may have stored a choice that it did not announce."""
        self.publisher.process_arrived(process)
        if process in self.connections.others:
            self._change_presence(lambda: self.connections.others.pop(process, None))
            self._read_storage()

    def on_missed_messages(self) -> None:
        """Read the storage: any message may have been sent meanwhile."""
        self._read_storage()

    def on_process_arrived(self) -> None:
        """Try again to play a game of other rules: the new process may have them."""
        if self.state.stuck:
            self.state.lost = ""
            self._read_storage()

    def _on_presence(self, sender: str, presence: Presence) -> None:
        connections = self.connections

        def change() -> None:
            if connections.is_empty() and presence.has_clients:
                connections.expect_all_again()
            connections.others[sender] = presence
            if not presence.has_clients:
                del connections.others[sender]
            for key, claim in presence.acting.items():
                if (claim, sender) > (connections.claims.get(key, 0.0), self.cluster.me):
                    connections.stop_acting(key)

        self.publisher.process_arrived(sender)
        self._change_presence(change)
        if not connections.any_greeted():
            self.question.take_over_timers()
        match = self.state.match
        here = self.state.table.round, -1 if match is None else len(match.log)
        if (presence.round, presence.seq) > here:
            self._read_storage()
        if presence.has_clients and (presence.round, presence.seq) < here:
            self.publisher.publish_presence()  # the sender sees that it is behind, and reads the storage

    def _change_presence(self, change: Callable[[], object]) -> None:
        """Apply a change of who is connected elsewhere."""
        connections, state = self.connections, self.state
        before, watchers = connections.acting(), connections.watchers()
        change()
        after = connections.acting()
        for key in after:
            connections.gone.pop(key, None)
        for key in before - after:
            connections.expect(key)
        connections.last_seen = state.clock()
        if (before, watchers) != (after, connections.watchers()):
            self.broadcast.send_table()
        if state.match is not None and state.match.moment and connections.shared() != (state.match.rest is not None):
            self.tasks.start(self._audience_changed())
        self.changed()

    async def _audience_changed(self) -> None:
        async with self.state.lock:
            if self.question.restart_moment_if_audience_changed():
                self.broadcast.send_game()
        self.changed()

    def _on_attention(self, mind: Attention) -> None:
        """Take over who is late or idle, and the pace.

        A player who acts again must not be noticed: it may be an answer that other players must not notice.
        """
        match, connections = self.state.match, self.connections
        nudged = not connections.idle.issuperset(mind.idle)
        connections.late, connections.idle = set(mind.late), set(mind.idle)
        if match is not None and mind.round == self.state.table.round:
            pace = mind.speed, mind.rushing
            changed = pace != (match.speed, match.rushing)
            match.speed, match.rushing = pace
            if match.purses.back != set(mind.back):
                match.purses.back = set(mind.back)
                self.question.restart()
            if changed:
                self.question.apply_pace()
            if (changed or nudged) and not self.state.lock.locked():
                self.broadcast.send_game()
        self.changed()

    def _on_choice(self, text: str) -> None:
        round_, number, seat, choice, kind, took = text.split(" ")
        if self.connections.any_greeted():
            line = Logged(int(seat), int(choice), kind, float(took) if took else None)
            self._choices.append((int(round_), int(number), line))
            self._follow()
        else:
            self.store.stale = True

    def _read_storage(self) -> None:
        """Read the storage now if clients are here, else before the next client is greeted."""
        self.store.stale = True
        if self.connections.any_greeted():
            self._behind = True
            self._follow()

    def _follow(self) -> None:
        if not self._following:
            self._following = True
            self.tasks.start(self._apply_news())

    async def _apply_news(self) -> None:
        async with self.state.lock:
            self._following = False
            with suppress(OtherRules):  # the clients of this process have received the error
                await self._apply_choices()
        self.changed()

    async def _apply_choices(self) -> None:
        choices, self._choices = self._choices, []
        match, lines = self.state.match, list[Logged]()
        for round_, number, line in choices:
            if match is None or round_ != self.state.table.round:
                self._behind |= round_ > self.state.table.round
            elif number == len(match.log) + len(lines):
                lines.append(line)
            else:
                self._behind |= number > len(match.log) + len(lines)
        if match is not None and lines:
            await self.store.go_on(match, lines)
        if self._behind:
            self._behind = False
            await self.store.catch_up()
