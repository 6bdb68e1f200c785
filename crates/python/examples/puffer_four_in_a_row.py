"""Four in a row for PufferLib 3: an environment that writes its observations into PufferLib's shared memory.

The program steps the environment in worker processes with random actions and prints the steps per second. Any trainer
of PufferLib takes `FourInARow` the same way. PufferLib has no masks of actions, so an illegal move loses the game. Its
processes wait actively: use fewer workers than cores.

    pip install 'pycollinear[gymnasium]' pufferlib
    python puffer_four_in_a_row.py [--envs 1024] [--steps 1000] [--workers 1]
"""

import argparse
import time

import numpy as np
import pufferlib
import pufferlib.vector
from pycollinear.gymnasium_env import VecEnv


class FourInARow(pufferlib.PufferEnv):
    def __init__(self, envs=1024, buf=None, seed=0, **options):
        one = VecEnv("four_in_a_row")
        self.single_observation_space = one.single_observation_space
        self.single_action_space = one.single_action_space
        self.num_agents = envs
        super().__init__(buf)
        out = {"observation": self.observations}
        self.games = VecEnv("four_in_a_row", envs, autoreset_mode="SameStep", copy=False, out=out, **options)

    def reset(self, seed=None):
        self.games.reset(seed=seed)
        return self.observations, []

    def step(self, actions):
        _, self.rewards[:], self.terminals[:], self.truncations[:], _ = self.games.step(actions)
        over = self.terminals | self.truncations
        return self.observations, self.rewards, self.terminals, self.truncations, (
            [{"won": float((self.rewards[over] > 0).mean())}] if over.any() else []
        )

    def close(self):
        self.games.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    envs = pufferlib.vector.make(
        FourInARow, num_envs=asked.workers, num_workers=asked.workers, env_kwargs={"envs": asked.envs},
        backend=pufferlib.vector.Multiprocessing,
    )
    envs.reset(seed=0)
    games = asked.workers * asked.envs
    actions = np.random.default_rng(0).integers(7, size=(64, games))
    begun, won = time.perf_counter(), []
    for step in range(asked.steps):
        observations, _, _, _, infos = envs.step(actions[step % 64])
        won.extend(info["won"] for info in infos)
    seconds = time.perf_counter() - begun
    assert observations.shape == (games, 3, 6, 7) and observations.any()
    print(f"{games * asked.steps / seconds:,.0f} steps per second, workers: {asked.workers}")
    print(f"random actions win {np.mean(won):.0%} of the games")
    envs.close()


if __name__ == "__main__":
    main()
