//! Hnefatafl: own pieces, the others, the king, where the last piece came from and went to, and whether the
//! attackers are to move (a plane of ones, or of zeros). The king is among the pieces of his army as well.
//!
//! An action is a move along a row or a column. How often a position has occurred is not among the planes.

use alloc::vec::Vec;

use super::{Army, BitHnefatafl, Hnefatafl, State};
use crate::{
    Coord, Move, Symmetry,
    bits::{Bitboard, PlaneValue, Word},
    rules::{Action, Actions, Encode, Engine, Illegal, PlaneShape, Rules, write_cells},
};

const PLANES: usize = 5;

/// What is the same for both engines.
macro_rules! hnefatafl {
    () => {
        fn shape(&self) -> PlaneShape {
            PlaneShape {
                planes: PLANES,
                board: self.rules().bounds(),
            }
        }

        fn actions(&self) -> Actions {
            Actions::Slides(self.rules().bounds())
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn action_of(&self, _: &Self::State, m: &Move) -> Action {
            Action::Move(*m)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn move_of(&self, _: &Self::State, action: Action) -> Result<Move, Illegal> {
            match action {
                Action::Move(m) => Ok(m),
                _ => Err(action.refused()),
            }
        }

        /// All: throne and corners lie on their images.
        fn symmetries(&self) -> Vec<Symmetry> {
            Symmetry::of(self.rules().bounds()).collect()
        }
    };
}

/// The reference rules, with the same numbers as the engine.
impl Encode for Hnefatafl {
    hnefatafl!();

    fn write_planes<V: PlaneValue>(&self, state: &State, last: Option<&Move>, planes: &mut [V]) {
        let (cols, cells) = (self.bounds().cols(), self.bounds().cell_count());
        let of = |army| {
            state
                .grid()
                .cells_where(move |square| square.army() == Some(army))
        };
        let mut planes = planes.chunks_exact_mut(cells.max(1));
        let mut next = || planes.next().unwrap_or_default();
        for army in [state.army(), state.army().other()] {
            write_cells(next(), cols, of(army));
        }
        write_cells(next(), cols, state.king());
        write_cells(next(), cols, ends(last));
        write_turn(next(), state.army());
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Encode for BitHnefatafl<W, ROWS, COLS> {
    hnefatafl!();

    /// As [`Actions::Slides`] numbers them, with a board that the compiler knows.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
        legal.fill(0);
        self.moves(state).for_each(|Move { from, to }| {
            let line = if from.row == to.row {
                to.col
            } else {
                COLS + to.row
            };
            let number = (from.row * COLS + from.col) * (COLS + ROWS) + line;
            if let Some(legal) = legal.get_mut(number) {
                *legal = 1;
            }
        });
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Move>,
        planes: &mut [V],
    ) {
        let pieces = state.pieces();
        let (own, theirs) = match state.army() {
            Army::Attackers => (pieces.attackers, pieces.defenders | pieces.king),
            Army::Defenders => (pieces.defenders | pieces.king, pieces.attackers),
        };
        let last = ends(last).collect::<Bitboard<W, ROWS, COLS>>();
        let mut planes = planes;
        for set in [own, theirs, pieces.king, last] {
            let (plane, rest) = planes.split_at_mut(ROWS * COLS);
            set.write_plane(plane);
            planes = rest;
        }
        write_turn(planes, state.army());
    }
}

/// Where the last piece came from and went to.
#[inline]
fn ends(last: Option<&Move>) -> impl Iterator<Item = Coord> {
    last.into_iter().flat_map(|m| [m.from, m.to])
}

#[inline]
fn write_turn<V: PlaneValue>(plane: &mut [V], army: Army) {
    plane.fill(match army {
        Army::Attackers => V::ONE,
        Army::Defenders => V::default(),
    });
}
