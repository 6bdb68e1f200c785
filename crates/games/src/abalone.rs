//! Abalone: rows of marbles push shorter rows off a board of hexagons.

use collinear::{
    Aligned, Direction, Grid, Move,
    boards::{Hex, Hexagons},
    rules::{Cell, EitherMove, Notation, Outcome, Owned, Position, Rules, Side},
};

/// Abalone, by Laurent Lévi and Michel Lalet (1987): fourteen marbles a side on a hexagon with five cells on each side.
///
/// - One, two or three marbles of your own in a row move by one cell, either along their row or sideways to empty
///   cells.
/// - Along their row they push a shorter row of the opponent, if behind that row there is an empty cell or the edge.
/// - A player who has pushed six marbles over the edge wins.
/// - After 200 plies in which no marble was pushed out, the player who has pushed out more wins. The printed rules have
///   no such limit; [`without_limit`](Abalone::without_limit) removes it.
///
/// The first player is at the bottom. A move along the row is written as the last marble of the row and the cell where
/// the first marble ends, `e1-e4`. A move sideways is written as both ends of the row and the new cell of the first
/// end, `e3-f3-e4`. Cells are named from the margin of the board, unlike in Abalone's own notation, whose letters are
/// rows.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::abalone::Abalone;
///
/// let start = Abalone::default().start();
/// assert_eq!(perft(&Abalone::default(), &start, 1, Finished::Dropped), 44);
/// assert_eq!(Abalone::default().read_game(&start, "e1-e4 a9-d6 f3-g3-f4").unwrap().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Abalone {
    /// The game ends after this many plies in a row without a marble pushed out; `None` for no limit. By default 200.
    pub limit: Option<usize>,
}

impl Default for Abalone {
    fn default() -> Self {
        Self { limit: Some(200) }
    }
}

impl Abalone {
    /// The game by the printed rules, without a limit. Use this form to count positions: its states do not include the
    /// number of plies.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self { limit: None }
    }
}

/// A move of a row of marbles by one cell. A move along the row holds the cell of its last marble and the cell where
/// the marble in front ends. A sideways move holds both ends of the row and the new cell of the first end.
pub type Step = EitherMove<Move<Hex>, [Hex; 3]>;

/// The most marbles in a row that can move.
const STRENGTH: usize = 3;
/// The number of marbles that a player has left when six are out.
const LEFT: usize = 8;

impl Rules for Abalone {
    /// A position, with the number of plies since a marble was pushed out.
    type State = Position<Cell, Hexagons, usize>;
    type Move = Step;

    fn start(&self) -> Self::State {
        let marble = |at: Hex| match (at.r, at.q) {
            (0 | 1, _) | (2, 2..=4) => Cell::Of(Side::Second),
            (7 | 8, _) | (6, 4..=6) => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        let board = Hexagons::hexagon(5).expect("61 cells").board();
        Position::new(Grid::on(board, marble).expect("61 cells")).with_extra(0)
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Step> {
        let (grid, board) = (state.grid(), state.grid().board());
        let (own, enemy) = (state.own(), state.theirs());
        let stones = grid.headings_of(own, |_| Direction::HEX);
        let ahead = stones.filter_map(move |(from, heading)| {
            let row = grid.run(from, heading, own);
            let front = row.line.last().filter(|_| row.line.len() <= STRENGTH)?;
            let to = board.step(front, heading)?;
            let room = |behind: Option<&Cell>| behind.is_none_or(Cell::is_empty);
            let push = grid.push(front, heading, row.line.len() - 1, enemy, room);
            push.is_ok().then_some(Move { from, to })
        });
        let aside = Direction::HEX.into_iter().flat_map(move |heading| {
            let can_step =
                move |at| own(&grid[at]) && grid.next(at, heading, Cell::is_empty).is_some();
            let stones = board.headings_of(can_step, |_| Direction::HEX_AXES);
            let rows = stones.flat_map(move |(from, axis)| {
                board.slide(from, axis, ..STRENGTH, can_step).moves()
            });
            rows.filter_map(move |Move { from, to }| Some([from, to, board.step(from, heading)?]))
        });
        ahead.map(Step::Left).chain(aside.map(Step::Right))
    }

    fn apply(&self, state: &mut Self::State, step: Step) {
        let (own, board) = (Cell::Of(state.turn), *state.grid().board());
        let heading = |from, to| board.topology().heading_to(from, to).expect("in line").0;
        state.extra += usize::from(self.limit.is_some());
        let to = match step {
            Step::Left(Move { from, to }) => {
                let any = |cell: &Cell| !cell.is_empty();
                let row = state
                    .grid()
                    .push(from, heading(from, to), usize::MAX, any, |_| true);
                let row = row.expect("the edge, or an empty cell");
                if state.grid_mut().push_line(&row, Cell::Empty).is_some() {
                    state.extra = 0;
                }
                to
            }
            Step::Right([from, end, to]) => {
                let between = board.between(from, end).into_iter().flatten();
                let row: Vec<_> = [from, end].into_iter().chain(between).collect();
                state.fill(row.iter().copied(), Cell::Empty);
                state.fill(
                    row.iter()
                        .filter_map(|&at| board.step(at, heading(from, to))),
                    own,
                );
                to
            }
        };
        state.place(to, own);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = Side::BOTH.map(|side| state.grid().count(Cell::is_of(side)));
        let is_at_limit = self.limit.is_some_and(|limit| state.extra >= limit);
        let is_over = first.min(second) <= LEFT || is_at_limit;
        is_over.then(|| Outcome::by_score(first, second))
    }
}

impl Notation for Abalone {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_the_limit_plies_are_no_part_of_a_position() {
        for (rules, counts_plies) in [
            (Abalone::default(), true),
            (Abalone::default().without_limit(), false),
        ] {
            let mut state = rules.start();
            for m in rules.read_game(&state, "e1-e4 a9-d6").unwrap() {
                rules.apply(&mut state, m);
            }
            assert_eq!(state.extra > 0, counts_plies);
            state.extra = 199;
            assert_eq!(rules.outcome(&state), None);
            state.extra = 200;
            assert_eq!(rules.outcome(&state).is_some(), counts_plies);
        }
    }

    /// Returns the middle row after its first marble of the first player has moved to the right, and ` out` if a marble
    /// left the board. `None` if that move is illegal.
    fn pushed(row: &str) -> Option<String> {
        let board = Hexagons::hexagon(5).unwrap().board();
        let middle = board.ray_with_origin(Hex::new(0, 4), Direction::E);
        let mut grid = Grid::filled_on(board, Cell::Empty).unwrap();
        grid.write(middle.clone(), row.chars().filter_map(Cell::from_glyph));
        let mut state = Position::new(grid).with_extra(7);
        let from = middle
            .clone()
            .find(|&at| state.grid()[at] == Cell::Of(Side::First))?;
        let rules = Abalone::default();
        let mut steps = rules.moves(&state);
        let ahead = |step: &Step| match step {
            Step::Left(m) => m.from == from && m.to.r == 4 && m.to.q > from.q,
            Step::Right(_) => false,
        };
        let step = steps.find(ahead)?;
        drop(steps);
        rules.apply(&mut state, step);
        let is_out = state.extra == 0;
        let row: String = middle.map(|at| char::from(state.grid()[at])).collect();
        Some(row + if is_out { " out" } else { "" })
    }

    #[test]
    fn more_marbles_push_fewer() {
        for (before, after) in [
            ("XOOO.....", None),
            ("XO.......", None),
            ("XXO......", Some(".XXO.....")),
            ("XXOO.....", None),
            ("XXXOO....", Some(".XXXOO...")),
            ("XXXOOO...", None),
            ("XXXX.....", None),
            ("XXOX.....", None),
            ("XXXOOX...", None),
            ("....XXXOO", Some(".....XXXO out")),
            (".......XO", None),
            ("......XXO", Some(".......XX out")),
            ("......XXX", None),
        ] {
            assert_eq!(pushed(before).as_deref(), after, "{before}");
        }
    }
}
