//! Threats of k in a row on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::{Grid, Stored},
    lines::{Length, Threat},
};

/// # Queries: threats of k in a row
impl<T, B: Stored> Grid<T, B> {
    /// The threats of k in a row with a cell in them, along some axes: five, open four, four, open three, three,
    /// whatever k is, each with the cells that carry it out and those that defend.
    ///
    /// A [`Threat`] is a stretch of my pieces and of free cells which lacks at most two pieces. Along one axis
    /// only the strongest count: those that lack the fewest pieces. Two fours on one axis are two threats
    /// (`X . X X X . X`), and so are a four and a three along two. What the cell is in counts, and what has the
    /// same free cells; of `X . X X . X .` that is a three for the first piece, and an open three for the others.
    /// The free cells alone that make k in a row are [`completions`](Self::completions).
    ///
    /// There are none through a cell that is not mine; ask with a piece that is only thought of (`|c| c == at || grid[c] == mine`, on a
    /// [`Board`](crate::Board)) what a move makes. With [`Length::Exactly`], as for Black at Renju, a cell that
    /// makes too many in a row carries out nothing.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     . . . . . . .
    ///     . . X X X . .
    ///     . . X . . . .
    ///     . . . . . . .
    ///     . . X . . . .
    /// ")?;
    /// let (x, free) = (|&c: &char| c == 'X', |&c: &char| c == '.');
    /// let five = Length::AtLeast(5);
    /// let mut threats = board.threats_through(Coord::new(1, 2), &Direction::AXES, five, x, free);
    ///
    /// // A broken three down the column has no room to be open.
    /// let three = threats.next().unwrap();
    /// assert_eq!((three.lacks, three.is_open), (2, false));
    /// assert!(three.gains().eq([(3, 2), (0, 2)].map(Coord::from)));
    ///
    /// let open_three = threats.next().unwrap();
    /// assert_eq!((open_three.lacks, open_three.is_open), (2, true));
    /// assert_eq!(open_three.line.to_string(), "7 cells E from (1, 0)");
    /// assert!(open_three.defences().eq([(1, 1), (1, 5)].map(Coord::from)));
    /// assert!(threats.next().is_none());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "four",
        "open four",
        "straight four",
        "open three",
        "broken three",
        "double four"
    ))]
    #[inline]
    pub fn threats_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut mine: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Threat<B>> {
        let mine = move |at| mine(self.at(at));
        let free = move |at| free(self.at(at));
        self.board.threats_through(at, axes, length, mine, free)
    }
}

impl<T, B: Finite> Grid<T, B> {
    /// All threats of k in a row on the board, each once: the lines that stand there, as
    /// [`k_lines`](Self::k_lines) gives them, then what lacks one or two pieces, axis after axis and line by line,
    /// as [`threats_through`](Self::threats_through) each cell has them. What is part of another one along the same
    /// line that lacks as many is left out: of `X . X X . X .` the open three comes, and not the three of its first
    /// piece. Round a ring of few cells all threats may have the same cells, and each comes.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// // Four in a row: O has to block at the right, where X has two ways to win.
    /// let board = Grid::parse(". X X . X X .")?;
    /// let (x, free) = (|&c: &char| c == 'X', |&c: &char| c == '.');
    /// let four = Length::AtLeast(4);
    /// let threats: Vec<_> = board.threats(&[Direction::E], four, x, free).collect();
    /// assert_eq!(threats.len(), 1);
    /// assert_eq!((threats[0].lacks, threats[0].is_open), (1, false));
    /// assert!(threats[0].gains().eq([Coord::new(0, 3)]));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "threat-space search")]
    #[inline]
    pub fn threats(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut mine: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Threat<B>> {
        let mine = move |at| mine(self.at(at));
        let free = move |at| free(self.at(at));
        self.board.threats(axes, length, mine, free)
    }
}
