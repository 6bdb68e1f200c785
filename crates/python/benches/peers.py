"""The packages of the race: pycollinear and its peers.

All packages play the same actions. `begin` takes an array of actions with the shape (steps, games); it also does the
setup, which is not timed. `play` makes the actions and returns the number of games that ended. `legal` is the mask
after the last step. A step computes observation, mask, reward and end of every game, and restarts games that ended.
"""

import gymnasium
import numpy as np
import pycollinear

#: The options of `pycollinear.vec` for each game.
OPTIONS = {
    "four_in_a_row": {},
    "reversi": {},
    "gomoku": {},
    "brandubh": {"variant": "brandubh", "ply_limit": 200},
    "copenhagen": {"variant": "copenhagen", "ply_limit": 200},
}
#: The batch sizes for packages that step games one by one. Larger batches would not change their speed.
ONE_BY_ONE = (1, 64, 1024)
ANY = (1, 64, 1024, 32_768)


def vec(game, games):
    name = "hnefatafl" if "variant" in OPTIONS[game] else game
    return pycollinear.vec(name, games, seed=1, **OPTIONS[game])


class Collinear:
    """`pycollinear.vec` with uint8 planes and one thread."""

    name, package, batches, games = "pycollinear", "pycollinear", ANY, tuple(OPTIONS)

    def __init__(self, game):
        self.game = game

    def begin(self, actions):
        self.vec, self.actions = vec(self.game, actions.shape[1]), list(actions)

    def play(self):
        step = self.vec.step
        for actions in self.actions:
            step(actions)

    def legal(self):
        return self.vec.legal


class MakeVec:
    """`gymnasium.make_vec` against a random opponent. The moves of both players count as steps."""

    name, package, batches, games, own = "make_vec", "gymnasium", ANY, ("four_in_a_row", "reversi", "gomoku"), True

    def __init__(self, game):
        self.id = f"pycollinear/{game.title().replace('_', '')}-v0"

    def own_actions(self, steps, games):
        """Random actions of the player. They are legal again after a reset with the same seed."""
        envs, rng, taken = gymnasium.make_vec(self.id, games), np.random.default_rng(1), []
        _, infos = envs.reset(seed=1)
        for _ in range(steps):
            legal = infos["action_mask"]
            taken.append((legal * rng.random(legal.shape, np.float32)).argmax(axis=1))
            *_, infos = envs.step(taken[-1])
        return np.array(taken)

    def begin(self, actions):
        self.envs = gymnasium.make_vec(self.id, actions.shape[1])
        self.actions = list(actions)
        self.envs.reset(seed=1)
        own, games = self.envs.unwrapped, self.envs.unwrapped._vec
        self.moves, over = int(own._side.sum()), np.zeros(len(games), bool)
        for actions in self.actions:
            _, _, terminations, _, _ = self.envs.step(actions)
            # A move and a reply, without a reply to the last move; in a new game, the opponent's first move.
            last = terminations & (games.turn != own._side)
            self.moves += 2 * np.count_nonzero(~over) - np.count_nonzero(last)
            self.moves += np.count_nonzero(over & (own._side == 1))
            over = terminations
        self.envs.reset(seed=1)

    def play(self):
        step, ended = self.envs.step, 0
        for actions in self.actions:
            _, _, terminations, _, _ = step(actions)
            ended += np.count_nonzero(terminations)
        return ended


class Pgx:
    """Pgx with its step mapped over the batch and compiled. Ended games are replaced in the same step.

    That is faster than its own `auto_reset`, which draws the first player. Buffers are donated to the next step.
    """

    name, package, batches = "pgx", "pgx", ANY
    games = {"four_in_a_row": "connect_four", "reversi": "othello"}

    def __init__(self, game):
        import jax
        import pgx

        self.jax = jax
        env = pgx.make(self.games[game])
        fresh = jax.jit(env.init)(jax.random.PRNGKey(0))

        def step(state, action):
            state = env.step(state, action)
            over = state.terminated
            after = jax.tree_util.tree_map(lambda new, old: jax.numpy.where(over, new, old), fresh, state)
            return after, (after.observation, after.legal_action_mask, state.rewards, over)

        self.map = jax.vmap(step)
        self.step = jax.jit(self.map, donate_argnums=0)
        self.init = jax.jit(lambda games: jax.tree_util.tree_map(
            lambda value: jax.numpy.broadcast_to(value, (games, *value.shape)), fresh
        ), static_argnums=0)
        self.own = game == "reversi"

    def own_actions(self, steps, games):
        """Random actions for this package only, because its games of Reversi end only after two passes."""
        state, rng, taken = self.init(games), np.random.default_rng(1), []
        for _ in range(steps):
            legal = np.asarray(state.legal_action_mask)
            taken.append((legal * rng.random(legal.shape, np.float32)).argmax(axis=1))
            state, _ = self.step(state, taken[-1].astype(np.int32))
        return np.array(taken)

    def begin(self, actions):
        self.state = self.init(actions.shape[1])
        self.actions = list(actions.astype(np.int32))
        self.jax.block_until_ready(self.state)

    def play(self):
        state, ended = self.state, []
        for actions in self.actions:
            state, out = self.step(state, actions)
            ended.append(out[3])
        self.state = self.jax.block_until_ready(state)
        return int(sum(np.asarray(over).sum() for over in ended))

    def legal(self):
        return np.asarray(self.state.legal_action_mask)


class PgxScan(Pgx):
    """Pgx with 64 steps in one compiled loop (`scan`), as in a program that compiles its network too."""

    name = "pgx, scan"

    def __init__(self, game):
        super().__init__(game)
        jax = self.jax

        def step(carried, actions):
            state, ended = carried
            state, (_, _, rewards, over) = self.map(state, actions)
            return (state, ended + over.sum()), rewards

        self.scan = jax.jit(lambda state, actions: jax.lax.scan(step, (state, jax.numpy.int32(0)), actions))

    def begin(self, actions):
        super().begin(actions)
        self.actions = np.split(actions.astype(np.int32), len(actions) // 64)

    def play(self):
        ended = []
        for actions in self.actions:
            (self.state, count), _ = self.scan(self.state, actions)
            ended.append(count)
        self.jax.block_until_ready(self.state)
        return sum(map(int, ended))


class OpenSpiel:
    """OpenSpiel, one state after the other. Each state has its own tensor, which is overwritten."""

    name, package, batches = "open_spiel", "open_spiel", ONE_BY_ONE
    games = {"four_in_a_row": "connect_four", "reversi": "othello", "gomoku": "gomoku"}

    def __init__(self, game):
        import pyspiel
        from open_spiel.python.observation import make_observation

        self.game = pyspiel.load_game(self.games[game])
        self.make_observation = make_observation

    def begin(self, actions):
        games = actions.shape[1]
        self.states = [self.game.new_initial_state() for _ in range(games)]
        self.observations = [self.make_observation(self.game) for _ in range(games)]
        self.masks = [state.legal_actions_mask() for state in self.states]
        self.rewards, self.over = [None] * games, [False] * games
        self.actions = actions.tolist()

    def play(self):
        states, observations, masks = self.states, self.observations, self.masks
        rewards, over = self.rewards, self.over
        begin, ended = self.game.new_initial_state, 0
        for actions in self.actions:
            for index, action in enumerate(actions):
                state = states[index]
                state.apply_action(action)
                rewards[index] = state.rewards()
                over[index] = state.is_terminal()
                if over[index]:
                    ended += 1
                    state = states[index] = begin()
                observations[index].set_from(state, state.current_player())
                masks[index] = state.legal_actions_mask()
        return ended

    def legal(self):
        return np.array(self.masks)


class PettingZoo:
    """PettingZoo's connect four without the wrappers that check for misuse. It has no batches."""

    name, package, batches, games = "pettingzoo", "pettingzoo", (1,), ("four_in_a_row",)

    def __init__(self, game):
        from pettingzoo.classic.connect_four.connect_four import raw_env

        self.env = raw_env()

    def begin(self, actions):
        self.env.reset()
        self.actions = actions[:, 0].tolist()

    def play(self):
        env, ended = self.env, 0
        for action in self.actions:
            env.step(action)
            _, _, over, _, _ = env.last()
            if over:
                ended += 1
                env.reset()
                env.last()
        return ended

    def legal(self):
        return np.array([self.env.last()[0]["action_mask"]])


class RustReversi:
    """rust_reversi, one board after the other. Planes and masks of a batch are unpacked from bits together."""

    name, package, batches, games = "rust_reversi", "rust_reversi", ANY, ("reversi",)

    def __init__(self, game):
        import rust_reversi

        self.board = rust_reversi.Board

    def begin(self, actions):
        games = actions.shape[1]
        self.boards = [self.board() for _ in range(games)]
        self.actions = actions.tolist()
        self.mask = np.zeros((games, 65), bool)
        self.reward, self.over = np.zeros(games, np.float32), np.zeros(games, bool)

    def play(self):
        boards, mask, ended = self.boards, self.mask, 0
        for actions in self.actions:
            sets = []
            self.reward[:] = 0
            self.over[:] = False
            for index, action in enumerate(actions):
                board = boards[index]
                if action == 64:
                    board.do_pass()
                else:
                    board.do_move(action)
                legal = board.get_legal_moves()
                if not legal and board.is_game_over():
                    ended += 1
                    self.reward[index] = np.sign(-board.diff_piece_num())
                    self.over[index] = True
                    board = boards[index] = self.board()
                    legal = board.get_legal_moves()
                own, other = board.get_board()[:2]
                sets.append((own, other, legal))
            bits = np.unpackbits(np.array(sets, ">u8").view(np.uint8), axis=1)
            self.planes = bits[:, :128].reshape(-1, 2, 8, 8)
            mask[:, :64] = bits[:, 128:]
            mask[:, 64] = ~mask[:, :64].any(axis=1)
        return ended

    def legal(self):
        return self.mask


PEERS = [Collinear, MakeVec, Pgx, PgxScan, OpenSpiel, PettingZoo, RustReversi]
