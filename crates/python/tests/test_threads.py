"""Threads of Python that step batches at the same time."""

import subprocess
import sys
import threading

import numpy as np
import pycollinear
import pytest

ARRAYS = ["observation", "legal", "reward", "done", "turn"]


@pytest.fixture(autouse=True)
def threads_take_turns_often():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(*works):
    """Runs functions in threads that start together. Raises what one of them raises."""
    failed, start = [], threading.Barrier(len(works))

    def run(work):
        try:
            start.wait()
            work()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for error in failed:
        raise error


def trace(name, seed, threads=1):
    """Everything that a batch shows during random games and a search."""
    vec = pycollinear.vec(name, 200, seed=seed, threads=threads, ply_limit=50)
    seen = []
    for _ in range(60):
        vec.step(vec.random_actions())
        seen.append([getattr(vec, array).copy() for array in ARRAYS])
    seen.append(list(vec.search(5, seed=seed)))
    seen.append(list(vec.search(5, lambda planes, legal: (planes.mean(axis=(1, 2, 3)), legal + 0.0))))
    return seen


@pytest.mark.parametrize("threads", [1, 2])
def test_batches_of_their_own(threads):
    """Each thread has the games that it has alone, whatever the other threads play."""
    names = ["four_in_a_row", "reversi", "reversi", "tic_tac_toe"]
    traces = {}

    def play(index):
        traces[index] = trace(names[index], index, threads)

    at_once(*(lambda index=index: play(index) for index in range(len(names))))
    for index, name in enumerate(names):
        for seen, alone in zip(traces[index], trace(name, index), strict=True):
            assert all(map(np.array_equal, seen, alone))


def test_one_batch():
    """Two threads place stones in the same games. A step is made in all games or refused."""
    size, games = 11, 2000
    vec = pycollinear.vec("gomoku", games, rows=size, cols=size, connect=size)
    refused = []

    def place(cells):
        for cell in cells:
            while True:
                try:
                    vec.step(np.full(games, cell))
                    break
                except RuntimeError as error:
                    refused.append(str(error))

    cells = np.arange(size * size - 1)
    at_once(lambda: place(cells[::2]), lambda: place(cells[1::2]))
    # How often the threads meet is up to the system.
    assert set(refused) <= {"Already borrowed"}
    assert (vec.legal == (np.arange(size * size) == size * size - 1)).all()
    assert (vec.observation == vec.observation[0]).all()
    assert vec.observation[0, :2].sum() == len(cells) and not vec.done.any() and not vec.turn.any()


#: One thread makes moves that are refused. Garbage is collected while it has the game, and lets other threads run.
#: Another thread reads the game meanwhile.
ONE_GAME = """
import gc, threading, time, pycollinear

class Slow:
    def __init__(self):
        self.cycle = self

    def __del__(self):
        time.sleep(0.0001)

def read():
    while not ended.is_set():
        assert game.turn == "first"

game, ended = pycollinear.game("reversi"), threading.Event()
gc.set_threshold(1)
reader = threading.Thread(target=read, daemon=True)
reader.start()
for _ in range(1000):
    Slow()
    try:
        game.play("a1")
    except pycollinear.IllegalMove:
        pass
ended.set()
reader.join()
"""


def test_one_game():
    """No thread waits for the interpreter while another one has it and waits for the game."""
    subprocess.run([sys.executable, "-c", ONE_GAME], check=True, timeout=60)


def test_readers_of_one_batch():
    """Copies and searches between the steps of another thread show one position each."""
    vec = pycollinear.vec("four_in_a_row", 500, auto_reset=False)
    seen, copied, stop = [], threading.Event(), threading.Event()

    def read():
        while not stop.wait(0.001):
            try:
                seen.append(vec.clone())
                copied.set()
                vec.search(1)
            except RuntimeError:
                pass

    def step():
        try:
            for column in [3, 3, 3, 3, 3, 3, 0, 1, 0, 1]:
                assert copied.wait(30)
                while True:
                    try:
                        vec.step([column] * 500)
                        break
                    except RuntimeError:
                        pass
                copied.clear()
        finally:
            stop.set()

    at_once(read, step)
    assert vec.observation[:, :2].sum() == 500 * 10 and len(seen) >= 10
    for copy in seen:
        assert (copy.observation == copy.observation[0]).all() and (copy.turn == copy.turn[0]).all()
        assert copy.turn[0] == copy.observation[0, :2].sum() % 2
        copy.step([6] * 500)
