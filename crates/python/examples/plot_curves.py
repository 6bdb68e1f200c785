"""Plots the learning curves that the examples write with `--curve`: the share of games won over the steps.

    pip install matplotlib
    python plot_curves.py curves.svg "PPO, four in a row=ppo.csv" "MaskablePPO, Reversi 6x6=reversi.csv"
"""

import sys
from pathlib import Path

import matplotlib
import numpy as np

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "curves", "font.family": "sans-serif"})

from matplotlib import pyplot


def main():
    out, *rows = sys.argv[1:]
    figure, axes = pyplot.subplots(figsize=(8, 4), layout="constrained")
    for row in rows:
        label, path = row.rsplit("=", 1)
        steps, won = np.loadtxt(Path(path), delimiter=",", skiprows=1, unpack=True)
        # The mean of five updates.
        won = np.convolve(np.pad(won, 2, mode="edge"), np.full(5, 0.2), mode="valid")
        axes.plot(steps / 1000, 100 * won, label=label)
    axes.set(xlabel="thousand steps", ylabel="% of games won", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main()
