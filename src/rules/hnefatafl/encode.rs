//! Planes of Hnefatafl: own pieces, the opponent's pieces, the king, start and end of the last move, and whose turn it
//! is (ones if the attackers move, else zeros). The king is also among the pieces of his army.
//!
//! An action is a move along a row or a column. The planes do not show how often a position has occurred.

use alloc::vec::Vec;

use super::{Army, BitHnefatafl, Hnefatafl, State};
use crate::{
    Coord, Move, Symmetry,
    bits::{Bitboard, PlaneValue, Word},
    rules::{Action, Actions, Encode, Engine, Illegal, PlaneShape, Rules, write_cells},
};

const PLANES: usize = 5;

/// What both engines share.
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

        /// All symmetries: they map the throne and the corners to themselves.
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

    /// Numbers moves as [`Actions::Slides`] does, with constant sizes.
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

/// The start and the end of the last move.
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
