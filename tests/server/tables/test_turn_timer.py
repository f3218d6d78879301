"""Time and what may be taken back belong to the progress of the game, not to a decision."""

from boomtown.server.tables.turn_timer import LEAST, MOST_UNDOS, TurnTimer


def test_a_new_decision_has_the_whole_span() -> None:
    clock = TurnTimer()
    assert clock.ask(0, 0, 60) == 60
    clock.answered(0, 0, 50)
    assert clock.ask(0, 1, 60) == 60


def test_a_decision_taken_back_has_what_was_left() -> None:
    """Playing and taking back in turn uses up the time of both decisions, once."""
    clock = TurnTimer()
    waited = 0.0
    while True:
        for depth in (0, 1):
            left = clock.ask(0, depth, 60)
            spent = min(left, 7.0)
            clock.answered(0, depth, spent)
            waited += spent
            if depth == 1:
                clock.undone(0)
        if left == 0:
            break
    assert waited <= 120


def test_whoever_did_not_take_back_has_a_moment_at_least() -> None:
    clock = TurnTimer()
    clock.ask(0, 0, 60)
    clock.answered(0, 0, 59.9)
    clock.undone(1)
    assert clock.ask(0, 0, 60) == LEAST
    assert clock.ask(0, 0, 2) == 2


def test_taking_back_has_an_end_until_the_game_goes_on() -> None:
    clock = TurnTimer()
    for _ in range(MOST_UNDOS):
        assert clock.undos(0) > 0
        clock.undone(0)
        clock.ask(0, 0, 60)
    assert clock.undos(0) == 1, "the first decision was a new one"
    clock.undone(0)
    clock.ask(0, 0, 60)
    assert clock.undos(0) == 0
    clock.ask(0, 1, 60)
    assert clock.undos(0) == 1
    assert clock.undos(1) == MOST_UNDOS
