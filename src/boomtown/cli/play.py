"""`boomtown play`: a game in the terminal against bots, in plain text."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from boomtown.bots import Bot
    from boomtown.games import Game
    from boomtown.texts import Texts

ME = 0
HIDDEN, NOTHING = "?", "-"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown play`."""
    p = subparsers.add_parser(
        "play", help="play in the terminal against bots", description="A game in the terminal against bots."
    )
    p.add_argument("--players", type=int, default=5, metavar="P", help="3 to 8, you included (default: %(default)s)")
    p.add_argument("--bots", default="greenhorn", metavar="NAME", help="greenhorn or random (default: %(default)s)")
    p.add_argument(
        "--sets",
        action="append",
        default=[],
        metavar="NAMES",
        help="sets on top of base: bonus, dodge_city, high_noon, fistful, or all",
    )
    p.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="expert_characters, event_cards=12 ..."
    )
    p.add_argument("--seed", metavar="S", help="any text or number: the same deal again (default: by chance)")
    p.add_argument("--lang", default=None, metavar="CODE", help="en, cs, sk, pl, it (default: as your system)")


def run(args: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves; 2 for a game that cannot be set up."""
    from secrets import token_hex

    from boomtown.bots import make_bot
    from boomtown.cli.words import option, sets
    from boomtown.games import SetupError, new_game
    from boomtown.texts import Texts

    seed = args.seed if args.seed is not None else token_hex(8)
    setup = {"players": args.players, "sets": list(sets(args.sets)), "options": dict(map(option, args.option))}
    try:
        texts = Texts(args.lang or _language())
        game = new_game(setup, seed)
        bots = [make_bot(args.bots, seat) for seat in range(game.players)]
    except (SetupError, ValueError) as error:
        print(f"boomtown play: {error}", file=sys.stderr)
        return 2
    for stream in (sys.stdout, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without these letters still plays
    Session(game, bots, texts, sys.stdin, sys.stdout, seed).play()
    return 0


def _language() -> str:
    from boomtown.texts import SOURCE, languages

    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or SOURCE
    return wanted[:2] if wanted[:2] in languages() else SOURCE


class Session:
    """One person at seat 0, reading and writing lines."""

    def __init__(self, game: Game, bots: list[Bot], texts: Texts, lines: TextIO, out: TextIO, seed: str) -> None:
        self.game, self.bots, self.texts, self.lines, self.out, self.seed = game, bots, texts, lines, out, seed
        self.told = 0  # events shown so far
        self.table = ""  # as it was shown last

    def play(self) -> None:
        """Until the game is over, or the player leaves by q or the end of the input."""
        role = self.game.view(ME)["seats"][ME]["role"]
        self._print(self.texts.word("cli-role", role=self.texts.role(role)))
        self._print(self._goal(role))
        self._print(self.texts.word("cli-keys"))
        while (ask := self.game.ask) is not None:
            if ask.who != ME:
                self.game.apply(self.bots[ask.who].choose(self.game, ask.who))
                continue
            choice = self._asked()
            if choice is None:
                self._print(self.texts.word("cli-bye"))
                return
            self.game.apply(choice)
        self._end()

    def _goal(self, role: str) -> str:
        """What the role plays for; with three and with eight players it may have a goal of its own."""
        suffix = {3: "-three", 8: "-eight"}.get(self.game.players, "")
        plain = f"role-{role}-goal"
        own = self.texts.word(plain + suffix)
        return own if own != plain + suffix else self.texts.word(plain)

    # --- asking

    def _asked(self) -> int | None:
        """The code chosen; None when the player leaves. Taking back asks what was asked before."""
        while True:
            self._log()
            self._show_table()
            codes = self._question()
            answer = self._read(len(codes))
            if answer is None:
                return None
            if isinstance(answer, int):
                return codes[answer - 1]
            self.game.undo(ME)

    def _question(self) -> list[int]:
        """Print the pending question; the codes of its numbered options."""
        asked = self.game.decision(ME)
        assert asked is not None
        self._print("")
        self._print(self._say(asked["title"]))
        self._print(self._say(asked["detail"]))
        for number, option in enumerate(asked["options"], 1):
            chance = option.get("chance")
            odds = f" ({self.texts.word('ui-chance', a=chance[0], b=chance[1])})" if chance else ""
            self._print(f"{number:4}  {self._say(option['text'])}{odds}")
        return [option["code"] for option in asked["options"]]

    def _read(self, n: int) -> int | str | None:
        """A number of an option, "u" where that is possible, or None to leave."""
        while True:
            print(self.texts.word("cli-choice", n=n), end=" ", file=self.out, flush=True)
            line = self.lines.readline()
            if not line:
                self._print("")
                return None
            word = line.strip().lower()
            if word == "q":
                return None
            if word == "?":
                self._why_not()
            elif word == "u" and self.game.can_undo(ME):
                return word
            elif word == "u":
                self._print(self.texts.word("err-no-undo"))
            elif word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= n:
                return int(word)
            else:
                self._print(self.texts.word("cli-bad", n=n))

    def _why_not(self) -> None:
        """Why what I hold cannot be used, one line for each reason."""
        asked = self.game.decision(ME)
        reasons = asked["whynot"] if asked else []
        for why in reasons:
            self._print(f"  {self._what(why)}: {self._say(why['reason'])}")
        if not reasons:
            self._print(self.texts.word("cli-fine"))

    def _what(self, why: dict[str, Any]) -> str:
        """The card, ability or target a reason is about."""
        if "card" in why:
            named = self.texts.card(why["card"])
        else:
            named = self.texts.thing(why["source"])
        return f"{named} -> {self._names()[why['to']]}" if "to" in why else named

    # --- telling

    def _print(self, line: str) -> None:
        print(line, file=self.out)

    def _say(self, text: dict[str, Any]) -> str:
        return self.texts.say(text, self._names(), ME)

    def _names(self) -> list[str]:
        """Players go by their characters; by their seats while these are chosen."""
        seats = self.game.view(ME)["seats"]
        return [
            self.texts.character(s["character"]) if s["character"] else self.texts.word("ui-seat-n", n=s["seat"] + 1)
            for s in seats
        ]

    def _log(self) -> None:
        """What happened since the last time."""
        for event in self.game.events(self.told, ME):
            mark = "\n" if event["t"] == "turn" else "  "
            self._print(mark + self._say(event["text"]))
        self.told = self.game.event_count

    def _show_table(self) -> None:
        """Seats, piles and my hand, where they have changed."""
        view = self.game.view(ME)
        if view["phase"] == "setup":
            return
        rows = [
            [self.texts.word(f"cli-column-{name}") for name in ("player", "lives", "hand", "distance", "role", "table")]
        ]
        rows += [self._row(seat, view) for seat in view["seats"]]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        lines += [*self._events(view), *self._hunt(view), self._piles(view), self._cards("cli-hand", view["hand"])]
        table = "\n".join(lines)
        if table != self.table:
            self._print(f"\n{table}")
            self.table = table

    def _row(self, seat: dict[str, Any], view: dict[str, Any]) -> list[str]:
        p = seat["seat"]
        mark = ">" if view["turn"] == p else " "
        you = self.texts.word("ui-you-name", name=self._names()[p]) if p == ME else self._names()[p]
        role = self.texts.role(seat["role"]) if seat["role"] else HIDDEN
        if not seat["alive"]:
            return [f"x {p + 1} {you}", NOTHING, NOTHING, NOTHING, role, self.texts.word("end-out")]
        return [
            f"{mark} {p + 1} {you}",
            f"{seat['life']}/{seat['max_life']}",
            str(seat["hand"]),
            NOTHING if seat["distance"] is None else str(seat["distance"]),
            role,
            ", ".join(map(self.texts.card, seat["table"])) or NOTHING,
        ]

    def _events(self, view: dict[str, Any]) -> list[str]:
        """The event in force and the next one, where there are any."""
        events = view["events"] or {"on": None, "next": None, "left": 0}
        lines = [self.texts.word("cli-event-on", event=self.texts.event(events["on"]))] if events["on"] else []
        if events["next"]:
            lines.append(self.texts.word("cli-event-next", event=self.texts.event(events["next"]), n=events["left"]))
        return lines

    def _hunt(self, view: dict[str, Any]) -> list[str]:
        """Three players: whom I hunt and who hunts me."""
        hunted = [s["target"] for s in view["seats"]]
        if hunted[ME] is None or ME not in hunted:
            return []
        names = self._names()
        return [self.texts.word("cli-hunt", name=names[hunted[ME]], by=names[hunted.index(ME)])]

    def _piles(self, view: dict[str, Any]) -> str:
        discard = view["discard"]
        numbers = {"deck": view["deck"], "discards": discard["count"]}
        if discard["top"] is None:
            return self.texts.word("cli-piles", **numbers)
        return self.texts.word("cli-piles-top", **numbers, card=self.texts.card(discard["top"]))

    def _cards(self, key: str, cards: list[int]) -> str:
        return self.texts.word(key, cards=", ".join(map(self.texts.card, cards)) or NOTHING)

    def _end(self) -> None:
        """Who won and why, and who was what."""
        self._log()
        result = self.game.result
        assert result is not None
        self._print(self.texts.word(f"end-{result['side']}-why"))
        self._print("")
        for seat, name in enumerate(self._names()):
            key = "end-won" if seat in result["winners"] else "end-lost"
            self._print(f"  {name}: {self.texts.word(key, role=result['roles'][seat])}")
        self._print("")
        self._print(self.texts.word("end-you-win" if ME in result["winners"] else "end-you-lose"))
        self._print(f"{self.texts.word('end-seed')}: {self.seed}")
