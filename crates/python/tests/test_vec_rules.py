"""Compares batches with games of the player on the reference rules: legal moves, planes, turn, reward and end after
every step. With THOROUGH_TESTS the tests make 10^5 steps."""

import os

import numpy as np
import pycollinear
import pytest

KINDS = [
    ("four_in_a_row", {}),
    ("four_in_a_row", {"rows": 5, "cols": 9, "connect": 3}),
    ("four_in_a_row", {"rows": 12, "cols": 12, "wrap": "rows"}),
    ("four_in_a_row", {"misere": True, "obstacles": ["b3", "d2"]}),
    ("four_in_a_row", {"rows": 3, "cols": 3, "connect": 3, "no_gravity": True}),
    ("four_in_a_row", {"rows": 1, "cols": 6, "connect": 3, "no_gravity": True, "exactly": True}),
    ("gomoku", {}),
    ("gomoku", {"rows": 7, "cols": 11, "connect": 4, "wrap": True, "axes": "diagonal"}),
    ("reversi", {}),
    ("reversi", {"rows": 4, "cols": 7}),
    ("reversi", {"rows": 6, "cols": 6, "start": "parallel", "wrap": True}),
    ("hnefatafl", {}),
    ("hnefatafl", {"variant": "brandubh"}),
    ("hnefatafl", {"variant": "ardri"}),
    ("hnefatafl", {"variant": "tablut"}),
    ("hnefatafl", {"variant": "web9"}),
    ("peg_solitaire", {}),
    ("peg_solitaire", {"board": "triangle5"}),
    ("peg_solitaire", {"board": "french", "start": "e3", "goal": "e5"}),
]
GAMES = 8
STEPS = (100_000 if os.environ.get("THOROUGH_TESTS") else 5_000) // (GAMES * len(KINDS)) + 1
COMPASS = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]


def named(kinds):
    return [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in kinds]


def words(name, options, rows, cols):
    """The player's text for each action. None if the action leads off the board."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    up = {(row, col): f"{letters[col]}{rows - row}" for row in range(rows) for col in range(cols)}
    down = {(row, col): f"{letters[col]}{row + 1}" for row, col in up}
    if name == "reversi":
        return [*down.values(), "pa"]
    if name == "hnefatafl":
        lines = [(at, [(at[0], col) for col in range(cols)] + [(row, at[1]) for row in range(rows)]) for at in up]
        return [f"{up[at]}-{up[to]}" for at, line in lines for to in line]
    if name == "peg_solitaire":
        ends = [(at, (at[0] + 2 * row, at[1] + 2 * col)) for at in up for row, col in COMPASS]
        return [f"{down[at]}-{down[to]}" if to in down else None for at, to in ends]
    if name == "gomoku" or options.get("no_gravity"):
        return list(up.values())
    return [str(col + 1) for col in range(cols)]


def planes(name, game):
    """The expected observation, made from the displayed board."""
    board, side = game.board, game.turn == "second"
    last = np.zeros(board.shape, bool)
    for at in {*game.last[:1], *game.last[-1:]}:
        last[at] = True
    if name == "peg_solitaire":
        return [board == "1", board == "0", last]
    if name == "hnefatafl":
        armies = [board == "a", np.isin(board, ["d", "K"])]
        return [armies[side], armies[not side], board == "K", last, np.full(board.shape, not side)]
    return [board == "XO"[side], board == "OX"[side], last]


def worth(outcome, mover):
    if outcome is None or outcome.kind == "draw":
        return 0
    return 1 if outcome.winner == mover or outcome.kind == "solved" else -1


@pytest.mark.parametrize("name, options", KINDS, ids=named(KINDS))
def test_agrees_with_the_player(name, options):
    vec, ended = pycollinear.vec(name, GAMES, seed=5, **options), 0
    rows, cols = vec.observation.shape[2:]
    word = words(name, options, rows, cols)
    assert vec.legal.shape == (GAMES, len(word))
    start = pycollinear.game(name, **options)
    games = [start.copy() for _ in range(GAMES)]
    for _ in range(STEPS):
        movers = [game.turn for game in games]
        for game, legal, turn, seen in zip(games, vec.legal, vec.turn, vec.observation):
            moves = {move.split("x")[0] for move in game.moves()}  # captures are not part of an action
            assert {word[action] for action in np.flatnonzero(legal)} == moves
            assert legal.sum() == len(moves) and ["first", "second"][turn] == game.turn
            expected = planes(name, game)
            assert np.array_equal(seen[: len(expected)], expected)
        actions = vec.random_actions()
        vec.step(actions)
        for index, (game, mover, action) in enumerate(zip(games, movers, actions)):
            outcome = game.play(word[action]).outcome
            assert vec.done[index] == (outcome is not None)
            assert vec.reward[index] == worth(outcome, mover)
            if outcome is not None:
                games[index] = start.copy()
                ended += 1
    assert ended > 0 or STEPS < 100
