//! Moves that games share: a column, a piece put on a cell, a placement or a move, a move or a capture, one of two
//! kinds, a move or a pass.

use alloc::{string::String, vec::Vec};

use super::{CellOf, MoveCells, View};
use crate::{Coord, Hop, Move, Rect, Topology};

/// A column of a board with rows and columns, counted from 0, into which something is dropped. A player picks the top
/// cell of the column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Column(pub usize);

impl<S: View<Board = Rect>> MoveCells<S> for Column {
    fn cells(&self, _: &S) -> impl Iterator<Item = Coord> {
        [Coord::new(0, self.0)].into_iter()
    }

    fn of_cells(_: &S, cells: &[Coord], label: Option<&str>) -> Option<Self> {
        match (cells, label) {
            (&[Coord { row: 0, col }], None) => Some(Self(col)),
            _ => None,
        }
    }
}

/// A piece put on a cell, if the player chooses the piece, such as the piece that a pawn becomes.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, MoveCells, Position, Put, Side}};
///
/// let state = Position::new(Grid::filled(6, 6, Cell::Empty)?);
/// let (piece, at) = (Cell::Of(Side::First), Coord::new(0, 1));
/// assert!(Put { piece, at }.cells(&state).eq([at]));
/// assert_eq!(Put { piece, at }.label(&state).as_deref(), Some("X"));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Put<P, C = Coord> {
    /// The piece.
    pub piece: P,
    /// The cell.
    pub at: C,
}

impl<P, C: Copy> Put<P, C> {
    /// Reads the move from one cell and the character of a piece, in upper or lower case; `None` if there is not
    /// exactly one cell, or no such piece. `piece` returns the piece of a character. Games call this in their
    /// [`move_of_cells`](super::Notation::move_of_cells).
    ///
    /// ```
    /// use collinear::{Coord, rules::{Cell, Put, Side}};
    ///
    /// let at = Coord::new(0, 1);
    /// let piece = Cell::Of(Side::First);
    /// assert_eq!(Put::of(&[at], Some("x"), Cell::from_glyph), Some(Put { piece, at }));
    /// assert_eq!(Put::of(&[at], Some("xx"), Cell::from_glyph), None);
    /// ```
    #[must_use]
    pub fn of(cells: &[C], label: Option<&str>, piece: impl Fn(char) -> Option<P>) -> Option<Self> {
        let (&[at], Some(label)) = (cells, label) else {
            return None;
        };
        let glyph: char = label.parse().ok()?;
        let cases = [
            glyph,
            glyph.to_ascii_uppercase(),
            glyph.to_ascii_lowercase(),
        ];
        let piece = cases.into_iter().find_map(piece)?;
        Some(Self { piece, at })
    }
}

/// Lists the cell; the label is the character of the piece.
impl<S, P, C> MoveCells<S> for Put<P, C>
where
    S: View<Board: Topology<Cell = C>>,
    P: Clone + Into<char>,
    C: Copy,
{
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        [self.at].into_iter()
    }

    fn label(&self, _: &S) -> Option<String> {
        Some(String::from(self.piece.clone().into()))
    }
}

/// A piece placed from the hand, or moved on the board: Teeko, Nine Men's Morris, drops in shogi.
#[doc(alias("drop", "hand", "reserve"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PlaceOrMove<C = Coord> {
    /// A piece from the hand is placed here.
    Place(C),
    /// A piece moves from cell to cell.
    Move(Move<C>),
}

impl<C: Copy> PlaceOrMove<C> {
    /// The cell the piece leaves; `None` if it comes from the hand.
    #[must_use]
    pub const fn from(&self) -> Option<C> {
        match self {
            Self::Place(_) => None,
            Self::Move(m) => Some(m.from),
        }
    }

    /// The cell the piece goes to.
    #[must_use]
    pub const fn to(&self) -> C {
        match self {
            Self::Place(at) => *at,
            Self::Move(m) => m.to,
        }
    }
}

/// Lists the cell the piece leaves, unless it comes from the hand, and the cell it goes to.
impl<S: View<Board: Topology<Cell = C>>, C: Copy> MoveCells<S> for PlaceOrMove<C> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        self.from().into_iter().chain([self.to()])
    }

    fn of_cells(_: &S, cells: &[C], label: Option<&str>) -> Option<Self> {
        match (cells, label) {
            (&[at], None) => Some(Self::Place(at)),
            (&[from, to], None) => Some(Self::Move(Move { from, to })),
            _ => None,
        }
    }
}

/// A piece moves from cell to cell, or captures in a chain of hops: draughts, Fox and Geese.
///
/// To apply a capture, remove the captured pieces before you carry the piece: if they leave [at
/// once](crate::Removal::AtOnce), the capturing piece can end on the cell of a captured one.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Removal, rules::{MoveOrCapture, Position}};
///
/// let (man, free) = (|cell: &char| *cell == 'b', |cell: &char| *cell == '.');
/// let directions = [Direction::NE, Direction::SE];
/// let mut state = Position::new(Grid::parse(". . . . .\n. b . b .\nw . . . .")?);
/// let at = Coord::new(2, 0);
/// let chain = state.grid().chains(at, &directions, man, free, Removal::AtEnd).next();
/// let capture = MoveOrCapture::Capture(chain.unwrap());
/// state.fill(capture.taken(), '.');
/// state.carry(capture.from(), capture.to(), '.');
/// assert_eq!(state.grid().to_string(), ". . . . .\n. . . . .\n. . . . w");
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias("jump", "checkers move", "multi-jump"))]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MoveOrCapture<C = Coord, Over = C> {
    /// From cell to cell, without a capture.
    Move(Move<C>),
    /// A chain of one or more hops, which captures the pieces it jumps over.
    Capture(Vec<Hop<C, Over>>),
}

impl<C: Copy, Over: Clone> MoveOrCapture<C, Over> {
    /// The cell the piece starts from.
    ///
    /// # Panics
    ///
    /// If it is a capture without a hop, which no query returns.
    #[must_use]
    pub fn from(&self) -> C {
        match self {
            Self::Move(m) => m.from,
            Self::Capture(hops) => hops[0].from,
        }
    }

    /// The cell the piece ends on; if the hops form a ring, the cell it started from.
    ///
    /// # Panics
    ///
    /// If it is a capture without a hop, which no query returns.
    #[must_use]
    pub fn to(&self) -> C {
        match self {
            Self::Move(m) => m.to,
            Self::Capture(hops) => hops[hops.len() - 1].to,
        }
    }

    /// The captured cells or lines, in the order of the hops.
    pub fn taken(&self) -> impl Iterator<Item = Over> {
        let hops = match self {
            Self::Move(_) => &[],
            Self::Capture(hops) => hops.as_slice(),
        };
        hops.iter().map(|hop| hop.over.clone())
    }
}

/// Lists the start, and then each cell the piece lands on.
impl<S: View<Board: Topology<Cell = C>>, C: Copy, Over> MoveCells<S> for MoveOrCapture<C, Over> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        let (m, hops) = match self {
            Self::Move(m) => (Some([m.from, m.to]), [].as_slice()),
            Self::Capture(hops) => (None, hops.as_slice()),
        };
        let from = hops.first().map(|hop| hop.from);
        let chain = from.into_iter().chain(hops.iter().map(|hop| hop.to));
        m.into_iter().flatten().chain(chain)
    }

    /// Never returns a capture, since the cells do not say what is captured.
    fn of_cells(state: &S, cells: &[C], label: Option<&str>) -> Option<Self> {
        Move::of_cells(state, cells, label).map(Self::Move)
    }
}

/// A move of one of two kinds, such as the player's or chance's, with the cells and the label of that kind.
///
/// ```
/// use collinear::{Coord, Direction, Grid, rules::{Cell, EitherMove, MoveCells, Position, Put, Side}};
///
/// /// 2048: the player slides all tiles, chance puts one on an empty cell.
/// type Turn = EitherMove<Direction, Put<char>>;
///
/// let state = Position::new(Grid::filled(4, 4, '.')?);
/// let slide = Turn::Left(Direction::N);
/// assert_eq!(slide.label(&state).as_deref(), Some("up"));
/// let at = Coord::new(0, 3);
/// assert!(Turn::Right(Put { piece: '2', at }).cells(&state).eq([at]));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EitherMove<L, R> {
    /// A move of the first kind.
    Left(L),
    /// A move of the second kind.
    Right(R),
}

/// Has the cells and the label of the move inside.
impl<S: View, L: MoveCells<S>, R: MoveCells<S>> MoveCells<S> for EitherMove<L, R> {
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>> {
        let (left, right) = match self {
            Self::Left(m) => (Some(m.cells(state)), None),
            Self::Right(m) => (None, Some(m.cells(state))),
        };
        let left = left.into_iter().flatten();
        left.chain(right.into_iter().flatten())
    }

    fn label(&self, state: &S) -> Option<String> {
        match self {
            Self::Left(m) => m.label(state),
            Self::Right(m) => m.label(state),
        }
    }

    /// Tries the first kind, and then the second.
    fn of_cells(state: &S, cells: &[CellOf<S>], label: Option<&str>) -> Option<Self> {
        let left = L::of_cells(state, cells, label).map(Self::Left);
        left.or_else(|| R::of_cells(state, cells, label).map(Self::Right))
    }
}

/// Yields these moves, or a single pass if there are none. The first move is computed at once.
///
/// ```
/// use collinear::{Coord, rules::or_pass};
///
/// let at = Coord::new(1, 1);
/// assert!(or_pass([at]).eq([Some(at)]));
/// assert!(or_pass::<Coord>([]).eq([None]));
/// ```
#[doc(alias("skip", "forced pass", "null move"))]
pub fn or_pass<M>(moves: impl IntoIterator<Item = M>) -> impl Iterator<Item = Option<M>> {
    let mut moves = moves.into_iter().peekable();
    let pass = moves.peek().is_none().then_some(None);
    moves.map(Some).chain(pass)
}
