//! Go: surround more of the board; stones without liberties are captured.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Grid, Rect,
    lines::Region,
    picture::Style,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Past, Position, Rules, SetupError, Side, not_over,
        vacant,
    },
};

use crate::{
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Go with area scoring and positional superko, on 9x9 points: the rules of Tromp and Taylor (1995), except that
/// suicide is forbidden, as in China.
///
/// - Each turn places a stone on an empty point, or passes.
/// - Stones connected along rows and columns are a group, and the empty points next to it are its liberties. A new
///   stone first captures the opponent's groups without liberties. After that its own group must have a liberty.
/// - No stone may repeat an earlier board.
/// - Two passes in a row end the game. Each player scores a point for each of their stones, and for each empty point of
///   a region that only their stones border. The second player also gets the komi. The higher score wins.
///
/// All stones on the board at the end count, so capture dead stones before you pass.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::go::Go;
///
/// let go = Go::default();
/// let start = go.start();
/// assert_eq!(perft(&go, &start, 2, Finished::Dropped), 81 * 81 + 82);
/// let refused = go.read_game(&start, "b1 e5 a2 a1").unwrap_err();
/// assert_eq!(refused.to_string(), "word 4, a1: this would leave a1 without liberties");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Go {
    empty: Grid<Cell>,
    /// Twice the second player's komi.
    komi: u32,
    /// True if no board may be repeated.
    superko: bool,
}

impl Go {
    /// Makes the game on a board of this size, with a komi in half points: 15 for 7.5.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if a size is zero or the board is too large for memory.
    pub fn new(rows: usize, cols: usize, half_komi: u32) -> Result<Self, SetupError> {
        let empty = Grid::filled(rows, cols, Cell::Empty)?;
        at_least("points", empty.bounds().cell_count(), 1)?;
        Ok(Self {
            empty,
            komi: half_komi,
            superko: true,
        })
    }

    /// The same game without superko. Use it to count positions, because its states do not include earlier boards. A
    /// game may never end.
    #[must_use]
    pub fn without_superko(self) -> Self {
        Self {
            superko: false,
            ..self
        }
    }

    /// Each player's score in half points: the area, and the komi.
    #[doc(alias("score", "area", "territory"))]
    #[must_use]
    pub fn half_points(&self, grid: &Grid<Cell>) -> [u64; 2] {
        let empty = |cell: &Cell| cell.is_empty().then_some(());
        let regions = grid.regions(&Direction::ORTHOGONAL, empty);
        let territory: Vec<_> = regions
            .map(|((), region)| {
                let owner = region.bordered_by(&Direction::ORTHOGONAL, |at| grid[at].owner());
                (owner, region.cells().len())
            })
            .collect();
        let [first, second] = Side::BOTH.map(|side| {
            let own = territory.iter().filter(|(owner, _)| *owner == Some(side));
            let points =
                grid.count(Cell::is_of(side)) + own.map(|(_, points)| points).sum::<usize>();
            2 * points as u64
        });
        [first, second + u64::from(self.komi)]
    }
}

/// The default is 9x9 points and a komi of 7.
impl Default for Go {
    fn default() -> Self {
        Self::new(9, 9, 14).expect("81 points")
    }
}

/// Black and White, on points where lines cross.
#[must_use]
pub fn shown() -> Shown<Go> {
    Shown {
        players: Some(["Black", "White"]),
        hint: Some(|rules, state| such_as("a point or pass", rules, state)),
        style: Some(Style::stones()),
        ..Shown::default()
    }
}

/// The part of a state that the board does not show.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Before {
    /// The boards that may not be repeated; empty without superko.
    boards: Past<Arc<Grid<Cell>>>,
    /// The number of passes in a row.
    passes: u8,
}

/// Returns the group at a point if the group has no liberties.
fn without_liberties(grid: &Grid<Cell>, at: Coord) -> Option<Vec<Coord>> {
    let passable = |&cell: &Cell| cell == grid[at] || cell.is_empty();
    let is_liberty = |at: Coord| grid[at].is_empty();
    let found = grid.flood_until([at], is_liberty, &Direction::ORTHOGONAL, passable);
    found.err().map(Region::into_cells)
}

/// Returns the board after a stone is placed on an empty point and captured stones are removed. If the stone's own
/// group would have no liberties, returns that group as an error.
fn with_stone(grid: &Grid<Cell>, at: Coord, side: Side) -> Result<Grid<Cell>, Vec<Coord>> {
    let mut after = grid.clone();
    after[at] = Cell::Of(side);
    let beside = grid.neighbours(at, &Direction::ORTHOGONAL);
    for (_, next, _) in beside.filter(|(.., cell)| cell.owner() == Some(side.other())) {
        let taken = without_liberties(&after, next).unwrap_or_default();
        after.fill(taken, Cell::Empty);
    }
    without_liberties(&after, at).map_or(Ok(after), Err)
}

impl Rules for Go {
    type State = Position<Cell, Rect, Before>;
    type Move = Option<Coord>;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone()).with_extra(Before::default())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Option<Coord>> {
        let points = state.grid().cells_where(Cell::is_empty);
        let boards = state.extra.boards.positions();
        let points = points.filter(move |&at| {
            let after = with_stone(state.grid(), at, state.turn);
            after.is_ok_and(|after| !boards.iter().any(|board| **board == after))
        });
        points.map(Some).chain([None])
    }

    fn apply(&self, state: &mut Self::State, m: Option<Coord>) {
        let Some(at) = m else {
            state.extra.passes = state.extra.passes.saturating_add(1);
            return state.pass();
        };
        let before = Arc::new(state.grid().clone());
        let after = with_stone(&before, at, state.turn).expect("a legal move");
        if self.superko {
            state.extra.boards.record(before, false);
        }
        state.extra.passes = 0;
        *state.grid_mut() = after;
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = (state.extra.passes >= 2).then(|| self.half_points(state.grid()))?;
        Some(Outcome::by_score(first, second))
    }

    fn check(&self, state: &Self::State, m: &Option<Coord>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (Some(at), grid) = (*m, state.grid()) else {
            return Ok(());
        };
        let names = |cells: &[Coord]| grid.board().names(cells.iter().copied());
        let refused = |why, cells| Err(Illegal::refused_at::<Coord>(why, cells));
        vacant(grid, at, Cell::is_empty)?;
        let after = match with_stone(grid, at, state.turn) {
            Ok(after) => after,
            Err(group) => {
                return refused(
                    format!("this would leave {} without liberties", names(&group)),
                    group,
                );
            }
        };
        let mut latest_first = state.extra.boards.positions().iter().rev();
        match latest_first.position(|board| **board == after) {
            None => Ok(()),
            Some(index) => {
                let (name, stones) = (names(&[at]), index + 2);
                let why = format!("ko: {name} would repeat the board of {stones} stones ago");
                refused(why, vec![at])
            }
        }
    }
}

impl Notation for Go {}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use collinear::rules::{View, distinct_positions, game_value};

    use super::*;
    use crate::test::{FEW, QUICK, agrees_with_its_promises_in};

    fn picture(picture: &str) -> Grid<Cell> {
        Grid::parse_with(picture, Cell::from_glyph).unwrap()
    }

    /// Van der Werf and Winands, *Solving Go for rectangular boards*, 2009.
    #[test]
    fn small_boards_are_worth_what_is_known() {
        for (rows, cols, known) in [(1, 1, 0), (1, 2, 0), (1, 3, 3)] {
            // A komi of the same value makes it a draw.
            let go = Go::new(rows, cols, 2 * known).unwrap();
            let value = game_value(&go, &go.start());
            assert_eq!(value, Ok(Outcome::Draw), "{rows}x{cols}");
        }
    }

    /// Exactly the legal positions can be reached.
    #[test]
    fn every_legal_position_can_be_played_to() {
        let sizes = [(1, 1, 1), (1, 2, 5), (1, 4, 41), (2, 2, 57), (2, 3, 489)];
        let large = [(3, 3, 12_675)].into_iter().filter(|_| !QUICK);
        for (rows, cols, legal) in sizes.into_iter().chain(large) {
            let go = Go::new(rows, cols, 0).unwrap().without_superko();
            let (mut left, mut seen) = (vec![go.start()], HashSet::new());
            let mut boards = HashSet::new();
            while let Some(state) = left.pop() {
                if !seen.insert(state.key()) {
                    continue;
                }
                // Board, turn and passes; with superko the number would explode.
                assert!(seen.len() <= 6 * legal, "{rows}x{cols}");
                boards.insert(state.grid().clone());
                if go.outcome(&state).is_none() {
                    let after = |m| {
                        let mut after = state.clone();
                        go.apply(&mut after, m);
                        after
                    };
                    left.extend(go.moves(&state).map(after));
                }
            }
            assert_eq!(boards.len(), legal, "{rows}x{cols}");
        }
    }

    /// The order of two stones of a player does not matter.
    #[test]
    fn the_order_of_the_stones_is_no_part_of_a_position_without_superko() {
        let counted = |go: &Go| -> Vec<usize> {
            let plies = distinct_positions(go, &go.start());
            plies.take(4).collect()
        };
        let go = Go::new(2, 2, 0).unwrap();
        let (with, without) = (counted(&go), counted(&go.without_superko()));
        assert_eq!([&with[..3], &without[..3]], [[1, 5, 21]; 2]);
        assert!(with[3] > without[3], "{with:?} {without:?}");
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(FEW, &Go::default());
        agrees_with_its_promises_in(FEW, &Go::new(2, 2, 0).unwrap().without_superko());
        agrees_with_its_promises_in(FEW, &Go::new(2, 3, 0).unwrap());
    }

    #[test]
    fn a_stone_is_refused_with_its_reason() {
        let go = Go::new(3, 4, 0).unwrap();
        let start = go.start();
        let why = |text| go.read_game(&start, text).unwrap_err();
        assert_eq!(why("b1 b1").to_string(), "word 2, b1: b1 is occupied");
        let suicide = why("a2 d3 b1 a1");
        assert_eq!(
            suicide.to_string(),
            "word 4, a1: this would leave a1 without liberties"
        );
        assert_eq!(suicide.illegal.cells::<Coord>(), [Coord::new(2, 0)]);
        let ko = why("b3 c3 a2 d2 b1 c1 c2 b2 c2");
        let text = "word 9, c2: ko: c2 would repeat the board of 2 stones ago";
        assert_eq!(ko.to_string(), text);
        assert_eq!(ko.illegal.cells::<Coord>(), [Coord::new(1, 2)]);
        assert_eq!(
            why("pass pass pass").to_string(),
            "word 3, pass: the game is over: draw"
        );
    }

    #[test]
    fn the_area_is_the_stones_and_what_they_alone_border_on() {
        let go = Go::new(1, 1, 3).unwrap();
        for (board, [first, second]) in [
            (". X . O .", [4, 4]),
            (". X X O .", [6, 4]),
            (". . . . .", [0, 0]),
            (". . X . .", [10, 0]),
        ] {
            assert_eq!(
                go.half_points(&picture(board)),
                [first, second + 3],
                "{board}"
            );
        }
    }

    #[test]
    fn a_board_has_points() {
        let error = Go::new(0, 9, 0).unwrap_err();
        assert_eq!(error.to_string(), "points: 0, but there must be at least 1");
        let error = Go::new(usize::MAX, 9, 0).unwrap_err().to_string();
        assert!(error.ends_with("is too large for memory"), "{error}");
    }
}
