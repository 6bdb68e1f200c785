//! Opinions of searches: the line is legal and begins with the advice, and decided scores are right.

use std::{cmp::Ordering, sync::Arc};

use collinear::{
    Coord, Grid, Length,
    rules::{
        Cell, Outcome, Position, Rules, Side, View,
        hnefatafl::{BRANDUBH, Hnefatafl},
        in_a_row::{FOUR_IN_A_ROW, InARow, TIC_TAC_TOE},
        peg_solitaire::PegSolitaire,
        playout,
        reversi::Reversi,
    },
};
use collinear_games::{
    draughts::{Draughts, Variant},
    pente::{self, PENTE, Pente},
    renju::{self, RENJU, Renju},
};
use collinear_play::computer::{
    Advice, Computer, Follower, ForDraughts, ForHnefatafl, ForInARow, ForPegSolitaire, ForPente,
    ForRenju, ForReversi, Judge, MOST, MonteCarlo, Negamax, Opinion, Progress, Score, Search,
    Windows,
};

use crate::{in_a_row, level};

/// The opinion of a search, after a check of its line.
fn opinion_of<R: Rules>(game: &R, state: &R::State, search: &dyn Search<R::Move>) -> Option<Score> {
    let Opinion { score, line, .. } = search.opinion()?;
    match search.advice() {
        Advice::Play(m) => assert_eq!(line.first(), Some(&m)),
        Advice::Hopeless => assert_eq!(score, Score::Hopeless),
        Advice::Unknown => panic!("an opinion, but no advice"),
    }
    let mut after = state.clone();
    for m in line {
        assert_eq!(game.outcome(&after), None);
        assert!(game.moves(&after).any(|legal| legal == m), "{m:?}");
        game.apply(&mut after, m);
    }
    Some(score)
}

/// Random states in which the game continues.
fn states<R: Rules>(game: &R, plies: usize) -> impl Iterator<Item = R::State> {
    (0..12).filter_map(move |seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let over = playout(game, &mut state, plies, |n| rng.usize(..n)).is_some();
        (!over).then_some(state)
    })
}

fn has_opinions<R: Rules>(computer: &impl Computer<R>, game: R, plies: usize, number: u8) {
    let game = Arc::new(game);
    for state in states(&*game, plies) {
        let mut search = computer.search(&game, &state, level(number));
        for _ in 0..50 {
            opinion_of(&*game, &state, &*search);
            if search.work(100) == Progress::Done {
                break;
            }
        }
        search.finish();
        let score = opinion_of(&*game, &state, &*search);
        assert!(score.is_some());
    }
}

#[test]
fn lines_can_be_played() {
    let brandubh = Hnefatafl::new(BRANDUBH).expect("a preset");
    let draughts = Draughts::new(Variant::PRESETS[0].1).expect("a preset");
    has_opinions(&ForInARow, FOUR_IN_A_ROW, 12, 3);
    has_opinions(&ForReversi, Reversi::default(), 20, 2);
    has_opinions(&ForHnefatafl, brandubh, 8, 2);
    has_opinions(&ForDraughts, draughts, 30, 2);
    has_opinions(&ForPegSolitaire, PegSolitaire::english(), 20, 2);
    has_opinions(&MonteCarlo, Reversi::default(), 50, 2);
    has_opinions(&MonteCarlo, PegSolitaire::english(), 28, 1);
}

/// The result for the side to move with best play.
fn value<R: Rules<State: View>>(game: &R, state: &R::State) -> Ordering {
    match game.outcome(state) {
        Some(Outcome::Win(side)) if side == state.turn() => Ordering::Greater,
        Some(Outcome::Win(_)) => Ordering::Less,
        Some(_) => Ordering::Equal,
        None => {
            let after = game.moves(state).map(|m| {
                let mut after = state.clone();
                game.apply(&mut after, m);
                value(game, &after).reverse()
            });
            after.max().unwrap_or(Ordering::Equal)
        }
    }
}

#[test]
fn certain_scores_are_so() {
    let game = Arc::new(TIC_TAC_TOE);
    let (mut count, mut certain) = (0, 0);
    for state in (2..8).flat_map(|plies| states(&*game, plies)) {
        let expected = value(&*game, &state);
        let searches = [
            ForInARow.search(&game, &state, level(5)),
            MonteCarlo.search(&game, &state, level(4)),
        ];
        for decided in searches.map(decided) {
            count += 1;
            certain += u32::from(decided.is_some());
            assert!(decided.is_none_or(|decided| decided == expected), "{state}");
        }
    }
    // If only one move is legal, it is searched to a small depth only.
    assert!(4 * certain > 3 * count, "{certain} of {count}");
}

fn decided<M>(mut search: Box<dyn Search<M>>) -> Option<Ordering> {
    search.finish();
    search.opinion()?.score.decided()
}

/// A judge that finds only the first two moves promising.
struct Blinkered;

impl Judge<InARow> for Blinkered {
    fn worth(&self, _: &InARow, _: &<InARow as Rules>::State) -> i32 {
        0
    }

    fn promising(&self, game: &InARow, state: &<InARow as Rules>::State) -> Vec<Coord> {
        game.moves(state).take(2).collect()
    }
}

/// A loss or a draw among the searched moves can turn out to be neither.
#[test]
fn what_is_seen_of_some_moves_only_is_no_end() {
    let game = Arc::new(TIC_TAC_TOE);
    let computer = Negamax::new(Blinkered, [9; 5]);
    let (mut won, mut lost, mut equal) = (0, 0, 0);
    for state in (1..9).flat_map(|plies| states(&*game, plies)) {
        let mut search = computer.search(&game, &state, level(5));
        search.finish();
        let score = search.opinion().expect("the game goes on").score;
        let expected = value(&*game, &state);
        match score.decided() {
            Some(known) => {
                assert_eq!(known, expected, "{score} of\n{state}");
                won += u32::from(known == Ordering::Greater);
            }
            None => match score {
                Score::Worth(0) => equal += 1,
                Score::Worth(worth) if worth.abs() <= MOST => lost += u32::from(worth < 0),
                other => panic!("{other}"),
            },
        }
    }
    assert!(won.min(lost).min(equal) > 0, "{won} {lost} {equal}");
}

/// If twelve of many moves are searched, a loss is not certain. It is certain if a line has to be blocked.
#[test]
fn windows_that_leave_moves_out_say_so() {
    let wide = |picture: &str| {
        let rows = picture.lines().count();
        let game = InARow::new(rows, 15, Length::AtLeast(4)).expect("a game");
        let state = in_a_row(&game, picture);
        let judge = Windows::of(&game).expect("a small board");
        let kept = judge.begin(&game, &state);
        let promising = judge.promising(&kept, &game, &state);
        let leaves_out = judge.leaves_out(&kept, &game, &state, &promising);
        (promising.len(), leaves_out)
    };
    assert_eq!(wide("X . . . . . . . . . . . . . O"), (12, true));
    assert_eq!(wide("X X X . O O X O . . O . . . ."), (1, false));
    assert_eq!(wide("X . . O O O . . . . . . . X X"), (2, false));
    assert_eq!(wide("X O X O X O O . . . . . . X X"), (6, false));
}

/// All moves except a block lose. If the block is forbidden, all moves lose.
#[test]
fn blocks_are_all_there_is() {
    let board = |picture: &str| Grid::parse_with(picture, Cell::from_glyph).expect(picture);
    let renju = |picture: &str| {
        let (rows, cols) = (6, 10);
        let game = Renju::new(renju::Variant {
            rows,
            cols,
            ..RENJU
        })
        .expect("a small board");
        let state = game.set_up(board(picture), Side::First).expect(picture);
        decided(ForRenju.search(&Arc::new(game), &state, level(3)))
    };
    let by_an_overline = ". . . . X . . . . .\n. . . . X . . . . .\n. . . . X . . . . .\n\
        O O O O . . . . . .\n. . . . X . . . . .\n. . . . X . . . . O";
    assert_eq!(renju(by_an_overline), Some(Ordering::Less));
    let by_four = by_an_overline.replacen('X', ".", 2);
    assert_eq!(renju(&by_four), None);

    let pente = |picture: &str| {
        let (rows, cols) = (4, 10);
        let game = Pente::new(pente::Variant {
            rows,
            cols,
            ..PENTE
        })
        .expect("a small board");
        let state = Position::new(board(picture)).with_extra([0; 2]);
        let state = state.with_turn(Side::Second);
        decided(ForPente.search(&Arc::new(game), &state, level(3)))
    };
    let nothing_to_capture =
        ". . O . . . . . . .\n. . X X X X . . . .\n. . . . . . . . . .\nO . . . O O . . . O";
    assert_eq!(pente(nothing_to_capture), Some(Ordering::Less));
    let a_pair =
        ". . O . . . . . . .\n. . X X X X . . . .\n. . X . . . . . . .\nO . . . O O . . . O";
    assert_eq!(pente(a_pair), None);
}

/// A win is counted in moves of the winner.
#[test]
fn wins_are_counted() {
    let game = Arc::new(FOUR_IN_A_ROW);
    let (mut state, mut scores) = (game.start(), Vec::new());
    // An open two in the bottom row: a third disc next to it makes two threats.
    for column in [2, 2, 3, 3] {
        let lands = game.landing(&state, column).expect("there is room");
        game.apply(&mut state, lands);
    }
    for column in [4, 5, 1] {
        scores.push(thought(&game, &state));
        let lands = game.landing(&state, column).expect("there is room");
        game.apply(&mut state, lands);
    }
    let wins = |moves| Score::Wins { moves: Some(moves) };
    assert_eq!(scores, [wins(2), -wins(1), wins(1)]);
    assert_eq!(game.outcome(&state), Some(Outcome::Win(Side::First)));
}

fn thought(game: &Arc<InARow>, state: &<InARow as Rules>::State) -> Score {
    let mut search = ForInARow.search(game, state, level(3));
    search.finish();
    search.opinion().expect("the game goes on").score
}
