"""Connections of a room: who acts for a seat, who watches, who is waited for and who is idle."""

from collections.abc import Callable
from itertools import chain, islice
from time import time

from ..cluster.presence import Presence
from ..core.errors import Refused
from ..core.names import skeleton
from ..engine.match import Match
from ..limits.limits import Bucket
from ..tables.moderation import mark, name_mark
from ..tables.text_input import clean_name
from .outbox import SILENT, Connection
from .state import RoomState

GUESTS = 24  # names of spectators in the message about the table


class Connections:
    """Open connections of this process, and the presence that other processes have published.

    Seats are named by their key, the hash of their token. `attention_changed` is called when a player who was late or
    idle acts again.
    """

    def __init__(self, state: RoomState, attention_changed: Callable[[], None]) -> None:
        self.state = state
        self._attention_changed = attention_changed
        self.open: dict[Connection, None] = {}  # in the order they came
        self.others: dict[str, Presence] = {}  # by process
        self.used = False  # a client has been here since the table was loaded
        self.last_seen = state.clock()  # loop time at which a client was last here
        self.active_at = state.clock()  # loop time of the last action
        self.gone: dict[str, float] = {}  # since when (loop time) the connection of a seat is missing
        self.late: set[str] = set()  # seats whose last answer came from the clock
        self.idle: set[str] = set()  # seats that are connected and do nothing: bots answer for them
        self.claims: dict[str, float] = {}  # the newest claim to act for a seat that counted here
        self._buckets: dict[str, Bucket] = {}  # by seat, so that a new connection does not get a full bucket
        for seat in state.table.seats:
            self.expect(seat.key)

    # coming and going

    def attach(self, connection: Connection) -> None:
        """Add a connection. Of those that have not said hello the oldest makes room."""
        waiting = [one for one in self.open if not one.greeted and not one.closed]
        if len(waiting) >= self.state.settings.waiting_limit:
            waiting[0].close(SILENT)
        self.open[connection] = None

    def detach(self, connection: Connection) -> None:
        """Remove a connection and wait for its player."""
        self.open.pop(connection, None)
        if connection.greeted:
            self.last_seen = self.state.clock()
        if connection.acting:
            connection.acting = False
            self.expect(connection.key)

    def close_all(self) -> None:
        """Close every connection; the clients may reconnect."""
        for connection in list(self.open):
            connection.close()

    def expect(self, key: str) -> None:
        """Wait for the player of this seat from now on, if the seat exists and no connection acts for it."""
        if self.state.table.seat_of(key) is not None and key not in self.acting():
            self.gone[key] = self.state.clock()

    def update_seats(self) -> None:
        """Forget the players of freed seats, and wait for each new player who is not connected."""
        keys = {seat.key for seat in self.state.table.seats if seat.kind == "human"}
        for known in (self.gone, self.claims, self._buckets):
            for key in known.keys() - keys:
                del known[key]
        self.late &= keys
        self.idle &= keys
        for key in keys - self.gone.keys():
            self.expect(key)

    def expect_all_again(self) -> None:
        """Start waiting again for every missing player."""
        self.gone = dict.fromkeys(self.gone, self.state.clock())

    def act(self, connection: Connection, key: str) -> None:
        """Let this connection act for the seat; another connection of the seat only reads from now on."""
        self.claims[key] = self._next_claim(key)
        self.stop_acting(key, but=connection)
        connection.key, connection.acting = key, True
        connection.bucket = self._buckets.setdefault(key, connection.bucket)
        self.gone.pop(key, None)
        self.mark_active(key)

    def stop_acting(self, key: str, but: Connection | None = None) -> None:
        """Let connections of this process that act for the seat only read from now on."""
        for other in self.open:
            if other is not but and other.acting and other.key == key:
                other.acting = False
                other.refuse(Refused("elsewhere", "the seat is played from another window"))

    def _next_claim(self, key: str) -> float:
        """Return a claim above every known one: of two connections of a seat the one that came last acts."""
        known = [one.acting[key] for one in self.others.values() if key in one.acting]
        return max([time(), *(claim + 1 for claim in (*known, self.claims.get(key, 0.0)))])

    def stand_up(self, connection: Connection) -> None:
        """Make the player of this connection a spectator."""
        key, acting = connection.key, connection.acting
        connection.key, connection.acting = "", False
        if acting:
            self.expect(key)

    def evict(self, key: str, removed: bool) -> None:
        """Make the player of a freed seat a spectator and tell them. `removed`: the host freed the seat."""
        self.gone.pop(key, None)
        for connection in self.open:
            if connection.key == key:
                connection.key, connection.acting, connection.removed = "", False, removed
                if removed:
                    connection.refuse(Refused("kicked", "the host has freed this seat"))
                else:
                    connection.refuse(Refused("bad-token", "this token opens no seat here any more"))

    def mark_active(self, *keys: str) -> None:
        """Note that the players of these seats act again: bots stop to answer for them."""
        changed = any(key in self.late or key in self.idle for key in keys)
        self.active_at = self.state.clock()
        self.late.difference_update(keys)
        self.idle.difference_update(keys)
        if changed:
            self._attention_changed()

    # who is here

    def acting(self) -> set[str]:
        """Return the keys of seats for which a connection acts, in any process."""
        return {c.key for c in self.open if c.acting}.union(*(one.acting for one in self.others.values()))

    def any_greeted(self) -> bool:
        """Return whether a client has said hello in this process. An open socket alone keeps no game going."""
        return any(connection.greeted for connection in self.open)

    def is_empty(self) -> bool:
        """Return whether no client has said hello in any process."""
        return not self.any_greeted() and not any(one.has_clients for one in self.others.values())

    def watchers(self) -> int:
        """Return the number of spectators in all processes."""
        here = sum(one.greeted and self.seat_of(one) is None for one in self.open)
        return here + sum(one.watchers for one in self.others.values())

    def guests_here(self) -> list[str]:
        """Return the names of spectators in this process, at most `GUESTS`."""
        named = (one.name for one in self.open if one.greeted and one.name and self.seat_of(one) is None)
        return list(islice(dict.fromkeys(named), GUESTS))

    def guests(self) -> list[str]:
        """Return the names of spectators in all processes, at most `GUESTS`."""
        elsewhere = (name for one in self.others.values() for name in one.guests)
        return list(islice(dict.fromkeys(chain(self.guests_here(), elsewhere)), GUESTS))

    def seat_of(self, connection: Connection) -> int | None:
        """Return the seat of a connection. It has shown its token, so the comparison need not take constant time."""
        key = connection.key
        if key:
            for number, seat in enumerate(self.state.table.seats):
                if seat.key == key and seat.kind == "human":
                    return number
        return None

    def shared(self) -> bool:
        """Return whether more than one person sits here or watches: then no one may notice who is asked at a moment."""
        table = self.state.table
        sitting: set[int | None] = {n for n, s in enumerate(table.seats) if s.kind == "human" and not s.left}
        if len(sitting) > 1:
            return True
        looking = [self.seat_of(c) for c in self.open if c.greeted]
        for one in self.others.values():
            looking += [table.seat_of(key) for key in (*one.acting, *one.looking)] + [None] * one.watchers
        return len(sitting.union(looking) - {None}) + looking.count(None) > 1

    def is_absent(self, key: str) -> bool:
        """Return whether a player is gone for longer than the grace period, late or idle.

        By correspondence players come and go: there only late and idle players are absent.
        """
        if key in self.late or key in self.idle:
            return True
        if self.state.table.by_post or key not in self.gone:
            return False
        return self.state.clock() >= self.gone[key] + self.state.settings.reconnect_grace

    def patience_ends(self, match: Match) -> float | None:
        """Return the loop time from which the others may let a bot answer for the asked person.

        None if a clock runs, or if no connected person is asked.
        """
        asked, table = match.asked, self.state.table
        if match.moment or asked is None or table.timed or asked not in table.people():
            return None
        key = table.seats[asked].key
        return None if key in self.gone or key in self.idle else match.asked_at + self.state.settings.idle_timeout

    # names and permissions

    def spectator_name(self, connection: Connection, wish: str | None) -> str:
        """Return the wished name; "" and a refusal to the client if the name cannot be had."""
        try:
            name = clean_name(wish) if wish else ""
            self.state.table.free_name(name, bots=True)
            if name and any(self._same_name(one, connection, name) for one in self.open):
                raise Refused("name-taken", "expected a name unlike those of others at this table", name=name)
        except Refused as error:
            connection.refuse(error)
            return ""
        return name

    @staticmethod
    def _same_name(other: Connection, connection: Connection, name: str) -> bool:
        """Return whether another spectator has this name, unless the same person has come again."""
        same = other is connection or other.address == connection.address
        return bool(other.name) and not same and skeleton(other.name) == skeleton(name)

    def drop_names_of_seats(self) -> None:
        """Take the name of each spectator that looks like the name of a seat."""
        named = [one for one in self.open if one.name and self.seat_of(one) is None]
        taken = {skeleton(seat.name) for seat in self.state.table.seats if seat.name} if named else set[str]()
        for one in named:
            if skeleton(one.name) in taken:
                one.name = ""

    def address_mark(self, address: str) -> str:
        """Return the mark of an address at this table."""
        return mark(self.state.table.id, address)

    def check_may_sit(self, address: str) -> str:
        """Return the mark of an address from which a player may sit down; else refuse: `kicked` or `crowded`.

        Any number of players may sit at the address of the host. An unknown address is not the host's.
        """
        table, address_mark = self.state.table, self.address_mark(address)
        if address_mark in table.manners.out:
            raise Refused("kicked", "the host has removed a player from this address")
        shared = not table.manners.strangers and address_mark == table.seats[table.host].address_mark
        seats = [seat.address_mark for seat in table.seats if seat.kind == "human"]
        if not shared and seats.count(address_mark) >= self.state.settings.seats_per_address:
            raise Refused("crowded", f"expected at most {self.state.settings.seats_per_address} seats for one address")
        return address_mark

    def check_may_talk(self, connection: Connection, owner: str) -> None:
        """Refuse a spectator whom the host has removed: by account, address or name."""
        table = self.state.table
        marks = {self.address_mark(connection.address), mark(table.id, owner), name_mark(table.id, connection.name)}
        if self.seat_of(connection) is None and (connection.removed or not marks.isdisjoint(table.manners.out)):
            raise Refused("removed", "the host has removed this player, who may watch and not talk")
