//! [`Actions`]: how the moves of a game are numbered; [`Action`]: the meaning of a number.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};
use core::fmt;

use super::{Illegal, move_cells::PASS};
use crate::{Bounds, Coord, Direction, Move, Symmetry};

/// How the moves of a game are numbered. Each number below [`count`](Self::count) is an action, and means the same in
/// every position.
///
/// ```
/// use collinear::{Bounds, Coord, Symmetry, rules::{Action, Actions}};
///
/// let board = Bounds::new(6, 7)?;
/// let columns = Actions::Columns(board);
/// assert_eq!(columns.count(), 7);
/// assert_eq!(columns.mapped(Symmetry::FlipLeftRight, 1), Some(5));
/// assert_eq!(columns.mapped(Symmetry::FlipUpDown, 1), None); // discs fall down
///
/// let cells = Actions::CellsOrPass(board);
/// assert_eq!(cells.action(8), Some(Action::Cell(Coord::new(1, 1))));
/// assert_eq!(cells.number(Action::Pass), Some(42));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias("action_space", "policy head"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Actions {
    /// A column, numbered from the left, into which a disc is dropped.
    Columns(Bounds),
    /// A cell on which a stone is placed. Cells are numbered row by row.
    Cells(Bounds),
    /// A cell as in [`Cells`](Self::Cells), or a pass, which is the last action.
    CellsOrPass(Bounds),
    /// A move along a row or a column, like a rook's. The numbers of a start cell begin with the targets in its row,
    /// from the left; the targets in its column follow, from the top.
    Slides(Bounds),
    /// A jump over the next cell to the cell behind it, as in peg solitaire. Each start cell has eight numbers, one for
    /// each direction in the order of [`Direction::ALL`].
    Hops(Bounds),
    /// A move from any cell to any cell, numbered `from * cells + to`.
    Moves(Bounds),
    /// A move as in [`Moves`](Self::Moves), or a pass, which is the last action.
    MovesOrPass(Bounds),
    /// All numbers below this one. The game defines what they mean and how a symmetry [maps](super::Encode::mapped)
    /// them.
    Numbers(usize),
}

const DIRECTIONS: usize = Direction::ALL.len();

/// The cell two steps away, unless its row or column would be negative.
fn two_steps(from: Coord, direction: Direction) -> Option<Coord> {
    let row = from.row.checked_add_signed(2 * direction.rows())?;
    let col = from.col.checked_add_signed(2 * direction.cols())?;
    Some(Coord::new(row, col))
}

/// What the number of an action means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A disc is dropped into this column.
    Column(usize),
    /// A stone is placed on this cell.
    Cell(Coord),
    /// A piece moves from cell to cell.
    Move(Move),
    /// A pass.
    Pass,
    /// A number whose meaning the game defines.
    Number(usize),
}

/// Columns are counted from 1, as players count them. Cells are written as [`Coord`]s.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(col) => write!(f, "column {}", col + 1),
            Self::Cell(at) => write!(f, "a placement on {at}"),
            Self::Move(Move { from, to }) => write!(f, "a move from {from} to {to}"),
            Self::Pass => f.write_str("a pass"),
            Self::Number(number) => write!(f, "number {number}"),
        }
    }
}

impl Action {
    /// Returns the error for an action that is not a move of the game.
    #[must_use]
    pub fn refused(self) -> Illegal {
        Illegal::refused(format!("{self} is not a move of this game"))
    }

    /// Writes the action with the names of its cells, as players write moves: `4`, `d4`, `b1-a3`, `pass`. Returns
    /// `None` for a [number](Self::Number), for a cell without a name, and for a move that ends where it starts.
    #[must_use]
    pub fn written(self, name: impl Fn(Coord) -> Option<String>) -> Option<String> {
        match self {
            Self::Column(col) => Some((col + 1).to_string()),
            Self::Cell(at) => name(at),
            Self::Move(Move { from, to }) if from == to => None,
            Self::Move(Move { from, to }) => Some(name(from)? + "-" + &name(to)?),
            Self::Pass => Some(PASS.to_owned()),
            Self::Number(_) => None,
        }
    }

    /// Maps the action by a symmetry of the board. Returns `None` for an action off the board, and for a column that
    /// would become a row or be filled from below. Only the identity maps a [number](Self::Number).
    #[must_use]
    pub fn mapped(self, symmetry: Symmetry, board: Bounds) -> Option<Self> {
        let image = |at| symmetry.map_coord(at, board);
        match self {
            Self::Column(col) => match symmetry {
                Symmetry::Identity => Some(self),
                Symmetry::FlipLeftRight => Some(Self::Column(board.cols().checked_sub(col + 1)?)),
                _ => None,
            },
            Self::Cell(at) => image(at).map(Self::Cell),
            Self::Move(Move { from, to }) => Some(Self::Move(Move {
                from: image(from)?,
                to: image(to)?,
            })),
            Self::Pass => Some(self),
            Self::Number(_) => Some(self).filter(|_| symmetry == Symmetry::Identity),
        }
    }
}

impl Actions {
    /// The board; `None` for [`Numbers`](Self::Numbers).
    #[must_use]
    const fn board(self) -> Option<Bounds> {
        match self {
            Self::Columns(board)
            | Self::Cells(board)
            | Self::CellsOrPass(board)
            | Self::Slides(board)
            | Self::Hops(board)
            | Self::Moves(board)
            | Self::MovesOrPass(board) => Some(board),
            Self::Numbers(_) => None,
        }
    }

    /// The same actions on the board after a symmetry.
    #[must_use]
    fn on_mapped_board(self, symmetry: Symmetry) -> Self {
        let after = |board| symmetry.map_bounds(board);
        match self {
            Self::Columns(board) => Self::Columns(after(board)),
            Self::Cells(board) => Self::Cells(after(board)),
            Self::CellsOrPass(board) => Self::CellsOrPass(after(board)),
            Self::Slides(board) => Self::Slides(after(board)),
            Self::Hops(board) => Self::Hops(after(board)),
            Self::Moves(board) => Self::Moves(after(board)),
            Self::MovesOrPass(board) => Self::MovesOrPass(after(board)),
            Self::Numbers(_) => self,
        }
    }

    /// The number of actions.
    #[must_use]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn count(self) -> usize {
        match self {
            Self::Columns(board) => board.cols(),
            Self::Cells(board) => board.cell_count(),
            Self::CellsOrPass(board) => board.cell_count().saturating_add(1),
            Self::Slides(board) => {
                let lines = board.cols().saturating_add(board.rows());
                board.cell_count().saturating_mul(lines)
            }
            Self::Hops(board) => board.cell_count().saturating_mul(DIRECTIONS),
            Self::Moves(board) => board.cell_count().saturating_mul(board.cell_count()),
            Self::MovesOrPass(board) => Self::Moves(board).count().saturating_add(1),
            Self::Numbers(count) => count,
        }
    }

    /// The number of an action; `None` if the action has no number.
    #[must_use]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn number(self, action: Action) -> Option<usize> {
        let index = |board: Bounds, at: Coord| {
            let is_on_it = at.row < board.rows() && at.col < board.cols();
            is_on_it.then(|| at.row * board.cols() + at.col)
        };
        match (self, action) {
            (Self::Columns(board), Action::Column(col)) => {
                Some(col).filter(|&col| col < board.cols())
            }
            (Self::Cells(board) | Self::CellsOrPass(board), Action::Cell(at)) => index(board, at),
            (Self::CellsOrPass(_) | Self::MovesOrPass(_), Action::Pass) => Some(self.count() - 1),
            (Self::Slides(board), Action::Move(Move { from, to })) => {
                let line = match (from.row == to.row, from.col == to.col) {
                    (true, _) => to.col,
                    (false, true) => board.cols() + to.row,
                    (false, false) => return None,
                };
                index(board, to)?;
                Some(index(board, from)? * (board.cols() + board.rows()) + line)
            }
            (Self::Hops(board), Action::Move(Move { from, to })) => {
                index(board, to)?;
                let leads_there = |direction: &Direction| two_steps(from, *direction) == Some(to);
                let direction = Direction::ALL.iter().position(leads_there)?;
                Some(index(board, from)? * DIRECTIONS + direction)
            }
            (Self::Moves(board) | Self::MovesOrPass(board), Action::Move(Move { from, to })) => {
                Some(index(board, from)? * board.cell_count() + index(board, to)?)
            }
            (Self::Numbers(count), Action::Number(number)) => Some(number).filter(|&n| n < count),
            _ => None,
        }
    }

    /// The action with this number. `None` if the number is not below [`count`](Self::count), or if the move would
    /// leave the board.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Move, rules::{Action, Actions}};
    ///
    /// let slides = Actions::Slides(Bounds::new(3, 4)?);
    /// let [from, to] = [(1, 2), (0, 2)].map(Coord::from);
    /// let action = Action::Move(Move { from, to });
    /// assert_eq!(slides.number(action), Some(6 * (4 + 3) + 4));
    /// assert_eq!(slides.action(46), Some(action));
    /// assert_eq!(slides.action(84), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn action(self, number: usize) -> Option<Action> {
        if number >= self.count() {
            return None;
        }
        let cell = |board: Bounds, index| Coord::new(index / board.cols(), index % board.cols());
        Some(match self {
            Self::CellsOrPass(_) | Self::MovesOrPass(_) if number + 1 == self.count() => {
                Action::Pass
            }
            Self::Columns(_) => Action::Column(number),
            Self::Cells(board) | Self::CellsOrPass(board) => Action::Cell(cell(board, number)),
            Self::Slides(board) => {
                let lines = board.cols() + board.rows();
                let (from, line) = (cell(board, number / lines), number % lines);
                let to = match line.checked_sub(board.cols()) {
                    None => Coord::new(from.row, line),
                    Some(row) => Coord::new(row, from.col),
                };
                Action::Move(Move { from, to })
            }
            Self::Hops(board) => {
                let from = cell(board, number / DIRECTIONS);
                let to = two_steps(from, Direction::ALL[number % DIRECTIONS])?;
                if to.row >= board.rows() || to.col >= board.cols() {
                    return None;
                }
                Action::Move(Move { from, to })
            }
            Self::Moves(board) | Self::MovesOrPass(board) => Action::Move(Move {
                from: cell(board, number / board.cell_count()),
                to: cell(board, number % board.cell_count()),
            }),
            Self::Numbers(_) => Action::Number(number),
        })
    }

    /// Returns the number of an action after a symmetry of the board; `None` if [`Action::mapped`] returns `None`.
    #[doc(alias("augment", "rotate", "flip"))]
    #[must_use]
    pub fn mapped(self, symmetry: Symmetry, number: usize) -> Option<usize> {
        let action = self.action(number)?;
        let action = match self.board() {
            Some(board) => action.mapped(symmetry, board)?,
            None if symmetry == Symmetry::Identity => action,
            None => return None,
        };
        self.on_mapped_board(symmetry).number(action)
    }
}
