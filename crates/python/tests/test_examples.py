"""The examples, with less work than by default."""

import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"

#: Each example with its options, the packages that it needs, and a part of its output. An example fails if its player
#: has learned too little.
ROWS = [
    ("train_four_in_a_row", ["--positions", "8000", "--rounds", "40", "--epochs", "10"], [], "of 200 as second"),
    ("ppo_four_in_a_row", ["--steps", "200000"], ["torch", "gymnasium"], "of 500 as second"),
    ("maskable_ppo_reversi", ["--steps", "60000"], ["sb3_contrib", "gymnasium"], "of 100 as second"),
    ("rllib_four_in_a_row", [], ["ray", "torch"], "on 2 workers"),
    ("puffer_four_in_a_row", ["--steps", "200"], ["pufferlib", "gymnasium"], "steps per second, workers: 1"),
]


@pytest.mark.parametrize("name, options, packages, text", ROWS, ids=[name for name, *_ in ROWS])
def test_example(name, options, packages, text):
    for package in packages:
        pytest.importorskip(package)
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *options]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert text in done.stdout
