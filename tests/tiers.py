"""Tiers of the tests. This table decides which tests a run takes.

`make test` takes the tests that no table here names. `make thorough` takes those marked `thorough`: everything below,
and the cases that `sampled` leaves out. `make nightly` takes those marked `nightly` at the test itself, which take
hours.
"""

from __future__ import annotations

import pytest

DEFAULT = "not thorough and not nightly"  # as in pyproject.toml

# False if the command line leaves the nightly tests out. Then 30,000 cases are not made, which saves half a minute.
collect_nightly = True

# The journeys in a browser that run by default; all others are thorough.
JOURNEYS = {
    "test_play.py": (
        "test_a_newcomer_plays_a_whole_game_by_mouse",
        "test_a_whole_game_by_touch_on_a_phone",
    ),
    "test_dice.py": ("test_a_whole_game",),
    "test_duel.py": ("test_a_whole_game",),
    "test_together.py": ("test_who_is_cut_off_comes_back_to_his_seat_by_himself",),
    "test_accessibility.py": ("test_landing_page_and_its_dialogs", "test_lobby_table_and_cards"),
    "test_manners.py": ("test_the_first_page_is_small",),
}

# Folders, files and tests: all that begins with one of these is thorough.
THOROUGH = (
    # what a component says and does in all its states
    "tests/components/",
    # every decision and every seat
    "tests/conformance/test_conformance.py",
    # processes that are started, killed or measured
    "tests/cli/test_load.py",
    "tests/server/bot_runner/test_process_pool.py",
    "tests/server/process/",
    "tests/server/records/test_board.py::test_sixty",
    "tests/server/records/test_job_runner.py",
    "tests/server/web/test_proxy.py",
    "tests/test_benchmarks.py",
    "tests/toy_set/",
    "tests/server/records/test_game_files.py::test_copies_of_a_busy",
    "tests/server/storage/test_postgres.py::test_a_data_base_that_is_killed",
    # many games
    "tests/bots/card/test_fast_view.py::test_nothing_hidden",
    "tests/bots/card/test_greenhorn.py::test_no_question",
    "tests/bots/dice/test_greenhorn.py::test_no_question",
    "tests/client/test_wire.py::test_shared_types",
    "tests/client/test_wire.py::test_what_types_have",
    "tests/cli/test_dice_terminal.py::test_a_whole_game_in_every_language",
    "tests/cli/test_fuzz.py::test_a_fault",
    "tests/cli/test_play_simulate.py::test_a_whole_game_in_every_language",
    "tests/cli/test_play_simulate.py::test_as_many_players",
    "tests/cli/test_play_simulate.py::test_bench_with_all",
    "tests/bots/dice/test_expectation.py::test_two_throws",
    "tests/fuzz/test_run.py::test_every_setup_comes",
    "tests/fuzz/test_run.py::test_the_same_run_for_any",
    "tests/lab/test_experiment.py::test_same_bytes_with_processes",
    "tests/notation/test_docs.py::test_what_is_written",
    "tests/notation/test_replay.py::test_a_seat_is_shown",
    "tests/toy_game/test_check_resampling.py::test_the_games_pass",
    "tests/server/engine/test_rules_version.py::test_the_code_is_all",
    # many searches
    "tests/puzzles/test_data.py::test_each_proof",
    "tests/puzzles/test_data.py::test_each_wins",
    "tests/bots/search/test_marshal.py::test_golden_positions",
    "tests/bots/search/test_marshal.py::test_it_plays_with_all_sets",
    # statistics
    "tests/bots/card/test_greenhorn.py::test_better_than_random",
    "tests/bots/card/test_greenhorn.py::test_length_of_a_game",
    "tests/bots/card/test_quick.py::test_better_than_random",
    "tests/bots/dice/test_greenhorn.py::test_better_than_random",
    "tests/bots/duel/test_bots.py::test_greenhorn_beats",
    "tests/lab/test_cluster.py::test_ray",
    "tests/lab/test_coverage.py::test_changed",
    "tests/lab/test_coverage.py::test_equipment",
    "tests/lab/test_coverage_of_effects.py::test_cards",
    "tests/lab/test_coverage_of_effects.py::test_characters",
    "tests/lab/test_coverage_of_effects.py::test_compared",
    "tests/lab/test_coverage_of_effects.py::test_seen",
    "tests/lab/test_coverage.py::test_swapped",
    "tests/lab/test_estimates.py::test_coverage",
    "tests/lab/test_experiment.py::test_a_sequential_test_ends",
    "tests/lab/test_findings.py::test_dealt",
    "tests/lab/test_findings.py::test_each_statement",
    "tests/lab/test_findings.py::test_figures",
    "tests/lab/test_findings.py::test_page",
    "tests/lab/test_findings.py::test_trajectories",
    "tests/lab/test_kills.py",
    # packages, the site of the documentation, examples
    "tests/docs/test_site.py",
    "tests/docs/test_tutorial.py",
    "tests/examples/",
    "tests/test_packaging.py",
)

# Fixtures and parameters that need a service: their tests are thorough, except those of the storage itself.
SERVICES = frozenset({"cluster", "own_redis", "redis_server", "postgres", "redis"})
STORAGE = "tests/server/storage/test_conformance.py"


def tier_of(item: pytest.Item) -> str:
    """Return the marker of a test's tier, or "" for the default run."""
    path, _, name = item.nodeid.partition("::")
    if path.startswith("tests/e2e/"):
        function = name.partition("[")[0]
        return "" if function in JOURNEYS.get(path.rpartition("/")[2], ()) else "thorough"
    return "thorough" if item.nodeid.startswith(THOROUGH) or (path != STORAGE and _needs_service(item)) else ""


def has_no_default(path: str) -> bool:
    """Return True if no test of a file or folder is in the default run."""
    folder, _, name = path.rpartition("/")
    if folder == "tests/e2e" and name.startswith("test_"):
        return name not in JOURNEYS
    return path in THOROUGH or f"{path}/" in THOROUGH


def _needs_service(item: pytest.Item) -> bool:
    found = [*getattr(item, "fixturenames", ())]
    if hasattr(item, "callspec"):
        found += map(str, item.callspec.params.values())
    return not SERVICES.isdisjoint(found)
