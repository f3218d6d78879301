"""Rows of the games of an experiment, column by column (columns.py)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from boomtown.bots import Bot, History, make_bot
from boomtown.bots.error_report import describe_error
from boomtown.games import Ask, Game, catalog, new_game
from boomtown.lab.columns import COLUMNS
from boomtown.lab.deals import Deal, deal_of
from boomtown.lab.experiment import Experiment
from boomtown.lab.simulate import Things, need_events, play_bots, seed_of

Columns = dict[str, list[Any]]  # values by column
Rows = dict[str, Columns]  # by table
Json = dict[str, Any]


def play_deals(experiment: Experiment, arm: int, start: int, stop: int) -> Rows:
    """Play these deals of an arm; return their rows."""
    tables = [name for name in COLUMNS if name != "decisions" or experiment.decisions]
    rows: Rows = {name: {column: [] for column in COLUMNS[name]} for name in tables}
    chosen = experiment.arms[arm]
    for number in range(start, stop):
        for variant in range(chosen.variants):
            _play_game(deal_of(chosen, experiment.seed, number, variant), number, rows)
    return rows


def _play_game(deal: Deal, number: int, rows: Rows) -> None:
    """Play one game and add its rows."""
    arm, plan = deal.arm, deal.plan
    events = need_events(arm.every_bot(), arm.game)
    setup = deal.setup()
    game = new_game(setup, deal.seed, record=events)
    key = {"arm": arm.name, "deal": number, "variant": deal.variant}
    first = _first(game)
    names = deal.bots([seat["role"] for seat in first])
    history, things = History(), Things(game)
    bots = [make_bot(name, seed_of(plan, deal.number, p), history) for p, name in enumerate(names)]
    decided = _recorder(game, key, rows["decisions"]) if "decisions" in rows else None
    try:
        decisions = play_bots(game, bots, None if events else history, things, decided)
    except Exception as error:
        error.add_note(_where(deal, game, bots, error))
        raise
    view, result = game.view(None), game.result
    winners = None if result is None else {*result["winners"]}
    _add(
        rows["games"],
        key
        | {"players": plan.players, "sets": len(plan.sets), "side": result and result["side"]}
        | {"turns": view["turn_no"], "decisions": decisions},
    )
    for seat, ended in enumerate(view["seats"]):
        own = {"players": plan.players, "seat": seat, "bot": names[seat], "alive": ended["alive"]}
        own |= {"in_play": setup["in_play"][seat] if "in_play" in setup else None}
        end = {"role_end": game.view(seat)["seats"][seat]["role"], "character_end": ended["character"]}
        won = {"won": None if winners is None else seat in winners}
        _add(rows["seats"], key | own | first[seat] | end | won)
        for (table, thing), times in sorted(things.had[seat].items()):
            _add(rows["things"], key | {"seat": seat, "table": table, "thing": thing, "times": times})


def _first(game: Game) -> list[Json]:
    """Return the turn order, roles, characters and hands at the first decision, by seat."""
    kinds = _kinds(game.name)
    found = []
    for seat in range(game.players):
        view = game.view(seat)
        own = view["seats"][seat]
        hand = [kinds[card] for card in view.get("hand", ()) if kinds and isinstance(card, int)]
        leader = view["turn"] if isinstance(view["turn"], int) else 0
        order = (seat - leader) % game.players
        found.append({"order": order, "role": own["role"], "character": own["character"], "hand": sorted(hand)})
    return found


@cache
def _kinds(game: str) -> tuple[str, ...]:
    """Return the kind of each card of a game, by number."""
    return tuple(card["kind"] for card in catalog(game).get("cards", ()))


def _recorder(game: Game, key: Json, into: Columns) -> Any:
    """Return a function that adds the row of a decision."""
    count = 0

    def decided(ask: Ask, choice: int) -> None:
        nonlocal count
        row = {"number": count, "seat": ask.who, "question": ask.why, "options": list(ask.options), "choice": choice}
        _add(into, key | row)
        count += 1

    return decided


def _add(columns: Columns, row: Json) -> None:
    for name, values in columns.items():
        values.append(row[name])


def _where(deal: Deal, game: Game, bots: Sequence[Bot], error: Exception) -> str:
    """Return a description of the game and of the part that failed."""
    of = f"arm {deal.arm.name}, seed {deal.seed!r}, {deal.plan.players} players, decision {game.moves}"
    return f"{of}: {describe_error(error, bots[game.ask.who].name if game.ask else '', game)}"
