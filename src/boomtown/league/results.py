"""Standings of a league: shares of games won, skills as odds ratios, and the verdicts on the claims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

from boomtown.lab.report import wilson
from boomtown.league.logit import Skill, fit, measure
from boomtown.league.plan import Claim, LeaguePlan, Match
from boomtown.league.run import Deals, Results, concerns, evidence
from boomtown.league.sequential import judge
from boomtown.league.sides import Outcome
from boomtown.league.text import BETWEEN

Json = dict[str, Any]
ORDER = ("sheriff", "deputy", "outlaw", "renegade")
EVERY = "all roles"
SHOWN = 4  # decimals
MANY_FAULTS = 5  # descriptions listed for each bot


def standings(plan: LeaguePlan, results: Results) -> Json:
    """Return the report, ready for JSON. It depends on the files of the results alone."""
    tables = [_table(plan, results, place) for place in range(len(plan.tables))]
    return {"seed": plan.seed, "bots": list(plan.bots), "reference": plan.bots[0], "tables": tables}


def _table(plan: LeaguePlan, results: Results, place: int) -> Json:
    table = plan.tables[place]
    matches = [match for match in plan.matches() if match.table == place]
    played = {match: results.deals(match, plan.deals) for match in matches}
    deals = _by_deal(list(played.values()))
    games = [game for deal in deals for game in deal]
    found: Json = {
        "table": table.name,
        "seating": table.seating,
        "games": len(games),
        "without_winner": sum(not game.won for game in games),
        "deals": {BETWEEN.join(dict.fromkeys(match.bots)): len(played[match]) for match in matches},
        "standings": [],
        "claims": [],
        "faults": _faults(plan, games),
    }
    if any(game.won for game in games):
        compared = _alone(played) if table.seating == "single" else games
        found["standings"] = _rows(plan, deals, compared)
        found["claims"] = [row for match in matches for row in _claims(plan, results, match)]
    return found


def _by_deal(matches: Sequence[Deals]) -> Deals:
    """Return the outcomes of all matches of a table by deal: the same deals are in each match."""
    count = max((len(deals) for deals in matches), default=0)
    return [[game for deals in matches if deal < len(deals) for game in deals[deal]] for deal in range(count)]


def _alone(played: dict[Match, Deals]) -> list[Outcome]:
    """Return the games of the first bot among copies of itself."""
    return [game for match, deals in played.items() if len(set(match.bots)) == 1 for deal in deals for game in deal]


def _faults(plan: LeaguePlan, games: Sequence[Outcome]) -> list[Json]:
    said = {bot: [game.fault[1] for game in games if game.fault and game.fault[0] == bot] for bot in plan.bots}
    return [
        {"bot": bot, "games": len(all_), "said": list(dict.fromkeys(all_))[:MANY_FAULTS]}
        for bot, all_ in said.items()
        if all_
    ]


def _rows(plan: LeaguePlan, deals: Deals, compared: Sequence[Outcome]) -> list[Json]:
    """Return a row for each bot and role. The first bot counts in the games `compared`."""
    rows = []
    first, games = plan.bots[0], [game for deal in deals for game in deal]
    whole = fit(deals, first)
    for bot in plan.bots:
        own = compared if bot == first else games
        played, won = _counts(own, bot)
        roles = sorted(played, key=lambda name: ((*ORDER, name).index(name), name))
        rows += [_row(bot, role, played[role], won[role], measure(deals, bot, first, role)) for role in roles]
        rows.append(_row(bot, EVERY, played.total(), won.total(), whole.mean(bot, dict(played))))
    return rows


def _counts(games: Sequence[Outcome], bot: str) -> tuple[Counter[str], Counter[str]]:
    """Return the seats of a bot by role, and those that won."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        if not game.won:
            continue
        for place, (_, members) in enumerate(game.sides):
            for name, role in members:
                if name == bot:
                    played[role] += 1
                    won[role] += game.won == (place,) and not game.fault
    return played, won


def _row(bot: str, role: str, played: int, won: int, skill: Skill | None) -> Json:
    low, high = wilson(won, played)
    row: Json = {"bot": bot, "role": role, "seats": played, "won": won}
    row["wins"] = [round(value, SHOWN) for value in (won / played if played else 0.0, low, high)]
    row["odds_ratio"] = None if skill is None else [round(value, SHOWN) for value in skill.interval]
    return row


def _claims(plan: LeaguePlan, results: Results, match: Match) -> list[Json]:
    rows = []
    for claim in plan.claims:
        if concerns(claim, match):
            deals = evidence(plan, results, match, plan.deals)
            if any(game.won for deal in deals for game in deal):
                rows += [_claim(claim, measure(deals, claim.bot, claim.over, role), role) for role in claim.roles]
    return rows


def _claim(claim: Claim, skill: Skill | None, role: str) -> Json:
    row: Json = {"bot": claim.bot, "over": claim.over, "role": role, "more_than": claim.odds_ratio}
    row["deals"] = skill.deals if skill else 0
    row["odds_ratio"] = None if skill is None else [round(value, SHOWN) for value in skill.interval]
    if claim.or_more is None:
        row["decision"] = _by_interval(claim, skill)
        return row
    verdict = judge(claim, skill)
    test = {"or_more": claim.or_more, "log_ratio": round(verdict.ratio, SHOWN)}
    return (
        row | test | {"bounds": [round(verdict.low, SHOWN), round(verdict.high, SHOWN)], "decision": verdict.decision}
    )


def _by_interval(claim: Claim, skill: Skill | None) -> str:
    if skill is None:
        return "undecided"
    _, low, high = (log(value) for value in skill.interval)
    bound = log(claim.odds_ratio)
    return "holds" if low > bound else "fails" if high <= bound else "not shown"
