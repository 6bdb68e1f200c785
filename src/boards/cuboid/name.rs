//! Cell names of a box: alternating letters and numbers.

use alloc::{
    format,
    string::{String, ToString},
};

use crate::geometry::{NameError, Origin, Topology, column_name, column_number};

use super::{Cuboid, Point};

impl<const N: usize> Cuboid<N> {
    /// The name of a cell, or `None` off the box: alternating letters and numbers, from the last coordinate to the
    /// first.
    ///
    /// The origin says which row is called 1. In two dimensions the names are the same as with
    /// [`Bounds::name_from`](crate::Bounds::name_from).
    ///
    /// ```
    /// use collinear::{Origin, boards::{Cuboid, Point}};
    ///
    /// let cube = Cuboid::new([4, 4, 4])?;
    /// let at = Point([2, 0, 1]); // layer 2, row 0, column 1
    /// assert_eq!(cube.name_from(at, Origin::TopLeft).unwrap(), "b1c");
    /// assert_eq!(cube.name_from(at, Origin::BottomLeft).unwrap(), "b4c");
    /// assert_eq!(cube.name_from(Point([4, 0, 0]), Origin::TopLeft), None);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn name_from(&self, at: Point<N>, origin: Origin) -> Option<String> {
        let part = |(turn, side): (usize, usize)| match turn % 2 {
            0 => column_name(at.0[side]),
            _ => (self.counted(side, at.0[side], origin) + 1).to_string(),
        };
        self.contains(at)
            .then(|| (0..N).rev().enumerate().map(part).collect())
    }

    /// The cell with this name; upper case is accepted.
    ///
    /// # Errors
    ///
    /// [`NameError`] if the text is not alternating letters and numbers, one part for each dimension and without
    /// leading zeros, or if the box has no such cell.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Cuboid, Point}};
    ///
    /// let cube = Cuboid::new([4, 4, 4])?;
    /// assert_eq!(cube.cell_named_from("b1c", Origin::TopLeft)?, Point([2, 0, 1]));
    /// let error = cube.cell_named_from("b1", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "not a cell: a cell is 3 parts, alternating letters and numbers");
    /// let error = cube.cell_named_from("b1e", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "off the board: its cells are a1a to d4d");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cell_named_from(&self, name: &str, origin: Origin) -> Result<Point<N>, NameError> {
        let form = || {
            NameError::NoCell(format!(
                "not a cell: a cell is {N} parts, alternating letters and numbers"
            ))
        };
        let (mut at, mut rest, mut is_off) = (Point([0; N]), name, false);
        for (turn, side) in (0..N).rev().enumerate() {
            let is_part = |byte: &u8| match turn % 2 {
                0 => byte.is_ascii_alphabetic(),
                _ => byte.is_ascii_digit(),
            };
            let part;
            (part, rest) = rest.split_at(rest.bytes().take_while(is_part).count());
            if part.is_empty() || part.starts_with('0') {
                return Err(form());
            }
            // A number that overflows is off every board.
            let number = match turn % 2 {
                0 => column_number(part),
                _ => part.parse().ok().map(|number: usize| number - 1),
            };
            let index = number.filter(|&index| index < self.sides[side]);
            is_off |= index.is_none();
            at.0[side] = self.counted(side, index.unwrap_or(0), origin);
        }
        if !rest.is_empty() {
            Err(form())
        } else if is_off || !self.contains(at) {
            Err(self.off_board())
        } else {
            Ok(at)
        }
    }

    fn off_board(&self) -> NameError {
        let ends = [[0; N], self.sides.map(|side| side.wrapping_sub(1))];
        match ends.map(|end| self.name_from(Point(end), Origin::TopLeft)) {
            [Some(first), Some(last)] => NameError::off_board(Some([&first, &last])),
            _ => NameError::off_board(None),
        }
    }

    /// Converts a row index to the count from the origin, or back. Other indices stay as they are.
    fn counted(&self, side: usize, index: usize, origin: Origin) -> usize {
        if side + 2 == N && origin == Origin::BottomLeft {
            self.sides[side].saturating_sub(1 + index)
        } else {
            index
        }
    }
}
