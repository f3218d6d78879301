"""Masked PPO with a central critic: one seat of the card game learns against bots, on one core.

python examples/masked_ppo.py
python examples/masked_ppo.py --steps 100000 --then 0 --critic observation
MASKED_PPO=masked_ppo.zip boomtown simulate --bots examples/masked_ppo.py:MaskedPPO,random

The actor reads the observation of its seat. The critic judges positions in training only, so it may also read all roles
and hands. The network learns against random players first and against greenhorns then. It is measured as it learns, on
deals that training does not use, each from every seat.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.env_util import make_vec_env
except ImportError as error:
    raise SystemExit(f"masked_ppo needs {error.name}: pip install -r examples/requirements.txt") from None

from boomtown.bots import History, Observation
from boomtown.encode import Encoder, encoder
from boomtown.env.gymnasium import SeatEnv
from boomtown.env.targets import RoleTargets
from boomtown.games import Game
from boomtown.lab.report import wilson

Choose = Callable[[Any, Any], int]  # (observation, mask) -> action

FILE = "masked_ppo.zip"  # the bot reads the file that the environment variable MASKED_PPO names, or this
ENVS, ROLLOUT = 32, 4096  # games in parallel; decisions between two lessons
WIDTH = 128  # of the two layers of actor and critic
SHAPING = 0.5  # weight of the shaping, in training only
MEASURED = 1_000_000  # deals from this seed on are for measuring


class Central(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Environment that adds what the seat may not know to its observation: all roles, the hands of other players."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.seats: Any = env.unwrapped
        self.numbers: Encoder = self.seats.encoder
        self.targets = RoleTargets(self.numbers)
        hand = next(field for field in self.numbers.fields if field.name == "hand")
        self.hand = slice(hand.offset, hand.offset + hand.size)
        more = int(np.prod(self.targets.shape)) + hand.size * (self.numbers.players - 1)
        self.observation_space: Any = gymnasium.spaces.Box(-np.inf, np.inf, (self.numbers.size + more,), np.float32)

    def observation(self, observation: Any) -> Any:
        game, seat, n = self.seats.table.game, self.seats.seat, self.numbers.players
        hands = [self.numbers.observe(game, (seat + by) % n)[self.hand] for by in range(1, n)]
        return np.concatenate([observation, self.targets.roles(game, seat), *hands])


class ActorAndCritic(torch.nn.Module):
    """Layers of the actor, which read the first `own` numbers, and of the critic, which read all."""

    def __init__(self, own: int, size: int) -> None:
        super().__init__()
        self.own, self.latent_dim_pi, self.latent_dim_vf = own, WIDTH, WIDTH
        self.actor, self.critic = layers(own), layers(size)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(seen), self.forward_critic(seen)

    def forward_actor(self, seen: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = self.actor(seen[:, : self.own])
        return found

    def forward_critic(self, seen: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = self.critic(seen)
        return found


def layers(size: int) -> torch.nn.Sequential:
    return torch.nn.Sequential(
        torch.nn.Linear(size, WIDTH), torch.nn.Tanh(), torch.nn.Linear(WIDTH, WIDTH), torch.nn.Tanh()
    )


class CentralPolicy(MaskableActorCriticPolicy):
    """Policy of MaskablePPO in which the actor reads only the first `own` numbers."""

    def __init__(self, *args: Any, own: int, **kwargs: Any) -> None:
        self.own = own
        super().__init__(*args, **kwargs)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = ActorAndCritic(self.own, self.features_dim)


@cache
def layout(players: int) -> Encoder:
    return encoder({"players": players})


def uniform(seed: int) -> Choose:
    """Return a player that takes any legal action with equal probability."""
    chance = Random(seed)

    def choose(seen: Any, mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[int(chance.random() * len(legal))])

    return choose


def best(model: MaskablePPO) -> Choose:
    """Return a player that takes the action the network prefers. It gets nothing but the observation."""
    padded = np.zeros(model.observation_space.shape, np.float32)

    def choose(seen: Any, mask: Any) -> int:
        padded[: len(seen)] = seen
        return int(model.predict(padded, action_masks=mask, deterministic=True)[0])

    return choose


@cache
def trained(path: str) -> Choose:
    """Return the player of a file, once for all bots of a process."""
    torch.set_num_threads(1)
    return best(MaskablePPO.load(path, device="cpu"))


class MaskedPPO:
    """Bot that takes the action the network prefers. It plays the number of players that it was trained for."""

    def __init__(self, seed: int | str) -> None:
        self.choose = trained(os.environ.get("MASKED_PPO", FILE))

    def answer(self, observation: Observation, history: History) -> int:
        return observation.read(self._answer)

    def _answer(self, game: Game, seat: int) -> int:
        numbers = layout(game.players)
        seen, mask = np.frombuffer(numbers.observe(game, seat), np.float32), np.frombuffer(numbers.mask(game), np.bool_)
        return numbers.code(game, self.choose(seen, mask))


def measure(name: str, choose: Choose, opponents: str, args: argparse.Namespace) -> None:
    """Play each deal once from every seat, so that every role has its share, and print the rates. No shaping here."""
    won = defaultdict(list)
    for seat in range(args.players):
        game = SeatEnv(opponents=opponents, seat=seat, players=args.players)
        for deal in range(args.deals):
            seen, _ = game.reset(seed=MEASURED + deal)
            over = cut = False
            while not (over or cut):
                seen, reward, over, cut, _ = game.step(choose(seen, game.action_masks()))
            role = game.table.game.view(None)["seats"][seat]["role"]  # all roles are public at the end
            won[role].append(reward > 0)
    wins, of = sum(map(sum, won.values())), sum(map(len, won.values()))
    low, high = wilson(wins, of)
    roles = ", ".join(f"{role} {np.mean(found):.0%}" for role, found in sorted(won.items()))
    print(f"{name} v {opponents}: wins {wins / of:.1%} ({low:.1%} to {high:.1%}) of {of} games: {roles}", flush=True)


def games(opponents: str, args: argparse.Namespace) -> Any:
    """Return the environments of training, with a seat drawn in each game."""
    kwargs = {"opponents": opponents, "seat": None, "players": args.players, "shaping": SHAPING}
    central = Central if args.critic == "central" else None
    return make_vec_env(SeatEnv, ENVS, seed=args.seed, env_kwargs=kwargs, wrapper_class=central)


def learner(args: argparse.Namespace) -> MaskablePPO:
    """Return an untrained network."""
    return MaskablePPO(
        CentralPolicy,
        games("random", args),
        n_steps=ROLLOUT // ENVS,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"own": layout(args.players).size},
        seed=args.seed,
        device="cpu",
    )


class Curve(BaseCallback):
    """Regular measurements of the network. `seconds`: of the processor, for learning."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__()
        self.args, self.opponents, self.seconds = args, "", 0.0
        self.next, self.since = args.every, time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.look()

    def look(self) -> None:
        self.seconds += time.process_time() - self.since
        name = f"{self.num_timesteps:,} decisions, {self.seconds / 60:.1f} minutes"
        measure(name, best(self.model), self.opponents, self.args)
        self.model.save(self.args.save)
        self.next, self.since = self.num_timesteps + self.args.every, time.process_time()


def main(argv: list[str] | None = None) -> None:
    args = arguments(argv)
    torch.set_num_threads(1)
    model, curve = learner(args), Curve(args)
    for opponents, steps in (("random", args.steps), ("greenhorn", args.then)):
        measure("a random player", uniform(args.seed), opponents, args)
        if steps:
            model.set_env(games(opponents, args))
            curve.opponents, curve.since = opponents, time.process_time()
            model.learn(steps, curve, reset_num_timesteps=False)
            curve.look()


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Masked PPO with a central critic, measured as it learns.")
    add = parser.add_argument
    add("--steps", type=int, default=200_000, help="own decisions to learn from against random players")
    add("--then", type=int, default=150_000, help="own decisions to learn from against greenhorns after that")
    add("--critic", default="central", choices=["central", "observation"], help="numbers that the critic reads")
    add("--players", type=int, default=5)
    add("--deals", type=int, default=100, help="deals to measure on, each from every seat")
    add("--every", type=int, default=50_000, help="own decisions from one measurement to the next")
    add("--seed", type=int, default=1)
    add("--save", default=FILE, help="file for the trained network")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
