"""The names of actions: those of the moves of the game."""

import re

import numpy as np
import pycollinear
import pytest

NONE = {"columns", "endless_five", "hexagonal_six"}
NAMES = [name for name in pycollinear.games() if name not in NONE]

#: Games whose actions are whole moves. In the text of a move, what the action does not say: which pieces are captured.
WHOLE = [
    ("four_in_a_row", {}, None),
    ("four_in_a_row", {"rows": 9, "cols": 12, "wrap": "rows"}, None),
    ("gomoku", {}, None),
    ("reversi", {}, None),
    ("reversi", {"rows": 4, "cols": 6}, None),
    ("peg_solitaire", {}, None),
    ("peg_solitaire", {"board": "triangle5"}, None),
    ("nine_mens_morris", {}, None),
    ("hnefatafl", {}, r"x.*"),
    ("hnefatafl", {"variant": "brandubh"}, r"x.*"),
    ("draughts", {}, r"x(.*x)?"),
    ("draughts", {"variant": "russian"}, r"x(.*x)?"),
    ("draughts", {"variant": "international"}, r"x(.*x)?"),
    # A cell or a word is a whole move.
    ("tic_tac_toe", {}, None),
    ("renju", {}, None),
    ("go", {}, None),
    ("hex", {}, None),
    ("hypercube", {}, None),
    ("tumbleweed", {}, None),
    ("lights_out", {}, None),
]


def names_of(vec, index=0):
    return {vec.action_name(action): int(action) for action in np.flatnonzero(vec.legal[index])}


@pytest.mark.parametrize("name, options, unsaid", WHOLE, ids=[f"{name} {options}" for name, options, _ in WHOLE])
def test_names_are_the_texts_of_moves(name, options, unsaid):
    """Random games, in the batch and move by move: in each position the names are the texts of the moves."""
    for seed in range(4):
        vec = pycollinear.vec(name, 1, seed=seed, auto_reset=False, **options)
        game = pycollinear.game(name, **options)
        for _ in range(80):
            moves = game.moves()
            texts = {re.sub(unsaid, "-" if "(" in unsaid else "", text) if unsaid else text: text for text in moves}
            assert names_of(vec).keys() == texts.keys()
            if len(texts) < len(moves) or not moves:
                break  # two captures with the same ends are one action
            action = vec.random_actions()
            game.play(texts[vec.action_name(action[0])])
            vec.step(action)


@pytest.mark.parametrize("name", NAMES)
def test_legal_actions_have_different_names(name):
    vec = pycollinear.vec(name, 2, seed=3, ply_limit=60)
    for _ in range(60):
        for index in range(2):
            names = names_of(vec, index)
            assert len(names) == vec.legal[index].sum() and None not in names and "" not in names
        vec.step(vec.random_actions())


def test_cell_by_cell():
    """A cell, a word, the end of a chain."""
    vec = pycollinear.vec("order_and_chaos", 1)
    assert [vec.action_name(action) for action in (0, 35, 36, 37, 38)] == ["a6", "f1", "X", "O", "end"]
    assert pycollinear.vec("qubic", 1).action_name(1) == "b1a"


@pytest.mark.parametrize(
    "name, action, means",
    [
        ("hnefatafl", 115 * 22 + 16, "f1-f6"),  # not legal at the start, and still a move
        ("hnefatafl", 0, None),  # stays on a11
        ("peg_solitaire", 2 * 8, None),  # jumps off the board
        ("peg_solitaire", 8 * 8 + 2, None),  # there is no hole in b2
        ("draughts", 1 * 64 + 8, "1-5"),
        ("draughts", 0 * 64 + 9, None),  # light squares have no number
        ("chinese_checkers", 0, None),  # no cell of the star
        ("nine_mens_morris", (1 * 24 + 0) * 25, None),  # stays on a7
        ("nine_mens_morris", (1 * 24 + 1) * 25 + 3, "a7-d7xg7"),
    ],
)
def test_moves_that_are_not_legal(name, action, means):
    assert pycollinear.vec(name, 1).action_name(action) == means


@pytest.mark.parametrize("action", [-1, 7, np.int64(7), 2**64])
def test_no_such_action(action):
    with pytest.raises(IndexError, match=f"there is no action {action}: actions are 0 to 6"):
        pycollinear.vec("four_in_a_row", 1).action_name(action)
