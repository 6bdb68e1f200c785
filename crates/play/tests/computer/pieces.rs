//! The result does not depend on how the work is divided. A seed repeats a game, and a search can be stopped anywhere.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use collinear::{
    Coord, Length, Wrap,
    rules::{
        Outcome, Rules, View,
        hnefatafl::{BRANDUBH, COPENHAGEN, Hnefatafl},
        in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow},
        peg_solitaire::PegSolitaire,
        playout,
        reversi::{Reversi, Start},
    },
};
use collinear_games::draughts::{Draughts, INTERNATIONAL, RUSSIAN};
use collinear_play::computer::{
    Advice, Computer, Effort, ForDraughts, ForHnefatafl, ForInARow, ForPegSolitaire, ForReversi,
    Level, MonteCarlo, Negamax, Progress,
};

use crate::{
    advice, legal, level,
    pile::{Left, Pile},
};

/// Does the work in pieces of this many positions. Looks at the advice after each piece and returns the last advice.
fn in_pieces<R: Rules>(
    computer: &impl Computer<R>,
    game: &Arc<R>,
    state: &R::State,
    effort: Effort,
    piece: u64,
) -> R::Move {
    let mut search = computer.search(game, state, effort);
    legal(&**game, state, search.advice());
    while search.work(piece) == Progress::Going {
        legal(&**game, state, search.advice());
    }
    let answer = search.advice();
    assert_eq!(search.work(1_000), Progress::Done);
    assert_eq!(search.advice(), answer, "more work");
    legal(&**game, state, answer)
}

/// Random positions with several moves.
fn positions<R: Rules>(game: &R, plies: usize, count: u64) -> impl Iterator<Item = R::State> {
    (0..count).filter_map(move |seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let over = playout(game, &mut state, plies, |n| rng.usize(..n)).is_some();
        (!over && game.count_moves(&state) > 1).then_some(state)
    })
}

/// Compares pieces of 1, 7, 1000 and all positions, and a second search with the same seed.
fn is_the_same_in_pieces<R: Rules<State: View>>(
    computer: &impl Computer<R>,
    game: R,
    plies: usize,
    number: u8,
) {
    let game = Arc::new(game);
    let mut seen = 0;
    for (seed, state) in (0..).zip(positions(&*game, plies, 3)) {
        let effort = Effort {
            seed,
            ..level(number)
        };
        let answer = advice(computer, &game, &state, effort);
        assert_eq!(advice(computer, &game, &state, effort), answer, "again");
        for piece in [1, 7, 1_000] {
            let moved = in_pieces(computer, &game, &state, effort, piece);
            assert_eq!(Advice::Play(moved), answer, "{piece}\n{}", state.glyphs());
        }
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn pieces_make_no_difference() {
    let brandubh = || Hnefatafl::new(BRANDUBH).expect("a preset");
    is_the_same_in_pieces(&ForInARow, FOUR_IN_A_ROW, 8, 3);
    is_the_same_in_pieces(&ForReversi, Reversi::default(), 20, 3);
    is_the_same_in_pieces(&ForHnefatafl, brandubh(), 10, 2);
    let russian = Draughts::new(RUSSIAN).expect("a preset");
    is_the_same_in_pieces(&ForDraughts, russian, 20, 3);
    is_the_same_in_pieces(&MonteCarlo, FOUR_IN_A_ROW, 12, 3);
    is_the_same_in_pieces(&MonteCarlo, Pile(9), 1, 3);
    let blind = Negamax::new(|_: &Pile, _: &Left| 0, [9; 5]);
    is_the_same_in_pieces(&blind, Pile(9), 1, 3);
}

/// The solver reports no move before it has found a solution.
#[test]
fn pieces_make_no_difference_to_the_solver() {
    let game = Arc::new(PegSolitaire::named("english").expect("a board"));
    let mut search = ForPegSolitaire.search(&game, &game.start(), level(3));
    assert_eq!(search.advice(), Advice::Unknown);
    let answer = search.finish();
    for piece in [1, 1_000, 10_000] {
        let mut search = ForPegSolitaire.search(&game, &game.start(), level(3));
        let mut pieces = 1;
        while search.work(piece) == Progress::Going {
            pieces += 1;
        }
        assert!(pieces > 1, "{piece}");
        assert_eq!(search.advice(), answer, "{piece}");
    }
}

/// Other seeds choose other moves among equal moves.
#[test]
fn seeds_make_a_difference() {
    fn answers<R: Rules>(computer: &impl Computer<R>, game: R, number: u8) -> usize {
        let game = Arc::new(game);
        let mut answers = Vec::new();
        for seed in 0..20 {
            let effort = Effort {
                seed,
                ..level(number)
            };
            let answer = advice(computer, &game, &game.start(), effort);
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        answers.len()
    }
    let corners = Reversi::new(4, 4, Start::Crossed).expect("a board");
    assert!(answers(&ForReversi, corners, 1) > 1);
    assert!(answers(&MonteCarlo, FOUR_IN_A_ROW, 1) > 1);
}

/// The test covers the highest level and large boards.
#[test]
fn there_is_a_move_whenever_it_is_stopped() {
    fn stopped<R: Rules>(computer: &impl Computer<R>, game: R) {
        let (game, level) = (Arc::new(game), Level::STRONGEST);
        let start = game.start();
        let mut search = computer.search(&game, &start, Effort { level, seed: 3 });
        for piece in [0, 1, 1, 2, 40, 300] {
            assert_eq!(search.work(piece), Progress::Going);
            legal(&*game, &start, search.advice());
        }
    }
    let copenhagen = || Hnefatafl::new(COPENHAGEN).expect("a preset");
    stopped(&ForHnefatafl, copenhagen());
    stopped(
        &ForDraughts,
        Draughts::new(INTERNATIONAL).expect("a preset"),
    );
    stopped(&ForInARow, GOMOKU);
    stopped(&ForReversi, Reversi::default().with_wrap(Wrap::Both));
    let wide = InARow::new(60, 60, Length::AtLeast(5)).expect("a game");
    stopped(&ForInARow, wide);
    stopped(&MonteCarlo, copenhagen());
}

/// A game that counts the moves that are made.
struct Counted<R> {
    rules: R,
    made: AtomicU64,
}

impl<R: Rules> Rules for Counted<R> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.rules.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.rules.moves(state)
    }

    fn apply(&self, state: &mut R::State, m: R::Move) {
        self.made.fetch_add(1, Ordering::Relaxed);
        self.rules.apply(state, m);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.rules.outcome(state)
    }
}

/// Does work in pieces and counts the moves of each piece.
fn keeps_to_the_amount<R>(computer: &impl Computer<Counted<R>>, rules: R, overshoot: u64)
where
    R: Rules,
{
    let made = AtomicU64::new(0);
    let game = Arc::new(Counted { rules, made });
    let mut search = computer.search(&game, &game.start(), level(5));
    for piece in [0, 1, 10, 100, 1_000, 10_000] {
        assert_eq!(search.work(piece), Progress::Going);
        let made = game.made.swap(0, Ordering::Relaxed);
        assert!(
            (piece..=piece + overshoot).contains(&made),
            "{piece}: {made}"
        );
    }
}

#[test]
fn a_piece_is_about_so_many_positions() {
    let ahead = Negamax::new(
        |_: &Counted<InARow>, state: &<InARow as Rules>::State| {
            i32::from(state.glyphs()[Coord::new(5, 3)] == '.')
        },
        [12; 5],
    );
    keeps_to_the_amount(&ahead, FOUR_IN_A_ROW, 0);
    // a random game is played to its end
    keeps_to_the_amount(&MonteCarlo, FOUR_IN_A_ROW, 42);
}
