//! YINSH: rings turn markers over, and each row of five markers costs a ring.

use collinear::{
    Direction, Grid, Length, Line, Move, Stop,
    boards::{Hex, Hexagons, Holed},
    picture::{Body, Figure, Sign, Style, Surface},
    rules::{
        Illegal, MoveCells, Notation, Outcome, Owned, Position, Rules, Side, is_stuck, not_over,
        vacant,
    },
};

use crate::{
    looks::{self, piece, sign},
    refused::owned,
    shown::Shown,
};

/// YINSH, by Kris Burm (2003), on its 85 points.
///
/// - Players take turns to place five rings each.
/// - After that each turn moves a ring along a line: over empty points, or also over one row of markers to the first
///   empty point behind the row. The ring leaves a marker of its player on its old point. The markers that it passes
///   turn over.
/// - A player with five markers of their colour in a row removes them, and one of their rings. The player who moved
///   removes first. Here these are two moves: the row, then the ring.
/// - A player who has removed three rings wins. When all 51 markers are on the board, or a player cannot move, the
///   player who has removed more rings wins.
///
/// A ring's move is written as `e5-e8`, and a row as its five points, `e2-e3-e4-e5-e6`.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
/// use collinear_games::yinsh::Yinsh;
///
/// assert_eq!(perft(&Yinsh, &Yinsh.start(), 2, Finished::Dropped), 85 * 84);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yinsh;

/// A hexagon without its corners.
pub type Board = Holed<Hexagons>;

/// A state: the board, and the rings that are not on it.
pub type State = Position<Point, Board, Rings>;

/// The content of a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// An empty point.
    Empty,
    /// A ring of this player.
    Ring(Side),
    /// A marker that shows the colour of this player.
    Marker(Side),
}

/// The rings that are not on the board, and the player who moved last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rings {
    /// The rings that each player still has to place.
    pub in_hand: [u8; 2],
    /// The rings that each player has removed.
    pub taken_off: [u8; 2],
    /// The player who moved a ring last, and who removes rows first.
    mover: Side,
    next: Next,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Next {
    PlaceRing,
    MoveRing,
    TakeRow,
    TakeRing,
}

/// A move of YINSH.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A ring is placed.
    Place(Hex),
    /// A ring leaves a marker and moves along a line.
    Ring(Move<Hex>),
    /// Five markers are removed.
    Row(Line<Board>),
    /// A ring is removed.
    TakeOff(Hex),
}

const MARKERS: usize = 51;

impl Point {
    /// True if the point is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// True if the point has a marker.
    #[must_use]
    pub const fn is_marker(&self) -> bool {
        matches!(self, Self::Marker(_))
    }

    fn turn_over(&mut self) {
        if let Self::Marker(side) = self {
            *side = side.other();
        }
    }
}

impl Owned for Point {
    fn owner(&self) -> Option<Side> {
        match *self {
            Self::Empty => None,
            Self::Ring(side) | Self::Marker(side) => Some(side),
        }
    }
}

/// `X` and `O` for rings, `x` and `o` for markers.
impl From<Point> for char {
    fn from(point: Point) -> Self {
        match point {
            Point::Empty => '.',
            Point::Ring(side) => ['X', 'O'][side.index()],
            Point::Marker(side) => ['x', 'o'][side.index()],
        }
    }
}

fn rows(grid: &Grid<Point, Board>, side: Side) -> impl Iterator<Item = Line<Board>> {
    let marker = move |point: &Point| *point == Point::Marker(side);
    let lines = grid.k_lines(&Direction::HEX_AXES, Length::AtLeast(5), marker);
    lines.flat_map(|line| line.windows(5))
}

fn ring_moves(state: &State) -> impl Iterator<Item = Move<Hex>> {
    let (grid, ring) = (state.grid(), Point::Ring(state.turn));
    let ways = grid.headings_of(move |point| *point == ring, |_| Direction::HEX);
    ways.flat_map(move |(from, heading)| {
        let run = grid.slide(from, heading, .., Point::is_empty);
        let jump = match run.stop {
            Stop::Blocked(at) if grid[at].is_marker() => {
                let last = run.line.last().unwrap_or(from);
                grid.bracket(last, heading, 1.., Point::is_marker, Point::is_empty)
                    .ok()
            }
            _ => None,
        };
        let landing = jump.map(|jump| jump.anchor);
        let ends = run.line.into_iter().chain(landing);
        ends.map(move |to| Move { from, to })
    })
}

/// Sets the side to move after a ring has moved or was removed: a player with a row removes it, and the player who
/// moved removes first. Looks only for rows through one of these points.
fn settle(state: &mut State, points: &(impl Iterator<Item = Hex> + Clone)) {
    let (grid, mover) = (state.grid(), state.extra.mover);
    let has_row = |&side: &Side| {
        let marker = |point: &Point| *point == Point::Marker(side);
        points
            .clone()
            .any(|at| grid.has_k_line_through(at, &Direction::HEX_AXES, Length::AtLeast(5), marker))
    };
    let owner = [mover, mover.other()].into_iter().find(has_row);
    state.turn = owner.unwrap_or(mover.other());
    state.extra.next = match owner {
        Some(_) => Next::TakeRow,
        None => Next::MoveRing,
    };
}

impl Rules for Yinsh {
    type State = State;
    type Move = Turn;

    fn start(&self) -> State {
        let hexagon = Hexagons::hexagon(6).expect("91 points").board();
        let board = hexagon.without(hexagon.corners()).expect("85 points");
        let grid = Grid::filled_on(board, Point::Empty).expect("85 points");
        Position::new(grid).with_extra(Rings {
            in_hand: [5; 2],
            taken_off: [0; 2],
            mover: Side::Second,
            next: Next::PlaceRing,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Turn> {
        let (grid, turn, next) = (state.grid(), state.turn, state.extra.next);
        let wanted = match next {
            Next::PlaceRing => Some(Point::Empty),
            Next::TakeRing => Some(Point::Ring(turn)),
            Next::MoveRing | Next::TakeRow => None,
        };
        let points = wanted.into_iter();
        let points = points.flat_map(|wanted| grid.cells_where(move |point| *point == wanted));
        let points = points.map(move |at| match next {
            Next::PlaceRing => Turn::Place(at),
            _ => Turn::TakeOff(at),
        });
        let rows = (next == Next::TakeRow).then(|| rows(grid, turn));
        let rings = (next == Next::MoveRing).then(|| ring_moves(state));
        let rows = rows.into_iter().flatten().map(Turn::Row);
        let rings = rings.into_iter().flatten().map(Turn::Ring);
        points.chain(rows).chain(rings)
    }

    fn apply(&self, state: &mut State, m: Turn) {
        let turn = state.turn;
        match m {
            Turn::Place(at) => {
                state.extra.in_hand[turn.index()] -= 1;
                state.extra.mover = turn;
                state.place(at, Point::Ring(turn));
                if state.extra.in_hand == [0; 2] {
                    state.extra.next = Next::MoveRing;
                }
            }
            Turn::Ring(Move { from, to }) => {
                let passed = state.grid().board().between(from, to);
                state.carry(from, to, Point::Marker(turn));
                let passed = passed.into_iter().flatten();
                state.update(passed.clone(), Point::turn_over);
                state.extra.mover = turn;
                settle(state, &passed.chain([from]));
            }
            Turn::Row(row) => {
                state.fill(row, Point::Empty);
                state.extra.next = Next::TakeRing;
            }
            Turn::TakeOff(at) => {
                state.put(at, Point::Empty);
                state.extra.taken_off[turn.index()] += 1;
                let points = state.grid().board().cells();
                settle(state, &points);
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let [first, second] = state.extra.taken_off;
        if first == 3 || second == 3 {
            return Some(Outcome::by_score(first, second));
        }
        let has_to_move = state.extra.next == Next::MoveRing;
        let is_out = || state.grid().count(Point::is_marker) >= MARKERS;
        let is_over = has_to_move && (is_out() || is_stuck(self, state));
        is_over.then(|| Outcome::by_score(first, second))
    }

    fn check(&self, state: &State, m: &Turn) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (grid, turn) = (state.grid(), state.turn);
        let ring = |point: &Point| *point == Point::Ring(turn);
        let is_legal = || self.moves(state).any(|legal| legal == *m);
        match (m, state.extra.next) {
            (Turn::Place(at), Next::PlaceRing) => vacant(grid, *at, Point::is_empty),
            (Turn::TakeOff(at), Next::TakeRing) => owned(grid, *at, ring),
            (Turn::Row(_), Next::TakeRow) if is_legal() => Ok(()),
            (Turn::Ring(Move { from, to }), Next::MoveRing) => {
                owned(grid, *from, ring)?;
                vacant(grid, *to, Point::is_empty)?;
                if is_legal() {
                    return Ok(());
                }
                let why =
                    "cannot be reached: a ring moves straight, over at most one row of markers";
                Err(Illegal::about(grid.board(), *to, why))
            }
            (_, next) => Err(Illegal::refused(match next {
                Next::PlaceRing => "a ring must be placed on an empty point",
                Next::MoveRing => "a ring must move to an empty point",
                Next::TakeRow => "five markers in a row must be removed",
                Next::TakeRing => "you must remove one of your rings",
            })),
        }
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let Rings {
            in_hand, taken_off, ..
        } = state.extra;
        let in_hand = (in_hand != [0; 2]).then_some(("rings in hand", in_hand));
        let taken_off = Some(("rings removed", taken_off));
        let lines = [in_hand, taken_off].into_iter().flatten();
        lines
            .map(|(what, [first, second])| format!("{what}: White {first}, Black {second}"))
            .collect()
    }
}

/// A move is picked by the two points of a ring's move, the five points of a row, or one point.
impl MoveCells<State> for Turn {
    fn cells(&self, _: &State) -> impl Iterator<Item = Hex> {
        let (ends, row) = match self {
            Self::Place(at) | Self::TakeOff(at) => ([Some(*at), None], None),
            Self::Ring(m) => ([Some(m.from), Some(m.to)], None),
            Self::Row(row) => ([None; 2], Some(row.clone())),
        };
        ends.into_iter().flatten().chain(row.into_iter().flatten())
    }

    fn of_cells(state: &State, cells: &[Hex], label: Option<&str>) -> Option<Self> {
        let board = state.grid().board();
        match (cells, label) {
            (&[at], None) if state.extra.next == Next::TakeRing => Some(Self::TakeOff(at)),
            (&[at], None) => Some(Self::Place(at)),
            (&[from, to], None) => Some(Self::Ring(Move { from, to })),
            (&[first, .., last], None) => {
                let heading = board.between(first, last)?.heading();
                let row = board.line(first, heading, 5)?;
                let is_it = row.iter().eq(cells.iter().copied());
                // A row can be given from either end.
                let is_back = !Direction::HEX_AXES.contains(&heading);
                let row = if is_back { row.reversed() } else { row };
                is_it.then_some(Self::Row(row))
            }
            _ => None,
        }
    }
}

impl Notation for Yinsh {}

pub(crate) fn shown() -> Shown<Yinsh> {
    let [white, black] = [0xff_ff_ff, 0x2b_30_3b];
    let figures = [
        ('.', Figure::Nothing),
        ('X', sign(Sign::Ring, white)),
        ('O', sign(Sign::Ring, black)),
        ('x', piece(Body::Disc, white, None)),
        ('o', piece(Body::Disc, black, None)),
    ];
    Shown {
        players: Some(["White", "Black"]),
        pieces: ["xX", "oO"],
        style: Some(Style {
            surface: Surface::Crossings,
            theme: looks::theme(0x9a_a9_c2, 0x6a_79_94, figures),
            ..Style::default()
        }),
        ..Shown::default()
    }
}
