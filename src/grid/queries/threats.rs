//! Threats of k in a row on a grid.

use core::iter::FusedIterator;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{Length, Threat},
};

/// # Queries: threats of k in a row
impl<T, B: Finite> Grid<T, B> {
    /// The threats of k in a row on the board, along some axes: five, open four, four, open three, three,
    /// whatever k is, each with the cells that carry it out and those that defend.
    ///
    /// First come the lines that stand there, as [`k_lines`](Self::k_lines) gives them; then what lacks one or two
    /// pieces, axis after axis and line by line. A [`Threat`] is a stretch of my pieces and of free cells, and each
    /// piece sees the strongest along the line: those that lack fewest. Each comes once, and what is part of another
    /// one that lacks as many is left out: of `X . X X . X .` the open three comes, and not the three of its first
    /// piece. Round a ring of few cells several threats may have the same cells. With [`Length::Exactly`], as for
    /// Black at Renju, a cell that makes too many in a row carries out nothing.
    ///
    /// What else looks for fours and threes is listed [there](Threat#what-looks-for-fours-and-threes).
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
    /// let mut threats = board.threats(&[Direction::S, Direction::E], five, x, free);
    ///
    /// // A broken three down the column has no room to be open.
    /// let three = threats.next().unwrap();
    /// assert_eq!((three.lacks, three.is_open), (2, false));
    /// assert!(three.gains().eq([(0, 2), (3, 2)].map(Coord::from)));
    ///
    /// let open_three = threats.next().unwrap();
    /// assert_eq!((open_three.lacks, open_three.is_open), (2, true));
    /// assert_eq!(open_three.line.to_string(), "7 cells E from (1, 0)");
    /// assert!(open_three.defences().eq([(1, 1), (1, 5)].map(Coord::from)));
    /// assert!(threats.next().is_none());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Through a cell
    ///
    /// The threats through a cell are those of which the [line](Threat::line) contains it. What a move makes is
    /// asked with a piece that is only thought of, on a [`Board`](crate::Board):
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// // Four in a row: a third X makes an open three.
    /// let board = Grid::parse(". X . X . O")?;
    /// let at = Coord::new(0, 2);
    /// let (x, free) = (|cell| cell == at || board[cell] == 'X', |cell| board[cell] == '.');
    /// let threats = board.bounds().threats(&[Direction::E], Length::AtLeast(4), x, free);
    /// let through: Vec<_> = threats.filter(|threat| threat.line.contains(at)).collect();
    /// assert_eq!((through[0].lacks, through[0].is_open), (1, true));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "four",
        "open four",
        "straight four",
        "open three",
        "broken three",
        "double four",
        "threat-space search"
    ))]
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
