"""Examples of the docstrings and of the README, and whether stubs and types agree."""

import doctest
import importlib.metadata
import pathlib
import re
import subprocess
import sys

import collinear
import numpy

NAMES = {"collinear": collinear, "numpy": numpy}
README = pathlib.Path(__file__).parent.parent / "README.md"


def run(examples):
    runner = doctest.DocTestRunner()
    for example in examples:
        runner.run(example)
    failed, tried = runner.summarize()
    assert failed == 0 and tried > 0


def test_docstrings():
    finder = doctest.DocTestFinder()
    found = finder.find(collinear._collinear, "collinear", module=False, globs=NAMES)
    found += finder.find(collinear, "collinear", globs=NAMES)
    run(found)


def test_version():
    """That of the wheel."""
    assert collinear.__version__ == importlib.metadata.version("collinear")


def test_readme():
    blocks = re.findall(r"```pycon\n(.*?)```", README.read_text(), re.DOTALL)
    parser = doctest.DocTestParser()
    run([parser.get_doctest(block, {}, "README", None, 0) for block in blocks])


def test_stubs():
    """The stubs say what there is, with the same arguments."""
    command = [sys.executable, "-m", "mypy.stubtest", "collinear"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_of_a_program(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import collinear, numpy as np\n"
        "board = collinear.Board(np.zeros((6, 7), int), wrap='both')\n"
        "bracket = board.bracket((0, 0), 'E', 1, lambda cells: cells > 1)\n"
        "cells: list[tuple[int, int]] = bracket.cells\n"
        "if isinstance(bracket, collinear.Miss):\n"
        "    reason: str = bracket.reason\n"
        "game: collinear.Game = collinear.game('reversi', rows=6).play('')\n"
        "vec: collinear.Vec = collinear.vec('amazons', 8, threads=2, dtype='float32').clone()\n"
        "try:\n"
        "    vec.step(vec.random_actions())\n"
        "except collinear.IllegalAction as illegal:\n"
        "    where: list[tuple[int, int]] = illegal.cells\n"
        "def network(planes: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, None]:\n"
        "    return planes.sum(axis=(1, 2, 3)), None\n"
        "visits, values, actions = vec.search(8, network)\n"
        "turns: int = int(vec.turn.sum()) + vec.players\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
