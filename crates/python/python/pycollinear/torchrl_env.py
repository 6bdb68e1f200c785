"""Games as an environment of TorchRL, against an opponent: `pip install pycollinear[torchrl]`.

    >>> from pycollinear.torchrl_env import Env
    >>> from torchrl.envs import ActionMask, TransformedEnv
    >>> env = TransformedEnv(Env("four_in_a_row", 64, side="first"), ActionMask())
    >>> steps = env.rollout(100, break_when_any_done=False)  # pass your policy here
    >>> steps["observation"].shape, steps["action_mask"].shape, steps["next", "reward"].shape
    (torch.Size([64, 100, 3, 6, 7]), torch.Size([64, 100, 7]), torch.Size([64, 100, 1]))
"""

# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

from typing import Any

import torch
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from .gymnasium_env import VecEnv


class Env(EnvBase):
    """Games against an opponent, stepped together, with the options of `pycollinear.gymnasium_env.VecEnv`.

    `action_mask` has the legal actions; the transform `ActionMask` of TorchRL reads it. In a game that is over all
    actions are True, because a mask without True would be an error in TorchRL. You can restart or skip some of the
    games, with TorchRL's masks `_reset` and `_step`.

        >>> env = Env("reversi", 2, side="second", opponent=lambda planes, legal: legal.argmax(axis=1))
        >>> start = env.reset()
        >>> start["observation"].shape, start["action_mask"][0].nonzero().flatten()
        (torch.Size([2, 3, 8, 8]), tensor([18, 20, 34]))
    """

    def __init__(
        self,
        game: str = "four_in_a_row",
        num_envs: int = 1,
        *,
        device: torch.device | str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(device=device, batch_size=[num_envs])
        # TorchRL keeps the observations of all steps, so they must be copies.
        self._games = VecEnv(game, num_envs, autoreset_mode="Disabled", copy=True, **options)
        self._seed: int | None = None
        planes, legal = self._games._vec.observation, self._games._vec.legal
        self.observation_spec = Composite(
            observation=Bounded(0, 1, planes.shape, dtype=torch.from_numpy(planes).dtype),
            action_mask=Binary(shape=legal.shape, dtype=torch.bool),
            shape=self.batch_size,
        )
        self.action_spec = Categorical(legal.shape[1], self.batch_size)
        self.reward_spec = Unbounded((num_envs, 1))
        flag = Categorical(2, (num_envs, 1), dtype=torch.bool)
        self.done_spec = Composite(done=flag, terminated=flag.clone(), truncated=flag.clone(), shape=self.batch_size)

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDict:
        games = None if tensordict is None else tensordict.get("_reset", None)
        options = None if games is None else {"reset_mask": games.view(-1).cpu().numpy()}
        observation, infos = self._games.reset(seed=self._seed, options=options)
        self._seed = None
        return self._seen(observation, infos)

    def _step(self, tensordict: TensorDictBase) -> TensorDict:
        games = tensordict.get("_step", None)
        stepped = None if games is None else games.view(-1).cpu().numpy()
        actions = tensordict.get("action").cpu().numpy()
        observation, reward, terminated, truncated, infos = self._games.step(actions, stepped)
        result = self._seen(observation, infos)
        result.update({
            "reward": torch.from_numpy(reward).unsqueeze(-1),
            "done": torch.from_numpy(terminated | truncated).unsqueeze(-1),
            "terminated": torch.from_numpy(terminated).unsqueeze(-1),
            "truncated": torch.from_numpy(truncated).unsqueeze(-1),
        })
        if games is None:
            return result
        return torch.where(games.view(-1), result, self._skip_tensordict(tensordict))

    def _set_seed(self, seed: int | None) -> None:
        """Seeds the next `reset`: chance, random sides, and the opponent."""
        self._seed = seed

    def _seen(self, observation: Any, infos: dict[str, Any]) -> TensorDict:
        legal = torch.from_numpy(infos["action_mask"]).view(torch.bool)
        legal |= ~legal.any(-1, keepdim=True)
        seen = {"observation": torch.from_numpy(observation), "action_mask": legal}
        return TensorDict(seen, self.batch_size, device=self.device)
