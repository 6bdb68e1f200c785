//! Halma and Chinese checkers for two: step, or hop over any men, into the opponent's yard.

use collinear::{
    Coord, Direction, Finite, Grid, Layout, Move, Rect,
    boards::{Hex, Hexagons, Holed},
    rules::{Cell, Notation, Outcome, Owned, Position, Rules, Side, is_stuck},
};

/// Halma, by George Howard Monks (1883), and Chinese checkers, the same game on a star. Both games are for two players
/// here.
///
/// - A man steps to an empty cell next to it. Or it hops over an adjacent man of either player to the empty cell behind
///   that man, and may continue to hop. Nothing is captured.
/// - The first player with all men on the opponent's starting cells wins. A man that has arrived on those cells may not
///   leave them.
/// - After 500 plies, or if a player cannot move, the player with more men on those cells wins. The printed rules have
///   no such limit, so a player could stay at home for ever.
///
/// The first player begins at the bottom. A move is written `d8-d6`, with any number of hops.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::halma::Halma;
///
/// let chinese_checkers = Halma::star();
/// let start = chinese_checkers.start();
/// assert_eq!(perft(&chinese_checkers, &start, 2, Finished::Dropped), 14 * 14);
///
/// let halma = Halma::square();
/// assert_eq!(halma.read_game(&halma.start(), "n4-m5 c13-d12 p3-n5 a13-c11").unwrap().len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halma<B: Finite = Rect> {
    start: Grid<Cell, B>,
    headings: &'static [Direction],
}

/// The number of plies after which the game ends.
const LIMIT: usize = 500;

impl Halma {
    /// Halma for two on 16x16 cells: nineteen men in each of two corners, moving in all eight directions.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "memory holds 256 cells")]
    pub fn square() -> Self {
        let is_in_yard = |row, col| row < 5 && col < 5 && row + col < 6;
        let man = |at: Coord| match (at.row, at.col) {
            (row, col) if is_in_yard(row, col) => Cell::Of(Side::Second),
            (row, col) if is_in_yard(15 - row, 15 - col) => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        Self {
            start: Grid::from_fn(16, 16, man).expect("256 cells"),
            headings: &Direction::ALL,
        }
    }
}

impl Halma<Holed<Hexagons>> {
    /// Chinese checkers for two, by the firm of Otto Maier (1892): ten men in each of two opposite points of a star,
    /// moving in the six directions of hexagons.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "memory holds 121 cells")]
    pub fn star() -> Self {
        let man = |at: Hex| match at.r {
            ..4 => Cell::Of(Side::Second),
            13.. => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        let board = Hexagons::star(5).expect("121 cells");
        Self {
            start: Grid::on(board, man).expect("121 cells"),
            headings: &Direction::HEX,
        }
    }
}

impl<B: Finite<Heading = Direction>> Halma<B> {
    /// The goals of a man: the empty cells next to it, and all cells that hops lead to.
    fn goals(&self, grid: &Grid<Cell, B>, from: B::Cell) -> impl Iterator<Item = B::Cell> {
        let board = grid.board();
        let around = board.neighbours(from, self.headings).map(|(_, to)| to);
        let free = move |to| grid[to].is_empty();
        let steps = around.filter(move |&to| free(to));
        let man = move |over| over != from && !free(over);
        let hops = board.reach_by([from], |at| {
            let hop = move |&heading| board.hop(at, heading, man, free).ok();
            self.headings.iter().filter_map(hop).map(|hop| hop.to)
        });
        steps.chain(hops.cells()[1..].to_vec())
    }
}

impl<B: Layout<Heading = Direction>> Rules for Halma<B> {
    /// A position, with the number of plies played.
    type State = Position<Cell, B, usize>;
    type Move = Move<B::Cell>;

    fn start(&self) -> Self::State {
        Position::new(self.start.clone()).with_extra(0)
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
        let (grid, yard) = (state.grid(), state.theirs());
        let is_home = move |at| yard(&self.start[at]);
        let men = grid.cells_where(state.own());
        men.flat_map(move |from| {
            let goals = self.goals(grid, from);
            let stays = move |&to: &B::Cell| !is_home(from) || is_home(to);
            goals.filter(stays).map(move |to| Move { from, to })
        })
    }

    fn apply(&self, state: &mut Self::State, Move { from, to }: Self::Move) {
        state.carry(from, to, Cell::Empty);
        state.extra += 1;
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = Side::BOTH.map(|side| {
            let yard = self.start.cells_where(Cell::is_of(side.other()));
            let men = yard.filter(|&at| state.grid()[at] == Cell::Of(side));
            men.count()
        });
        let men = self.start.count(Cell::is_of(Side::First));
        let is_home = first.max(second) == men;
        let is_over = is_home || state.extra >= LIMIT || is_stuck(self, state);
        is_over.then(|| Outcome::by_score(first, second))
    }
}

impl<B: Layout<Heading = Direction>> Notation for Halma<B> {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game on a board of 4x4 with two men in each of two corners, and a position of it.
    fn small(picture: &str) -> (Halma, Position<Cell, Rect, usize>) {
        let grid = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
        let halma = Halma {
            start: grid("O O . .\n. . . .\n. . . .\n. . X X"),
            headings: &Direction::ALL,
        };
        (halma, Position::new(grid(picture)).with_extra(0))
    }

    #[test]
    fn who_is_home_stays_there_and_has_won_with_all_men() {
        let (halma, state) = small("X . . .\n. . . .\nO . . .\n. O X .");
        let refused = halma.read_move(&state, "a4-a3").unwrap_err();
        assert_eq!(refused.to_string(), "from a4 a move goes to b4, not to a3");
        let mut moves = halma.read_game(&state, "a4-b4").unwrap();
        let mut after = state.clone();
        halma.apply(&mut after, moves.remove(0));
        assert_eq!(halma.outcome(&after), None);

        let (halma, state) = small("X X . .\n. . . .\nO . . .\n. . O .");
        assert_eq!(halma.outcome(&state), Some(Outcome::Win(Side::First)));
    }

    #[test]
    fn the_limit_counts_the_men_at_home() {
        let (halma, mut state) = small("X . . .\n. . X .\nO . . .\n. . . O");
        state.extra = LIMIT;
        assert_eq!(halma.outcome(&state), Some(Outcome::Draw));
        let (halma, mut state) = small("X . . .\n. . X .\nO . . .\n. O . .");
        state.extra = LIMIT;
        assert_eq!(halma.outcome(&state), Some(Outcome::Win(Side::First)));
    }

    /// Round the middle man and back over the same men: each goal once, and not the start.
    #[test]
    fn hops_lead_on_and_round() {
        let (halma, state) = small("X O . .\nO . O .\n. O . .\n. . . .");
        let goals = halma.goals(state.grid(), Coord::new(0, 0));
        let goals: Vec<_> = goals.map(|at| (at.row, at.col)).collect();
        assert_eq!(goals, [(1, 1), (0, 2), (2, 0), (2, 2)]);
    }
}
