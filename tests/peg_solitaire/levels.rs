//! All positions of a game, jump by jump, with the reference engine and a hash map.

use std::collections::HashMap;

use collinear::Coord;
use collinear::rules::peg_solitaire::{self, PegSolitaire, State};
use collinear::rules::{Outcome, Rules};

/// The counts of the positions after a number of jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Level {
    pub(crate) positions: u128,
    /// Positions up to the symmetries of the start.
    pub(crate) classes: u128,
    pub(crate) ended: u128,
    pub(crate) solved: u128,
    /// Sequences of jumps.
    pub(crate) paths: u128,
    pub(crate) games: u128,
    pub(crate) solutions: u128,
}

impl From<peg_solitaire::Level> for Level {
    fn from(level: peg_solitaire::Level) -> Self {
        Self {
            positions: level.positions.into(),
            classes: level.classes.into(),
            ended: level.ended.into(),
            solved: level.solved.into(),
            paths: level.paths,
            games: level.games,
            solutions: level.solutions,
        }
    }
}

/// All positions of a game, jump by jump, each with the number of paths to it, so that games need not be played
/// one by one.
pub(crate) struct Levels {
    game: PegSolitaire,
    symmetries: Vec<Vec<Coord>>,
    positions: HashMap<u128, (State, u128)>,
    begun: bool,
}

impl Levels {
    /// Two positions are in one class if one of these symmetries, as images of cells, maps one to the other.
    pub(crate) fn new(game: PegSolitaire, symmetries: Vec<Vec<Coord>>) -> Self {
        let start = game.start();
        let own = code(&start, &cells(&game));
        Self {
            positions: HashMap::from([(own, (start, 1))]),
            game,
            symmetries,
            begun: false,
        }
    }

    fn jump(&mut self) {
        let (mut after, cells) = (HashMap::new(), cells(&self.game));
        for (state, paths) in std::mem::take(&mut self.positions).into_values() {
            if self.game.outcome(&state).is_some() {
                continue;
            }
            for hop in self.game.moves(&state) {
                let mut next = state.clone();
                self.game.apply(&mut next, hop);
                after.entry(code(&next, &cells)).or_insert((next, 0)).1 += paths;
            }
        }
        self.positions = after;
    }

    fn style(&self) -> Level {
        let mut level = Level::default();
        for (&own, (state, paths)) in &self.positions {
            let mut codes = self.symmetries.iter().map(|cells| code(state, cells));
            let outcome = self.game.outcome(state);
            let ended = u128::from(outcome.is_some());
            let solved = u128::from(outcome == Some(Outcome::Solved));
            level.positions += 1;
            level.classes += u128::from(codes.all(|code| own <= code));
            level.ended += ended;
            level.solved += solved;
            level.paths += paths;
            level.games += ended * paths;
            level.solutions += solved * paths;
        }
        level
    }
}

impl Iterator for Levels {
    type Item = Level;

    /// Makes one more jump, until every game has ended.
    fn next(&mut self) -> Option<Level> {
        if self.begun {
            self.jump();
        }
        self.begun = true;
        Some(self.style()).filter(|level| level.positions > 0)
    }
}

fn cells(game: &PegSolitaire) -> Vec<Coord> {
    game.bounds().coords().collect()
}

/// Encodes the pegs on the cells, in this order.
fn code(state: &State, cells: &[Coord]) -> u128 {
    let add = |code, &at: &Coord| 2 * code + u128::from(state.grid()[at].is_peg());
    cells.iter().fold(0, add)
}
