//! [`Part`]: rows and columns of a board as a board of their own.

use super::{Bounds, Coord, Coords};

/// Some rows and columns of a board as a board of their own: a quadrant of Pentago, a small board of ultimate
/// tic-tac-toe, a box of sudoku.
///
/// The cells inside are counted from its upper left corner; each is a cell of the board outside.
/// Made by [`Bounds::part`], [`parts`](Bounds::parts) and [`blocks`](Bounds::blocks); what stands on it is
/// [`Grid::part`](crate::Grid::part).
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
    /// The part of this many rows and columns whose upper left cell is `corner`; `None` if it does not fit
    /// on the board.
    ///
    /// Where sides are joined it may lie over them, but is no larger than the board. It is not wrapped
    /// itself.
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

    /// The parts of this many rows and columns into which the board falls, from its upper left corner on, in
    /// reading order. What is left over below and on the right belongs to none.
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

    /// The part that a cell of the board begins, which is known to fit.
    pub(super) const fn part_that_fits(self, corner: Coord, rows: usize, cols: usize) -> Part {
        Part {
            corner,
            inside: Self::of_array(rows, cols),
            outside: self,
        }
    }

    /// The rows and the columns in which parts of this many rows and columns may begin.
    pub(super) const fn corners_of_parts(self, rows: usize, cols: usize) -> [Corners; 2] {
        [
            Corners::along(self.rows(), rows, self.joins_rows()),
            Corners::along(self.cols(), cols, self.joins_cols()),
        ]
    }
}

/// Where along a side a part may begin.
#[derive(Clone, Copy)]
pub(super) struct Corners {
    /// From the first row or column on so many.
    pub(super) count: usize,
    /// Whether the part fills joined sides, so that all of them give the same cells.
    pub(super) fills_ring: bool,
}

impl Corners {
    const fn along(side: usize, part: usize, is_joined: bool) -> Self {
        let count = match side.checked_sub(part) {
            None => 0,
            // A part without cells begins on a cell all the same.
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
    /// The board inside: its rows and columns, not wrapped.
    #[must_use]
    pub const fn board(self) -> Bounds {
        self.inside
    }

    /// Where the upper left cell of it lies on the board outside.
    #[must_use]
    pub const fn corner(self) -> Coord {
        self.corner
    }

    /// Which of its cells a cell of the board outside is; `None` if it is none of them.
    #[must_use]
    pub fn to_inside(self, at: Coord) -> Option<Coord> {
        if !self.outside.contains(at) {
            return None;
        }
        // Before the corner lie the cells over a joined side; elsewhere that leads off the part.
        let after = |index: usize, first: usize, side: usize| {
            index.checked_sub(first).unwrap_or(index + (side - first))
        };
        let at = Coord::new(
            after(at.row, self.corner.row, self.outside.rows()),
            after(at.col, self.corner.col, self.outside.cols()),
        );
        self.inside.contains(at).then_some(at)
    }

    /// Whether a cell of the board outside is one of its cells: a palace, a promotion zone.
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

    /// Its cells on the board outside, in the order of the board inside.
    #[must_use]
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Coord> + ExactSizeIterator + Clone {
        let cells = self.inside.coords();
        cells.map(move |at| self.outside_of(at))
    }

    /// Where a cell that it has lies outside.
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

/// What stands in a file: the part before it is known to fit on the board outside.
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
