"""Whether a game as text was dealt as promised, and played as it says (docs/fairness.md)."""

from __future__ import annotations

from dataclasses import dataclass

from boomtown.deal import Deal
from boomtown.notation.codecs import SEATS
from boomtown.notation.errors import NotationError
from boomtown.notation.replay import read_game, read_head
from boomtown.notation.tags import promises, read_deal


@dataclass(frozen=True)
class Finding:
    """One check. `name`: deal, commitment, seed, game, shown or part; `why` says more of one that does not hold."""

    name: str
    holds: bool
    why: str = ""


@dataclass(frozen=True)
class Verdict:
    """What was found of a game. `deal`: None where the text tells of none that could be."""

    findings: tuple[Finding, ...]
    deal: Deal | None

    @property
    def holds(self) -> bool:
        return all(finding.holds for finding in self.findings)


def verify(text: str, shown: str | None = None, part: str | None = None) -> Verdict | None:
    """Check every promise of a game; None for a game without one, NotationError for a text that is no game.

    `shown`: the commitment that the player's browser was shown before the game. `part`: the number it added. A file
    without a promise breaks the one that the browser was shown.
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
    """The moves are played from setup and seed; reading refuses a result that they do not lead to."""
    try:
        record = read_game(text)
    except NotationError as error:
        return Finding("game", holds=False, why=str(error))
    if record.position:
        return Finding("game", holds=False, why="it begins with a position, not with a deal")
    return Finding("game", record.game.over, "" if record.game.over else "it is not over")
