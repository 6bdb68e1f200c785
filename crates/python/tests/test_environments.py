"""The environments, with the checks of PettingZoo and Gymnasium."""

import doctest
import warnings

import numpy as np
import pycollinear
import pytest

gymnasium = pytest.importorskip("gymnasium")
pettingzoo_test = pytest.importorskip("pettingzoo.test")

import pycollinear.gymnasium_env  # noqa: E402
import pycollinear.pettingzoo_env  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pycollinear.gymnasium_env import Env  # noqa: E402
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


@pytest.mark.parametrize("options", [{}, {"side": "first"}, {"side": "second"}], ids=str)
@pytest.mark.parametrize("game, more", [*FOR_TWO, ("peg_solitaire", {})], ids=[*NAMES, "peg_solitaire"])
def test_gymnasium(game, more, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        game = gymnasium.make("pycollinear-v0", game=game, **more, **options)
        check_env(game.unwrapped)


def test_gymnasium_policy_sees_its_own_side():
    seen = []

    def opponent(planes, legal):
        seen.append((int(planes[0].sum()), int(planes[1].sum()), int(legal.sum())))
        return np.flatnonzero(legal)[-1]

    game = Env("four_in_a_row", opponent=opponent, side="second")
    planes, info = game.reset()
    assert planes[:2].sum(axis=(1, 2)).tolist() == [0, 1] and planes[1, 5, 6] == 1
    game.step(6)
    assert seen == [(0, 0, 7), (1, 1, 7)]


def test_gymnasium_win_and_loss():
    """Each side stacks discs in one column; the first with four wins."""
    stubborn = {"opponent": lambda planes, legal: 0}
    first = Env("four_in_a_row", side="first", **stubborn)
    first.reset()
    assert [first.step(6)[1] for _ in range(4)] == [0.0, 0.0, 0.0, 1.0]
    second = Env("four_in_a_row", side="second", **stubborn)
    second.reset()
    assert [second.step(6)[1:3] for _ in range(3)] == [(0.0, False), (0.0, False), (-1.0, True)]


def test_gymnasium_illegal_actions():
    game = Env("reversi", side="first")
    game.reset()
    planes, reward, terminated, truncated, info = game.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == "a disc on a1 would turn nothing over"
    strict = Env("reversi", side="first", illegal="raise")
    strict.reset()
    with pytest.raises(pycollinear.IllegalAction):
        strict.step(0)
    assert strict.step(19)[1] == 0.0


def test_gymnasium_sides_are_drawn():
    game = Env("four_in_a_row")
    begun = [int(game.reset(seed=seed)[0].sum()) for seed in range(40)]
    assert begun == [int(game.reset(seed=seed)[0].sum()) for seed in range(40)]
    # The last disc of the first player is also in its own plane.
    assert set(begun) == {0, 2}


def test_gymnasium_cuts_off():
    game = Env("gomoku", side="first", ply_limit=5)
    game.reset(seed=0)
    done = (False, False)
    while not any(done):
        action = game.action_space.sample(game._info()["action_mask"])
        *_, terminated, truncated, _ = game.step(action)
        done = (terminated, truncated)
    assert done == (False, True)


@pytest.mark.parametrize(
    "game, more, end",
    [
        ("reversi", {"ply_limit": 1}, (0.0, False, True)),
        ("four_in_a_row", {"rows": 1, "cols": 1, "connect": 1}, (-1.0, True, False)),
    ],
)
def test_gymnasium_may_be_over_before_the_first_move(game, more, end):
    game = Env(game, side="second", **more)
    for _ in range(2):
        before, info = game.reset(seed=0)
        assert not info["action_mask"].any()
        after, *said, info = game.step(0)
        assert tuple(said) == end and "illegal" not in info and np.array_equal(before, after)
        with pytest.raises(gymnasium.error.ResetNeeded):
            game.step(0)


@pytest.mark.parametrize("module", [pycollinear.gymnasium_env, pycollinear.pettingzoo_env])
def test_docstrings(module):
    tried = doctest.testmod(module)
    assert tried.failed == 0 and tried.attempted >= 4


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_observations_are_in_their_spaces(dtype):
    game = Env("four_in_a_row", dtype=dtype)
    observation, _ = game.reset()
    assert game.observation_space.contains(observation)
    both = env("reversi", dtype=dtype)
    both.reset()
    assert both.observation_space("player_0")["observation"].contains(both.observe("player_0")["observation"])


def test_what_goes_wrong_in_a_policy_ends_the_game():
    game = Env("reversi", side="first", opponent=lambda planes, legal: 0)
    game.reset()
    with pytest.raises(pycollinear.IllegalAction):
        game.step(19)
    with pytest.raises(gymnasium.error.ResetNeeded):
        game.step(18)


def picture(vec):
    """The board of the only game as an array of characters."""
    _, _, rows, cols = vec.observation.shape
    lines = [line[::2].ljust(cols) for line in vec.board(0).split("\n")]
    return np.array([list(line) for line in lines + [" " * cols] * (rows - len(lines))])


#: The number of planes for the pieces of both sides. All other games have two.
PIECES = {"draughts": 4}
#: Without Phutball, whose men and ball belong to both players.
ALL_FOR_TWO = [
    name
    for name in pycollinear.games()
    if name not in ("columns", "endless_five", "hexagonal_six", "phutball")
    and pycollinear.vec(name, 1).players == 2
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


def test_gymnasium_sees_the_own_kings_after_the_last_move():
    """After the player's move, the player's own men and own kings are still the first planes."""
    game = Env("draughts", side="first", variant="russian", ply_limit=1)
    before, info = game.reset(seed=0)
    after, *_ = game.step(np.flatnonzero(info["action_mask"])[0])
    assert before.sum(axis=(1, 2))[:4].tolist() == after.sum(axis=(1, 2))[:4].tolist() == [12, 0, 12, 0]
    assert not np.array_equal(before[0], after[0]) and np.array_equal(before[2], after[2])
