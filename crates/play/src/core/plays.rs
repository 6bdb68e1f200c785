//! [`Plays`]: rules that can be played.

use collinear::{
    Headings,
    rules::{CellOf, MoveCells, Rules, View},
};

/// Rules that can be played: everything that has [`Rules`], a [`View`] of its state and a
/// [`MoveCells`] of its moves on the same board, and may be shared by threads. Nothing implements it by
/// hand.
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

/// A cell of the board that a game is played on.
pub(crate) type CellIn<R> = CellOf<<R as Rules>::State>;

/// The cells that a move is made on.
pub(crate) fn made_on<S: View>(m: &impl MoveCells<S>, before: &S) -> Vec<CellOf<S>> {
    // It is compiled for each game, and `collect` would be more code.
    let mut cells = Vec::new();
    cells.extend(m.cells(before));
    cells
}
