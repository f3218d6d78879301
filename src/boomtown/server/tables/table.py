"""A table as plain data: who sits where and what is played. Rooms change a copy, store it, then swap it in."""

import hmac
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from ..core import entropy, names
from ..core.durations import DAY
from ..core.errors import Refused
from .fair_deal import Promise
from .game_log import Note
from .moderation import Departure, Manners, mark, name_mark
from .series import Series
from .time_bank import Purse

Phase = Literal["lobby", "playing", "over"]
COUNTS = 2  # times that a game may be set to begin by itself
Pace = Literal["slow", "normal", "fast"]
Speed = Literal[1, 3]  # of bots once no person takes part
SeatKind = Literal["human", "bot", "open"]
PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # how long bots take, beside the normal pace


class Seat(Struct):
    """One chair; `key` is the hash of the token that acts for it, so the data base opens no seat."""

    name: str = ""
    kind: SeatKind = "open"
    bot: str | None = None  # who plays: always, or while the human is away
    key: str = ""
    left: bool = False  # said goodbye: a bot plays at once
    quiet: list[str] = field(default_factory=list)  # the moments at which the seat is not asked
    owner: str = ""  # the account of the person, told to nobody
    face: str = ""  # which drawing stands for the person
    keeps: bool = True  # wishes to keep the character in the next game
    place: str = ""  # mark of the address that the person came from last, told to nobody


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
    locked: bool = False  # nobody new may sit down
    pace: Pace = "normal"
    series: Series = field(default_factory=Series)  # the score of the games played here
    promise: Promise = field(default_factory=Promise)  # of the next game
    manners: Manners = field(default_factory=Manners)
    begins: float = 0.0  # wall clock: when the game begins by itself, with bots in the open seats; 0: it does not
    purse: Purse = field(default_factory=Purse)  # in place of the timer
    days: int = 0  # correspondence: so many for each decision, in place of the timer
    version: int = 0  # counts the times it was stored: who writes an older one has missed something

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

    def people(self) -> list[int]:
        """Seats of the persons who play here, connected or not."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left]

    @property
    def deserted(self) -> bool:
        """Whether everybody has got up before the first game."""
        return self.phase == "lobby" and not self.people()

    @property
    def timed(self) -> bool:
        """Whether decisions have a clock: nobody waits for a person who plays with bots alone."""
        return (self.span > 0 or self.purse.start > 0) and len(self.people()) > 1

    def set_clock(self, purse: Purse | None, days: int | None) -> None:
        """Purses, or correspondence, each where it is said; not both."""
        self.purse = self.purse if purse is None else purse
        self.days = self.days if days is None else days
        if self.days:
            self.purse = Purse()

    @property
    def span(self) -> float:
        """Seconds for a decision, where nobody has a purse; 0: any time."""
        return self.days * DAY or float(self.timer)

    @property
    def by_post(self) -> bool:
        """Whether a game is played here that goes on while nobody is there."""
        return self.days > 0 and self.phase == "playing" and self.timed

    def seat_of(self, key: str) -> int | None:
        """Seat whose token has this hash; compares all of them in constant time."""
        found = None
        for number, seat in enumerate(self.seats):
            if key and seat.kind == "human" and hmac.compare_digest(seat.key, key):
                found = number
        return found

    def sit(self, name: str, bot: str, owner: str = "", face: str = "", place: str = "") -> tuple[int, str]:
        """Take the first open seat, or the last bot's; return its number and the token, which is kept nowhere.

        `bot` plays for the player in their absence.
        """
        if self.phase != "lobby":
            raise Refused("running", "the game is running: watch it instead")
        if self.locked:
            raise Refused("locked", "the host has locked the table")
        if owner and mark(self.id, owner) in self.manners.out:
            raise Refused("kicked", "the host has sent this person away")
        self.free_name(name)
        free = [n for n, seat in enumerate(self.seats) if seat.kind == "open"]
        free += [n for n, seat in reversed(list(enumerate(self.seats))) if seat.kind == "bot"]
        if not free:
            raise Refused("full", "every seat is taken: watch instead")
        number, token = free[0], entropy.seat_token()
        self.seats[number] = Seat(name, "human", bot, hash_token(token), owner=owner, face=face, place=place)
        self._rename_bots(names.skeleton(name))
        if self.seats[self.host].kind != "human":  # everybody had left
            self.host = number
        return number, token

    def _rename_bots(self, alike: str) -> None:
        """A person has come who is called like a bot."""
        for seat in self.seats:
            if seat.kind == "bot" and names.skeleton(seat.name) == alike:
                seat.name = names.bot_name({names.skeleton(other.name) for other in self.seats})

    def free_name(self, name: str, bots: bool = False) -> None:
        """`name-taken` where a person at the table, or one of its `bots`, has this name or one that looks like it."""
        alike = names.skeleton(name)
        kinds = ("human", "bot") if bots else ("human",)
        if any(seat.kind in kinds and seat.name and names.skeleton(seat.name) == alike for seat in self.seats):
            raise Refused("name-taken", "expected a name unlike those of others at this table", name=name)

    def count_down(self, until: float) -> None:
        """Begin by itself at that time (wall clock; 0: never). Once more is allowed, as players wait for it."""
        if until and self.manners.counts >= COUNTS:
            raise Refused("counted", f"expected to begin the count at most {COUNTS} times")
        self.begins = until
        self.manners.counts += bool(until)

    def leave(self, number: int) -> None:
        """Get up: in the lobby the seat is free again, later a bot plays it until the token comes back."""
        if self.phase == "lobby":
            self.seats[number] = Seat()
        else:
            self.seats[number].left = True
        if number == self.host:
            self.hand_over([n for n, seat in enumerate(self.seats) if seat.kind == "human" and not seat.left])

    def kick(self, number: int, bot: str) -> str:
        """Free a player's seat; in a running game `bot` plays on. Return the key of the seat's token, which is void."""
        if number >= len(self.seats) or self.seats[number].kind != "human" or number == self.host:
            raise Refused("bots", "expected the seat of another person")
        seat, host = self.seats[number], self.seats[self.host]
        if seat.owner and seat.owner != host.owner:
            self.manners.remove(mark(self.id, seat.owner))
        if seat.place and seat.place != host.place:
            self.manners.remove(seat.place)
        self.manners.remove(name_mark(self.id, seat.name))
        self.vacate(number, bot)
        return seat.key

    def vacate(self, number: int, bot: str) -> None:
        """Free a seat for good: in the lobby it is open, in a game `bot` plays on."""
        if number == self.host:
            self.hand_over([n for n in self.people() if n != number])
        self.seats[number] = Seat()
        if self.phase == "playing":
            self.set_bot(number, bot)

    def depart(self, n: int, seat: int, why: Literal["removed", "left"]) -> None:
        """Note before which event of the game a bot took over a seat."""
        if self.phase == "playing":
            self.manners.departures.append(Departure(self.round, n, seat, why))

    def departed(self, first: int, end: int | None = None) -> list[Note]:
        """Notes for the events `first` to `end` (not included; None: all) about players who left the game for good."""
        found = [one for one in self.manners.departures if one.round == self.round]
        return [Note(one.n, one.seat, one.why) for one in found if first <= one.n and (end is None or one.n < end)]

    def hand_over(self, candidates: list[int]) -> None:
        """Another host, the next one clockwise."""
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

    def fill(self, bot: str, count: int | None = None) -> None:
        """Seat `bot` in the last `count` open seats, or in all of them."""
        open_seats = [n for n, seat in enumerate(self.seats) if seat.kind == "open"]
        for number in list(reversed(open_seats))[:count]:
            self.set_bot(number, bot)

    def resize(self, count: int) -> None:
        """Seats added at the end; taken away from the end, open ones before bots, never a person."""
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
