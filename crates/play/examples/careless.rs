//! A game with bugs: the computer panics, and the game itself panics after the move b2.
//!
//! The example shows that the terminal is restored and that the reason is printed.
//!
//! ```text
//! cargo run -p collinear-play --example careless -- --second computer
//! ```

use std::{process::ExitCode, sync::Arc};

use collinear::{
    Coord,
    rules::{
        Rules, View,
        in_a_row::{InARow, TIC_TAC_TOE},
    },
};
use collinear_play::{
    Playable,
    computer::{Advice, Computer, Effort, Progress, Search},
};

/// A computer that panics when it has to think.
struct Careless;

impl Computer<InARow> for Careless {
    fn search(
        &self,
        _: &Arc<InARow>,
        _: &<InARow as Rules>::State,
        _: Effort,
    ) -> Box<dyn Search<Coord>> {
        Box::new(Self)
    }
}

impl Search<Coord> for Careless {
    fn work(&mut self, _: u64) -> Progress {
        panic!("of another thread");
    }

    fn advice(&self) -> Advice<Coord> {
        Advice::Unknown
    }
}

fn main() -> ExitCode {
    let game = Playable::new(TIC_TAC_TOE)
        .with_title("Careless")
        .with_computer(Careless)
        .with_deciding(|_, state| {
            assert!(state.glyphs()[Coord::new(1, 1)] == '.', "of the screen");
            Vec::new()
        });
    collinear_play::run(game)
}
