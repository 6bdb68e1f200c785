//! m,n,k games, judged by their windows.

use std::sync::Arc;

use collinear::{
    Coord, Rect, Topology,
    rules::{
        Engine, EngineVisitor, Rules, View,
        in_a_row::{BitInARow, FOUR_IN_A_ROW, InARow, LineInARow, State, TableInARow},
        visit_engine,
    },
};

use super::{
    begin::{BeginAt, begins},
    four_in_a_row::perfect,
    windows::Windows,
};
use crate::computer::{Computer, Effort, Level, MonteCarlo, Negamax, Search};

/// The search depth of each level. It is smaller without gravity, because there are more moves.
pub(super) const fn plies<T: Topology>(game: &InARow<T>) -> [u8; 5] {
    if game.has_gravity() {
        [1, 3, 6, 9, 14]
    } else {
        [1, 1, 4, 6, 8]
    }
}

/// The depth of the search that runs before four in a row on 6x7 is solved.
const BEFORE_SOLVING: u8 = 8;

/// Plays m,n,k games: [`Negamax`] with [`Windows`].
///
/// At level 5 it plays four in a row on 6 rows and 7 columns perfectly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForInARow;

impl Computer<InARow> for ForInARow {
    fn search(&self, game: &Arc<InARow>, state: &State, effort: Effort) -> Box<dyn Search<Coord>> {
        let is_solved = **game == FOUR_IN_A_ROW && effort.level == Level::STRONGEST;
        // The board is too large to search.
        let Ok(judge) = Windows::of(game) else {
            return MonteCarlo.search(game, state, effort);
        };
        let plies = if is_solved {
            [BEFORE_SOLVING; 5]
        } else {
            plies(game)
        };
        let begin = BeginAt {
            negamax: Negamax::following(judge, plies),
            state,
            effort,
        };
        let search = begun(**game, begin);
        if is_solved {
            perfect(search, state)
        } else {
            search
        }
    }
}

begins!(InARow, Windows);

/// Begins a search on a fast engine. [`fastest`](collinear::rules::in_a_row::fastest) has fifteen engines, which take
/// long to compile. This function has the two engines for the most common boards.
fn begun(game: InARow, begin: BeginAt<Windows, State>) -> Box<dyn Search<Coord>> {
    let bounds = game.bounds();
    match (bounds.rows(), bounds.cols(), game.length().k()) {
        (6, 7, 4) => visit_engine::<BitInARow<u64, 6, 7, 4>, _>(game, begin, on_tables),
        (15, 15, _) => visit_engine::<LineInARow<15, 15>, _>(game, begin, on_tables),
        _ => on_tables(begin, game),
    }
}

fn on_tables(begin: BeginAt<Windows, State>, game: InARow) -> Box<dyn Search<Coord>> {
    if game.board().cell_count() <= 64 {
        visit_engine::<TableInARow<u64>, _>(game, begin, EngineVisitor::visit)
    } else {
        visit_engine::<TableInARow<u128>, _>(game, begin, EngineVisitor::visit)
    }
}
