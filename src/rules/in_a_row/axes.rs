//! [`Axes`]: along which axes lines run.

use core::fmt;

use crate::{Direction, Headings, geometry::Axis};

/// Along which axes lines run.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Axes<H> {
    /// The same few on every cell: the first `count` of the list.
    Everywhere { list: [H; 4], count: usize },
    /// Those of each cell, as the board knows them.
    OfTheCell,
}

impl<H: Copy> Axes<H> {
    /// Those of a board: kept in a list where they are the same on every cell, and few.
    pub(super) fn of_board<T: Headings<Heading = H>>(
        board: &T,
        somewhere: Option<T::Cell>,
    ) -> Self {
        let Some(at) = somewhere.filter(|_| T::STRAIGHT) else {
            return Self::OfTheCell;
        };
        let mut axes = board.axes(at);
        let Some(first) = axes.next() else {
            return Self::OfTheCell;
        };
        let (mut list, mut count) = ([first; 4], 1);
        for axis in axes {
            let Some(place) = list.get_mut(count) else {
                return Self::OfTheCell;
            };
            *place = axis;
            count += 1;
        }
        Self::Everywhere { list, count }
    }

    /// Those that are the same on every cell.
    #[inline]
    pub(super) const fn everywhere(&self) -> Option<&[H]> {
        match self {
            Self::Everywhere { list, count } => Some(list.split_at(*count).0),
            Self::OfTheCell => None,
        }
    }
}

impl Axes<Direction> {
    /// The four of the compass.
    pub(super) const COMPASS: Self = Self::Everywhere {
        list: Direction::AXES,
        count: 4,
    };

    /// The axes of these directions in the order of [`Direction::AXES`], or the first one that is not
    /// of the compass.
    pub(super) const fn of(directions: &[Direction]) -> Result<Self, Direction> {
        let mut wanted = [false; 4];
        let mut i = 0;
        while i < directions.len() {
            match Axis::of(directions[i]) {
                Some(axis) => wanted[axis as usize] = true,
                None => return Err(directions[i]),
            }
            i += 1;
        }
        let (mut list, mut count) = ([Direction::AXES[0]; 4], 0);
        let mut place = 0;
        while place < 4 {
            if wanted[place] {
                list[count] = Direction::AXES[place];
                count += 1;
            }
            place += 1;
        }
        Ok(Self::Everywhere { list, count })
    }
}

impl<H: Copy + fmt::Debug> fmt::Debug for Axes<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.everywhere() {
            Some(axes) => f.debug_list().entries(axes).finish(),
            None => f.write_str("those of each cell"),
        }
    }
}
