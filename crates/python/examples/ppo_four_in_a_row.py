"""Trains four in a row against a random opponent with PPO, in minutes on two cores.

The program is a masked PPO as in CleanRL: a single file for any vector environment of Gymnasium whose `infos` have an
`action_mask`. After the training the policy plays 1000 games, half of them as second player. Its moves are sampled. It
must win 90% of the games.

    pip install 'pycollinear[gymnasium]' torch
    python ppo_four_in_a_row.py [--game FourInARow] [--opponent random] [--steps 300000] [--curve curve.csv]
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import pycollinear  # noqa: F401, registers the games
import torch
from torch import nn
from torch.distributions import Categorical

ENVS, STEPS, EPOCHS, MINIBATCHES = 256, 32, 3, 4
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.99, 0.95, 0.2, 0.01, 0.5, 1e-3


class Agent(nn.Module):
    def __init__(self, envs):
        super().__init__()
        planes, rows, cols = envs.single_observation_space.shape
        self.body = nn.Sequential(
            nn.Conv2d(planes, 32, 3, padding=1), nn.ReLU(),
            nn.Conv2d(32, 32, 3, padding=1), nn.ReLU(), nn.Flatten(),
            nn.Linear(32 * rows * cols, 128), nn.ReLU(),
        )
        self.policy = nn.Linear(128, int(envs.single_action_space.n))
        self.value = nn.Linear(128, 1)

    def forward(self, observations, masks):
        """The distribution of the actions, and the value."""
        hidden = self.body(observations)
        logits = self.policy(hidden)
        logits = logits.masked_fill(~masks, torch.finfo(logits.dtype).min)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def tensors(observations, infos):
    return torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]).bool()


def learn(agent, optimizer, batch):
    """Makes the gradient steps of an update."""
    observations, masks, actions, logprobs, advantages, returns = batch
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).chunk(MINIBATCHES):
            policy, values = agent(observations[chosen], masks[chosen])
            ratios = (policy.log_prob(actions[chosen]) - logprobs[chosen]).exp()
            advantage = advantages[chosen]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gains = torch.minimum(advantage * ratios, advantage * ratios.clamp(1 - CLIP, 1 + CLIP))
            value_loss = (values - returns[chosen]).square().mean() / 2
            loss = VALUE * value_loss - gains.mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def train(envs, agent, steps):
    """Trains the agent. Yields the number of steps and the share of games won since the last update."""
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    observation, mask = tensors(*envs.reset(seed=1))
    updates = steps // (ENVS * STEPS)
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
        rows, results = [], []
        for _ in range(STEPS):
            with torch.no_grad():
                policy, value = agent(observation, mask)
            action = policy.sample()
            observations, rewards, terminations, truncations, infos = envs.step(action.numpy())
            over = terminations | truncations
            results.extend(rewards[over])
            reward, done = torch.from_numpy(rewards), torch.from_numpy(over)
            rows.append((observation, mask, action, policy.log_prob(action), value, reward, done))
            observation, mask = tensors(observations, infos)
        with torch.no_grad():
            following = agent(observation, mask)[1]
        # Generalised advantage estimation.
        advantages, advantage = [], torch.zeros(ENVS)
        for *_, value, reward, done in reversed(rows):
            keep = GAMMA * ~done
            advantage = reward + keep * following - value + LAMBDA * keep * advantage
            following = value
            advantages.insert(0, advantage)
        observations, masks, actions, logprobs, values, *_ = (torch.cat(column) for column in zip(*rows))
        advantages = torch.cat(advantages)
        learn(agent, optimizer, (observations, masks, actions, logprobs, advantages, advantages + values))
        yield (update + 1) * ENVS * STEPS, np.mean(np.array(results) > 0)


def wins(agent, games, **options):
    """The share of games that the agent wins."""
    envs = gymnasium.make_vec(**options, num_envs=games, autoreset_mode="Disabled")
    observations, infos = envs.reset(seed=2)
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        with torch.no_grad():
            policy, _ = agent(*tensors(observations, infos))
        observations, rewards, terminations, truncations, infos = envs.step(policy.sample().numpy())
        ended = terminations | truncations
        won |= ended & ~over & (rewards > 0)
        over |= ended
        # Only the first game of each environment counts.
        observations, infos = envs.reset(options={"reset_mask": ended}) if ended.any() else (observations, infos)
    return won.mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="FourInARow")
    parser.add_argument("--opponent", default="random", choices=["random", "search"])
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of games won after each update")
    asked = parser.parse_args()
    torch.manual_seed(0)
    # More threads make such a small network slower.
    torch.set_num_threads(1)
    options = {
        "id": f"pycollinear/{asked.game}-v0", "opponent": asked.opponent, "dtype": "float32", "illegal": "raise",
    }
    envs = gymnasium.make_vec(**options, num_envs=ENVS, autoreset_mode="SameStep")
    agent = Agent(envs)
    print(f"wins {wins(agent, 1000, **options):.0%} of 1000 games before the training")
    begun, curve = time.monotonic(), []
    for steps, won in train(envs, agent, asked.steps):
        curve.append(f"{steps},{won:.3f}")
        if len(curve) % 10 == 0:
            print(f"{steps} steps after {time.monotonic() - begun:.0f} s: won {won:.0%} of the last games")
    if asked.curve:
        asked.curve.write_text("\n".join(["steps,won", *curve]) + "\n")
    first, second = (wins(agent, 500, side=side, **options) for side in ("first", "second"))
    print(f"wins {first:.0%} of 500 games as first player and {second:.0%} of 500 as second")
    if asked.opponent == "random" and first + second < 1.8:
        raise SystemExit("fewer than 90% of the games are won")


if __name__ == "__main__":
    main()
