//! The moves that games share: in a column, this piece on that cell, placed or moved, a move or a capture,
//! one of two kinds, or else a pass.

use alloc::{string::String, vec::Vec};

use super::{CellOf, MoveCells, View};
use crate::{Coord, Hop, Move, Rect, Topology};

/// A column of a board of rows and columns, from 0: something is dropped into it. It is picked on its
/// top cell.
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

/// This piece on that cell: a player chooses what to place, or what a pawn becomes.
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
    /// What is placed.
    pub piece: P,
    /// Where.
    pub at: C,
}

impl<P, C: Copy> Put<P, C> {
    /// The move on one cell whose label is the character of a piece, in a capital letter or a small one;
    /// `None` if they tell none. `piece` says which one a character stands for. A game has it as its
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

/// The cell; the label is the character of the piece.
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

/// A piece from the hand, or one that stands on the board: Teeko, Nine Men's Morris, a drop in shogi.
#[doc(alias("drop", "hand", "reserve"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PlaceOrMove<C = Coord> {
    /// A piece from the hand is placed here.
    Place(C),
    /// A piece goes from cell to cell.
    Move(Move<C>),
}

impl<C: Copy> PlaceOrMove<C> {
    /// Where the piece comes from; `None` for one from the hand.
    #[must_use]
    pub const fn from(&self) -> Option<C> {
        match self {
            Self::Place(_) => None,
            Self::Move(m) => Some(m.from),
        }
    }

    /// Where it goes.
    #[must_use]
    pub const fn to(&self) -> C {
        match self {
            Self::Place(at) => *at,
            Self::Move(m) => m.to,
        }
    }
}

/// From, if it stood on the board, then to.
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

/// A piece goes from cell to cell, or captures in a chain of hops: draughts, Fox and Geese.
///
/// What it takes leaves the board before it is carried: where pieces leave [at once](crate::Removal::AtOnce)
/// it can end on a cell that it emptied.
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
    /// From cell to cell; nothing is taken.
    Move(Move<C>),
    /// A chain of hops, of one at least; what they jump over is taken.
    Capture(Vec<Hop<C, Over>>),
}

impl<C: Copy, Over: Clone> MoveOrCapture<C, Over> {
    /// Where the piece comes from.
    ///
    /// # Panics
    ///
    /// If it is a chain without a hop, which no query answers.
    #[must_use]
    pub fn from(&self) -> C {
        match self {
            Self::Move(m) => m.from,
            Self::Capture(hops) => hops[0].from,
        }
    }

    /// Where it ends; after a ring of hops, where it came from.
    ///
    /// # Panics
    ///
    /// If it is a chain without a hop, which no query answers.
    #[must_use]
    pub fn to(&self) -> C {
        match self {
            Self::Move(m) => m.to,
            Self::Capture(hops) => hops[hops.len() - 1].to,
        }
    }

    /// What it jumps over, in order: cells, or lines.
    pub fn taken(&self) -> impl Iterator<Item = Over> {
        let hops = match self {
            Self::Move(_) => &[],
            Self::Capture(hops) => hops.as_slice(),
        };
        hops.iter().map(|hop| hop.over.clone())
    }
}

/// From, then each cell that it comes to.
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

    /// A move: what is taken, cells do not tell.
    fn of_cells(state: &S, cells: &[C], label: Option<&str>) -> Option<Self> {
        Move::of_cells(state, cells, label).map(Self::Move)
    }
}

/// A move of one of two kinds, with the cells and the label of either: the player's or that of chance, a
/// piece taken away or a jump.
///
/// ```
/// use collinear::{Coord, Direction, Grid, rules::{Cell, EitherMove, MoveCells, Position, Put, Side}};
///
/// /// 2048: the player slides all tiles, chance puts one on a free cell.
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
    /// Of the first kind.
    Left(L),
    /// Of the second kind.
    Right(R),
}

/// Those of the one that it is.
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

    /// Of the first kind if it can be.
    fn of_cells(state: &S, cells: &[CellOf<S>], label: Option<&str>) -> Option<Self> {
        let left = L::of_cells(state, cells, label).map(Self::Left);
        left.or_else(|| R::of_cells(state, cells, label).map(Self::Right))
    }
}

/// These moves, or a pass if there is none: who can't move passes. The first move is looked for at once.
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
