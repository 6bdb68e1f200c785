"""Lines, rays, runs and captures on numpy boards, whole games, and batches of thousands of games."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, SupportsIndex, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

_Cell: TypeAlias = tuple[int, int]
_Heading: TypeAlias = str | tuple[int, int]
_Headings: TypeAlias = _Heading | Sequence[_Heading]
_Value: TypeAlias = int | bool | str | bytes | np.generic
_Mask: TypeAlias = NDArray[np.bool_]
_Predicate: TypeAlias = _Value | Sequence[_Value] | set[Any] | _Mask | Callable[[NDArray[Any]], _Mask]
_CellLike: TypeAlias = Sequence[int] | NDArray[np.integer[Any]]
_Wrap: TypeAlias = Literal["east_west", "north_south", "both"]
_Side: TypeAlias = Literal["first", "second"]
_Evaluate: TypeAlias = Callable[[NDArray[Any], _Mask], tuple[ArrayLike, ArrayLike | None]]

__version__: str

N: str
NE: str
E: str
SE: str
S: str
SW: str
W: str
NW: str
ALL: tuple[str, ...]
ORTHOGONAL: tuple[str, ...]
DIAGONAL: tuple[str, ...]
AXES: tuple[str, ...]
HEX: tuple[str, ...]
HEX_AXES: tuple[str, ...]
KNIGHT: tuple[_Cell, ...]

@final
class Stop:
    @property
    def kind(self) -> Literal["edge", "blocked", "limit", "ring", "taken"]: ...
    @property
    def at(self) -> _Cell | None: ...

@final
class Miss:
    @property
    def reason(self) -> str: ...
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def wanted(self) -> str: ...
    def __bool__(self) -> Literal[False]: ...

@final
class Run:
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def stop(self) -> Stop: ...
    def __len__(self) -> int: ...

@final
class RunThrough:
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def behind(self) -> Stop: ...
    @property
    def ahead(self) -> Stop: ...
    def __len__(self) -> int: ...

@final
class Bracket:
    @property
    def start(self) -> _Cell: ...
    @property
    def heading(self) -> _Heading: ...
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def anchor(self) -> _Cell: ...

@final
class Surround:
    @property
    def closed(self) -> int: ...
    @property
    def open(self) -> int: ...
    @property
    def gap(self) -> _Heading | None: ...
    def __bool__(self) -> bool: ...

@final
class Hop:
    @property
    def start(self) -> _Cell: ...
    @property
    def over(self) -> _Cell: ...
    @property
    def to(self) -> _Cell: ...

@final
class Seen:
    @property
    def at(self) -> _Cell: ...
    @property
    def heading(self) -> _Heading: ...
    @property
    def steps(self) -> int: ...

@final
class Threat:
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def lacks(self) -> int: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def gains(self) -> list[_Cell]: ...
    @property
    def defences(self) -> list[_Cell]: ...

@final
class Region:
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def border(self) -> list[_Cell]: ...
    def __len__(self) -> int: ...
    def __contains__(self, at: _Cell, /) -> bool: ...

@final
class PatternMatch:
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def segments(self) -> list[list[_Cell]]: ...

@final
class Match:
    @property
    def value(self) -> Any: ...
    @property
    def cells(self) -> list[_Cell]: ...
    @property
    def lines(self) -> list[list[_Cell]]: ...
    def __len__(self) -> int: ...

@final
class Census:
    @property
    def windows(self) -> NDArray[np.uintp]: ...
    @property
    def counts(self) -> NDArray[np.uintp]: ...

@final
class Board:
    def __new__(
        cls, array: ArrayLike, *, wrap: _Wrap | None = None, empty: _Value | Sequence[_Value] | None = None
    ) -> Board: ...
    @staticmethod
    def parse(
        picture: str, *, wrap: _Wrap | None = None, empty: _Value | Sequence[_Value] | None = None
    ) -> Board: ...
    @property
    def array(self) -> NDArray[Any]: ...
    @property
    def shape(self) -> tuple[int, int]: ...
    @property
    def wrap(self) -> _Wrap | None: ...
    def index(self, cells: Iterable[_CellLike]) -> tuple[NDArray[np.intp], NDArray[np.intp]]: ...
    def _repr_svg_(self) -> str | None: ...
    def has_k_line(
        self, k: int, matches: _Predicate | None = None, *, exactly: bool = False, axes: _Headings | None = None
    ) -> bool: ...
    def k_lines(
        self, k: int, matches: _Predicate | None = None, *, exactly: bool = False, axes: _Headings | None = None
    ) -> list[list[_Cell]]: ...
    def has_k_line_through(
        self,
        at: _CellLike,
        k: int,
        matches: _Predicate | None = None,
        *,
        exactly: bool = False,
        axes: _Headings | None = None,
    ) -> bool: ...
    def k_lines_through(
        self,
        at: _CellLike,
        k: int,
        matches: _Predicate | None = None,
        *,
        exactly: bool = False,
        axes: _Headings | None = None,
    ) -> list[list[_Cell]]: ...
    def completions(
        self,
        k: int,
        matches: _Predicate,
        free: _Predicate | None = None,
        *,
        exactly: bool = False,
        axes: _Headings | None = None,
    ) -> list[_Cell]: ...
    def threats(
        self,
        k: int,
        mine: _Predicate,
        free: _Predicate | None = None,
        *,
        exactly: bool = False,
        axes: _Headings | None = None,
    ) -> list[Threat]: ...
    def census(
        self, k: int, predicates: Iterable[_Predicate], *, axes: _Headings | None = None
    ) -> Census: ...
    def run(self, at: _CellLike, heading: _Heading, matches: _Predicate | None = None) -> Run: ...
    def run_through(
        self, at: _CellLike, axis: _Heading, matches: _Predicate | None = None
    ) -> RunThrough: ...
    def runs(
        self, axis: _Heading, matches: _Predicate | None = None
    ) -> list[tuple[Any, RunThrough]]: ...
    def count_on_line(
        self, at: _CellLike, axis: _Heading, matches: _Predicate | None = None
    ) -> int: ...
    def ray(self, at: _CellLike, heading: _Heading) -> list[_Cell]: ...
    def first_hit(
        self, at: _CellLike, heading: _Heading, matches: _Predicate | None = None
    ) -> _Cell | Miss: ...
    def seen_from(
        self, at: _CellLike, matches: _Predicate | None = None, *, headings: _Headings | None = None
    ) -> list[Seen]: ...
    def slide(
        self, at: _CellLike, heading: _Heading, free: _Predicate | None = None, *, at_most: int | None = None
    ) -> Run: ...
    def slide_or_take(
        self,
        at: _CellLike,
        heading: _Heading,
        target: _Predicate,
        free: _Predicate | None = None,
        *,
        at_most: int | None = None,
    ) -> Run: ...
    def path(self, at: _CellLike, to: _CellLike, free: _Predicate | None = None) -> list[_Cell] | Miss: ...
    def hop(
        self, at: _CellLike, heading: _Heading, hurdle: _Predicate, landing: _Predicate | None = None
    ) -> Hop | Miss: ...
    def hops(
        self,
        matches: _Predicate,
        hurdle: _Predicate,
        landing: _Predicate | None = None,
        *,
        headings: _Headings | None = None,
    ) -> list[Hop]: ...
    def chains(
        self,
        at: _CellLike,
        hurdle: _Predicate,
        landing: _Predicate | None = None,
        *,
        headings: _Headings | None = None,
        removal: Literal["at_once", "at_end"] = "at_once",
        longest: bool = False,
    ) -> list[list[Hop]]: ...
    def far_hops(
        self,
        at: _CellLike,
        heading: _Heading,
        hurdle: _Predicate,
        landing: _Predicate | None = None,
        *,
        free: _Predicate | None = None,
    ) -> list[Hop]: ...
    def placements(
        self, shape: str, free: _Predicate | None = None, *, turned: bool = False, mirrored: bool = False
    ) -> list[list[_Cell]]: ...
    def matches(
        self, k: int = 3, matches: _Predicate | None = None, *, axes: _Headings | None = None
    ) -> list[Match]: ...
    def matching_swaps(
        self, k: int = 3, matches: _Predicate | None = None, *, axes: _Headings | None = None
    ) -> list[tuple[_Cell, _Cell]]: ...
    def reach_by(
        self, starts: Iterable[_CellLike], steps: Callable[[_Cell], Iterable[_CellLike]]
    ) -> Region: ...
    def drop_from(
        self, at: _CellLike, heading: _Heading | None = None, free: _Predicate | None = None
    ) -> _Cell | Miss: ...
    def landings(
        self, heading: _Heading | None = None, free: _Predicate | None = None
    ) -> list[_Cell]: ...
    def bracket(
        self,
        at: _CellLike,
        heading: _Heading,
        inner: _Predicate,
        anchor: _Predicate,
        *,
        at_least: int = 1,
        at_most: int | None = None,
    ) -> Bracket | Miss: ...
    def brackets(
        self,
        inner: _Predicate,
        anchor: _Predicate,
        matches: _Predicate | None = None,
        *,
        at_least: int = 1,
        at_most: int | None = None,
        headings: _Headings | None = None,
    ) -> list[Bracket]: ...
    def custodial(
        self, at: _CellLike, heading: _Heading, prey: _Predicate, anvil: _Predicate, *, edge: bool = False
    ) -> _Cell | Miss: ...
    def surround(
        self, at: _CellLike, matches: _Predicate, *, edge: bool = False, headings: _Headings | None = None
    ) -> Surround: ...
    def flood(
        self, at: _CellLike, matches: _Predicate | None = None, *, headings: _Headings | None = None
    ) -> Region: ...
    def regions(
        self, matches: _Predicate | None = None, *, headings: _Headings | None = None
    ) -> list[tuple[Any, Region]]: ...
    def liberties(
        self, at: _CellLike, free: _Predicate | None = None, *, headings: _Headings | None = None
    ) -> list[_Cell]: ...
    def enclosed(
        self, wall: _Predicate, *, headings: _Headings | None = None
    ) -> list[Region]: ...
    def connect(
        self,
        starts: Iterable[_CellLike],
        goals: Iterable[_CellLike],
        matches: _Predicate | None = None,
        *,
        headings: _Headings | None = None,
    ) -> list[_Cell] | None: ...
    def find_pattern(
        self,
        pattern: str,
        values: dict[str, _Value] | None = None,
        *,
        headings: _Headings | None = None,
    ) -> list[PatternMatch]: ...
    def match_pattern(
        self, at: _CellLike, heading: _Heading, pattern: str, values: dict[str, _Value] | None = None
    ) -> PatternMatch | Miss: ...

class IllegalMove(ValueError):
    reason: str
    cells: list[_Cell]

@final
class Outcome:
    @property
    def kind(self) -> Literal["win", "draw", "solved", "stuck", "lost", "score"]: ...
    @property
    def winner(self) -> _Side | None: ...
    @property
    def score(self) -> int | None: ...

@final
class GameOption:
    @property
    def help(self) -> str: ...
    @property
    def default(self) -> int | str | None: ...
    @property
    def choices(self) -> dict[str, str]: ...

@final
class Game:
    def play(self, text: str) -> Game: ...
    def moves(self) -> list[str]: ...
    def undo(self) -> bool: ...
    def redo(self) -> bool: ...
    def copy(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...
    def perft(self, depth: int, finished: bool = False) -> int: ...
    @property
    def turn(self) -> _Side | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def result(self) -> str: ...
    @property
    def board(self) -> NDArray[np.str_]: ...
    @property
    def history(self) -> list[str]: ...
    @property
    def last(self) -> list[_Cell]: ...
    @property
    def deciding(self) -> list[_Cell]: ...
    @property
    def facts(self) -> list[str]: ...
    @property
    def title(self) -> str: ...
    @property
    def hint(self) -> str | None: ...
    @property
    def rules(self) -> str | None: ...
    def _repr_svg_(self) -> str: ...

class IllegalAction(ValueError):
    game: int
    action: int | None
    reason: str
    cells: list[_Cell]

@final
class Vec:
    def step(
        self,
        actions: ArrayLike,
        games: ArrayLike | None = None,
        *,
        restart: ArrayLike | None = None,
        sides: ArrayLike | None = None,
    ) -> None: ...
    def random_actions(self) -> NDArray[np.int64]: ...
    def reset(self, games: ArrayLike | None = None, *, seed: int | None = None) -> None: ...
    def search(
        self,
        rounds: int,
        evaluate: _Evaluate | None = None,
        *,
        games: ArrayLike | None = None,
        seed: int = 0,
        exploration: float | None = None,
    ) -> tuple[NDArray[np.uint32], NDArray[np.float32], NDArray[np.int64]]: ...
    def map_observation(self, symmetry: str, observation: ArrayLike) -> NDArray[Any]: ...
    def map_actions(self, symmetry: str, actions: ArrayLike) -> NDArray[np.int64]: ...
    def action_name(self, action: SupportsIndex) -> str | None: ...
    def board(self, game: SupportsIndex) -> str: ...
    def chance(self, game: SupportsIndex) -> list[tuple[int, int, str]]: ...
    def clone(self) -> Vec: ...
    def __copy__(self) -> Vec: ...
    def __deepcopy__(self, _memo: Any) -> Vec: ...
    @property
    def symmetries(self) -> list[str]: ...
    @property
    def players(self) -> int: ...
    @property
    def observation(self) -> NDArray[Any]: ...
    @property
    def _turned_over(self) -> list[int]: ...
    @property
    def legal(self) -> _Mask: ...
    @property
    def reward(self) -> NDArray[np.float32]: ...
    @property
    def done(self) -> NDArray[np.uint8]: ...
    @property
    def turn(self) -> NDArray[np.uint8]: ...
    def __len__(self) -> int: ...

def vec(
    name: str,
    games: int,
    *,
    seed: int = 0,
    ply_limit: int | None = None,
    auto_reset: bool = True,
    auto_chance: bool = True,
    threads: int = 1,
    dtype: Literal["uint8", "float32"] | type[np.uint8 | np.float32] | np.dtype[np.uint8 | np.float32] | None = None,
    out: dict[str, NDArray[Any]] | None = None,
    **options: Any,
) -> Vec: ...
def game(name: str, *, seed: int = 0, **options: Any) -> Game: ...
def games(*, batched: bool = False) -> list[str]: ...
def options(name: str) -> dict[str, GameOption]: ...
