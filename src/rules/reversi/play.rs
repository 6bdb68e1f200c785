//! The rules on a grid.

use alloc::vec::Vec;
use core::{cmp::Ordering, fmt};

use super::{Refusal, Reversi, Square};
use crate::{
    Bounds, Coord, Direction, Grid, Line, Origin, Rect,
    rules::{Illegal, MoveCells, Outcome, Position, Rules, Side, View},
};

/// A move of Reversi: a placement or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Move {
    /// A disc is placed on this cell.
    Place(Coord),
    /// No disc can be placed, and the opponent moves.
    Pass,
}

/// The cell that is placed on; a pass has none.
///
/// ```
/// use collinear::{Coord, rules::{MoveCells, reversi::Move}};
///
/// let at = Coord::new(4, 5);
/// assert!(Move::Place(at).cells().eq([at]));
/// assert_eq!(Move::Pass.cells().count(), 0);
/// ```
impl MoveCells for Move {
    type Cell = Coord;

    fn cells(&self) -> impl Iterator<Item = Coord> {
        let at = match *self {
            Self::Place(at) => Some(at),
            Self::Pass => None,
        };
        at.into_iter()
    }
}

/// A state of a game of Reversi: the discs, whose turn it is, the last move and what it flipped, the
/// legal placements, and the outcome.
///
/// Each move finds the legal placements of the next; the queries of a state cost nothing.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) position: Position<Square>,
    /// What the last move turned.
    turned: Vec<Line>,
    /// Where the side to move can place a disc, in reading order.
    placements: Vec<Coord>,
    outcome: Option<Outcome>,
}

impl State {
    /// The state with these discs on the board, which no known move led to.
    pub(super) fn of(grid: Grid<Square>, turn: Side) -> Self {
        let mut state = Self {
            position: Position {
                grid,
                turn,
                last: None,
            },
            turned: Vec::new(),
            placements: Vec::new(),
            outcome: None,
        };
        state.look_ahead();
        state
    }

    /// The board.
    #[must_use]
    pub fn grid(&self) -> &Grid<Square> {
        &self.position.grid
    }

    /// Where the last disc was placed; `None` at the start, after a pass, and in a state that was
    /// [set up](Reversi::set_up).
    #[must_use]
    pub fn last(&self) -> Option<Coord> {
        self.position.last
    }

    /// The lines that the last move turned: what [`flips`](Reversi::flips) answered before it.
    #[must_use]
    pub fn turned(&self) -> &[Line] {
        &self.turned
    }

    /// How many discs each player has on the board, by [`Side::index`]. The board is counted at each
    /// call.
    #[must_use]
    pub fn disc_counts(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.grid().count(is(Square::Of(side))))
    }

    /// Whether the game goes on and the side to move can place nowhere.
    pub(super) fn must_pass(&self) -> bool {
        self.outcome.is_none() && self.placements.is_empty()
    }

    /// Why a move can't be made while the game goes on.
    fn check(&self, m: Move) -> Result<(), Refusal> {
        let bounds = self.grid().bounds();
        let name = |at| bounds.name(at, Origin::TopLeft);
        match m {
            Move::Place(at) => {
                let off_board = Refusal::OffBoard { at, bounds };
                let name = name(at).ok_or(off_board)?;
                match self.grid()[at] {
                    Square::Hole => Err(Refusal::Hole { at: name }),
                    Square::Of(by) => Err(Refusal::Occupied { at: name, by }),
                    Square::Empty if self.placements.binary_search(&at).is_ok() => Ok(()),
                    Square::Empty if self.must_pass() => {
                        Err(Refusal::MustPass { side: self.turn() })
                    }
                    Square::Empty => Err(Refusal::BracketsNothing { at: name }),
                }
            }
            Move::Pass => match self.placements.first().copied().and_then(name) {
                Some(playable) => Err(Refusal::CantPass { playable }),
                None => Ok(()),
            },
        }
    }

    /// Finds out where the side to move can place, and whether the game is over.
    #[inline]
    fn look_ahead(&mut self) {
        let Position { grid, turn, .. } = &self.position;
        list_placements(grid, *turn, &mut self.placements);
        let over = self.placements.is_empty() && !can_place(grid, turn.other());
        self.outcome = over.then(|| self.verdict());
    }

    /// Who has more discs.
    fn verdict(&self) -> Outcome {
        let [first, second] = self.disc_counts();
        match first.cmp(&second) {
            Ordering::Greater => Outcome::Win(Side::First),
            Ordering::Less => Outcome::Win(Side::Second),
            Ordering::Equal => Outcome::Draw,
        }
    }
}

#[inline]
fn is(wanted: Square) -> impl Fn(&Square) -> bool {
    move |&square| square == wanted
}

/// The lines that a disc of a player would bracket on a cell, no two of the same cells.
#[inline]
fn brackets(grid: &Grid<Square>, at: Coord, player: Side) -> impl Iterator<Item = Line> {
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    ways(grid.bounds(), at).filter_map(move |way| {
        let bracket = grid.bracket(at, way, 1.., is(theirs), is(own));
        bracket.ok().map(|bracket| bracket.inner)
    })
}

/// Whether a disc of a player would bracket anything on a cell.
#[inline]
fn brackets_any(grid: &Grid<Square>, at: Coord, player: Side) -> bool {
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    Direction::ALL.into_iter().any(|way| {
        // Written out: with `is` perft from the middle of a game takes twice as long.
        let (is_theirs, is_own) = (|&it: &Square| it == theirs, |&it: &Square| it == own);
        grid.bracket(at, way, 1.., is_theirs, is_own).is_ok()
    })
}

/// How many empty cells can be tried in the time that it takes to look outward from one disc. At
/// the start, when there are few discs, looking outward makes perft more than twice as fast; where half
/// of the cells are taken it would make it half as fast.
const TRIED_IN_A_LOOK: usize = 4;

/// Puts the cells where a player can place a disc into a list, in reading order.
#[inline]
fn list_placements(grid: &Grid<Square>, player: Side, list: &mut Vec<Coord>) {
    list.clear();
    let (own, theirs) = (Square::Of(player), Square::Of(player.other()));
    if TRIED_IN_A_LOOK * grid.count(is(own)) > grid.count(is(Square::Empty)) {
        let cells = grid.cells_where(is(Square::Empty));
        list.extend(cells.filter(|&at| brackets_any(grid, at, player)));
        return;
    }
    for from in grid.cells_where(is(own)) {
        for way in Direction::ALL {
            // The bracket from its other end: the disc is there, the cell is to be found.
            let bracket = grid.bracket(from, way, 1.., is(theirs), is(Square::Empty));
            list.extend(bracket.ok().map(|bracket| bracket.anchor));
        }
    }
    list.sort_unstable();
    list.dedup();
}

/// Whether a player can place a disc at all.
fn can_place(grid: &Grid<Square>, player: Side) -> bool {
    let mut cells = grid.cells_where(is(Square::Empty));
    cells.any(|at| brackets_any(grid, at, player))
}

/// The directions that lead over different cells. On a wrapped board of two rows or columns some
/// don't; their first steps give them away.
#[inline]
fn ways(bounds: Bounds, from: Coord) -> impl Iterator<Item = Direction> {
    let all = Direction::ALL.into_iter().enumerate();
    let apart = move |&(i, way): &(usize, Direction)| {
        let same = |&other: &Direction| bounds.step(from, other) == bounds.step(from, way);
        !bounds.is_wrapped() || !Direction::ALL[..i].iter().any(same)
    };
    all.filter(apart).map(|(_, way)| way)
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            turned: self.turned.clone(),
            placements: self.placements.clone(),
            outcome: self.outcome,
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.position.clone_from(&source.position);
        self.turned.clone_from(&source.turned);
        self.placements.clone_from(&source.placements);
        self.outcome = source.outcome;
    }
}

/// The board as a picture.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.grid(), f)
    }
}

impl View for State {
    type Board = Rect;
    type Key = (Grid<Square>, Side);

    fn key(&self) -> Self::Key {
        self.position.key()
    }

    fn turn(&self) -> Side {
        self.position.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.position.glyphs()
    }
}

impl Reversi {
    /// The lines of discs that a placement would flip, one for each
    /// direction in which it brackets anything; none if it can't be placed there.
    ///
    /// On a wrapped board lines can cross, and a cell of both is turned once. Where two directions
    /// lead over the same cells, as upwards and downwards on two joined rows, the line is answered
    /// once.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Side, reversi::{Reversi, Square, Start}}};
    ///
    /// let rules = Reversi::new(4, 4, Start::Crossed)?;
    /// let picture = "
    ///     . . . .
    ///     . . . X
    ///     . . O .
    ///     . O O X
    /// ";
    /// let board = Grid::parse_with(picture, Square::from_glyph)?;
    /// let state = rules.set_up(board, Side::First)?;
    /// let lines = |row, col| rules.flips(&state, Coord::new(row, col)).map(|line| line.to_string());
    /// assert!(lines(3, 0).eq(["2 cells E from (3, 1)"]));
    /// assert_eq!(lines(0, 0).count(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Asks the cells of each line once, and the one behind them; no allocation.
    pub fn flips(&self, state: &State, at: Coord) -> impl Iterator<Item = Line> {
        let is_empty = state.grid().get(at) == Some(&Square::Empty);
        let lines = is_empty.then(|| brackets(state.grid(), at, state.turn()));
        lines.into_iter().flatten()
    }
}

impl Rules for Reversi {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let placements = state.placements.iter().copied().map(Move::Place);
        placements.chain(state.must_pass().then_some(Move::Pass))
    }

    #[inline]
    fn apply(&self, state: &mut State, m: Move) {
        let mover = state.position.turn;
        state.turned.clear();
        match m {
            Move::Place(at) => {
                state
                    .turned
                    .extend(brackets(&state.position.grid, at, mover));
                for turned in state.turned.iter().flatten() {
                    state.position.grid[turned] = Square::Of(mover);
                }
                state.position.place(at, Square::Of(mover));
            }
            Move::Pass => {
                state.position.last = None;
                state.position.turn = mover.other();
            }
        }
        state.look_ahead();
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome
    }

    /// A pass is one move.
    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.placements.len().max(1)
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        match state.outcome {
            Some(outcome) => Err(Illegal::Over(outcome)),
            None => state.check(*m).map_err(Illegal::refused),
        }
    }
}

crate::rules::engine::reference_engine!([] Reversi);
