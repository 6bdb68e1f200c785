//! [`MoveCells`]: where a front end picks a move, and how it is called.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};

use super::{CellOf, View};
use crate::{Coord, Direction, Hop, Move, Topology, boards};

/// The cells of a move in a state, whatever the game: where a front end picks it; and a label for what
/// they do not tell.
///
/// Cells of every board have it, and so do the moves that games share: [`Move`], [`Hop`], a chain
/// (`Vec<Hop>`), [`Direction`], [`Column`](super::Column), [`Put`](super::Put),
/// [`PlaceOrMove`](super::PlaceOrMove), [`MoveOrCapture`](super::MoveOrCapture), several of them (arrays), one
/// of two kinds ([`Either`](super::Either)), and one or a pass (`Option`). A move of your own names its cells:
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, MoveCells, Position}};
///
/// /// An Amazon goes to a cell and shoots an arrow to another one.
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
    /// The cells to be picked to make the move, in order: the one that is placed on, or where the
    /// piece comes from and where it goes. A pass has none.
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>>;

    /// What tells the move from others on the same cells, such as the piece that is placed, `x`; or how
    /// a move without cells is called, `pass`. It is written behind the cells, `b2=x`, and has no spaces.
    fn label(&self, _: &S) -> Option<String> {
        None
    }
}

/// A cell is a placement, whichever board it is of: a `u16` is a point of [`Tracks`](boards::Tracks).
macro_rules! placements {
    ($([$($generics:tt)*] $Cell:ty),*) => {$(
        /// A placement.
        impl<S: View<Board: Topology<Cell = Self>>, $($generics)*> MoveCells<S> for $Cell {
            fn cells(&self, _: &S) -> impl Iterator<Item = Self> {
                [*self].into_iter()
            }
        }
    )*};
}

placements!([] Coord, [] u16, [] boards::Hex, [] boards::Place, [const N: usize] boards::Point<N>);

/// From, then to.
impl<S: View<Board: Topology<Cell = C>>, C: Copy> MoveCells<S> for Hop<C> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }
}

/// From, then to.
impl<S: View<Board: Topology<Cell = C>>, C: Copy> MoveCells<S> for Move<C> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        [self.from, self.to].into_iter()
    }
}

/// A chain of hops: from, then each cell that it comes to.
impl<S: View<Board: Topology<Cell = C>>, C: Copy> MoveCells<S> for Vec<Hop<C>> {
    fn cells(&self, _: &S) -> impl Iterator<Item = C> {
        let from = self.first().map(|hop| hop.from);
        from.into_iter().chain(self.iter().map(|hop| hop.to))
    }
}

/// One after the other: two stones a turn, say.
impl<S: View, M: MoveCells<S>, const N: usize> MoveCells<S> for [M; N] {
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>> {
        self.iter().flat_map(|m| m.cells(state))
    }

    fn label(&self, state: &S) -> Option<String> {
        let labels = self.iter().filter_map(|m| m.label(state));
        labels.reduce(|before, label| before + "," + &label)
    }
}

/// A move, or a pass.
impl<S: View, M: MoveCells<S>> MoveCells<S> for Option<M> {
    fn cells(&self, state: &S) -> impl Iterator<Item = CellOf<S>> {
        self.iter().flat_map(|m| m.cells(state))
    }

    fn label(&self, state: &S) -> Option<String> {
        match self {
            Some(m) => m.label(state),
            None => Some("pass".to_owned()),
        }
    }
}

/// All pieces go in a direction, as in 2048: no cells, and the label `up`, `left`, `down-right`.
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
}
