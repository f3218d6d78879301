"""Who comes to a table and goes: greeted, watching, sitting, sent away; who is waited for, who only looks idle."""

from time import time

from ..config.settings import Settings
from ..core.errors import Refused
from ..core.names import skeleton
from ..limits.limits import Bucket
from ..tables.moderation import mark, name_mark
from ..tables.protocol import clean_name
from ..tables.table import Table
from .broadcast import Audience
from .outbox import SILENT, Connection


class Door(Audience):
    """The part of a room that knows browsers; the room itself stores and plays."""

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table)
        self.settings = settings
        self.filters = bool(settings.filter_words)
        self.used = False  # somebody has been here since it was read from the storage
        self.last_seen = self.clock()  # when somebody was there, in loop time
        self.stirred_at = self.clock()  # when somebody did something
        self.gone: dict[str, float] = {}  # key of a seat: since when its connection is missing
        self.late: set[str] = set()  # keys of seats whose last answer came from the clock
        self.idle: set[str] = set()  # keys of seats that are there and do nothing: bots answer for them
        self.claims: dict[str, float] = {}  # key of a seat: which claim to act for it counted here last
        self._buckets: dict[str, Bucket] = {}  # of seats, so that nobody gets a full one by coming again
        for seat in table.seats:
            self.expect(seat.key)

    def attach(self, connection: Connection) -> None:
        """A browser came. Of those that do not say who they are the oldest makes room."""
        waiting = [one for one in self.connections if not one.greeted and not one.closed]
        if len(waiting) >= self.settings.waiting_limit:
            waiting[0].close(SILENT)
        self.connections[connection] = None

    def detach(self, connection: Connection) -> None:
        """It is gone; its seat is waited for."""
        self.connections.pop(connection, None)
        if connection.greeted:
            self.last_seen = self.clock()
        if connection.acting:
            connection.acting = False
            self.expect(connection.key)
        if connection.greeted:
            self.show_table()
        self.wake()

    def expect(self, key: str) -> None:
        """Wait for somebody to come for this seat, from now on; not where somebody is there in another process."""
        if key and key not in self.acting():
            self.gone[key] = self.clock()

    def name_of(self, connection: Connection, wish: str | None) -> str:
        """The name of a spectator; "" where the name cannot be had, which is said."""
        try:
            name = clean_name(wish) if wish else ""
            self.table.free_name(name, bots=True)
            if name and any(self._same_name(one, connection, name) for one in self.connections):
                raise Refused("name-taken", "expected a name unlike those of others at this table", name=name)
        except Refused as error:
            connection.refuse(error)
            return ""
        return name

    def _same_name(self, other: Connection, connection: Connection, name: str) -> bool:
        """Tell a spectator who looks as if they had this name, and is not the same person who comes again."""
        same = other is connection or other.address == connection.address
        return bool(other.name) and not same and skeleton(other.name) == skeleton(name)

    def show_table(self) -> None:
        """Show the table to every client. A spectator loses a name that looks like that of a seat."""
        named = [one for one in self.connections if one.name and self.seat_of(one) is None]
        taken = {skeleton(seat.name) for seat in self.table.seats if seat.name} if named else set[str]()
        for one in named:
            if skeleton(one.name) in taken:
                one.name = ""
        super().show_table()

    def act(self, connection: Connection, key: str) -> None:
        """From now on this connection acts for the seat; another one of the same seat only reads."""
        self.claims[key] = self._claim(key)
        self.unseat(key, connection)
        connection.key, connection.acting = key, True
        connection.bucket = self._buckets.setdefault(key, connection.bucket)
        self.gone.pop(key, None)
        self.stirred(key)

    def unseat(self, key: str, but: Connection | None = None) -> None:
        """Whoever acts for the seat here only reads from now on."""
        for other in self.connections:
            if other is not but and other.acting and other.key == key:
                other.acting = False
                other.refuse(Refused("elsewhere", "the seat is played from another window"))

    def _claim(self, key: str) -> float:
        """Greater than every one known: of two connections of a seat the one that came last acts for it."""
        known = [one.acting[key] for one in self.others.values() if key in one.acting]
        return max([time(), *(claim + 1 for claim in (*known, self.claims.get(key, 0.0)))])

    def stand_up(self, connection: Connection) -> None:
        """A spectator from now on."""
        key, acting = connection.key, connection.acting
        connection.key, connection.acting = "", False
        if acting:
            self.expect(key)

    def place(self, address: str) -> str:
        """The mark of an address at this table."""
        return mark(self.table.id, address)

    def let_in(self, address: str) -> str:
        """The mark of an address from which a player may sit down; `kicked` or `crowded` else. At the address of the
        host there may be any number of players. An unknown address is not the host's.
        """
        table, place = self.table, self.place(address)
        if place in table.manners.out:
            raise Refused("kicked", "the host has removed a player from this address")
        shared = not table.manners.strangers and place == table.seats[table.host].place
        seats = [seat.place for seat in table.seats if seat.kind == "human"]
        if not shared and seats.count(place) >= self.settings.seats_per_address:
            raise Refused("crowded", f"expected at most {self.settings.seats_per_address} seats for one address")
        return place

    def may_talk(self, connection: Connection, owner: str) -> None:
        """Refuse a spectator whom the host has removed: by account, address or name."""
        table = self.table
        marks = {self.place(connection.address), mark(table.id, owner), name_mark(table.id, connection.name)}
        if self.seat_of(connection) is None and (connection.removed or not marks.isdisjoint(table.manners.out)):
            raise Refused("removed", "the host has removed this player, who may watch and not talk")

    def absent(self, key: str) -> bool:
        """Tell a player who is not waited for: gone for longer than the grace, or late. By post players come and go."""
        if key in self.late or key in self.idle:
            return True
        if self.table.by_post or key not in self.gone:
            return False
        return self.clock() >= self.gone[key] + self.settings.grace

    def evict(self, key: str, removed: bool) -> None:
        """Have the player of a seat that is free now watch from now on. `removed`: by the host, which they are told."""
        self.gone.pop(key, None)
        for connection in self.connections:
            if connection.key == key:
                connection.key, connection.acting, connection.removed = "", False, removed
                if removed:
                    connection.refuse(Refused("kicked", "the host has freed this seat"))
                else:
                    connection.refuse(Refused("bad-token", "this token opens no seat here any more"))

    def stirred(self, *keys: str) -> None:
        """Who has these seats is doing something again: nobody answers for them any more."""
        self.stirred_at = self.clock()
        self.late.difference_update(keys)
        self.idle.difference_update(keys)

    def wake(self) -> None:
        """Something has changed: see what is due now."""
        raise NotImplementedError
