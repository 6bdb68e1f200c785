"""The environment of PettingZoo, with its checks."""

import doctest
import warnings

import numpy as np
import pycollinear
import pytest

pettingzoo_test = pytest.importorskip("pettingzoo.test")

import pycollinear.pettingzoo_env  # noqa: E402
from pycollinear.pettingzoo_env import env  # noqa: E402

FOR_TWO = [
    ("four_in_a_row", {}),
    ("gomoku", {}),
    ("reversi", {"rows": 6, "cols": 6}),
    ("hnefatafl", {"variant": "brandubh", "ply_limit": 60}),
    ("amazons", {}),
    ("quarto", {}),
]
NAMES = [name for name, _ in FOR_TWO]


@pytest.mark.parametrize("game, options", FOR_TWO, ids=NAMES)
def test_pettingzoo_api(game, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Warnings about all-zero observations and dictionary spaces do not apply.
        warnings.filterwarnings("ignore", message=".*(all zeros|should be gymnasium.spaces|not a NumPy)")
        pettingzoo_test.api_test(env(game, **options), num_cycles=300)


@pytest.mark.parametrize("game, options", FOR_TWO, ids=NAMES)
def test_pettingzoo_seeds(game, options):
    pettingzoo_test.seed_test(lambda: env(game, **options), num_cycles=100)


def test_pettingzoo_rewards_and_views():
    game = env("four_in_a_row", render_mode="ansi")
    game.reset()
    for column in [3, 0, 3, 0, 3, 0]:
        game.step(column)
    seen = {agent: game.observe(agent) for agent in game.agents}
    assert seen["player_0"]["action_mask"].all() and not seen["player_1"]["action_mask"].any()
    own, other = seen["player_0"]["observation"], seen["player_1"]["observation"]
    assert np.array_equal(own[[1, 0, 2]], other) and own[0].sum() == own[1].sum() == 3
    assert game.render().splitlines()[-1] == "O . . X . . ."
    with pytest.raises(pycollinear.IllegalAction):
        game.step(9)
    game.step(3)
    assert game.rewards == {"player_0": 1.0, "player_1": -1.0} and all(game.terminations.values())
    assert game.last()[1:4] == (-1.0, True, False)
    game.step(None)
    assert game.last()[1] == 1.0
    game.step(None)
    assert game.agents == []


def test_pettingzoo_has_no_game_for_one():
    with pytest.raises(ValueError, match="for one"):
        env("peg_solitaire")


def test_docstring():
    tried = doctest.testmod(pycollinear.pettingzoo_env)
    assert tried.failed == 0 and tried.attempted >= 4


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_observations_are_in_their_spaces(dtype):
    both = env("reversi", dtype=dtype)
    both.reset()
    assert both.observation_space("player_0")["observation"].contains(both.observe("player_0")["observation"])


def picture(vec):
    """The board of the only game as an array of characters."""
    _, _, rows, cols = vec.observation.shape
    lines = [line[::2].ljust(cols) for line in vec.board(0).split("\n")]
    return np.array([list(line) for line in lines + [" " * cols] * (rows - len(lines))])


#: The number of planes for the pieces of both sides. All other games have two.
PIECES = {"draughts": 4}
#: Without Phutball, whose men and ball belong to both players.
ALL_FOR_TWO = [
    name for name in pycollinear.games(batched=True) if name != "phutball" and pycollinear.vec(name, 1).players == 2
]


@pytest.mark.parametrize("name", ALL_FOR_TWO)
def test_who_is_not_to_move_sees_their_own_pieces(name):
    """Planes show the same characters when the agent is not to move: learnt from some games, checked in another."""
    options = {"rows": 6, "cols": 6} if name in ("gomoku", "reversi") else {}
    pieces, shown = PIECES.get(name, 2), {}
    learnt = pycollinear.vec(name, 1, seed=1, ply_limit=150, **options)
    for _ in range(600):
        board = picture(learnt)
        for plane in range(pieces):
            seen = set(board[learnt.observation[0, plane] == 1])
            shown.setdefault((int(learnt.turn[0]), plane), set()).update(seen)
        learnt.step(learnt.random_actions())
    game = env(name, ply_limit=150, **options)
    game.reset(seed=2)
    random, compared = np.random.default_rng(0), 0
    while not game.terminations["player_0"] and not game.truncations["player_0"]:
        to_move, board = game.agent_selection, picture(game._vec)
        other = game.possible_agents[to_move == "player_0"]
        own, theirs = (game.observe(agent)["observation"] for agent in (to_move, other))
        for plane in range(pieces):
            wanted = np.isin(board, list(shown[int(other == "player_1"), plane]))
            assert np.array_equal(theirs[plane] == 1, wanted), plane
            compared += int(wanted.sum())
        sums = own.sum(axis=(1, 2))
        assert sorted(sums) == sorted(theirs.sum(axis=(1, 2)))
        if name == "nine_mens_morris":
            sums = sums.reshape(-1, 1)
            assert np.array_equal(np.concatenate([sums[[1, 0, 2]], sums[12:], sums[3:12]])[:, 0], theirs.sum(axis=(1, 2)))
        else:
            assert np.array_equal(own[pieces:], theirs[pieces:])
        game.step(random.choice(np.flatnonzero(game.observe(to_move)["action_mask"])))
    assert compared > 0
