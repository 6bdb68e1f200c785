//! [`Position`]: four in a row as two sets of cells.

use collinear::{Coord, Direction, Length, bits::Bitboard};

/// A set of cells of the board.
pub(super) type Cells = Bitboard<u64, ROWS, COLS>;

pub(super) const ROWS: usize = 6;
pub(super) const COLS: usize = 7;

/// The cells of the board.
pub(super) const CELLS: u32 = 42;

/// The lines that win.
const LENGTH: Length = Length::AtLeast(4);

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    /// The discs of the side to move.
    pub(super) own: Cells,
    /// The discs of both sides.
    pub(super) taken: Cells,
}

/// A number of 54 bits that no other position has, but the one in the mirror.
pub(super) type Key = u64;

impl Position {
    /// How many discs there are.
    #[inline]
    pub(super) fn discs(self) -> u32 {
        self.taken.word().count_ones()
    }

    /// The position after a disc was put on a cell.
    #[inline]
    pub(super) fn after(self, disc: Cells) -> Self {
        Self {
            own: self.taken - self.own,
            taken: self.taken | disc,
        }
    }

    /// The same with the other side to move.
    #[inline]
    fn turned(self) -> Self {
        Self {
            own: self.taken - self.own,
            ..self
        }
    }

    /// Where discs can be put.
    #[inline]
    pub(super) fn open(self) -> Cells {
        self.taken.landings()
    }

    /// Where a disc of the side to move would close a line, now or later.
    #[inline]
    fn threats(self) -> Cells {
        let free = !self.taken;
        self.own.completions(&Direction::AXES, LENGTH, free)
    }

    /// The moves with which the side to move wins.
    pub(super) fn wins(self) -> Cells {
        self.threats() & self.open()
    }

    /// The moves after which the other side does not win at once.
    #[inline]
    pub(super) fn safe_moves(self) -> Cells {
        let threats = self.turned().threats();
        // Under a threat no disc is put: the other side would land on it.
        let safe = self.open() - threats.shift(Direction::S);
        let due = self.open() & threats;
        match due.len() {
            0 => safe,
            1 => safe & due,
            _ => Cells::empty(),
        }
    }

    /// Whether the side to move could close a line if all free cells were its own, and the other side.
    pub(super) fn can_win(self) -> bool {
        (self.own | !self.taken).has_k_line(&Direction::AXES, LENGTH)
    }

    pub(super) fn can_lose(self) -> bool {
        self.turned().can_win()
    }

    /// How many threats the side to move has after a disc on a cell: the more, the better the move.
    #[inline]
    pub(super) fn threats_after(self, disc: Cells) -> usize {
        let after = Self {
            own: self.own | disc,
            taken: self.taken | disc,
        };
        after.threats().len()
    }

    /// The key. In each column the highest bit marks where the next disc lands, or a bit of its own says that
    /// the column is full; below it are the discs of the side to move.
    #[inline]
    pub(super) fn key(self) -> Key {
        let marks = (self.own | self.open()).word();
        let full = self.taken.word() & TOP;
        let key = marks | full << FULL;
        key.min(mirrored(marks) | mirrored(full) << FULL)
    }
}

/// The cells of the top row, and by how many bits they are moved in a key: beyond those of the board.
const TOP: u64 = (1 << COLS) - 1;
const FULL: u32 = 47;

/// The bits of a set in the mirror. A row is a byte, since a guard stands behind each: the bits of each byte are
/// turned round.
#[inline]
fn mirrored(set: u64) -> u64 {
    set.reverse_bits().swap_bytes() >> 1
}

/// The columns, those in the middle first: more lines run through them.
pub(super) const COLUMNS: [usize; COLS] = [3, 2, 4, 1, 5, 0, 6];

/// The cells of a column.
pub(super) fn column(number: usize) -> Cells {
    (0..ROWS).map(|row| Coord::new(row, number)).collect()
}
