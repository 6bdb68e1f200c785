"""A game as an environment of Gymnasium, against a policy: `pip install pycollinear[gymnasium]`.

    >>> from pycollinear.gymnasium_env import Env
    >>> env = Env("four_in_a_row")
    >>> observation, info = env.reset(seed=0)
    >>> over = False
    >>> while not over:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, terminated, truncated, info = env.step(action)
    ...     over = terminated or truncated
    >>> reward in (-1.0, 0.0, 1.0)
    True

This import also registers `gymnasium.make("pycollinear-v0", game="reversi")`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from . import IllegalAction, vec

#: An opponent: a function that takes the observation and the legal mask and returns an action.
Policy = Callable[[np.ndarray, np.ndarray], int]


class Env(gymnasium.Env[np.ndarray, np.int64]):
    """A game against `opponent`, by default a random player. A game for one player has no opponent.

    `side` is "first", "second" or "random"; "random" picks a side for each game. An observation is an array of
    planes, with the player's own pieces first. A table in the README lists all planes. `info` has the `action_mask`.

    An illegal action loses the game, and `info["illegal"]` has the reason. With `illegal="raise"` the action raises
    `pycollinear.IllegalAction` instead, and nothing changes. If the opponent ends the game before the player's first
    move, no action is legal after the reset, and a step with any action returns the result. If the opponent's policy
    raises an error, `step` or `reset` raises it too, and the game must be reset.

        >>> import numpy as np
        >>> from pycollinear.gymnasium_env import Env
        >>> env = Env("reversi", side="second", opponent=lambda planes, legal: np.flatnonzero(legal)[0])
        >>> observation, info = env.reset()
        >>> int(observation[1].sum()), np.flatnonzero(info["action_mask"])
        (4, array([18, 20, 34]))
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "four_in_a_row",
        *,
        opponent: Policy | None = None,
        side: Literal["first", "second", "random"] = "random",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        ply_limit: int | None = None,
        **options: Any,
    ) -> None:
        if side not in ("first", "second", "random"):
            raise ValueError('`side` must be "first", "second" or "random"')
        if illegal not in ("lose", "raise"):
            raise ValueError('`illegal` must be "lose" or "raise"')
        self._make = partial(vec, game, 1, auto_reset=False, ply_limit=ply_limit, **options)
        self._vec = self._make()
        self._is_for_one = self._vec.players == 1
        self._opponent, self._wanted, self._illegal = opponent, side, illegal
        self._side = 0
        self._over = True
        #: The reward of the opponent's moves before the player's first move.
        self._before = 0.0
        self.render_mode = render_mode
        planes, legal = self._vec.observation[0], self._vec.legal[0]
        self.observation_space = spaces.Box(0, 1, planes.shape, planes.dtype.type)
        self.action_space = spaces.Discrete(legal.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Starts a game. The seed is for chance, for a random side, and for the random opponent."""
        super().reset(seed=seed)
        if seed is None:
            self._vec.reset()
        else:
            self._vec = self._make(seed=seed)
        drawn = int(self.np_random.integers(2)) if self._wanted == "random" else self._wanted == "second"
        self._side = 0 if self._is_for_one else int(drawn)
        self._over = False
        self._before = self._reply()
        return self._planes(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over; call `reset`")
        if self._vec.done[0]:
            # The opponent ended the game during the reset.
            return self._told(self._before)
        try:
            self._vec.step([action])
        except IllegalAction as refused:
            if self._illegal == "raise":
                raise
            self._over = True
            return self._planes(), -1.0, True, False, {**self._info(), "illegal": refused.reason}
        reward = float(self._vec.reward[0])
        if not self._vec.done[0]:
            reward = self._reply()
        return self._told(reward)

    def render(self) -> str | None:
        """The board as text."""
        return self._vec.board(0) if self.render_mode == "ansi" else None

    def _reply(self) -> float:
        """Makes the opponent's moves up to the player's turn. Returns the player's reward."""
        while not self._is_for_one and self._vec.turn[0] != self._side and not self._vec.done[0]:
            planes, legal = self._vec.observation[0].copy(), self._vec.legal[0].copy()
            try:
                if self._opponent is None:
                    action = int(self.np_random.choice(np.flatnonzero(legal)))
                else:
                    action = int(self._opponent(planes, legal))
                self._vec.step([action])
            except BaseException:
                # It is still the opponent's turn, so the game needs a reset.
                self._over = True
                raise
            if self._vec.done[0]:
                return -float(self._vec.reward[0])
        return 0.0

    def _told(self, reward: float) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        done = self._vec.done[0]
        self._over = bool(done)
        return self._planes(), reward, bool(done == 1), bool(done == 2), self._info()

    def _planes(self) -> np.ndarray:
        planes = self._vec.observation[0].copy()
        if self._vec.turn[0] != self._side and not self._is_for_one:
            planes = planes[self._vec._turned_over]
        return planes

    def _info(self) -> dict[str, Any]:
        legal = self._vec.legal[0].astype(np.int8)
        return {"action_mask": legal if self._vec.turn[0] == self._side or self._is_for_one else legal * 0}


gymnasium.register("pycollinear-v0", entry_point=Env)
