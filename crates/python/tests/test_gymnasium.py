"""The environments of Gymnasium, with its checks and beside a naive environment."""

import doctest
import pathlib
import re
import warnings
from functools import partial

import numpy as np
import pycollinear
import pytest

gymnasium = pytest.importorskip("gymnasium")

import pycollinear.gymnasium_env  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from pycollinear.gymnasium_env import Env, VecEnv  # noqa: E402

MODES = [mode.value for mode in AutoresetMode]
GAMES = [
    ("FourInARow", {}),
    ("Gomoku", {"rows": 9, "cols": 9}),
    ("Reversi", {"rows": 6, "cols": 6}),
    ("Hnefatafl", {"variant": "brandubh", "ply_limit": 60}),
    ("Draughts", {"variant": "russian", "ply_limit": 60}),
    ("NineMensMorris", {"ply_limit": 60}),
    ("PegSolitaire", {}),
    ("Amazons", {}),
    ("Twenty48", {"ply_limit": 60}),
]
NAMES = [name for name, _ in GAMES]


def stubborn(planes, legal):
    """A policy: the first legal action."""
    return legal.argmax(axis=1)


def legal_actions(infos, random):
    """A random legal action for each game, 0 if there is none."""
    return np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])


@pytest.mark.parametrize("options", [{}, {"side": "first"}, {"side": "second"}], ids=str)
@pytest.mark.parametrize("name, more", GAMES, ids=NAMES)
def test_checker(name, more, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"pycollinear/{name}-v0", **more, **options).unwrapped)


def test_docstrings():
    tried = doctest.testmod(pycollinear.gymnasium_env)
    assert tried.failed == 0 and tried.attempted >= 12


def test_each_game_has_an_id():
    """Random games of each id end, and have the spaces that they state."""
    random = np.random.default_rng(0)
    ids = [name for name in gymnasium.registry if name.startswith("pycollinear/")]
    assert len(ids) == len(pycollinear.games(batched=True)) + 1
    for name in ids:
        envs = gymnasium.make_vec(name, num_envs=3, ply_limit=20, autoreset_mode="SameStep")
        observations, infos = envs.reset(seed=0)
        ended = 0
        for _ in range(25):
            assert envs.observation_space.contains(observations), name
            actions = legal_actions(infos, random)
            assert envs.action_space.contains(actions), name
            observations, _, terminations, truncations, infos = envs.step(actions)
            ended += (terminations | truncations).sum()
        assert ended >= 3, name
        single = gymnasium.make(name, ply_limit=20)
        assert single.observation_space == envs.single_observation_space
        assert single.action_space == envs.single_action_space


class Naive(gymnasium.Env):
    """Three in a row with gravity against `stubborn`, without any batch."""

    OPTIONS = {"rows": 4, "cols": 5, "connect": 3}

    def __init__(self, second, ply_limit):
        self.own = "second" if second else "first"
        self.plies = ply_limit
        self.observation_space = gymnasium.spaces.Box(0, 1, (3, 4, 5), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(5)

    def seen(self):
        board, own, other = self.game.board, *("XO" if self.own == "first" else "OX")
        planes = np.array([board == own, board == other, np.zeros((4, 5))], np.uint8)
        for cell in self.game.last:
            planes[2][cell] = 1
        mask = np.zeros(5, np.int8)
        if self.game.turn == self.own and not self.is_over():
            mask[[int(column) - 1 for column in self.game.moves()]] = 1
        return planes, {"action_mask": mask, "side": int(self.own == "second")}

    def is_over(self):
        return self.lost or self.game.turn is None or len(self.game.history) >= self.plies

    def reply(self):
        if not self.is_over() and self.game.turn != self.own:
            self.game.play(self.game.moves()[0])

    def reset(self, seed=None, options=None):
        self.game, self.lost = pycollinear.game("four_in_a_row", **self.OPTIONS), False
        self.reply()
        return self.seen()

    def step(self, action):
        try:
            self.game.play(str(action + 1))
        except pycollinear.IllegalMove:
            self.lost = True
            planes, info = self.seen()
            return planes, -1.0, True, False, {**info, "illegal": True}
        self.reply()
        planes, info = self.seen()
        outcome = self.game.outcome
        reward = 0.0 if not outcome or outcome.kind == "draw" else 1.0 if outcome.winner == self.own else -1.0
        return planes, reward, outcome is not None, not outcome and self.is_over(), info


def assert_same(one, other):
    """Compares infos, observations and other results."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            assert_same(one[name], other[name])
    elif isinstance(one, tuple) or getattr(one, "dtype", None) == object:
        for left, right in zip(one, other, strict=True):
            if left is not None or right is not None:
                assert_same(left, right)
    else:
        assert np.array_equal(one, other), (one, other)


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_same_as_naive_environments(mode, second):
    """All results are those of naive environments, also of illegal actions and of games that are cut off."""
    random, count, limit = np.random.default_rng(0), 9, 11
    naive = SyncVectorEnv([partial(Naive, second, limit)] * count, autoreset_mode=mode)
    envs = gymnasium.make_vec(
        "pycollinear/FourInARow-v0", count, opponent=stubborn, side="second" if second else "first",
        ply_limit=limit, autoreset_mode=mode, **Naive.OPTIONS,
    )
    assert_same(naive.reset(seed=0), envs.reset(seed=0))
    ends = {"won": 0, "lost": 0, "illegal": 0, "cut off": 0}
    for _ in range(150):
        actions = random.integers(5, size=count)
        found = envs.step(actions)
        assert_same(naive.step(actions), found)
        _, rewards, terminations, truncations, infos = found
        over = terminations | truncations
        ends["won"] += (rewards > 0).sum()
        ends["lost"] += (rewards < 0).sum()
        ends["illegal"] += infos.get("final_info", infos).get("_illegal", np.zeros(1)).sum()
        ends["cut off"] += truncations.sum()
        if mode == "Disabled" and over.any():
            with pytest.raises(ResetNeeded):
                envs.step(actions)
            for environment in (naive, envs):
                reset = environment.reset(options={"reset_mask": over.copy()})
                # Gymnasium's environment has no infos of the others.
                assert reset[1]["action_mask"][over].all()
            assert np.array_equal(naive._observations, reset[0])
    assert all(count >= 5 for count in ends.values()), ends


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("opponent", ["random", "search", stubborn])
@pytest.mark.parametrize("game", ["four_in_a_row", "reversi", "draughts", "tic_tac_toe", "peg_solitaire"])
def test_the_player_is_to_move(game, opponent, mode):
    """After each step it is the player's turn, or the game is over. A seed gives the same games."""
    def games(seed):
        random = np.random.default_rng(1)
        envs = VecEnv(game, 8, opponent=opponent, rounds=4, autoreset_mode=mode, ply_limit=40)
        observations, infos = envs.reset(seed=seed)
        seen, sides = [observations], set()
        for _ in range(25):
            over = envs._over
            assert (infos["action_mask"].any(axis=1) | over).all()
            assert envs._vec.players == 1 or ((envs._vec.turn == envs._side) | over).all()
            if mode == "Disabled" and over.any():
                observations, infos = envs.reset(options={"reset_mask": over})
            observations, *_, infos = envs.step(legal_actions(infos, random))
            seen.append(observations)
            sides.update(envs._side.tolist())
        assert sides == ({0} if envs._vec.players == 1 else {0, 1})
        return np.array(seen)

    assert np.array_equal(games(5), games(5)) and (game == "peg_solitaire" or not np.array_equal(games(5), games(6)))


@pytest.mark.parametrize("side, least, most", [("first", 0.52, 0.59), ("second", 0.41, 0.48)])
def test_random_opponent(side, least, most):
    """The first player wins 55.5% and the second 44.2% of random games of four in a row."""
    envs = gymnasium.make_vec("pycollinear/FourInARow-v0", 2000, side=side, autoreset_mode="SameStep")
    _, infos = envs.reset(seed=1)
    results = []
    for _ in range(60):
        _, rewards, terminations, _, infos = envs.step(envs.unwrapped._vec.random_actions())
        results.extend(rewards[terminations])
    assert len(results) > 8000 and least < (np.array(results) > 0).mean() < most


def test_search_opponent_wins():
    envs = gymnasium.make_vec("pycollinear/FourInARow-v0", 32, opponent="search", rounds=60, autoreset_mode="SameStep")
    _, infos = envs.reset(seed=1)
    random, results = np.random.default_rng(0), []
    for _ in range(40):
        _, rewards, terminations, _, infos = envs.step(legal_actions(infos, random))
        results.extend(rewards[terminations])
    assert len(results) > 50 and np.mean(np.array(results) < 0) > 0.95


def test_opponent_sees_its_own_side():
    seen = []

    def opponent(planes, legal):
        seen.append((planes[:, :2].sum(axis=(2, 3)).tolist(), legal.sum(axis=1).tolist()))
        return np.full(len(planes), 6)

    game = Env("four_in_a_row", opponent=opponent, side="second")
    planes, _ = game.reset()
    assert planes[:2].sum(axis=(1, 2)).tolist() == [0, 1] and planes[1, 5, 6] == 1
    game.step(6)
    assert seen == [([[0, 0]], [7]), ([[1, 1]], [7])]


def test_illegal_actions():
    game = Env("reversi", side="first")
    game.reset()
    _, reward, terminated, truncated, info = game.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == "a disc on a1 would turn nothing over" and not info["action_mask"].any()
    strict = VecEnv("reversi", 2, side="first", illegal="raise")
    before, infos = strict.reset(seed=0)
    for actions in ([19, 0], [19, 65], [-1, 19]):
        with pytest.raises(pycollinear.IllegalAction):
            strict.step(actions)
        assert np.array_equal(strict._vec.observation, before)
    assert not strict.step([19, 19])[1].any()
    for actions, error in [([19], ValueError), ([0.5, 0.5], TypeError)]:
        with pytest.raises(error):
            strict.step(actions)


def test_a_refused_action_changes_nothing():
    """The games after it are those without it."""
    seen = []
    for refused in (False, True):
        envs, random = VecEnv("reversi", 8, illegal="raise", rows=4, cols=4), np.random.default_rng(0)
        _, infos = envs.reset(seed=3)
        seen.append([])
        for _ in range(40):
            if refused:
                for actions in ([99] * 8, [0.5] * 8):
                    with pytest.raises((pycollinear.IllegalAction, TypeError)):
                        envs.step(actions) if not envs._over.all() else envs.step([0.5] * 8)
            observations, *_, infos = envs.step(legal_actions(infos, random))
            seen[-1].append(observations)
    assert np.array_equal(*seen)


def test_games_without_a_seed_differ():
    openings = {VecEnv("four_in_a_row", 8, side="second").reset()[0].tobytes() for _ in range(5)}
    assert len(openings) > 1
    huge = [VecEnv("four_in_a_row", 8).reset(seed=2**64 + seed)[0] for seed in (0, 0, 1)]
    assert np.array_equal(huge[0], huge[1]) and not np.array_equal(huge[0], huge[2])


@pytest.mark.parametrize("options", [{"num_envs": 2}, {"autoreset_mode": "SameStep"}])
def test_a_single_game_has_no_batch(options):
    with pytest.raises(TypeError, match="a single game has no `num_envs`"):
        Env("reversi", **options)


@pytest.mark.parametrize(
    "options, text",
    [
        ({"opponent": "best"}, "`opponent` must be"),
        ({"side": 1}, "`side` must be"),
        ({"illegal": "ignore"}, "`illegal` must be"),
        ({"opponent": "search", "rounds": 1}, "`rounds` must be at least 2"),
        ({"out": {"reward": np.zeros(2, np.float32)}}, "for `observation` and `legal` only"),
        ({"autoreset_mode": "Never"}, "not a valid AutoresetMode"),
        ({"rows": 0}, "before the first move"),
        ({"max_episode_steps": 3}, "no option \"max_episode_steps\""),
    ],
)
def test_wrong_options(options, text):
    with pytest.raises(ValueError, match=text):
        VecEnv("four_in_a_row", 2, **options)


@pytest.mark.parametrize(
    "mask", [[True, False], np.array([1, 0]), np.array([True]), np.array([[True, False]])], ids=str
)
def test_wrong_reset_masks(mask):
    envs = VecEnv("four_in_a_row", 2)
    envs.reset()
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(options={"reset_mask": mask})


def test_reset_comes_first():
    envs = VecEnv("four_in_a_row", 2)
    with pytest.raises(ResetNeeded, match="call `reset` first"):
        envs.step([0, 0])
    with pytest.raises(ResetNeeded, match="all games"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(options={"reset_mask": np.array([True, True])})
    envs.step([0, 0])


@pytest.mark.parametrize(
    "opponent, error",
    [
        (lambda planes, legal: np.zeros(len(planes), int), "the opponent made an illegal move: game 0: action 0 is"),
        (lambda planes, legal: 1 / 0, "division by zero"),
        (lambda planes, legal: [0.5] * len(planes), "the opponent returned float64"),
        (lambda planes, legal: [19], r"of shape \(1,\) instead of 2 integers"),
        (lambda planes, legal: None, "the opponent returned object"),
    ],
    ids=["illegal", "raises", "floats", "too few", "nothing"],
)
@pytest.mark.parametrize("mode", MODES)
def test_what_goes_wrong_in_a_policy_ends_the_games(opponent, error, mode):
    envs = VecEnv("reversi", 2, side="first", opponent=opponent, autoreset_mode=mode)
    envs.reset()
    with pytest.raises((ValueError, ZeroDivisionError), match=error):
        envs.step([19, 19])
    with pytest.raises(ResetNeeded):
        envs.step([18, 18])
    observations, _ = envs.reset()
    assert observations[:, 0].sum(axis=(1, 2)).tolist() == [2, 2]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("opponent", ["random", stubborn])
@pytest.mark.parametrize(
    "game, more, end",
    [
        ("reversi", {"ply_limit": 1}, (0.0, False, True)),
        ("four_in_a_row", {"rows": 1, "cols": 1, "connect": 1}, (-1.0, True, False)),
    ],
)
def test_the_opponent_may_end_a_game_before_the_first_move(game, more, end, opponent, mode):
    """The next step reports the end, whatever its action is."""
    envs = VecEnv(game, 3, side="second", opponent=opponent, autoreset_mode=mode, **more)
    before, infos = envs.reset(seed=0)
    for _ in range(3):
        assert not infos["action_mask"].any()
        after, *results, infos = envs.step([0, 99, -1])
        assert [result.tolist() for result in results] == [[value] * 3 for value in end] and "illegal" not in infos
        if mode == "Disabled":
            after, infos = envs.reset()
        elif mode == "NextStep":
            after, *results, infos = envs.step([0, 99, -1])
            assert not np.array(results).any()
        else:
            assert all(np.array_equal(final, start) for final, start in zip(infos["final_obs"], before))
        before = after


def test_action_masks():
    game = Env("reversi", side="first")
    _, info = game.reset()
    assert game.action_masks().dtype == bool and np.array_equal(game.action_masks(), info["action_mask"])
    # Wrappers find the method, as sb3-contrib does.
    wrapped = gymnasium.make("pycollinear/Reversi-v0")
    wrapped.reset()
    assert wrapped.get_wrapper_attr("action_masks")().any()


def test_copies():
    """With `copy=False` the results are overwritten."""
    for copy in (True, False):
        envs = VecEnv("four_in_a_row", 2, copy=copy)
        first, infos = envs.reset(seed=0)
        second, *_ = envs.step([3, 3])
        assert (first is second) != copy and np.array_equal(first, second) != copy
        assert np.shares_memory(infos["action_mask"], envs._vec.legal) != copy


def test_observations_in_the_memory_of_the_caller():
    planes = np.zeros((2, 3, 6, 7), np.float32)
    envs = VecEnv("four_in_a_row", 2, copy=False, out={"observation": planes})
    observations, _ = envs.reset()
    assert observations is planes and envs.observation_space.contains(planes)


def test_action_names():
    game = gymnasium.make("pycollinear/Reversi-v0", side="second").unwrapped
    _, info = game.reset(seed=0)
    names = [game.action_name(action) for action in np.flatnonzero(info["action_mask"])]
    assert info["side"] == 1 and len(names) == 3 and all(len(name) == 2 for name in names)
    assert VecEnv("amazons", 2).action_name(0) == "a10"


def test_render():
    options = {"side": "first", "render_mode": "ansi", "rows": 2, "cols": 3, "connect": 3}
    envs = gymnasium.make_vec("pycollinear/FourInARow-v0", 2, **options)
    envs.reset()
    assert envs.render() == (". . .\n. . .",) * 2
    game = gymnasium.make("pycollinear/TicTacToe-v0", render_mode="ansi", side="first")
    game.reset()
    assert game.render() == ". . .\n. . .\n. . ."


def test_own_kings_are_first_after_the_last_move():
    """After the player's move, the player's own men and own kings are still the first planes."""
    game = Env("draughts", side="first", variant="russian", ply_limit=1)
    before, info = game.reset(seed=0)
    after, *_ = game.step(np.flatnonzero(info["action_mask"])[0])
    assert before.sum(axis=(1, 2))[:4].tolist() == after.sum(axis=(1, 2))[:4].tolist() == [12, 0, 12, 0]
    assert not np.array_equal(before[0], after[0]) and np.array_equal(before[2], after[2])


def test_a_specification_makes_the_same_environment():
    envs = gymnasium.make_vec("pycollinear/Reversi-v0", 3, rows=6, cols=6, opponent="search", rounds=5)
    again = gymnasium.make_vec(gymnasium.envs.registration.EnvSpec.from_json(envs.spec.to_json()))
    assert (again.num_envs, again.observation_space) == (3, envs.observation_space)
    assert np.array_equal(again.reset(seed=0)[0], envs.reset(seed=0)[0])


def test_readme_lists_the_ids():
    text = (pathlib.Path(__file__).parent.parent / "README.md").read_text()
    ids = [name.removeprefix("pycollinear/") for name in gymnasium.registry if name.startswith("pycollinear/")]
    assert re.findall(r"`(\w+-v0)`", text) == sorted(ids)
