"""Steps per second on one core, with observation, mask, reward and end of every game.

    pip install pycollinear gymnasium pgx open_spiel 'pettingzoo[classic]' rust_reversi
    python race.py [--runs 5] [--seconds 0.3] [--plot race.svg]

Prints a table and draws a plot. All packages play the same random games, drawn by pycollinear beforehand. Each must end
the same number of games and reach the same legal moves. Runs alternate, and medians are shown. Packages that are not
installed are left out and named.
"""

import argparse
import importlib.metadata
import importlib.util
import os
import platform
import statistics
import time
from pathlib import Path

# Before any import reads the number of cores.
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import numpy as np

from peers import ANY, OPTIONS, PEERS, Collinear, vec
from plot import plot

TITLES = {
    "four_in_a_row": "four in a row", "reversi": "Reversi", "gomoku": "Gomoku 15x15", "brandubh": "Brandubh",
    "copenhagen": "Copenhagen",
}
#: The minimum and maximum number of plies of an average random game.
PLIES = {
    "four_in_a_row": (20, 23), "reversi": (59, 62), "gomoku": (80, 160), "brandubh": (60, 120),
    "copenhagen": (150, 210),
}
#: The number of steps is a multiple of this, and at least twice this: more than a game of Reversi.
CHUNK = 64


def recorded(game, games):
    """Random actions for a number of games, enough for the longest run of any package."""
    steps = min(200_000, 4_194_304 // games) // CHUNK * CHUNK
    batch, actions = vec(game, games), np.empty((steps, games), np.int64)
    for step in actions:
        step[:] = batch.random_actions()
        batch.step(step)
    return actions


def expected(game, actions):
    """The number of games that these actions end, and the legal moves after them."""
    batch, ended = vec(game, actions.shape[1]), 0
    for step in actions:
        batch.step(step)
        ended += np.count_nonzero(batch.done)
    return ended, batch.legal.copy()


def check(title, game, steps, moves, ended):
    """Asserts that this number of ended games is plausible."""
    assert ended > 0 or steps < PLIES[game][1], title
    if steps >= 2048:
        least, most = PLIES[game]
        assert least <= moves / ended <= most, f"{title}: {moves / ended:.1f} plies a game"


class Entry:
    """A package with the actions of a run."""

    def __init__(self, peer, game, actions, seconds):
        self.peer, self.title = peer, f"{peer.name} at {game}, {actions.shape[1]} games"
        own = getattr(peer, "own", False)
        if own:
            actions = peer.own_actions(2 * CHUNK, actions.shape[1])
        # Warm-up, so that compilation is not timed.
        for chunks in (1, 2):
            rate = self.timed(actions[: chunks * CHUNK])
        wanted = int(seconds * rate / actions.shape[1]) // CHUNK
        steps = max(wanted, 2) * CHUNK
        if own and steps > len(actions):
            actions = peer.own_actions(min(steps, 51_200), actions.shape[1])
        self.actions = actions[:steps]
        self.rates = [self.timed(self.actions)]
        if not own:
            ended, legal = expected(game, self.actions)
            assert self.ended in (ended, None), f"{self.title}: {self.ended} games of {ended} ended"
            assert np.array_equal(peer.legal(), legal), f"{self.title}: other moves are legal"
        check(self.title, game, len(self.actions), self.moves, self.ended if own else ended)

    def timed(self, actions):
        self.peer.begin(actions)
        begun = time.perf_counter()
        self.ended = self.peer.play()
        seconds = time.perf_counter() - begun
        #: The moves of both players. A peer that makes replies counts its moves.
        self.moves = getattr(self.peer, "moves", actions.size)
        return self.moves / seconds

    def run(self):
        before = self.ended
        self.rates.append(self.timed(self.actions))
        assert self.ended == before, self.title


def installed():
    """The installed packages, and the names of the missing packages."""
    there = [peer for peer in PEERS if importlib.util.find_spec(peer.package)]
    return there, sorted({peer.package for peer in PEERS} - {peer.package for peer in there})


def race(peers, games, runs, seconds):
    """Steps per second of each game, package and batch size."""
    rates = {}
    for game in games:
        for batch in ANY:
            actions = recorded(game, batch)
            racing = [peer for peer in peers if game in peer.games and batch in peer.batches]
            entries = [Entry(peer(game), game, actions, seconds) for peer in racing]
            for _ in range(runs - 1):
                for entry in entries:
                    entry.run()
            for entry in entries:
                rates.setdefault((game, entry.peer.name), {})[batch] = statistics.median(entry.rates)
    return rates


def table(rates):
    """A Markdown table in millions of steps per second. The last column compares the best batches."""
    yield "| game | | " + " | ".join(f"{batch:,}" for batch in ANY) + " | pycollinear is faster |"
    yield "|---|---|" + "--:|" * (len(ANY) + 1)
    for (game, name), of_batch in rates.items():
        own = max(rates[game, Collinear.name].values())
        cells = [f"{of_batch[batch] / 1e6:#.3g}".rstrip(".") if batch in of_batch else "" for batch in ANY]
        is_own = name == Collinear.name
        times = "" if is_own else f"{float(f'{own / max(of_batch.values()):.2g}'):g} times"
        name = f"**{name}**" if is_own else f"`{name}`"
        yield f"| {TITLES[game] if is_own else ''} | {name} | {' | '.join(cells)} | {times} |"


def machine():
    try:
        models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
        return models[0].split(":")[1].strip()
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="approximate length of a run")
    parser.add_argument("--games", nargs="*", choices=list(OPTIONS), default=list(OPTIONS))
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    peers, missing = installed()
    rates = race(peers, asked.games, asked.runs, asked.seconds)
    print(*table(rates), "", sep="\n")
    packages = sorted({peer.package for peer in peers})
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in packages)
    print(f"Millions of steps per second, median of {asked.runs} runs, on one core: {machine()}.")
    print(f"Python {platform.python_version()}, {versions}.")
    if missing:
        print(f"Not installed: {', '.join(missing)}.")
    if asked.plot:
        asked.plot.write_text(plot(rates, TITLES, ANY))


if __name__ == "__main__":
    main()
