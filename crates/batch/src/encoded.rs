//! [`Encoded`]: observations and actions as numbers, for any game on rows and columns.

use alloc::vec::Vec;
use core::ops::Deref;

use collinear::{
    Bounds, Coord, Move, Rect,
    bits::PlaneValue,
    forward_rules,
    rules::{
        Action, Actions, Bulk, Encode, Illegal, MoveCells, PlaneShape, Rules, Side, View,
        write_cells,
    },
};

/// A default [`Encode`] for any game on rows and columns: observations and actions as numbers.
///
/// | the moves | an action is |
/// |---|---|
/// | [`placing`](Self::placing): a stone on a cell | the cell, or a pass |
/// | [`moving`](Self::moving): a piece from cell to cell | both cells, or a pass |
/// | [`listed`](Self::listed): any other moves | the index of the move in the list of legal moves |
///
/// The first two encodings are easier to learn from, because an action means the same in every position. They suit
/// games in which these cells determine the move. If several moves have the same cells (a choice of two pieces, two
/// chains of hops with the same ends), the action means the first of them. The other moves cannot be chosen.
///
/// The first planes show the cells with each of the given [characters](View::glyphs) of the displayed board. The next
/// plane shows the cells of the last move. The last plane is all ones while the first player is to move. Both players
/// see the same planes. Each observation allocates memory for the characters.
///
/// ```
/// use collinear::{
///     Coord, Direction, Grid, Length,
///     rules::{Cell, Outcome, Position, Rules},
/// };
/// use collinear_batch::{Batch, Encoded};
///
/// /// A game of your own.
/// struct TicTacToe;
///
/// impl Rules for TicTacToe {
///     type State = Position<Cell>;
///     type Move = Coord;
///
///     fn start(&self) -> Self::State {
///         Position::new(Grid::filled(3, 3, Cell::Empty).unwrap())
///     }
///
///     fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
///         state.grid().cells_where(Cell::is_empty)
///     }
///
///     fn apply(&self, state: &mut Self::State, at: Coord) {
///         state.place(at, Cell::Of(state.turn));
///     }
///
///     fn outcome(&self, state: &Self::State) -> Option<Outcome> {
///         let winner = state.closed_line(&Direction::AXES, Length::AtLeast(3));
///         let is_full = state.grid().count(Cell::is_empty) == 0;
///         winner.map(Outcome::Win).or(is_full.then_some(Outcome::Draw))
///     }
/// }
///
/// let mut batch = Batch::new(Encoded::placing(TicTacToe, "XO"), 100, 0);
/// let mut out = batch.buffers::<u8>();
/// batch.step(&[4; 100], &mut out)?; // the centre
/// assert_eq!(out.observation[..9], [0, 0, 0, 0, 1, 0, 0, 0, 0]);
/// assert_eq!(out.legal[..10], [1, 1, 1, 1, 0, 1, 1, 1, 1, 0]); // the last one is a pass
///
/// let (mut actions, mut wins) = (vec![0; 100], [0; 2]);
/// for _ in 0..90 {
///     batch.random_actions(&mut actions); // or what your network says to out.observation
///     let turn = out.turn.clone(); // who acts in this step
///     batch.step(&actions, &mut out)?;
///     for game in 0..100 {
///         if out.reward[game] > 0. {
///             wins[usize::from(turn[game])] += 1;
///         }
///     }
/// }
/// assert!(wins[0] > wins[1]); // the first player has an advantage
/// # Ok::<(), collinear_batch::StepError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Encoded<R> {
    rules: R,
    board: Bounds,
    actions: Actions,
    glyphs: Vec<char>,
}

impl<R: Rules<State: View<Board = Rect>>> Encoded<R> {
    /// Creates an encoding for placements: an action is a cell, and the last action is a pass.
    pub fn placing(rules: R, glyphs: &str) -> Self {
        Self::with(rules, glyphs, Actions::CellsOrPass)
    }

    /// Creates an encoding for moving pieces: an action is the first and the last cell of a move, and the last action
    /// is a pass.
    pub fn moving(rules: R, glyphs: &str) -> Self {
        Self::with(rules, glyphs, Actions::MovesOrPass)
    }

    /// Creates an encoding for moves of any kind: action `n` is the legal move at index `n`. Moves at index `most` and
    /// beyond cannot be chosen.
    ///
    /// ```
    /// use collinear::rules::{Action, Encode, Rules, in_a_row::FOUR_IN_A_ROW};
    /// use collinear_batch::Encoded;
    ///
    /// let rules = Encoded::listed(FOUR_IN_A_ROW, "XO", 7);
    /// let third = rules.move_of(&rules.start(), Action::Number(2)).unwrap();
    /// assert_eq!(third, (5, 2).into());
    /// ```
    pub fn listed(rules: R, glyphs: &str, most: usize) -> Self {
        Self::with(rules, glyphs, |_| Actions::Numbers(most))
    }

    fn with(rules: R, glyphs: &str, actions: impl FnOnce(Bounds) -> Actions) -> Self {
        let board = rules.start().glyphs().bounds();
        Self {
            rules,
            board,
            actions: actions(board),
            glyphs: glyphs.chars().collect(),
        }
    }
}

impl<R> Deref for Encoded<R> {
    type Target = R;

    fn deref(&self) -> &R {
        &self.rules
    }
}

impl<R: Rules> Rules for Encoded<R> {
    forward_rules!(R);
}

impl<R: Rules> Bulk for Encoded<R> {}

impl<R> Encode for Encoded<R>
where
    R: Rules<State: View<Board = Rect>, Move: MoveCells<<R as Rules>::State>>,
{
    fn shape(&self) -> PlaneShape {
        PlaneShape {
            planes: self.glyphs.len() + 2,
            board: self.board,
        }
    }

    fn actions(&self) -> Actions {
        self.actions
    }

    fn action_of(&self, state: &R::State, m: &R::Move) -> Action {
        let mut cells = m.cells(state);
        match (self.actions, cells.next()) {
            (Actions::Numbers(most), _) => {
                let place = self.rules.moves(state).position(|other| other == *m);
                Action::Number(place.unwrap_or(most))
            }
            (_, None) => Action::Pass,
            (Actions::CellsOrPass(_), Some(at)) => Action::Cell(at),
            (_, Some(from)) => Action::Move(Move {
                from,
                to: cells.last().unwrap_or(from),
            }),
        }
    }

    fn shares_actions(&self) -> bool {
        !matches!(self.actions, Actions::Numbers(_))
    }

    /// Returns the first legal move of an action. Without one, returns the move
    /// [made from its cells](MoveCells::of_cells), which may be illegal.
    fn move_of(&self, state: &R::State, action: Action) -> Result<R::Move, Illegal> {
        let mut moves = self.rules.moves(state);
        if let Action::Number(number) = action {
            let few = || Illegal::refused("fewer moves are legal");
            return moves.nth(number).ok_or_else(few);
        }
        if let Some(m) = moves.find(|m| self.action_of(state, m) == action) {
            return Ok(m);
        }
        let made = |cells: &[Coord]| R::Move::of_cells(state, cells, None);
        let made = match action {
            Action::Cell(at) => made(&[at]),
            Action::Move(Move { from, to }) => made(&[from, to]),
            _ => None,
        };
        made.ok_or(Illegal::NotLegal)
    }

    fn write_legal(&self, state: &R::State, legal: &mut [u8]) {
        legal.fill(0);
        if let Actions::Numbers(most) = self.actions {
            let count = self.rules.count_moves(state).min(most);
            legal.iter_mut().take(count).for_each(|legal| *legal = 1);
            return;
        }
        self.rules.moves(state).for_each(|m| {
            let number = self.actions.number(self.action_of(state, &m));
            if let Some(legal) = number.and_then(|number| legal.get_mut(number)) {
                *legal = 1;
            }
        });
    }

    fn write_planes<V: PlaneValue>(
        &self,
        state: &R::State,
        last: Option<&R::Move>,
        planes: &mut [V],
    ) {
        let picture = state.glyphs();
        let mut planes = planes.chunks_exact_mut(self.board.cell_count().max(1));
        let mut next = || planes.next().unwrap_or_default();
        for &glyph in &self.glyphs {
            write_cells(
                next(),
                self.board.cols(),
                picture.cells_where(|&here| here == glyph),
            );
        }
        let last = last.into_iter().flat_map(|m| m.cells(state));
        write_cells(next(), self.board.cols(), last);
        let is_first = state.turn() == Side::First;
        next().fill(if is_first { V::ONE } else { V::default() });
    }
}
