"""Seeds of the games that the tests play.

The chance of a server depends on the label of the running test (`tests.seeds`). A number after the label selects
another game. Each state takes the page about 0.1 seconds, so these games are short but have most kinds of questions.
No test depends on a certain game.
"""

from __future__ import annotations

SEED_LABELS = {
    "test_all_nine.py::test_a_whole_game_of_all_nine[desktop]": 22,
    "test_all_nine.py::test_a_whole_game_of_all_nine[phone]": 8,
    "test_crash.py::test_the_server_is_killed_and_the_game_goes_on": 3,
    "test_dice.py::test_a_whole_game[keyboard-3]": 4,
    "test_dice.py::test_a_whole_game[mouse-3]": 8,
    "test_duel.py::test_a_whole_game[keyboard]": 17,
    "test_duel.py::test_a_whole_game[touch]": 14,
    "test_duel.py::test_pictures[desktop-noon]": 65,
    "test_duel.py::test_pictures[phone-night]": 49,
    "test_frontier_games.py::test_a_whole_game[5-phone]": 6,
    "test_frontier_games.py::test_a_whole_game[8-laptop]": 15,
    "test_pictures.py::test_pictures[desktop-noon]": 36,
    "test_pictures.py::test_pictures[phone-night]": 5,
    "test_play.py::test_a_newcomer_plays_a_whole_game_by_mouse": 12,
    "test_play.py::test_a_whole_game_by_keyboard_alone": 53,
    "test_play.py::test_a_whole_game_by_touch_on_a_phone": 13,
    "test_sets.py::test_a_game_of_eight_that_i_only_watch_ends": 39,
    "test_sets.py::test_eight_players_with_every_set[desktop]": 36,
    "test_together.py::test_a_spectator_sees_the_table_and_no_secret": 4,
    "test_together.py::test_two_friends_play_to_the_end_and_once_more": 29,
}


def label(test: str) -> str:
    """Return the label of the running test from its node id."""
    draw = SEED_LABELS.get(test.rsplit("/", 1)[-1])
    return test if draw is None else f"{test} {draw}"
