//! [`Preview`]: what a move would do.

use collinear::Coord;

use crate::common::{TextGame, changed, turn::Turn};

/// What a move would do.
pub(super) struct Preview {
    /// What it would touch besides its own cells.
    pub(super) touched: Vec<Coord>,
    /// The same in words; empty if there is nothing to tell.
    pub(super) text: String,
}

impl Preview {
    pub(super) fn of<G: TextGame>(game: &G, state: &G::State, mov: G::Move) -> Self {
        let mut after = state.clone();
        let turn = Turn::make(game, &mut after, &[mov]);
        let words = turn.moves.iter().map(|(_, word)| word.as_str());
        let word: String = words.collect();
        let text = match changed(state, &mov, &after).count() {
            0 => String::new(),
            1 => format!("{word} would change 1 other cell"),
            count => format!("{word} would change {count} other cells"),
        };
        Self {
            touched: turn.touched,
            text,
        }
    }
}
