//! [`Part`]: a rectangle of a board as a board of its own.

use super::{Bounds, Coord, Coords};

/// A rectangle of a board as a board of its own: a quadrant of Pentago, a small board of ultimate tic-tac-toe, a box
/// of sudoku.
///
/// Inside, cells are counted from its upper left corner; outside, they are cells of the board. Made by
/// [`Bounds::part`], [`parts`](Bounds::parts) and [`blocks`](Bounds::blocks). [`Grid::part`](crate::Grid::part) returns
/// its values.
///
/// ```
/// use collinear::{Bounds, Coord};
///
/// let board = Bounds::new(6, 6)?;
/// let quadrant = board.part(Coord::new(0, 3), 3, 3).expect("it fits");
/// assert_eq!(quadrant.board(), Bounds::new(3, 3)?);
/// assert_eq!(quadrant.to_inside(Coord::new(2, 4)), Some(Coord::new(2, 1)));
/// assert_eq!(quadrant.to_inside(Coord::new(3, 4)), None);
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias("block", "subgrid", "submatrix", "quadrant", "region", "window"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Stored", into = "Stored"))]
pub struct Part {
    corner: Coord,
    inside: Bounds,
    outside: Bounds,
}

/// # Parts
impl Bounds {
    /// The part of this many rows and columns with its upper left cell at `corner`; `None` if it does not fit.
    ///
    /// It can extend over joined sides, but is never larger than the board. The part itself is not wrapped.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Wrap};
    ///
    /// let board = Bounds::new(4, 4)?;
    /// let corner = Coord::new(1, 3);
    /// assert_eq!(board.part(corner, 2, 2), None);
    /// let part = board.with_wrap(Wrap::EastWest).part(corner, 2, 2).expect("over the sides");
    /// assert!(part.cells().eq([(1, 3), (1, 0), (2, 3), (2, 0)].map(Coord::from)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn part(self, corner: Coord, rows: usize, cols: usize) -> Option<Part> {
        let [down, right] = self.corners_of_parts(rows, cols);
        let fits = |first: usize, corners: Corners| first < corners.count;
        let is_inside = fits(corner.row, down) && fits(corner.col, right);
        is_inside.then(|| self.part_that_fits(corner, rows, cols))
    }

    /// Divides the board into parts of this many rows and columns, from its upper left corner, in reading order.
    /// Rows and columns left over at the bottom and on the right belong to no part.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let sudoku = Bounds::new(9, 9)?;
    /// let middle = sudoku.parts(3, 3).nth(4).expect("nine boxes");
    /// assert_eq!(middle.corner(), Coord::new(3, 3));
    /// assert_eq!(sudoku.parts(2, 5).count(), 4);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias("boxes", "quadrants", "tiles", "chunks"))]
    #[must_use]
    pub fn parts(
        self,
        rows: usize,
        cols: usize,
    ) -> impl DoubleEndedIterator<Item = Part> + ExactSizeIterator + Clone {
        let count = |side: usize, part: usize| side.checked_div(part).unwrap_or(0);
        let (down, right) = (count(self.rows(), rows), count(self.cols(), cols));
        let places = Coords::new(Coord::new(0, 0), down, right);
        places.map(move |at| {
            let corner = Coord::new(at.row * rows, at.col * cols);
            self.part_that_fits(corner, rows, cols)
        })
    }

    /// The part at this corner; the caller checks that it fits.
    pub(super) const fn part_that_fits(self, corner: Coord, rows: usize, cols: usize) -> Part {
        Part {
            corner,
            inside: Self::of_array(rows, cols),
            outside: self,
        }
    }

    /// The rows and the columns at which parts of this size can begin.
    pub(super) const fn corners_of_parts(self, rows: usize, cols: usize) -> [Corners; 2] {
        [
            Corners::along(self.rows(), rows, self.joins_rows()),
            Corners::along(self.cols(), cols, self.joins_cols()),
        ]
    }
}

/// The indices along a side at which a part can begin.
#[derive(Clone, Copy)]
pub(super) struct Corners {
    /// The first `count` indices.
    pub(super) count: usize,
    /// Whether the part is as long as a joined side, so every start gives the same cells.
    pub(super) fills_ring: bool,
}

impl Corners {
    const fn along(side: usize, part: usize, is_joined: bool) -> Self {
        let count = match side.checked_sub(part) {
            None => 0,
            // An empty part still begins at a cell.
            Some(_) if is_joined || part == 0 => side,
            Some(room) => room + 1,
        };
        Self {
            count,
            fills_ring: is_joined && side == part,
        }
    }
}

impl Part {
    /// The board inside, not wrapped.
    #[must_use]
    pub const fn board(self) -> Bounds {
        self.inside
    }

    /// The upper left cell, on the board outside.
    #[must_use]
    pub const fn corner(self) -> Coord {
        self.corner
    }

    /// Converts a cell of the board outside to the cell inside; `None` if it is not in the part.
    #[must_use]
    pub fn to_inside(self, at: Coord) -> Option<Coord> {
        if !self.outside.contains(at) {
            return None;
        }
        // Indices before the corner are over a joined side, or else end up off the part.
        let after = |index: usize, first: usize, side: usize| {
            index.checked_sub(first).unwrap_or(index + (side - first))
        };
        let at = Coord::new(
            after(at.row, self.corner.row, self.outside.rows()),
            after(at.col, self.corner.col, self.outside.cols()),
        );
        self.inside.contains(at).then_some(at)
    }

    /// Whether the part, such as a palace or a promotion zone, contains a cell of the board outside.
    ///
    /// ```
    /// use collinear::{Bounds, Coord};
    ///
    /// let palace = Bounds::new(10, 9)?.part(Coord::new(7, 3), 3, 3).expect("it fits");
    /// assert!(palace.contains(Coord::new(8, 4)));
    /// assert!(!palace.contains(Coord::new(6, 4)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[doc(alias("palace", "zone"))]
    #[must_use]
    pub fn contains(self, at: Coord) -> bool {
        self.to_inside(at).is_some()
    }

    /// Its cells on the board outside, in the order inside.
    #[must_use]
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Coord> + ExactSizeIterator + Clone {
        let cells = self.inside.coords();
        cells.map(move |at| self.outside_of(at))
    }

    /// Converts a cell inside to the cell of the board outside.
    fn outside_of(self, at: Coord) -> Coord {
        // No side is longer than isize::MAX.
        let round = |index: usize, side: usize| if index < side { index } else { index - side };
        let (row, col) = (self.corner.row + at.row, self.corner.col + at.col);
        Coord::new(
            round(row, self.outside.rows()),
            round(col, self.outside.cols()),
        )
    }
}

/// The part as stored in a file, not yet checked.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    corner: Coord,
    rows: usize,
    cols: usize,
    board: Bounds,
}

#[cfg(feature = "serde")]
impl From<Part> for Stored {
    fn from(part: Part) -> Self {
        Self {
            corner: part.corner,
            rows: part.inside.rows(),
            cols: part.inside.cols(),
            board: part.outside,
        }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Stored> for Part {
    type Error = alloc::string::String;

    fn try_from(stored: Stored) -> Result<Self, Self::Error> {
        let Stored {
            corner,
            rows,
            cols,
            board,
        } = stored;
        let part = board.part(corner, rows, cols);
        part.ok_or_else(|| {
            alloc::format!(
                "a part of {rows} rows and {cols} columns from {corner} does not fit on {board}"
            )
        })
    }
}
