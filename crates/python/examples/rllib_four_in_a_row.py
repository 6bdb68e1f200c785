"""Trains a player of four in a row against random moves with Ray's RLlib, on two workers.

Each worker steps its games together: `pycollinear.gymnasium_env.VecEnv` is RLlib's vector environment. A wrapper puts
the mask of legal actions into the observation, and the network gives illegal actions no chance. Before and after the
training the first player plays 400 games against random moves. The training must add at least 60 wins.

    pip install 'pycollinear[gymnasium]' 'ray[rllib]' torch
    python rllib_four_in_a_row.py [--iterations 10] [--workers 2] [--games 64]

If a Ray cluster runs on this machine, the workers run on all machines of the cluster.
"""

import argparse

import gymnasium
import numpy as np
import ray
import torch
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space
from pycollinear.gymnasium_env import VecEnv
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from ray.tune.registry import register_env


class Seen(VectorWrapper):
    """Observations that contain the mask of legal actions."""

    def __init__(self, env):
        super().__init__(env)
        mask = gymnasium.spaces.MultiBinary(int(env.single_action_space.n))
        both = {"observation": env.single_observation_space, "action_mask": mask}
        self.single_observation_space = gymnasium.spaces.Dict(both)
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)

    def reset(self, **options):
        observation, infos = self.env.reset(**options)
        return {"observation": observation, "action_mask": infos["action_mask"]}, {}

    def step(self, actions):
        observation, *results, infos = self.env.step(actions)
        return {"observation": observation, "action_mask": infos["action_mask"]}, *results, {}


class Masked(TorchRLModule, ValueFunctionAPI):
    """A network that gives illegal actions the smallest possible logit."""

    def setup(self):
        planes = self.observation_space["observation"].shape
        self.body = torch.nn.Sequential(
            torch.nn.Conv2d(planes[0], 32, 3, padding=1), torch.nn.ReLU(),
            torch.nn.Conv2d(32, 32, 3, padding=1), torch.nn.ReLU(), torch.nn.Flatten(),
            torch.nn.Linear(32 * planes[1] * planes[2], 128), torch.nn.ReLU(),
        )
        self.policy = torch.nn.Linear(128, int(self.action_space.n))
        self.value = torch.nn.Linear(128, 1)

    def _forward(self, batch, **kwargs):
        seen = batch[Columns.OBS]
        logits = self.policy(self.body(seen["observation"].float()))
        least = torch.finfo(logits.dtype).min
        return {Columns.ACTION_DIST_INPUTS: torch.where(seen["action_mask"] > 0, logits, least)}

    def compute_values(self, batch, embeddings=None):
        return self.value(self.body(batch[Columns.OBS]["observation"].float())).squeeze(-1)


def environment(games):
    return Seen(VecEnv("four_in_a_row", games, side="first", illegal="raise"))


def configured(workers, games):
    """PPO with `games` games on each worker."""
    register_env("four_in_a_row", lambda context: environment(context["num_envs"]))
    return (
        PPOConfig()
        .environment("four_in_a_row")
        .env_runners(
            num_env_runners=workers,
            num_envs_per_env_runner=games,
            gym_env_vectorize_mode="vector_entry_point",
            num_cpus_per_env_runner=0.5,
        )
        # An illegal action raises an exception in the worker and ends the training.
        .fault_tolerance(restart_failed_env_runners=False)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Masked))
        .training(train_batch_size_per_learner=4096, minibatch_size=256, num_epochs=4, lr=1e-3, entropy_coeff=0.01)
        .debugging(seed=0)
    )


def wins(network, games):
    """The number of games that the network wins as first player against random moves. Its moves are sampled."""
    envs = environment(games)
    seen, _ = envs.reset(seed=9)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        with torch.no_grad():
            batch = {Columns.OBS: {name: torch.from_numpy(array) for name, array in seen.items()}}
            logits = network.forward_inference(batch)[Columns.ACTION_DIST_INPUTS]
        actions = torch.distributions.Categorical(logits=logits).sample().numpy()
        seen, rewards, terminated, _, _ = envs.step(actions)
        # Counts only the first game of each entry of the batch.
        over = terminated & np.isnan(result)
        result[over] = rewards[over]
    return int((result == 1).sum())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=64)
    asked = parser.parse_args()
    torch.manual_seed(0)
    # The batches are small: more threads would wait for each other most of the time.
    torch.set_num_threads(1)
    ray.init(log_to_driver=False)
    algorithm = configured(asked.workers, asked.games).build_algo()
    before = wins(algorithm.get_module(), 400)
    for iteration in range(asked.iterations):
        sampled = algorithm.train()["env_runners"]
        workers = algorithm.env_runner_group.num_healthy_remote_workers()
        games, moves = sampled["num_episodes"], sampled["episode_len_mean"]
        print(f"iteration {iteration + 1}: {games} games of {moves:.1f} moves on {workers} workers")
    after = wins(algorithm.get_module(), 400)
    print(f"as first player it wins {after} of 400 games against random moves; before training, {before}")
    algorithm.stop()
    ray.shutdown()
    raise SystemExit(0 if after >= before + 60 else "it has learned too little")


if __name__ == "__main__":
    main()
