"""Games played cell by cell: perft as in the player, and planes for everything that is displayed."""

import os

import numpy as np
import pycollinear
import pytest

MOST = 2500 if os.environ.get("THOROUGH_TESTS") else 200
OF_THEIR_OWN = {"four_in_a_row", "gomoku", "reversi", "hnefatafl", "draughts", "nine_mens_morris", "peg_solitaire"}
NONE = {"columns", "endless_five", "hexagonal_six"}
CHANCE = {"match_three", "minesweeper", "tetris", "twenty48"}
NAMES = [name for name in pycollinear.games() if name not in OF_THEIR_OWN | NONE]
EMPTY = {"dots_and_boxes": " .+", "sokoban": "-", "tetris": ". "}


def planes_of(vec):
    """The planes of the displayed board, and the plane of the picked cells."""
    _, planes, rows, cols = vec.observation.shape
    words = vec.legal.shape[1] - rows * cols - 1
    return slice(0, planes - words - 3), planes - words - 3


def count(vec, depth):
    """The number of move sequences of this length. A game that ends earlier counts as 0."""
    if depth == 0:
        return 1
    found = 0
    for action in np.flatnonzero(vec.legal[0]):
        after = vec.clone()
        after.step([action])
        found += count(after, depth - (not after.observation[0, planes_of(vec)[1]].any()))
    return found


@pytest.mark.parametrize("name", [name for name in NAMES if name not in CHANCE])
def test_counts(name):
    game = pycollinear.game(name)
    depth = 2 if game.perft(1) ** 2 <= MOST else 1
    vec = pycollinear.vec(name, 1, auto_reset=False)
    assert count(vec, depth) == game.perft(depth)


@pytest.mark.parametrize("name", NAMES)
def test_random_games(name):
    """Planes contain everything that is displayed, and picked cells. Each game can be played to its end."""
    vec = pycollinear.vec(name, 2, seed=1, ply_limit=100)
    shown, picked = planes_of(vec)
    ended = False
    for _ in range(120):
        assert vec.legal.any(axis=1).all()
        for index in range(2):
            seen = vec.observation[index, shown].any(axis=0)
            lines = [line[::2].ljust(seen.shape[1]) for line in vec.board(index).split("\n")]
            lines += [" " * seen.shape[1]] * (len(seen) - len(lines))
            there = ~np.isin([list(line) for line in lines], list(EMPTY.get(name, " .")))
            assert np.array_equal(seen, there), vec.board(index)
        before, turns = vec.observation[:, picked].sum(axis=(1, 2)), vec.turn.copy()
        vec.step(vec.random_actions())
        after = vec.observation[:, picked].sum(axis=(1, 2))
        assert ((after == 0) | (after >= before)).all() and (turns[after > 0] == vec.turn[after > 0]).all()
        ended |= bool(vec.done.any())
    assert ended


def test_a_move_is_made_cell_by_cell():
    """Amazons: the queen, its target, its arrow; refusals name their cells."""
    vec = pycollinear.vec("amazons", 2, auto_reset=False)
    for cell in [93, 43, 48]:
        assert (vec.turn == 0).all() and vec.legal[:, cell].all()
        vec.step([cell, cell])
    assert (vec.turn == 1).all() and vec.board(0).splitlines()[4] == ". . . X . . . . # ."
    with pytest.raises(pycollinear.IllegalAction, match="no move starts on d6") as refused:
        vec.step([30, 43])
    assert (refused.value.game, refused.value.cells) == (1, [(4, 3)])
    vec.step([30, 30])
    with pytest.raises(pycollinear.IllegalAction) as refused:
        vec.step([31, 99])
    assert (refused.value.game, refused.value.action, refused.value.cells[-1]) == (1, 99, (9, 9))
    with pytest.raises(pycollinear.IllegalAction, match="no move ends here"):
        vec.step([31, 100])


def test_a_refused_cell_has_the_reason_of_the_game():
    vec = pycollinear.vec("tic_tac_toe", 1)
    vec.step([4])
    with pytest.raises(pycollinear.IllegalMove) as move:
        pycollinear.game("tic_tac_toe").play("b2").play("b2")
    with pytest.raises(pycollinear.IllegalAction) as refused:
        vec.step([4])
    assert refused.value.reason == move.value.reason and refused.value.cells == move.value.cells


def test_words_tell_moves_on_the_same_cells_apart():
    """Order and Chaos: a cell, then the mark; Go: a pass is a word."""
    vec = pycollinear.vec("order_and_chaos", 1)
    vec.step([0])
    assert np.flatnonzero(vec.legal[0]).tolist() == [36, 37] and vec.turn[0] == 0
    vec.step([37])
    assert vec.board(0).startswith("O") and vec.turn[0] == 1
    go = pycollinear.vec("go", 1, auto_reset=False)
    for _ in range(2):
        go.step([81])
    assert go.done[0] == 1


@pytest.mark.parametrize("name", sorted(NONE))
def test_games_that_have_none(name):
    with pytest.raises(ValueError, match=f"no batches of {name}: its board grows, or its moves have too many"):
        pycollinear.vec(name, 1)


def test_options():
    assert pycollinear.vec("renju", 1, variant="caro").legal.shape == (1, 226)
    assert pycollinear.vec("pente", 1, variant="keryo").observation.shape == (1, 5, 19, 19)


def test_a_search_plays_them():
    """X takes the middle row in tic-tac-toe. A search finds wins with moves of several cells."""
    vec = pycollinear.vec("tic_tac_toe", 1)
    for cell in [3, 0, 4, 1]:
        vec.step([cell])
    assert vec.search(300)[2][0] == 5


def test_counts_with_results_of_chance():
    """Perft counts them too: where the first mine lies, after each first cell."""
    vec, found = pycollinear.vec("minesweeper", 1, auto_reset=False, auto_chance=False), 0
    for action in np.flatnonzero(vec.legal[0]):
        after = vec.clone()
        after.step([action])
        found += int(after.legal.sum())
    assert found == pycollinear.game("minesweeper").perft(2) == 81 * 80


@pytest.mark.parametrize("name", sorted(CHANCE))
def test_results_of_chance(name):
    """They are the legal actions while chance moves, and only then."""
    vec, drawn = pycollinear.vec(name, 2, auto_chance=False, ply_limit=60), pycollinear.vec(name, 2)
    players, waited = drawn.legal.shape[1], 0
    for _ in range(100):
        for game in range(2):
            chance, legal = vec.chance(game), np.flatnonzero(vec.legal[game]).tolist()
            assert legal == [action for action, _, _ in chance] if chance else max(legal) < players
            assert len({text for _, _, text in chance}) == len(chance) and all(weight for _, weight, _ in chance)
            waited += bool(chance)
        vec.step(vec.random_actions())
    assert waited > 4 and drawn.chance(0) == []


def test_results_of_chance_are_drawn_by_their_weights():
    """In 2048 a new tile is a 2 nine times in ten."""
    vec = pycollinear.vec("twenty48", 1000, auto_chance=False, auto_reset=False)
    texts = {action: text for action, _, text in vec.chance(0)}
    drawn = [texts[action] for action in vec.random_actions()]
    assert 850 < sum(text.endswith("=1") for text in drawn) < 950 and len(set(drawn)) > 16


def test_results_of_chance_refused():
    vec = pycollinear.vec("twenty48", 1, auto_chance=False)
    with pytest.raises(pycollinear.IllegalAction, match="chance moves, and its results are 21 to 52"):
        vec.step([16])
    vec.step([21])
    with pytest.raises(pycollinear.IllegalAction, match="chance moves, and its results are 21 to 50"):
        vec.step([51])
    vec.step([21])
    with pytest.raises(pycollinear.IllegalAction, match="it is a result of chance, and a player moves"):
        vec.step([21])
    with pytest.raises(ValueError, match="auto_chance=True"):
        vec.search(10)
    with pytest.raises(IndexError, match="no game 1"):
        vec.chance(1)
    assert pycollinear.vec("reversi", 1, auto_chance=False).search(10)[0].sum() == 9
