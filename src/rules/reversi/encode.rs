//! Encoding of Reversi. The planes are the own discs, the opponent's discs, the last placement, and the holes if the
//! board has any. An action is a cell; the last one is a pass.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};

use super::{
    BitReversi, PlaceOrPass, Reversi, Square, State,
    notation::{PASS, name},
};
use crate::{
    Coord, Symmetry,
    bits::{Bitboard, PlaneValue, Word},
    rules::{Action, Actions, Encode, Engine, Illegal, PlaneShape, Rules, View, write_cells},
};

fn has_holes(rules: &Reversi) -> bool {
    rules.start().grid().count(|&square| square == Square::Hole) > 0
}

/// The parts that both engines share.
macro_rules! reversi {
    () => {
        fn shape(&self) -> PlaneShape {
            PlaneShape {
                planes: 3 + usize::from(has_holes(self.rules())),
                board: self.rules().bounds(),
            }
        }

        fn actions(&self) -> Actions {
            Actions::CellsOrPass(self.rules().bounds())
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn action_of(&self, _: &Self::State, m: &PlaceOrPass) -> Action {
            match *m {
                PlaceOrPass::Place(at) => Action::Cell(at),
                PlaceOrPass::Pass => Action::Pass,
            }
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn move_of(&self, _: &Self::State, action: Action) -> Result<PlaceOrPass, Illegal> {
            match action {
                Action::Cell(at) => Ok(PlaceOrPass::Place(at)),
                Action::Pass => Ok(PlaceOrPass::Pass),
                _ => Err(action.refused()),
            }
        }

        fn write_action(&self, number: usize) -> Option<String> {
            let name = |at| name(self.rules().bounds(), at).map(|name| name.to_string());
            match self.actions().action(number)? {
                Action::Pass => Some(PASS.to_owned()),
                action => action.written(name),
            }
        }

        /// The symmetries that map holes onto holes.
        fn symmetries(&self) -> Vec<Symmetry> {
            let (start, bounds) = (self.rules().start(), self.rules().bounds());
            let is_hole = |&square: &Square| square == Square::Hole;
            let same = |&symmetry: &Symmetry| {
                let mut holes = start.grid().cells_where(is_hole);
                holes.all(|at| {
                    let image = symmetry.map_coord(at, bounds);
                    image
                        .and_then(|at| start.grid().get(at))
                        .is_some_and(is_hole)
                })
            };
            Symmetry::of(bounds).filter(same).collect()
        }
    };
}

fn placed(last: Option<&PlaceOrPass>) -> impl Iterator<Item = Coord> {
    let at = |m: &PlaceOrPass| match *m {
        PlaceOrPass::Place(at) => Some(at),
        PlaceOrPass::Pass => None,
    };
    last.and_then(at).into_iter()
}

/// Encodes the reference rules with the same numbers as the engine.
impl Encode for Reversi {
    reversi!();

    fn write_planes<V: PlaneValue>(
        &self,
        state: &State,
        last: Option<&PlaceOrPass>,
        planes: &mut [V],
    ) {
        let (cols, cells) = (self.bounds().cols(), self.bounds().cell_count());
        let of = |wanted| state.grid().cells_where(move |&square| square == wanted);
        let mut planes = planes.chunks_exact_mut(cells.max(1));
        let mut next = || planes.next().unwrap_or_default();
        for side in [state.turn(), state.turn().other()] {
            write_cells(next(), cols, of(Square::Of(side)));
        }
        write_cells(next(), cols, placed(last));
        write_cells(next(), cols, of(Square::Hole));
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Encode for BitReversi<W, ROWS, COLS> {
    reversi!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
        let placements = state.placements();
        placements.write_plane(legal);
        if let Some(pass) = legal.get_mut(ROWS * COLS) {
            *pass = placements.is_empty().into();
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&PlaceOrPass>,
        planes: &mut [V],
    ) {
        let (own, planes) = planes.split_at_mut(ROWS * COLS);
        let (theirs, planes) = planes.split_at_mut(ROWS * COLS);
        state.discs(state.turn()).write_plane(own);
        state.discs(state.turn().other()).write_plane(theirs);
        let (plane, holes) = planes.split_at_mut(ROWS * COLS);
        let last: Bitboard<W, ROWS, COLS> = placed(last).collect();
        last.write_plane(plane);
        if !holes.is_empty() {
            state.holes().write_plane(holes);
        }
    }
}
