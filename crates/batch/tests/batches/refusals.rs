//! Refused steps name the game and the reason, and leave the batch unchanged.

use collinear::{
    Coord, Move,
    rules::{
        Encode,
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
        in_a_row::{BitFourInARow, BitTicTacToe, FOUR_IN_A_ROW, TIC_TAC_TOE},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{BitReversi8x8, Reversi},
    },
};
use collinear_batch::{Batch, Buffers, StepError};
use num_traits::ToPrimitive;

use super::of_slide;

/// Makes a step and compares the error. A refused step changes nothing.
#[track_caller]
fn refused<R: Encode<State: PartialEq>, A: ToPrimitive + Copy>(
    batch: &mut Batch<R>,
    actions: &[A],
    text: &str,
) -> StepError {
    let before: Vec<_> = batch.states().cloned().collect();
    let mut out = batch.buffers::<u8>();
    let untouched = out.clone();
    let error = batch.step(actions, &mut out).unwrap_err();
    assert_eq!(error.to_string(), text);
    assert_eq!(out, untouched);
    assert!(batch.states().eq(&before));
    error
}

fn four_in_a_row(games: usize) -> Batch<BitFourInARow> {
    let rules = BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    Batch::new(rules, games, 0)
}

#[test]
fn numbers_that_are_no_actions() {
    let mut batch = four_in_a_row(3);
    refused(&mut batch, &[0, 1], "2 actions for 3 games");
    let nan = "game 0: no such action: actions are 0 to 6";
    refused(&mut batch, &[f64::NAN, 0., 0.], nan);
    for (actions, game, number) in [
        ([0, 7, 8], 1, 7),
        ([0, 0, -1], 2, -1),
        ([0, 0, i64::MAX], 2, i64::MAX),
    ] {
        let text = format!("game {game}: there is no action {number}: actions are 0 to 6");
        refused(&mut batch, &actions, &text);
    }
    let mut out = batch.buffers::<u8>();
    out.legal.pop();
    let text = "`legal` has 20 numbers instead of 21";
    for error in [batch.step(&[0; 3], &mut out), batch.observe(&mut out)] {
        assert_eq!(error.unwrap_err().to_string(), text);
    }
}

/// The first action that is refused at the start, and the reason.
#[track_caller]
fn illegal<R: Encode<State: PartialEq>>(rules: R, action: usize, why: &str) {
    let text = format!("game 0: action {action} is illegal: {why}");
    let error = refused(&mut Batch::new(rules, 1, 0), &[action], &text);
    assert!(matches!(error, StepError::Illegal { game: 0, action: found, .. } if found == action));
    assert!(std::error::Error::source(&error).is_some());
}

#[test]
fn actions_that_are_illegal() {
    let mut batch = four_in_a_row(2);
    let mut out = batch.buffers::<u8>();
    for _ in 0..6 {
        batch.step(&[3, 0], &mut out).expect("there is room");
    }
    assert_eq!(out.legal, [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1]);
    let text = "game 0: action 3 is illegal: column 4 is full";
    refused(&mut batch, &[3, 1], text);

    let reversi = || BitReversi8x8::new(Reversi::default()).expect("its board");
    illegal(reversi(), 0, "a disc on a1 would turn nothing over");
    let pass = "you cannot pass while a disc can be placed, as on d3";
    illegal(reversi(), 64, pass);
    // From the upper left corner northwards.
    let pegs = BitPegSolitaire::new(PegSolitaire::english()).expect("33 holes");
    illegal(pegs, 0, "it leads off the board");
}

/// The cell can be reached by another piece, but for this piece the way is blocked.
#[test]
fn a_slide_of_a_piece_behind_another() {
    let tafl = Hnefatafl::new(BRANDUBH).expect("a preset");
    let mut tafl = Batch::new(BitHnefatafl7x7::new(tafl).expect("its board"), 1, 0);
    let board = tafl.rules().shape().board;
    let slide = |from: (usize, usize), to: (usize, usize)| {
        let [from, to] = [from, to].map(Coord::from);
        of_slide(board, Move { from, to })
    };
    let mut out = tafl.buffers::<u8>();
    for (from, to) in [
        ((1, 3), (1, 0)),
        ((2, 3), (2, 2)),
        ((5, 3), (5, 0)),
        ((4, 3), (4, 4)),
    ] {
        tafl.step(&[slide(from, to)], &mut out).expect("legal");
    }
    let action = slide((5, 0), (2, 0));
    let why = "the way from a2 to a5 is blocked at a4";
    let text = format!("game 0: action {action} is illegal: {why}");
    refused(&mut tafl, &[action], &text);
    let in_front = slide((3, 0), (2, 0));
    tafl.step(&[in_front], &mut out).expect("legal");
}

#[test]
fn a_game_that_is_over_or_cut_off() {
    let rules = || BitTicTacToe::new(TIC_TAC_TOE).expect("its board");
    let mut batch = Batch::new(rules(), 2, 0).without_reset();
    let mut out = batch.buffers::<u8>();
    for actions in [[0, 0], [3, 3], [1, 1], [4, 4], [2, 5]] {
        batch.step(&actions, &mut out).expect("legal actions");
    }
    assert_eq!((&*out.done, &*out.reward), (&[1, 0][..], &[1., 0.][..]));
    assert_eq!(out.legal[..9], [0; 9]);
    assert_eq!(out.observation[9..18], [1, 1, 1, 0, 0, 0, 0, 0, 0]); // the opponent's discs: the winner's
    let text = "game 0: action 5 is illegal: the game is over: first player won";
    refused(&mut batch, &[5, 2], text);
    batch.reset(0);
    batch.step(&[4, 2], &mut out).expect("a new game");
    assert_eq!(out.done, [0, 0]);

    let mut batch = Batch::new(rules(), 1, 0).without_reset().with_ply_limit(2);
    let mut out = batch.buffers::<u8>();
    for (action, done) in [(0, 0), (1, Buffers::<u8>::CUT_OFF)] {
        batch.step(&[action], &mut out).expect("a legal action");
        assert_eq!((&*out.done, &*out.reward), (&[done][..], &[0.][..]));
    }
    let text = "game 0: action 2 is illegal: the game was cut off";
    refused(&mut batch, &[2], text);
}
