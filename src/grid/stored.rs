//! [`Stored`]: how a grid keeps the values of a board's cells.

use alloc::vec::Vec;
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use self::sealed::Sealed;
use super::text;
use crate::geometry::{Finite, Topology};

/// A board that a [`Grid`](super::Grid) can be of.
///
/// Every [`Finite`] board is one, so a board of your own needs no line for it: its grid has a value
/// for each cell ([`Dense`]). A board without end says that its grids keep what was written:
///
#[cfg_attr(feature = "std", doc = "```")]
#[cfg_attr(not(feature = "std"), doc = "```ignore")]
/// use collinear::{
///     Board, Direction, Grid, Topology,
///     grid::{Sparse, Stored},
/// };
///
/// /// A road without end, both ways.
/// #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// struct Road;
///
/// impl Topology for Road {
///     type Cell = i64;
///     type Heading = bool;
///
///     fn contains(&self, _: i64) -> bool {
///         true
///     }
///
///     fn step(&self, from: i64, forwards: bool) -> Option<(i64, bool)> {
///         let to = if forwards { from.checked_add(1) } else { from.checked_sub(1) };
///         to.map(|to| (to, forwards))
///     }
///
///     fn reversed(&self, _: i64, forwards: bool) -> bool {
///         !forwards
///     }
/// }
///
/// impl Stored for Road {
///     type Storage = Sparse;
/// }
///
/// let mut road = Grid::endless(Board::of(Road), '.');
/// road[5] = 'x';
/// assert_eq!(road.first_hit(-3, true, |&cell| cell == 'x'), Ok(5));
/// ```
pub trait Stored: Topology {
    /// [`Dense`], or for a board without end `Sparse`.
    type Storage: Storage<Self>;
}

impl<B: Finite> Stored for B {
    type Storage = Dense;
}

#[cfg(feature = "std")]
impl Stored for crate::boards::Plane {
    type Storage = super::Sparse;
}

#[cfg(feature = "std")]
impl Stored for crate::boards::HexPlane {
    type Storage = super::Sparse;
}

/// What no other crate can name, nor make a storage of.
mod sealed {
    pub trait Sealed {}

    impl Sealed for super::Dense {}

    #[cfg(feature = "std")]
    impl Sealed for super::super::Sparse {}
}

/// A way to keep values of any type for the cells of a board: [`Dense`] or `Sparse`.
///
/// It is a family of containers rather than one, so that a grid of one type can be mapped to one of
/// another. There are no others: a grid of a finite board lends its values as a slice.
pub trait Storage<B: Topology>: Sealed {
    /// What keeps values of this type.
    type Cells<T>;

    /// The value of a cell that lies on the board.
    fn at<'a, T>(cells: &'a Self::Cells<T>, board: &B, at: B::Cell) -> &'a T;

    /// The value of a cell, or `None` off the board.
    fn get<'a, T>(cells: &'a Self::Cells<T>, board: &B, at: B::Cell) -> Option<&'a T>;

    /// The same cells with what each value becomes.
    fn map<T, U>(cells: &Self::Cells<T>, becomes: impl FnMut(&T) -> U) -> Self::Cells<U>;

    /// A copy.
    fn cloned<T: Clone>(cells: &Self::Cells<T>) -> Self::Cells<T>;

    /// Makes cells a copy of others, in the memory that they have.
    fn clone_from<T: Clone>(cells: &mut Self::Cells<T>, source: &Self::Cells<T>);

    /// Whether every cell has the same value in both.
    fn eq<T: PartialEq>(a: &Self::Cells<T>, b: &Self::Cells<T>) -> bool;

    /// Feeds the values to a hasher.
    fn hash<T: Hash, H: Hasher>(cells: &Self::Cells<T>, state: &mut H);

    /// Writes board and values for a failed assertion.
    ///
    /// # Errors
    ///
    /// When the formatter has one.
    fn fmt<T: fmt::Debug>(
        cells: &Self::Cells<T>,
        board: &B,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result;
}

/// A storage whose cells can be lent to be changed.
///
/// `Dense` lends values of any type; `Sparse` only those that can be cloned, since a cell that nobody
/// wrote gets one, and compared, since a cell that has the background again is freed.
pub trait Writable<T, B: Topology>: Storage<B> {
    /// The value of a cell, to be changed, or `None` off the board.
    fn get_mut<'a>(cells: &'a mut Self::Cells<T>, board: &B, at: B::Cell) -> Option<&'a mut T>;
}

/// The storage of every [`Finite`] board: one value after the other, in the order of the cells.
///
/// So a cell is found by its number and a rectangle lies row by row, which is what
/// [`view`](super::Grid::view) lends as an array of two dimensions without moving a cell.
#[derive(Clone, Copy, Debug)]
pub enum Dense {}

impl<B: Finite> Storage<B> for Dense {
    type Cells<T> = Vec<T>;

    #[inline]
    fn at<'a, T>(cells: &'a Vec<T>, board: &B, at: B::Cell) -> &'a T {
        &cells[board.index_inside(at)]
    }

    #[inline]
    fn get<'a, T>(cells: &'a Vec<T>, board: &B, at: B::Cell) -> Option<&'a T> {
        cells.get(board.index_of(at)?)
    }

    fn map<T, U>(cells: &Vec<T>, becomes: impl FnMut(&T) -> U) -> Vec<U> {
        cells.iter().map(becomes).collect()
    }

    #[inline]
    fn cloned<T: Clone>(cells: &Vec<T>) -> Vec<T> {
        cells.clone()
    }

    #[inline]
    fn clone_from<T: Clone>(cells: &mut Vec<T>, source: &Vec<T>) {
        // A vector's own `clone_from` asks for room first, which a search would pay for at every node.
        if cells.len() == source.len() {
            cells.clone_from_slice(source);
        } else {
            cells.clone_from(source);
        }
    }

    #[inline]
    fn eq<T: PartialEq>(a: &Vec<T>, b: &Vec<T>) -> bool {
        a == b
    }

    #[inline]
    fn hash<T: Hash, H: Hasher>(cells: &Vec<T>, state: &mut H) {
        cells.hash(state);
    }

    fn fmt<T: fmt::Debug>(cells: &Vec<T>, board: &B, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::debug(board, cells, f)
    }
}

impl<T, B: Finite> Writable<T, B> for Dense {
    #[inline]
    fn get_mut<'a>(cells: &'a mut Vec<T>, board: &B, at: B::Cell) -> Option<&'a mut T> {
        cells.get_mut(board.index_of(at)?)
    }
}
