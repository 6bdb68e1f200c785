//! [`Plies`]: all positions of a game, ply after ply.

use std::collections::HashMap;

use super::*;

/// What is to be known of the positions after so many plies.
#[derive(Default)]
pub(super) struct Ply {
    pub(super) positions: u128,
    pub(super) won_positions: u128,
    /// Positions, those apart that a symmetry of the game makes of each other.
    pub(super) classes: u128,
    pub(super) ended_classes: u128,
    /// Sequences of moves.
    pub(super) paths: u128,
    pub(super) won_games: [u128; 2],
    pub(super) drawn_games: u128,
}

/// All positions of a game, ply after ply, each with the number of ways to come to it: so games
/// are counted that are too many to be played.
pub(super) struct Plies {
    game: InARow,
    symmetries: Vec<Vec<Coord>>,
    positions: HashMap<u128, (State, u128)>,
    begun: bool,
}

impl Plies {
    pub(super) fn of(game: InARow) -> Self {
        let bounds = game.bounds();
        let keeps_the_game = |symmetry: &Symmetry| {
            symmetry.map_bounds(bounds) == bounds
                && (!game.has_gravity() || symmetry.map_direction(Direction::S) == Direction::S)
        };
        let cells = |symmetry: Symmetry| {
            let moved = bounds.coords().map(|at| symmetry.map_coord(at, bounds));
            moved.collect::<Option<Vec<_>>>().expect("on the board")
        };
        let symmetries = Symmetry::ALL.into_iter().filter(keeps_the_game).map(cells);
        let start = game.start();
        let code = code(start.grid(), &bounds.coords().collect::<Vec<_>>());
        Self {
            game,
            symmetries: symmetries.collect(),
            positions: HashMap::from([(code, (start, 1))]),
            begun: false,
        }
    }

    fn play_a_ply(&mut self) {
        let mut after = HashMap::new();
        for (state, paths) in std::mem::take(&mut self.positions).into_values() {
            if self.game.outcome(&state).is_some() {
                continue;
            }
            for m in self.game.moves(&state) {
                let mut next = state.clone();
                self.game.apply(&mut next, m);
                let entry = after.entry(code(next.grid(), &self.symmetries[0]));
                entry.or_insert((next, 0)).1 += paths;
            }
        }
        self.positions = after;
    }

    fn style(&self) -> Ply {
        let mut ply = Ply::default();
        for (own, (state, paths)) in &self.positions {
            let outcome = self.game.outcome(state);
            let mut codes = self
                .symmetries
                .iter()
                .map(|cells| code(state.grid(), cells));
            let first_of_its_class = u128::from(codes.all(|code| *own <= code));
            ply.positions += 1;
            ply.paths += paths;
            ply.classes += first_of_its_class;
            if let Some(outcome) = outcome {
                ply.ended_classes += first_of_its_class;
                match outcome.winner() {
                    Some(side) => {
                        ply.won_positions += 1;
                        ply.won_games[usize::from(side == Side::Second)] += paths;
                    }
                    None => ply.drawn_games += paths,
                }
            }
        }
        ply
    }
}

impl Iterator for Plies {
    type Item = Ply;

    /// One more ply, until every game has ended.
    fn next(&mut self) -> Option<Ply> {
        if self.begun {
            self.play_a_ply();
        }
        self.begun = true;
        Some(self.style()).filter(|ply| ply.positions > 0)
    }
}

/// A number for what stands on the cells, in this order.
fn code(grid: &Grid<Square>, cells: &[Coord]) -> u128 {
    cells.iter().fold(0, |code, &at| {
        3 * code
            + match grid[at].side() {
                None => 0,
                Some(Side::First) => 1,
                Some(Side::Second) => 2,
            }
    })
}
