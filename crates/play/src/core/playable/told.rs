//! [`Told`]: what a game tells of its states and moves.

use collinear::{
    Grid,
    rules::{Rules, View},
};

use crate::core::plays::{CellIn, Plays};

/// The board of a game's states as people see it.
pub(super) type Shown<R> = Grid<char, <<R as Rules>::State as View>::Board>;

/// What a game tells of its states and moves.
pub(crate) struct Told<R: Plays> {
    pub(crate) hint: Option<About<R, String>>,
    pub(crate) shown: Option<About<R, Shown<R>>>,
    pub(crate) falls: Option<Falls<R>>,
    pub(crate) touched: Option<OfMove<R>>,
    pub(crate) of_last_move: Option<About<R, Option<String>>>,
    pub(crate) deciding: Option<About<R, Vec<CellIn<R>>>>,
    pub(crate) marked_facts: Option<About<R, Vec<String>>>,
}

/// Something about a state.
type About<R, T> = Box<dyn Fn(&R, &<R as Rules>::State) -> T + Send + Sync>;

/// Where a piece comes to rest that a move drops, and what it shows there.
type Falls<R> = Box<
    dyn Fn(&R, &<R as Rules>::State, &<R as Rules>::Move) -> Vec<(CellIn<R>, char)> + Send + Sync,
>;

/// The cells that a move has touched, from the state before it to the one after it.
type OfMove<R> = Box<
    dyn Fn(&R, &<R as Rules>::State, &<R as Rules>::Move, &<R as Rules>::State) -> Vec<CellIn<R>>
        + Send
        + Sync,
>;
