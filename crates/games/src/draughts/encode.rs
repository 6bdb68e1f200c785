//! The planes of draughts: own men, own kings, the opponent's men, the opponent's kings, the start and end of the last
//! move, and the side to move (all ones for White, all zeros for Black).
//!
//! An action is a move from cell to cell, a capture with all its hops. Two legal captures can have the same ends and
//! capture different pieces; this is rare, and mostly happens with flying kings. If so, the action means the capture
//! whose captured pieces come first in reading order, and the other capture cannot be chosen. The numbers of
//! `Encoded::listed` in `collinear-batch` can choose either.
//!
//! The only symmetry is the identity, even on boards that equal their mirror image. The reason is that a mirror changes
//! which of two captures with the same ends comes first in reading order.
//!
//! The planes leave out the counts towards a draw and the kings that must rest.

use super::{BitDraughts, Color, Draughts, DraughtsMove, Square, State};
use collinear::{
    Coord,
    bits::{Bitboard, PlaneValue, Word},
    rules::{Action, Actions, Encode, Engine, Illegal, PlaneShape, Rules, write_cells},
};

const PLANES: usize = 6;

/// The parts that both engines share.
macro_rules! draughts {
    () => {
        fn shape(&self) -> PlaneShape {
            PlaneShape {
                planes: PLANES,
                board: self.rules().bounds(),
            }
        }

        fn actions(&self) -> Actions {
            Actions::Moves(self.rules().bounds())
        }

        #[inline]
        fn action_of(&self, _: &Self::State, m: &DraughtsMove) -> Action {
            let &DraughtsMove { from, to, .. } = m;
            Action::Move(collinear::Move { from, to })
        }

        fn shares_actions(&self) -> bool {
            true
        }

        fn write_action(&self, number: usize) -> Option<String> {
            let name = |at| self.rules().name(at).map(|name| name.to_string());
            self.actions().action(number)?.written(name)
        }

        fn move_of(&self, state: &Self::State, action: Action) -> Result<DraughtsMove, Illegal> {
            let Action::Move(collinear::Move { from, to }) = action else {
                return Err(action.refused());
            };
            let moves = self.moves(state).filter(|m| (m.from, m.to) == (from, to));
            let first = moves.reduce(|first, m| if m.taken < first.taken { m } else { first });
            // Checking this step gives the reason why there is no such move.
            Ok(first.unwrap_or(DraughtsMove {
                from,
                to,
                taken: Vec::new(),
                promotes: false,
            }))
        }
    };
}

/// The reference rules, with the same numbers as the engine.
impl Encode for Draughts {
    draughts!();

    fn write_planes<V: PlaneValue>(
        &self,
        state: &State,
        last: Option<&DraughtsMove>,
        planes: &mut [V],
    ) {
        let (cols, cells) = (self.bounds().cols(), self.bounds().cell_count());
        let of = |wanted| state.grid().cells_where(move |&square| square == wanted);
        let mut planes = planes.chunks_exact_mut(cells.max(1));
        let mut next = || planes.next().unwrap_or_default();
        for color in [state.color(), state.color().other()] {
            write_cells(next(), cols, of(Square::Man(color)));
            write_cells(next(), cols, of(Square::King(color)));
        }
        write_cells(next(), cols, ends(last));
        write_turn(next(), state.color());
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Encode for BitDraughts<W, ROWS, COLS> {
    draughts!();

    #[inline]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&DraughtsMove>,
        planes: &mut [V],
    ) {
        let (pieces, own, theirs) = (state.pieces(), state.color(), state.color().other());
        let last = ends(last).collect::<Bitboard<W, ROWS, COLS>>();
        let of_both = [
            pieces.men(own),
            pieces.kings(own),
            pieces.men(theirs),
            pieces.kings(theirs),
        ];
        let mut planes = planes;
        for set in of_both.into_iter().chain([last]) {
            let (plane, rest) = planes.split_at_mut(ROWS * COLS);
            set.write_plane(plane);
            planes = rest;
        }
        write_turn(planes, own);
    }
}

#[inline]
fn ends(last: Option<&DraughtsMove>) -> impl Iterator<Item = Coord> {
    last.into_iter().flat_map(|m| [m.from, m.to])
}

#[inline]
fn write_turn<V: PlaneValue>(plane: &mut [V], color: Color) {
    plane.fill(match color {
        Color::White => V::ONE,
        Color::Black => V::default(),
    });
}
