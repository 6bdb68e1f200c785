//! [`Layout`]: which bit of a word stands for which hole, and which jumps there is room for.
//!
//! # How the holes are numbered
//!
//! A jump reads three bits: a peg, a peg that it jumps over, an empty hole. If a step to the right
//! always adds the same number to the number of a hole, and a step down another, then so does a step
//! in any direction, and all jumps in one direction are found at once: the pegs, the pegs rotated by
//! one step, and the holes without pegs rotated by two, all in one `&`.
//!
//! Numbered row by row, as a [`Bitboard`](crate::bits::Bitboard) does it, the picture of a board has to
//! fit the word with all that is no hole: the picture of Wiegleb's board has 81 cells, but 45 holes.
//! So numbers are taken modulo 64, rotations are those of the word, and only holes need numbers of
//! their own: what two cells that are no holes share is nobody's concern. The two strides, 64 times 63
//! pairs, are tried until no two holes have one number; most boards need few tries.
//!
//! ```text
//! holes      . 0 .     right + 1, down + 2     . 1 .     from the west   from = 2, over + 1, to + 2
//!            0 0 0                             2 3 4     from the north  from = 1, over + 2, to + 4
//!            . 0 .                             . 5 .     and back, - 1 and - 2 modulo 64
//! ```
//!
//! That gives four [`JumpLine`]s to jump on a square lattice and six on a triangular one, each with the mask
//! of the holes from which there is room. If no pair of strides will do, holes are numbered in reading
//! order; jumps in one direction then have several distances, and so there are more ways. The English
//! board would have twelve, and perft took more than twice as long.

use alloc::vec::Vec;

use super::super::{PegSolitaire, Square};
use crate::{
    Coord, Grid, Hop,
    bits::{CellSet, Word},
};

/// The holes of a board as the bits of a word, and the jumps between them.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Layout {
    /// The number of each cell that is a hole.
    numbers: Grid<Option<u8>>,
    /// The hole of each number; any cell where there is none.
    cells: [Coord; NUMBERS],
    jump_lines: Vec<JumpLine>,
}

/// How many holes can have numbers.
pub(super) const NUMBERS: usize = 64;

/// All jumps with the same distances between the numbers of their holes: those in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct JumpLine {
    /// From the number of the hole that a peg jumps from to that of the hole it jumps over, modulo 64.
    over: usize,
    /// To that of the hole it lands in.
    to: usize,
    /// The holes from which there is room for such a jump.
    from: u64,
}

/// The numbers of the holes that take part in a jump.
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

    /// All holes, as if they had pegs.
    pub(super) fn full(&self) -> u64 {
        let numbers = self.holes().filter_map(|at| self.number(at));
        numbers.fold(0, |full, number| full | bit(number))
    }

    /// The pegs of a board that has the same holes.
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

    /// Whether a jump is possible.
    #[inline]
    pub(super) fn is_open(&self, pegs: u64, jump: Jump) -> bool {
        let is_it = |jump_line: &&JumpLine| jump_line.jump(jump.from) == jump;
        let mut jump_lines = self.jump_lines.iter().filter(is_it);
        jump_lines.any(|jump_line| jump_line.open(pegs) & bit(jump.from) != 0)
    }

    /// How many jumps are possible.
    #[inline]
    pub(super) fn count_jumps(&self, pegs: u64) -> u16 {
        let counts = self
            .jump_lines
            .iter()
            .map(|jump_line| jump_line.open(pegs).count_ones());
        // At most six at each of 64 holes.
        u16::try_from(counts.sum::<u32>()).unwrap_or(u16::MAX)
    }
}

impl JumpLine {
    /// The pegs that can jump this way.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "numbers are below 64")]
    pub(super) const fn open(self, pegs: u64) -> u64 {
        let to_jump = pegs.rotate_right(self.over as u32);
        let taken = pegs.rotate_right(self.to as u32);
        self.from & pegs & to_jump & !taken
    }

    /// The jump of the peg of this number.
    #[inline]
    pub(super) const fn jump(self, from: usize) -> Jump {
        Jump {
            from,
            over: (from + self.over) % NUMBERS,
            to: (from + self.to) % NUMBERS,
        }
    }

    /// The jumps there is room for, whatever pegs there are.
    pub(super) fn jumps(self) -> impl Iterator<Item = Jump> {
        bits_of(self.from).map(move |from| self.jump(from))
    }
}

impl Jump {
    /// The holes that change.
    #[inline]
    pub(super) fn holes(self) -> u64 {
        bit(self.from) | bit(self.over) | bit(self.to)
    }
}

/// The word in which only the bit of this number, which is below 64, is set.
#[inline]
pub(super) fn bit(number: usize) -> u64 {
    u64::bit(number)
}

/// The numbers of the bits that are set, from the lowest on.
#[inline]
pub(super) fn bits_of(pegs: u64) -> impl Iterator<Item = usize> {
    CellSet::from_word(pegs).indices()
}

/// Numbers for at most 64 holes, which are in reading order, all different and below 64.
fn numbers(holes: &[Coord]) -> Vec<u8> {
    let strides = (1..64).flat_map(|right| (0..64).map(move |down| (down, right)));
    let mut numberings = strides.filter_map(|(down, right)| by_strides(holes, down, right));
    let in_reading_order = || (0..64).take(holes.len()).collect();
    numberings.next().unwrap_or_else(in_reading_order)
}

/// The numbers with so much for each step down and to the right, unless two are the same.
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
