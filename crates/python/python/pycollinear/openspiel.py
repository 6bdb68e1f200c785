"""The games of `pycollinear.vec` as games of OpenSpiel: `pip install pycollinear[openspiel]`.

    >>> from pycollinear import openspiel
    >>> names = openspiel.register()
    >>> import pyspiel
    >>> game = pyspiel.load_game("pycollinear_reversi(rows=6,cols=6)")
    >>> state = game.new_initial_state()
    >>> state.legal_actions()
    [8, 13, 22, 27]
    >>> state.apply_action(8)
    >>> state.current_player(), len(state.observation_tensor(0)), state.returns()
    (1, 108, [0.0, 0.0])

Each name is `pycollinear_` and the name of the game. Its parameters are the options of `pycollinear.vec` and
`ply_limit`, so that every game ends: after that number of actions, by default 10,000, a game is cut off without a
reward. Results of chance count too. The numbers of the actions and the planes of an observation are those of `vec`. In
games that are played cell by cell, a move is several actions.

Chance nodes are explicit, with the true probabilities; their outcomes are numbered from 0. Returns are 1, 0 and -1, or
the score if the game has one. The information state is the history of actions. In Minesweeper, which hides its mines,
it is the player's own actions and the board. `str(state)` is the board, the player to move, and the player's actions
since the board last changed. States with the same text can differ: in games with a ko rule, in the cards of Onitama,
the next piece of Tetris, the reserves of Tak, or the board to play on in Ultimate.

The search of OpenSpiel 2.0.2 in C++, `pyspiel.MCTSBot`, crashes with games in Python, its own too. The search in
Python, `open_spiel.python.algorithms.mcts`, works.
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from open_spiel.python.observation import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
        IIGObserverForPublicInfoGame,
    )
except ImportError as missing:
    raise ImportError("`pycollinear.openspiel` needs OpenSpiel: pip install pycollinear[openspiel]") from missing

from . import Vec, game, games, options, vec

#: Games whose state the player does not see.
_HIDDEN = {"minesweeper"}
#: Games that end with a score.
_SCORED = {"match_three", "tetris", "twenty48"}
#: Options that give a position; a batch begins at the start of its game.
_POSITIONS = {"fen", "position"}

_CHANCE, _TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL
_IMPERFECT = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class _Position:
    """A position that copies of a state share until one of them makes a move."""

    def __init__(self, vec: Vec, actions: int, board: str, picked: tuple[int, ...] = ()) -> None:
        self.vec, self.actions, self.board, self.picked, self.is_shared = vec, actions, board, picked, False
        self.legal, self.done, self.turn, self.reward = vec.legal[0], vec.done, vec.turn, vec.reward
        #: The return of the first player.
        self.value = 0.0
        self.player = self._to_move()

    def _to_move(self) -> int:
        if self.done[0]:
            return _TERMINAL
        if self.legal.size > self.actions and self.legal[self.actions :].any():
            return _CHANCE
        return int(self.turn[0])

    def after(self, action: int) -> _Position:
        """Makes a move, on a copy if the position is shared. Returns the position after it."""
        at = _Position(self.vec.clone(), self.actions, self.board, self.picked) if self.is_shared else self
        mover, is_chance = self.turn[0], self.player == _CHANCE
        at.vec.step([action + self.actions if is_chance else action])
        reward, before = float(at.reward[0]), self.board
        at.value = 0.0 - reward if mover else reward
        at.player, at.board = at._to_move(), at.vec.board(0)
        if at.board != before:
            at.picked = ()
        elif not is_chance:
            at.picked = (*at.picked, action)
        return at

    def name(self, action: int) -> str:
        return self.vec.action_name(action) or str(action)

    def __str__(self) -> str:
        names = {_TERMINAL: "the game is over", _CHANCE: "chance to move"}
        player = names.get(self.player, f"player {self.player} to move")
        return "\n".join([self.board, " ".join([player, *map(self.name, self.picked)])])

    def __deepcopy__(self, memo: Any) -> _Position:
        self.is_shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # A batch cannot be pickled. A state without a position repeats its history.
        return type(None), ()


class State(pyspiel.State):
    """A position and the actions that led to it. `Game.new_initial_state` makes it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._at: _Position | None = game.start

    @property
    def here(self) -> _Position:
        if self._at is None:
            at = self.get_game().start
            for action in self.history():
                at = at.after(action)
            self._at = at
        return self._at

    def current_player(self) -> int:
        return self.here.player

    def is_terminal(self) -> bool:
        return self.here.player == _TERMINAL

    def returns(self) -> list[float]:
        value = self.here.value
        return [value, 0.0 - value][: self.num_players()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        results = self.here.vec.chance(0)
        total = sum(weight for _, weight, _ in results)
        return [(action - self.here.actions, weight / total) for action, weight, _ in results]

    def _legal_actions(self, player: int) -> list[int]:
        return self.here.legal.nonzero()[0].tolist()

    def _apply_action(self, action: int) -> None:
        self._at = self.here.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != _CHANCE:
            return self.here.name(action)
        results = self.here.vec.chance(0)
        return next(text for number, _, text in results if number == action + self.here.actions)

    def __str__(self) -> str:
        return str(self.here)


class Game(pyspiel.Game):
    """A game of `pycollinear.vec`. `pyspiel.load_game` makes it, from a class for each game."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, defaults = self.name, self.kind.parameter_specification
        given = {option: value for option, value in (params or {}).items() if value != defaults[option]}
        made = {"ply_limit": defaults["ply_limit"], **given, "auto_reset": False}
        actions = vec(name, 1, **made).legal.size
        batch = vec(name, 1, auto_chance=False, **made)
        self.start = _Position(batch, actions, batch.board(0))
        self.start.is_shared = True
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=batch.legal.size - actions,
            num_players=batch.players,
            min_utility=0.0 if name in _SCORED else -1.0,
            max_utility=np.inf if name in _SCORED else 1.0,
            utility_sum=0.0 if batch.players == 2 else None,
            max_game_length=made["ply_limit"],
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Planes(self.start.vec, params)
        return _Seen(iig_obs_type, params)


class _Planes:
    """Observes the planes of `vec`, as a player sees them."""

    def __init__(self, vec: Vec, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but {params} were given")
        self._turned_over = vec._turned_over
        planes = np.zeros(vec.observation.shape[1:], np.float32)
        self.tensor, self.dict = planes.reshape(-1), {"observation": planes}

    def set_from(self, state: State, player: int) -> None:
        vec = state.here.vec
        planes = vec.observation[0]
        is_to_move = vec.players == 1 or vec.turn[0] == player
        self.dict["observation"][:] = planes if is_to_move else planes[self._turned_over]

    def string_from(self, state: State, player: int) -> str:
        return str(state)


class _Seen(IIGObserverForPublicInfoGame):  # type: ignore[misc, unused-ignore]
    """Observes the history of actions; in a game that hides some, what the player did and sees."""

    def string_from(self, state: State, player: int) -> str:
        is_history = self._iig_obs_type.public_info and self._iig_obs_type.perfect_recall
        if is_history and state.get_game().get_type().information == _IMPERFECT:
            return f"{[made.action for made in state.full_history() if made.player == player]}\n{state}"
        return super().string_from(state, player)


def register() -> list[str]:
    """Registers the games with OpenSpiel, once. Returns their names.

        >>> from pycollinear import openspiel
        >>> openspiel.register() == openspiel.register()
        True
    """
    known, names = set(pyspiel.registered_names()), []
    for name in (*games(batched=True), "gomoku"):
        kind = _kind(name)
        if kind.short_name not in known:
            # A class outlives the interpreter, as OpenSpiel needs; a function does not.
            pyspiel.register_game(kind, type(name, (Game,), {"name": name, "kind": kind}))
        names.append(kind.short_name)
    return names


def _kind(name: str) -> pyspiel.GameType:
    drawn, batch = vec(name, 1), vec(name, 1, auto_chance=False)
    kinds, is_for_two = pyspiel.GameType, batch.players == 2
    has_chance = batch.legal.size > drawn.legal.size
    return kinds(
        short_name=f"pycollinear_{name}",
        long_name=game(name).title.split(":")[0] + " (pycollinear)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=_IMPERFECT if name in _HIDDEN else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_for_two else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=batch.players,
        min_num_players=batch.players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"ply_limit": 10_000, **_defaults(name)},
    )


def _defaults(name: str) -> dict[str, int | str]:
    """The default of each option. A parameter has one type, so 0 or "" stands for an option that is not given."""
    defaults = {option: about.default for option, about in options(name).items() if option not in _POSITIONS}
    missing = {"rows": 0, "cols": 0}
    return {option: missing.get(option, "") if value is None else value for option, value in defaults.items()}
