//! [`PegSolitaire::solve`]: finds a solution, or proves that there is none.

use alloc::vec::Vec;

use super::{PegSolitaire, State};
use crate::Hop;

/// The result of a search for a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solve {
    /// These jumps solve the game.
    Solved(Vec<Hop>),
    /// There is no solution.
    Impossible,
    /// The limit was reached first.
    GaveUp {
        /// The number of positions that were visited.
        nodes: u64,
    },
}

impl PegSolitaire {
    /// Solves the game from a state, or proves that it cannot be solved, visiting at most `limit` positions.
    ///
    /// Calls `progress` with the number of visited positions after every 1024 positions and at the end. A position that
    /// is visited again in a wider sweep counts again.
    ///
    /// No search is needed if the [possible ends](Self::possible_ends) rule out a solution. The solution is the
    /// same at every call, but need not have the fewest turns.
    ///
    /// ```
    /// use collinear::rules::{Game, Outcome, Rules, peg_solitaire::{PegSolitaire, Solve}};
    ///
    /// let triangle = PegSolitaire::triangle(5)?;
    /// let Solve::Solved(jumps) = triangle.solve(&triangle.start(), 100_000, |_| {}) else {
    ///     panic!("it can be solved");
    /// };
    /// assert_eq!(jumps.len(), 13);
    /// let mut game = Game::new(triangle);
    /// game.play_all(jumps).unwrap();
    /// assert_eq!(game.outcome(), Some(Outcome::Solved));
    ///
    /// let french = PegSolitaire::named("french").unwrap();
    /// assert_eq!(french.solve(&french.start(), 0, |_| {}), Solve::Impossible);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// At worst, time exponential in the number of holes. Each stored position takes one bit per hole. The central game
    /// on the English board visits about four thousand positions.
    #[doc(alias = "solver")]
    #[must_use]
    pub fn solve(&self, state: &State, limit: u64, mut progress: impl FnMut(u64)) -> Solve {
        const PIECE: u64 = 1024;
        let mut solver = self.solver(state);
        let solve = loop {
            let piece = (limit - solver.visited()).min(PIECE);
            match solver.work(piece) {
                Some(solve) => break solve,
                None if piece == 0 => break Solve::GaveUp { nodes: limit },
                None if piece == PIECE => progress(solver.visited()),
                None => {}
            }
        };
        progress(solver.visited());
        solve
    }
}
