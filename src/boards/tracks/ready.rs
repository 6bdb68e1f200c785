//! Ready-made boards of listed lines, each drawn in a file of its own.

use super::Tracks;

/// The two loops of Surakarta: each follows two rows and two columns, and goes round four corners.
const LOOPS: [&[u16]; 2] = [
    &[
        6, 7, 8, 9, 10, 11, 4, 10, 16, 22, 28, 34, 29, 28, 27, 26, 25, 24, 31, 25, 19, 13, 7, 1,
    ],
    &[
        12, 13, 14, 15, 16, 17, 3, 9, 15, 21, 27, 33, 23, 22, 21, 20, 19, 18, 32, 26, 20, 14, 8, 2,
    ],
];

/// # Ready-made boards
impl Tracks {
    /// Nine Men's Morris: three squares and the lines between their midpoints. It has 24 points and 16 lines, each a
    /// possible mill. Every point is on two lines.
    ///
    /// ```text
    #[doc = include_str!("ready/nine_mens_morris.txt")]
    /// ```
    ///
    /// ```
    /// use collinear::{Headings, Length, boards::Tracks};
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// let cells = ["d7", "d6", "d5"].map(|name| morris.board().cell_named(name).unwrap());
    /// let axes: Vec<_> = morris.axes(cells[0]).collect();
    /// let stone = |cell| cells.contains(&cell);
    /// assert!(morris.board().has_k_line_through(cells[0], &axes, Length::Exactly(3), stone));
    /// ```
    #[doc(alias = "mill")]
    #[doc(alias = "merels")]
    #[must_use]
    pub fn nine_mens_morris() -> Self {
        drawn(include_str!("ready/nine_mens_morris.txt"))
    }

    /// Alquerque: 25 points, with diagonals through every second point.
    ///
    /// ```text
    #[doc = include_str!("ready/alquerque.txt")]
    /// ```
    ///
    /// ```
    /// use collinear::{Headings, boards::Tracks};
    ///
    /// let board = Tracks::alquerque();
    /// let hops = board.headings(12).filter(|&heading| {
    ///     board.board().hop(12, heading, |_| true, |_| true).is_ok()
    /// });
    /// assert_eq!(hops.count(), 8); // from the centre in all directions
    /// ```
    #[must_use]
    pub fn alquerque() -> Self {
        drawn(include_str!("ready/alquerque.txt"))
    }

    /// Bagh-Chal, tigers and goats: 25 points with the same lines as [Alquerque](Self::alquerque).
    #[doc(alias = "tigers and goats")]
    #[must_use]
    pub fn bagh_chal() -> Self {
        Self::alquerque()
    }

    /// Surakarta: 36 points in six rows and six columns, and two loops of 24 steps on 20 points.
    ///
    /// Each loop follows two rows and two columns, and goes round four arcs at the corners.
    ///
    /// ```text
    #[doc = include_str!("ready/surakarta.txt")]
    /// ```
    ///
    /// A stone steps to any adjacent point of the [chart](Self::chart_neighbours). It captures along a loop: it slides
    /// over empty points, which include its own start, and round at least one [arc](Self::arcs) to an enemy stone.
    ///
    /// ```
    /// use collinear::{Stop, Headings, boards::Tracks};
    ///
    /// let tracks = Tracks::surakarta();
    /// let board = tracks.board();
    /// let (mine, theirs) = ([7, 8], [28, 4]);
    /// let is_empty = |at| !mine.contains(&at) && !theirs.contains(&at);
    /// let captures = |from| {
    ///     let loops = tracks.headings(from).filter(|&heading| tracks.is_loop(heading));
    ///     let hits = loops.filter_map(|heading| {
    ///         let slide = board.slide(from, heading, .., |at| at == from || is_empty(at));
    ///         let round = tracks.arcs(from, heading, slide.line.len() + 1) > 0;
    ///         match slide.stop {
    ///             Stop::Blocked(hit) if round && theirs.contains(&hit) => Some(hit),
    ///             _ => None,
    ///         }
    ///     });
    ///     hits.collect::<Vec<_>>()
    /// };
    /// assert_eq!(captures(7), [28, 28]); // b5 takes e2 from two sides
    /// assert_eq!(captures(8), [4]); // c5 takes e6 round the corner
    /// ```
    #[must_use]
    pub fn surakarta() -> Self {
        let lines = drawn(include_str!("ready/surakarta.txt"));
        right(lines.with_loops(&LOOPS))
    }

    /// The star of Chinese checkers: 121 points and three axes, with 15 lines along each.
    ///
    /// ```text
    #[doc = include_str!("ready/star.txt")]
    /// ```
    #[doc(alias = "chinese checkers")]
    #[doc(alias = "sternhalma")]
    #[must_use]
    pub fn star() -> Self {
        drawn(include_str!("ready/star.txt"))
    }
}

fn drawn(drawing: &str) -> Tracks {
    right(drawing.parse())
}

/// Drawings in this folder are valid; tests parse them.
fn right<E: core::error::Error>(board: Result<Tracks, E>) -> Tracks {
    match board {
        Ok(board) => board,
        Err(error) => unreachable!("{error}"),
    }
}
