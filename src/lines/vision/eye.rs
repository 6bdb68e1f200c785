//! [`Eye`]: the cell that looks, and what is opaque.

use core::cmp::Ordering;

use crate::geometry::{Board, Tiled};

use super::wedge::{Slope, Wedge};

/// What blocks a line of sight that passes exactly through the corner of a cell, or along an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Corners {
    /// A single opaque cell that the line touches blocks it.
    Strict,
    /// Opaque cells that the line only touches block it if there is one on each side.
    Lenient,
}

#[derive(Clone, Debug)]
pub(super) struct Eye<T, F> {
    board: Board<T>,
    row_and_col: [i64; 2],
    corners: Corners,
    opaque: F,
}

impl<T: Tiled, F: FnMut(T::Cell) -> bool> Eye<T, F> {
    pub(super) fn new(board: Board<T>, from: T::Cell, corners: Corners, opaque: F) -> Self {
        Self {
            row_and_col: board.0.row_and_col(from),
            board,
            corners,
            opaque,
        }
    }

    pub(super) const fn board(&self) -> &Board<T> {
        &self.board
    }

    pub(super) fn is_strict(&self) -> bool {
        self.corners == Corners::Strict
    }

    pub(super) fn offset_to(&self, to: T::Cell) -> [i64; 2] {
        let [row, col] = self.board.0.row_and_col(to);
        [row - self.row_and_col[0], col - self.row_and_col[1]]
    }

    /// The cell at a place, if the board has it.
    #[inline]
    pub(super) fn cell(&self, wedge: &Wedge, place: [i64; 2]) -> Option<T::Cell> {
        let [rows, cols] = wedge.offset_of(place);
        // A sum that wraps is negative, and is not a cell.
        let [row, col] = self.row_and_col;
        self.board
            .0
            .cell_in(row.wrapping_add(rows), col.wrapping_add(cols))
    }

    /// True for an opaque cell, and off the board.
    #[inline]
    pub(super) fn is_none_or_opaque(&mut self, cell: Option<T::Cell>) -> bool {
        cell.is_none_or(|at| (self.opaque)(at))
    }

    #[inline]
    pub(super) fn is_opaque(&mut self, wedge: &Wedge, place: [i64; 2]) -> bool {
        let cell = self.cell(wedge, place);
        self.is_none_or_opaque(cell)
    }

    /// Checks that sight reaches this place of a wedge.
    ///
    /// # Errors
    ///
    /// The cell that blocks it, or `None` if that is off the board.
    pub(super) fn look(
        &mut self,
        wedge: &Wedge,
        ring: i64,
        index: i64,
    ) -> Result<(), Option<T::Cell>> {
        if index == 0 {
            return self.look_ahead(wedge, ring);
        }
        let mut slope = Slope::of_centre([ring, index]);
        for before in 1..ring {
            slope = slope.on();
            // The shadow of `low` begins before the slope, and the shadow of `high` ends after it, so only the other
            // ends are compared.
            let (low, high) = ([before, slope.index], [before, slope.index + 1]);
            let blocker = if self.blocks(wedge, low, slope.cmp(&wedge.high(low)), slope) {
                low
            } else if self.blocks(wedge, high, wedge.low(high).cmp(&slope), slope) {
                high
            } else {
                continue;
            };
            return Err(self.cell(wedge, blocker));
        }
        Ok(())
    }

    /// True if a cell blocks. `at` says whether the slope is inside (`Less`), touches (`Equal`) or is outside its
    /// shadow.
    #[inline]
    fn blocks(&mut self, wedge: &Wedge, place: [i64; 2], at: Ordering, slope: Slope) -> bool {
        if at.is_gt() || !self.is_opaque(wedge, place) {
            return false;
        }
        at.is_lt() || self.is_strict() || self.blocks_across(wedge, place, slope)
    }

    /// True if a slope that touches an opaque cell also touches an opaque cell on its other side.
    #[cold]
    fn blocks_across(&mut self, wedge: &Wedge, place: [i64; 2], slope: Slope) -> bool {
        let across = if slope.index == place[1] {
            wedge.across_high(place)
        } else {
            wedge.across_low(place)
        };
        let there = slope.moved(across[0] - place[0]);
        // If the slope does not touch that cell, it crosses it, and the cell blocks alone.
        let is_touched = there == wedge.low(across) || there == wedge.high(across);
        is_touched && self.is_opaque(wedge, across)
    }

    /// Checks that sight along the first heading of a wedge reaches this ring.
    fn look_ahead(&mut self, wedge: &Wedge, ring: i64) -> Result<(), Option<T::Cell>> {
        for before in 1..=ring {
            self.pass_gate(wedge, before)?;
            if before < ring && self.is_opaque(wedge, [before, 0]) {
                return Err(self.cell(wedge, [before, 0]));
            }
        }
        Ok(())
    }

    /// Checks that sight along the first heading of a wedge passes the corner before this ring.
    ///
    /// # Errors
    ///
    /// As for [`look`](Self::look).
    pub(super) fn pass_gate(&mut self, wedge: &Wedge, ring: i64) -> Result<(), Option<T::Cell>> {
        let Some([one, other]) = wedge.gate(ring) else {
            return Ok(());
        };
        let blocker = match self.is_strict() {
            true if self.is_opaque(wedge, one) => one,
            true if self.is_opaque(wedge, other) => other,
            false if self.is_opaque(wedge, one) && self.is_opaque(wedge, other) => one,
            _ => return Ok(()),
        };
        Err(self.cell(wedge, blocker))
    }
}
