"""Examples: they run and print the documented output."""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from boomtown.bots import History, Observation
from boomtown.encode import encoder
from boomtown.games import END, new_game
from boomtown.lab.simulate import Plan, simulate
from tests.card.position import Position, pending, seat

EXAMPLES = Path(__file__).parents[2] / "examples"
RATE = r"\d+\.\d%"
WINS = rf"wins {RATE} \({RATE} to {RATE}\) of (\d+) games"
MORE = r"[+-]\d+\.\d% \([+-]\d+\.\d% to [+-]\d+\.\d%\)"
LEARNS = [name for name in ("torch", "sb3_contrib") if find_spec(name) is None]


def first_group(pattern: str, line: str) -> str | None:
    """Return the first group of a pattern that matches the whole line."""
    found = re.fullmatch(pattern, line)
    assert found is not None, line
    return found[1]


def load(name: str) -> ModuleType:
    """Return the example as a module."""
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@pytest.mark.parametrize("of", [["--players", "4"], ["--game", "dice", "--players", "4"]])
def test_random_player(capsys: pytest.CaptureFixture[str], of: list[str]) -> None:
    """Both ways to play tell the roles of a table of four, whose winners are among them."""
    load("random_player").main(["--games", "2", *of])
    for part in re.split(r"^(?=\w)", capsys.readouterr().out, flags=re.M)[1:]:
        head, *roles = part.splitlines()
        assert re.fullmatch(r"(plain functions|PettingZoo): 2 games, \d+ decisions each", head)
        assert [line.split()[0] for line in roles] == ["outlaw", "renegade", "sheriff"]
        assert any(not line.endswith("  0.0%") for line in roles)


def test_random_player_again(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed, the same games."""
    example = load("random_player")
    told = []
    for seed in ("3", "3", "4"):
        example.main(["--games", "1", "--players", "4", "--seed", seed])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_the_search_is_short() -> None:
    assert len((EXAMPLES / "information_set_search.py").read_text("utf-8").splitlines()) < 100


@pytest.mark.parametrize(("game", "opponent"), [("bang", "greenhorn"), ("dice", "random")])
def test_the_search_is_a_bot(game: str, opponent: str) -> None:
    """By file and class it plays wherever a bot is named. The Dice Game has no fast bot, so random play follows."""
    bots = (f"{EXAMPLES / 'information_set_search.py'}:Search", opponent, opponent, opponent)
    assert simulate(Plan(game=game, games=1, players=4, bots=bots, seed="example")).games == 1


def test_no_example_uses_private_names_of_the_package() -> None:
    for path in EXAMPLES.glob("*.py"):
        assert not re.search(r"(?<!self)\._[a-z]|import _", path.read_text("utf-8")), path.name


def test_search_takes_what_wins() -> None:
    """The sheriff has one life and no card: the outlaw shoots the sheriff. The true game stays as it is."""
    example = load("information_set_search")
    at = Position(
        seat("outlaw", "Willy the Kid", "BANG!, BANG!, Beer, Missed!"),
        seat("sheriff", "Rose Doolan", life=1),
        seat("outlaw", "Kit Carlson", "Missed!"),
        seat("renegade", "Black Jack", "Missed!"),
    )
    search = example.Search("seed", tries=40, ahead=4)
    answer = search.answer(Observation(at.game, 0), History())
    assert not at.game.over
    at.game.apply(answer)
    assert at.game.winners == [0, 2]


def test_search_reads_the_chances_at_its_leaves() -> None:
    """Wells Fargo changes no life points. The evaluation knows that three more cards are worth something."""
    example = load("information_set_search")
    at = Position(
        seat("outlaw", "Willy the Kid", "Wells Fargo"),
        seat("sheriff", "Rose Doolan", "BANG!"),
        seat("outlaw", "Kit Carlson", "BANG!"),
        seat("renegade", "Black Jack", "BANG!"),
    )
    answer = example.Search("seed", tries=20, ahead=0).answer(Observation(at.game, 0), History())
    at.game.apply(answer)
    assert len(at.game.state.hands[0]) == 3


def test_search_notes_public_acts() -> None:
    """A redealt game records no events, so the search notes a shot itself. An answer that ends the turn is no act."""
    example = load("information_set_search")
    at = Position(
        seat("outlaw", "Willy the Kid", "BANG!"),
        seat("sheriff", "Rose Doolan"),
        seat("outlaw", "Kit Carlson"),
        seat("renegade", "Black Jack"),
    )
    history = History()
    shot = next(of for of, words in zip(pending(at.game).options, at.could, strict=True) if words.endswith("on B"))
    example.play(at.game, shot, history)
    example.play(at.game, END, history)
    assert [act[:2] for act in history.acts] == [(0, 1)]


def test_search_sees_nothing_hidden() -> None:
    """The answer does not depend on hidden cards: another deal of them, the same answer."""
    example = load("information_set_search")
    game, rng = new_game({"players": 5}, 7), Random(1)
    for _ in range(30):
        assert game.ask is not None
        game.apply(game.ask.options[int(rng.random() * len(game.ask.options))])
    assert game.ask is not None
    me, history = game.ask.who, History()
    history.update(Observation(game, me))
    answers = {
        example.Search("seed", 12, 4).answer(Observation(true, me), history)
        for true in (game, game.redeal(me, rng), game.redeal(me, rng))
    }
    assert history.acts
    assert sum(encoder(game.setup).mask(game)) > 2
    assert len(answers) == 1


@pytest.mark.skipif(not LEARNS, reason="torch and sb3-contrib are installed")
def test_what_learning_needs_is_named() -> None:
    with pytest.raises(SystemExit, match=r"^masked_ppo needs \w+: pip install -r examples/requirements\.txt$"):
        load("masked_ppo")


needs_torch = pytest.mark.skipif(bool(LEARNS), reason=f"needs {', '.join(LEARNS)}: pip install -r requirements.txt")


@pytest.mark.slow
@needs_torch
@pytest.mark.parametrize("critic", ["central", "observation"])
def test_masked_ppo(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, critic: str
) -> None:
    """It learns against random players and then against greenhorns; the network of the file plays as a bot."""
    kept, example = tmp_path / "kept.zip", load("masked_ppo")
    monkeypatch.setattr(example, "ROLLOUT", 512)
    short = ["--players", "4", "--deals", "1", "--steps", "1024", "--then", "512", "--every", "512"]
    example.main([*short, "--critic", critic, "--save", str(kept)])
    lines = capsys.readouterr().out.splitlines()
    told = [line.split(" v ")[::-1] for line in lines]
    for after, _ in told:
        assert first_group(rf"\w+: {WINS}: (\w+ \d+%(, )?)+", after) == "4"
    steps = [before for _, before in told]
    assert steps[0] == steps[3] == "a random player"
    assert [step.split(" ")[0] for step in (*steps[1:3], steps[4])] == ["512", "1,024", "1,536"]
    monkeypatch.setenv("MASKED_PPO", str(kept))
    bots = (f"{EXAMPLES / 'masked_ppo.py'}:MaskedPPO", "random", "random", "random")
    assert simulate(Plan(games=1, players=4, bots=bots, seed="example")).games == 1


@needs_torch
def test_the_critic_reads_hidden_roles_and_hands() -> None:
    example = load("masked_ppo")
    env = example.Central(example.SeatEnv(opponents="random", seat=1, players=4))
    seen, _ = env.reset(seed=1)
    game, size = env.seats.table.game, env.numbers.size
    assert seen.shape == env.observation_space.shape
    assert seen[:size].tolist() == env.seats.table.observe(1).tolist()
    around = [1, 2, 3, 0]
    roles = seen[size : size + 16].reshape(4, 4)
    assert [env.targets.labels[number] for number in roles.argmax(axis=1)] == [game.state.roles[p] for p in around]
    assert seen[size + 16 :].reshape(3, -1).sum(axis=1).tolist() == [len(game.state.hands[p]) for p in around[1:]]


@needs_torch
def test_the_actor_reads_the_observation_alone() -> None:
    example = load("masked_ppo")
    torch = pytest.importorskip("torch")
    layers = example.ActorAndCritic(own=3, size=5)
    one = torch.ones(1, 5)
    other = torch.tensor([[1.0, 1.0, 1.0, 0.0, 0.0]])
    assert torch.equal(layers.forward_actor(one), layers.forward_actor(other))
    assert not torch.equal(layers.forward_critic(one), layers.forward_critic(other))


SMALL = ["--players", "4", "--deals", "1", "--every", "1", "--decisions", "3200", "--hidden", "16", "8"]


@pytest.mark.slow
def test_deep_monte_carlo(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A training that stops after a chunk and continues gives the network of one that does not; it plays as a bot."""
    example = load("deep_monte_carlo")
    monkeypatch.setattr(example, "LESSON", 512)
    whole, parts = tmp_path / "whole.npz", tmp_path / "parts.npz"
    example.main([*SMALL, "--chunks", "2", "--file", str(whole)])
    told = capsys.readouterr().out.splitlines()
    for chunks in ("1", "2"):
        example.main([*SMALL, "--chunks", chunks, "--file", str(parts)])
    assert told[0] == "untrained"
    for line in told[1::2]:
        assert first_group(rf"  v random: {WINS}", line) == "4"
    for number, line in enumerate(told[2::2], 1):
        assert re.fullmatch(rf"chunk {number} of 2: error \d\.\d+, \d+\.\d minutes of CPU", line)
    one, other = (example.Training.load(path).network for path in (whole, parts))
    assert one.steps == other.steps > 0
    for a, b in zip(one.weights + one.moments, other.weights + other.moments, strict=True):
        assert a.any()
        assert (a == b).all()
    monkeypatch.setenv("DEEP_MONTE_CARLO", str(whole))
    bots = (f"{EXAMPLES / 'deep_monte_carlo.py'}:DeepMonteCarlo", "random", "random", "random")
    assert simulate(Plan(games=2, game="dice", players=4, bots=bots, seed="example")).games == 2


def test_the_network_learns() -> None:
    """It tells which of two actions is better in each of two positions."""
    example = load("deep_monte_carlo")
    np = pytest.importorskip("numpy")
    numbers = example.layout("dice", 4)
    words = example.words(numbers)
    network = example.Network.untrained((2, 8, words.shape[1]), words, 1)
    seen, actions = np.eye(2, dtype=np.float32)[[0, 0, 1, 1]], np.array([2, 3, 2, 3])
    results = np.array([1, -1, -1, 1], np.float32)
    assert (network.values(seen) == 0).all()
    errors = [network.learn(seen, actions, results, 0.01) for _ in range(300)]
    assert errors[0] == 1
    assert errors[-1] < 0.01
    legal = np.zeros((4, numbers.actions), bool)
    legal[:, 2:4] = True
    assert network.best(seen, legal).tolist() == [2, 2, 3, 3]


def test_returns_are_of_the_seat_that_decided() -> None:
    example = load("deep_monte_carlo")
    np = pytest.importorskip("numpy")
    paid = np.array([[0.0, 0.5], [0.0, 0.0], [1.0, -1.0]], np.float32)
    game = [("first", 7, 1, paid[0]), ("second", 8, 0, paid[1]), ("third", 9, 1, paid[2])]
    less = example.DISCOUNT
    found = {seen: (action, value) for seen, action, value in example.returns(game)}
    assert found == {
        "first": (7, pytest.approx(0.5 - less * less)),
        "second": (8, pytest.approx(less)),
        "third": (9, -1.0),
    }
