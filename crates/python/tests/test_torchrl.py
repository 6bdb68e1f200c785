"""The environment of TorchRL, with TorchRL's check, rollouts, collector and masked policies."""

import doctest

import numpy as np
import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("torchrl")

import pycollinear.torchrl_env  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from pycollinear.gymnasium_env import VecEnv  # noqa: E402
from pycollinear.torchrl_env import Env  # noqa: E402
from tensordict.nn import TensorDictModule  # noqa: E402
from torchrl.collectors import Collector  # noqa: E402
from torchrl.envs import ActionMask, TransformedEnv, check_env_specs  # noqa: E402
from torchrl.modules import MaskedCategorical, ProbabilisticActor  # noqa: E402

GAMES = [
    ("four_in_a_row", {"dtype": "float32"}),
    ("reversi", {"rows": 6, "cols": 6, "side": "second"}),
    ("hnefatafl", {"variant": "brandubh", "ply_limit": 60}),
    ("peg_solitaire", {}),
    ("amazons", {}),
    ("quarto", {}),
    ("tetris", {}),
]


def masked(*wanted, **options):
    return TransformedEnv(Env(*wanted, **options), ActionMask())


def first_legal(planes, legal):
    return legal.argmax(axis=1)


@pytest.mark.parametrize("make", [Env, masked])
@pytest.mark.parametrize("game, options", GAMES, ids=[name for name, _ in GAMES])
def test_specs(make, game, options):
    check_env_specs(make(game, 3, **options), seed=0)
    check_env_specs(make(game, 3, **options), break_when_any_done="both")


@pytest.mark.parametrize("game, options", GAMES, ids=[name for name, _ in GAMES])
def test_rollouts(game, options):
    """A rollout restarts games that are over. Its masks hold only legal actions, so no action is refused."""
    steps = masked(game, 8, illegal="raise", **options).rollout(200, break_when_any_done=False)
    assert steps.shape == (8, 200) and steps["next", "reward"].shape == (8, 200, 1)
    assert steps["action_mask"].gather(-1, steps["action"].unsqueeze(-1)).all()
    over = steps["next", "done"]
    assert over.any() and torch.equal(over, steps["next", "terminated"] | steps["next", "truncated"])
    assert not steps["done"].any() and not steps["next", "reward"][~over].any()
    assert steps["next", "truncated"].any() == ("ply_limit" in options)
    assert not (steps["next", "truncated"] & steps["next", "terminated"]).any()
    # The step after the end of a game starts from a new game, any other step from the board before it.
    seen, seen_next = steps["observation"][:, 1:], steps["next", "observation"][:, :-1]
    same = (seen == seen_next).flatten(2).all(-1, keepdim=True)
    assert torch.equal(same, ~over[:, :-1])


def test_the_end_is_that_of_the_game():
    """The first player fills a column, the second player the next column."""
    env = Env("four_in_a_row", 2, side="first", opponent=lambda planes, legal: np.ones(len(planes), int))
    start = env.reset()
    for _ in range(4):
        start["action"] = torch.tensor([0, 2])
        step = env.step(start.clone())["next"]
        start = step.exclude("reward")
        if step["done"].any():
            break
    assert step["reward"].tolist() == [[1], [1]] and step["terminated"].all() and not step["truncated"].any()
    assert step["observation"][0, 0].nonzero().tolist() == [[2, 0], [3, 0], [4, 0], [5, 0]]


def test_every_action_is_allowed_in_a_game_that_is_over():
    """A mask without True is an error in TorchRL's samplers."""
    steps = masked("four_in_a_row", 8).rollout(60, break_when_any_done=False, break_when_all_done=True)
    over = steps["next", "done"].squeeze(-1)
    assert over[:, -1].all() and steps["next", "action_mask"][over].all()
    assert not steps["next", "action_mask"][~over].all()
    # The opponent's first move wins: any action returns the result.
    steps = masked("four_in_a_row", 4, connect=1, side="second").rollout(3, break_when_any_done=False)
    assert steps["action_mask"].all() and steps["next", "terminated"].all()
    assert (steps["next", "reward"] == -1).all()


def test_a_rollout_to_the_end_of_each_game():
    """No game changes after its end."""
    steps = masked("four_in_a_row", 16).rollout(60, break_when_any_done=False, break_when_all_done=True)
    over = steps["next", "done"].squeeze(-1)
    assert over.any(dim=0).sum() > 3 and over[:, -1].all()
    for game in steps:
        end = game["next"][game["next", "done"].squeeze(-1)]
        assert (end["observation"] == end["observation"][0]).all() and (end["reward"] == end["reward"][0]).all()


def test_restarting_some_games():
    env = Env("four_in_a_row", 3, side="first", opponent=first_legal)
    before = env.reset()
    before["action"] = torch.tensor([3, 3, 3])
    after = env.step(before)["next"].exclude("reward")
    after["_reset"] = torch.tensor([[False], [True], [False]])
    restarted = env.reset(after.clone())
    assert restarted["observation"].flatten(1).sum(1).tolist() == [3, 0, 3]
    assert torch.equal(restarted["observation"][::2], after["observation"][::2])


@pytest.mark.parametrize("side", ["first", "second"])
@pytest.mark.parametrize("options", [{}, {"connect": 1, "illegal": "raise"}, {"rows": 2, "cols": 2}], ids=str)
def test_skipping_some_games(side, options):
    """A game that is skipped now and then goes through the same states as one that is never skipped."""
    games, seen = 6, []
    for skipping in (False, True):
        env = Env("four_in_a_row", games, side=side, opponent=first_legal, **options)
        chance = np.random.default_rng(0)
        track = [[] for _ in range(games)]
        now = env.reset()
        for _ in range(100):
            stepped = torch.from_numpy(chance.random(games) < 0.5) if skipping else torch.ones(games, dtype=bool)
            # The action depends on the number of steps of the game, and may be refused.
            now["action"] = torch.tensor([(game + len(track[game]) * 3) % 5 for game in range(games)])
            if "cols" in options:
                now["action"] %= options["cols"]
            now["_step"] = stepped
            step = env.step(now)["next"]
            for game in stepped.nonzero().flatten().tolist():
                track[game].append((step[game].exclude("action_mask").to_dict(), step["action_mask"][game]))
            rest = step[~stepped]
            assert torch.equal(rest["observation"], now["observation"][~stepped]) and not rest["reward"].any()
            now = env.maybe_reset(step.exclude("reward"))
        seen.append(track)
    for steady, skipped in zip(*seen):
        assert 10 < len(skipped) < len(steady) == 100
        for (before, mask), (after, other) in zip(steady, skipped):
            assert torch.equal(mask, other)
            assert all(torch.equal(before[name], after[name]) for name in after)


def test_skipping_a_game_that_is_over():
    """Its end stays as it is, and it still must be restarted."""
    env = Env("four_in_a_row", 2, side="first", connect=1)
    now = env.reset()
    for stepped in ([True, False], [False, True]):
        now.update({"action": torch.tensor([3, 3]), "_step": torch.tensor(stepped)})
        now = env.step(now)["next"].exclude("reward")
        assert now["done"][0] and now["terminated"][0] and now["observation"][0].sum() == 2
    now["action"] = torch.tensor([3, 3])
    with pytest.raises(ResetNeeded, match="game 0 is over; call `reset`"):
        env.step(now)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_the_vector_environment_skips_games_too(mode):
    envs = VecEnv("four_in_a_row", 2, side="first", opponent=first_legal, autoreset_mode=mode, connect=2)
    envs.reset()
    observations, _, terminated, _, _ = envs.step([3, 3])
    assert not terminated.any()
    ends, rewards, terminated, _, _ = envs.step([3, 9], np.array([True, False]))
    assert terminated.tolist() == [True, False] and rewards.tolist() == [1, 0]
    assert np.array_equal(ends[1], observations[1])
    later, rewards, terminated, _, _ = envs.step([9, 3], np.array([False, True]))
    assert terminated.tolist() == [False, True] and rewards.tolist() == [0, 1]
    assert np.array_equal(later[0], ends[0])
    if mode == "NextStep":
        starts, _, terminated, _, _ = envs.step([9, 9])
        assert not starts.any() and not terminated.any()


def test_seeds():
    """The seed decides the sides, chance and the opponent's moves."""

    def played(seed):
        env = masked("twenty48", 4) if seed < 0 else masked("four_in_a_row", 16)
        env.set_seed(abs(seed))
        torch.manual_seed(0)
        return env.rollout(40, break_when_any_done=False)

    for seed in (3, -3):
        assert (played(seed) == played(seed)).all()
        assert not (played(seed)["observation"] == played(seed + 1)["observation"]).all()


def test_it_is_the_vector_environment():
    """The steps are those of `VecEnv`."""
    env, envs = Env("four_in_a_row", 8), VecEnv("four_in_a_row", 8, autoreset_mode="Disabled")
    env.set_seed(5)
    now, (observations, infos) = env.reset(), envs.reset(seed=5)
    for _ in range(60):
        assert np.array_equal(now["observation"], observations)
        assert np.array_equal(now["action_mask"], infos["action_mask"] > 0)
        actions = infos["action_mask"].argmax(axis=1)
        now["action"] = torch.from_numpy(actions)
        step = env.step(now)["next"]
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert np.array_equal(step["reward"].squeeze(-1), rewards)
        assert np.array_equal(step["terminated"].squeeze(-1), terminated)
        now, over = env.maybe_reset(step.exclude("reward")), terminated | truncated
        if over.any():
            observations, infos = envs.reset(options={"reset_mask": over})


def test_collector_with_a_masked_policy():
    """All log probabilities are finite, also at the ends of games."""
    logits = torch.nn.Sequential(torch.nn.Flatten(-3), torch.nn.Linear(3 * 6 * 7, 7))
    actor = ProbabilisticActor(
        TensorDictModule(logits, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    env = masked("four_in_a_row", 32, illegal="raise", dtype="float32")
    collector = Collector(env, actor, frames_per_batch=32 * 30, total_frames=2 * 32 * 30)
    for steps in collector:
        assert steps["next", "done"].sum() > 32
        assert steps["action_log_prob"].isfinite().all() and (steps["action_log_prob"] <= 0).all()
        # A loss may also ask for the distribution at the end of a game.
        ends = steps["next"][steps["next", "done"].squeeze(-1)]
        chosen = actor.get_dist(ends)
        assert chosen.log_prob(chosen.sample()).isfinite().all() and chosen.entropy().isfinite().all()
    collector.shutdown()


def test_docstrings():
    tried = doctest.testmod(pycollinear.torchrl_env)
    assert tried.failed == 0 and tried.attempted >= 8
