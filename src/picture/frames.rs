//! Frames: a trace as a sequence of pictures.

use alloc::collections::BTreeMap;

use super::{Mark, Picture};
use crate::{
    geometry::{Board, Layout},
    lines::{Answer, Trace},
};

impl Picture {
    /// Returns a picture for each step of a query, from its [`Trace`].
    ///
    /// The cell that the query looks at has a ring. This cell and all earlier cells are marked: with a broken ring if
    /// the last answer at the cell was no, else with a band. The title describes the step.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, lines::Trace, picture::Picture};
    ///
    /// let board = Grid::parse("@ O O X")?;
    /// let trace = Trace::new();
    /// let (o, x) = (trace.ask("O?", |at| board[at] == 'O'), trace.ask("X?", |at| board[at] == 'X'));
    /// let traced = board.bounds().traced(&trace);
    /// traced.bracket(Coord::new(0, 0), Direction::E, 1.., o, x).unwrap();
    ///
    /// let picture = Picture::new(board.clone());
    /// let frames: Vec<_> = picture.frames(board.board(), &trace).collect();
    /// assert_eq!(frames.len(), 4); // the last cell is asked twice: O? X?
    /// assert!(frames[0].to_string().contains("<title>from a1 E to b1: O? yes, continue</title>"));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Each frame has a mark for each cell that the query has looked at so far.
    #[doc(alias("animation", "film", "replay"))]
    pub fn frames<B: Layout>(
        &self,
        board: &Board<B>,
        trace: &Trace<B::Cell, B::Heading>,
    ) -> impl Iterator<Item = Self> {
        let mut marks = BTreeMap::new();
        trace.looks().into_iter().map(move |look| {
            let at = look.at.filter(|&at| board.contains(at));
            let at = at.map(|at| board.topology().on_paper(at));
            let mark = match &look.asked {
                Some(asked) if asked.answer == Answer::No => Mark::Blocker,
                _ => Mark::Cell,
            };
            marks.extend(at.map(|at| (at, mark(at))));
            let frame = self.clone().with_marks(marks.values().copied());
            frame
                .with_marks(at.map(Mark::Last))
                .with_title(look.named(board))
        })
    }
}
