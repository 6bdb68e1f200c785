//! Four in a row: whether the computer wins in one, and blocks in one.

use std::{
    io::{self, Write},
    sync::Arc,
};

use collinear::{
    Coord,
    rules::{
        Rules, Side, View,
        in_a_row::{FOUR_IN_A_ROW, InARow, State},
    },
};
use fastrand::Rng;

use crate::{Run, common::computer::effort::Level, in_parallel, openings::opening, player::Player};

/// What is to be done in a position.
enum Due {
    /// One of these moves wins.
    Win(Vec<Coord>),
    /// The other side would win here with its next move.
    Block(Coord),
}

/// Tells in how many of so many random positions with a win in one, or with one threat to block, the
/// computer does what is due.
pub(crate) fn run(level: Level, positions: usize, run: Run) -> io::Result<()> {
    let game = Arc::new(FOUR_IN_A_ROW);
    let player = Player::Level(level);
    let what = format!("four_in_a_row: {player} in positions with threats");
    let done = in_parallel::each(positions, &what, run, |number| {
        let mut rng = run.rng(number);
        let (state, due) = position(&mut rng);
        let chosen = player.choose(&game, &state, &mut rng);
        match due {
            Due::Win(wins) => (true, wins.contains(&chosen)),
            Due::Block(threat) => (false, chosen == threat),
        }
    });
    let count = |is_win, is_done| done.iter().filter(|&&it| it == (is_win, is_done)).count();
    let [wins, blocks] = [true, false].map(|is_win| {
        let (taken, missed) = (count(is_win, true), count(is_win, false));
        format!("{taken} of {}", taken + missed)
    });
    writeln!(
        io::stdout(),
        "four_in_a_row: {player}: wins in one {wins}, blocks in one {blocks}"
    )
}

/// A random position in which something is due.
fn position(rng: &mut Rng) -> (State, Due) {
    loop {
        let plies = rng.usize(5..36);
        let state = opening(&FOUR_IN_A_ROW, plies, rng);
        let mover = state.turn();
        let wins = wins(&FOUR_IN_A_ROW, &state, mover);
        if !wins.is_empty() {
            return (state, Due::Win(wins));
        }
        let threats = self::wins(&FOUR_IN_A_ROW, &state, mover.other());
        if let [threat] = threats[..] {
            return (state, Due::Block(threat));
        }
    }
}

/// Whether neither side could win with its next move.
pub(crate) fn is_quiet(state: &State) -> bool {
    let mut sides = Side::BOTH.into_iter();
    sides.all(|side| wins(&FOUR_IN_A_ROW, state, side).is_empty())
}

/// The moves with which a side would win if it were its turn.
fn wins(rules: &InARow, state: &State, side: Side) -> Vec<Coord> {
    let own = char::from(side);
    let glyphs = state.glyphs();
    let closes = |&at: &Coord| {
        let is_own = |c: Coord| c == at || glyphs[c] == own;
        let bounds = rules.bounds();
        bounds.has_k_line_through(at, rules.axes(), rules.length(), is_own)
    };
    rules.moves(state).filter(closes).collect()
}
