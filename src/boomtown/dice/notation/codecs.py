"""Codecs for values that only the Dice Game has."""

from __future__ import annotations

from typing import Any

from boomtown.dice.faces import DIE_NAMES
from boomtown.dice.faces import FACES as FACE_NAMES
from boomtown.dice.notation.names import CODES
from boomtown.dice.state import IN_PILE, NOT_HERE
from boomtown.notation.codecs import Control, Seat
from boomtown.notation.scanner import Scanner

MOST_DICE = 6


class Faces:
    """Faces of the dice; `--` for a die before its first throw."""

    def control(self, n: int) -> Control:
        return {"control": "faces", "high": MOST_DICE}

    def write(self, value: Any, n: int) -> str:
        return "".join(CODES.of[FACE_NAMES[f]] if f >= 0 else "--" for f in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[int]:
        found: list[int] = []
        while len(found) < MOST_DICE:
            if scan.accept("--"):
                found.append(-1)
                continue
            start = scan.at
            code = scan.match("[A-Z][a-z]")
            if not code:
                break
            if CODES.names.get(code) not in FACE_NAMES:
                raise scan.wrong("a face", start)
            found.append(FACE_NAMES.index(CODES.names[code]))
        if not found and not scan.accept("-"):
            raise scan.wrong("faces, -- for a die not thrown yet, or - for none")
        return found


class Kinds:
    """Kinds of the dice: b, l, c for base, loudmouth, coward."""

    def control(self, n: int) -> Control:
        return {"control": "kinds"}

    def write(self, value: Any, n: int) -> str:
        return "".join(DIE_NAMES[kind][0] for kind in value) or "-"

    def read(self, scan: Scanner, n: int) -> list[int]:
        letters = scan.take(rf"[blc]{{1,{MOST_DICE}}}|-", "dice (b, l or c)")
        return ["blc".index(letter) for letter in letters.strip("-")]


class Places:
    """Selected dice, by position from 1."""

    def write(self, value: Any, n: int) -> str:
        return "".join(str(i + 1) for i in range(MOST_DICE) if value >> i & 1) or "-"

    def read(self, scan: Scanner, n: int) -> int:
        places = scan.take(rf"[1-{MOST_DICE}]{{1,{MOST_DICE}}}|-", "places of dice")
        return sum(1 << int(place) - 1 for place in set(places.strip("-")))


class Chief:
    """Owner of the chief's arrow."""

    def control(self, n: int) -> Control:
        return {"control": "seat", "none": False, "extra": {"pile": IN_PILE, "none": NOT_HERE}}

    def write(self, value: Any, n: int) -> str:
        return {IN_PILE: "pile", NOT_HERE: "none"}.get(value) or Seat().write(value, n)

    def read(self, scan: Scanner, n: int) -> int:
        return IN_PILE if scan.accept("pile") else NOT_HERE if scan.accept("none") else Seat().read(scan, n)


class Together:
    """Several values separated by colons; `-` for none."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts

    def write(self, value: Any, n: int) -> str:
        return ":".join(part.write(v, n) for part, v in zip(self.parts, value, strict=True)) or "-"

    def read(self, scan: Scanner, n: int) -> list[Any]:
        if scan.accept("-"):
            return []
        found = []
        for i, part in enumerate(self.parts):
            if i:
                scan.expect(":")
            found.append(part.read(scan, n))
        return found


class Face:
    """One face."""

    def write(self, value: Any, n: int) -> str:
        return CODES.of[FACE_NAMES[value]]

    def read(self, scan: Scanner, n: int) -> int:
        start = scan.at
        found = Faces().read(scan, n)
        if len(found) != 1 or found[0] < 0:
            raise scan.wrong("a face", start)
        return found[0]
