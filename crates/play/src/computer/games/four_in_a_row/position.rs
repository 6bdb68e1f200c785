//! [`Position`]: a position of four in a row as two sets of cells.

use collinear::{Coord, Direction, Length, bits::Bitboard};

/// A set of cells of the board.
pub(super) type Cells = Bitboard<u64, ROWS, COLS>;

pub(super) const ROWS: usize = 6;
pub(super) const COLS: usize = 7;

/// The number of cells of the board.
pub(super) const CELLS: u32 = 42;

/// The length of winning lines.
const LENGTH: Length = Length::AtLeast(4);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The discs of the side to move.
    pub(super) own: Cells,
    /// The discs of both sides.
    pub(super) taken: Cells,
}

/// A key of 54 bits. Only the mirrored position has the same key.
pub(super) type Key = u64;

impl Position {
    #[inline]
    pub(super) fn discs(self) -> u32 {
        self.taken.word().count_ones()
    }

    #[inline]
    pub(super) fn after(self, disc: Cells) -> Self {
        Self {
            own: self.taken - self.own,
            taken: self.taken | disc,
        }
    }

    /// The same position with the other side to move.
    #[inline]
    fn turned(self) -> Self {
        Self {
            own: self.taken - self.own,
            ..self
        }
    }

    /// The cells where a disc can be put.
    #[inline]
    pub(super) fn open(self) -> Cells {
        self.taken.landings()
    }

    /// The cells where a disc of the side to move would complete a line, now or later.
    #[inline]
    fn threats(self) -> Cells {
        let free = !self.taken;
        self.own.completions(&Direction::AXES, LENGTH, free)
    }

    /// The winning moves of the side to move.
    pub(super) fn wins(self) -> Cells {
        self.threats() & self.open()
    }

    /// The moves after which the other side cannot win at once.
    #[inline]
    pub(super) fn safe_moves(self) -> Cells {
        let threats = self.turned().threats();
        // A disc below a threat of the other side would let that side complete its line.
        let safe = self.open() - threats.shift(Direction::S);
        let due = self.open() & threats;
        match due.len() {
            0 => safe,
            1 => safe & due,
            _ => Cells::empty(),
        }
    }

    /// Returns whether each side could complete a line if it had all empty cells: first the side to move, then the
    /// other side.
    pub(super) fn can_win(self) -> bool {
        (self.own | !self.taken).has_k_line(&Direction::AXES, LENGTH)
    }

    pub(super) fn can_lose(self) -> bool {
        self.turned().can_win()
    }

    /// The number of threats of the side to move after a disc on a cell. Moves with more threats are better.
    #[inline]
    pub(super) fn threats_after(self, disc: Cells) -> usize {
        let after = Self {
            own: self.own | disc,
            taken: self.taken | disc,
        };
        after.threats().len()
    }

    /// The key. In each column, the highest bit marks the cell where the next disc lands, or is an extra bit if the
    /// column is full. The bits below it mark the discs of the side to move.
    #[inline]
    pub(super) fn key(self) -> Key {
        let marks = (self.own | self.open()).word();
        let full = self.taken.word() & TOP;
        let key = marks | full << FULL;
        key.min(mirrored(marks) | mirrored(full) << FULL)
    }
}

/// The cells of the top row, and the distance by which a key shifts them, beyond the bits of the board.
const TOP: u64 = (1 << COLS) - 1;
const FULL: u32 = 47;

/// The bits of the mirrored set. A row with its guard bit is a byte, and the bits of each byte are reversed.
#[inline]
fn mirrored(set: u64) -> u64 {
    set.reverse_bits().swap_bytes() >> 1
}

/// The columns, those in the middle first because more lines cross them.
pub(super) const COLUMNS: [usize; COLS] = [3, 2, 4, 1, 5, 0, 6];

pub(super) fn column(number: usize) -> Cells {
    (0..ROWS).map(|row| Coord::new(row, number)).collect()
}
