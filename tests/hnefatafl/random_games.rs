//! Random games and random positions, in which the library, on a grid and on bits, and the naive
//! program have to agree.

use super::budget;
use super::engines::Engines;
use super::engines::random_variants::{Dice, any_position, any_settings};
use super::engines::tally::Tally;
use super::naive::Pair;
use super::naive::settings::{PRESETS, Repetition, Settings, preset};

/// How many games of random rules are played.
const GAMES: usize = budget::of(40, 1_600, 20_000);

/// How many plies of a game from the start.
const PLIES: usize = budget::of(3, 60, 60);

/// Compares a state, all its moves, and all that they lead to.
fn compare(engines: &Engines, tally: &mut Tally) -> Vec<Pair> {
    engines.assert_same_state();
    if engines.position.end.is_some() {
        return Vec::new();
    }
    let moves = engines.assert_same_moves();
    for &m in &moves {
        let mut next = engines.clone();
        next.play(m);
        next.assert_same_state();
        tally.count_move(engines, &next, m);
    }
    moves
}

/// Plays on at random, often to and fro, so that positions occur again.
fn play_on(mut engines: Engines, plies: usize, dice: &mut Dice, tally: &mut Tally) {
    let mut played: Vec<Pair> = Vec::new();
    for _ in 0..plies {
        let moves = compare(&engines, tally);
        if moves.is_empty() {
            break;
        }
        let back = played.len().checked_sub(2).map(|ply| played[ply]);
        let back = back
            .map(|(from, to)| (to, from))
            .filter(|m| moves.contains(m));
        let m = match back {
            Some(back) if !dice.one_in(3) => back,
            _ => dice.pick(&moves),
        };
        engines.play(m);
        played.push(m);
    }
}

#[test]
fn games_from_the_start() {
    let (mut dice, mut tally) = (Dice(3), Tally::default());
    for name in PRESETS {
        for repetition in [
            Repetition::Ignored,
            Repetition::Draw,
            Repetition::LossFor('d'),
        ] {
            let settings = Settings {
                repetition,
                ..preset(name)
            };
            play_on(Engines::start(settings), PLIES, &mut dice, &mut tally);
        }
    }
    tally.assert_seen(10, &["took 0", "took 1"]);
    tally.assert_seen(1, &["Repetition"]);
}

#[test]
fn games_of_the_presets_from_random_positions() {
    let (mut dice, mut tally) = (Dice(5), Tally::default());
    for name in PRESETS {
        for _ in 0..budget::of(3, 60, 60) {
            let engines = any_position(preset(name), &mut dice);
            play_on(engines, 6, &mut dice, &mut tally);
        }
    }
    tally.assert_seen(5, &["took 1", "took 2", "took 3", "shieldwall of a"]);
    tally.assert_seen(10, &["Escaped", "KingTaken", "ExitFort", "NoMove"]);
}

#[test]
fn games_of_any_rules_from_random_positions() {
    let sizes = [
        (5, 5),
        (7, 7),
        (5, 7),
        (7, 5),
        (3, 7),
        (9, 3),
        (1, 9),
        (7, 1),
        (9, 9),
        (7, 9),
        (11, 11),
        (13, 11),
        (13, 13),
    ];
    let (mut dice, mut tally) = (Dice(7), Tally::default());
    for _ in 0..GAMES {
        let (rows, cols) = dice.pick(&sizes);
        let settings = any_settings(rows, cols, &mut dice);
        let engines = any_position(settings, &mut dice);
        if engines.position.end.is_none() && rows * cols < 50 {
            let moves = engines.assert_same_moves();
            engines.assert_only_legal(&moves);
        }
        // Twelve plies are enough for a position to occur for the third time.
        let plies = dice.pick(&[3, 3, 12]);
        play_on(engines, plies, &mut dice, &mut tally);
    }
    tally.assert_seen(20, &["took 0", "took 1", "took 2"]);
    tally.assert_seen(3, &["took 3", "shieldwall of a", "shieldwall of d"]);
    tally.assert_seen(20, &["Escaped", "KingTaken", "ExitFort", "NoMove"]);
    tally.assert_seen(5, &["Encircled"]);
    tally.assert_seen(20, &["Draw", "LossFor('a')", "LossFor('d')"]);
    for king_taken in ["FourSidesOrEdge", "TwoSides", "TwoSidesFourAtThrone"] {
        for part in [
            "on the throne",
            "beside the throne",
            "at the edge",
            "elsewhere",
        ] {
            tally.assert_seen(1, &[&format!("{king_taken} {part}")]);
        }
    }
    for part in ["on the throne", "beside the throne", "elsewhere"] {
        tally.assert_seen(1, &[&format!("FourSides {part}")]);
    }
}
