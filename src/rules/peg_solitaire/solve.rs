//! [`PegSolitaire::solve`], and [`PegSolitaire::possible_ends`], which rules most boards out without
//! a search.

use alloc::vec::Vec;

use super::{
    Lattice, PegSolitaire, Spot, State,
    search::{Budget, Search},
};
use crate::{
    Coord, Grid, Hop,
    rules::{Outcome, Rules},
};

/// The result of a search for a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solve {
    /// These jumps solve the game.
    Solved(Vec<Hop>),
    /// There is no solution.
    Impossible,
    /// The limit was reached before either was known.
    GaveUp {
        /// How many positions were visited.
        nodes: u64,
    },
}

impl PegSolitaire {
    /// Solves the game from a state, or proves that it can't be solved, by visiting at most `limit`
    /// positions.
    ///
    /// `progress` is called with the number of positions visited, every 1024 of them and at the end. A
    /// position that is visited again in a wider search counts again.
    ///
    /// A game that its [possible ends](Self::possible_ends) rule out takes no search at all. The
    /// solution that is found is the same at every call, but not the one with the fewest moves.
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
    /// let french = PegSolitaire::french();
    /// assert_eq!(french.solve(&french.start(), 0, |_| {}), Solve::Impossible);
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Exponential in the holes at worst; memory for a bit a hole of each position that is kept.
    /// The central game on the English board takes some four thousand positions.
    #[doc(alias = "solver")]
    #[must_use]
    pub fn solve(&self, state: &State, limit: u64, progress: impl FnMut(u64)) -> Solve {
        if self.outcome(state) == Some(Outcome::Solved) {
            return Solve::Solved(Vec::new());
        }
        let ends = self.possible_ends(state);
        let ends: Vec<_> = ends.filter(|&at| self.goal().admits(at)).collect();
        if ends.is_empty() {
            return Solve::Impossible;
        }
        let mut budget = Budget {
            nodes: 0,
            limit,
            progress,
        };
        let solve = Search::new(self, state, &ends).run(&mut budget);
        (budget.progress)(budget.nodes);
        solve
    }
    /// The holes in which a single last peg is possible by its position class, in reading order, whatever
    /// the goal. If there is none, the game can't be solved.
    ///
    /// Colour the board in three colours so that every jump takes part in each of them. Then every
    /// jump changes whether the pegs on a colour are even or odd in number, for all three at once:
    /// which of the colours agree never changes. A square lattice has two such colourings (Reiss,
    /// 1857), a triangular one has one.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let ends = |game: PegSolitaire| game.possible_ends(&game.start()).count();
    /// assert_eq!(ends(PegSolitaire::english()), 5); // the centre and the middle of each side
    /// assert_eq!(ends(PegSolitaire::french()), 0);
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the cells of the board.
    #[doc(alias("position class", "rule of three", "parity"))]
    pub fn possible_ends(&self, state: &State) -> impl Iterator<Item = Coord> {
        let grid = state.grid();
        let colourings = self.lattice().colourings();
        let odd: Vec<_> = colourings.iter().map(|c| c.odd_colours(grid)).collect();
        grid.cells_where(Spot::is_hole).filter(move |&at| {
            let mut all = colourings.iter().zip(&odd);
            // With one peg there its colour is odd and the others are even, or, as all three change
            // at once, the other way round.
            all.all(|(colouring, odd)| {
                let own = colouring.colour(at);
                let [next, last] = [(own + 1) % 3, (own + 2) % 3];
                odd[next] == odd[last] && odd[own] != odd[next]
            })
        })
    }
}

impl Lattice {
    /// The colourings in which every three holes in a row of this lattice differ.
    const fn colourings(self) -> &'static [Colouring] {
        match self {
            Self::Square => &[Colouring { right: 1 }, Colouring { right: 2 }],
            // With 2 the diagonals that fall to the right would be of one colour.
            Self::Triangular => &[Colouring { right: 1 }],
        }
    }
}

/// A colouring of the board in three colours, 0 to 2: one step down adds 1, modulo 3.
struct Colouring {
    /// What one step to the right adds.
    right: usize,
}

impl Colouring {
    const fn colour(&self, at: Coord) -> usize {
        (at.row % 3 + at.col % 3 * self.right) % 3
    }

    /// For each colour, whether the pegs on it are odd in number.
    fn odd_colours(&self, grid: &Grid<Spot>) -> [bool; 3] {
        let mut odd = [false; 3];
        for at in grid.cells_where(Spot::is_peg) {
            odd[self.colour(at)] ^= true;
        }
        odd
    }
}
