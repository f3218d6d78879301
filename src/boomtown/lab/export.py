"""Export of trajectories: what the deciding seat observes, its legal actions and its action, with a data card."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from boomtown import __version__
from boomtown.bots import History, Observation, belief, make_bot
from boomtown.games import Ask, Game, SetupError, new_game, spec_of
from boomtown.lab.arm import Arm
from boomtown.lab.deals import Deal, deal_of
from boomtown.lab.experiment import Experiment
from boomtown.lab.files import write_whole
from boomtown.lab.simulate import Things, play_bots, seed_of

Json = dict[str, Any]
COLUMNS = {
    "arm": "name of the arm",
    "deal": "number of the deal",
    "variant": "0, or 1 for the second game of a deal with swapped characters",
    "number": "number of the decision in its game",
    "seat": "seat that decided",
    "observation": "what the seat knows, as 32-bit numbers (boomtown.encode; the layout file has its fields)",
    "legal": "numbers of the legal actions",
    "action": "number of the chosen action",
    "role": "true role of the seat at the decision",
    "belief": "by seat from seat 0 on, the probability of each role in the order of the layout file",
    "won": "true if the seat is among the winners; null for a game that took too long",
}

LIMITS = (
    "* The players are bots: the data show their habits and not those of people.",
    "* Rows of one game depend on each other: split training and test data by `deal`.",
    "* `belief` is a model, not the truth. `role` is the truth, hidden from the other seats.",
    "* There are no personal data. Code and data are under the MIT licence.",
)


def export(experiment: Experiment, folder: Path, done: Callable[[int], object] = lambda deals: None) -> list[Path]:
    """Play the deals of all arms; write one Parquet file per arm and number of players, and the data card."""
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Path] = []
    for place, arm in enumerate(experiment.arms):
        for players in dict.fromkeys(arm.counts):
            found += _export_arm(experiment, arm, players, folder / f"trajectories-{place}-{players}.parquet", done)
    write_whole(folder / "README.md", data_card(experiment, found).encode())
    return [*found, folder / "README.md"]


def _export_arm(
    experiment: Experiment, arm: Arm, players: int, file: Path, done: Callable[[int], object]
) -> list[Path]:
    import polars as pl

    encoder = _encoder(arm, experiment.seed, players)
    roles = _roles(arm, experiment.seed, players)
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number in range(experiment.deals_of(arm)):
        if arm.counts[number % len(arm.counts)] != players:
            continue
        for variant in range(arm.variants):
            for row in _trajectory(deal_of(arm, experiment.seed, number, variant), number, encoder, roles):
                for name, values in columns.items():
                    values.append(row[name])
        done(1)
    lists = {"observation": pl.List(pl.Float32()), "legal": pl.List(pl.Int32()), "belief": pl.List(pl.Float32())}
    out = BytesIO()
    pl.DataFrame(columns, schema_overrides=lists).write_parquet(out, compression="zstd")
    write_whole(file, out.getvalue())
    layout = "\n".join(f"{field}" for field in encoder.fields)
    layout_file = file.with_name(file.name.replace("trajectories", "layout").replace(".parquet", ".txt"))
    write_whole(layout_file, f"roles: {' '.join(roles)}\n{layout}\n".encode())
    return [file, layout_file]


def _encoder(arm: Arm, seed: str, players: int) -> Any:
    make = spec_of(arm.game).encoder()
    if make is None:
        raise SetupError(f"expected a game with an encoder, got {arm.game!r}")
    game = new_game(arm.plan(seed, players).setup(), seed)
    return make(game.setup)


def _roles(arm: Arm, seed: str, players: int) -> list[str]:
    game = new_game(arm.plan(seed, players).setup(), seed)
    return sorted({game.view(seat)["seats"][seat]["role"] for seat in range(players)})


def _trajectory(deal: Deal, number: int, encoder: Any, roles: list[str]) -> list[Json]:
    """Return the rows of one game."""
    arm, plan = deal.arm, deal.plan
    game = new_game(deal.setup(), deal.seed)
    history = History()
    first = [game.view(seat)["seats"][seat]["role"] for seat in range(game.players)]
    names = deal.bots(first)
    bots = [make_bot(name, seed_of(plan, deal.number, seat), history) for seat, name in enumerate(names)]
    rows: list[Json] = []

    def decided(ask: Ask, choice: int) -> None:
        numbers = encoder.numbers(game, ask)
        row = {"arm": arm.name, "deal": number, "variant": deal.variant, "number": len(rows), "seat": ask.who}
        row |= {"observation": list(encoder.observe(game, ask.who)), "action": numbers[choice]}
        row |= {"legal": sorted({numbers[option] for option in ask.options})}
        rows.append(
            row | {"role": game.view(ask.who)["seats"][ask.who]["role"], "belief": _belief(game, ask, history, roles)}
        )

    play_bots(game, bots, None, Things(game), decided)
    winners = None if game.result is None else {*game.result["winners"]}
    return [row | {"won": None if winners is None else row["seat"] in winners} for row in rows]


def _belief(game: Game, ask: Ask, history: History, roles: list[str]) -> list[float]:
    """Return by seat and role the probability that the deciding seat gives it."""
    observation = Observation(game, ask.who)
    known = [seat["role"] for seat in observation.view()["seats"]]
    deals = [(1.0, tuple(known))] if all(known) else belief(observation, history)
    return [
        sum(weight for weight, deal in deals if deal[seat] == role) for seat in range(game.players) for role in roles
    ]


def data_card(experiment: Experiment, files: list[Path]) -> str:
    """Return the description of the data as Markdown."""
    arms = [
        f"* {arm.name}: {arm.game}, players {', '.join(map(str, arm.counts))}, sets "
        f"{arm.sets if isinstance(arm.sets, str) else ', '.join(arm.sets) or 'base'}, bots {', '.join(arm.every_bot())}"
        for arm in experiment.arms
    ]
    lines = [
        "# Data card",
        "",
        "Trajectories of games that bots played, one row per decision.",
        "",
        f"Made by boomtown {__version__}, seed {experiment.seed!r}, {experiment.deals} deals of each arm.",
        "The same file and version make the same data.",
        "",
        *arms,
        "",
        "| column | meaning |",
        "| --- | --- |",
        *[f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()],
        "",
        "Files: " + ", ".join(f"`{file.name}`" for file in files),
        "",
        *LIMITS,
        "",
    ]
    return "\n".join(lines)
