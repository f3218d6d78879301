"""`boomtown lab`: experiments on the games by a plan file."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from boomtown.cli.simulate import count

if TYPE_CHECKING:
    from boomtown.lab.experiment import Experiment
    from boomtown.lab.run import Store


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown lab`."""
    p = subparsers.add_parser(
        "lab",
        help="run experiments on rules, characters and cards",
        description="Run an experiment (docs/lab.md). A run that was stopped goes on where it was. The same file gives "
        "the same results with any --jobs and with --ray.",
    )
    parts = p.add_subparsers(dest="part", metavar="PART", required=True)
    plan = parts.add_parser("plan", help="show what will run, its cost, and the effects it can show")
    start = parts.add_parser("run", help="play the experiment and write its results")
    for one in (plan, start):
        one.add_argument("file", type=Path, metavar="FILE", help="file of the experiment (TOML)")
        one.add_argument("--jobs", type=count, default=1, metavar="J", help="number of processes (default: 1)")
    start.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster instead; local starts one here")
    start.add_argument("--out", type=Path, metavar="DIR", help="folder of the results (default: FILE without .toml)")
    export = parts.add_parser("export", help="play the experiment and write every decision, for training")
    export.add_argument("file", type=Path, metavar="FILE", help="file of the experiment (TOML)")
    export.add_argument("--out", type=Path, metavar="DIR", required=True, help="folder of the trajectories")
    compare = parts.add_parser("compare", help="list the differences between the results of two experiments")
    for name in ("first", "second"):
        compare.add_argument(name, type=Path, metavar=name.upper(), help="folder of the results")
    start.add_argument("--progress", action="store_true", help="show the progress bar even without a terminal")


def run(args: argparse.Namespace) -> int:
    """Run a part of the command. Returns 2 for bad input, 1 if a bot fails, 130 after Ctrl-C."""
    from boomtown.games import SetupError
    from boomtown.lab.arm import ExperimentError

    try:
        return int(globals()[f"_{args.part}"](args))
    except ImportError as error:
        extra = "ray" if error.name == "ray" else "research"
        print(f"boomtown lab: needs the extra {extra} (pip install 'boomtown[{extra}]'): {error}", file=sys.stderr)
    except (ExperimentError, SetupError, OSError) as error:
        print(f"boomtown lab: {error}", file=sys.stderr)
    return 2


def _plan(args: argparse.Namespace) -> int:
    from boomtown.lab.experiment import read_experiment
    from boomtown.lab.power import described

    print("\n".join(described(read_experiment(args.file), args.jobs)))
    return 0


def _run(args: argparse.Namespace) -> int:
    import numpy as np  # noqa: F401  (before the games: without it the results could not be written)
    import polars as pl  # noqa: F401

    from boomtown.lab.arm import ExperimentError
    from boomtown.lab.experiment import read_experiment
    from boomtown.lab.run import Store
    from boomtown.lab.write import write_results

    if args.ray:
        import ray  # noqa: F401  (a missing extra is reported first)
    if args.ray and args.jobs > 1:
        raise ExperimentError("expected --jobs or --ray, got both")
    experiment = read_experiment(args.file)
    store = Store(args.out or args.file.with_suffix(""), experiment)
    try:
        stopped = _played(experiment, store, args)
    except (OSError, ValueError):
        raise
    except Exception as error:
        print("boomtown lab: " + "; ".join(getattr(error, "__notes__", ()) or [repr(error)]), file=sys.stderr)
        return 1
    for path in write_results(store):
        print(path)
    if stopped:
        print("boomtown lab: stopped; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def _export(args: argparse.Namespace) -> int:
    from tqdm import tqdm

    from boomtown.lab.experiment import read_experiment
    from boomtown.lab.export import export

    experiment = read_experiment(args.file)
    total = sum(map(experiment.deals_of, experiment.arms))
    with tqdm(total=total, unit="deal", disable=not sys.stderr.isatty(), file=sys.stderr, leave=False) as bar:
        paths = export(experiment, args.out, bar.update)
    print("\n".join(map(str, paths)))
    return 0


def _compare(args: argparse.Namespace) -> int:
    from boomtown.lab.page import compared
    from boomtown.lab.write import read_report

    print("\n".join(compared(read_report(args.first), read_report(args.second))))
    return 0


def _played(experiment: Experiment, store: Store, args: argparse.Namespace) -> bool:
    """Play; return whether Ctrl-C stopped it."""
    from tqdm import tqdm

    from boomtown.lab.cluster import on_ray
    from boomtown.lab.run import run as play

    total = sum(map(experiment.deals_of, experiment.arms))
    hidden = not (args.progress or sys.stderr.isatty())
    try:
        with (
            on_ray(args.ray) if args.ray else nullcontext() as player,
            tqdm(total=total, unit="deal", disable=hidden, file=sys.stderr, leave=False) as bar,
        ):
            play(experiment, store.folder, args.jobs, bar.update, player)
    except KeyboardInterrupt:
        return True
    return False
