"""Findings of an experiment: sections of rows, each an estimate with its interval and the kind of its statement.

"given": dealt or swapped at random, so the difference is an effect, for these bots. "asked": an effect of changed rules
or restricted play. "seen": only seen together; who plays a card may win for other reasons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.games import catalog
from boomtown.lab.estimates import Estimate, beyond, differences, effects, means, pooled, rates, shown
from boomtown.lab.experiment import Experiment

if TYPE_CHECKING:
    import polars as pl

Json = dict[str, Any]
Cells = dict[tuple[object, ...], Estimate]
GIVEN, ASKED, SEEN = "given", "asked", "seen"
PERCENT, POINTS, TURNS = "%", "points", "turns"
USED = ("deal", "variant", "players", "seat", "order", "role", "character", "in_play", "hand", "won")  # of seats
OVER = ("over", "mean", "stratum")  # of `beyond`
LEAST = 30  # seats; smaller cells have no row
SHOWN = 5  # decimals


@dataclass(frozen=True)
class Results:
    """Tables of an experiment. `seats` without those of games that took too long."""

    experiment: Experiment
    games: pl.DataFrame
    seats: pl.DataFrame
    things: pl.DataFrame

    def arm(self, name: str) -> Results:
        """Return the results of one arm."""
        import polars as pl

        own = pl.col("arm") == name
        return Results(self.experiment, self.games.filter(own), self.seats.filter(own), self.things.filter(own))


def results_of(experiment: Experiment, tables: Mapping[str, pl.DataFrame]) -> Results:
    """Return the finished games of these tables."""
    import polars as pl

    used = ["arm", *USED]
    seats = tables["seats"].select(used).filter(pl.col("won").is_not_null())
    return Results(experiment, tables["games"], seats, tables["things"])


def findings(results: Results) -> Json:
    """Return all sections of the report, ready for JSON. The first arm has all of them; each later arm is
    compared with it.
    """
    arms = [arm.name for arm in results.experiment.arms]
    parts = {name: results.arm(name) for name in arms}
    first = parts[arms[0]]
    found = [
        *_sides(first),
        *[section for name in arms for section in _characters(parts[name], name if len(arms) > 1 else "")],
        *_places(first),
        *_cards(first),
        *_in_play(first),
        *_things(first),
        *_swapped(first),
        *_swapped_roles(first),
        *[section for name in arms[1:] for section in _compared(first, parts[name], arms[0], name)],
    ]
    return {
        "arms": arms,
        "seed": results.experiment.seed,
        "bots": {arm.name: list(arm.every_bot()) for arm in results.experiment.arms},
        "games": results.games.height,
        "unfinished": results.games["side"].null_count(),
        "sections": [section for section in found if section["rows"]],
    }


def section(title: str, kind: str, unit: str, note: str, cells: Cells, tested: bool = False, **more: Any) -> Json:
    """Return a section. `tested`: mark the rows that differ from 0 after the correction for their number."""
    rows = {key: cell for key, cell in cells.items() if cell.seats >= LEAST}
    marks = shown(list(rows.values())) if tested else [None] * len(rows)
    return {
        "title": title,
        "kind": kind,
        "unit": unit,
        "note": note,
        "rows": [row(_label(key), cell, mark) for (key, cell), mark in zip(rows.items(), marks, strict=True)],
    } | more


def row(label: str, cell: Estimate, mark: bool | None, plain: Estimate | None = None) -> Json:
    """Return a row of a section. `plain`: the estimate before it was drawn to the mean, with its interval."""
    figures = {name: round(getattr(cell, name), SHOWN) for name in ("value", "error", "low", "high")}
    own = [round(getattr(plain or cell, name), SHOWN) for name in ("value", "low", "high")]
    return {"label": label, **figures, "plain": own, "count": cell.seats, "shown": mark}


def _label(key: tuple[object, ...]) -> str:
    return ", ".join(str(part) for part in key)


def _named(cells: Cells, name: str) -> Cells:
    """Return the cells with the number of players in words: (5, "law") becomes ("5 players", "law")."""
    return {(f"{key[0]} {name}", *key[1:]): cell for key, cell in cells.items()}


def _sides(of: Results) -> list[Json]:
    import polars as pl

    games = of.games.filter(pl.col("side").is_not_null())
    sides = sorted(games["side"].unique().to_list())
    by_side = pl.concat([games.with_columns(of=pl.lit(side), won=pl.col("side") == side) for side in sides] or [games])
    if not sides:
        return []
    whole = rates(by_side, ["of"])
    each = _named(rates(by_side, ["players", "of"]), "players") if games["players"].n_unique() > 1 else {}
    length = _named(means(games, ["players"], "turns"), "players")
    roles = _named(rates(of.seats, ["players", "role"]), "players")
    return [
        section("Sides", GIVEN, PERCENT, "share of the games that the side won", whole | each),
        section("Roles", GIVEN, PERCENT, "share of the seats with this role that won", roles),
        section("Length", GIVEN, TURNS, "turns of a game", length),
    ]


def _characters(of: Results, arm: str) -> list[Json]:
    """Return the effects of characters, their mean by set, and the strongest effects by role."""
    import polars as pl

    seats = of.seats.filter(pl.col("character").is_not_null())
    if not seats.height:
        return []
    seats = beyond(seats, ["players", "role"])
    name = f" ({arm})" if arm else ""
    cells = effects(seats, ["character"])
    known = catalog(next(one.game for one in of.experiment.arms if not arm or one.name == arm))["characters"]
    sets = pl.DataFrame({"character": list(known), "of_set": [known[each].get("set", "") for each in known]})
    by_set = effects(seats.join(sets, on="character"), ["of_set"], seats)
    note = "points by which the character wins more often than an average one in the same role, drawn to the mean"
    found = [_effects(f"Characters{name}", note, cells, plot=True)]
    if arm in ("", of.experiment.arms[0].name):
        if len(by_set) > 1:  # a set alone has nothing to be compared with
            note = "the same for all characters of a set"
            found.append(section("Characters by set", GIVEN, POINTS, note, by_set, tested=True))
        found.append(_by_role(seats))
    return found


def _effects(title: str, note: str, cells: Cells, **more: Any) -> Json:
    """Return a section of effects with partial pooling; the marks come from the plain estimates."""
    large = {key: cell for key, cell in cells.items() if cell.seats >= LEAST}
    marks = shown(list(large.values()))
    drawn = pooled(list(large.values()))
    parts = zip(large.items(), drawn, marks, strict=True)
    rows = [row(_label(key), cell, mark, plain) for (key, plain), cell, mark in parts]
    rows.sort(key=lambda one: -one["value"])
    return {"title": title, "kind": GIVEN, "unit": POINTS, "note": note, "rows": rows} | more


def _by_role(seats: pl.DataFrame) -> Json:
    """Return the effects of characters in each role, drawn to the mean of the role. The correction is for all roles
    together; the page has only those that are shown.
    """
    note = "only those that are shown among all characters and roles; for each role drawn to its mean"
    cells = effects(seats, ["role", "character"])
    whole = _effects("Characters by role", note, cells, brief=True)
    kept = {one["label"] for one in whole["rows"] if one["shown"]}
    rows: list[Json] = []
    for role in sorted(seats["role"].unique().to_list()):
        own = _effects("", "", {key: cell for key, cell in cells.items() if key[0] == role})["rows"]
        rows += [one | {"shown": one["label"] in kept} for one in own]
    return whole | {"rows": sorted(rows, key=lambda one: -one["value"])}


def _places(of: Results) -> list[Json]:
    """Return the effect of the place in the turn order; the sheriff begins, so that place has no other role."""
    import polars as pl

    seats = beyond(of.seats, ["players", "role"]).with_columns(place=pl.col("order") + 1)
    cells = _named(effects(seats.filter(pl.col("place") > 1), ["players", "place"], seats), "players")
    named: Cells = {(key[0], f"turn {key[1]}"): cell for key, cell in cells.items()}
    return [section("Turn order", GIVEN, POINTS, "points against all seats of the same role", named, tested=True)]


def _cards(of: Results) -> list[Json]:
    """Return the worth of each kind of card in the hand of the first decision."""
    import polars as pl

    seats = beyond(of.seats.with_columns(size=pl.col("hand").list.len()), ["players", "role", "size"])
    # other columns would be copied for each card
    held = seats.select("deal", *OVER, pl.col("hand").list.unique()).explode("hand")
    held = held.filter(pl.col("hand").is_not_null())
    note = "points by which a seat that is dealt the card wins more often than one with as many cards in the same role"
    # not drawn to their mean: most seats have the common cards, so their effects are small and precise for that reason
    cells = sorted(effects(held, ["hand"], seats).items(), key=lambda cell: -cell[1].value)
    return [section("Cards in the first hand", GIVEN, POINTS, note, dict(cells), tested=True)]


def _in_play(of: Results) -> list[Json]:
    """Return the worth of each card that the experiment put in play, and of none."""
    import polars as pl

    seats = of.seats.filter(pl.col("in_play").is_not_null()).with_columns(
        pl.col("in_play").replace({"": "nothing"}).alias("card")
    )
    if not of.experiment.arms[0].equipment.dealt or not seats.height:
        return []
    note = "points by which a seat that begins with the card in play wins more often than the mean of its role"
    return [_effects("Equipment from the start", note, effects(beyond(seats, ["players", "role"]), ["card"]))]


def _things(of: Results) -> list[Json]:
    """Return what is seen with equipment, wagons and the like."""
    seats = beyond(of.seats, ["players", "role"])
    had = of.things.join(seats.select("deal", "variant", "seat", *OVER), on=["deal", "variant", "seat"])
    had = had.select("deal", "table", "thing", *OVER)
    note = "points by which seats that had it win more often in their role; a seat that lives long has more of all"
    cells = effects(had, ["table", "thing"], seats)
    return [section("Equipment and other things", SEEN, POINTS, note, cells)]


def _swapped(of: Results) -> list[Json]:
    """Return the effect of one character in place of another, in the same seat of the same deal."""
    import polars as pl

    pair: Sequence[str] = of.experiment.arms[0].characters.swapped
    if not pair:
        return []
    own = of.seats.filter(pl.col("character").is_in(list(pair))).with_columns(pl.col("won").cast(pl.Float64))
    one, other = (own.filter(pl.col("variant") == variant) for variant in (0, 1))
    both = one.join(other.select("deal", pl.col("won").alias("against")), on="deal")
    both = both.with_columns(over=pl.col("won") - pl.col("against"), all=pl.lit("all roles"))
    cells = differences(both, ["all"]) | differences(both, ["role"])
    note = f"points by which {pair[0]} wins more often than {pair[1]} in the same seat of the same deal"
    return [section(f"{pair[0]} in place of {pair[1]}", GIVEN, POINTS, note, cells, tested=True, plot=True)]


def _swapped_roles(of: Results) -> list[Json]:
    """Return the effect of one role in place of another, for a seat with the same character in the same deal."""
    import polars as pl

    pair: Sequence[str] = of.experiment.arms[0].roles.swapped
    if not pair:
        return []
    own = of.seats.with_columns(pl.col("won").cast(pl.Float64))
    one, other = (own.filter(pl.col("role") == role).select("deal", "seat", "players", "won") for role in pair)
    both = one.join(other, on=["deal", "seat"], suffix="_other")  # seats that had both roles
    both = both.with_columns(over=pl.col("won") - pl.col("won_other"), all=pl.lit("all"))
    cells = differences(both, ["all"]) | _named(differences(both, ["players"]), "players")
    note = f"points by which a seat wins more often as {pair[0]} than as {pair[1]} in the same deal"
    return [section(f"{pair[0]} in place of {pair[1]}", GIVEN, POINTS, note, cells, tested=True, plot=True)]


def _compared(one: Results, other: Results, first: str, name: str) -> list[Json]:
    """Return the differences between two arms, deal by deal."""
    import polars as pl

    sides = sorted({*one.games["side"].drop_nulls().to_list()} | {*other.games["side"].drop_nulls().to_list()})
    won = [(pl.col("side") == side).cast(pl.Float64).mean().alias(side) for side in sides]
    values = [*won, pl.col("turns").cast(pl.Float64).mean()]
    pair = [of.games.filter(pl.col("side").is_not_null()).group_by("deal").agg(values) for of in (one, other)]
    both = pair[1].join(pair[0], on="deal", suffix="_first")
    cells: Cells = {}
    for column in (*sides, "turns"):
        frame = both.select("deal", over=pl.col(column) - pl.col(f"{column}_first")).with_columns(of=pl.lit(column))
        cells |= means(frame, ["of"], "over") if column == "turns" else differences(frame, ["of"])
    turns: Cells = {key: cell for key, cell in cells.items() if key == ("turns",)}
    note = f'"{name}" less "{first}", in the same deals'
    won_more = {key: cell for key, cell in cells.items() if key not in turns}
    return [
        section(f"{name}: sides", ASKED, POINTS, note, won_more, tested=True, plot=len(one.seats) == 0),
        section(f"{name}: length", ASKED, TURNS, note, turns, tested=True),
    ]
