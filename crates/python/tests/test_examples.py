"""The examples, with less work than by default."""

import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def test_train_four_in_a_row():
    """The example fails unless it wins 360 of 400 games against random moves."""
    less = ["--positions", "8000", "--rounds", "40", "--epochs", "10"]
    command = [sys.executable, str(EXAMPLES / "train_four_in_a_row.py"), *less]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "of 200 as second" in done.stdout


def test_rllib_four_in_a_row():
    """Runs the example with two workers: the first player learns to win. Needs Ray."""
    pytest.importorskip("ray")
    pytest.importorskip("torch")
    command = [sys.executable, str(EXAMPLES / "rllib_four_in_a_row.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "on 2 workers" in done.stdout
