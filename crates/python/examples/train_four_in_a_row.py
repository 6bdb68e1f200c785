"""Trains a small network on four in a row with numpy alone, in less than a minute on a CPU.

A Monte Carlo tree search with random games runs on many games of self-play at once. From each position and its mirror
image, the network learns how often the search visited each move. After the training the network plays 400 games without
search against random moves, half of them as second player. It must win 90% of them.

    python train_four_in_a_row.py [--positions 60000] [--rounds 120] [--epochs 20]
"""

import argparse
import time

import numpy as np
import pycollinear

GAMES = 256


def positions_and_policies(count, rounds, rng):
    """Positions of self-play, each with the share of the search's visits for each column."""
    vec = pycollinear.vec("four_in_a_row", GAMES, seed=1)
    observations, policies = [], []
    for step in range(-(-count // GAMES)):
        visits, _, best = vec.search(rounds, seed=step)
        policies.append(visits / np.maximum(visits.sum(axis=1, keepdims=True), 1))
        observations.append(vec.observation[:, :2].copy())
        # Half of the moves are random, so that the positions vary.
        at_random = rng.random(GAMES) < 0.5
        vec.step(np.where(at_random, vec.random_actions(), best))
    observations, policies = np.concatenate(observations), np.concatenate(policies)
    # The mirrored positions double the amount of data.
    planes = np.zeros((len(observations), *vec.observation.shape[1:]), np.uint8)
    planes[:, :2] = observations
    mirrored = vec.map_observation("flip_left_right", planes)[:, :2]
    images = vec.map_actions("flip_left_right", np.arange(policies.shape[1]))
    flipped = np.empty_like(policies)
    flipped[:, images] = policies
    inputs = np.concatenate([observations, mirrored]).reshape(2 * len(observations), -1)
    return inputs.astype(np.float32), np.concatenate([policies, flipped]).astype(np.float32)


class Network:
    """Two hidden layers, trained by Adam (Kingma and Ba, 2014)."""

    def __init__(self, sizes, rng):
        self.weights = []
        for fan_in, fan_out in zip(sizes, sizes[1:]):
            self.weights.append(rng.normal(0, np.sqrt(2 / fan_in), (fan_in, fan_out)).astype(np.float32))
            self.weights.append(np.zeros(fan_out, np.float32))
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.steps = 0

    def layers(self, inputs):
        layers = [inputs]
        for index in range(0, len(self.weights), 2):
            after = layers[-1] @ self.weights[index] + self.weights[index + 1]
            is_last = index + 2 == len(self.weights)
            layers.append(after if is_last else np.maximum(after, 0))
        return layers

    def learn(self, inputs, policies, rate):
        """Makes a gradient step. Returns the cross entropy."""
        layers = self.layers(inputs)
        logits = layers.pop()
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        slope = (shares - policies) / len(inputs)
        slopes = []
        for index in range(len(self.weights) - 2, -1, -2):
            before = layers.pop()
            slopes[:0] = [before.T @ slope, slope.sum(axis=0)]
            slope = (slope @ self.weights[index].T) * (before > 0)
        self.steps += 1
        for weight, slope, (first, second) in zip(self.weights, slopes, self.moments):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            mean = first / (1 - 0.9**self.steps)
            weight -= rate * mean / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
        return -(policies * np.log(shares + 1e-9)).sum(axis=1).mean()

    def actions(self, vec):
        """The best legal action of each game."""
        inputs = vec.observation[:, :2].reshape(len(vec), -1).astype(np.float32)
        return np.where(vec.legal, self.layers(inputs)[-1], -np.inf).argmax(axis=1)


def wins(network, games):
    """The number of games that the network wins against random moves, as first and as second player."""
    vec = pycollinear.vec("four_in_a_row", games, seed=99)
    side = np.arange(games) % 2
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        is_own = vec.turn == side
        vec.step(np.where(is_own, network.actions(vec), vec.random_actions()))
        # Counts only the first game of each entry of the batch.
        over = (vec.done == 1) & np.isnan(result)
        result[over] = np.where(is_own, vec.reward, -vec.reward)[over]
    return [int((result[side == who] == 1).sum()) for who in (0, 1)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=120)
    parser.add_argument("--epochs", type=int, default=20)
    asked = parser.parse_args()
    rng, begun = np.random.default_rng(0), time.monotonic()
    inputs, policies = positions_and_policies(asked.positions, asked.rounds, rng)
    print(f"{len(inputs)} positions after {time.monotonic() - begun:.0f} s")
    network = Network([inputs.shape[1], 256, 128, policies.shape[1]], rng)
    for epoch in range(asked.epochs):
        order = rng.permutation(len(inputs))
        rate = 1e-3 * (1 - epoch / asked.epochs)
        batches = np.array_split(order, -(-len(order) // 256))
        losses = [network.learn(inputs[batch], policies[batch], rate) for batch in batches]
        print(f"epoch {epoch + 1}: cross entropy {np.mean(losses):.3f} after {time.monotonic() - begun:.0f} s")
    first, second = wins(network, 400)
    print(f"wins {first} of 200 games as first player and {second} of 200 as second")
    raise SystemExit(0 if first + second >= 360 else "fewer than 90 % of the games are won")


if __name__ == "__main__":
    main()
