//! [`WholeLines`]: every whole line of a board, as numbers of cells.

use alloc::{boxed::Box, collections::BTreeMap, vec::Vec};

use crate::geometry::{Board, Finite, Line};

/// The whole lines of a board, each both ways; a ring once round and on to the cell before its last
/// one again, so that every ray is a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct WholeLines<H> {
    /// The cells of all lines one after the other, as indices.
    trail: Box<[u16]>,
    lines: Box<[Stretch]>,
    /// Cell by cell, in the order of the headings.
    ways: Box<[Way<H>]>,
    /// By index, where the ways of a cell begin; and the end of them all.
    first_ways: Box<[usize]>,
}

/// A whole line: where it begins on the trail, and how many states it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stretch {
    start: usize,
    len: usize,
    is_ring: bool,
}

/// A line as numbers of its cells.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    /// One way; those of a ring are repeated but for the last one.
    trail: &'a [u16],
    pub(super) len: usize,
    pub(super) is_ring: bool,
}

/// A way to leave a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way<H> {
    pub(super) heading: H,
    /// The cells after this one: a part of the trail.
    ahead: (usize, usize),
    /// The cells before it, the nearest first.
    behind: (usize, usize),
    /// Whether it leads back to the cell.
    pub(super) is_ring: bool,
    /// Whether it is the first of the two ways of its line.
    pub(super) is_axis: bool,
}

impl<H: Copy + Ord> WholeLines<H> {
    pub(super) fn of<T: Finite<Heading = H>, I: IntoIterator<Item = H>>(
        board: &Board<T>,
        cells: &[T::Cell],
        mut headings: impl FnMut(T::Cell) -> I,
    ) -> Self {
        let mut walked = Walked {
            trail: Vec::new(),
            lines: Vec::new(),
            ways: BTreeMap::new(),
        };
        for (index, &at) in cells.iter().enumerate() {
            for heading in headings(at) {
                if !walked.ways.contains_key(&(index, heading)) {
                    walked.extend(board.whole_line(at, heading));
                }
            }
        }
        let mut first_ways = Vec::with_capacity(cells.len() + 1);
        let mut ways = Vec::with_capacity(walked.ways.len());
        for ((index, _), way) in walked.ways {
            first_ways.resize(first_ways.len().max(index + 1), ways.len());
            ways.push(way);
        }
        first_ways.resize(cells.len() + 1, ways.len());
        Self {
            trail: walked.trail.into(),
            lines: walked.lines.into(),
            ways: ways.into(),
            first_ways: first_ways.into(),
        }
    }

    /// The ways that lead from the cell of an index.
    #[inline]
    pub(super) fn ways(&self, index: usize) -> &[Way<H>] {
        match self.first_ways.get(index..=index + 1) {
            Some(&[start, end]) => &self.ways[start..end],
            _ => &[],
        }
    }

    /// The cells after the one that a way leads from.
    #[inline]
    pub(super) fn ahead(&self, way: &Way<H>) -> &[u16] {
        let (start, end) = way.ahead;
        &self.trail[start..end]
    }

    /// The cells before the one that a way leads from, the nearest first.
    #[inline]
    pub(super) fn behind(&self, way: &Way<H>) -> &[u16] {
        let (start, end) = way.behind;
        &self.trail[start..end]
    }

    /// All lines, each one way.
    pub(super) fn courses(&self) -> impl Iterator<Item = Course<'_>> {
        self.lines.iter().map(|line| Course {
            trail: &self.trail[line.start..line.start + line.trail_len()],
            len: line.len,
            is_ring: line.is_ring,
        })
    }
}

impl Stretch {
    /// How much of the trail one way takes.
    const fn trail_len(self) -> usize {
        if self.is_ring {
            2 * self.len - 1
        } else {
            self.len
        }
    }

    /// The ray from the n-th cell of the line.
    const fn ray(self, n: usize) -> (usize, usize) {
        let end = if self.is_ring { n + self.len } else { self.len };
        (self.start + n + 1, self.start + end)
    }
}

impl<'a> Course<'a> {
    /// The stretches of `k` states, with the cells before and after each.
    pub(super) fn windows(self, k: usize) -> impl Iterator<Item = (&'a [u16], [Option<u16>; 2])> {
        let Self {
            trail,
            len,
            is_ring,
        } = self;
        let count = match len.checked_sub(k) {
            None => 0,
            Some(0) => 1,
            Some(_) if is_ring => len,
            Some(more) => more + 1,
        };
        let is_open = k < len;
        (0..count).map(move |start| {
            // On a ring the cell before is the one a whole turn later.
            let before = if is_ring { start + len } else { start };
            let beyond = [before.checked_sub(1), start.checked_add(k)];
            let cell = |at: Option<usize>| trail.get(at.filter(|_| is_open)?).copied();
            (&trail[start..start + k], beyond.map(cell))
        })
    }
}

/// The lines that have been walked so far.
struct Walked<H> {
    trail: Vec<u16>,
    lines: Vec<Stretch>,
    /// By the index of the cell and the heading.
    ways: BTreeMap<(usize, H), Way<H>>,
}

impl<H: Copy + Ord> Walked<H> {
    /// Takes up a whole line.
    fn extend<T: Finite<Heading = H>>(&mut self, line: Option<Line<T>>) {
        let Some(line) = line.filter(|line| !line.is_empty()) else {
            return;
        };
        let topology = line.board().topology();
        let number = |at| u16::try_from(topology.index_of(at)?).ok();
        let states = line.states().map_while(|(at, heading)| {
            let back = topology.reversed(at, heading);
            Some((number(at)?, heading, back))
        });
        let states: Vec<_> = states.collect();
        let there = Stretch {
            start: self.trail.len(),
            len: states.len(),
            is_ring: line.is_on_ring(),
        };
        let back = Stretch {
            start: there.start + there.trail_len(),
            ..there
        };
        let cells = states.iter().map(|&(index, ..)| index);
        let way = cells.clone().chain(cells.clone());
        self.trail.extend(way.take(there.trail_len()));
        let way = cells.clone().rev().chain(cells.rev());
        self.trail.extend(way.take(there.trail_len()));
        for (n, &(index, heading, reversed)) in states.iter().enumerate() {
            let (ahead, behind) = (there.ray(n), back.ray(there.len - 1 - n));
            let way = Way {
                heading,
                ahead,
                behind,
                is_ring: there.is_ring,
                is_axis: heading <= reversed,
            };
            let opposite = Way {
                heading: reversed,
                ahead: behind,
                behind: ahead,
                is_axis: reversed < heading,
                ..way
            };
            let index = usize::from(index);
            self.ways.insert((index, reversed), opposite);
            self.ways.insert((index, heading), way);
        }
        self.lines.push(there);
    }
}
