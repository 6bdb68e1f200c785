//! [`Axes`]: the directions of lines.

use alloc::format;
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use crate::{Direction, Headings, geometry::Axis, rules::SetupError};

#[derive(Clone, Copy)]
pub(super) struct Axes<H> {
    /// The axes and their number, if every cell has the same axes and there are at most four.
    few: Option<([H; 4], usize)>,
    /// True if these are all axes of the board.
    all: bool,
}

/// If both have all axes, the lists need not be compared, since the board determines them.
impl<H: PartialEq> PartialEq for Axes<H> {
    fn eq(&self, other: &Self) -> bool {
        self.all == other.all && (self.all || self.few == other.few)
    }
}

impl<H: Eq> Eq for Axes<H> {}

impl<H: Hash> Hash for Axes<H> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.few.as_ref().filter(|_| !self.all).hash(state);
    }
}

impl<H: Copy> Axes<H> {
    /// All axes of a board, computed for each cell.
    const OF_THE_CELL: Self = Self {
        few: None,
        all: true,
    };

    /// All axes of a board, stored as a list if they are few and the same on every cell.
    pub(super) fn of_board<T: Headings<Heading = H>>(
        board: &T,
        somewhere: Option<T::Cell>,
    ) -> Self {
        let Some(at) = somewhere.filter(|_| T::STRAIGHT) else {
            return Self::OF_THE_CELL;
        };
        let mut axes = board.axes(at);
        let Some(first) = axes.next() else {
            return Self::OF_THE_CELL;
        };
        let (mut list, mut count) = ([first; 4], 1);
        for axis in axes {
            let Some(place) = list.get_mut(count) else {
                return Self::OF_THE_CELL;
            };
            *place = axis;
            count += 1;
        }
        Self {
            few: Some((list, count)),
            all: true,
        }
    }

    /// The axes that are the same on every cell, if they are known.
    #[inline]
    pub(super) const fn everywhere(&self) -> Option<&[H]> {
        match &self.few {
            Some((list, count)) => Some(list.split_at(*count).0),
            None => None,
        }
    }
}

impl Axes<Direction> {
    /// The four axes of the compass.
    pub(super) const COMPASS: Self = Self {
        few: Some((Direction::AXES, 4)),
        all: true,
    };

    /// The axes of these directions in the order of [`Direction::AXES`].
    pub(super) fn of(directions: &[Direction]) -> Result<Self, SetupError> {
        let mut wanted = [false; 4];
        for &direction in directions {
            let Some(axis) = Axis::of(direction) else {
                let why = format!("{direction} is neither along a row nor a column nor a diagonal");
                return Err(SetupError::new(why));
            };
            wanted[axis as usize] = true;
        }
        let (mut list, mut count) = ([Direction::AXES[0]; 4], 0);
        for (axis, _) in Direction::AXES
            .into_iter()
            .zip(wanted)
            .filter(|(_, wanted)| *wanted)
        {
            list[count] = axis;
            count += 1;
        }
        Ok(Self {
            few: Some((list, count)),
            all: count == 4,
        })
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
