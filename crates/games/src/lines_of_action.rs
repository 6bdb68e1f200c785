//! Lines of Action: bring all your pieces together. The number of pieces on a line is the distance that a piece moves.

use std::sync::Arc;

use collinear::{
    Direction, Grid, Move, Rect,
    rules::{Cell, Notation, Outcome, Owned, Past, Position, Rules, Side, or_pass},
};

/// Lines of Action, by Claude Soucie (Sackson, *A Gamut of Games*, 1969), with the usual rules of programs for rare
/// endings (Winands, *Informed Search in Complex Games*, 2004).
///
/// - A piece moves in any of eight directions, by exactly the number of pieces of both players on the whole line. It
///   may jump over pieces of its own side but not over enemies, and captures an enemy piece where it lands.
/// - A player whose pieces are all connected, diagonally too, wins. If a move connects both players' pieces, the game
///   is a draw.
/// - A player who cannot move passes.
/// - A position that occurs for the third time is a draw; without this rule a game may never end.
///
/// Moves are written `b1-b3`.
///
/// ```
/// use collinear::rules::{Notation, Rules};
/// use collinear_games::lines_of_action::LinesOfAction;
///
/// let start = LinesOfAction::default().start();
/// // six pieces on the row, two on the column, two on the diagonal
/// assert_eq!(LinesOfAction::default().read_game(&start, "b1-h1 h7-f7 c1-a3").unwrap().len(), 3);
/// assert!(LinesOfAction::default().read_move(&start, "b1-b4").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinesOfAction {
    /// The game is a draw when a position occurs this many times; `None` for no limit. By default 3.
    pub limit: Option<usize>,
}

impl Default for LinesOfAction {
    fn default() -> Self {
        Self { limit: Some(3) }
    }
}

impl LinesOfAction {
    /// The same game without the limit. Use it to count positions, because its states do not include earlier positions.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self { limit: None }
    }
}

const START: &str = "
    . X X X X X X .
    O . . . . . . O
    O . . . . . . O
    O . . . . . . O
    O . . . . . . O
    O . . . . . . O
    O . . . . . . O
    . X X X X X X .
";

/// True if all pieces of a player are connected. A single piece counts as connected.
fn is_connected(grid: &Grid<Cell>, side: Side) -> bool {
    let own = Cell::is_of(side);
    let group = grid.flood(grid.cells_where(own).next(), &Direction::ALL, own);
    group.cells().len() == grid.count(own)
}

impl Rules for LinesOfAction {
    type State = Position<Cell, Rect, Past<Arc<Grid<Cell>>>>;
    type Move = Option<Move>;

    fn start(&self) -> Self::State {
        let grid = Grid::parse_with(START, Cell::from_glyph).expect("a board");
        Position::new(grid).with_extra(Past::default())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Option<Move>> {
        let (grid, own) = (state.grid(), state.own());
        let enemy = state.theirs();
        let men = grid.headings_of(own, |_| Direction::ALL);
        or_pass(men.flat_map(move |(from, direction)| {
            let steps = grid.count_on_line(from, direction, |cell| !cell.is_empty());
            let passable = |cell: &Cell| !enemy(cell);
            let slide = grid.slide_or_take(from, direction, steps..=steps, passable, enemy);
            slide.moves().filter(move |m| !own(&grid[m.to]))
        }))
    }

    fn apply(&self, state: &mut Self::State, m: Option<Move>) {
        let before = self.limit.map(|_| Arc::new(state.grid().clone()));
        let taken = m.map(|Move { from, to }| state.carry(from, to, Cell::Empty));
        if taken.is_none() {
            state.pass();
        }
        let is_capture = taken.is_some_and(|taken| !taken.is_empty());
        if let Some(before) = before {
            state.extra.record(before, is_capture);
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = Side::BOTH.map(|side| is_connected(state.grid(), side));
        let is_repeated = || {
            let is_reached = |limit| state.extra.occurrences(state.grid()) >= limit;
            self.limit.is_some_and(is_reached)
        };
        (first || second || is_repeated()).then(|| Outcome::by_score(first, second))
    }
}

impl Notation for LinesOfAction {}

#[cfg(test)]
mod tests {
    use collinear::rules::{Game, View};

    use super::*;

    /// The outcome of a position, and its number of moves.
    fn judged(picture: &str) -> (Option<Outcome>, usize) {
        let grid = Grid::parse_with(picture, Cell::from_glyph).unwrap();
        let state = Position::new(grid).with_extra(Past::default());
        let moves = LinesOfAction::default().moves(&state).count();
        (LinesOfAction::default().outcome(&state), moves)
    }

    #[test]
    fn who_is_connected_has_won_and_both_are_a_draw() {
        let won = |side| Some(Outcome::Win(side));
        assert_eq!(
            judged("X . O O\n. X . .\nX . . .").0,
            won(Side::First).map(|_| Outcome::Draw)
        );
        assert_eq!(judged("X . O O\n. . . .\nX . . .").0, won(Side::Second));
        assert_eq!(judged("X . O .\n. X . .\nX . . O").0, won(Side::First));
        assert_eq!(judged("X . O .\n. . . .\nX . . O").0, None);
    }

    #[test]
    fn who_can_not_move_passes() {
        // three pieces in the row, and no cell three steps away
        let (_, moves) = judged("O X O");
        assert_eq!(moves, 1);
        // two in the row, and each would land on the other
        assert_eq!(judged("X . X .").1, 1);
        let grid = Grid::parse_with("O X O", Cell::from_glyph).unwrap();
        let mut state = Position::new(grid).with_extra(Past::default());
        assert!(LinesOfAction::default().moves(&state).eq([None]));
        LinesOfAction::default().apply(&mut state, None);
        assert_eq!(state.turn, Side::Second);
    }

    #[test]
    fn a_position_that_occurs_three_times_is_a_draw() {
        let mut game = Game::new(LinesOfAction::default());
        let there_and_back = "b1-b3 a2-c2 b3-b1 c2-a2";
        let twice = [there_and_back; 2].join(" ");
        for m in LinesOfAction::default()
            .read_game(game.state(), &twice)
            .unwrap()
        {
            assert_eq!(game.outcome(), None);
            game.play(m).unwrap();
        }
        assert_eq!(game.outcome(), Some(Outcome::Draw));
        let unlimited = LinesOfAction::default().without_limit();
        let mut game = Game::new(unlimited);
        let start = game.state().key();
        let moves = unlimited.read_game(game.state(), &twice).unwrap();
        game.play_all(moves).unwrap();
        assert_eq!(game.outcome(), None);
        assert_eq!(game.state().key(), start);
    }
}
