//! [`MoveCells`]: the cells and the label of a move.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};

use super::{CellOf, View};
use crate::{Coord, Direction, Hop, Move, Topology, boards};

/// The cells that a player picks to make a move, and a label for what the cells do not determine.
///
/// Cells of every board implement it, and so do the moves that games share: [`Move`], [`Hop`], a chain (`Vec<Hop>`),
/// [`Direction`], [`Column`](super::Column), [`Put`](super::Put), [`PlaceOrMove`](super::PlaceOrMove),
/// [`MoveOrCapture`](super::MoveOrCapture), arrays of moves, a move of one of two kinds
/// ([`EitherMove`](super::EitherMove)), and a move or a pass (`Option`). For a move type of your own, list the cells:
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, MoveCells, Position}};
///
/// /// An amazon moves to a cell and shoots an arrow at another one.
/// struct Shot {
///     from: Coord,
///     to: Coord,
///     arrow: Coord,
/// }
///
/// impl MoveCells<Position<Cell>> for Shot {
///     fn cells(&self, _: &Position<Cell>) -> impl Iterator<Item = Coord> {
///         [self.from, self.to, self.arrow].into_iter()
///     }
/// }
///
/// let state = Position::new(Grid::filled(10, 10, Cell::Empty)?);
/// let [from, to, arrow] = [(9, 3), (5, 3), (5, 8)].map(Coord::from);
/// assert!(Shot { from, to, arrow }.cells(&state).eq([from, to, arrow]));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[diagnostic::on_unimplemented(
    note = "implement `MoveCells<State>` for the move: the cells that a player picks to make it"
)]
#[doc(alias("move notation", "move input"))]
pub trait MoveCells<S: View> {
    /// The cells to pick, in order: the cell to place on, or the start and the end of a move. A pass has none.
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>>;

    /// What distinguishes the move from others on the same cells, such as the piece that is placed, `x`; or the name
    /// of a move without cells, `pass`. It is written after the cells, `b2=x`, and has no spaces.
    fn label(&self, _: &S) -> Option<String> {
        None
    }

    /// The move with these cells and this label, legal or not; `None` if they do not determine it.
    ///
    /// [`Notation`](super::Notation) calls it to read a word, so that [`check`](super::Rules::check) can give the
    /// reason if the move is not legal. If it returns `None`, as by default, the word is looked up among the legal
    /// moves, and the reasons are general. The move types of this module implement it if cells and label determine the
    /// move. [`Put`](super::Put) does not, since only the game [says](super::Put::of) which piece a character means.
    ///
    /// ```
    /// use collinear::{Coord, Grid, Move, rules::{Cell, MoveCells, Position}};
    ///
    /// let state = Position::new(Grid::filled(3, 3, Cell::Empty)?);
    /// let [from, to] = [(2, 0), (0, 2)].map(Coord::from);
    /// assert_eq!(Move::of_cells(&state, &[from, to], None), Some(Move { from, to }));
    /// assert_eq!(Move::of_cells(&state, &[from], None), None);
    /// assert_eq!(<Option<Coord>>::of_cells(&state, &[], Some("pass")), Some(None));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    fn of_cells(_: &S, _: &[CellOf<S>], _: Option<&str>) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
}

/// On any board, a cell is a placement on it: a `u16` is a point of [`Tracks`](boards::Tracks).
macro_rules! placements {
    ($([$($generics:tt)*] $Cell:ty),*) => {$(
        /// A placement.
        impl<S: View<Board: Topology<Cell = Self>>, $($generics)*> MoveCells<S> for $Cell {
            fn cells(&self, _: &S) -> impl Iterator<Item = Self> {
                [*self].into_iter()
            }

            fn of_cells(_: &S, cells: &[Self], label: Option<&str>) -> Option<Self> {
                match (cells, label) {
                    (&[at], None) => Some(at),
                    _ => None,
                }
            }
        }
    )*};
}

placements!([] Coord, [] u16, [] boards::Hex, [] boards::Place, [const N: usize] boards::Point<N>);

/// Lists the start and the end.
impl<S: View<Board: Topology<Cell = C>>, C: Copy, Over> MoveCells<S> for Hop<C, Over> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }
}

/// Lists the start and the end.
impl<S: View<Board: Topology<Cell = C>>, C: Copy> MoveCells<S> for Move<C> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }

    fn of_cells(_: &S, cells: &[C], label: Option<&str>) -> Option<Self> {
        match (cells, label) {
            (&[from, to], None) => Some(Self { from, to }),
            _ => None,
        }
    }
}

/// Lists the start of a chain of hops, and then each cell the piece lands on.
impl<S: View<Board: Topology<Cell = C>>, C: Copy, Over> MoveCells<S> for Vec<Hop<C, Over>> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        let from = self.first().map(|hop| hop.from);
        from.into_iter().chain(self.iter().map(|hop| hop.to))
    }
}

/// Several moves in one turn, such as two stones.
impl<S: View, M: MoveCells<S>, const N: usize> MoveCells<S> for [M; N] {
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>> {
        self.iter().flat_map(|m| m.cells(state))
    }

    fn label(&self, state: &S) -> Option<String> {
        let labels = self.iter().filter_map(|m| m.label(state));
        labels.reduce(|before, label| before + "," + &label)
    }

    /// All moves have the same number of cells, and either all or none have a label.
    fn of_cells(state: &S, cells: &[CellOf<S>], label: Option<&str>) -> Option<Self> {
        let each = cells.len().checked_div(N)?;
        let mut labels = label.map(|labels| labels.split(','));
        let moves = (0..N).map(|index| {
            let label = match &mut labels {
                Some(labels) => Some(labels.next()?),
                None => None,
            };
            M::of_cells(state, &cells[index * each..][..each], label)
        });
        let moves: Vec<_> = moves.collect::<Option<_>>()?;
        let nothing_is_left =
            each * N == cells.len() && labels.is_none_or(|mut it| it.next().is_none());
        moves.try_into().ok().filter(|_| nothing_is_left)
    }
}

/// The label of a pass.
pub(super) const PASS: &str = "pass";

/// A move, or a pass.
impl<S: View, M: MoveCells<S>> MoveCells<S> for Option<M> {
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>> {
        self.iter().flat_map(|m| m.cells(state))
    }

    fn label(&self, state: &S) -> Option<String> {
        match self {
            Some(m) => m.label(state),
            None => Some(PASS.to_owned()),
        }
    }

    fn of_cells(state: &S, cells: &[CellOf<S>], label: Option<&str>) -> Option<Self> {
        let is_pass = |label: &str| label.eq_ignore_ascii_case(PASS);
        if cells.is_empty() && label.is_some_and(is_pass) {
            return Some(None);
        }
        M::of_cells(state, cells, label).map(Some)
    }
}

/// A slide of all pieces in a direction, as in 2048. It has no cells; the label is `up`, `left`, `down-right`.
impl<S: View> MoveCells<S> for Direction {
    fn cells(&self, _: &S) -> impl Iterator<Item = CellOf<S>> {
        core::iter::empty()
    }

    fn label(&self, _: &S) -> Option<String> {
        let label = match *self {
            Self::N => "up",
            Self::NE => "up-right",
            Self::E => "right",
            Self::SE => "down-right",
            Self::S => "down",
            Self::SW => "down-left",
            Self::W => "left",
            Self::NW => "up-left",
            other => return Some(other.to_string()),
        };
        Some(label.to_owned())
    }

    fn of_cells(state: &S, cells: &[CellOf<S>], label: Option<&str>) -> Option<Self> {
        let label = label.filter(|_| cells.is_empty())?;
        let is_called = |direction: &Self| {
            let name = MoveCells::label(direction, state);
            name.is_some_and(|name| name.eq_ignore_ascii_case(label))
        };
        Self::ALL.into_iter().find(is_called)
    }
}
