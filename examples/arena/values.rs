//! Four in a row: whether the computer's moves keep what a position is worth, as the perfect solver
//! of the crate `connect-four-ai` has it.

use std::{
    cell::RefCell,
    io::{self, Write},
    sync::Arc,
};

use collinear::rules::{
    View,
    in_a_row::{FOUR_IN_A_ROW, State},
};
use connect_four_ai::{Position, Solver};
use fastrand::Rng;

use crate::{
    Run, common::computer::effort::Level, in_parallel, openings::opening, player::Player,
    tally::percent, threats::is_quiet,
};

/// What the solver says of each column.
type Scores = [Option<i8>; Position::WIDTH];

/// Tells for each level in how many of so many random positions the computer's move keeps the value
/// (win, draw or loss), and in how many also the score: no later win and no earlier loss than need be.
pub(crate) fn run(levels: &[Level], positions: usize, run: Run) -> io::Result<()> {
    let game = Arc::new(FOUR_IN_A_ROW);
    let solved = in_parallel::each(positions, "four_in_a_row: the solver", run, |number| {
        position(&mut run.rng(number))
    });
    for &level in levels {
        let player = Player::Level(level);
        let what = format!("four_in_a_row: {player} beside the solver");
        let kept = in_parallel::each(positions, &what, run, |number| {
            let (state, scores) = &solved[number];
            let chosen = player.choose(&game, state, &mut run.rng(number));
            let [best, score] = [scores.iter().flatten().max().copied(), scores[chosen.col]];
            let is_value_kept = score.map(i8::signum) == best.map(i8::signum);
            (is_value_kept, score == best)
        });
        let values = kept.iter().filter(|(value, _)| *value).count();
        let scores = kept.iter().filter(|(_, score)| *score).count();
        writeln!(
            io::stdout(),
            "{what}: value kept in {values} of {positions}: {:.1} %, score in {scores}: {:.1} %",
            percent(values, positions),
            percent(scores, positions),
        )?;
    }
    Ok(())
}

/// A random position in which nobody wins in one, but a wrong move changes the value, and the score
/// after each move.
fn position(rng: &mut Rng) -> (State, Scores) {
    // It takes long to make one, and what it has solved helps with the next position.
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    loop {
        let plies = rng.usize(4..30);
        let state = opening(&FOUR_IN_A_ROW, plies, rng);
        if !is_quiet(&state) {
            continue;
        }
        let seen = solvers(&state);
        let scores = SOLVER.with_borrow_mut(|solver| solver.get_all_move_scores(&seen));
        let values = || scores.iter().flatten().map(|score| score.signum());
        if values().min() != values().max() {
            return (state, scores);
        }
    }
}

/// A state as the solver has it.
fn solvers(state: &State) -> Position {
    let glyph = |&glyph: &char| match glyph {
        _ if glyph == char::from(state.turn()) => 'x',
        _ if glyph == char::from(state.turn().other()) => 'o',
        _ => '.',
    };
    let picture = state.glyphs().map(glyph).to_string();
    Position::from_board_string(&picture).expect("a board of 42 cells")
}
