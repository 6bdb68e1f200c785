//! The computer takes wins in one and prevents losses in one, in all games with a search.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Length, Wrap,
    rules::{
        Outcome, Rules, View,
        hnefatafl::{ARD_RI, BRANDUBH, Hnefatafl, TABLUT},
        in_a_row::{FOUR_IN_A_ROW, InARow},
        playout,
        reversi::{Reversi, Start},
    },
};
use collinear_games::{
    pente::{self, Pente},
    renju::{self, Renju},
};

use collinear_play::computer::{Computer, ForHnefatafl, ForInARow, ForPente, ForRenju, ForReversi};

use crate::{level, move_of};

/// The moves after which the game has this outcome.
fn moves_to<R: Rules>(
    rules: &R,
    state: &R::State,
    is_it: impl Fn(&R::State, Option<Outcome>) -> bool,
) -> Vec<R::Move> {
    let leads_there = |m: &R::Move| {
        let mut after = state.clone();
        rules.apply(&mut after, m.clone());
        is_it(&after, rules.outcome(&after))
    };
    rules.moves(state).filter(leads_there).collect()
}

/// The moves that win at once for the side to move.
pub(crate) fn wins<R: Rules<State: View>>(rules: &R, state: &R::State) -> Vec<R::Move> {
    let win = Some(Outcome::Win(state.turn()));
    moves_to(rules, state, |_, outcome| outcome == win)
}

/// The moves that leave the other side without a win in one.
pub(crate) fn saves<R: Rules<State: View>>(rules: &R, state: &R::State) -> Vec<R::Move> {
    moves_to(rules, state, |after, outcome| match outcome {
        None => wins(rules, after).is_empty(),
        Some(outcome) => outcome != Outcome::Win(state.turn().other()),
    })
}

/// The moves that are necessary in a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Win,
    Save,
}

/// Tests the computer in random positions in which some moves win or save and others do not.
fn does<R: Rules<State: View>>(
    computer: &impl Computer<R>,
    game: R,
    due: Due,
    levels: impl IntoIterator<Item = u8>,
    positions: usize,
) {
    let game = Arc::new(game);
    let mut rng = fastrand::Rng::with_seed(5);
    let mut found = Vec::new();
    for _ in 0..100_000 {
        let mut state = game.start();
        let plies = rng.usize(..60);
        if found.len() == positions {
            break;
        }
        if playout(&*game, &mut state, plies, |n| rng.usize(..n)).is_some() {
            continue;
        }
        let winning = wins(&*game, &state);
        let moves = match due {
            Due::Win => winning,
            Due::Save if winning.is_empty() => saves(&*game, &state),
            Due::Save => continue,
        };
        if (1..game.count_moves(&state)).contains(&moves.len()) {
            found.push((state, moves));
        }
    }
    assert_eq!(found.len(), positions, "there are such positions");
    for number in levels {
        for (state, moves) in &found {
            let m = move_of(computer, &game, state, level(number));
            assert!(
                moves.contains(&m),
                "level {number}: {m:?} in\n{}",
                state.glyphs()
            );
        }
    }
}

/// The computer does this at each level.
#[test]
fn four_in_a_row() {
    does(&ForInARow, FOUR_IN_A_ROW, Due::Win, 1..=5, 60);
    does(&ForInARow, FOUR_IN_A_ROW, Due::Save, 1..=4, 60);
}

/// Some games have lines on wrapped boards, along some axes only, of an exact length, or without gravity.
#[test]
fn other_lines() {
    let game = |rows, cols, length| InARow::new(rows, cols, length).expect("a game");
    let wrapped = |game: InARow, wrap| game.with_wrap(wrap).expect("a game");
    let falling = |game: InARow| game.with_gravity().expect("a game");
    let (four, exactly) = (Length::AtLeast(4), Length::Exactly(3));
    let rows_and_columns = game(5, 6, four).with_axes(&Direction::ORTHOGONAL);
    for game in [
        wrapped(FOUR_IN_A_ROW, Wrap::EastWest),
        wrapped(game(6, 6, four), Wrap::Both),
        rows_and_columns.expect("a game"),
        game(6, 5, exactly),
        falling(game(6, 6, exactly)),
        wrapped(game(3, 7, exactly), Wrap::NorthSouth),
        game(1, 12, exactly),
        game(5, 6, four),
    ] {
        does(&ForInARow, game, Due::Win, 1..=3, 40);
        does(&ForInARow, game, Due::Save, 1..=3, 40);
    }
}

/// Some games have captures, which can block, and forbidden moves.
#[test]
fn five_in_a_row() {
    let pente = |captured_to_win| pente::Variant {
        rows: 6,
        cols: 7,
        captured_to_win,
        ..pente::PENTE
    };
    for goal in [0, 4] {
        let game = || Pente::new(pente(goal)).expect("a small board");
        does(&ForPente, game(), Due::Win, 1..=2, 5);
        does(&ForPente, game(), Due::Save, 2..=2, 5);
    }
    for variant in [renju::RENJU, renju::OMOK] {
        let variant = renju::Variant {
            rows: 7,
            cols: 7,
            ..variant
        };
        let game = || Renju::new(variant).expect("a small board");
        does(&ForRenju, game(), Due::Win, 1..=2, 5);
        does(&ForRenju, game(), Due::Save, 2..=2, 5);
    }
}

/// Some games have obstacles, or lines that lose.
#[test]
fn obstacles_and_misere() {
    let four = InARow::new(5, 6, Length::AtLeast(4)).expect("a game");
    let walled = |game: InARow, cells: &[(usize, usize)]| {
        let cells = cells.iter().copied().map(Coord::from);
        game.with_obstacles(cells).expect("a game")
    };
    for game in [
        walled(FOUR_IN_A_ROW, &[(3, 3), (2, 4), (4, 1)]),
        walled(four, &[(2, 2), (1, 4)]),
    ] {
        does(&ForInARow, game, Due::Win, 1..=3, 40);
        does(&ForInARow, game, Due::Save, 1..=3, 40);
    }
    for game in [FOUR_IN_A_ROW, four, walled(four, &[(2, 2), (1, 4)])] {
        does(&ForInARow, game.misere(), Due::Save, 1..=3, 40);
    }
}

#[test]
fn reversi() {
    let small = || Reversi::new(4, 4, Start::Crossed).expect("a board");
    does(&ForReversi, small(), Due::Win, 1..=3, 16);
    // From level 4 on, only the discs count.
    does(&ForReversi, small(), Due::Save, 2..=3, 16);
    does(
        &ForReversi,
        small().with_wrap(Wrap::Both),
        Due::Win,
        1..=2,
        20,
    );
}

#[test]
fn hnefatafl() {
    for (variant, positions) in [(BRANDUBH, 12), (TABLUT, 6), (ARD_RI, 6)] {
        let game = || Hnefatafl::new(variant.clone()).expect("a preset");
        does(&ForHnefatafl, game(), Due::Win, 1..=2, positions);
        does(&ForHnefatafl, game(), Due::Save, 2..=2, positions);
    }
}
