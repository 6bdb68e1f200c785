//! Counts how often the computer wins when it can win in one move, and how often it blocks a win in one.

use std::io::{self, Write};

use collinear::{
    Coord,
    rules::{
        Rules, Side, View,
        in_a_row::{FOUR_IN_A_ROW, State},
    },
};
use collinear_play::computer::Level;
use fastrand::Rng;

use crate::{Run, chosen, in_parallel, opening, times};

/// The moves that are necessary in a position.
enum Due {
    /// One of these moves wins.
    Win(Vec<Coord>),
    /// The other side would win at this cell with its next move.
    Block(Coord),
}

/// Prints the number of random positions in which the computer makes a necessary move: one that wins at once, or one
/// that blocks the only threat.
pub(crate) fn run(level: Level, positions: usize, run: Run) -> io::Result<()> {
    let done = in_parallel::each(positions, run, |number| {
        let mut rng = run.rng(number);
        let (state, due) = position(&mut rng);
        let (chosen, taken) = chosen(&state, level, &mut rng);
        match due {
            Due::Win(wins) => (true, wins.contains(&chosen), taken),
            Due::Block(threat) => (false, chosen == threat, taken),
        }
    });
    let count = |is_win, is_done| {
        let such = done.iter().filter(|it| (it.0, it.1) == (is_win, is_done));
        such.count()
    };
    let [wins, blocks] = [true, false].map(|is_win| {
        let (taken, missed) = (count(is_win, true), count(is_win, false));
        format!("{taken} of {}", taken + missed)
    });
    writeln!(
        io::stdout(),
        "level {level} in positions with threats: wins in one {wins}, blocks in one {blocks}, {}",
        times(done.iter().map(|it| it.2)),
    )
}

/// A random position in which a move is necessary.
fn position(rng: &mut Rng) -> (State, Due) {
    loop {
        let plies = rng.usize(5..36);
        let state = opening(plies, rng);
        let mover = state.turn();
        let wins = wins(&state, mover);
        if !wins.is_empty() {
            return (state, Due::Win(wins));
        }
        let threats = self::wins(&state, mover.other());
        if let [threat] = threats[..] {
            return (state, Due::Block(threat));
        }
    }
}

/// Returns whether neither side could win with its next move.
pub(crate) fn is_quiet(state: &State) -> bool {
    let mut sides = Side::BOTH.into_iter();
    sides.all(|side| wins(state, side).is_empty())
}

/// The moves with which a side would win if it were its turn.
fn wins(state: &State, side: Side) -> Vec<Coord> {
    let (game, own) = (FOUR_IN_A_ROW, char::from(side));
    let glyphs = state.glyphs();
    let closes = |&at: &Coord| {
        let is_own = |c: Coord| c == at || glyphs[c] == own;
        let bounds = game.bounds();
        bounds.has_k_line_through(at, game.axes(), game.length(), is_own)
    };
    game.moves(state).filter(closes).collect()
}
