"""Games as environments of Gymnasium, against an opponent: `pip install pycollinear[gymnasium]`.

`import pycollinear` registers each game: `pycollinear/FourInARow-v0`, `pycollinear/Reversi-v0` and so on.
`gymnasium.make` makes an `Env`, `gymnasium.make_vec` a `VecEnv`.

    >>> import gymnasium, pycollinear
    >>> envs = gymnasium.make_vec("pycollinear/FourInARow-v0", num_envs=64)
    >>> observations, infos = envs.reset(seed=0)
    >>> for _ in range(100):
    ...     actions = infos["action_mask"].argmax(axis=1)  # your network here
    ...     observations, rewards, terminations, truncations, infos = envs.step(actions)
    >>> observations.shape, infos["action_mask"].shape
    ((64, 3, 6, 7), (64, 7))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from . import IllegalAction, vec

#: An opponent: a function that takes the observations and the legal masks of some games and returns their actions.
Policy = Callable[[NDArray[Any], NDArray[np.bool_]], ArrayLike]
Opponent = Literal["random", "search"] | Policy

_Infos = dict[str, Any]
_Bools = NDArray[np.bool_]


class VecEnv(VectorEnv[NDArray[Any], ArrayLike, NDArray[Any]]):
    """Games against an opponent, stepped together. A game for one player has no opponent.

    `opponent` is "random", "search" (a Monte Carlo tree search of `rounds` rounds), or a function. The function takes
    the observations and the legal masks of all games that wait for the opponent, and returns an action for each.
    `side` is "first", "second" or "random"; "random" picks a side for each game. The other options are those of
    `pycollinear.vec`.

    An observation is an array of planes, with the player's own pieces first. A table in the README lists all planes.
    The reward is 1 for a win, -1 for a loss and otherwise 0, or the score if the game has one.

    `infos["side"]` is the player's side, 0 or 1. `infos["action_mask"]` has the legal actions, as int8, which
    `action_space.sample` expects. It is all zeros at the end of a game. An illegal action loses the game, and
    `infos["illegal"]` marks it. With `illegal="raise"` the action raises `pycollinear.IllegalAction` with the reason
    instead, and nothing changes.

    `autoreset_mode` is one of Gymnasium's modes. In the default, "NextStep", the step after the end of a game ignores
    the action and starts the next game. With "SameStep" the next game starts at once; `infos["final_obs"]` and
    `infos["final_info"]` describe the end of the old game, and illegal actions. With "Disabled" you call `reset` with
    `options={"reset_mask": mask}`.

    If the opponent ends a game before the player's first move, no action is legal, and a step with any action returns
    the result. If the opponent raises an error, `step` or `reset` raises it too, and all games must be reset.

    With `copy=False` the observations and masks are not copied: each step overwrites them. `out` can hold arrays of
    yours for `observation` and `legal`.

    For self-play pass a function that reads your network. It gets a different number of games each time.

        >>> from pycollinear.gymnasium_env import VecEnv
        >>> envs = VecEnv("reversi", 2, side="second", opponent=lambda planes, legal: legal.argmax(axis=1))
        >>> observations, infos = envs.reset()
        >>> observations[:, 1].sum(axis=(1, 2)), infos["action_mask"][0].nonzero()
        (array([4, 4], dtype=uint64), (array([18, 20, 34]),))
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "four_in_a_row",
        num_envs: int = 1,
        *,
        opponent: Opponent = "random",
        rounds: int = 100,
        side: Literal["first", "second", "random"] = "random",
        illegal: Literal["lose", "raise"] = "lose",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if not callable(opponent) and opponent not in ("random", "search"):
            raise ValueError('`opponent` must be "random", "search" or a function')
        if side not in ("first", "second", "random"):
            raise ValueError('`side` must be "first", "second" or "random"')
        if rounds < 2:
            raise ValueError("`rounds` must be at least 2")
        if not set(options.get("out") or ()) <= {"observation", "legal"}:
            raise ValueError("`out` of an environment has arrays for `observation` and `legal` only")
        if illegal not in ("lose", "raise"):
            raise ValueError('`illegal` must be "lose" or "raise"')
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self._vec = vec(game, num_envs, auto_reset=False, **options)
        self._opponent, self._rounds, self._wanted, self._illegal = opponent, rounds, side, illegal
        self._copy = copy
        #: The player's side in each game.
        self._side = np.full(num_envs, side == "second" and self._vec.players == 2, np.int64)
        #: The side in the next game.
        self._next_side = self._side.copy()
        #: The sides, if the batch itself makes the opponent's replies.
        self._repliers = self._side if opponent == "random" and self._vec.players == 2 else None
        #: True for the games whose end was reported.
        self._over = np.zeros(num_envs, bool)
        self._all = np.ones(num_envs, bool)
        self._all.flags.writeable = False
        #: True for the games that the opponent ended before the player's first move, until the next step reports them.
        self._early: _Bools | None = None
        self._turned_over = np.array(self._vec._turned_over)
        self._is_ready = False
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        planes, legal = self._vec.observation[0], self._vec.legal[0]
        self.single_observation_space = spaces.Box(0, 1, planes.shape, planes.dtype.type)
        self.single_action_space = spaces.Discrete(legal.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], _Infos]:
        """Starts all games, or those of `options["reset_mask"]`.

        The seed is for chance, for random sides, and for the opponent.
        """
        games = self._mask('options["reset_mask"]', (options or {}).get("reset_mask"))
        if not self._is_ready and not games.all():
            raise ResetNeeded("reset all games first")
        super().reset(seed=seed)
        is_new = seed is not None or not self._is_ready
        self._begin(games, int(self.np_random.integers(2**63)) if is_new else None)
        self._is_ready = True
        return self._seen(), self._infos()

    def step(
        self, actions: ArrayLike, games: _Bools | None = None
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], _Infos]:
        """Makes the player's moves and the opponent's replies. Returns Gymnasium's five results.

        `games` is a mask of the games to step; None means all. The others keep their state; their actions are ignored.
        """
        if not self._is_ready:
            raise ResetNeeded("call `reset` first")
        games = self._mask("games", games)
        batch, over, early = self._vec, self._over & games, self._early
        restart = _or_none(over)
        if restart is not None:
            if self.autoreset_mode is AutoresetMode.DISABLED:
                raise ResetNeeded(f"game {over.argmax()} is over; call `reset`")
            np.copyto(self._side, self._next_side, where=over)
        illegal = self._move(actions, games, restart)
        self._reply()
        ended = games & (batch.done > 0)
        self._turn_over(ended if early is None else ended & ~early)
        if restart is not None or early is not None:
            # The next step reports games that ended before the player's first move.
            self._early = _or_none(ended & over if early is None else ended & over | early & ~games)
            ended &= ~over
        rewards = np.where(ended, batch.reward, 0)
        terminations, truncations = ended & (batch.done == 1), ended & (batch.done == 2)
        infos: _Infos = {} if illegal is None else {"illegal": illegal, "_illegal": illegal}
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            self._over = ended | self._over & ~games
            self._draw_sides(ended)
        elif ended.any():
            infos = self._finals(ended, infos)
            self._begin(ended)
        infos.update(self._infos())
        return self._seen(), rewards, terminations, truncations, infos

    def action_name(self, action: int) -> str | None:
        """What an action means, see `pycollinear.Vec.action_name`."""
        return self._vec.action_name(action)

    def render(self) -> tuple[Any, ...] | None:
        """The boards as text."""
        return tuple(map(self._vec.board, range(self.num_envs))) if self.render_mode == "ansi" else None

    def _mask(self, name: str, mask: _Bools | None) -> _Bools:
        if mask is None:
            return self._all
        if not isinstance(mask, np.ndarray) or mask.dtype != bool or mask.shape != (self.num_envs,):
            raise ValueError(f"`{name}` must be an array of {self.num_envs} booleans")
        return mask

    def _begin(self, games: _Bools, seed: int | None = None) -> None:
        """Starts games, up to the player's first turn."""
        if seed is not None:
            self._vec.reset(games, seed=seed)
        self._over = self._over & ~games
        self._draw_sides(games)
        np.copyto(self._side, self._next_side, where=games)
        nobody = np.zeros(self.num_envs, bool)
        self._vec.step(nobody.view(np.int8), nobody, restart=games, sides=self._repliers)
        self._reply()
        early = games & (self._vec.done > 0)
        self._turn_over(early)
        self._early = _or_none(early if self._early is None else early | self._early & ~games)

    def _draw_sides(self, games: _Bools) -> None:
        """Picks a side in the next game for each of the games, if sides are random."""
        if self._wanted == "random" and self._vec.players == 2 and games.any():
            self._next_side[games] = self.np_random.integers(2, size=np.count_nonzero(games))

    def _move(self, actions: ArrayLike, moving: _Bools, restart: _Bools | None) -> _Bools | None:
        """Makes the player's moves and restarts games. Returns which moves were illegal, or None if all were legal."""
        games = self._vec
        if self._early is not None:
            moving = moving & ~self._early
        step = partial(games.step, actions, restart=restart, sides=self._repliers)
        try:
            step(moving)
            return None
        except IllegalAction as illegal:
            if self._illegal == "raise":
                raise
            #: Why the first of these actions is illegal.
            self.refusal: str = illegal.reason
        chosen, count = np.asarray(actions), games.legal.shape[1]
        is_action = (chosen >= 0) & (chosen < count)
        is_legal = is_action & games.legal[np.arange(len(chosen)), np.where(is_action, chosen, 0)]
        lost = moving & ~is_legal if restart is None else moving & ~is_legal & ~restart
        step(moving & ~lost)
        games.done[lost], games.reward[lost], games.legal[lost] = 1, -1, False
        return lost

    def _reply(self) -> None:
        """Makes the opponent's moves, up to the player's turn. Rewards become those of the player."""
        games = self._vec
        # The batch itself makes random moves.
        while games.players == 2 and self._repliers is None:
            waiting = (games.turn != self._side) & (games.done == 0)
            if not waiting.any():
                return
            try:
                games.step(self._chosen(waiting), waiting)
            except BaseException as error:
                # The games still wait for the opponent.
                self._is_ready = False
                if isinstance(error, IllegalAction):
                    raise ValueError(f"the opponent made an illegal move: {error}") from error
                raise
            np.subtract(0, games.reward, out=games.reward, where=waiting)

    def _chosen(self, waiting: _Bools) -> NDArray[np.int64]:
        """The opponent's actions."""
        games = self._vec
        if self._opponent == "search":
            return games.search(self._rounds, games=waiting, seed=int(self.np_random.integers(2**63)))[2]
        assert callable(self._opponent)
        chosen = np.asarray(self._opponent(games.observation[waiting], games.legal[waiting]))
        count = np.count_nonzero(waiting)
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"the opponent returned {chosen.dtype} of shape {chosen.shape} instead of {count} integers"
            )
        actions = np.zeros(self.num_envs, np.int64)
        actions[waiting] = chosen
        return actions

    def _turn_over(self, ended: _Bools) -> None:
        """Shows the player's own pieces first in games that ended before the opponent's turn."""
        games = self._vec
        if games.players == 2 and ended.any():
            ended = ended & (games.turn != self._side)
            games.observation[ended] = games.observation[ended][:, self._turned_over]

    def _finals(self, ended: _Bools, infos: _Infos) -> _Infos:
        """The last observations and infos of games, as Gymnasium's environments report them."""
        observations = np.full(self.num_envs, None, object)
        for game, planes in zip(np.flatnonzero(ended), self._vec.observation[ended]):
            observations[game] = planes
        return {
            "final_obs": observations, "_final_obs": ended,
            "final_info": {
                "action_mask": self._legal(copy=True) * ended[:, None], "_action_mask": ended,
                "side": self._side * ended, "_side": ended, **infos,
            },
            "_final_info": ended,
        }

    def _seen(self) -> NDArray[Any]:
        return self._vec.observation.copy() if self._copy else self._vec.observation

    def _legal(self, copy: bool) -> NDArray[np.int8]:
        legal = self._vec.legal.view(np.int8)
        return legal.copy() if copy else legal

    def _infos(self) -> _Infos:
        return {
            "action_mask": self._legal(self._copy), "_action_mask": self._all,
            "side": self._side.copy(), "_side": self._all,
        }


def _or_none(games: _Bools) -> _Bools | None:
    """The mask, or None if it is empty."""
    return games if games.any() else None


class Env(gymnasium.Env[NDArray[Any], np.int64]):
    """A single game against an opponent, with the options of `VecEnv`. `info["illegal"]` is the reason.

        >>> from pycollinear.gymnasium_env import Env
        >>> env = Env("four_in_a_row", side="first")
        >>> observation, info = env.reset(seed=0)
        >>> over = False
        >>> while not over:
        ...     action = env.action_space.sample(info["action_mask"])
        ...     observation, reward, terminated, truncated, info = env.step(action)
        ...     over = terminated or truncated
        >>> reward in (-1.0, 0.0, 1.0)
        True
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game: str = "four_in_a_row", *, render_mode: str | None = None, **options: Any) -> None:
        if {"num_envs", "autoreset_mode"} & options.keys():
            raise TypeError("a single game has no `num_envs` and no `autoreset_mode`; use `gymnasium.make_vec`")
        self._games = VecEnv(game, autoreset_mode=AutoresetMode.DISABLED, render_mode=render_mode, **options)
        self.render_mode = render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], _Infos]:
        """Starts a game. The seed is for chance, for a random side, and for the opponent."""
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed)
        return observations[0], self._info(infos)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, _Infos]:
        """Makes the player's move and the opponent's reply."""
        observations, rewards, terminations, truncations, infos = self._games.step([action])
        info = self._info(infos)
        if "illegal" in info:
            info["illegal"] = self._games.refusal
        return observations[0], float(rewards[0]), bool(terminations[0]), bool(truncations[0]), info

    def action_name(self, action: int) -> str | None:
        """What an action means, see `pycollinear.Vec.action_name`."""
        return self._games.action_name(action)

    def action_masks(self) -> _Bools:
        """The legal actions, as `MaskablePPO` of sb3-contrib expects them."""
        return self._games._vec.legal[0].copy()

    def render(self) -> Any:
        """The board as text."""
        boards = self._games.render()
        return boards and boards[0]

    def _info(self, infos: _Infos) -> _Infos:
        return {name: value[0] for name, value in infos.items() if not name.startswith("_")}
