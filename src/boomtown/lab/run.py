"""Run of an experiment: chunks of deals in processes, each stored as a file, so that a run can be resumed."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import sqrt
from pathlib import Path

import msgspec

from boomtown.lab.arm import ExperimentError
from boomtown.lab.experiment import Experiment, Stop
from boomtown.lab.files import write_whole
from boomtown.lab.looks import bounds
from boomtown.lab.paired import Lead
from boomtown.lab.processes import in_order
from boomtown.lab.rows import Rows, play_deals

MARK = "experiment.json"
CHUNKS = "chunks"
Part = tuple[int, int, int]  # chunk: arm, first deal, last deal (not included)
Player = Callable[[Experiment, list[Part]], Generator[tuple[Part, bytes]]]  # plays chunks; any order


@dataclass(frozen=True)
class Look:
    """Look of the sequential test after this number of deals: the difference, its z score and the bound of |z|."""

    deals: int
    difference: float
    z: float
    bound: float

    @property
    def shown(self) -> bool:
        """True if this look shows a difference."""
        return abs(self.z) >= self.bound


class Store:
    """Results of an experiment in a folder, one file for each chunk. A file is complete or absent."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder, self.experiment = folder, experiment

    def open(self) -> None:
        """Create the folder. ExperimentError if it has the results of another experiment."""
        (self.folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        mark = self.folder / MARK
        digest = self.experiment.digest()
        if mark.exists() and msgspec.json.decode(mark.read_bytes())["digest"] != digest:
            raise ExperimentError(
                f"expected an empty folder or one with results of this experiment, got {str(self.folder)!r} with those "
                "of another experiment, bot or version: remove it, or name another folder with --out"
            )
        write_whole(mark, msgspec.json.encode({"digest": digest, "experiment": self.experiment}))

    def path(self, arm: int, start: int, stop: int) -> Path:
        """Return the file of a chunk."""
        return self.folder / CHUNKS / f"{arm}-{start}-{stop}.rows"

    def rows(self, arm: int) -> Iterator[Rows]:
        """Return the rows of the chunks of an arm, as far as they follow each other without a gap."""
        for of, start, stop in self.experiment.chunks():
            if of == arm:
                path = self.path(arm, start, stop)
                if not path.exists():
                    return
                yield msgspec.msgpack.decode(zlib.decompress(path.read_bytes()))


def run(
    experiment: Experiment,
    folder: Path,
    jobs: int = 1,
    done: Callable[[int], object] = lambda deals: None,
    play: Player | None = None,
) -> Store:
    """Play what is missing. `done` gets the number of deals that were played, found or have become needless.

    `play`: plays chunks elsewhere than in `jobs` processes of this machine. The files depend neither on that nor on how
    often the run was stopped. KeyboardInterrupt passes through; all finished chunks are kept.
    """
    store = Store(folder, experiment)
    store.open()
    left = experiment.chunks()
    for stop in _stops(experiment):
        parts = [part for part in left if part[2] <= stop]
        left = left[len(parts) :]
        missing = [part for part in parts if not store.path(*part).exists()]
        done(sum(b - a for _, a, b in parts) - sum(b - a for _, a, b in missing))
        with closing(play(experiment, missing) if play else _here(experiment, missing, jobs)) as played:
            for part, rows in played:
                write_whole(store.path(*part), rows)
                done(part[2] - part[1])
        if experiment.stop is not None and any(look.shown for look in looks(store)):
            done(sum(b - a for _, a, b in left))
            break
    return store


def _here(experiment: Experiment, parts: list[Part], jobs: int) -> Generator[tuple[Part, bytes]]:
    """Play chunks in processes of this machine."""
    with closing(in_order(packed, [(experiment, *part) for part in parts], jobs)) as played:
        yield from zip(parts, played, strict=True)


def packed(experiment: Experiment, arm: int, start: int, stop: int) -> bytes:
    """Play a chunk; return its rows as the content of its file."""
    return zlib.compress(msgspec.msgpack.encode(play_deals(experiment, arm, start, stop)))


def _stops(experiment: Experiment) -> list[int]:
    """Return the numbers of deals at which the run looks at its results; they are ends of chunks."""
    if experiment.stop is None:
        return [max(map(experiment.deals_of, experiment.arms))]
    ends = sorted({stop for _, _, stop in experiment.chunks()})
    wished = [experiment.deals * look / experiment.stop.looks for look in range(1, experiment.stop.looks + 1)]
    return [next(end for end in ends if end >= wish) for wish in wished]


# --- the sequential test


def looks(store: Store) -> list[Look]:
    """Return the looks of the sequential test so far, up to the first that shows a difference."""
    rule = store.experiment.stop
    assert rule is not None
    found: list[Look] = []
    lead = Lead()
    limits = bounds(rule.looks, rule.alpha)
    differences = _differences(store, rule)
    for stop, bound in zip(_stops(store.experiment), limits, strict=True):
        for difference in islice(differences, stop - lead.deals):
            lead.add(Lead(1, difference, difference * difference))
        if lead.deals < stop:
            break
        look = Look(stop, *_score(lead), bound)
        found.append(look)
        if look.shown:
            break
    return found


def _score(lead: Lead) -> tuple[float, float]:
    """Return the mean difference and its z score."""
    mean = lead.total / lead.deals
    variance = (lead.squares - lead.deals * mean * mean) / (lead.deals - 1)
    return float(mean), float(mean) / sqrt(variance / lead.deals) if variance else 0.0


def _differences(store: Store, rule: Stop) -> Iterator[Fraction]:
    """Return deal by deal the share of wins in one arm (or with one swapped character) less the share in the second."""
    if not rule.arms:
        for rows in store.rows(0):
            of = _shares(rows, rule)
            yield from (of[deal, 0] - of[deal, 1] for deal, variant in of if variant == 0)
        return
    names = [arm.name for arm in store.experiment.arms]
    pair = [store.rows(names.index(name)) for name in rule.arms]
    for one, other in zip(*pair, strict=False):
        a, b = _shares(one, rule), _shares(other, rule)
        yield from (a[key] - b[key] for key in a if key[1] == 0)


def _shares(rows: Rows, rule: Stop) -> dict[tuple[int, int], Fraction]:
    """Return by deal and variant 1 if the side won, or the share of the seats of the role that won."""
    games, seats = rows["games"], rows["seats"]
    keys = list(zip(games["deal"], games["variant"], strict=True))
    found = {key: Fraction(side == rule.won_by) for key, side in zip(keys, games["side"], strict=True)}
    of_role: dict[tuple[int, int], list[bool]] = {}
    for deal, variant, role, won in zip(*(seats[name] for name in ("deal", "variant", "role", "won")), strict=True):
        if role == rule.won_by:
            of_role.setdefault((deal, variant), []).append(bool(won))
    return found | {key: Fraction(sum(won), len(won)) for key, won in of_role.items()}
