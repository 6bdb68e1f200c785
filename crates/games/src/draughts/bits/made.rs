//! [`Made`]: a move as the counts see it.

use collinear::bits::{Bitboard, Word};

/// A move as the counts see it.
pub(super) struct Made<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) to: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    /// Whether the piece was a king before.
    pub(super) king: bool,
    pub(super) promotes: bool,
    /// Whether it stays in its row.
    pub(super) sideways: bool,
}
