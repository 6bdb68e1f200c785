//! [`BitPopOut`]: the same game on sets of cells.

use collinear::{
    Coord, Direction, Gravity, Grid, Length, Rect,
    bits::Bitboard,
    rules::{Cell, Engine, Illegal, Outcome, Owned, Position, Rules, SetupError, Side, View},
};

use super::{DropOrPop, PopOut, State};

/// A set of cells, one bit each.
type Discs = Bitboard<u64, 6, 7>;

const FOUR: Length = Length::AtLeast(4);

/// Pop Out on sets of cells, for speed: the same game as the [reference rules](PopOut), for four in a row on 6 rows and
/// 7 columns. A pop shifts a column off the board by one cell.
///
/// ```
/// use collinear::rules::{Engine, Finished, Rules, perft};
/// use collinear_games::pop_out::{BitPopOut, PopOut};
///
/// let fast = BitPopOut::of(PopOut::default())?;
/// assert_eq!(perft(&fast, &fast.start(), 5, Finished::Dropped), 26_320);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitPopOut {
    rules: PopOut,
    columns: [Discs; 7],
    lowest: Discs,
}

/// The discs of both players, the side to move, the last move, and the winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitState {
    own: Discs,
    theirs: Discs,
    turn: Side,
    last: Option<Coord>,
    /// The winner, which is found after each move.
    winner: Option<Side>,
    popped: usize,
}

impl BitState {
    /// The discs of a player.
    #[must_use]
    pub fn discs(&self, side: Side) -> Discs {
        if side == self.turn {
            self.own
        } else {
            self.theirs
        }
    }

    fn grid(&self) -> Grid<Cell> {
        let (own, theirs) = (Cell::Of(self.turn), Cell::Of(self.turn.other()));
        let mut grid = self
            .own
            .to_grid()
            .map(|&is_own| if is_own { own } else { Cell::Empty });
        grid.fill(self.theirs, theirs);
        grid
    }

    /// Stores the player with a line as the winner. If both players have a line, the player who moved last wins.
    fn with_winner(self) -> Self {
        let four = |discs: Discs| discs.has_k_line(&Direction::AXES, FOUR);
        let winner = if four(self.theirs) {
            Some(self.turn.other())
        } else {
            four(self.own).then_some(self.turn)
        };
        Self { winner, ..self }
    }
}

impl BitPopOut {
    /// The cells that a disc can fall to, and the discs that can be popped.
    fn open(&self, state: &BitState) -> [Discs; 2] {
        let taken = state.own | state.theirs;
        [taken.landings(), state.own & self.lowest]
    }
}

impl Engine for BitPopOut {
    type Reference = PopOut;

    fn of(rules: PopOut) -> Result<Self, SetupError> {
        SetupError::check_plain(rules.bounds, Discs::BOUNDS)?;
        if rules.length != FOUR {
            let found = match rules.length {
                Length::AtLeast(k) => format!("lines have {k} cells or more"),
                Length::Exactly(k) => format!("lines have exactly {k} cells"),
            };
            return Err(SetupError::for_engine(found, "lines of 4 or more"));
        }
        let column = |col| (0..6).map(|row| Coord::new(row, col)).collect();
        Ok(Self {
            rules,
            columns: std::array::from_fn(column),
            lowest: rules.bounds.side(Direction::S).collect(),
        })
    }

    fn rules(&self) -> &PopOut {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<BitState, SetupError> {
        SetupError::check_plain(state.grid().bounds(), Discs::BOUNDS)?;
        let mut fallen = state.grid().clone();
        let fell = fallen.compact(Direction::S, |cell| match cell {
            Cell::Empty => Gravity::Empty,
            Cell::Of(_) => Gravity::Falls,
        });
        if fell > 0 {
            let found = "there is a disc in the air";
            return Err(SetupError::for_engine(found, "discs that have fallen"));
        }
        let discs = |side| state.grid().mask(Cell::is_of(side));
        let entered = BitState {
            own: discs(state.turn)?,
            theirs: discs(state.turn.other())?,
            turn: state.turn,
            last: state.last(),
            winner: None,
            popped: state.extra,
        };
        Ok(entered.with_winner())
    }

    fn leave(&self, state: &BitState) -> State {
        let position = Position::new(state.grid()).with_turn(state.turn);
        position.with_last(state.last).with_extra(state.popped)
    }
}

impl Rules for BitPopOut {
    type State = BitState;
    type Move = DropOrPop;

    fn start(&self) -> BitState {
        BitState {
            own: Discs::empty(),
            theirs: Discs::empty(),
            turn: Side::First,
            last: None,
            winner: None,
            popped: 0,
        }
    }

    fn moves(&self, state: &BitState) -> impl Iterator<Item = DropOrPop> {
        let [drops, pops] = self.open(state);
        let drops = drops.iter().map(DropOrPop::Drop);
        drops.chain(pops.iter().map(DropOrPop::Pop))
    }

    fn apply(&self, state: &mut BitState, m: DropOrPop) {
        let (mut own, mut theirs, mut popped) = (state.own, state.theirs, state.popped);
        match m {
            DropOrPop::Drop(at) => own |= Discs::cell(at),
            DropOrPop::Pop(at) => {
                let column = self.columns[at.col];
                let fallen = |discs: Discs| (discs - column) | (discs & column).shift(Direction::S);
                (own, theirs) = (fallen(own), fallen(theirs));
                popped += usize::from(self.rules.limit.is_some());
            }
        }
        let next = BitState {
            own: theirs,
            theirs: own,
            turn: state.turn.other(),
            last: Some(m.at()),
            winner: None,
            popped,
        };
        *state = next.with_winner();
    }

    fn outcome(&self, state: &BitState) -> Option<Outcome> {
        let is_at_limit = || self.rules.limit.is_some_and(|limit| state.popped >= limit);
        let is_stuck = || self.open(state).iter().all(|cells| cells.is_empty());
        match state.winner {
            Some(side) => Some(Outcome::Win(side)),
            None => (is_at_limit() || is_stuck()).then_some(Outcome::Draw),
        }
    }

    fn count_moves(&self, state: &BitState) -> usize {
        let [drops, pops] = self.open(state);
        drops.len() + pops.len()
    }

    /// Uses the reference rules, because they give reasons.
    fn check(&self, state: &BitState, m: &DropOrPop) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), m)
    }
}

/// The key is the discs of both sides, the side to move, and the number of pops.
impl View for BitState {
    type Board = Rect;
    type Key = (Discs, Discs, Side, usize);

    fn key(&self) -> Self::Key {
        (self.own, self.theirs, self.turn, self.popped)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid().map(|&cell| cell.into())
    }
}
