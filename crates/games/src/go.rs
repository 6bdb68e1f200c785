//! Go: stones without liberties are taken, and who has more of the board at the end has won.

use std::sync::Arc;

use collinear::{
    Coord, Direction, Grid, Rect,
    lines::Region,
    picture::Style,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Past, Position, Rules, SetupError, Side, goes_on,
        vacant,
    },
};

use crate::{
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Go by area scoring with positional superko, on 9x9 points: the rules of Tromp and Taylor (1995) but for
/// suicide, which is forbidden, as in China.
///
/// - Each turn puts a stone on an empty point, or passes.
/// - Stones connected by rows and columns are a group; the empty points next to it are its liberties. The
///   opponent's groups that have none left are taken; then the own group has to have one.
/// - No stone may bring back a board that was there before.
/// - Two passes in a row end the game. A player has the own stones, and the empty regions bordered by them
///   alone; the second player has the komi besides. Who has more has won.
///
/// All stones that stand at the end count, dead or alive: take what is dead before you pass.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::go::Go;
///
/// let go = Go::default();
/// let start = go.start();
/// assert_eq!(perft(&go, &start, 2, Finished::Dropped), 81 * 81 + 82);
/// let refused = go.read_game(&start, "b1 e5 a2 a1").unwrap_err();
/// assert_eq!(refused.to_string(), "word 4, a1: no liberties: a1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Go {
    empty: Grid<Cell>,
    /// Twice what the second player gets.
    komi: u32,
    /// Whether a board may not come again.
    superko: bool,
}

impl Go {
    /// The game on a board of this size, with this komi in half points: 15 for 7.5.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if there are no points, or if there are more than memory
    /// can hold.
    pub fn new(rows: usize, cols: usize, half_komi: u32) -> Result<Self, SetupError> {
        let empty = Grid::filled(rows, cols, Cell::Empty)?;
        at_least("points", empty.bounds().cell_count(), 1)?;
        Ok(Self {
            empty,
            komi: half_komi,
            superko: true,
        })
    }

    /// The same game in which a board may come again: how positions are counted, since the boards
    /// before are no part of a position then. A game need not end.
    #[must_use]
    pub fn without_superko(self) -> Self {
        Self {
            superko: false,
            ..self
        }
    }

    /// What each player has: twice the area, and the komi.
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

/// On 9x9 points, with a komi of 7.
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

/// What happened before.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Before {
    /// The boards that may not come again; none without superko.
    boards: Past<Arc<Grid<Cell>>>,
    /// How many passes in a row there were.
    passes: u8,
}

/// The group on a point if it has no liberties.
fn without_liberties(grid: &Grid<Cell>, at: Coord) -> Option<Vec<Coord>> {
    let passable = |&cell: &Cell| cell == grid[at] || cell.is_empty();
    let is_liberty = |at: Coord| grid[at].is_empty();
    let found = grid.flood_until([at], is_liberty, &Direction::ORTHOGONAL, passable);
    found.err().map(Region::into_cells)
}

/// The board after a stone on an empty point, with what it takes gone; otherwise the group that would have no
/// liberties.
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
    /// A point, or a pass.
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
        goes_on(self, state)?;
        let (Some(at), grid) = (*m, state.grid()) else {
            return Ok(());
        };
        let names = |cells: &[Coord]| grid.board().names(cells.iter().copied());
        let refused = |why, cells| Err(Illegal::refused_at::<Coord>(why, cells));
        vacant(grid, at, Cell::is_empty)?;
        let after = match with_stone(grid, at, state.turn) {
            Ok(after) => after,
            Err(group) => return refused(format!("no liberties: {}", names(&group)), group),
        };
        let mut latest_first = state.extra.boards.positions().iter().rev();
        match latest_first.position(|board| **board == after) {
            None => Ok(()),
            Some(index) => {
                let (name, stones) = (names(&[at]), index + 2);
                let why =
                    format!("ko: with {name} the board would be as it was {stones} stones before");
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
            // With a komi of as much neither wins.
            let go = Go::new(rows, cols, 2 * known).unwrap();
            let value = game_value(&go, &go.start());
            assert_eq!(value, Ok(Outcome::Draw), "{rows}x{cols}");
        }
    }

    /// All of them, and no other.
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
                // Board, turn and passes; with boards that are remembered there would be no end.
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

    /// Two stones of one player may have been put in either order.
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
        assert_eq!(suicide.to_string(), "word 4, a1: no liberties: a1");
        assert_eq!(suicide.illegal.cells::<Coord>(), [Coord::new(2, 0)]);
        let ko = why("b3 c3 a2 d2 b1 c1 c2 b2 c2");
        let text = "word 9, c2: ko: with c2 the board would be as it was 2 stones before";
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
        assert_eq!(
            error.to_string(),
            "points: 0, but there has to be 1 at least"
        );
        let error = Go::new(usize::MAX, 9, 0).unwrap_err().to_string();
        assert!(error.ends_with("is more than memory can hold"), "{error}");
    }
}
