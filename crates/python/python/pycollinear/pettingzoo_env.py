"""A two-player game as an environment of PettingZoo: `pip install pycollinear[pettingzoo]`.

    >>> from pycollinear.pettingzoo_env import env
    >>> game = env("four_in_a_row")
    >>> game.reset(seed=0)
    >>> for agent in game.agent_iter():
    ...     observation, reward, terminated, truncated, info = game.last()
    ...     over = terminated or truncated
    ...     mask = observation["action_mask"]
    ...     game.step(None if over else game.action_space(agent).sample(mask))
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]

from . import vec


class Env(AECEnv[str, dict[str, Any], int]):
    """A two-player game as an agent environment cycle (AEC). "player_0" makes the first move.

    An observation is a dictionary. `observation` is an array of planes, with the agent's own pieces first. A table in
    the README lists all planes. `action_mask` is all zeros while the other agent is to move. A plane that shows whose
    turn it is has the same values for both agents. An illegal action raises `pycollinear.IllegalAction`, and nothing
    changes. With PettingZoo's `TerminateIllegalWrapper` an illegal action loses the game.
    """

    metadata = {
        "name": "pycollinear", "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1,
    }

    def __init__(
        self, game: str = "four_in_a_row", *, render_mode: str | None = None, ply_limit: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._make = partial(vec, game, 1, auto_reset=False, ply_limit=ply_limit, **options)
        self._vec = self._make()
        if self._vec.players == 1:
            raise ValueError(f"{game} is for one player; use gymnasium_env")
        self.metadata = {**self.metadata, "name": game}
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        planes, legal = self._vec.observation[0], self._vec.legal[0]
        # Each agent has its own spaces, because spaces are seeded separately.
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({
                "observation": spaces.Box(0, 1, planes.shape, planes.dtype.type),
                "action_mask": spaces.Box(0, 1, legal.shape, np.int8),
            })
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(legal.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. The seed is for chance, if the game has any."""
        if seed is None:
            self._vec.reset()
        else:
            self._vec = self._make(seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        planes, legal = self._vec.observation[0].copy(), self._vec.legal[0].astype(np.int8)
        if agent != self._to_move():
            planes = planes[self._vec._turned_over]
            legal[:] = 0
        return {"observation": planes, "action_mask": legal}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("the game is not over: an action must be a number")
        self._vec.step([action])
        self._cumulative_rewards[agent] = 0.0
        reward, done = float(self._vec.reward[0]), self._vec.done[0]
        other = self.possible_agents[agent == self.possible_agents[0]]
        self.rewards = {agent: reward, other: -reward}
        self.terminations = dict.fromkeys(self.agents, bool(done == 1))
        self.truncations = dict.fromkeys(self.agents, bool(done == 2))
        self.agent_selection = other if done else self._to_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as text. Prints it if the mode is "human"."""
        board = self._vec.board(0)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Does nothing."""

    def _to_move(self) -> str:
        return self.possible_agents[self._vec.turn[0]]


def env(game: str = "four_in_a_row", **options: Any) -> Env:
    """Makes a two-player game, with the options of `pycollinear.vec`."""
    return Env(game, **options)
