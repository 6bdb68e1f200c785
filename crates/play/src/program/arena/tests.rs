//! Tests of the levels in games that are quick to play.

use super::{Arena, Played, player::player as by_name, tally};
use crate::{
    core::record::Record,
    program::{all_games, open},
};

/// The score of a player against another one, in percent.
fn share(game: &str, players: [&str; 2], games: usize) -> f64 {
    let [player, opponent] = players.map(|name| by_name(name).expect(name));
    let arena = Arena {
        player,
        opponent,
        games,
        opening: 2,
        threads: Some(1),
    };
    let record = Record::new(game.split(' ').map(str::to_owned).collect());
    let session = open(&all_games(), &record).expect(game);
    let played = arena.play(&session, 1).expect(game);
    let results: Vec<_> = played.iter().map(Played::is_won).collect();
    tally::share(&results)
}

const GAMES: [&str; 3] = [
    "four_in_a_row",
    "four_in_a_row --rows 6 --cols 6 --no-gravity",
    "reversi --rows 6 --cols 6",
];

#[test]
fn level_1_beats_random_play_and_not_always() {
    for game in GAMES {
        let share = share(game, ["1", "random"], 100);
        assert!((60.0..=85.0).contains(&share), "{game}: {share}");
    }
}

#[test]
fn level_2_beats_level_1() {
    for game in GAMES {
        let share = share(game, ["2", "1"], 20);
        assert!(share >= 60.0, "{game}: {share}");
    }
}
