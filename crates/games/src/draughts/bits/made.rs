//! [`Made`]: the part of a move that the counts need.

use collinear::bits::{Bitboard, Word};

/// The part of a move that the counts need.
pub(super) struct Made<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) to: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    /// True if the piece was already a king.
    pub(super) king: bool,
    pub(super) promotes: bool,
    /// True if the piece stays in its row.
    pub(super) sideways: bool,
}
