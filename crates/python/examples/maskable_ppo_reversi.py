"""Trains Reversi on a 6x6 board against a random opponent with MaskablePPO of sb3-contrib.

MaskablePPO asks each environment for its `action_masks()`. After the training the policy plays 200 games, half of them
as second player. It must win 80% of them.

    pip install 'pycollinear[gymnasium]' sb3-contrib
    python maskable_ppo_reversi.py [--steps 100000] [--curve curve.csv]
"""

import argparse
from pathlib import Path

import pycollinear  # noqa: F401, registers the games
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

GAME = "pycollinear/Reversi-v0"
OPTIONS = {"rows": 6, "cols": 6, "illegal": "raise"}


def wins(model, games, side):
    """The number of games that the model wins."""
    envs = make_vec_env(GAME, n_envs=games, seed=2, env_kwargs={**OPTIONS, "side": side})
    observations, results = envs.reset(), [None] * games
    while None in results:
        actions, _ = model.predict(observations, action_masks=get_action_masks(envs))
        observations, rewards, over, _ = envs.step(actions)
        # Only the first game of each environment counts.
        for game in over.nonzero()[0]:
            results[game] = rewards[game] if results[game] is None else results[game]
    return sum(result > 0 for result in results)


class Curve(BaseCallback):
    """Writes the share of games won since the last update to a CSV file."""

    def __init__(self, path):
        super().__init__()
        self.path, self.rewards, self.lines = path, [], ["steps,won"]

    def _on_step(self):
        self.rewards += list(self.locals["rewards"][self.locals["dones"]])
        return True

    def _on_rollout_end(self):
        won = sum(reward > 0 for reward in self.rewards) / max(len(self.rewards), 1)
        self.lines.append(f"{self.num_timesteps},{won:.3f}")
        self.rewards = []

    def _on_training_end(self):
        self.path.write_text("\n".join(self.lines) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of games won after each update")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    envs = make_vec_env(GAME, n_envs=32, seed=1, env_kwargs=OPTIONS)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=512, n_epochs=4, learning_rate=1e-3, seed=0)
    before = wins(model, 100, "first"), wins(model, 100, "second")
    print(f"before the training it wins {before[0]} of 100 games as first player and {before[1]} of 100 as second")
    model.learn(asked.steps, callback=Curve(asked.curve) if asked.curve else None)
    after = wins(model, 100, "first"), wins(model, 100, "second")
    print(f"after {asked.steps} steps it wins {after[0]} of 100 games as first player and {after[1]} of 100 as second")
    raise SystemExit(0 if sum(after) >= 160 else "fewer than 80 % of the games are won")


if __name__ == "__main__":
    main()
