//! Surakarta: capture by going round the loops.

use std::sync::Arc;

use collinear::{
    Board, Grid, Headings, Move, Stop,
    boards::Tracks,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Past, Position, Rules, Side, is_stuck, not_over,
        read_by_cells, vacant,
    },
};

use crate::refused::owned;

/// Surakarta, named after the town on Java: twelve pieces a side on the points of a grid of six by six lines. Two pairs
/// of loops join the ends of lines.
///
/// - A piece steps to a free point next to it, diagonally too.
/// - Or it captures: it goes along a loop over free points, round at least one corner arc, to the first piece it meets,
///   which must be an enemy. On the way its own starting point counts as free.
/// - A player with no piece left, or no move, loses.
///
/// Two more rules end games that make no progress; the fields change them or switch them off. The first player has the
/// two lower rows. Moves are written as `a2-b3`, and captures as `a2xf5`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::surakarta::Surakarta;
///
/// let surakarta = Surakarta::default();
/// let start = surakarta.start();
/// assert_eq!(perft(&surakarta, &start, 2, Finished::Dropped), 256);
/// let moves = surakarta.read_game(&start, "a2-a3 b5-b4 a3-a4 c6xa4").unwrap();
/// assert_eq!(surakarta.write_game(&start, &moves), "a2-a3 b5-b4 a3-a4 c6xa4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surakarta {
    board: Board<Tracks>,
    /// The game is a draw when a position, with the side to move, occurs this many times; `None` for no limit. By
    /// default 3.
    pub repetitions: Option<usize>,
    /// After this many moves in a row without a capture the player with more pieces wins; `None` for no limit. By
    /// default 40.
    pub quiet_moves: Option<usize>,
}

/// The default is the game with both limits.
impl Default for Surakarta {
    fn default() -> Self {
        Self {
            board: Tracks::surakarta().board(),
            repetitions: Some(3),
            quiet_moves: Some(40),
        }
    }
}

/// The pieces, the side to move, and the positions since the last capture, if there is a limit on repetition.
pub type State = Position<Cell, Tracks, Past<Arc<Grid<Cell, Tracks>>>>;

impl Surakarta {
    /// The same game without the two limits, for counting positions.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self {
            repetitions: None,
            quiet_moves: None,
            ..self
        }
    }

    /// The goals of a piece: the free points next to it, and the pieces that it can capture. Each goal is returned
    /// once, even if several ways lead to it.
    fn goals(&self, grid: &Grid<Cell, Tracks>, from: u16) -> impl Iterator<Item = u16> {
        let tracks = self.board.topology();
        let steps = tracks
            .chart_neighbours(from)
            .filter(|&to| grid[to].is_empty());
        let loops = tracks
            .headings(from)
            .filter(|&heading| tracks.is_loop(heading));
        let taken = loops.filter_map(|heading| {
            let is_free = |at| at == from || grid[at].is_empty();
            let slide = self.board.slide(from, heading, .., is_free);
            match slide.stop {
                Stop::Blocked(at) if grid[at] != grid[from] => {
                    (tracks.arcs(from, heading, slide.line.len() + 1) > 0).then_some(at)
                }
                _ => None,
            }
        });
        let mut taken: Vec<_> = taken.collect();
        taken.sort_unstable();
        taken.dedup();
        steps.chain(taken)
    }
}

impl Rules for Surakarta {
    type State = State;
    type Move = Move<u16>;

    fn start(&self) -> State {
        let side = |point| match point {
            0..12 => Cell::Of(Side::Second),
            24..36 => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        let grid = Grid::on(self.board.clone(), side);
        Position::new(grid.expect("36 points")).with_extra(Past::default())
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move<u16>> {
        let (grid, turn) = (state.grid(), state.turn);
        let own = grid.cells_where(Cell::is_of(turn));
        own.flat_map(move |from| {
            let goals = self.goals(grid, from);
            goals.map(move |to| Move { from, to })
        })
    }

    fn apply(&self, state: &mut State, m: Move<u16>) {
        let limit = self.repetitions.or(self.quiet_moves);
        let before = limit.map(|_| Arc::new(state.grid().clone()));
        let taken = state.carry(m.from, m.to, Cell::Empty);
        if let Some(before) = before {
            state.extra.record(before, !taken.is_empty());
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_reached = |limit: Option<usize>, count: &dyn Fn() -> usize| {
            limit.is_some_and(|limit| count() >= limit)
        };
        if is_stuck(self, state) {
            Some(Outcome::Win(state.turn.other()))
        } else if is_reached(self.repetitions, &|| state.extra.occurrences(state.grid())) {
            Some(Outcome::Draw)
        } else if is_reached(self.quiet_moves, &|| state.extra.len()) {
            let [first, second] = Side::BOTH.map(|side| state.grid().count(Cell::is_of(side)));
            Some(Outcome::by_score(first, second))
        } else {
            None
        }
    }

    fn check(&self, state: &State, m: &Move<u16>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (grid, turn) = (state.grid(), state.turn);
        owned(grid, m.from, Cell::is_of(turn))?;
        vacant(grid, m.to, |&cell| cell != Cell::Of(turn))?;
        if self.goals(grid, m.from).any(|to| to == m.to) {
            return Ok(());
        }
        Err(if grid[m.to].is_empty() {
            Illegal::about(grid.board(), m.to, "is more than a step away")
        } else {
            let from = self.board.names([m.from]);
            Illegal::about(
                grid.board(),
                m.to,
                format!(
                    "can only be captured round a loop, and no free loop leads there from {from}"
                ),
            )
        })
    }
}

impl Notation for Surakarta {
    fn write_move(&self, before: &State, m: &Move<u16>) -> String {
        let takes = before.grid().get(m.to);
        let takes = takes.is_some_and(|cell| !cell.is_empty());
        let name = |at| self.board.names([at]);
        name(m.from) + if takes { "x" } else { "-" } + &name(m.to)
    }

    /// An `x` or a hyphen is accepted in both moves and captures.
    fn read_move(&self, before: &State, word: &str) -> Result<Move<u16>, Illegal> {
        read_by_cells(self, before, &word.replace(['x', 'X'], "-"))
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::Game;

    use super::*;
    use crate::test::agrees_with_its_promises;

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises(&Surakarta::default());
        agrees_with_its_promises(&Surakarta::default().without_limit());
    }

    /// The outcome after these moves, all of which must come before the end.
    fn outcome(rules: &Surakarta, text: &str) -> Option<Outcome> {
        let mut game = Game::new(rules);
        let moves = rules.read_game(game.state(), text).unwrap();
        for m in moves {
            game.play(m).unwrap();
        }
        game.outcome()
    }

    #[test]
    fn a_position_that_occurs_three_times_is_a_draw() {
        let rules = Surakarta::default();
        // Each player moves in a triangle; after five moves the other player is to move.
        let twice = "b2-b3 b5-b4 b3-c3 b4-b5 c3-b2 b5-b4 b2-b3 b4-c4 b3-b2 c4-b5";
        assert_eq!(outcome(&rules, twice), None);
        let thrice = format!("{twice} b2-b3 b5-b4 b3-b2 b4-b5");
        assert_eq!(outcome(&rules, &thrice), Some(Outcome::Draw));
        assert_eq!(
            outcome(&Surakarta::default().without_limit(), &thrice),
            None
        );
    }

    #[test]
    fn after_moves_without_a_capture_who_has_more_pieces_has_won() {
        let rules = Surakarta {
            quiet_moves: Some(4),
            ..Surakarta::default().without_limit()
        };
        assert_eq!(
            outcome(&rules, "b2-b3 b5-b4 b3-b2 b4-b5"),
            Some(Outcome::Draw)
        );
        let taken = "a2-a3 b5-b4 a3-a4 c6xa4 f2-f3 f5-f4 f3-f2";
        assert_eq!(outcome(&rules, taken), None);
        let quiet = format!("{taken} f4-f5");
        assert_eq!(outcome(&rules, &quiet), Some(Outcome::Win(Side::Second)));
    }
}
