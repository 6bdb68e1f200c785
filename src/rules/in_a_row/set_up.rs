//! Positions that are set up instead of played; [`SetupError`]: why there is no such game or position.

use alloc::vec::Vec;
use core::fmt;

use super::{InARow, Square, State};
use crate::{
    Board, Bounds, Coord, Direction, Grid, Headings, Layout, Line, Rect, TooLarge, WrongSize,
    geometry::Named,
    rules::{Cell, Position, Side},
};

impl<T: Headings + Layout> InARow<T> {
    /// The state with these discs on the board: whose turn it is and whether the game has ended
    /// is found out by looking at the whole board, once.
    ///
    /// How the grid wraps makes no difference, if it has the same cells; the board of the game counts.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if no game can come to this: a board of another size, other obstacles than those of the
    /// game, a disc in the air or where none can come to, too many discs of one side, lines that no last move can
    /// have closed. Whether the discs below can have been played in turn is not looked into.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Side, View, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
    /// let state = TIC_TAC_TOE.set_up(board("X O X\n. O .\n. . ."))?;
    /// assert_eq!(state.turn(), Side::First);
    ///
    /// let error = TIC_TAC_TOE.set_up(board("X X X\n. . .\nO O O")).unwrap_err();
    /// assert_eq!(error.to_string(), "both players have a line");
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    #[expect(clippy::needless_pass_by_value, reason = "a position is given away")]
    pub fn set_up<C>(&self, grid: Grid<C, T>) -> Result<State<T>, SetupError<T>>
    where
        C: Copy + Into<Square>,
    {
        let grid = self.on_the_board(grid.map(|&cell| cell.into()))?;
        self.check_obstacles(&grid)?;
        self.check_gravity(&grid)?;
        let count = |side| grid.count(Square::is_of(side));
        let (first, second) = (count(Side::First), count(Side::Second));
        let turn = match first.checked_sub(second) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => return Err(SetupError::Count { first, second }),
        };
        let axes = self.all_axes();
        let lines = |side| grid.k_lines(&axes, self.length, Square::is_of(side));
        let (mover, had_line) = (turn.other(), lines(turn).next().is_some());
        let closed: Vec<_> = lines(mover).collect();
        let last = match (closed.is_empty(), had_line) {
            (false, true) => return Err(SetupError::BothHaveLines),
            (true, true) => return Err(SetupError::PlayedOn { player: turn }),
            (false, false) => Some(self.last_disc(&grid, &closed, mover)?),
            (true, false) => None,
        };
        Ok(self.state_of(Position::new(grid).with_turn(turn).with_last(last)))
    }

    /// The grid on the board of the game, if that has the same cells.
    fn on_the_board(&self, grid: Grid<Square, T>) -> Result<Grid<Square, T>, SetupError<T>> {
        if *grid.board() == self.board {
            return Ok(grid);
        }
        let paper = |board: &Board<T>| board.topology().paper();
        WrongSize::check(paper(grid.board()), paper(&self.board)).map_err(SetupError::Size)?;
        if !grid.board().cells().eq(self.board.cells()) {
            return Err(SetupError::Cells);
        }
        let cells = grid.iter().copied().collect();
        Grid::from_cells(self.board.clone(), cells).map_err(|_| SetupError::Cells)
    }

    fn check_gravity(&self, grid: &Grid<Square, T>) -> Result<(), SetupError<T>> {
        let is_empty = |at: Option<T::Cell>| at.is_some_and(|at| grid[at].is_empty());
        let mut discs = grid.cells_where(|square| square.side().is_some());
        let floating = discs.find(|&at| is_empty(self.below(at)));
        match floating.and_then(|at| self.board.named(at)) {
            Some(at) => Err(SetupError::Floating { at }),
            None => Ok(()),
        }
    }

    /// All axes of the board, each at least once.
    fn all_axes(&self) -> Vec<T::Heading> {
        if let Some(axes) = self.axes.everywhere() {
            return axes.to_vec();
        }
        let cells = self.board.cells();
        let mut axes: Vec<_> = cells.flat_map(|at| self.axes_at(at)).collect();
        axes.sort_unstable();
        axes.dedup();
        axes
    }

    /// The last disc that the player with these lines can have put down: it is on every line, and without it there
    /// was none.
    fn last_disc(
        &self,
        grid: &Grid<Square, T>,
        lines: &[Line<T>],
        player: Side,
    ) -> Result<T::Cell, SetupError<T>> {
        let own = |at: T::Cell| grid[at] == Square::Cell(Cell::Of(player));
        let on_top = |at: T::Cell| self.above(at).is_none_or(|above| grid[above].is_empty());
        // The disc may have joined two parts that were lines already.
        let closed_none_before = |last: T::Cell| {
            let before = |at: T::Cell| at != last && own(at);
            let both_ways = self.axes_at(last).flat_map(|axis| {
                let back = self.board.topology().reversed(last, axis);
                [axis, back]
            });
            let mut parts = both_ways.filter_map(|way| self.board.step_with_heading(last, way));
            !parts.any(|(next, way)| {
                self.board
                    .has_k_line_through(next, &[way], self.length, before)
            })
        };
        let mut candidates = lines.first().into_iter().flatten().filter(|&at| on_top(at));
        let last = candidates
            .find(|&at| lines.iter().all(|line| line.contains(at)) && closed_none_before(at));
        last.ok_or(SetupError::NoLastMove { player })
    }
}

/// Why there is no such m,n,k game, or why no game can come to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError<T: Layout = Rect> {
    /// The board has more than [`MAX_CELLS`](crate::rules::MAX_CELLS) cells, rows or columns.
    TooLarge(TooLarge),
    /// The board is to have obstacles, and has more than 384 cells.
    TooLargeForObstacles(TooLarge),
    /// A line of no cells would have won before the first move.
    NoLength,
    /// Gravity needs a floor, and a line along its heading is a ring.
    NoFloor,
    /// A disc falls one way, and on this board a step along the heading of gravity turns it.
    Turns,
    /// Lines run along rows, columns and diagonals only.
    NotAnAxis {
        /// The direction that is none of these.
        direction: Direction,
    },
    /// A position has other cells than the board of the game, though it is as large on paper.
    Cells,
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// An obstacle is to stand on a cell off the board.
    OffBoard {
        /// That cell.
        at: T::Cell,
        /// The size of the board on paper.
        bounds: Bounds,
    },
    /// There is an obstacle where the game has none, or none where it has one.
    Obstacle {
        /// The cell.
        at: Named<T>,
        /// Whether the game has one there.
        wanted: bool,
    },
    /// There is a disc on a cell that none can come to.
    CutOff {
        /// Its cell.
        at: Named<T>,
        /// The obstacle above it.
        obstacle: Named<T>,
    },
    /// There is a disc in the air.
    Floating {
        /// Its cell.
        at: Named<T>,
    },
    /// The first player has neither as many discs as the second nor one more.
    Count {
        /// The discs of the first player.
        first: usize,
        /// The discs of the second player.
        second: usize,
    },
    /// Both players have a line.
    BothHaveLines,
    /// One player has a line, and the other one moved after that.
    PlayedOn {
        /// The player with the line.
        player: Side,
    },
    /// No single disc can have closed all lines of the player.
    NoLastMove {
        /// The player with the lines.
        player: Side,
    },
}

impl<T: Layout> fmt::Display for SetupError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::TooLargeForObstacles(error) => write!(f, "with obstacles {error}"),
            Self::NoLength => f.write_str("a line has to be at least 1 cell long"),
            Self::NoFloor => f.write_str(
                "gravity needs a floor, and on this board a disc would fall round a ring",
            ),
            Self::Turns => f.write_str(
                "a disc falls one way, and on this board a step along the heading of gravity turns it",
            ),
            Self::NotAnAxis { direction } => {
                write!(
                    f,
                    "{direction} is neither along a row nor a column nor a diagonal"
                )
            }
            Self::Cells => f.write_str("the board has other cells than that of the game"),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::OffBoard { at, bounds } => {
                write!(f, "an obstacle on {at:?} is off the board of {bounds}")
            }
            Self::Obstacle { at, wanted: true } => write!(f, "there is an obstacle on {at} in this game"),
            Self::Obstacle { at, wanted: false } => {
                write!(f, "there is no obstacle on {at} in this game")
            }
            Self::CutOff { at, obstacle } => {
                write!(f, "no disc gets to {at}: there is an obstacle on {obstacle}")
            }
            Self::Floating { at } => {
                let Coord { row, col } = at.on_paper();
                write!(
                    f,
                    "row {row}, column {col}: the disc on {at} has nothing below it"
                )
            }
            Self::Count { first, second } => write!(
                f,
                "{first} discs of the first player and {second} of the second are not from taking \
                 turns"
            ),
            Self::BothHaveLines => f.write_str("both players have a line"),
            Self::PlayedOn { player } => {
                write!(
                    f,
                    "the {player} player has a line, but the game was played on"
                )
            }
            Self::NoLastMove { player } => {
                write!(
                    f,
                    "no last move can have closed all lines of the {player} player"
                )
            }
        }
    }
}

impl<T: Layout> core::error::Error for SetupError<T> {}
