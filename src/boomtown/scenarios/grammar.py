"""Grammar of actions, the same for every game: "play BANG! 2C on B", "roll beer arrow", "choose B, C"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

_TARGET = re.compile(r"^(?P<seat>\S+?)(?:'s (?P<of>.+))?$")
_ALONE = ("pass", "end turn", "undo")  # verbs without an object


class PhraseError(Exception):
    """Words that are not an action."""


@dataclass(frozen=True, slots=True)
class Part:
    """One decision, as far as the words determine it. `seat` is -1 if no player is named."""

    verb: str
    thing: str = ""  # card, source, or value chosen
    as_: str = ""
    seat: int = -1
    of: str = ""  # "hand" or a card of the target
    also: int = -1  # the second of two targets that are named at once
    cost: bool = False  # pays for the part before it
    things: tuple[str, ...] = ()  # several names: the faces of dice
    paying: int = -1  # the named price in money
    effect: str = ""  # the card whose effect the action has, if not named (`completed` of the adapter)


def _split(words: str, mark: str) -> tuple[str, str]:
    head, found, tail = words.partition(f" {mark} ")
    return (head, tail) if found else (words, "")


def _names(words: str) -> list[str]:
    return [w.strip() for w in words.split(",") if w.strip()]


class Grammar:
    """Grammar of one game's actions. `verbs` are the verbs that it knows.

    `later(part, n)` is True if the n named targets are asked for after the play or use; `paired(part)` is True if two
    targets are named at once.
    """

    def __init__(
        self, verbs: tuple[str, ...], later: Callable[[Part, int], bool], paired: Callable[[Part], bool]
    ) -> None:
        self.verbs, self.later, self.paired = verbs, later, paired

    def parse(self, action: str, letters: Sequence[str]) -> list[Part]:
        """Return the parts of an action, one for each decision that it may answer. Raises PhraseError."""
        action = action.strip()
        verb = next((v for v in self.verbs if action == v or action.startswith(v + " ")), None)
        if verb is None:
            raise PhraseError(f"expected an action beginning with {', '.join(self.verbs)}; got {action!r}")
        rest = action[len(verb) :].strip()
        if verb in _ALONE:
            if rest:
                raise PhraseError(f"expected nothing after {verb!r}, got {rest!r}")
            return [Part(verb)]
        if verb == "draw":
            return [_drawn(rest, letters)]
        if not rest:
            raise PhraseError(f"expected something to {verb}, got {action!r}")
        rest, price = _split(rest, "paying")
        if price and not price.isdecimal():
            raise PhraseError(f"expected a number to pay, got {price!r}")
        parts = self._spent(verb, rest, letters)
        return [replace(parts[0], paying=int(price)), *parts[1:]] if price else parts

    def _spent(self, verb: str, rest: str, letters: Sequence[str]) -> list[Part]:
        if verb in ("roll", "keep"):
            return [Part(verb, things=tuple(rest.split() if verb == "roll" else _names(rest)))]
        if verb in ("choose", "discard"):
            return [_chosen(verb, name, letters) for name in _names(rest)]
        return self._used(verb, rest, letters)

    def _used(self, verb: str, rest: str, letters: Sequence[str]) -> list[Part]:
        rest, _, then = rest.partition(", then choose ")
        rest, cost = _split(rest, "discarding")
        rest, target = _split(rest, "on")
        rest, as_ = _split(rest, "as")
        targets = [_target(t, letters) for t in _names(target)]
        alone = Part(verb, rest, as_)
        if targets and not self.later(alone, len(targets)):
            (seat, of), *targets = targets
            alone = Part(verb, rest, as_, seat, of)
            if len(targets) == 1 and not targets[0][1] and self.paired(alone):
                alone, targets = replace(alone, also=targets[0][0]), []
        paid = [Part("discard", name, cost=True) for name in _names(cost)]
        more = [_chosen("choose", then, letters)] if then else []
        return [alone, *paid, *(Part("choose", of=of, seat=seat) for seat, of in targets), *more]


def _drawn(rest: str, letters: Sequence[str]) -> Part:
    source = rest.removeprefix("from ").strip() if rest else "deck"
    seat, of = _target(source, letters) if source not in ("deck", "discard") else (-1, "")
    return Part("draw", "" if seat >= 0 else source, seat=seat, of=of)


def _chosen(verb: str, name: str, letters: Sequence[str]) -> Part:
    match = _TARGET.match(name)
    if match and match["seat"] in letters and (verb == "choose" or match["of"]):
        return Part(verb, seat=letters.index(match["seat"]), of=match["of"] or "")
    return Part(verb, name)


def _target(words: str, letters: Sequence[str]) -> tuple[int, str]:
    match = _TARGET.match(words.strip())
    if not match or match["seat"] not in letters:
        raise PhraseError(f"expected a player ({', '.join(letters)}) or a player's card, got {words!r}")
    return letters.index(match["seat"]), match["of"] or ""


def worded(part: Part, letters: Sequence[str]) -> str:
    """Return the part in words, for a report."""
    words = " ".join(w for w in (part.verb, part.thing, f"as {part.as_}" if part.as_ else "", *part.things) if w)
    if part.seat >= 0:
        words += f" on {letters[part.seat]}" + (f"'s {part.of}" if part.of else "")
    if part.also >= 0:
        words += f", {letters[part.also]}"
    return words
