//! [`TableInARow`]: m,n,k games with tables of lines.

use alloc::boxed::Box;
use core::fmt;

use super::{InARow, Square, State, replies::count_replies};
use crate::{
    Board, Grid, Headings, Layout, Rect,
    bits::{CellSet, KLineTable, LineTables, Word},
    rules::{
        Bulk, Cell, Engine, Finished, Illegal, Outcome, Position, Rules, SetupError, Side, View,
    },
};

/// An engine of [`InARow`] for any board that fits a word: boxes, Möbius strips, boards made of a list of lines, and
/// rectangles with joined sides.
///
/// The engine stores the lines of the board as sets of cells. It lists moves in the order of their cells, even with
/// gravity.
///
/// ```
/// use collinear::{
///     Length,
///     boards::Cuboid,
///     rules::{Finished, Rules, in_a_row::{InARow, TableInARow}, perft_bulk},
/// };
///
/// let qubic = InARow::on(Cuboid::new([4, 4, 4])?.board(), Length::AtLeast(4))?;
/// let fast = TableInARow::<u64, _>::new(qubic)?;
/// assert_eq!(perft_bulk(&fast, &fast.start(), 4, Finished::Dropped), 64 * 63 * 62 * 61);
///
/// let hypercube = InARow::on(Cuboid::new([3, 3, 3, 3])?.board(), Length::AtLeast(3))?;
/// assert!(TableInARow::<u64, _>::new(hypercube).is_err()); // 81 cells
/// assert!(TableInARow::<u128, _>::new(hypercube).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Complexity
///
/// A move looks at the lines of k cells through its cell. In Qubic these are 4 or 7 of 76 lines. [`perft_bulk`] looks
/// at all lines once for the last two plies.
///
/// [`perft_bulk`]: crate::rules::perft_bulk()
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInARow<W: Word, T: Layout = Rect> {
    rules: InARow<T>,
    tables: LineTables<W, T>,
    lines: KLineTable<W, T>,
    /// For each cell, by index: the cell above it, which opens once there is a disc on the cell.
    above: Box<[CellSet<W>]>,
    /// The cells that have a cell above.
    covered: CellSet<W>,
}

impl<W: Word, T: Headings + Layout> TableInARow<W, T> {
    /// Makes the engine for a game.
    ///
    /// # Errors
    ///
    /// If the board has more cells than the word has bits.
    ///
    /// ```
    /// use collinear::{Wrap, rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, TableInARow}};
    ///
    /// let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)?;
    /// assert!(TableInARow::<u64>::new(cylinder).is_ok());
    /// let error = TableInARow::<u64>::new(GOMOKU).unwrap_err();
    /// assert_eq!(error.to_string(), "a board of 225 cells is too large: there is room for 64 cells");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(rules: InARow<T>) -> Result<Self, SetupError> {
        let tables = LineTables::with_headings(rules.board().clone(), |at| rules.axes_at(at))?;
        let cells = rules.board().cells();
        let above: Box<[_]> = cells.map(|at| tables.set(rules.above(at))).collect();
        Ok(Self {
            lines: tables.k_line_table(rules.length()),
            covered: tables.mask(|at| rules.above(at).is_some()),
            above,
            tables,
            rules,
        })
    }

    /// The cells where a disc can be placed, given the free cells.
    fn open(&self, free: CellSet<W>) -> CellSet<W> {
        let rests = |at| {
            let below = self.rules.below(at);
            self.tables.contains(free, at)
                && self.rules.obstacle_to(at).is_none()
                && below.is_none_or(|below| !self.tables.contains(free, below))
        };
        self.tables.mask(rests)
    }

    fn obstacles(&self) -> CellSet<W> {
        self.tables.set(self.rules.obstacles())
    }
}

/// Entering fails with the [`SetupError`] of [`set_up`](InARow::set_up). Leaving keeps the last move.
///
/// ```
/// use collinear::{
///     Coord, Direction, Length,
///     boards::Twisted,
///     rules::{Engine, Rules, in_a_row::{InARow, TableInARow}},
/// };
///
/// let strip = InARow::on(Twisted::moebius(6, 7)?.board(), Length::AtLeast(4))?;
/// let rules = strip.with_gravity_towards(Direction::S)?;
/// let fast = TableInARow::<u64, _>::new(rules)?;
/// let (mut slow, mut state) = (rules.start(), fast.start());
/// for column in [0, 6, 0] {
///     let lands = rules.landing(&slow, column)?;
///     rules.apply(&mut slow, lands);
///     fast.apply(&mut state, lands);
/// }
/// assert_eq!(fast.leave(&state), slow);
/// assert_eq!(fast.enter(&slow)?, state);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<W: Word, T: Headings + Layout> Engine for TableInARow<W, T> {
    type Reference = InARow<T>;

    fn of(rules: InARow<T>) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    #[inline]
    fn rules(&self) -> &InARow<T> {
        &self.rules
    }

    fn enter(&self, state: &State<T>) -> Result<TableState<W, T>, SetupError> {
        let state = self.rules.for_an_engine(state)?;
        let grid = state.grid();
        let of = |cell| self.tables.mask(|at| grid[at] == cell);
        let turn = state.turn();
        Ok(TableState {
            board: self.rules.board().clone(),
            own: of(Square::Cell(Cell::Of(turn))),
            theirs: of(Square::Cell(Cell::Of(turn.other()))),
            obstacles: self.obstacles(),
            open: self.open(of(Square::Cell(Cell::Empty))),
            last: state.last(),
            turn,
            closed_line: matches!(state.outcome, Some(Outcome::Win(_))),
        })
    }

    fn leave(&self, state: &TableState<W, T>) -> State<T> {
        let position = Position::new(state.grid()).with_turn(state.turn);
        self.rules.state_of(position.with_last(state.last))
    }

    /// Finds all winning moves at once.
    #[inline]
    fn count_replies(&self, state: &TableState<W, T>, finished: Finished) -> Option<u128> {
        let open = state.open;
        let wins = self.lines.completions(state.own, open);
        let going_on = open - wins;
        let on_top = (going_on & self.covered).len();
        Some(count_replies(open.len(), wins.len(), on_top, finished))
    }
}

/// A state of an m,n,k game for [`TableInARow`]: the discs of both sides and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableState<W: Word, T: Layout = Rect> {
    board: Board<T>,
    own: CellSet<W>,
    theirs: CellSet<W>,
    obstacles: CellSet<W>,
    /// The cells where a disc can be placed.
    open: CellSet<W>,
    last: Option<T::Cell>,
    turn: Side,
    closed_line: bool,
}

impl<W: Word, T: Layout> TableState<W, T> {
    /// The discs of a player.
    #[must_use]
    #[inline]
    pub fn discs(&self, side: Side) -> CellSet<W> {
        if side == self.turn {
            self.own
        } else {
            self.theirs
        }
    }

    fn grid(&self) -> Grid<Square, T> {
        let cell = |at| {
            let index = self.board.topology().index_inside(at);
            let sides = Side::BOTH.into_iter();
            let owner = sides
                .clone()
                .find(|&side| self.discs(side).contains_index(index));
            match owner {
                Some(side) => Square::Cell(Cell::Of(side)),
                None if self.obstacles.contains_index(index) => Square::Obstacle,
                None => Square::Cell(Cell::Empty),
            }
        };
        Grid::on(self.board.clone(), cell)
            .unwrap_or_else(|error| panic!("a board of at most 2^16 cells: {error}"))
    }
}

/// The board as text.
impl<W: Word, T: Layout> fmt::Display for TableState<W, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.glyphs().on_paper(), f)
    }
}

/// The key is the discs of both sides, and whose turn it is.
impl<W: Word, T: Layout> View for TableState<W, T> {
    type Board = T;
    type Key = (CellSet<W>, CellSet<W>, Side);

    fn key(&self) -> Self::Key {
        (self.own, self.theirs, self.turn)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char, T> {
        self.grid().map(|&cell| cell.into())
    }
}

impl<W: Word, T: Headings + Layout> Rules for TableInARow<W, T> {
    type State = TableState<W, T>;
    type Move = T::Cell;

    fn start(&self) -> TableState<W, T> {
        let obstacles = self.obstacles();
        TableState {
            board: self.rules.board().clone(),
            own: CellSet::empty(),
            theirs: CellSet::empty(),
            obstacles,
            open: self.open(self.tables.full() - obstacles),
            last: None,
            turn: Side::First,
            closed_line: false,
        }
    }

    #[inline]
    fn moves(&self, state: &TableState<W, T>) -> impl Iterator<Item = T::Cell> {
        self.tables.cells(state.open)
    }

    #[inline]
    fn apply(&self, state: &mut TableState<W, T>, at: T::Cell) {
        let index = self.rules.board().topology().index_inside(at);
        let disc = CellSet::of_index(index);
        let own = state.own | disc;
        state.own = state.theirs;
        state.theirs = own;
        state.open = (state.open - disc) | self.above[index];
        state.closed_line = self.lines.has_k_line_through(at, own);
        state.last = Some(at);
        state.turn = state.turn.other();
    }

    #[inline]
    fn outcome(&self, state: &TableState<W, T>) -> Option<Outcome> {
        let mover = state.turn.other();
        self.rules
            .verdict(mover, state.closed_line, state.open.is_empty())
    }

    #[inline]
    fn count_moves(&self, state: &TableState<W, T>) -> usize {
        state.open.len()
    }

    /// Calls the reference rules, which give the reasons.
    fn check(&self, state: &TableState<W, T>, at: &T::Cell) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), at)
    }
}

impl<W: Word, T: Headings + Layout> Bulk for TableInARow<W, T> {
    #[inline]
    fn is_legal(&self, state: &Self::State, at: &T::Cell) -> bool {
        self.tables.contains(state.open, *at)
    }
}
