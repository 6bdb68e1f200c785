//! [`Plays`]: rules that can be played.

use collinear::{
    Headings,
    rules::{CellOf, MoveCells, Rules, View},
};

/// Rules that can be played: [`Rules`], a [`View`] of the state, and [`MoveCells`] of the moves on the same board.
///
/// Rules implement this trait automatically if threads can share them.
pub trait Plays:
    Rules<
        State: View<Board: Headings<Cell: Send + Sync> + Send + Sync> + Send + Sync + 'static,
        Move: MoveCells<<Self as Rules>::State> + Send + Sync + 'static,
    > + Send
    + Sync
    + 'static
{
}

impl<R> Plays for R
where
    R: Rules + Send + Sync + 'static,
    R::State: View<Board: Headings<Cell: Send + Sync> + Send + Sync> + Send + Sync + 'static,
    R::Move: MoveCells<R::State> + Send + Sync + 'static,
{
}

/// A cell of the board of a game.
pub(crate) type CellIn<R> = CellOf<<R as Rules>::State>;

pub(crate) fn made_on<S: View>(m: &impl MoveCells<S>, before: &S) -> Vec<CellOf<S>> {
    // This loop is compiled for each game; `collect` would compile to more code.
    let mut cells = Vec::new();
    cells.extend(m.cells(before));
    cells
}
