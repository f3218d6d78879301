"""Verification that a game text was dealt as promised and played as written (docs/fairness.md)."""

from __future__ import annotations

from dataclasses import dataclass

from boomtown.deal import Deal
from boomtown.notation.codecs import SEATS
from boomtown.notation.errors import NotationError
from boomtown.notation.replay import read_game, read_head
from boomtown.notation.tags import promises, read_deal


@dataclass(frozen=True)
class Finding:
    """Result of one check.

    `name`: deal, promised, commitment, seed, game, shown or part.
    `why`: the reason if it does not hold.
    """

    name: str
    holds: bool
    why: str = ""


@dataclass(frozen=True)
class Verdict:
    """Results of all checks of a game. `deal` is None if the text contains no valid deal."""

    findings: tuple[Finding, ...]
    deal: Deal | None

    @property
    def holds(self) -> bool:
        return all(finding.holds for finding in self.findings)


def verify(text: str, shown: str | None = None, part: str | None = None) -> Verdict | None:
    """Check every promise of a game.

    Returns None for a game without promises. Raises NotationError for an invalid text.

    `shown`: the commitment that the player's browser received before the game. `part`: the number that the browser
    added. A text without promises fails the check of these.
    """
    tags = read_head(text).values
    if not promises(tags):
        if shown is not None or part is not None:
            return Verdict((Finding("promised", holds=False), _game(text)), None)
        read_game(text)
        return None
    try:
        commitment, deal = read_deal(tags, _players(text))
    except NotationError as error:
        return Verdict((Finding("deal", holds=False, why=error.said), _game(text)), None)
    findings = [
        Finding("commitment", deal.commitment == commitment),
        Finding("seed", deal.seed == tags.get("Seed")),
        _game(text),
    ]
    if shown is not None:
        findings.append(Finding("shown", shown == commitment))
    if part is not None:
        findings.append(Finding("part", part in deal.parts))
    return Verdict(tuple(findings), deal)


def _players(text: str) -> int:
    players = read_head(text).setup().get("players")
    if not isinstance(players, int) or not 1 <= players <= len(SEATS):
        raise NotationError(f"1 to {len(SEATS)} players", repr(players))
    return players


def _game(text: str) -> Finding:
    """Check that the moves lead from setup and seed to the result. Reading refuses any other result."""
    try:
        record = read_game(text)
    except NotationError as error:
        return Finding("game", holds=False, why=str(error))
    if record.position:
        return Finding("game", holds=False, why="it begins with a position, not with a deal")
    return Finding("game", record.game.over, "" if record.game.over else "it is not over")
