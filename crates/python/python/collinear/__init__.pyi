"""Lines, rays, runs and captures on numpy boards, and whole games."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

Cell: TypeAlias = tuple[int, int]
Heading: TypeAlias = str | tuple[int, int]
Headings: TypeAlias = Heading | Sequence[Heading]
Value: TypeAlias = int | bool | str | bytes | np.generic
Mask: TypeAlias = NDArray[np.bool_]
Predicate: TypeAlias = Value | Sequence[Value] | set[Any] | Mask | Callable[[NDArray[Any]], Mask]
CellLike: TypeAlias = Sequence[int] | NDArray[np.integer[Any]]
Wrap: TypeAlias = Literal["east_west", "north_south", "both"]
Side: TypeAlias = Literal["first", "second"]

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
KNIGHT: tuple[Cell, ...]

@final
class Stop:
    @property
    def kind(self) -> Literal["edge", "blocked", "limit", "ring", "taken"]: ...
    @property
    def at(self) -> Cell | None: ...

@final
class Miss:
    @property
    def reason(self) -> str: ...
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def wanted(self) -> str: ...
    def __bool__(self) -> Literal[False]: ...

@final
class Run:
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def stop(self) -> Stop: ...
    def __len__(self) -> int: ...

@final
class RunThrough:
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def behind(self) -> Stop: ...
    @property
    def ahead(self) -> Stop: ...
    def __len__(self) -> int: ...

@final
class Bracket:
    @property
    def start(self) -> Cell: ...
    @property
    def heading(self) -> Heading: ...
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def anchor(self) -> Cell: ...

@final
class Surround:
    @property
    def closed(self) -> int: ...
    @property
    def open(self) -> int: ...
    @property
    def gap(self) -> Heading | None: ...
    def __bool__(self) -> bool: ...

@final
class Hop:
    @property
    def start(self) -> Cell: ...
    @property
    def over(self) -> Cell: ...
    @property
    def to(self) -> Cell: ...

@final
class Seen:
    @property
    def at(self) -> Cell: ...
    @property
    def heading(self) -> Heading: ...
    @property
    def steps(self) -> int: ...

@final
class Threat:
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def lacks(self) -> int: ...
    @property
    def is_open(self) -> bool: ...
    @property
    def gains(self) -> list[Cell]: ...
    @property
    def defences(self) -> list[Cell]: ...

@final
class Region:
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def border(self) -> list[Cell]: ...
    def __len__(self) -> int: ...
    def __contains__(self, at: Cell, /) -> bool: ...

@final
class PatternMatch:
    @property
    def cells(self) -> list[Cell]: ...
    @property
    def segments(self) -> list[list[Cell]]: ...

@final
class Census:
    @property
    def windows(self) -> NDArray[np.uintp]: ...
    @property
    def counts(self) -> NDArray[np.uintp]: ...

@final
class Board:
    def __new__(
        cls, array: ArrayLike, *, wrap: Wrap | None = None, empty: Value | Sequence[Value] | None = None
    ) -> Board: ...
    @staticmethod
    def parse(
        picture: str, *, wrap: Wrap | None = None, empty: Value | Sequence[Value] | None = None
    ) -> Board: ...
    @property
    def array(self) -> NDArray[Any]: ...
    @property
    def shape(self) -> tuple[int, int]: ...
    @property
    def wrap(self) -> Wrap | None: ...
    def has_k_line(
        self, k: int, matches: Predicate | None = None, *, exactly: bool = False, axes: Headings | None = None
    ) -> bool: ...
    def k_lines(
        self, k: int, matches: Predicate | None = None, *, exactly: bool = False, axes: Headings | None = None
    ) -> list[list[Cell]]: ...
    def has_k_line_through(
        self,
        at: CellLike,
        k: int,
        matches: Predicate | None = None,
        *,
        exactly: bool = False,
        axes: Headings | None = None,
    ) -> bool: ...
    def k_lines_through(
        self,
        at: CellLike,
        k: int,
        matches: Predicate | None = None,
        *,
        exactly: bool = False,
        axes: Headings | None = None,
    ) -> list[list[Cell]]: ...
    def completions(
        self,
        k: int,
        matches: Predicate,
        free: Predicate | None = None,
        *,
        exactly: bool = False,
        axes: Headings | None = None,
    ) -> list[Cell]: ...
    def threats(
        self,
        k: int,
        mine: Predicate,
        free: Predicate | None = None,
        *,
        exactly: bool = False,
        axes: Headings | None = None,
    ) -> list[Threat]: ...
    def census(
        self, k: int, predicates: Iterable[Predicate], *, axes: Headings | None = None
    ) -> Census: ...
    def run(
        self,
        at: CellLike,
        heading: Heading,
        matches: Predicate | None = None,
        *,
        at_most: int | None = None,
    ) -> Run: ...
    def run_through(
        self, at: CellLike, axis: Heading, matches: Predicate | None = None
    ) -> RunThrough: ...
    def runs(
        self, axis: Heading, matches: Predicate | None = None
    ) -> list[tuple[Any, RunThrough]]: ...
    def count_on_line(
        self, at: CellLike, axis: Heading, matches: Predicate | None = None
    ) -> int: ...
    def ray(self, at: CellLike, heading: Heading) -> list[Cell]: ...
    def first_hit(
        self, at: CellLike, heading: Heading, matches: Predicate | None = None
    ) -> Cell | Miss: ...
    def seen_from(
        self, at: CellLike, matches: Predicate | None = None, *, headings: Headings | None = None
    ) -> list[Seen]: ...
    def slide(
        self, at: CellLike, heading: Heading, free: Predicate | None = None, *, at_most: int | None = None
    ) -> Run: ...
    def slide_or_take(
        self,
        at: CellLike,
        heading: Heading,
        target: Predicate,
        free: Predicate | None = None,
        *,
        at_most: int | None = None,
    ) -> Run: ...
    def path(
        self, at: CellLike, to: CellLike, free: Predicate | None = None, *, at_most: int | None = None
    ) -> list[Cell] | Miss: ...
    def hop(
        self, at: CellLike, heading: Heading, hurdle: Predicate, landing: Predicate | None = None
    ) -> Hop | Miss: ...
    def hops(
        self,
        matches: Predicate,
        hurdle: Predicate,
        landing: Predicate | None = None,
        *,
        headings: Headings | None = None,
    ) -> list[Hop]: ...
    def drop_from(
        self, at: CellLike, heading: Heading | None = None, free: Predicate | None = None
    ) -> Cell | Miss: ...
    def landings(
        self, heading: Heading | None = None, free: Predicate | None = None
    ) -> list[Cell]: ...
    def bracket(
        self,
        at: CellLike,
        heading: Heading,
        inner: Predicate,
        anchor: Predicate,
        *,
        at_least: int = 1,
        at_most: int | None = None,
    ) -> Bracket | Miss: ...
    def brackets_from(
        self,
        at: CellLike,
        inner: Predicate,
        anchor: Predicate,
        *,
        at_least: int = 1,
        at_most: int | None = None,
        headings: Headings | None = None,
    ) -> list[Bracket]: ...
    def brackets(
        self,
        inner: Predicate,
        anchor: Predicate,
        matches: Predicate | None = None,
        *,
        at_least: int = 1,
        at_most: int | None = None,
        headings: Headings | None = None,
    ) -> list[Bracket]: ...
    def custodial(
        self, at: CellLike, heading: Heading, prey: Predicate, anvil: Predicate, *, edge: bool = False
    ) -> Cell | Miss: ...
    def surround(
        self, at: CellLike, matches: Predicate, *, edge: bool = False, headings: Headings | None = None
    ) -> Surround: ...
    def flood(
        self, at: CellLike, matches: Predicate | None = None, *, headings: Headings | None = None
    ) -> Region: ...
    def regions(
        self, matches: Predicate | None = None, *, headings: Headings | None = None
    ) -> list[tuple[Any, Region]]: ...
    def liberties(
        self, at: CellLike, free: Predicate | None = None, *, headings: Headings | None = None
    ) -> list[Cell]: ...
    def enclosed(
        self, wall: Predicate, *, headings: Headings | None = None
    ) -> list[Region]: ...
    def connect(
        self,
        starts: Iterable[CellLike],
        goals: Iterable[CellLike],
        matches: Predicate | None = None,
        *,
        headings: Headings | None = None,
    ) -> list[Cell] | None: ...
    def find_pattern(
        self,
        pattern: str,
        values: dict[str, Value] | None = None,
        *,
        headings: Headings | None = None,
    ) -> list[PatternMatch]: ...
    def match_pattern(
        self, at: CellLike, heading: Heading, pattern: str, values: dict[str, Value] | None = None
    ) -> PatternMatch | Miss: ...

class IllegalMove(ValueError):
    reason: str
    cells: list[Cell]

@final
class Outcome:
    @property
    def kind(self) -> Literal["win", "draw", "solved", "stuck", "lost", "score"]: ...
    @property
    def winner(self) -> Side | None: ...
    @property
    def score(self) -> int | None: ...

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
    def turn(self) -> Side | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def result(self) -> str: ...
    @property
    def board(self) -> NDArray[np.str_]: ...
    @property
    def history(self) -> list[str]: ...
    @property
    def last(self) -> list[Cell]: ...
    @property
    def deciding(self) -> list[Cell]: ...
    @property
    def facts(self) -> list[str]: ...
    @property
    def title(self) -> str: ...
    @property
    def hint(self) -> str: ...
    @property
    def rules(self) -> str | None: ...
    def _repr_svg_(self) -> str: ...

def game(name: str, *, seed: int = 0, **options: Any) -> Game: ...
def games() -> list[str]: ...
