"""The snapshot of a game keeps a bounded part of what readers ask for."""

from random import Random

from boomtown.server.engine.match import Match
from boomtown.server.rooms.snapshots import KEPT_BYTES, SnapshotCache, earlier, notes_between


def long_game() -> Match:
    match, rnd = Match.fresh("game", {"players": 7}, "seed"), Random(1)
    while not match.game.over:
        ask = match.game.ask
        assert ask is not None
        match.step(ask.who, rnd.choice(ask.options))
    return match


def test_any_number_of_first_events_keeps_a_bounded_amount() -> None:
    match = long_game()
    shown = SnapshotCache(match)
    count = match.game.event_count
    asked = 0
    for viewer in (None, *range(7)):
        for first in range(count):
            asked += len(shown.events(viewer, first))
    kept = sum(map(len, shown._events.values()))
    assert asked > 5 * KEPT_BYTES
    assert kept == shown._event_bytes <= KEPT_BYTES


def test_earlier_events_are_not_kept() -> None:
    match = long_game()
    shown = SnapshotCache(match)
    for before in range(1, 200):
        assert 0 < len(earlier(match, 0, 0, before)) <= before
        notes_between(match, 0, before)
    assert not shown._events
    assert not shown._parts


def test_what_was_dropped_is_made_again() -> None:
    match = long_game()
    shown = SnapshotCache(match)
    first = bytes(shown.events(2, 0))
    for start in range(match.game.event_count):
        shown.events(3, start)
    shown.prepare([(2, 0)])
    assert bytes(shown.events(2, 0)) == first
