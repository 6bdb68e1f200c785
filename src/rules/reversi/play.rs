//! The moves: what a placement flips, and why a move is illegal.

use alloc::{format, string::String, vec, vec::Vec};

use super::{PlaceOrPass, Reversi, Square, State, notation::name, placements::brackets};
use crate::{
    Coord, Line,
    rules::{Bulk, Illegal, Outcome, Rules, View, not_over},
};

impl Reversi {
    /// Returns the lines of discs that a placement would flip, one for each direction with a bracket; empty if no disc
    /// can be placed on the cell.
    ///
    /// On a wrapped board lines can cross; a disc on two lines is turned over once. If two directions lead over the
    /// same cells, such as up and down on two joined rows, the line is returned once.
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
    /// Reads each cell of each line, and the cell after it, once. No allocation.
    pub fn flips(&self, state: &State, at: Coord) -> impl Iterator<Item = Line> {
        let is_empty = state.grid().get(at) == Some(&Square::Empty);
        let lines = is_empty.then(|| brackets(state.grid(), at, state.turn()));
        lines.into_iter().flatten()
    }
}

/// Returns why a move is illegal, if it is, in a game that is not over.
fn refusal(state: &State, m: PlaceOrPass) -> Result<(), Illegal> {
    let bounds = state.grid().bounds();
    let at = match m {
        PlaceOrPass::Place(at) => Some(at),
        PlaceOrPass::Pass => state.placements.first().copied(),
    };
    let Some(at) = at else { return Ok(()) };
    let name = name(bounds, at).ok_or_else(|| Illegal::off_board(&bounds, at))?;
    let why = match state.grid()[at] {
        _ if m == PlaceOrPass::Pass => {
            format!("you cannot pass while a disc can be placed, as on {name}")
        }
        Square::Hole => format!("{name} is a hole in the board"),
        Square::Of(_) => format!("{name} is occupied"),
        Square::Empty if state.placements.binary_search(&at).is_ok() => return Ok(()),
        Square::Empty if state.must_pass() => {
            return Err(Illegal::refused(
                "no disc can be placed, so you have to pass",
            ));
        }
        Square::Empty => format!("a disc on {name} would turn nothing over"),
    };
    Err(Illegal::refused_at(why, [at]))
}

impl Rules for Reversi {
    type State = State;
    type Move = PlaceOrPass;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = PlaceOrPass> {
        let placements = state.placements.iter().copied().map(PlaceOrPass::Place);
        placements.chain(state.must_pass().then_some(PlaceOrPass::Pass))
    }

    #[inline]
    fn apply(&self, state: &mut State, m: PlaceOrPass) {
        let mover = state.position.turn;
        state.turned.clear();
        match m {
            PlaceOrPass::Place(at) => {
                state
                    .turned
                    .extend(brackets(state.position.grid(), at, mover));
                let turned = state.turned.iter().flatten();
                state.position.fill(turned, Square::Of(mover));
                state.position.place(at, Square::Of(mover));
            }
            PlaceOrPass::Pass => state.position.pass(),
        }
        state.look_ahead();
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome
    }

    /// Counts a pass as one move.
    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.placements.len().max(1)
    }

    fn check(&self, state: &State, m: &PlaceOrPass) -> Result<(), Illegal> {
        not_over(self, state)?;
        refusal(state, *m)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let [first, second] = state.disc_counts();
        vec![format!("discs: {first} {second}")]
    }
}

crate::reference_engine!(Reversi);

impl Bulk for Reversi {}
