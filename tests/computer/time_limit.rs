//! A limit of time cuts the work short, and there is a move nevertheless.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use collinear::rules::{
    Rules,
    hnefatafl::{COPENHAGEN, Hnefatafl},
    in_a_row::{GOMOKU, InARow},
    peg_solitaire::PegSolitaire,
    reversi::Reversi,
};
use collinear::{Length, Wrap};

use crate::{
    common::{
        AnyGame,
        computer::{
            Advice, Computer,
            effort::{Effort, Level},
        },
    },
    move_of,
};

/// Far more than the limits below, and far less than the work takes without one.
const SLACK: Duration = Duration::from_secs(5);

fn hurried(milliseconds: u64) -> Effort {
    Effort {
        limit: Some(Duration::from_millis(milliseconds)),
        ..Effort::whole(Level::STRONGEST)
    }
}

fn keeps_to_it<G: Computer>(game: G) {
    let game = Arc::new(game);
    for milliseconds in [0, 20, 200] {
        let since = Instant::now();
        move_of(&game, &game.start(), &hurried(milliseconds));
        let taken = since.elapsed();
        assert!(taken < SLACK, "{}: {taken:?}", game.title());
    }
}

#[test]
fn moves_come_in_time() {
    let copenhagen = || Hnefatafl::new(COPENHAGEN).expect("a preset");
    keeps_to_it(copenhagen());
    keeps_to_it(GOMOKU);
    keeps_to_it(Reversi::default().with_wrap(Wrap::Both));
    let wide = InARow::new(60, 60, Length::AtLeast(5)).expect("a game");
    keeps_to_it(wide);
    let (name, rules) = ("Copenhagen", copenhagen());
    keeps_to_it(AnyGame::new(name, rules));
}

/// A board of 42 holes that the solver does not see through in a moment.
#[test]
fn advice_about_pegs_comes_in_time() {
    let game = Arc::new(PegSolitaire::rectangle(6, 7).expect("a board"));
    let since = Instant::now();
    let advice = game.advise(&game.start(), &hurried(20));
    assert_ne!(advice, Advice::Hopeless);
    assert!(since.elapsed() < SLACK);
}
