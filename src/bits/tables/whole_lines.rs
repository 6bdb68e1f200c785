//! [`WholeLines`]: every whole line of a board, as numbers of cells.

use alloc::{boxed::Box, collections::BTreeMap, vec::Vec};

use crate::geometry::{Board, Finite, Line};

/// The whole lines of a board, each both ways; a ring twice round, so that every ray is a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct WholeLines<H> {
    /// The cells of all lines, each both ways, one after the other.
    indices: Box<[u16]>,
    spans: Box<[Span]>,
    /// Cell by cell, in the order of the headings.
    exits: Box<[Exit<H>]>,
    /// By index, where the exits of a cell begin; and the end of them all.
    first_exits: Box<[usize]>,
}

/// Where a whole line begins among the indices, and how many states it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    start: usize,
    len: usize,
    is_ring: bool,
}

/// A whole line as indices of its cells.
#[derive(Clone, Copy)]
pub(super) struct NumberedLine<'a> {
    /// One way; those of a ring are repeated.
    indices: &'a [u16],
    len: usize,
    is_ring: bool,
}

/// A heading that leads from a cell, and where the ray along it lies among the indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exit<H> {
    pub(super) heading: H,
    /// From the first of the cells after this one to the end.
    ahead: [u32; 2],
    /// Whether it is the first of the two ways of its line.
    pub(super) is_axis: bool,
}

impl<H: Copy + Ord> WholeLines<H> {
    /// `None` if the indices of all lines are more than a `u32` can count.
    pub(super) fn of<T: Finite<Heading = H>, I: IntoIterator<Item = H>>(
        board: &Board<T>,
        cells: &[T::Cell],
        mut headings: impl FnMut(T::Cell) -> I,
    ) -> Option<Self> {
        let mut walked = Walked {
            indices: Vec::new(),
            spans: Vec::new(),
            exits: BTreeMap::new(),
        };
        for (index, &at) in cells.iter().enumerate() {
            for heading in headings(at) {
                if !walked.exits.contains_key(&(index, heading)) {
                    walked.add(board.whole_line(at, heading))?;
                }
            }
        }
        let mut first_exits = Vec::new();
        let mut exits = Vec::with_capacity(walked.exits.len());
        for ((index, _), exit) in walked.exits {
            first_exits.resize(first_exits.len().max(index + 1), exits.len());
            exits.push(exit);
        }
        first_exits.resize(cells.len() + 1, exits.len());
        Some(Self {
            indices: walked.indices.into(),
            spans: walked.spans.into(),
            exits: exits.into(),
            first_exits: first_exits.into(),
        })
    }

    /// The headings that lead from the cell of an index.
    #[inline]
    pub(super) fn exits(&self, index: usize) -> &[Exit<H>] {
        match self.first_exits.get(index..=index + 1) {
            Some(&[start, end]) => &self.exits[start..end],
            _ => &[],
        }
    }

    /// The ray along the heading: the cells after this one.
    #[inline]
    pub(super) fn ahead(&self, exit: &Exit<H>) -> &[u16] {
        let [start, end] = exit.ahead;
        &self.indices[start as usize..end as usize]
    }

    /// All lines, each one way.
    pub(super) fn lines(&self) -> impl Iterator<Item = NumberedLine<'_>> {
        self.spans.iter().map(|span| NumberedLine {
            indices: &self.indices[span.start..span.start + span.index_count()],
            len: span.len,
            is_ring: span.is_ring,
        })
    }
}

impl Span {
    /// How many indices one way takes.
    const fn index_count(self) -> usize {
        if self.is_ring { 2 * self.len } else { self.len }
    }

    /// The ray from the n-th cell of the line.
    fn ray(self, n: usize) -> Option<[u32; 2]> {
        let end = if self.is_ring { n + self.len } else { self.len };
        let [start, end] = [n + 1, end].map(|index| u32::try_from(self.start + index).ok());
        Some([start?, end?])
    }
}

impl<'a> NumberedLine<'a> {
    /// The windows of `k` states, with the cells before and after each.
    pub(super) fn windows(self, k: usize) -> impl Iterator<Item = (&'a [u16], [Option<u16>; 2])> {
        let Self {
            indices,
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
            let cell = |at: Option<usize>| indices.get(at.filter(|_| is_open)?).copied();
            (&indices[start..start + k], beyond.map(cell))
        })
    }
}

/// The lines that have been walked so far.
struct Walked<H> {
    indices: Vec<u16>,
    spans: Vec<Span>,
    /// By the index of the cell and the heading.
    exits: BTreeMap<(usize, H), Exit<H>>,
}

impl<H: Copy + Ord> Walked<H> {
    /// Takes up a whole line, if there is room.
    fn add<T: Finite<Heading = H>>(&mut self, line: Option<Line<T>>) -> Option<()> {
        let Some(line) = line.filter(|line| !line.is_empty()) else {
            return Some(());
        };
        let topology = line.board().topology();
        let number = |at| u16::try_from(topology.index_of(at)?).ok();
        let states = line.states().map_while(|(at, heading)| {
            let back = topology.reversed(at, heading);
            Some((number(at)?, heading, back))
        });
        let states: Vec<_> = states.collect();
        let there = Span {
            start: self.indices.len(),
            len: states.len(),
            is_ring: line.is_on_ring(),
        };
        let back = Span {
            start: there.start + there.index_count(),
            ..there
        };
        let cells = states.iter().map(|&(index, ..)| index);
        let way = cells.clone().chain(cells.clone());
        self.indices.extend(way.take(there.index_count()));
        let way = cells.clone().rev().chain(cells.rev());
        self.indices.extend(way.take(there.index_count()));
        for (n, &(index, heading, reversed)) in states.iter().enumerate() {
            let (ahead, behind) = (there.ray(n)?, back.ray(there.len - 1 - n)?);
            let exit = Exit {
                heading,
                ahead,
                is_axis: heading <= reversed,
            };
            let opposite = Exit {
                heading: reversed,
                ahead: behind,
                is_axis: reversed < heading,
            };
            let index = usize::from(index);
            self.exits.insert((index, reversed), opposite);
            self.exits.insert((index, heading), exit);
        }
        self.spans.push(there);
        Some(())
    }
}
