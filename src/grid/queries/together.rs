//! Cells that move together on a grid.

use alloc::vec::Vec;
use core::ops::RangeBounds;

use crate::{geometry::Finite, grid::Grid, lines::SlideTogether};

/// # Queries: cells that move together
impl<T, B: Finite> Grid<T, B> {
    /// How far a group of cells slides along a heading as one: a car in Rush Hour, a block in Klotski, a falling
    /// piece in Tetris.
    ///
    /// All cells move at once, as long as each new cell is free or belongs to the group. `lengths` is the number of
    /// steps that the group may take: `..` for any number, `1..=1` for one, as when a piece of Tetris is shifted or
    /// sinks by a row. If the group cannot take enough steps, it does not move.
    ///
    /// The answer has the new cells, what stopped the group, and the cells in the way, such as a piece to push. If only
    /// the edge stopped the group, no cells are in the way. If one of the cells is off the board, nothing moves. The
    /// board does not change; [`carry_together`](Self::carry_together) moves the values.
    ///
    /// On a ring, the group continues until the next step would bring all cells back
    /// ([`Stop::Ring`](crate::Stop::Ring)). If headings turn, as at a twisted seam, each cell continues with its own
    /// heading.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Stop};
    ///
    /// let board = Grid::parse("
    ///     . . . . t
    ///     a a . . t
    ///     . . # . .
    /// ")?;
    /// let free = |cell: &char| *cell == '.';
    /// let car = board.slide_together(board.cells_where(|&cell| cell == 'a'), Direction::E, .., free);
    /// assert_eq!(car.to, [Coord::new(1, 2), Coord::new(1, 3)]);
    /// assert_eq!((car.steps, car.stop), (2, Stop::Blocked(Coord::new(1, 4))));
    ///
    /// let truck = board.slide_together(board.cells_where(|&cell| cell == 't'), Direction::W, .., free);
    /// assert_eq!((truck.steps, truck.blockers), (2, vec![Coord::new(1, 1)]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    #[doc = include_str!("../../../examples/pictures/slide_together.svg")]
    #[doc(alias(
        "Rush Hour",
        "Klotski",
        "Tetris",
        "hard drop",
        "sliding block",
        "rigid"
    ))]
    #[must_use]
    pub fn slide_together(
        &self,
        cells: impl IntoIterator<Item = B::Cell>,
        heading: B::Heading,
        lengths: impl RangeBounds<usize>,
        mut free: impl FnMut(&T) -> bool,
    ) -> SlideTogether<B> {
        let free = |at| free(self.at(at));
        self.board.slide_together(cells, heading, lengths, free)
    }
}

impl<T: Clone, B: Finite> Grid<T, B> {
    /// Moves the values of a [slide together](Self::slide_together) to their new cells, and writes `left` to the cells
    /// left empty.
    ///
    /// # Panics
    ///
    /// If one of the cells is off the board.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// let mut board = Grid::parse("a b . .")?;
    /// let pair = board.cells_where(|&cell| cell != '.').collect::<Vec<_>>();
    /// let slide = board.slide_together(pair, Direction::E, 1..=1, |&cell| cell == '.');
    /// board.carry_together(&slide, '.');
    /// assert_eq!(board.to_string(), ". a b .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the cells; allocates the values on them.
    #[track_caller]
    pub fn carry_together(&mut self, slide: &SlideTogether<B>, left: T) {
        let values: Vec<T> = slide.from.iter().map(|&at| self[at].clone()).collect();
        self.fill(slide.from.iter().copied(), left);
        self.write(slide.to.iter().copied(), values);
    }
}
