"""Whole games: each game is played, undone, counted and drawn."""

import copy
import random
import threading
import time
import xml.etree.ElementTree as ElementTree

import numpy as np
import pycollinear
import pytest
from naive import STEPS

# Published counts.
PERFT = {
    ("reversi", ()): [1, 4, 12, 56, 244, 1396],
    ("four_in_a_row", ()): [1, 7, 49, 343, 2401, 16807],
    ("tic_tac_toe", ()): [1, 9, 72, 504, 3024, 15120],
    ("draughts", ()): [1, 7, 49, 302, 1469, 7361],
    ("draughts", (("variant", "international"),)): [1, 9, 81, 658, 4265],
}


@pytest.mark.parametrize(("name", "options"), PERFT)
def test_perft(name, options):
    game = pycollinear.game(name, **dict(options))
    counts = PERFT[name, options]
    assert [game.perft(depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", pycollinear.games())
def test_random_play(name):
    game, rng = pycollinear.game(name, seed=3), random.Random(name)
    assert game.history == [] or game.outcome is None
    starts, states = (str(game), game.board.tolist()), []
    for _ in range(12):
        moves = game.moves()
        assert bool(moves) == (game.turn is not None) == (game.outcome is None)
        assert (game.hint is None) == (game.turn is None)
        if not moves:
            break
        assert len(moves) == game.perft(1)
        states.append((str(game), game.turn, moves))
        game.play(rng.choice(moves))
        rows, cols = game.board.shape
        assert all(0 <= row < rows and 0 <= col < cols for row, col in game.last)
    assert ElementTree.fromstring(game._repr_svg_()).tag.endswith("svg")
    while states:
        assert game.undo()
        assert (str(game), game.turn, game.moves()) == states.pop()
    assert not game.undo() and (str(game), game.board.tolist()) == starts
    assert game.redo() and not copy.copy(pycollinear.game(name)).redo()
    assert game.title in repr(game)


def test_reversi_is_its_brackets():
    """Queries on the board of the game find the moves of the game."""
    game, rng = pycollinear.game("reversi"), random.Random(5)
    while game.outcome is None:
        mine, theirs = "XO" if game.turn == "first" else "OX"
        board = game.board
        starts = {at.start for at in pycollinear.Board(board).brackets(theirs, mine)}
        # A plain loop finds the same moves.
        naive = set()
        for at in zip(*np.nonzero(board == ".")):
            for step in STEPS.values():
                row, col = np.add(at, step)
                passed = 0
                while 0 <= row < 8 and 0 <= col < 8 and board[row, col] == theirs:
                    row, col, passed = row + step[0], col + step[1], passed + 1
                if passed and 0 <= row < 8 and 0 <= col < 8 and board[row, col] == mine:
                    naive.add((int(at[0]), int(at[1])))
        names = {"abcdefgh"[col] + str(row + 1) for row, col in starts}
        assert starts == naive and (names or {"pa"}) == set(game.moves())
        game.play(rng.choice(game.moves()))
    first, second = ((game.board == side).sum() for side in "XO")
    assert game.facts == [f"discs: {first} {second}"]
    winner = "first" if first > second else "second" if second > first else None
    assert game.outcome.winner == winner and game.turn is None


def test_refused_text_changes_nothing():
    game = pycollinear.game("reversi").play("f5")
    before = (str(game), game.history, game.board.tolist())
    with pytest.raises(pycollinear.IllegalMove) as caught:
        game.play("d6c3a1")
    assert caught.value.reason == str(caught.value) == "a disc on a1 would turn nothing over"
    assert caught.value.cells == [(0, 0)] and isinstance(caught.value, ValueError)
    assert (str(game), game.history, game.board.tolist()) == before and not game.redo()
    with pytest.raises(pycollinear.IllegalMove) as caught:
        game.play("??")
    assert caught.value.cells == [] and caught.value.reason
    assert game.play("").history == ["f5"]


def test_options():
    game = pycollinear.game("four_in_a_row", rows=3, cols=3, connect=3, no_gravity=True)
    assert game.board.shape == (3, 3) and len(game.moves()) == 9
    assert pycollinear.game("four_in_a_row", no_gravity=False, rows=None).board.shape == (6, 7)
    brandubh = pycollinear.game("hnefatafl", variant="brandubh")
    assert brandubh.board.shape == (7, 7) and brandubh.rules
    assert pycollinear.game("gomoku").board.shape == (15, 15)
    assert pycollinear.game("gomoku", rows=9, connect=4).play("a1").board.shape == (9, 15)
    assert pycollinear.game("Connect-Four").play("4").board.shape == (6, 7)
    assert pycollinear.game("caro").title == pycollinear.game("renju", variant="caro").title
    for name, options, told in [
        ("chess", {}, r'no game "chess"; pycollinear.games\(\) lists all games'),
        ("conect4", {}, r'no game "conect4"; did you mean four_in_a_row \(connect4\)\?'),
        ("reversi", {"rows": "many"}, "invalid value 'many'"),
        ("reversi", {"rows": -1}, "-1"),
        ("reversi", {"rows": 2**64 - 1, "cols": 2**64 - 1}, "rows"),
        ("reversi", {"colour": 1}, 'no option "colour"; options of reversi: rows, cols, start, wrap, position'),
        ("reversi", {"colour": None}, 'no option "colour"'),
        ("reversi", {"help": True}, 'no option "help"'),
        ("reversi", {"wrap": False}, "invalid value 'False'.*both, rows, cols"),
        ("tic_tac_toe", {"rows": 4}, 'no option "rows"; tic_tac_toe has no options'),
        ("gomoku", {"no_gravity": False}, 'no option "no_gravity"; options of gomoku: '),
    ]:
        with pytest.raises(ValueError, match=told):
            pycollinear.game(name, **options)


def test_seed_draws_the_same():
    def played(seed):
        game, rng = pycollinear.game("twenty48", seed=seed), random.Random(1)
        for _ in range(30):
            game.play(rng.choice(game.moves()))
        return game.board.tolist()

    assert played(1) == played(1) != played(2)


def test_copies_go_their_own_way():
    game = pycollinear.game("reversi").play("f5")
    others = [game.copy(), copy.copy(game), copy.deepcopy(game)]
    for other in others:
        other.play("d6")
    assert game.history == ["f5"] and all(other.history == ["f5", "d6"] for other in others)


def test_outcomes():
    game = pycollinear.game("four_in_a_row", rows=3, cols=3, connect=3, no_gravity=True)
    game.play("a1 b1 a2 b2 a3")
    assert game.outcome.kind == "win" and game.outcome.winner == "first" and game.moves() == []
    assert sorted(game.deciding) == [(0, 0), (1, 0), (2, 0)]
    assert game.outcome == game.copy().outcome and len({game.outcome, game.outcome}) == 1
    with pytest.raises(pycollinear.IllegalMove):
        game.play("c3")


def test_perft_lets_others_run():
    """Another thread runs during perft."""
    ticks, done = [], threading.Event()

    def tick():
        while not done.wait(0.005):
            ticks.append(time.monotonic())

    ticking = threading.Thread(target=tick)
    ticking.start()
    game = pycollinear.game("reversi")
    begin = time.monotonic()
    depth = 5
    while time.monotonic() - begin < 0.3:
        started, ended = time.monotonic(), (game.perft(depth), time.monotonic())[1]
        depth += 1
    done.set()
    ticking.join()
    assert sum(started < tick < ended for tick in ticks) > 3


def test_options():
    """Each option has a help text; a default is what the game has without the option."""
    for name in pycollinear.games():
        for option, described in pycollinear.options(name).items():
            assert described.help and option.isidentifier()
            if described.default is not None:
                assert str(pycollinear.game(name, **{option: described.default})) == str(pycollinear.game(name))
            for choice in described.choices:
                try:
                    pycollinear.game(name, **{option: choice})
                except ValueError as error:
                    assert ": add --" in str(error)  # possible together with another option only


@pytest.mark.parametrize(
    "name, option, default, choices",
    [
        ("four_in_a_row", "rows", 6, []),
        ("gomoku", "rows", 15, []),  # the alias sets it
        ("brandubh", "variant", "brandubh", []),
        ("four_in_a_row", "no_gravity", False, []),
        ("four_in_a_row", "wrap", None, ["both", "rows", "cols"]),
        ("hnefatafl", "escape", None, ["corners", "edge"]),
    ],
)
def test_an_option(name, option, default, choices):
    described = pycollinear.options(name)[option]
    assert described.default == default and type(described.default) is type(default)
    assert list(described.choices) == choices


def test_what_has_no_options():
    assert pycollinear.options("hex") == {}
    assert "no_gravity" not in pycollinear.options("gomoku")
    with pytest.raises(ValueError, match="did you mean reversi"):
        pycollinear.options("otello")
