"""The fast bot cowhand: legal answers, its belief, and its weights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomtown.bots import History, make_bot
from boomtown.bots.belief import belief
from boomtown.bots.observation import Observation
from boomtown.bots.rollout import play_out
from boomtown.bots.tune import PlanError, read_plan, tune
from boomtown.card.bots.cowhand import weights
from boomtown.card.bots.cowhand.belief import NUMBER, PublicBelief
from boomtown.card.bots.cowhand.cowhand import Cowhand
from boomtown.games import catalog, new_game

SETS = [one["id"] for one in catalog("bang")["sets"][1:]]


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_legal_answer_and_an_end(players: int) -> None:
    for seed in range(3):
        game = new_game(
            {"players": players, "sets": SETS if seed or players in (3, 8) else []}, f"cowhand {seed}", record=False
        )
        play_out(game, [Cowhand(seat).answer_fast for seat in range(players)], History(), 5000)
        assert game.over


def test_its_belief_is_the_shared_one_without_its_own_acts() -> None:
    """The sheriff has no acts in this history, so that both count the same acts."""
    game, history = new_game({"players": 7}, "belief"), History()
    bots = [make_bot("greenhorn", 1, history) for _ in range(7)]
    compared = 0
    while game.ask is not None and game.moves < 150:
        who = game.ask.who
        game.apply(bots[who].choose(game, who))
        if game.ask is None or game.ask.why != "play":
            continue
        seat = game.ask.who
        observation = Observation(game, seat)
        history.update(observation)
        see, others = observation.fast_view, History()
        others.acts = [act for act in history.acts if act[0] != seat and act[1] >= 0]
        own = PublicBelief(see)
        own.update(see, history.acts)
        found = own.seen_by(seat, see.role)
        shared = belief(observation, others)
        for p in range(7):
            for role, number in NUMBER.items():
                said = sum(chance for chance, deal in shared if deal[p] == role)
                assert found[p][number] == pytest.approx(said, abs=1e-9)
        compared += 1
    assert compared > 10


def test_the_belief_read_act_by_act_is_that_read_at_once() -> None:
    game, history = new_game({"players": 6}, "acts"), History()
    bots = [make_bot("greenhorn", 1, history) for _ in range(6)]
    grown: PublicBelief | None = None
    while game.ask is not None:
        observation = Observation(game, game.ask.who)
        history.update(observation)
        see = observation.fast_view
        grown = grown or PublicBelief(see)
        grown.update(see, history.acts)
        if game.moves % 20 == 0:
            fresh = PublicBelief(see)
            fresh.update(see, history.acts)
            for p in range(6):
                assert fresh.seen_by(0, "")[p] == pytest.approx(grown.seen_by(0, "")[p])
        game.apply(bots[game.ask.who].choose(game, game.ask.who))


def test_weights_with_other_names_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"weights": {"sheriff": {"bravery": 1.0}}}), "utf-8")
    monkeypatch.setattr(weights, "FILE", file)
    with pytest.raises(ValueError, match=r"expected the weights sheriff, .*, got bravery \(sheriff\)"):
        weights.tuned.__wrapped__()


PLAN = """
bot = "cowhand"
field = "quick"
seed = "test"
generations = 2
games = 8
share = 0.5
scale = 1.0
tables = [{players = 4}, {players = 5}]
"""


def test_a_tuning_goes_on_after_a_stop_with_the_same_weights(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, "utf-8")
    plan = read_plan(file)
    *_, whole = tune(plan, tmp_path / "whole.json")
    next(tune(plan, tmp_path / "part.json"))
    [rest] = tune(plan, tmp_path / "part.json")
    assert rest == whole
    start = {role: vars(of) for role, of in Cowhand.start.items()}
    assert whole["weights"] != start
    file.write_text(PLAN.replace("test", "other"), "utf-8")
    with pytest.raises(PlanError, match="expected the state of this plan"):
        next(tune(read_plan(file), tmp_path / "part.json"))
    file.write_text("bot = 1", "utf-8")
    with pytest.raises(PlanError, match="expected a plan with bot, field, seed"):
        read_plan(file)
