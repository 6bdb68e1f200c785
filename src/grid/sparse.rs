//! [`Sparse`]: the storage of boards without end.

use core::{
    fmt,
    hash::{BuildHasher, BuildHasherDefault, Hash, Hasher},
};
use std::collections::HashMap;

use itertools::Itertools;

use super::{Storage, Writable};
use crate::{geometry::Topology, hasher::StableHasher};

/// The storage of boards without end: the cells that were written or lent, and one value, the background,
/// for all the others. A cell that has the background again is freed when the next one is written or lent;
/// [`map`](crate::Grid::map) keeps a cell for each that it maps, whatever becomes of it.
///
/// With feature `std`.
#[derive(Clone, Copy, Debug)]
pub enum Sparse {}

/// What was written on a board without end, and the background.
pub struct Written<C, T> {
    pub(super) background: T,
    /// All are occupied, but for the one that was lent last, and those that a map made the background.
    cells: HashMap<C, T, Hashers>,
    /// Whoever it was lent to may have put the background there, which shows when the next is lent.
    lent: Option<C>,
}

type Hashers = BuildHasherDefault<StableHasher>;

impl<C: Copy + Eq + Hash, T> Written<C, T> {
    pub(super) fn new(background: T) -> Self {
        Self {
            background,
            cells: HashMap::default(),
            lent: None,
        }
    }

    #[inline]
    fn at(&self, at: C) -> &T {
        self.cells.get(&at).unwrap_or(&self.background)
    }

    /// The cells that differ from the background, in no order.
    pub(super) fn occupied(&self) -> impl Iterator<Item = (C, &T)>
    where
        T: PartialEq,
    {
        let cells = self.cells.iter().map(|(&at, value)| (at, value));
        cells.filter(|&(_, value)| *value != self.background)
    }
}

impl<B: Topology> Storage<B> for Sparse {
    type Cells<T> = Written<B::Cell, T>;

    #[inline]
    fn at<'a, T>(cells: &'a Written<B::Cell, T>, _: &B, at: B::Cell) -> &'a T {
        cells.at(at)
    }

    #[inline]
    fn get<'a, T>(cells: &'a Written<B::Cell, T>, board: &B, at: B::Cell) -> Option<&'a T> {
        board.contains(at).then(|| cells.at(at))
    }

    fn map<T, U>(
        cells: &Written<B::Cell, T>,
        mut becomes: impl FnMut(&T) -> U,
    ) -> Written<B::Cell, U> {
        Written {
            background: becomes(&cells.background),
            cells: (cells.cells.iter())
                .map(|(&at, value)| (at, becomes(value)))
                .collect(),
            lent: cells.lent,
        }
    }

    fn cloned<T: Clone>(cells: &Written<B::Cell, T>) -> Written<B::Cell, T> {
        Written {
            background: cells.background.clone(),
            cells: cells.cells.clone(),
            lent: cells.lent,
        }
    }

    fn clone_from<T: Clone>(cells: &mut Written<B::Cell, T>, source: &Written<B::Cell, T>) {
        cells.background.clone_from(&source.background);
        cells.cells.clone_from(&source.cells);
        cells.lent = source.lent;
    }

    fn eq<T: PartialEq>(a: &Written<B::Cell, T>, b: &Written<B::Cell, T>) -> bool {
        a.background == b.background
            && a.occupied().count() == b.occupied().count()
            && a.occupied().all(|(at, value)| b.at(at) == value)
    }

    /// The sum of a hash for each occupied cell, which does not depend on their order. A value with the
    /// hash of the background adds nothing, whether or not it is one.
    fn hash<T: Hash, H: Hasher>(cells: &Written<B::Cell, T>, state: &mut H) {
        let hashers = Hashers::default();
        let empty = hashers.hash_one(&cells.background);
        let hashes = cells.cells.iter().map(|(at, value)| {
            let value = hashers.hash_one(value);
            if value == empty {
                0
            } else {
                hashers.hash_one((at, value))
            }
        });
        state.write_u64(empty);
        state.write_u64(hashes.fold(0, u64::wrapping_add));
    }

    fn fmt<T: fmt::Debug>(
        cells: &Written<B::Cell, T>,
        board: &B,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        write!(f, "{board:?} of {:?} ", cells.background)?;
        let written = cells.cells.iter().sorted_by_key(|&(at, _)| at);
        f.debug_map().entries(written).finish()
    }
}

impl<T: Clone + PartialEq, B: Topology> Writable<T, B> for Sparse {
    fn get_mut<'a>(
        cells: &'a mut Written<B::Cell, T>,
        board: &B,
        at: B::Cell,
    ) -> Option<&'a mut T> {
        if !board.contains(at) {
            return None;
        }
        let last = cells.lent.replace(at).filter(|&last| last != at);
        if let Some(last) = last.filter(|&last| *cells.at(last) == cells.background) {
            cells.cells.remove(&last);
        }
        let cell = cells.cells.entry(at);
        Some(cell.or_insert_with(|| cells.background.clone()))
    }
}
