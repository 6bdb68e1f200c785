//! [`Encoded`]: any game on rows and columns as numbers.

use alloc::vec::Vec;
use core::ops::Deref;

use super::write_cells;
use crate::{
    Bounds, Coord, Move, Rect,
    batch::{Action, Actions, Encode, PlaneShape},
    bits::PlaneValue,
    rules::{Illegal, MoveCells, Rules, Side, View, rules_behind_pointer},
};

/// Any game on rows and columns as numbers: an action is what the cells of a move say, and each character of
/// the [picture](View::glyphs) has a plane.
///
/// The planes: one for each of the characters, the cells of the last move, and one of ones while the first
/// player is to move. They are the same for both players. Where several legal moves are on the same cells,
/// such as two chains from one cell to another, the action stands for the first of them.
///
/// ```
/// use collinear::{Bounds, batch::{Batch, Buffers, Encoded}, rules::in_a_row::TIC_TAC_TOE};
///
/// let rules = Encoded::placing(TIC_TAC_TOE, "XO"); // your own game here
/// let mut batch = Batch::new(rules, 2, 0);
/// let mut out = Buffers::<u8>::of(&batch);
/// batch.step(&[4, 0], &mut out)?;
/// assert_eq!(out.observation[..9], [0, 0, 0, 0, 1, 0, 0, 0, 0]);
/// assert_eq!(out.legal[..10], [1, 1, 1, 1, 0, 1, 1, 1, 1, 0]); // the last one is a pass
/// # Ok::<(), collinear::batch::StepError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Encoded<R> {
    rules: R,
    board: Bounds,
    actions: Actions,
    glyphs: Vec<char>,
}

impl<R: Rules<State: View<Board = Rect>>> Encoded<R> {
    /// A game whose moves are placements: an action is a cell, the last one a pass.
    pub fn placing(rules: R, glyphs: &str) -> Self {
        Self::with(rules, glyphs, Actions::CellsOrPass)
    }

    /// A game whose pieces move: an action is the first and the last cell of a move, the last one a pass.
    pub fn moving(rules: R, glyphs: &str) -> Self {
        Self::with(rules, glyphs, Actions::MovesOrPass)
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

/// The rules.
impl<R> Deref for Encoded<R> {
    type Target = R;

    fn deref(&self) -> &R {
        &self.rules
    }
}

/// The game itself.
impl<R: Rules> Rules for Encoded<R> {
    rules_behind_pointer!();
}

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
        match (cells.next(), cells.last(), self.actions) {
            (None, ..) => Action::Pass,
            (Some(at), to, Actions::CellsOrPass(_)) => Action::Cell(to.unwrap_or(at)),
            (Some(from), to, _) => Action::Move(Move {
                from,
                to: to.unwrap_or(from),
            }),
        }
    }

    /// The first of the legal moves, or a move [of these cells](MoveCells::of_cells), which may not be legal.
    fn move_of(&self, state: &R::State, action: Action) -> Result<R::Move, Illegal> {
        let mut moves = self.rules.moves(state);
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
