//! The cells and headings of a board as numbers, and where each step leads.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::{
    super::{Finite, Headings},
    AutomorphismError,
};

/// The states of a board, a cell and a heading there each, numbered.
pub(super) struct States<T: Finite> {
    pub(super) cells: Vec<T::Cell>,
    /// For each state its cell, by number, and its heading.
    pub(super) all: Vec<(usize, T::Heading)>,
    /// For each state its heading, by number.
    pub(super) heading: Vec<usize>,
    /// The headings by their numbers.
    pub(super) headings: Vec<T::Heading>,
    /// For each cell its states.
    pub(super) at: Vec<Vec<usize>>,
    /// For each state that of the next cell.
    pub(super) next: Vec<Option<usize>>,
    /// For each state that of the way back.
    pub(super) back: Vec<usize>,
    numbers: BTreeMap<(usize, T::Heading), usize>,
    /// For each cell and the number of each heading the state; on straight boards only.
    table: Vec<Option<usize>>,
}

/// The most cells and headings of a board that is looked at.
const LIMIT: usize = 1 << 18;

impl<T: Finite + Headings> States<T> {
    /// Those of a board that has not too many.
    pub(super) fn of(board: &T) -> Result<Self, AutomorphismError<T::Cell, T::Heading>> {
        let cells = board.cell_count();
        let counted = board.cells().take(LIMIT + 1);
        let states = counted.map(|at| 1 + board.headings(at).count());
        if states.sum::<usize>() > LIMIT {
            return Err(AutomorphismError::GaveUp { cells, found: 0 });
        }
        Ok(Self::new(board))
    }

    fn new(board: &T) -> Self {
        let cells: Vec<_> = board.cells().collect();
        let mut numbered = Self {
            at: vec![Vec::new(); cells.len()],
            cells,
            all: Vec::new(),
            heading: Vec::new(),
            headings: Vec::new(),
            next: Vec::new(),
            back: Vec::new(),
            numbers: BTreeMap::new(),
            table: Vec::new(),
        };
        for cell in 0..numbered.cells.len() {
            for heading in board.headings(numbered.cells[cell]) {
                numbered.number(cell, heading);
            }
        }
        // Steps may lead to headings that no cell has named.
        let mut state = 0;
        while let Some(&(cell, heading)) = numbered.all.get(state) {
            let at = numbered.cells[cell];
            let back = numbered.number(cell, board.reversed(at, heading));
            numbered.back.push(back);
            let next = board.step(at, heading);
            let next = next.and_then(|(to, there)| Some((board.index_of(to)?, there)));
            let next = next.map(|(cell, heading)| numbered.number(cell, heading));
            numbered.next.push(next);
            state += 1;
        }
        numbered.number_headings();
        numbered
    }

    fn number_headings(&mut self) {
        self.headings = self.all.iter().map(|&(_, heading)| heading).collect();
        self.headings.sort_unstable();
        self.headings.dedup();
        let number = |&(_, heading): &_| self.headings.partition_point(|&other| other < heading);
        self.heading = self.all.iter().map(number).collect();
        if T::STRAIGHT {
            self.table = vec![None; self.cells.len() * self.headings.len()];
            for (state, &(cell, _)) in self.all.iter().enumerate() {
                let index = cell * self.headings.len() + self.heading[state];
                self.table[index] = Some(state);
            }
        }
    }

    fn number(&mut self, cell: usize, heading: T::Heading) -> usize {
        let Self {
            all, at, numbers, ..
        } = self;
        *numbers.entry((cell, heading)).or_insert_with(|| {
            all.push((cell, heading));
            at[cell].push(all.len() - 1);
            all.len() - 1
        })
    }
}

impl<T: Finite> States<T> {
    /// On a straight board the state with this cell and this number of a heading.
    pub(super) fn find(&self, cell: usize, heading: usize) -> Option<usize> {
        self.table[cell * self.headings.len() + heading]
    }

    /// Whether a state or the way back leads anywhere.
    pub(super) fn leads_on(&self, state: usize) -> bool {
        self.next[state].is_some() || self.next[self.back[state]].is_some()
    }

    /// A number for each state such that symmetries map states to states of the same number: what can
    /// be seen from it.
    pub(super) fn colours(&self) -> Vec<u64> {
        let mut colours: Vec<u64> = (0..self.all.len())
            .map(|state| u64::from(self.next[state].is_some()))
            .collect();
        let mut kinds = 0;
        loop {
            let cells = self.cell_colours(&colours);
            let headings = self.heading_colours(&colours);
            let seen = |state: usize| {
                let next = self.next[state].map_or(1, |next| colours[next]);
                let cell = self.all[state].0;
                let heading = headings[self.heading[state]];
                [
                    colours[state],
                    next,
                    colours[self.back[state]],
                    cells[cell],
                    heading,
                ]
                .into_iter()
                .fold(0, mixed)
            };
            colours = (0..colours.len()).map(seen).collect();
            let mut distinct = colours.clone();
            distinct.sort_unstable();
            distinct.dedup();
            // Once nothing new is told apart nothing ever is.
            if distinct.len() <= kinds {
                return colours;
            }
            kinds = distinct.len();
        }
    }

    /// A number for each cell from those of its states.
    pub(super) fn cell_colours(&self, colours: &[u64]) -> Vec<u64> {
        let of_cell = |states: &Vec<usize>| {
            let mut seen: Vec<_> = states.iter().map(|&state| colours[state]).collect();
            seen.sort_unstable();
            seen.into_iter().fold(2, mixed)
        };
        self.at.iter().map(of_cell).collect()
    }

    /// On straight boards, where a heading is the same everywhere, a number for each of them.
    fn heading_colours(&self, colours: &[u64]) -> Vec<u64> {
        let mut of_heading = vec![0_u64; self.headings.len()];
        if T::STRAIGHT {
            for (&heading, &colour) in self.heading.iter().zip(colours) {
                of_heading[heading] = of_heading[heading].wrapping_add(mixed(3, colour));
            }
        }
        of_heading
    }
}

/// Two numbers as one that hardly any others give.
fn mixed(a: u64, b: u64) -> u64 {
    let product = (a ^ b.rotate_left(31))
        .wrapping_add(b)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 29
}
