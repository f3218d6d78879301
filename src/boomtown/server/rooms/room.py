"""Live table: the coordinator of the parts that connect, show, store, replicate and play it.

A change runs under one lock: try it, store it, only then show it. While no client is connected, the room is
paused: no bot moves and no timer runs. It resumes with the first client. While a client is connected, also a
spectator, the game continues and bots play for absent players.
"""

import logging
from collections.abc import Callable
from time import perf_counter, time
from typing import Any

from ..bot_runner.base import BotRunner
from ..cluster.membership import Cluster
from ..config.settings import Settings
from ..core.errors import LostRace, OtherRules, Refused, not_stored
from ..core.tasks import BackgroundTasks
from ..engine import bot_registry
from ..engine.match import Match
from ..observability.metrics import Metrics
from ..records.estimates import RoleEstimates
from ..storage.storage import Conflict, Storage, StorageError
from ..tables.chat import ChatLine
from ..tables.client_messages import Hello
from ..tables.game_log import Kind, Logged
from ..tables.server_messages import Trouble
from ..tables.table import Table, hash_token
from ..tables.time_bank import TimeBank
from . import next_deal
from .autoplay import Autoplay
from .broadcast import Broadcaster
from .connections import Connections
from .conversation import Conversation
from .correspondence import Correspondence
from .held_answers import HeldAnswers
from .outbox import CROWDED, NO_TABLE, OTHER, Connection
from .parts import Accounts, Notices, TurnNotice
from .pending_question import PendingQuestion
from .publisher import Publisher
from .replica import RoomReplica
from .rules_claim import RulesClaim
from .state import RoomState
from .store import RoomStore
from .who_is_who import RoleRequests

UNDER_WAY = 30  # choices after which the players of a game are likely to want its curve

log = logging.getLogger("boomtown.server.rooms")


class Room:
    """One table that is in memory. Its parts share `state`; each takes the parts it uses in its constructor."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        settings: Settings,
        bot_runner: BotRunner,
        metrics: Metrics,
        cluster: Cluster,
        accounts: Accounts,
        notices: Notices,
        estimates: RoleEstimates,
    ) -> None:
        self.storage, self.settings, self.metrics = storage, settings, metrics
        self.bot_runner, self.cluster = bot_runner, cluster
        self.accounts, self.notices = accounts, notices
        self.closed = False
        self.may_report: Callable[[str], bool] = lambda address: True  # counts a report from this address
        self.reported: tuple[float, ChatLine | None] = (0.0, None)  # time of the last report, and its last line
        self._tasks = BackgroundTasks()
        state = self.state = RoomState(table, settings)
        self.lock = state.lock
        self.connections = Connections(state, self._publish_attention)
        self.publisher = Publisher(state, self.connections, cluster)
        self.broadcast = Broadcaster(state, self.connections)
        self.conversation = Conversation(state, self.connections, self.publisher)
        self.question = PendingQuestion(state, self.connections, self.broadcast, self.wake)
        self.rules = RulesClaim(state, self.connections, self.publisher, storage, cluster)
        self.held_answers = HeldAnswers(state, storage)
        self.correspondence = Correspondence(state, self.question, storage)
        self.store = RoomStore(
            state,
            self.connections,
            self.broadcast,
            self.publisher,
            self.question,
            self.rules,
            self.held_answers,
            self.correspondence,
            storage,
            cluster,
            accounts,
            self._tasks,
        )
        self.replica = RoomReplica(
            state,
            self.connections,
            self.broadcast,
            self.conversation,
            self.publisher,
            self.question,
            self.store,
            cluster,
            self._tasks,
            self.wake,
        )
        self.estimates, self.role_requests = estimates, RoleRequests(estimates)
        self.autoplay = Autoplay(self)

    @property
    def table(self) -> Table:
        """The stored table."""
        return self.state.table

    @property
    def match(self) -> Match | None:
        """The game of the table, None in the lobby and before it is loaded."""
        return self.state.match

    # clients

    async def hello(self, connection: Connection, message: Hello) -> None:
        """Greet a client: send the table, and the game from the event on that it has not had."""
        async with self.lock:
            try:
                await self.store.before_hello()
            except OtherRules as error:
                self.publisher.publish_presence()  # no client has come after all
                connection.refuse(error)
                connection.close(OTHER)
                return
            if self.store.vanished:
                connection.refuse(Refused("no-table", "there is no such table any more"))
                connection.close(NO_TABLE)
                return
            if not await self._identify(connection, message):
                return
            connection.greeted = True
            connection.round = self.table.round
            connection.seen = message.since if message.round == self.table.round else 0
            self.connections.used = True
            if self.store.stale:  # a message came while the storage was read
                self.replica.on_missed_messages()
            await self.store.promise_deal()
            restarted = self.question.restart_moment_if_audience_changed()
            self.broadcast.send_table()
            if self.store.trouble:
                connection.send(Trouble(on=True))
            if restarted:
                self.broadcast.send_game()
            else:
                self.broadcast.send_game_to(connection)
        self.wake()

    async def _identify(self, connection: Connection, message: Hello) -> bool:
        """Seat the player of the token, or make the client a spectator; return False if the table is crowded."""
        key = hash_token(message.token) if message.token else ""
        seat = self.table.seat_of(key)
        if seat is None and not connection.greeted and self.connections.watchers() >= self.settings.watchers_limit:
            connection.refuse(Refused("too-many", "too many people are watching this table"))
            connection.close(CROWDED)
            return False
        if key and seat is None:
            connection.refuse(Refused("bad-token", "this token opens no seat here: watching"))
        connection.name = self.connections.spectator_name(connection, message.name) if seat is None else ""
        if connection.key != key:
            self.connections.stand_up(connection)
        if seat is not None:
            await self._take_seat(connection, key, seat)
        return True

    async def _take_seat(self, connection: Connection, key: str, seat: int) -> None:
        """Let a player act for their seat again; the table remembers the address if that can be stored."""
        known, address_mark = self.table.seats[seat], self.connections.address_mark(connection.address)
        if known.left or known.address_mark != address_mark:
            table = self.table.copy()
            table.seats[seat].left, table.seats[seat].address_mark = False, address_mark
            try:
                await self.store.save(table)
            except LostRace:
                raise
            except Refused:
                if known.left:
                    raise
            if known.left:
                self.broadcast.send_game()
        self.connections.act(connection, key)

    def _publish_attention(self) -> None:
        self.publisher.publish_attention()

    def detach(self, connection: Connection) -> None:
        """Remove a connection whose socket is closed."""
        self.connections.detach(connection)
        if connection.greeted:
            self.broadcast.send_table()
        self.wake()

    # the game

    async def start(self, more: dict[str, Any] | None = None, first: bool = False, best_of: int | None = None) -> None:
        """Start the next game with a secret seed and bots in open seats. Under the lock.

        `more`: parts of the setup for this game alone. `first`: deal cards that suit a beginner in seat 0. `best_of`:
        begin a series of this length.
        """
        state, table = self.state, self.table.copy()
        table.fill(bot_registry.default())
        table.series.begin(best_of)
        table.phase, table.round, table.touched, table.begins = "playing", table.round + 1, time(), 0.0
        table.manners.counts, table.manners.departures, table.manners.openings = 0, [], []
        for seat in table.seats:
            seat.keeps, seat.again = True, None
            seat.quiet = [word for word in seat.quiet if "@" not in word]  # without those for one turn of the last game
        setup = {**table.setup, "ask_forced": True, **(more or {})}
        seed, deal = next_deal.draw(table, setup, first)
        match = Match.fresh(table.game_id, setup, seed)
        match.deal, match.purses, match.takes_back = deal, TimeBank(table.purse), not table.compared
        try:
            await self.storage.games.add(table, match.setup, match.seed, match.deal, self.cluster.rules)
        except Conflict:
            await self.store.catch_up()
            raise LostRace() from None
        except StorageError:
            raise not_stored() from None
        await self.accounts.game_started(table, match.setup)
        self.publisher.publish_row(table)
        state.table, state.match, state.notice = table, match, None
        self.connections.mark_active(*self.connections.late, *self.connections.idle)
        self.question.start(match)
        await self.correspondence.store_due()
        self.notify_asked()
        log.info("game started", extra={"round": table.round, "players": len(table.seats)})
        self.broadcast.send_table()
        self.broadcast.send_game()
        self.wake()

    def agreed_at(self, table: Table | None = None) -> float:
        """Return the loop time from which the players' wishes allow the next game, infinity without their agreement.

        All connected players must have asked for it. Players with a lost connection have their grace period to return.
        `table`: the table with a new wish.
        """
        table, gone = table or self.table, self.connections.gone
        if not table.agreed(self.connections.acting()):
            return float("inf")
        seats = [table.seats[n] for n in table.people() if table.seats[n].again is None]
        return max((gone[seat.key] + self.settings.reconnect_grace for seat in seats if seat.key in gone), default=0.0)

    async def start_again(self, table: Table) -> None:
        """Start the next game as the players of `table` want it: this table with their wishes. Under the lock."""
        assert self.match is not None
        wish = table.rematch(self.connections.acting())
        await self.start(self.match.next_setup(table.seats, wish.rotate), best_of=wish.best_of)

    async def play(self, seat: int, choice: int, kind: Kind, command: str | None = None) -> None:
        """Apply one legal choice, store it, then show it. If storing fails, the game is as it is stored.

        Under the lock. `command`: the id that the client gave the choice.
        """
        match = self.match
        assert match is not None
        number, ask = len(match.log), match.game.ask
        try:
            match.step(seat, choice)
            begun, took = perf_counter(), match.elapsed(self.state.clock())
            await self.storage.games.append(match.id, number, seat, choice, kind, command, took)
        except Exception as error:
            if isinstance(error, Conflict) and await self.store.rebuild(match):
                raise LostRace() from None
            if not isinstance(error, StorageError):
                log.exception("choice failed", extra={"round": self.table.round, "seq": number, "seat": seat})
            if not isinstance(error, Conflict):
                await self.store.rebuild(match)
            raise not_stored() from None
        self.publisher.publish_choice(number, Logged(seat, choice, kind, took))
        self.metrics.store_time.observe(perf_counter() - begun)
        self.metrics.choices.of[kind] += 1
        match.append(seat, choice, kind, ask, self.state.clock(), took)
        self.question.start(match)
        if len(match.log) >= UNDER_WAY:
            self.estimates.prepare()
        await self.store.end_if_over()
        if match.game.over:
            self.broadcast.send_table()
        self.broadcast.send_game()
        await self.correspondence.store_due()
        self.notify_asked()
        self.wake()

    def notify_asked(self) -> None:
        """Send a notice to an absent player of a correspondence game who is asked. A moment sends none."""
        match = self.match
        if self.table.by_post and match is not None and not match.moment and match.asked in self.table.people():
            seat, table = self.table.seats[match.asked], self.table
            if seat.key not in self.connections.acting():
                turn = f"{match.id} {match.game.occasion('turn') or match.game.moves}"
                self.notices.turn(TurnNotice(seat.key, seat.owner, table.code, table.title, turn))

    # what happens without a client, and the end

    def storage_trouble_changed(self) -> None:
        """Tell the clients; once the storage works again, give the full time to answer again."""
        for connection in self.connections.open:
            if connection.greeted:
                connection.send(Trouble(on=self.store.trouble))
        if not self.store.trouble:
            self._tasks.start(self._go_on_after_trouble())

    async def _go_on_after_trouble(self) -> None:
        async with self.lock:
            await self.store.catch_up()
            if self.match is not None and not self.match.moment and not self.table.by_post:
                self.match.asked_at = self.state.clock()
                self.broadcast.send_game()
        self.wake()

    def wake(self) -> None:
        """Look at what is due now, and publish who is here: something has changed."""
        if not self.closed:
            self.publisher.publish_presence_if_changed()
            self.autoplay.wake()

    def is_driver(self) -> bool:
        """Return whether this process drives the table (bots, timers): exactly one process with a greeted client does.

        By correspondence one process drives the table also while no client is connected.
        """
        if self.table.by_post and self.connections.is_empty():
            return self.cluster.is_owner_of(self.table.id, self.cluster.same_rules())
        if not self.connections.any_greeted():
            return False
        others = self.connections.others.items()
        elsewhere = [process for process, one in others if one.has_clients and self.cluster.has_same_rules(process)]
        return not elsewhere or self.cluster.is_owner_of(self.table.id, [self.cluster.me, *elsewhere])

    async def close(self) -> None:
        """Stop playing and close all connections; the storage keeps everything."""
        self.closed = True
        await self.autoplay.stop()
        self.connections.close_all()
