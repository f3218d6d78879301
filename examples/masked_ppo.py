"""Training of a network on one core in ten minutes: masked PPO, one seat of the card game against bots.

python examples/masked_ppo.py
python examples/masked_ppo.py --steps 50000 --deals 50 --also greenhorn

It is measured before and after, against the same bots as a random player. Every deal is played from each seat.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env
except ImportError as error:
    raise SystemExit(f"masked_ppo needs {error.name}: pip install -r examples/requirements.txt") from None

from boomtown.env.gymnasium import SeatEnv
from boomtown.lab.report import wilson

Choose = Callable[[Any, Any], int]  # (observation, mask) -> action
Results = list[list[tuple[str, bool]]]  # by deal and seat: the role, and whether it won

ENVS = 8  # games in parallel
SHAPING = 0.5  # weight of the shaping, in training only
MEASURED = 1_000_000  # deals from this seed on are for measuring; training uses seeds 1 to ENVS unless told otherwise


def uniform(seed: int) -> Choose:
    """Return a player that takes any legal action with equal probability."""
    chance = Random(seed)

    def choose(seen: Any, mask: Any) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[int(chance.random() * len(legal))])

    return choose


def best(model: MaskablePPO) -> Choose:
    """Return a player that takes the action the network prefers."""
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


def measure(choose: Choose, deals: int, players: int, opponents: str) -> Results:
    """Play each deal once from every seat, so that every role has its share. No shaping here."""
    results: Results = [[] for _ in range(deals)]
    for seat in range(players):
        game = SeatEnv(opponents=opponents, seat=seat, players=players)
        for deal in range(deals):
            seen, _ = game.reset(seed=MEASURED + deal)
            over = cut = False
            while not (over or cut):
                seen, reward, over, cut, _ = game.step(choose(seen, game.action_masks()))
            role = game.table.game.view(None)["seats"][seat]["role"]  # all roles are public at the end
            results[deal].append((role, reward > 0))
    return results


def show(name: str, results: Results) -> None:
    """Print the rate of all games with its 95 % interval, and the rate of each role."""
    by_role = defaultdict(list)
    for role, won in (game for deal in results for game in deal):
        by_role[role].append(won)
    won, of = sum(map(sum, by_role.values())), sum(map(len, by_role.values()))
    low, high = wilson(won, of)
    roles = ", ".join(f"{role} {np.mean(found):.0%}" for role, found in sorted(by_role.items()))
    print(f"{name:<20} wins {won / of:.1%} ({low:.1%} to {high:.1%}) of {of} games: {roles}", flush=True)


def gain(results: Results, base: Results) -> str:
    """Return the difference on the same deals, with its 95 % interval over deals."""
    more = np.array(
        [np.mean([w for _, w in a]) - np.mean([w for _, w in b]) for a, b in zip(results, base, strict=True)]
    )
    half = 1.96 * more.std(ddof=1) / np.sqrt(len(more)) if len(more) > 1 else 1.0
    return f"{more.mean():+.1%} ({more.mean() - half:+.1%} to {more.mean() + half:+.1%})"


def learner(args: argparse.Namespace) -> MaskablePPO:
    """Return an untrained network, for a seat drawn in each game."""
    kwargs = {"opponents": args.opponents, "seat": None, "players": args.players, "shaping": SHAPING}
    return MaskablePPO(
        "MlpPolicy",
        make_vec_env(SeatEnv, ENVS, seed=args.seed, env_kwargs=kwargs),
        n_steps=args.rollout,
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )


def train(model: MaskablePPO, steps: int) -> None:
    cpu, clock = time.process_time(), time.perf_counter()
    model.learn(steps)
    cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
    print(f"learned from {model.num_timesteps} decisions: {cpu / 60:.1f} minutes of CPU, {clock / 60:.1f} by the clock")


def main(argv: list[str] | None = None) -> None:
    args = arguments(argv)
    torch.set_num_threads(1)
    model = learner(args)
    plan = args.deals, args.players, args.opponents
    base, before = measure(uniform(args.seed), *plan), measure(best(model), *plan)
    show("a random player", base)
    show("before training", before)
    train(model, args.steps)
    after = measure(best(model), *plan)
    show("after training", after)
    print(f"better than random by {gain(after, base)}, than before by {gain(after, before)}")
    for other in args.also:
        plan = args.deals, args.players, other
        show(f"random v {other}", measure(uniform(args.seed), *plan))
        show(f"trained v {other}", measure(best(model), *plan))
    if args.save:
        model.save(args.save)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Masked PPO at one seat against bots, measured before and after.")
    add = parser.add_argument
    add("--steps", type=int, default=500_000, help="own decisions to learn from")
    add("--players", type=int, default=5)
    add("--opponents", default="random", help="random or greenhorn")
    add("--also", nargs="*", default=[], metavar="BOT", help="measure against these too, without learning from them")
    add("--deals", type=int, default=200, help="deals to measure on, each from every seat")
    add("--seed", type=int, default=1)
    add("--rollout", type=int, default=512, help="decisions in each of the games between two lessons")
    add("--save", help="file for the trained network")
    return parser.parse_args(argv)


if __name__ == "__main__":
    main()
