"""Trains two players of four in a row against each other with Ray's RLlib, on two workers.

It uses the environment of `pycollinear.pettingzoo_env` unchanged; the network masks illegal moves. Ray can also start
the workers on other machines. Before and after the training the first player plays 400 games against random moves. The
training must add at least 20 wins.

    pip install 'pycollinear[pettingzoo]' 'ray[rllib]' torch
    python rllib_four_in_a_row.py [--iterations 6] [--workers 2]
"""

import argparse

import pycollinear
import ray
import torch
from pycollinear.pettingzoo_env import env
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

PLAYERS = ["player_0", "player_1"]


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


def configured(workers):
    """PPO with one network per player."""
    register_env("four_in_a_row", lambda _: PettingZooEnv(env("four_in_a_row")))
    spaces = env("four_in_a_row")
    networks = {
        player: RLModuleSpec(
            module_class=Masked,
            observation_space=spaces.observation_space(player),
            action_space=spaces.action_space(player),
        )
        for player in PLAYERS
    }
    return (
        PPOConfig()
        .environment("four_in_a_row")
        .env_runners(num_env_runners=workers, num_cpus_per_env_runner=0.5)
        # An illegal action raises an exception in the worker and ends the training.
        .fault_tolerance(restart_failed_env_runners=False)
        .multi_agent(policies=set(PLAYERS), policy_mapping_fn=lambda agent, *_, **__: agent)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs=networks))
        .training(train_batch_size_per_learner=4000, minibatch_size=256, num_epochs=6, lr=5e-4, entropy_coeff=0.01)
        .debugging(seed=0)
    )


def wins(network, games):
    """The number of games that the network wins as first player against random moves. Its moves are sampled."""
    vec = pycollinear.vec("four_in_a_row", games, seed=9)
    result = torch.full((games,), torch.nan)
    while result.isnan().any():
        first = torch.from_numpy(vec.turn == 0)
        seen = {
            "observation": torch.from_numpy(vec.observation),
            "action_mask": torch.from_numpy(vec.legal),
        }
        with torch.no_grad():
            logits = network.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
        own = torch.distributions.Categorical(logits=logits).sample()
        vec.step(torch.where(first, own, torch.from_numpy(vec.random_actions())).numpy())
        # Counts only the first game of each entry of the batch.
        over = torch.from_numpy(vec.done == 1) & result.isnan()
        reward = torch.from_numpy(vec.reward)
        result[over] = torch.where(first, reward, -reward)[over]
    return int((result == 1).sum())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=6)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    torch.manual_seed(0)
    ray.init(log_to_driver=False)
    algorithm = configured(asked.workers).build_algo()
    network = algorithm.get_module("player_0")
    before = wins(network, 400)
    for iteration in range(asked.iterations):
        sampled = algorithm.train()["env_runners"]
        workers = algorithm.env_runner_group.num_healthy_remote_workers()
        games, plies = sampled["num_episodes"], sampled["episode_len_mean"]
        print(f"iteration {iteration + 1}: {games} games of {plies:.1f} plies on {workers} workers")
    after = wins(algorithm.get_module("player_0"), 400)
    print(f"as first player it wins {after} of 400 games against random moves; before training, {before}")
    algorithm.stop()
    ray.shutdown()
    raise SystemExit(0 if after >= before + 20 else "it has learned too little")


if __name__ == "__main__":
    main()
