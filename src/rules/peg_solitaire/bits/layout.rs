//! [`Layout`]: the bit of each hole in a word, and the jumps between holes.
//!
//! # Numbers of holes
//!
//! A jump depends on three bits: a peg, an adjacent peg, an empty hole. Suppose that a step to the right always adds
//! the same amount to the number of a hole, and that a step down always adds the same amount too. Then this is true of
//! every direction, and all jumps in one direction are found at once: the `&` of the pegs, the pegs rotated by one
//! step, and the empty holes rotated by two.
//!
//! If cells were numbered row by row, as in a [`Bitboard`](crate::bits::Bitboard), the whole picture of a board would
//! have to fit in the word. The picture of Wiegleb's board has 81 cells, but only 45 of them are holes. So numbers are
//! taken modulo 64, and shifts are rotations of the word. Only holes need numbers of their own; other cells may share
//! them. The 64 times 63 pairs of strides are tried until no two holes share a number, which takes only a few tries for
//! most boards.
//!
//! ```text
//! holes      . 0 .     right + 1, down + 2     . 1 .     from the west   from = 2, over + 1, to + 2
//!            0 0 0                             2 3 4     from the north  from = 1, over + 2, to + 4
//!            . 0 .                             . 5 .     and back, - 1 and - 2 modulo 64
//! ```
//!
//! That gives four [`JumpLine`]s on a square lattice and six on a triangular one, each with a mask of the holes from
//! which its jumps stay on the board. If no pair of strides works, holes are numbered in reading order. Jumps in one
//! direction then have several distances, so there are more jump lines: twelve for the English board, where perft takes
//! more than twice as long.

use alloc::vec::Vec;

use super::super::{PegSolitaire, Square};
use crate::{
    Coord, Grid, Hop,
    bits::{CellSet, Word},
};

/// The holes of a board as the bits of a word, and the jumps between them.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Layout {
    /// The number of each hole; `None` for other cells.
    numbers: Grid<Option<u8>>,
    /// The hole with each number; an arbitrary cell if no hole has the number.
    cells: [Coord; NUMBERS],
    jump_lines: Vec<JumpLine>,
}

/// The largest number of holes.
pub(super) const NUMBERS: usize = 64;

/// Jumps in one direction with the same distances between the numbers of their holes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct JumpLine {
    /// The difference between the numbers of the hole jumped over and the start, modulo 64.
    over: usize,
    /// The difference between the numbers of the landing and the start, modulo 64.
    to: usize,
    /// The holes from which such a jump leads over a hole into a hole.
    from: u64,
}

/// The numbers of the holes involved in a jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Jump {
    pub(super) from: usize,
    pub(super) over: usize,
    pub(super) to: usize,
}

impl Layout {
    /// `None` if the board has more than 64 holes.
    pub(super) fn of(game: &PegSolitaire) -> Option<Self> {
        let board = game.start_board();
        let holes: Vec<_> = board
            .cells_where(Square::is_hole)
            .take(NUMBERS + 1)
            .collect();
        if holes.len() > NUMBERS {
            return None;
        }
        let (mut numbers, mut cells) = (board.map(|_| None), [Coord::new(0, 0); NUMBERS]);
        for (&at, number) in holes.iter().zip(self::numbers(&holes)) {
            numbers[at] = Some(number);
            cells[usize::from(number)] = at;
        }
        let mut layout = Self {
            numbers,
            cells,
            jump_lines: Vec::new(),
        };
        let hole = |at: Coord| board[at].is_hole();
        for &from in &holes {
            for &direction in game.lattice().directions() {
                let hop = board.bounds().hop(from, direction, hole, hole);
                if let Some(jump) = hop.ok().and_then(|hop| layout.jump(hop)) {
                    layout.make_room(jump);
                }
            }
        }
        Some(layout)
    }

    fn make_room(&mut self, jump: Jump) {
        let distance = |to: usize| to.wrapping_sub(jump.from) % NUMBERS;
        let (over, to) = (distance(jump.over), distance(jump.to));
        let mut jump_lines = self.jump_lines.iter_mut();
        match jump_lines.find(|jump_line| (jump_line.over, jump_line.to) == (over, to)) {
            Some(jump_line) => jump_line.from |= bit(jump.from),
            None => self.jump_lines.push(JumpLine {
                over,
                to,
                from: bit(jump.from),
            }),
        }
    }

    #[inline]
    pub(super) fn jump_lines(&self) -> &[JumpLine] {
        &self.jump_lines
    }

    /// The numbers of the cells of a hop, if all are holes.
    #[inline]
    pub(super) fn jump(&self, hop: Hop) -> Option<Jump> {
        Some(Jump {
            from: self.number(hop.from)?,
            over: self.number(hop.over)?,
            to: self.number(hop.to)?,
        })
    }

    #[inline]
    pub(super) fn hop(&self, jump: Jump) -> Hop {
        let Jump { from, over, to } = jump;
        let [from, over, to] = [from, over, to].map(|number| self.cells[number % NUMBERS]);
        Hop { from, over, to }
    }

    #[inline]
    pub(super) fn number(&self, at: Coord) -> Option<usize> {
        self.numbers.get(at).copied().flatten().map(usize::from)
    }

    /// The holes of the board in reading order.
    pub(super) fn holes(&self) -> impl Iterator<Item = Coord> {
        self.numbers.cells_where(Option::is_some)
    }

    /// The word in which every hole has a peg.
    pub(super) fn full(&self) -> u64 {
        let numbers = self.holes().filter_map(|at| self.number(at));
        numbers.fold(0, |full, number| full | bit(number))
    }

    /// The pegs of a board with the same holes.
    pub(super) fn pegs(&self, board: &Grid<Square>) -> u64 {
        let pegs = board.cells_where(Square::is_peg);
        pegs.filter_map(|at| self.number(at))
            .fold(0, |pegs, number| pegs | bit(number))
    }

    /// The board with these pegs.
    pub(super) fn board(&self, pegs: u64) -> Grid<Square> {
        self.numbers.map(|&number| match number {
            None => Square::Off,
            Some(number) if pegs & bit(number.into()) == 0 => Square::Empty,
            Some(_) => Square::Peg,
        })
    }

    #[inline]
    pub(super) fn is_open(&self, pegs: u64, jump: Jump) -> bool {
        let is_it = |jump_line: &&JumpLine| jump_line.jump(jump.from) == jump;
        let mut jump_lines = self.jump_lines.iter().filter(is_it);
        jump_lines.any(|jump_line| jump_line.open(pegs) & bit(jump.from) != 0)
    }

    #[inline]
    pub(super) fn count_jumps(&self, pegs: u64) -> u16 {
        let counts = self
            .jump_lines
            .iter()
            .map(|jump_line| jump_line.open(pegs).count_ones());
        // There are at most six jumps at each of 64 holes.
        u16::try_from(counts.sum::<u32>()).unwrap_or(u16::MAX)
    }
}

impl JumpLine {
    /// The pegs that can make such a jump.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "numbers are below 64")]
    pub(super) const fn open(self, pegs: u64) -> u64 {
        let to_jump = pegs.rotate_right(self.over as u32);
        let taken = pegs.rotate_right(self.to as u32);
        self.from & pegs & to_jump & !taken
    }

    #[inline]
    pub(super) const fn jump(self, from: usize) -> Jump {
        Jump {
            from,
            over: (from + self.over) % NUMBERS,
            to: (from + self.to) % NUMBERS,
        }
    }

    /// The jumps that stay on holes, whatever pegs there are.
    pub(super) fn jumps(self) -> impl Iterator<Item = Jump> {
        bits_of(self.from).map(move |from| self.jump(from))
    }
}

impl Jump {
    #[inline]
    pub(super) fn holes(self) -> u64 {
        bit(self.from) | bit(self.over) | bit(self.to)
    }
}

/// The word with only this bit set; the number must be below 64.
#[inline]
pub(super) fn bit(number: usize) -> u64 {
    u64::bit(number)
}

/// The numbers of the bits that are set, from the lowest.
#[inline]
pub(super) fn bits_of(pegs: u64) -> impl Iterator<Item = usize> {
    CellSet::from_word(pegs).indices()
}

/// Distinct numbers below 64 for at most 64 holes, given in reading order.
fn numbers(holes: &[Coord]) -> Vec<u8> {
    let strides = (1..64).flat_map(|right| (0..64).map(move |down| (down, right)));
    let mut numberings = strides.filter_map(|(down, right)| by_strides(holes, down, right));
    let in_reading_order = || (0..64).take(holes.len()).collect();
    numberings.next().unwrap_or_else(in_reading_order)
}

/// Numbers with these strides down and to the right; `None` if two holes share a number.
fn by_strides(holes: &[Coord], down: usize, right: usize) -> Option<Vec<u8>> {
    let mut used = 0;
    let numbers = holes.iter().map(|at| {
        let number = (at.row * down + at.col * right) % NUMBERS;
        let is_new = used & bit(number) == 0;
        used |= bit(number);
        u8::try_from(number).ok().filter(|_| is_new)
    });
    numbers.collect()
}
