"""Tests the examples in docstrings and README, the stubs and the types."""

import doctest
import pathlib
import re
import subprocess
import sys

import numpy
import pycollinear

NAMES = {"pycollinear": pycollinear, "numpy": numpy}
README = pathlib.Path(__file__).parent.parent / "README.md"


def run(examples):
    runner = doctest.DocTestRunner()
    for example in examples:
        runner.run(example)
    failed, tried = runner.summarize()
    assert failed == 0 and tried > 0


def test_docstrings():
    finder = doctest.DocTestFinder()
    found = finder.find(pycollinear._pycollinear, "pycollinear", module=False, globs=NAMES)
    found += finder.find(pycollinear, "pycollinear", globs=NAMES)
    run(found)


def test_readme():
    blocks = re.findall(r"```pycon\n(.*?)```", README.read_text(), re.DOTALL)
    parser = doctest.DocTestParser()
    run([parser.get_doctest(block, {}, "README", None, 0) for block in blocks])


def test_stubs(tmp_path):
    """The stubs match the module. `openspiel` and `torchrl_env` need packages that may not be installed."""
    allowed = tmp_path / "allowed"
    allowed.write_text("pycollinear\\.(openspiel|torchrl_env).*")
    command = [sys.executable, "-m", "mypy.stubtest", "pycollinear", "--allowlist", str(allowed)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_of_a_program(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import pycollinear, numpy as np\n"
        "board = pycollinear.Board(np.zeros((6, 7), int), wrap='both')\n"
        "bracket = board.bracket((0, 0), 'E', 1, lambda cells: cells > 1)\n"
        "cells: list[tuple[int, int]] = bracket.cells\n"
        "if isinstance(bracket, pycollinear.Miss):\n"
        "    reason: str = bracket.reason\n"
        "game: pycollinear.Game = pycollinear.game('reversi', rows=6).play('')\n"
        "vec: pycollinear.Vec = pycollinear.vec('amazons', 8, threads=2, dtype='float32').clone()\n"
        "try:\n"
        "    vec.step(vec.random_actions())\n"
        "except pycollinear.IllegalAction as illegal:\n"
        "    where: list[tuple[int, int]] = illegal.cells\n"
        "def network(planes: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, None]:\n"
        "    return planes.sum(axis=(1, 2, 3)), None\n"
        "visits, values, actions = vec.search(8, network)\n"
        "turns: int = int(vec.turn.sum()) + vec.players\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
