//! Counts how often the computer's moves keep the value of a position. The perfect solver of the crate
//! `connect-four-ai` finds the value.

use std::{
    cell::RefCell,
    io::{self, Write},
};

use collinear::rules::{View, in_a_row::State};
use collinear_play::computer::Level;
use connect_four_ai::{Position, Solver};
use fastrand::Rng;

use crate::{Run, chosen, in_parallel, opening, threats::is_quiet, times};

/// The solver's score of each column.
type Scores = [Option<i8>; Position::WIDTH];

/// Prints, for each level, in how many random positions the computer's move keeps the value (win, draw or loss). Also
/// prints in how many positions the move keeps the score: the earliest win or the latest loss.
pub(crate) fn run(levels: &[Level], positions: usize, run: Run) -> io::Result<()> {
    let solved = in_parallel::each(positions, run, |number| position(&mut run.rng(number)));
    for &level in levels {
        let kept = in_parallel::each(positions, run, |number| {
            let (state, scores) = &solved[number];
            let (chosen, taken) = chosen(state, level, &mut run.rng(number));
            let [best, score] = [scores.iter().flatten().max().copied(), scores[chosen.col]];
            let is_value_kept = score.map(i8::signum) == best.map(i8::signum);
            (is_value_kept, score == best, taken)
        });
        let values = kept.iter().filter(|it| it.0).count();
        let scores = kept.iter().filter(|it| it.1).count();
        writeln!(
            io::stdout(),
            "level {level} beside the solver: value kept in {values} of {positions}: {:.1} %, \
             score in {scores}: {:.1} %, {}",
            percent(values, positions),
            percent(scores, positions),
            times(kept.iter().map(|it| it.2)),
        )?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// A random position without a win in one, in which a wrong move changes the value. Returns the scores of all moves
/// too.
fn position(rng: &mut Rng) -> (State, Scores) {
    // It is slow to make a solver, and the results of a solver help with the next position.
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    loop {
        let plies = rng.usize(4..30);
        let state = opening(plies, rng);
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

fn solvers(state: &State) -> Position {
    let glyph = |&glyph: &char| match glyph {
        _ if glyph == char::from(state.turn()) => 'x',
        _ if glyph == char::from(state.turn().other()) => 'o',
        _ => '.',
    };
    let picture = state.glyphs().map(glyph).to_string();
    Position::from_board_string(&picture).expect("a board of 42 cells")
}
