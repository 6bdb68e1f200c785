//! What Python loads as `pycollinear._pycollinear`: [`Board`](board::Board), the queries on numpy arrays,
//! [`Game`](game::Game), whole games, and [`Vector`](vec::Vector), thousands of them stepped together. The
//! package `pycollinear` beside it gives them their public names.

mod answers;
mod board;
mod cell;
mod game;
mod heading;
mod vec;

use pyo3::pymodule;

#[pymodule]
mod _pycollinear {
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    #[pymodule_export]
    use crate::{
        answers::{
            Bracket, Census, Hop, Match, Miss, PatternMatch, Region, Run, RunThrough, Seen, Stop,
            Surround, Threat,
        },
        board::Board,
        game::{Game, IllegalMove, Outcome, game, games},
        vec::{IllegalAction, Vector, vec},
    };
}
