//! Encoding of peg solitaire. The planes are the pegs, the empty holes, both ends of the last jump, and the
//! holes in which the last peg may be left. An action is a move from cell to cell over the peg in between.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{BitPegSolitaire, Goal, PegSolitaire, Square, names::name};
use crate::{
    Coord, Hop, Move, Symmetry,
    bits::PlaneValue,
    rules::{Action, Actions, Encode, Engine, Illegal, PlaneShape, write_cells},
};

const PLANES: usize = 4;

/// The jump between two cells over the cell in the middle.
fn hop(Move { from, to }: Move) -> Option<Hop> {
    let middle = |from: usize, to: usize| {
        from.abs_diff(to)
            .is_multiple_of(2)
            .then(|| usize::midpoint(from, to))
    };
    let over = Coord::new(middle(from.row, to.row)?, middle(from.col, to.col)?);
    Some(Hop { from, over, to })
}

/// The parts that both engines share.
macro_rules! peg_solitaire {
    () => {
        fn shape(&self) -> PlaneShape {
            PlaneShape {
                planes: PLANES,
                board: self.rules().bounds(),
            }
        }

        fn actions(&self) -> Actions {
            Actions::Hops(self.rules().bounds())
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn action_of(&self, _: &Self::State, hop: &Hop) -> Action {
            Action::Move(Move {
                from: hop.from,
                to: hop.to,
            })
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn move_of(&self, _: &Self::State, action: Action) -> Result<Hop, Illegal> {
            match action {
                Action::Move(m) => hop(m).ok_or_else(|| action.refused()),
                _ => Err(action.refused()),
            }
        }

        fn write_action(&self, number: usize) -> Option<String> {
            let rules = self.rules();
            let is_hole = |at| rules.start_board().get(at).is_some_and(Square::is_hole);
            let name = |at| name(rules.bounds(), at).filter(|_| is_hole(at));
            let action = self.actions().action(number)?;
            action.written(|at| name(at).map(|name| name.to_string()))
        }

        /// The symmetries that keep the holes, the lines of jumps, and the goal.
        fn symmetries(&self) -> Vec<Symmetry> {
            let (rules, bounds) = (self.rules(), self.rules().bounds());
            let directions = rules.lattice().directions();
            let is_hole = |at| rules.start_board().get(at).is_some_and(Square::is_hole);
            let same = |&symmetry: &Symmetry| {
                let image = |at| symmetry.map_coord(at, bounds);
                let mut holes = bounds.cells().filter(|&at| is_hole(at));
                let goal = match rules.goal() {
                    Goal::AnyHole => true,
                    Goal::Hole(at) => image(at) == Some(at),
                };
                goal && directions
                    .iter()
                    .all(|&direction| directions.contains(&symmetry.map_direction(direction)))
                    && holes.all(|at| image(at).is_some_and(is_hole))
            };
            Symmetry::of(bounds).filter(same).collect()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write_planes<V: PlaneValue>(
            &self,
            state: &Self::State,
            last: Option<&Hop>,
            planes: &mut [V],
        ) {
            let (rules, bounds) = (self.rules(), self.rules().bounds());
            let holes = || {
                bounds
                    .cells()
                    .filter(|&at| rules.start_board()[at].is_hole())
            };
            let has_peg = |at| state.has_peg(at);
            let ends = last.into_iter().flat_map(|hop| [hop.from, hop.to]);
            let mut planes = planes.chunks_exact_mut(bounds.cell_count().max(1));
            let mut next = || planes.next().unwrap_or_default();
            write_cells(next(), bounds.cols(), holes().filter(|&at| has_peg(at)));
            write_cells(next(), bounds.cols(), holes().filter(|&at| !has_peg(at)));
            write_cells(next(), bounds.cols(), ends);
            write_cells(
                next(),
                bounds.cols(),
                holes().filter(|&at| rules.goal().admits(at)),
            );
        }
    };
}

/// Encodes the reference rules with the same numbers as the engine.
impl Encode for PegSolitaire {
    peg_solitaire!();
}

impl Encode for BitPegSolitaire {
    peg_solitaire!();
}
