"""Lines, rays, runs and captures on numpy boards, whole games, and batches of thousands of games.

    >>> import pycollinear, numpy
    >>> array = numpy.zeros((6, 7), int)
    >>> array[2:6, 3] = 1
    >>> pycollinear.Board(array).k_lines(4, 1)
    [[(5, 3), (4, 3), (3, 3), (2, 3)]]
    >>> pycollinear.game("reversi").play("f5d6c3").turn
    'second'
    >>> vec = pycollinear.vec("reversi", 1024, seed=0)
    >>> vec.step(vec.random_actions())
    >>> vec.observation.shape
    (1024, 3, 8, 8)
"""

from ._pycollinear import *

#: Headings: a compass name, or `(rows, cols)` for any other step.
N, NE, E, SE, S, SW, W, NW = ALL = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ORTHOGONAL = (N, E, S, W)
DIAGONAL = (NE, SE, SW, NW)
#: One heading of each line.
AXES = (N, NE, E, SE)
#: The headings of a hexagonal board, in axial coordinates.
HEX = (N, E, SE, S, W, NW)
HEX_AXES = (N, E, SE)
#: A knight's move.
KNIGHT = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


def _register() -> None:
    """Registers the games with Gymnasium, if it is installed."""
    try:
        from gymnasium.envs.registration import register
    except ImportError:
        return
    for name in (*games(batched=True), "gomoku"):
        register(
            f"pycollinear/{name.title().replace('_', '')}-v0",
            entry_point="pycollinear.gymnasium_env:Env",
            vector_entry_point="pycollinear.gymnasium_env:VecEnv",
            kwargs={"game": name},
        )


_register()
