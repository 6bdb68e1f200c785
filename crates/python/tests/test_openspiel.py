"""The games of OpenSpiel, with its own tests and beside its own games."""

import doctest
import pickle
import random
import re
import subprocess
import sys

import numpy as np
import pycollinear
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy, rl_environment  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts, minimax  # noqa: E402
from pycollinear import openspiel  # noqa: E402

NAMES = openspiel.register()


def load(name, **params):
    return pyspiel.load_game(f"pycollinear_{name}", params)


def test_register():
    assert NAMES == [f"pycollinear_{name}" for name in (*pycollinear.games(batched=True), "gomoku")]
    assert len(NAMES) == len(set(NAMES)) == len(pycollinear.games()) - 3 + 1
    assert openspiel.register() == NAMES and set(NAMES) <= set(pyspiel.registered_names())
    with_chance = {"match_three", "minesweeper", "tetris", "twenty48"}
    explicit = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    found = {name for name in NAMES if pyspiel.load_game(name).get_type().chance_mode == explicit}
    assert found == {f"pycollinear_{name}" for name in with_chance}


@pytest.mark.parametrize("name", NAMES)
def test_random_sim(name):
    """Clones, serialized states, masks, observations, returns and lengths, as OpenSpiel checks them."""
    pyspiel.random_sim_test(pyspiel.load_game(name, {"ply_limit": 300}), 2, True, False)


@pytest.mark.parametrize("name", ["four_in_a_row", "reversi", "draughts", "peg_solitaire", "tetris", "twenty48"])
def test_random_sim_to_the_end(name):
    ends = []
    game = load(name)
    pyspiel.random_sim_test(game, 2, False, False, True, lambda state: ends.append(state.move_number()))
    assert max(ends) < game.max_game_length() == 10_000


def identical(action, text, history):
    return (action,)


def cell(row, col, cols):
    return int(row) * cols + int(col)


def flipped_go(action, text, history):
    return (action if action == 81 else cell(8 - action // 9, action % 9, 9),)


def other_rhombus(action, text, history):
    """The rhombus of OpenSpiel is ours in a mirror. A stone taken over is mirrored in the other diagonal."""
    if action == 121:
        return (history[0],)
    at, is_swapped = cell(action // 11, 10 - action % 11, 11), len(history) > 1 and history[0] == history[1]
    return (120 - at if is_swapped else at,)


def edge(action, text, history):
    kind, row, col = re.search(r"(h|v),(\d+),(\d+)", text).groups()
    return (cell(2 * int(row) + (kind == "v"), 2 * int(col) + (kind == "h"), 11),)


def two_cells(cols, rows=None):
    """The cells in a text such as `a7b6`, with row 1 below, or above if `rows` is None."""

    def cells(action, text, history):
        found = re.findall(r"([a-z])(\d+)", text)
        return tuple(cell(rows - int(row) if rows else int(row) - 1, ord(col) - 97, cols) for col, row in found)

    return cells


def xiangqi(action, text, history):
    return tuple(cell(row, col, 9) for row, col in re.findall(r"\((\d+),(\d+)\)", text))


BESIDE = [
    ("tic_tac_toe", "tic_tac_toe", identical, 50),
    ("four_in_a_row", "connect_four", identical, 20),
    ("four_in_a_row(rows=4,cols=5,connect=3)", "connect_four(rows=4,columns=5,x_in_row=3)", identical, 20),
    ("reversi", "othello", identical, 10),
    ("gomoku", "mnk", identical, 5),
    ("gomoku", "gomoku", identical, 5),
    ("amazons", "amazons", identical, 3),
    ("havannah", "havannah", identical, 5),
    ("hex", "hex(swap=True)", other_rhombus, 10),
    ("go", "go(board_size=9,max_game_length=3000)", flipped_go, 3),
    ("dots_and_boxes", "dots_and_boxes(num_rows=5,num_cols=5)", edge, 5),
    ("breakthrough", "breakthrough", two_cells(8), 5),
    ("lines_of_action", "lines_of_action", two_cells(8, 8), 5),
    ("xiangqi", "xiangqi", xiangqi, 5),
]


def whole_moves(state, parts):
    """The legal moves of that many actions each."""
    if parts == 1:
        return {(action,) for action in state.legal_actions()}
    return {(action, *rest) for action in state.legal_actions() for rest in whole_moves(state.child(action), parts - 1)}


@pytest.mark.parametrize("ours, theirs, actions, count", BESIDE, ids=[theirs for _, theirs, *_ in BESIDE])
def test_beside(ours, theirs, actions, count):
    """The same players, legal moves and returns as OpenSpiel's own game, in random games."""
    ours, theirs, choose = pyspiel.load_game(f"pycollinear_{ours}"), pyspiel.load_game(theirs), random.Random(0)
    for _ in range(count):
        state, other = ours.new_initial_state(), theirs.new_initial_state()
        while not other.is_terminal():
            assert state.current_player() == other.current_player(), f"{state}\n{other}"
            texts = {action: other.action_to_string(action) for action in other.legal_actions()}
            legal = {actions(action, text, state.history()): action for action, text in texts.items()}
            parts = {len(move) for move in legal}
            assert legal.keys() == set().union(*(whole_moves(state, each) for each in parts)), f"{state}\n{other}"
            move, action = choose.choice(sorted(legal.items()))
            other.apply_action(action)
            for part in move:
                state.apply_action(part)
        # Xiangqi is also drawn after a number of moves there.
        assert state.is_terminal() or theirs.get_type().short_name == "xiangqi"
        assert state.returns() == other.returns(), f"{state}\n{other}"


def test_chance_beside():
    """2048: the same results of chance, equally likely, and the same score.

    OpenSpiel does not allow some merges: left in the only row `4 4 . .`. So its games can end early.
    """
    ours, theirs, choose, ended = load("twenty48"), pyspiel.load_game("2048"), random.Random(0), 0
    for _ in range(5):
        state, other = ours.new_initial_state(), theirs.new_initial_state()
        while not other.is_terminal():
            assert state.is_chance_node() == other.is_chance_node()
            named = {}
            for action in other.legal_actions():
                text = other.action_to_string(action)
                added = re.match(r"(\d) added to row (\d), column (\d)", text)
                if added:
                    value, row, col = map(int, added.groups())
                    text = f"{'abcd'[col - 1]}{5 - row}={value // 2}"
                named[text.lower()] = action
            found = {state.action_to_string(action): action for action in state.legal_actions()}
            assert named.keys() <= found.keys()
            if state.is_chance_node():
                assert str(state).endswith("chance to move")
                likely, expected = dict(state.chance_outcomes()), dict(other.chance_outcomes())
                assert all(likely[found[text]] == pytest.approx(expected[named[text]]) for text in found)
            text = choose.choice(sorted(named))
            state.apply_action(found[text])
            other.apply_action(named[text])
        ended += state.is_terminal()
        assert not state.is_terminal() or state.returns() == other.returns()
    assert ended > 0


SMALL = ("pycollinear_four_in_a_row(rows=3,cols=3,connect=3)", "connect_four(rows=3,columns=3,x_in_row=3)")


def test_exploitability_and_cfr():
    """Numbers of whole game trees are those of OpenSpiel's own game."""

    def numbers(game):
        solver = cfr.CFRSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        uniform = policy.UniformRandomPolicy(game)
        return exploitability.nash_conv(game, uniform), exploitability.exploitability(game, solver.average_policy())

    ours, theirs = (numbers(pyspiel.load_game(name)) for name in SMALL)
    assert ours == pytest.approx(theirs) and ours[0] > 1


def test_tic_tac_toe_is_a_draw():
    assert minimax.alpha_beta_search(load("tic_tac_toe"))[0] == 0


def test_mcts_wins_in_one():
    game, draw = load("four_in_a_row"), np.random.RandomState(7)
    state = game.new_initial_state()
    for column in [3, 0, 3, 0, 3, 1]:
        state.apply_action(column)
    assert mcts.MCTSBot(game, 2.0, 200, mcts.RandomRolloutEvaluator(1, draw), random_state=draw).step(state) == 3


@pytest.mark.parametrize("name", ["reversi", "twenty48"])
def test_rl_environment(name):
    """The environment that OpenSpiel's learners use draws the results of chance itself."""
    env, choose = rl_environment.Environment(load(name)), random.Random(0)
    step, planes = env.reset(), pycollinear.vec(name, 1).observation[0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == planes.size
        step = env.step([choose.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0 if name == "reversi" else step.rewards[0] > 100


@pytest.mark.parametrize("name", ["tic_tac_toe", "minesweeper(ply_limit=15)", "amazons(ply_limit=6)"])
def test_playthroughs_repeat(name):
    """A playthrough that is written again from its own actions is the same."""
    name = f"pycollinear_{name}"
    lines = generate_playthrough.playthrough(name, [], seed=1)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", lines, re.MULTILINE)]
    assert len(actions) > 4 and generate_playthrough.playthrough(name, actions, seed=2) == lines


def test_views_and_texts():
    state = load("reversi", rows=6, cols=6).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["c2", "b3", "e4", "d5"]
    state.apply_action(8)
    own, other = (np.reshape(state.observation_tensor(player), (3, 6, 6)) for player in (0, 1))
    assert (own[0].sum(), own[1].sum()) == (4, 1) and np.array_equal(own[[1, 0, 2]], other)
    state = load("amazons").new_initial_state()
    for action, text in [(93, "player 0 to move d1"), (43, "player 0 to move d1 d6"), (48, "player 1 to move")]:
        state.apply_action(action)
        assert str(state).splitlines()[-1] == text


def test_minesweeper_hides_its_mines():
    """Two fields that look alike to the player have the same information state, until a mine is opened."""

    def field(mines):
        state, free = load("minesweeper").new_initial_state(), [cell for cell in range(81) if cell != 10]
        state.apply_action(10)
        for mine in mines:
            state.apply_action(free.index(mine))
            free.remove(mine)
        return state

    one, two = field([0, 1, 2, *range(70, 77)]), field([18, 19, 20, *range(60, 67)])
    assert one.history() != two.history() and one.current_player() == two.current_player() == 0
    assert one.information_state_string(0) == two.information_state_string(0)
    assert "[10]" in one.information_state_string(0) and "3" in str(one)
    one.apply_action(0)
    two.apply_action(0)
    assert one.returns() == [-1] and not two.is_terminal()


def test_a_copy_is_its_own():
    state = load("twenty48").new_initial_state()
    for _ in range(6):
        copy, read = state.clone(), pickle.loads(pickle.dumps(state))
        state.apply_action(state.legal_actions()[0])
        assert copy.history() == read.history() != state.history() and str(copy) == str(read) != str(state)
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) == str(state)


def test_parameters():
    game = load("four_in_a_row", rows=3, connect=3, ply_limit=5)
    assert str(game) == "pycollinear_four_in_a_row(connect=3,ply_limit=5,rows=3)" and game.max_game_length() == 5
    state = pyspiel.load_game(str(game)).new_initial_state()
    for column in [0, 6, 0, 6, 1]:
        state.apply_action(column)
    assert state.is_terminal() and state.returns() == [0, 0]
    assert load("hnefatafl", variant="brandubh").observation_tensor_shape()[1:] == [7, 7]
    assert load("reversi", variant="board=.OX./.XO./..../.... begins=second").num_distinct_actions() == 17
    for refused in ({"rows": "3"}, {"row": 3}, {"connect": 0}, {"ply_limit": 0}):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            load("four_in_a_row", **refused)


def test_an_illegal_action_changes_nothing():
    state = load("reversi").new_initial_state()
    with pytest.raises(pycollinear.IllegalAction, match="would turn nothing over"):
        state.apply_action(0)
    assert state.history() == [] and state.legal_actions() == [19, 26, 37, 44]


def test_without_openspiel():
    """The import says what to install."""
    program = "import sys; sys.modules['pyspiel'] = None; import pycollinear.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "ImportError: `pycollinear.openspiel` needs OpenSpiel: pip install pycollinear[openspiel]" in done.stderr


def test_the_interpreter_ends():
    program = "from pycollinear import openspiel; import pyspiel; pyspiel.load_game(openspiel.register()[0])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_docstrings():
    tried = doctest.testmod(openspiel)
    assert tried.failed == 0 and tried.attempted >= 8
