//! [`Told`]: functions of a game that describe its states and moves.

use collinear::{
    Grid,
    rules::{Rules, View},
};

use crate::core::plays::{CellIn, Plays};

/// The characters of a state as people see them.
pub(super) type Shown<R> = Grid<char, <<R as Rules>::State as View>::Board>;

/// Functions of a game that describe its states and moves.
pub(crate) struct Told<R: Plays> {
    pub(crate) hint: Option<About<R, String>>,
    pub(crate) shown: Option<About<R, Shown<R>>>,
    pub(crate) falls: Option<Falls<R>>,
    pub(crate) touched: Option<OfMove<R>>,
    pub(crate) of_last_move: Option<About<R, Option<String>>>,
    pub(crate) deciding: Option<About<R, Vec<CellIn<R>>>>,
    pub(crate) marked_facts: Option<About<R, Vec<String>>>,
}

type About<R, T> = Box<dyn Fn(&R, &<R as Rules>::State) -> T + Send + Sync>;

/// A function that returns where a falling piece comes to rest, with its characters.
type Falls<R> = Box<
    dyn Fn(&R, &<R as Rules>::State, &<R as Rules>::Move) -> Vec<(CellIn<R>, char)> + Send + Sync,
>;

/// A function that returns the cells changed by a move, from the states before and after.
type OfMove<R> = Box<
    dyn Fn(&R, &<R as Rules>::State, &<R as Rules>::Move, &<R as Rules>::State) -> Vec<CellIn<R>>
        + Send
        + Sync,
>;
