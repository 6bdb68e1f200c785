//! [`NumberedLine`]: a whole line of a board, as indices of cells.

use alloc::{boxed::Box, collections::BTreeSet, vec::Vec};

use crate::geometry::{Board, Finite, Line};

/// The index of a cell, and a heading from it.
type Exit<T> = (usize, <T as crate::geometry::Topology>::Heading);

/// A whole line in one direction, as indices of its cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NumberedLine {
    /// A ring is stored twice in a row, so that each window is a slice.
    indices: Box<[u16]>,
    len: usize,
    is_ring: bool,
}

/// Lists each whole line along the headings of the cells once, and all headings of the cells on these lines, both ways.
pub(super) fn whole_lines<T: Finite, I: IntoIterator<Item = T::Heading>>(
    board: &Board<T>,
    cells: &[T::Cell],
    mut headings: impl FnMut(T::Cell) -> I,
) -> (Box<[NumberedLine]>, BTreeSet<Exit<T>>) {
    let (mut lines, mut exits) = (Vec::new(), BTreeSet::new());
    for (index, &at) in cells.iter().enumerate() {
        for heading in headings(at) {
            if !exits.contains(&(index, heading)) {
                let line = board.whole_line(at, heading);
                lines.extend(line.map(|line| NumberedLine::new(&line, &mut exits)));
            }
        }
    }
    (lines.into(), exits)
}

impl NumberedLine {
    fn new<T: Finite>(line: &Line<T>, exits: &mut BTreeSet<Exit<T>>) -> Self {
        let topology = line.board().topology();
        let states = line.states().map_while(|(at, heading)| {
            let index = topology.index_of(at)?;
            let number = u16::try_from(index).ok()?;
            exits.extend([(index, heading), (index, topology.reversed(at, heading))]);
            Some(number)
        });
        let cells: Vec<_> = states.collect();
        let (len, is_ring) = (cells.len(), line.is_on_ring());
        Self {
            indices: cells.repeat(1 + usize::from(is_ring)).into(),
            len,
            is_ring,
        }
    }

    /// The windows of `k` cells, each with the cells before and after it.
    pub(super) fn windows(&self, k: usize) -> impl Iterator<Item = (&[u16], [Option<u16>; 2])> {
        let count = match self.len.checked_sub(k) {
            None => 0,
            Some(0) => 1,
            Some(_) if self.is_ring => self.len,
            Some(more) => more + 1,
        };
        let is_open = k < self.len;
        (0..count).map(move |start| {
            // On a ring, the cell before the window is stored again a whole turn later.
            let before = if self.is_ring {
                start + self.len
            } else {
                start
            };
            let beyond = [before.checked_sub(1), start.checked_add(k)];
            let cell = |at: Option<usize>| self.indices.get(at.filter(|_| is_open)?).copied();
            (&self.indices[start..start + k], beyond.map(cell))
        })
    }
}
