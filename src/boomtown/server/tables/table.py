"""Table as plain data: seats, setup and phase. Rooms change a copy, store it, then swap it in."""

import hmac
from hashlib import sha256
from itertools import cycle
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ..core import entropy, names
from ..core.durations import DAY
from ..core.errors import Refused
from .fair_deal import DealCommitment
from .game_log import Note
from .moderation import Departure, Moderation, Opening, mark, name_mark
from .rematch import Rematch
from .series import Series
from .time_bank import TimeAllowance

Phase = Literal["lobby", "playing", "over"]
COUNTS = 2  # times that the countdown may be started
Pace = Literal["slow", "normal", "fast"]
Speed = Literal[1, 3]  # of bots once no person takes part
SeatKind = Literal["human", "bot", "open"]
PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # factor of the time that bots take


class Seat(Struct):
    """Seat of a table. `key` is the hash of its token, so that the database gives access to no seat."""

    name: str = ""
    kind: SeatKind = "open"
    bot: str | None = None  # bot that plays: always, or while the player is away
    key: str = ""
    left: bool = False  # the player has left: a bot plays at once
    quiet: list[str] = field(default_factory=list)  # moments at which the seat is not asked
    owner: str = ""  # account of the player, or of the one that an open seat is reserved for; never sent to clients
    face: str = ""  # avatar of the player
    keeps: bool = True  # wants the same character in the next game
    again: Rematch | None = None  # wants another game
    # mark of the last address of the player, never sent to clients; earlier versions stored it under this name
    address_mark: str = field(default="", name="place")


class Table(Struct):
    id: str
    code: str
    title: str
    public: bool
    timer: int
    setup: dict[str, Any]  # game, players, sets, options as the engine takes them
    seats: list[Seat] = field(default_factory=list)
    host: int = 0
    phase: Phase = "lobby"
    round: int = 0
    touched: float = 0.0  # wall clock, seconds
    locked: bool = False  # no further player may sit down
    pace: Pace = "normal"
    series: Series = field(default_factory=Series)  # score of the games at this table
    promise: DealCommitment = field(default_factory=DealCommitment)  # of the next game
    manners: Moderation = field(default_factory=Moderation)
    begins: float = 0.0  # wall clock: automatic start of the game, with bots in the open seats; 0: none
    purse: TimeAllowance = field(default_factory=TimeAllowance)  # in place of the timer
    days: int = 0  # correspondence: days for each decision, in place of the timer
    daily: str = ""  # date of the deal of the day that the first game plays
    tournament: str = ""  # code of the tournament that the table belongs to
    version: int = 0  # number of writes; a write with an older version is a conflict

    def copy(self) -> "Table":
        seats = [replace(seat) for seat in self.seats]
        return replace(
            self,
            seats=seats,
            setup=dict(self.setup),
            series=self.series.copy(),
            promise=self.promise.copy(),
            manners=self.manners.copy(),
            purse=replace(self.purse),
        )

    @property
    def game_id(self) -> str:
        return f"{self.id}.{self.round}"

    @property
    def of_the_day(self) -> bool:
        """True until the game after the deal of the day. Its player may change nothing that is equal for all."""
        return bool(self.daily) and self.round <= 1

    @property
    def compared(self) -> bool:
        """True if results are compared between tables: no player gets help or takes a choice back."""
        return self.of_the_day or bool(self.tournament)

    @property
    def hostless(self) -> Literal["daily", "no-host"] | None:
        """Error code that the commands of a host are refused with at a table without one; None: there is a host."""
        if self.of_the_day:
            return "daily"
        return "no-host" if self.manners.strangers or self.tournament else None

    def people(self) -> list[int]:
        """Return the seats of people who play here, connected or not."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left]

    def wishes(self, here: set[str]) -> list[int]:
        """Return the seats of connected people who want another game. `here` has the keys of the connected seats."""
        return [n for n in self.people() if self.seats[n].again is not None and self.seats[n].key in here]

    def agreed(self, here: set[str]) -> bool:
        """Return whether all connected people, at least one, want another game."""
        present = [n for n in self.people() if self.seats[n].key in here]
        return bool(present) and self.wishes(here) == present

    def rematch(self, here: set[str]) -> Rematch:
        """Return the wish that decides: that of the host, else of the next seat clockwise that is connected."""
        first = min(self.wishes(here), key=lambda n: (n - self.host) % len(self.seats), default=self.host)
        return self.seats[first].again or Rematch()

    @property
    def deserted(self) -> bool:
        """True if all players have left before the first game. A table of a tournament waits for its players."""
        return self.phase == "lobby" and not self.people() and not self.tournament

    @property
    def timed(self) -> bool:
        """True if decisions have a timer. A person who plays with bots alone has none."""
        return (self.span > 0 or self.purse.start > 0) and len(self.people()) > 1

    def set_clock(self, purse: TimeAllowance | None, days: int | None) -> None:
        """Set the time bank or the days of correspondence. They exclude each other; None changes nothing."""
        self.purse = self.purse if purse is None else purse
        self.days = self.days if days is None else days
        if self.days:
            self.purse = TimeAllowance()

    @property
    def span(self) -> float:
        """Seconds for a decision without time banks; 0: unlimited."""
        return self.days * DAY or float(self.timer)

    @property
    def by_post(self) -> bool:
        """True if a correspondence game is running."""
        return self.days > 0 and self.phase == "playing" and self.timed

    def seat_of(self, key: str) -> int | None:
        """Return the seat whose token has this hash. Compares all of them in constant time."""
        found = None
        for number, seat in enumerate(self.seats):
            if key and seat.kind == "human" and hmac.compare_digest(seat.key, key):
                found = number
        return found

    def sit(self, name: str, bot: str, owner: str = "", face: str = "", address_mark: str = "") -> tuple[int, str]:
        """Take the first open seat, or that of the last bot. Return its number and the token, which is not stored.

        `bot` plays for the player in their absence.
        """
        if self.phase != "lobby":
            raise Refused("running", "the game is running: watch it instead")
        if self.locked:
            raise Refused("locked", "the host has locked the table")
        if owner and mark(self.id, owner) in self.manners.out:
            raise Refused("kicked", "the host has removed this player")
        self.free_name(name)
        free = [n for n, seat in enumerate(self.seats) if seat.kind == "open"]
        free += [n for n, seat in reversed(list(enumerate(self.seats))) if seat.kind == "bot"]
        if not free:
            raise Refused("full", "every seat is taken: watch instead")
        return free[0], self._seat(free[0], Seat(name, "human", bot, owner=owner, face=face, address_mark=address_mark))

    def sit_reserved(self, owner: str, bot: str, address_mark: str) -> tuple[int, str]:
        """Take the seat that is reserved for this account. Return its number and the token, which is not stored.

        A player who sits there already gets a new token, which ends the old one. `bot` as in `sit`.
        """
        number = next((n for n, seat in enumerate(self.seats) if owner and seat.owner == owner), None)
        if number is None:
            raise Refused("running", "a bot has taken the seat of this player, who did not come in time")
        seat = self.seats[number]
        return number, self._seat(number, replace(seat, kind="human", bot=bot, left=False, address_mark=address_mark))

    def _seat(self, number: int, seat: Seat) -> str:
        """Put a player on a seat and return a new token for it."""
        token = entropy.seat_token()
        self.seats[number] = replace(seat, key=hash_token(token))
        self._rename_bots(names.skeleton(seat.name))
        if self.seats[self.host].kind != "human":  # all players had left
            self.host = number
        return token

    def _rename_bots(self, alike: str) -> None:
        """Rename the bots whose name looks like that of a new player."""
        for seat in self.seats:
            if seat.kind == "bot" and names.skeleton(seat.name) == alike:
                seat.name = names.bot_name({names.skeleton(other.name) for other in self.seats})

    def free_name(self, name: str, bots: bool = False) -> None:
        """Refuse with `name-taken` if a player, or one of the `bots`, has this name or one that looks like it."""
        alike = names.skeleton(name)
        kinds = ("human", "bot") if bots else ("human",)
        if any(seat.kind in kinds and seat.name and names.skeleton(seat.name) == alike for seat in self.seats):
            raise Refused("name-taken", "expected a name unlike those of others at this table", name=name)

    def count_down(self, until: float) -> None:
        """Set the time of the automatic start (wall clock; 0: never).

        The number of countdowns is limited, because players wait for them.
        """
        if until and self.manners.counts >= COUNTS:
            raise Refused("counted", f"expected at most {COUNTS} countdowns")
        self.begins = until
        self.manners.counts += bool(until)

    def leave(self, number: int) -> None:
        """Leave a seat. In the lobby it is free again; later a bot plays until the token is used again.

        At a table of a tournament the seat stays reserved.
        """
        if self.phase == "lobby":
            seat = self.seats[number]
            self.seats[number] = Seat(seat.name, owner=seat.owner, face=seat.face) if self.tournament else Seat()
        else:
            self.seats[number].left, self.seats[number].again = True, None
            if self.phase == "over" and not any(seat.again for seat in self.seats):
                self.begins = 0.0
        if number == self.host:
            self.hand_over([n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left])

    def kick(self, number: int, bot: str) -> str:
        """Free the seat of a player and return the key of its token. In a running game `bot` plays on."""
        if number >= len(self.seats) or self.seats[number].kind != "human" or number == self.host:
            raise Refused("bots", "expected the seat of another person")
        seat, host = self.seats[number], self.seats[self.host]
        if seat.owner and seat.owner != host.owner:
            self.manners.remove(mark(self.id, seat.owner))
        if seat.address_mark and seat.address_mark != host.address_mark:
            self.manners.remove(seat.address_mark)
        self.manners.remove(name_mark(self.id, seat.name))
        self.vacate(number, bot)
        return seat.key

    def vacate(self, number: int, bot: str) -> None:
        """Free a seat permanently. In the lobby it is open; in a game `bot` plays on."""
        if number == self.host:
            self.hand_over([n for n in self.people() if n != number])
        self.seats[number] = Seat()
        if self.phase == "playing":
            self.set_bot(number, bot)

    def depart(self, n: int, seat: int, why: Literal["removed", "left"]) -> None:
        """Note before which event of the game a bot took over a seat."""
        if self.phase == "playing":
            self.manners.departures.append(Departure(self.round, n, seat, why))

    def open_who(self, n: int, seat: int) -> None:
        """Note before which event of the game the player of a seat opened "who is who"."""
        self.manners.openings = [*self._openings(), Opening(self.round, n, seat)]

    @property
    def who_open(self) -> list[int]:
        """Seats whose players opened "who is who" in this game."""
        return [one.seat for one in self._openings()]

    def _openings(self) -> list[Opening]:
        return [one for one in self.manners.openings if one.round == self.round and self.phase == "playing"]

    def notes(self, first: int, end: int | None = None) -> list[Note]:
        """Return the notes about players who left the game or opened "who is who", for the events `first` to `end`
        (excluded; None: all).
        """
        found = [Note(one.n, one.seat, one.why) for one in self.manners.departures if one.round == self.round]
        found += [Note(one.n, one.seat, "who") for one in self.manners.openings if one.round == self.round]
        return [one for one in found if first <= one.n and (end is None or one.n < end)]

    def hand_over(self, candidates: list[int]) -> None:
        """Make the next candidate clockwise the host."""
        if candidates:
            self.host = min(candidates, key=lambda n: (n - self.host) % len(self.seats))

    def set_bot(self, number: int, bot: str | None) -> None:
        if number >= len(self.seats) or self.seats[number].kind == "human":
            raise Refused("bots", "expected an open seat or a bot's")
        if bot is None:
            self.seats[number] = Seat()
        elif self.seats[number].kind == "bot":
            self.seats[number].bot = bot
        else:
            taken = {names.skeleton(seat.name) for seat in self.seats}
            self.seats[number] = Seat(names.bot_name(taken), "bot", bot)

    def fill(self, *bots: str, count: int | None = None) -> None:
        """Seat these bots in turn in the last `count` open seats, or in all of them."""
        open_seats = [n for n, seat in enumerate(self.seats) if seat.kind == "open"]
        for number, bot in zip(list(reversed(open_seats))[:count], cycle(bots), strict=False):
            self.set_bot(number, bot)

    def resize(self, count: int) -> None:
        """Add seats at the end, or remove some from the end: open seats before bots, never a person."""
        self.seats.extend(Seat() for _ in range(count - len(self.seats)))
        for kind in ("open", "bot"):
            for number in range(len(self.seats) - 1, -1, -1):
                if len(self.seats) > count and self.seats[number].kind == kind:
                    del self.seats[number]
                    self.host -= self.host > number
        if len(self.seats) > count:
            raise Refused("bad-setup", f"more people than seats: {len(self.seats)} sit here, got players {count}")


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()
