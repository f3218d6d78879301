"""Run of a league: parts of the matches in processes, each stored as a file, so that a run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from boomtown.lab.files import write_whole
from boomtown.lab.processes import in_order
from boomtown.league.plan import CHUNK, Claim, LeaguePlan, Match, PlanError
from boomtown.league.play import Json, play_deals
from boomtown.league.sequential import UNDECIDED, decide
from boomtown.league.sides import Outcome, read

Deals = list[list[Outcome]]  # outcomes by deal
PLAN = "plan.json"


class Results:
    """Results of a league in a folder, one file for each part of a match.

    A file is written under another name and then renamed, so it is complete or absent.
    """

    def __init__(self, folder: Path, plan: LeaguePlan) -> None:
        self.folder, self.plan = folder, plan

    def open(self) -> None:
        """Create the folder. PlanError if it has the results of another plan."""
        self.folder.mkdir(parents=True, exist_ok=True)
        mark = self.folder / PLAN
        digest = self.plan.digest()
        if mark.exists() and json.loads(mark.read_text("utf-8"))["digest"] != digest:
            raise PlanError(
                f"expected an empty folder or one with results of this plan, got {str(self.folder)!r} with those of "
                "another plan, bot or version: remove it, or name another folder with --out"
            )
        write_whole(mark, json.dumps({"digest": digest}).encode())

    def path(self, match: Match, start: int) -> Path:
        """Return the file of the part that begins at a deal."""
        return self.folder / f"{match.table}-{match.number}-{start}.json"

    def store(self, match: Match, start: int, deals: list[list[Json]]) -> None:
        """Write the outcomes of a part."""
        write_whole(self.path(match, start), json.dumps(deals, separators=(",", ":")).encode())

    def deals(self, match: Match, stop: int) -> Deals:
        """Return the outcomes of the deals before `stop`, as far as they follow each other without a gap."""
        found: Deals = []
        for start in range(0, stop, CHUNK):
            path = self.path(match, start)
            if not path.exists():
                break
            found += [[read(one) for one in deal] for deal in json.loads(path.read_text("utf-8"))]
        return found


def run(plan: LeaguePlan, folder: Path, jobs: int = 1, done: Callable[[int], object] = lambda games: None) -> Results:
    """Play what is missing. `done` gets the number of games that were played, found or have become needless.

    The files do not depend on `jobs`, nor on how often the run was stopped. KeyboardInterrupt passes through; all
    finished parts are kept.
    """
    results = Results(folder, plan)
    results.open()
    ended: set[Match] = set()
    for start in range(0, plan.deals, plan.look):
        stop = min(start + plan.look, plan.deals)
        matches = [match for match in plan.matches() if match not in ended]
        parts = [(match, first) for first in range(start, stop, CHUNK) for match in matches]
        missing = [part for part in parts if not results.path(*part).exists()]
        done(sum(_games(plan, match, CHUNK) for match, first in parts if (match, first) not in missing))
        tasks = [(plan, match, first, min(first + CHUNK, plan.deals)) for match, first in missing]
        with closing(in_order(play_deals, tasks, jobs)) as played:
            for (match, first), deals in zip(missing, played, strict=True):
                results.store(match, first, deals)
                done(_games(plan, match, CHUNK))
        for match in stopped(plan, results, matches, stop):
            ended.add(match)
            done(_games(plan, match, plan.deals - stop))
    return results


def _games(plan: LeaguePlan, match: Match, deals: int) -> int:
    return deals * match.games(plan).together


def stopped(plan: LeaguePlan, results: Results, matches: Sequence[Match], deals: int) -> list[Match]:
    """Return the matches that a sequential test ends after these deals."""
    found = []
    for match in matches:
        claims = [claim for claim in plan.claims if claim.or_more and concerns(claim, match)]
        if claims and all(
            verdict.decision != UNDECIDED
            for claim in claims
            for verdict in decide(claim, evidence(plan, results, match, deals)).values()
        ):
            found.append(match)
    return found + [match for match in matches if _idle(plan, match, {*matches} - {*found})]


def _idle(plan: LeaguePlan, match: Match, others: set[Match]) -> bool:
    """Return whether a match only serves others, all of which have ended: the first bot alone."""
    alone = len(set(match.bots)) == 1
    return alone and not any(other.table == match.table and other != match for other in others)


def concerns(claim: Claim, match: Match) -> bool:
    """Return whether the games of a match test a claim."""
    return {claim.bot, claim.over} == set(match.bots)


def evidence(plan: LeaguePlan, results: Results, match: Match, stop: int) -> Deals:
    """Return the outcomes of a match by deal, with those of the first bot alone in the same deals."""
    found = results.deals(match, stop)
    for other in plan.matches():
        if other.table == match.table and other != match and len(set(other.bots)) == 1:
            found = [own + more for own, more in zip(found, results.deals(other, stop), strict=False)]
    return found
