//! A search that nobody waits for any more ends soon.

use std::{
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use collinear::rules::{
    Rules,
    hnefatafl::{COPENHAGEN, Hnefatafl},
    in_a_row::GOMOKU,
    peg_solitaire::PegSolitaire,
};

use crate::common::{
    AnyGame,
    computer::{
        Advice, Computer,
        effort::{Effort, Level},
    },
};

/// Far more than it takes to stop, and far less than a search goes on by itself.
const SOON: Duration = Duration::from_secs(2);

fn in_a_minute() -> Effort {
    Effort {
        limit: Some(Duration::from_mins(1)),
        ..Effort::whole(Level::STRONGEST)
    }
}

fn stops<G: Computer>(game: G) {
    let (game, effort) = (Arc::new(game), in_a_minute());
    let (stop, title) = (effort.stop.clone(), game.title());
    let search = thread::spawn(move || game.advise(&game.start(), &effort));
    thread::sleep(Duration::from_millis(300));
    assert!(!search.is_finished(), "{title}: nothing is left to stop");
    let since = Instant::now();
    stop.tell();
    search.join().expect("no panic");
    let taken = since.elapsed();
    assert!(taken < SOON, "{title}: {taken:?}");
}

#[test]
fn searches_stop_when_they_are_told_to() {
    let copenhagen = || Hnefatafl::new(COPENHAGEN).expect("a preset");
    stops(copenhagen());
    stops(GOMOKU);
    let (name, rules) = ("Copenhagen", copenhagen());
    stops(AnyGame::new(name, rules));
}

/// The solver itself can't be interrupted, but after its first step it goes no further.
#[test]
fn the_solver_stops_between_its_steps() {
    let game = Arc::new(PegSolitaire::rectangle(6, 7).expect("a board"));
    let effort = in_a_minute();
    assert_ne!(game.advise(&game.start(), &effort), Advice::Unknown);
    effort.stop.tell();
    assert_eq!(game.advise(&game.start(), &effort), Advice::Unknown);
}
