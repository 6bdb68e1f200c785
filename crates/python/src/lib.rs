//! The extension module `pycollinear._pycollinear`: queries on numpy arrays ([`Board`](board::Board)), whole games
//! ([`Game`](game::Game)) and batches of games ([`Vector`](vec::Vector)). The Python package `pycollinear` exports
//! them.

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
        game::{Game, GameOption, IllegalMove, Outcome, game, games, options},
        vec::{IllegalAction, Vector, vec},
    };
}
