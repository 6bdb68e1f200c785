//! [`PegSolitaire::possible_ends`]: the position class, which rules out most ends without a search.
//!
//! Colour the board in three colours so that every jump involves one hole of each colour. A square lattice has two such
//! colourings (Reiss, 1857), a triangular lattice has one.

use alloc::vec::Vec;

use super::{Lattice, PegSolitaire, Square, State};
use crate::{Coord, Grid};

impl PegSolitaire {
    /// Returns the holes that the position class allows for a single last peg, in reading order, whatever the goal. If
    /// there are none, the game cannot be solved.
    ///
    /// The holes have three colours, and each jump involves one hole of each colour. So a jump changes the parity of
    /// the number of pegs on all three colours. Two colours with the same parity keep the same parity, and two with
    /// different parities stay different.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let ends = |game: PegSolitaire| game.possible_ends(&game.start()).count();
    /// assert_eq!(ends(PegSolitaire::english()), 5); // the centre and the middle of each side
    /// assert_eq!(ends(PegSolitaire::named("french").unwrap()), 0);
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
        grid.cells_where(Square::is_hole).filter(move |&at| {
            let mut all = colourings.iter().zip(&odd);
            // A single peg here makes its colour odd and the others even. The reverse is possible too, since all three
            // change together.
            all.all(|(colouring, odd)| {
                let own = colouring.colour(at);
                let [next, last] = [(own + 1) % 3, (own + 2) % 3];
                odd[next] == odd[last] && odd[own] != odd[next]
            })
        })
    }
}

impl Lattice {
    /// The colourings in which any three holes in a row of this lattice differ.
    const fn colourings(self) -> &'static [Colouring] {
        match self {
            Self::Square => &[Colouring { right: 1 }, Colouring { right: 2 }],
            // With 2, the diagonals that run down to the right would have a single colour.
            Self::Triangular => &[Colouring { right: 1 }],
        }
    }
}

/// A colouring of the board in three colours, 0 to 2; one step down adds 1, modulo 3.
struct Colouring {
    /// The number that one step to the right adds.
    right: usize,
}

impl Colouring {
    const fn colour(&self, at: Coord) -> usize {
        (at.row + at.col * self.right) % 3
    }

    /// For each colour, whether the number of pegs on it is odd.
    fn odd_colours(&self, grid: &Grid<Square>) -> [bool; 3] {
        let mut odd = [false; 3];
        for at in grid.cells_where(Square::is_peg) {
            odd[self.colour(at)] ^= true;
        }
        odd
    }
}
