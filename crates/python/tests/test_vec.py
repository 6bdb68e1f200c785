"""Batches of games: arrays, copies, symmetries, search, refusals."""

import copy
import os
import pickle
import signal
import threading
import time
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pycollinear
import pytest

GAMES = [
    ("four_in_a_row", {}),
    ("four_in_a_row", {"rows": 5, "cols": 9, "connect": 3}),
    ("four_in_a_row", {"rows": 3, "cols": 3, "connect": 3, "no_gravity": True}),
    ("four_in_a_row", {"rows": 12, "cols": 12, "wrap": "rows"}),
    ("gomoku", {}),
    ("reversi", {}),
    ("reversi", {"rows": 4, "cols": 7}),
    ("hnefatafl", {"variant": "brandubh"}),
    ("hnefatafl", {}),
    ("peg_solitaire", {}),
    ("peg_solitaire", {"board": "triangle5"}),
    ("draughts", {"variant": "russian"}),
    ("nine_mens_morris", {}),
    ("amazons", {}),
]
ARRAYS = ["observation", "legal", "reward", "done", "turn"]


def named(games):
    return [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in games]


def test_arrays_are_made_once():
    vec = pycollinear.vec("reversi", 3)
    before = [getattr(vec, array).ctypes.data for array in ARRAYS]
    observation, legal = vec.observation, vec.legal
    was = observation.copy()
    vec.step(vec.random_actions())
    assert [getattr(vec, array).ctypes.data for array in ARRAYS] == before
    assert observation is vec.observation and not np.array_equal(observation, was)
    assert np.array_equal(legal, vec.legal) and legal.dtype == bool
    assert vec.reward.dtype == np.float32
    assert {vec.observation.dtype, vec.done.dtype, vec.turn.dtype} == {np.dtype(np.uint8)}


def test_floats_and_threads_change_nothing():
    """3 threads share 1000 games; planes can be floats."""
    vecs = [
        pycollinear.vec("four_in_a_row", 1000, seed=1),
        pycollinear.vec("four_in_a_row", 1000, seed=1, dtype="float32", threads=3),
        pycollinear.vec("four_in_a_row", 1000, seed=1, threads=0),
    ]
    assert vecs[1].observation.dtype == np.float32
    for _ in range(60):
        actions = [vec.random_actions() for vec in vecs]
        for vec, chosen in zip(vecs, actions):
            assert np.array_equal(chosen, actions[0])
            vec.step(chosen)
            for array in ARRAYS:
                assert np.array_equal(getattr(vec, array), getattr(vecs[0], array)), array


@pytest.mark.parametrize("dtype", ["b", "h", "i", "q", "B", "H", "I", "Q", ">i4"])
def test_actions_of_any_integers(dtype):
    vec = pycollinear.vec("four_in_a_row", 4)
    vec.step(np.array([0, 9, 2, 9, 4, 9, 6, 9], dtype)[::2])
    assert np.argwhere(vec.observation[:, 1]).tolist() == [[0, 5, 0], [1, 5, 2], [2, 5, 4], [3, 5, 6]]


def state(vec):
    return [getattr(vec, array).copy() for array in ARRAYS]


@pytest.mark.parametrize(
    "actions, game, action, reason, cells",
    [
        ([3, 7], 1, 7, "there is no action 7: actions are 0 to 6", []),
        ([-1, 7], 0, -1, "there is no action -1: actions are 0 to 6", []),
        (np.array([3, 2**64 - 1], "Q"), 1, 2**63 - 1, f"there is no action {2**63 - 1}: actions are 0 to 6", []),
        ([0, 3], 1, 3, "column 4 is full", []),
    ],
)
def test_refused(actions, game, action, reason, cells):
    vec = pycollinear.vec("four_in_a_row", 2)
    for _ in range(6):
        vec.step([0 if len(vec) == 1 else 1, 3])
        vec.reset(0)
    before = state(vec)
    with pytest.raises(pycollinear.IllegalAction) as refused:
        vec.step(actions)
    assert (refused.value.game, refused.value.action) == (game, action)
    assert refused.value.reason == reason and str(game) in str(refused.value)
    assert refused.value.cells == cells
    assert isinstance(refused.value, ValueError)
    assert all(map(np.array_equal, before, state(vec)))
    vec.step([0, 0])


@pytest.mark.parametrize("name, action, word", [("reversi", 0, "a1"), ("hnefatafl", 115 * 22 + 16, "f1-f6")])
def test_names_the_cells_that_the_game_names(name, action, word):
    """A refused action has the reason and the cells of the refused move."""
    with pytest.raises(pycollinear.IllegalMove) as move:
        pycollinear.game(name).play(word)
    with pytest.raises(pycollinear.IllegalAction) as refused:
        pycollinear.vec(name, 1).step([action])
    assert refused.value.reason == move.value.reason and refused.value.cells == move.value.cells != []


@pytest.mark.parametrize(
    "actions, error",
    [
        ([1], ValueError),
        ([[1, 1]], ValueError),
        (1, ValueError),
        ([1.0, 1.0], TypeError),
        ([True, True], TypeError),
        ("ab", TypeError),
        (None, TypeError),
        ([], ValueError),
    ],
)
def test_what_is_no_actions(actions, error):
    vec = pycollinear.vec("four_in_a_row", 2)
    before = state(vec)
    with pytest.raises(error):
        vec.step(actions)
    assert all(map(np.array_equal, before, state(vec)))


@pytest.mark.parametrize(
    "name, games, options, text",
    [
        ("otello", 1, {}, "did you mean reversi"),
        ("columns", 1, {}, "no batches of"),
        ("reversi", 1, {"rows": "many"}, "many"),
        ("reversi", 1, {"rows": 1}, "rows"),
        ("reversi", 2**30, {}, "more than"),
        ("gomoku", 2**24, {"rows": 1000, "cols": 1000}, "too much"),
        *[("reversi", 1, {"dtype": dtype}, "dtype") for dtype in ["int8", "many", float, np.dtype(">f4"), 4]],
        ("reversi", -1, {}, "`games` is negative"),
        ("reversi", 0, {}, "`games` is 0; a batch has at least 1 game"),
        ("reversi", 1, {"seed": -1}, "`seed` is negative"),
        ("reversi", 1, {"seed": 2**64}, "`seed` is too large"),
        ("reversi", 1, {"ply_limit": -5}, "`ply_limit` is negative"),
        ("reversi", 1, {"threads": -1}, "`threads` is negative"),
        ("reversi", 1, {"threads": 10**6}, "threads"),
        ("reversi", 1, {"ply_limit": 0}, "ply_limit"),
        ("gomoku", 1, {"sides": 3}, 'no option "sides"; options of gomoku: rows, cols, connect, exactly, wrap, axes'),
        ("gomoku", 1, {"no_gravity": False}, 'no option "no_gravity"; options of gomoku: '),
        ("gomoku", 1, {"no_gravity": True}, 'no option "no_gravity"; options of gomoku: '),
        ("reversi", 1, {"sides": False}, 'no option "sides"; options of reversi: rows, cols, start, wrap, position'),
        ("reversi", 1, {"sides": None}, 'no option "sides"'),
        ("reversi", 1, {"rows": False}, "invalid value 'False'"),
        ("four_in_a_row", 1, {"no_gravity": 1}, "`no_gravity` must be True or False"),
    ],
)
def test_no_such_games(name, games, options, text):
    with pytest.raises(ValueError, match=text):
        pycollinear.vec(name, games, **options)


def wait_for(child):
    """The exit status of a process, killed after half a minute."""
    for _ in range(300):
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.1)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "waits without end"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_fork_has_threads_of_its_own():
    """A fork of a process with threads continues the same games."""
    vec = pycollinear.vec("four_in_a_row", 3000, seed=1, threads=2)
    vec.step(vec.random_actions())
    expected = vec.clone()
    expected.step(expected.random_actions())
    child = os.fork()
    if child == 0:
        agree = False
        try:
            both = [vec, vec.clone()]
            for games in both:
                games.step(games.random_actions())
            agree = all(np.array_equal(a, b) for games in both for a, b in zip(state(games), state(expected)))
            both.clear()
        finally:
            os._exit(0 if agree else 1)
    assert wait_for(child) == 0
    vec.step(vec.random_actions())
    assert all(map(np.array_equal, state(vec), state(expected)))


@pytest.mark.parametrize("copied", [lambda vec: vec.clone(), copy.copy, copy.deepcopy])
def test_copies_go_their_own_way(copied):
    """A copy has the same games and random numbers, and its own arrays."""
    for options in [{}, {"dtype": "float32", "threads": 2, "auto_reset": False}]:
        vec = pycollinear.vec("reversi", 20, seed=4, ply_limit=9, **options)
        for _ in range(5):
            vec.step(vec.random_actions())
        before, other = state(vec), copied(vec)
        for _ in range(4):
            actions = other.random_actions()
            other.step(actions)
        assert all(map(np.array_equal, before, state(vec))) and (other.done == 2).all()
        for _ in range(4):
            same = vec.random_actions()
            vec.step(same)
        assert np.array_equal(same, actions) and all(map(np.array_equal, state(vec), state(other)))


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="threads are not counted here")
def test_copies_share_their_threads():
    vec = pycollinear.vec("reversi", 20, seed=4, threads=3)
    vec.step(vec.random_actions())
    threads = len(os.listdir("/proc/self/task"))
    copies = [vec.clone() for _ in range(20)]
    for other in copies:
        other.step(other.random_actions())
    assert len(os.listdir("/proc/self/task")) <= threads  # threads of another test may end
    del vec
    copies[0].step(copies[0].random_actions())


def test_no_pickle_is_made():
    with pytest.raises(TypeError, match="the same name, options and seed.*clone"):
        pickle.dumps(pycollinear.vec("reversi", 2))


def test_gomoku_takes_options():
    assert pycollinear.vec("gomoku", 1, rows=9, cols=10).observation.shape == (1, 3, 9, 10)


def test_a_game_that_is_over_stays():
    vec = pycollinear.vec("four_in_a_row", 2, auto_reset=False, ply_limit=8)
    for columns in [[0, 0], [1, 1], [0, 0], [1, 1], [0, 0], [1, 2], [0, 3]]:
        vec.step(columns)
    assert vec.done.tolist() == [1, 0] and vec.reward.tolist() == [1, 0]
    assert not vec.legal[0].any() and vec.legal[1].any()
    with pytest.raises(pycollinear.IllegalAction, match="game 0"):
        vec.step([0, 0])
    vec.reset([0])
    assert vec.legal[0].all() and vec.done.tolist() == [0, 0]
    vec.step([0, 0])
    assert vec.done.tolist() == [0, 2] and vec.reward[1] == 0
    with pytest.raises(pycollinear.IllegalAction, match="cut off"):
        vec.step([0, 0])


@pytest.mark.parametrize("which, error", [(2, IndexError), ([-1], IndexError), (np.ones(3, bool), ValueError), (1.5, TypeError)])
def test_no_game_to_reset(which, error):
    with pytest.raises(error):
        pycollinear.vec("reversi", 2).reset(which)


@pytest.mark.parametrize("mask", [[True, False, True], (True, False, True), np.array([1, 0, 1], bool)], ids=repr)
def test_masks_of_games_to_reset(mask):
    vec = pycollinear.vec("reversi", 3)
    vec.step([19, 19, 19])
    vec.reset(mask)
    assert vec.turn.tolist() == [0, 1, 0]


def test_bytes_are_no_games_to_reset():
    """`done` is not a list of game numbers: two ended games do not mean game 1 twice."""
    vec = pycollinear.vec("reversi", 3, auto_reset=False, ply_limit=1)
    vec.step([19, 19, 19])
    with pytest.raises(TypeError, match=r"`reset\(vec.done > 0\)`"):
        vec.reset(vec.done)
    assert vec.done.tolist() == [2, 2, 2]
    vec.reset(np.uint8(1))
    assert vec.done.tolist() == [2, 0, 2]
    vec.reset(vec.done > 0)
    assert vec.done.tolist() == [0, 0, 0]


def test_arrays_that_can_not_be_written():
    vec = pycollinear.vec("reversi", 2)
    vec.reward.setflags(write=False)
    with pytest.raises(BufferError, match="`reward`"):
        vec.step(vec.random_actions())
    vec.reward.setflags(write=True)
    vec.step(vec.random_actions())


@pytest.mark.parametrize("game, options", GAMES, ids=named(GAMES))
def test_symmetries(game, options):
    """A mirrored game has mirrored planes and mirrored legal actions."""
    first = pycollinear.vec(game, 1, **options)
    assert first.symmetries[0] == "identity"
    actions = np.arange(first.legal.shape[1])
    for symmetry in first.symmetries:
        vec, mapped = (pycollinear.vec(game, 5, seed=2, **options) for _ in range(2))
        images = vec.map_actions(symmetry, actions)
        assert sorted(images) == actions.tolist()
        if not np.array_equal(vec.map_observation(symmetry, vec.observation), vec.observation):
            continue  # the start itself changes
        for _ in range(8):
            chosen = vec.random_actions()
            vec.step(chosen)
            mapped.step(vec.map_actions(symmetry, chosen))
            assert np.array_equal(vec.map_observation(symmetry, vec.observation), mapped.observation)
            assert np.array_equal(mapped.legal[:, images], vec.legal)
            assert np.array_equal(mapped.reward, vec.reward)


def test_no_such_symmetry():
    vec = pycollinear.vec("four_in_a_row", 2)
    with pytest.raises(ValueError, match="quarter_turn"):
        vec.map_actions("quarter_turn", [1])
    with pytest.raises(IndexError):
        vec.map_actions("flip_left_right", [7])
    with pytest.raises(ValueError, match="shape"):
        vec.map_observation("flip_left_right", np.zeros((6, 7)))


def test_search_finds_the_win():
    """Searches with random games and with an untrained network. The games do not change."""
    vec = pycollinear.vec("four_in_a_row", 3)
    for column in [3, 0, 3, 0, 3, 1]:
        vec.step([column] * 3)
    before, seen = state(vec), []

    def evaluate(observation, legal):
        assert observation.shape[1:] == (3, 6, 7) and legal.shape == (len(observation), 7)
        assert legal.dtype == bool and len(vec.legal) == 3
        seen.append(len(observation))
        return np.zeros(len(observation)), None

    for how in [None, evaluate]:
        visits, values, actions = vec.search(150, how)
        assert visits.shape == (3, 7) and actions.tolist() == [3, 3, 3]
        assert (values > 0.5).all() and (visits.argmax(axis=1) == 3).all()
    assert seen[0] == 3 and sum(seen) <= 450
    assert all(map(np.array_equal, before, state(vec)))
    one, other = (vec.search(40, seed=9)[0] for _ in range(2))
    assert np.array_equal(one, other)


def test_search_finds_nothing_where_a_game_is_over():
    """Searches a batch with a finished game and a game that was cut off."""
    vec = pycollinear.vec("four_in_a_row", 3, auto_reset=False, ply_limit=7)
    for columns in [[0, 0, 0], [1, 1, 1], [0, 0, 0], [1, 1, 1], [0, 0, 0], [1, 2, 2], [0, 3, 3]]:
        vec.step(columns)
    vec.reset(2)
    assert vec.done.tolist() == [1, 2, 0]
    asked = []

    def evaluate(observation, legal):
        asked.append(legal.any(axis=1).all())
        return np.zeros(len(observation)), None

    for how in [None, evaluate]:
        visits, values, actions = vec.search(20, how)
        assert visits.sum(axis=1).tolist() == [0, 0, 19] and values[:2].tolist() == [-1, 0]
        assert actions[:2].tolist() == [0, 0]
    assert len(asked) == 20 and all(asked)


def test_search_hears_values_and_priors():
    vec = pycollinear.vec("gomoku", 2)

    def evaluate(observation, legal):
        priors = np.zeros(legal.shape)
        priors[:, 112] = priors[:, 17] = 1
        return observation[:, 1, 7, 7] * -1.0, priors  # good for the player who took the centre

    visits, values, actions = vec.search(60, evaluate)
    assert actions.tolist() == [112, 112] and (values > 0).all()


@pytest.mark.parametrize(
    "said, error",
    [
        (lambda count: (np.zeros(count + 1), None), ValueError),
        (lambda count: (np.zeros(count), np.ones((count, 6))), ValueError),
        (lambda count: np.zeros(count), TypeError),
        (lambda count: None, TypeError),
        (lambda count: 1 / 0, ZeroDivisionError),
    ],
)
def test_search_that_fails(said, error):
    with pytest.raises(error):
        pycollinear.vec("four_in_a_row", 3).search(5, lambda observation, legal: said(len(observation)))


NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    "value, prior, text",
    [
        (NAN, 1, r"the value of position 1 \(game 2\) is NaN; values are from -1 to 1"),
        (-INF, 1, r"the value of position 1 \(game 2\) is -inf; "),
        (0, NAN, r"the prior of action 4 of position 1 \(game 2\) is NaN; priors are finite and at least 0"),
        (0, INF, "the prior of action 4 .* is inf; "),
        (0, -0.5, "the prior of action 4 .* is -0.5; .* a softmax of logits"),
    ],
)
def test_search_names_a_number_that_is_wrong(value, prior, text):
    """Game 1 is over, so game 2 is the second position. Illegal actions can have any prior."""
    vec = pycollinear.vec("four_in_a_row", 3, auto_reset=False)
    for columns in [[0, 0, 0], [0, 1, 0], [0, 0, 0], [0, 1, 0], [0, 0, 0], [0, 1, 0], [1, 0, 1]]:
        vec.step(columns)
    assert vec.done.tolist() == [0, 1, 0] and not vec.legal[2, 0]
    before = state(vec)

    def evaluate(observation, legal):
        values, priors = np.zeros(len(legal)), np.where(legal, 1.0, NAN)
        if len(legal) == 2:
            values[1], priors[1, 4] = value, prior
        return values, priors

    with pytest.raises(ValueError, match=text):
        vec.search(5, evaluate)
    assert all(map(np.array_equal, before, state(vec)))
    value, prior = 0, 1
    vec.search(5, evaluate)


def test_other_threads_run_meanwhile():
    """During a step another thread runs, and a second step of the same games is refused."""
    vec = pycollinear.vec("hnefatafl", 6000, seed=0)
    counted, refused, stop = [0], [], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1
            try:
                vec.turn
            except RuntimeError as error:
                refused.append(error)
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(5):
        vec.step(vec.random_actions())
    stop.set()
    thread.join()
    assert counted[0] > 5 and refused


def test_arrays_that_are_not_aligned_are_read():
    records = np.zeros(4, [("flag", "u1"), ("action", "i8")])
    vec = pycollinear.vec("four_in_a_row", 4)
    vec.step(records["action"])
    assert (vec.turn == 1).all()
    values = np.zeros(4, [("flag", "u1"), ("value", "f4")])
    vec.search(2, lambda observation, legal: (values["value"][: len(legal)], None))


def test_a_search_sees_what_is_shown():
    vec = pycollinear.vec("four_in_a_row", 3)
    vec.step([3, 0, 6])
    seen = []
    vec.search(1, lambda observation, legal: seen.append(observation.copy()) or (np.zeros(len(legal)), None))
    assert np.array_equal(seen[0], vec.observation)


#: Russian draughts up to a capture by b4 that can go two ways to b8.
TWO_WAYS = [
    2853, 1372, 2983, 1838, 3557, 1112, 3308, 1244, 2387, 668, 2593, 1827, 2842, 74, 3763, 789, 3436, 332, 3176, 1502, 1681, 538,
]


def test_no_visits_are_lost_where_moves_share_an_action():
    vec = pycollinear.vec("draughts", 1, variant="russian")
    for action in TWO_WAYS:
        vec.step([action])
    visits, _, actions = vec.search(40)
    assert np.flatnonzero(vec.legal[0]).tolist() == actions.tolist() == [2113]
    assert visits[0, 2113] == visits.sum() == 39


@pytest.mark.parametrize("name", ["lights_out", "tic_tac_toe"])
def test_a_search_can_be_interrupted(interrupted, name):
    """The test runs with long rounds (random games that hardly end) and with short rounds."""
    vec = pycollinear.vec(name, 1, ply_limit=1000)
    with interrupted():
        vec.search(10**9)


def test_a_search_is_that_of_its_seed():
    vec = pycollinear.vec("reversi", 4)
    one, same, other = (vec.search(60, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one[0], same[0]) and not np.array_equal(one[0], other[0])
    for visits, _, actions in (one, other):
        assert (visits.sum(axis=1) == 59).all() and (visits[~vec.legal] == 0).all()
        assert np.array_equal(visits[range(4), actions], visits.max(axis=1))


def test_priors_of_illegal_actions_count_nothing():
    """Priors are scaled to a sum of 1, so doubling them changes nothing."""
    vec = pycollinear.vec("reversi", 1)
    random = np.random.default_rng(0).random(65)

    def said(more, factor):
        return lambda _, legal: (np.zeros(len(legal)), np.where(legal, random * factor, more))

    visits = [vec.search(50, said(more, factor))[0] for more, factor in [(0, 1), (1e3, 1), (0, 2)]]
    assert np.array_equal(visits[0], visits[1]) and np.array_equal(visits[0], visits[2])


@pytest.mark.parametrize("dtype", [np.uint8, np.float32, "uint8", "float32"])
@pytest.mark.parametrize("made", [lambda dtype: dtype, np.dtype])
def test_types_of_planes(dtype, made):
    assert pycollinear.vec("reversi", 2, dtype=made(dtype)).observation.dtype == dtype


def test_negative_numbers():
    vec = pycollinear.vec("reversi", 2)
    with pytest.raises(ValueError, match="`rounds` is negative"):
        vec.search(-1)
    with pytest.raises(ValueError, match="`seed` is negative"):
        vec.search(1, seed=-1)
    for game in (-1, 2):
        with pytest.raises(IndexError, match=f"no game {game}; there are 2 games"):
            vec.board(game)


def arrays_of_the_caller(dtype=np.uint8, games=5):
    """Arrays in a block of shared memory, with odd distances between them."""
    block = np.zeros(5000, np.uint8)
    observation = block[: games * 126].reshape(games, 3, 6, 7)
    return {
        "observation": observation if dtype == np.uint8 else np.zeros(observation.shape, dtype),
        "legal": block[1001 : 1001 + games * 7].view(bool).reshape(games, 7),
        "reward": block[2000 : 2000 + 4 * games].view(np.float32),
        "done": block[3001 : 3001 + games],
        "turn": block[3001 + games : 3001 + 2 * games],
    }


@pytest.mark.parametrize("dtype", [np.uint8, np.float32])
def test_arrays_of_the_caller(dtype):
    """All results are written into the arrays of the caller, and are those of a batch with its own arrays."""
    out = arrays_of_the_caller(dtype)
    vec = pycollinear.vec("four_in_a_row", 5, seed=3, out=out)
    own = pycollinear.vec("four_in_a_row", 5, seed=3, dtype=dtype)
    for _ in range(60):
        for name in ARRAYS:
            assert np.shares_memory(getattr(vec, name), out[name])
            assert np.array_equal(out[name], getattr(own, name)), name
        vec.step(vec.random_actions())
        own.step(own.random_actions())
    some = pycollinear.vec("four_in_a_row", 5, seed=3, out={"legal": out["legal"].view(np.uint8)})
    assert some.legal.all() and out["legal"].all() and not some.observation.any()
    copy = vec.clone()
    assert not any(np.shares_memory(getattr(copy, name), out[name]) for name in ARRAYS)


@pytest.mark.parametrize(
    "name, array, text",
    [
        ("observation", np.zeros((5, 3, 6, 8), np.uint8), r"has shape \(5, 3, 6, 8\) instead of \(5, 3, 6, 7\)"),
        ("observation", np.zeros((5, 3, 6, 7)), "has type float64 instead of uint8"),
        ("observation", np.zeros((5, 3, 6, 14), np.uint8)[..., ::2], "is not C-contiguous"),
        ("observation", np.zeros((3, 5, 6, 7), np.uint8).swapaxes(0, 1), "is not C-contiguous"),
        ("observation", np.frombuffer(bytes(630), np.uint8).reshape(5, 3, 6, 7), "is read-only"),
        ("observation", [[0]], "must be a numpy array, not list"),
        ("legal", np.zeros((5, 7), np.int8), "has type int8 instead of uint8"),
        ("legal", np.zeros(35, bool), "has shape"),
        ("reward", np.zeros(5), "has type float64 instead of float32"),
        ("reward", np.zeros(5, ">f4"), "has type >f4 instead of float32"),
        ("reward", np.zeros(21, np.uint8)[1:].view(np.float32), "is not aligned"),
        ("done", np.zeros(5, bool), "has type bool instead of uint8"),
        ("turn", np.zeros(4, np.uint8), "has shape"),
        ("rewards", np.zeros(5, np.float32), 'no array "rewards" for `out`; arrays: observation, legal, reward'),
    ],
)
def test_arrays_that_do_not_fit(name, array, text):
    with pytest.raises(ValueError, match=text):
        pycollinear.vec("four_in_a_row", 5, out={name: array})


def test_arrays_that_share_memory():
    block = np.zeros(7, np.uint8)
    with pytest.raises(ValueError, match='`out."done".` and `out."turn".` share memory'):
        pycollinear.vec("four_in_a_row", 5, out={"done": block[:5], "turn": block[2:]})
    pycollinear.vec("four_in_a_row", 3, out={"done": block[:3], "turn": block[3:6]})
    with pytest.raises(ValueError, match="has type float32 instead of uint8"):
        pycollinear.vec("four_in_a_row", 5, dtype="uint8", out={"observation": np.zeros((5, 3, 6, 7), np.float32)})


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("game, options", GAMES, ids=named(GAMES))
def test_some_games_of_a_step(game, options, threads):
    """The games that do not take part keep everything. A restarted game is at its start."""
    random, count = np.random.default_rng(0), 300
    vec = pycollinear.vec(game, count, ply_limit=60, threads=threads, **options)
    start = pycollinear.vec(game, 1, **options)
    for _ in range(5):
        moves, restarts = random.random((2, count)) < 0.4
        before = {name: getattr(vec, name).copy() for name in ARRAYS}
        actions = np.where(moves, vec.random_actions(), -1)
        vec.step(actions, moves, restart=restarts)
        waits = ~moves & ~restarts
        for name in ARRAYS:
            array = getattr(vec, name)
            assert np.array_equal(array[waits], before[name][waits])
            assert np.array_equal(array[restarts], np.broadcast_to(getattr(start, name)[0], array[restarts].shape))
        changed = (vec.observation != before["observation"]).any(axis=(1, 2, 3))
        assert np.all(~(moves & ~restarts) | changed | (vec.done > 0))


@pytest.mark.parametrize(
    "options, error, text",
    [
        ({"games": [True]}, ValueError, "a mask of shape"),
        ({"games": [0, 3]}, IndexError, "no game 3"),
        ({"restart": [True] * 4}, ValueError, "a mask of shape"),
        ({"sides": [0, 1]}, ValueError, "sides of shape"),
        ({"sides": [0, 1, 2]}, ValueError, "a side is 0 or 1, not 2"),
        ({"sides": [0.0, 1.0, 0.0]}, TypeError, "sides must be integers"),
    ],
)
def test_what_is_no_part_of_a_step(options, error, text):
    vec = pycollinear.vec("reversi", 3)
    with pytest.raises(error, match=text):
        vec.step([19, 19, 19], **options)
    assert not vec.turn.any()


def test_games_for_one_player_have_no_sides():
    vec = pycollinear.vec("lights_out", 1)
    with pytest.raises(ValueError, match="no sides in lights_out, a game for one player"):
        vec.step(vec.random_actions(), sides=[1])


def test_the_reward_is_of_the_side():
    """The first player wins with the first move, whichever side is asked for."""
    for side, reward in [(0, 1.0), (1, -1.0)]:
        vec = pycollinear.vec("four_in_a_row", 1, rows=1, cols=2, connect=1)
        vec.step([0], sides=[side])
        assert vec.reward.tolist() == [reward]


def test_a_random_opponent_answers():
    vec = pycollinear.vec("reversi", 100, auto_reset=False)
    sides = np.arange(100) % 2
    vec.step([0] * 100, games=[], restart=sides == 1, sides=sides)
    assert np.array_equal(vec.turn, sides)
    while not vec.done.all():
        vec.step(vec.random_actions(), vec.done == 0, sides=sides)
        assert ((vec.turn == sides) | (vec.done > 0)).all()
    assert {-1.0, 1.0} <= set(vec.reward[sides == 0]) and {-1.0, 1.0} <= set(vec.reward[sides == 1])


def test_a_seed_of_a_reset():
    """A reset with a seed is the start of a batch with this seed."""
    drawn, games = [], [pycollinear.vec("twenty48", 3, seed=seed) for seed in (5, 6)]
    games[1].step(games[1].random_actions())
    games[1].reset(seed=5)
    for vec in games:
        drawn.append([])
        for _ in range(20):
            drawn[-1].append((vec.observation.copy(), vec.random_actions()))
            vec.step(drawn[-1][-1][1])
    for (planes, actions), (other_planes, other_actions) in zip(*drawn, strict=True):
        assert np.array_equal(planes, other_planes) and np.array_equal(actions, other_actions)
    games[0].reset([1], seed=9)
    games[1].reset([1], seed=9)
    assert np.array_equal(games[0].observation, games[1].observation)


def test_a_search_of_some_games():
    vec = pycollinear.vec("four_in_a_row", 3)
    visits, values, actions = vec.search(30, games=[False, True, False])
    assert visits.sum(axis=1).tolist() == [0, 29, 0] and actions[[0, 2]].tolist() == values[[0, 2]].tolist() == [0, 0]
    sizes = []

    def network(planes, legal):
        sizes.append(len(planes))
        return np.zeros(len(planes)), None

    vec.search(3, network, games=[0, 2])
    assert sizes == [2, 2, 2]


def test_arrays_in_shared_memory_and_in_tensors():
    """The numpy views of shared memory and of torch tensors are arrays of the caller too."""
    shared = SharedMemory(create=True, size=5 * 126)
    try:
        planes = np.ndarray((5, 3, 6, 7), np.uint8, buffer=shared.buf)
        vec = pycollinear.vec("four_in_a_row", 5, out={"observation": planes})
        vec.step([0, 1, 2, 3, 4])
        assert np.frombuffer(shared.buf, np.uint8).sum() == 10
        del vec, planes
    finally:
        shared.close()
        shared.unlink()
    torch = pytest.importorskip("torch")
    tensor = torch.zeros(5, 3, 6, 7)
    vec = pycollinear.vec("four_in_a_row", 5, out={"observation": tensor.numpy()})
    vec.step([0, 1, 2, 3, 4])
    assert tensor.sum() == 10
