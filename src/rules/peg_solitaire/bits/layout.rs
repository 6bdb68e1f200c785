//! [`Layout`]: which bit of a word stands for which hole, and which jumps there is room for.

use alloc::vec::Vec;

use super::super::{PegSolitaire, Spot};
use crate::{Coord, Grid, Hop};

/// The holes of a board as the bits of a word, and the jumps between them.
///
/// One step to the right adds a fixed number to the number of a hole, modulo 64, and one step down
/// another, wherever that gives all holes numbers of their own. Then all jumps in a direction are
/// found at once by two rotations, and there are four ways to jump, or six. All presets can be laid
/// out so, those too whose picture has more than 64 cells. Numbered in reading order instead, the
/// English board would have twelve ways, and perft took more than twice as long.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Layout {
    /// The number of each cell that is a hole.
    numbers: Grid<Option<u8>>,
    /// The hole of each number; where there is none, any cell.
    cells: [Coord; NUMBERS],
    ways: Vec<Way>,
}

/// How many holes can have numbers.
pub(super) const NUMBERS: usize = 64;

/// All jumps in which the numbers differ in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    /// What has to be added to the number of the hole from which a peg jumps, modulo 64, to come to
    /// the hole that it jumps over.
    over: u8,
    /// And to the hole in which it lands.
    to: u8,
    /// The holes from which there is room for such a jump.
    from: u64,
}

/// The numbers of the holes that take part in a jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Jump {
    pub(super) from: u8,
    pub(super) over: u8,
    pub(super) to: u8,
}

impl Layout {
    /// `None` if the board has more than 64 holes.
    pub(super) fn of(game: &PegSolitaire) -> Option<Self> {
        let board = game.board();
        let holes: Vec<_> = board.cells_where(Spot::is_hole).take(NUMBERS + 1).collect();
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
            ways: Vec::new(),
        };
        let hole = |at: Coord| board[at].is_hole();
        for &from in &holes {
            for &way in game.lattice().directions() {
                let hop = board.bounds().hop(from, way, hole, hole);
                if let Some(jump) = hop.ok().and_then(|hop| layout.jump(hop)) {
                    layout.make_room(jump);
                }
            }
        }
        Some(layout)
    }

    fn make_room(&mut self, jump: Jump) {
        let distance = |to: u8| to.wrapping_sub(jump.from) % 64;
        let (over, to) = (distance(jump.over), distance(jump.to));
        let mut ways = self.ways.iter_mut();
        match ways.find(|way| (way.over, way.to) == (over, to)) {
            Some(way) => way.from |= bit(jump.from),
            None => self.ways.push(Way {
                over,
                to,
                from: bit(jump.from),
            }),
        }
    }

    #[inline]
    pub(super) fn ways(&self) -> &[Way] {
        &self.ways
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
        let [from, over, to] =
            [jump.from, jump.over, jump.to].map(|number| self.cells[usize::from(number % 64)]);
        Hop { from, over, to }
    }

    #[inline]
    pub(super) fn number(&self, at: Coord) -> Option<u8> {
        self.numbers.get(at).copied().flatten()
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
    pub(super) fn pegs(&self, board: &Grid<Spot>) -> u64 {
        let pegs = board.cells_where(Spot::is_peg);
        pegs.filter_map(|at| self.number(at))
            .fold(0, |pegs, number| pegs | bit(number))
    }

    /// The board with these pegs.
    pub(super) fn board(&self, pegs: u64) -> Grid<Spot> {
        self.numbers.map(|&number| match number {
            None => Spot::Off,
            Some(number) if pegs & bit(number) == 0 => Spot::Empty,
            Some(_) => Spot::Peg,
        })
    }

    /// How many jumps are possible.
    #[inline]
    pub(super) fn count_jumps(&self, pegs: u64) -> u16 {
        let counts = self.ways.iter().map(|way| way.open(pegs).count_ones());
        // At most six at each of 64 holes.
        u16::try_from(counts.sum::<u32>()).unwrap_or(u16::MAX)
    }
}

impl Way {
    /// The pegs that can jump this way.
    #[inline]
    pub(super) const fn open(self, pegs: u64) -> u64 {
        let to_jump = pegs.rotate_right(self.over as u32);
        let taken = pegs.rotate_right(self.to as u32);
        self.from & pegs & to_jump & !taken
    }

    /// The jump of the peg of this number.
    #[inline]
    pub(super) const fn jump(self, from: u8) -> Jump {
        Jump {
            from,
            over: from.wrapping_add(self.over) % 64,
            to: from.wrapping_add(self.to) % 64,
        }
    }

    /// The jumps there is room for, whatever pegs there are.
    pub(super) fn jumps(self) -> impl Iterator<Item = Jump> {
        numbers_of(self.from).map(move |from| self.jump(from))
    }
}

impl Jump {
    /// The holes that change.
    #[inline]
    pub(super) const fn holes(self) -> u64 {
        bit(self.from) | bit(self.over) | bit(self.to)
    }
}

/// The word in which only the bit of this number, which is below 64, is set.
#[inline]
pub(super) const fn bit(number: u8) -> u64 {
    1_u64.rotate_left(number as u32)
}

/// The numbers of the bits that are set, from the least on.
#[inline]
pub(super) fn numbers_of(mut bits: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let number = (bits != 0).then(|| lowest(bits));
        bits &= bits.wrapping_sub(1);
        number
    })
}

/// The number of the lowest bit that is set.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "it is at most 64")]
pub(super) const fn lowest(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
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
        let number = (at.row % 64 * down + at.col % 64 * right) % 64;
        let number = u8::try_from(number).ok()?;
        let is_new = used & bit(number) == 0;
        used |= bit(number);
        is_new.then_some(number)
    });
    numbers.collect()
}
