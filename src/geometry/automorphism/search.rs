//! Maps of states that keep every step: completed from what is known, or found by trying.
//!
//! A state is a cell with a heading there. A symmetry maps states onto states, such that the next state
//! goes to the next one and the way back to the way back: the automorphisms of a graph in which each
//! state has two edges that say which they are. They are found as those of graphs are:
//!
//! - *Colour refinement.* Each state gets a number from what is seen at it: whether a step leads on, then
//!   what the next state, the way back, the cell and the heading have seen, again and again until no two
//!   more are told apart ([`States::colours`]). A symmetry keeps colours, so a state has only those of its
//!   own colour to go to: corners go to corners. Colours are hashes; two that meet by chance cost tries,
//!   never a wrong answer, since every step is checked.
//! - *Propagation.* Where one state goes, its next state and its way back have to go, and so the whole line;
//!   on a straight board where a heading goes at one cell, it goes at all ([`Search::follow`]). One cell and
//!   two headings of a rectangle decide everything else.
//! - *Branching.* What is open yet is tried in every image: a state at a cell whose image is known, which
//!   has few, else a cell of the rarest colour ([`Search::open`]). Every decision is written on the trail,
//!   and a try is taken back as far as the trail was before it ([`Search::undo_to`]).
//!
//! When every cell has its image, only headings may be open: lines that run over the same cells. There any
//! image that fits will do, as maps that agree on the cells are one symmetry, so [`Search::complete`] takes
//! the first and never goes back on it; so does the check of a map that somebody gives.
//!
//! The limit counts states mapped, not symmetries found: a board of many cells that do not touch has more
//! maps than anybody can wait for, and so has the search for the few of a board whose cells look all alike.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::{super::Finite, states::States};

/// What is known of a map of the states of a board onto each other.
///
/// Where a state goes, the whole line through it goes; on a straight board where a heading goes, it
/// goes everywhere. So little has to be tried.
pub(super) struct Search<'a, T: Finite> {
    states: &'a States<T>,
    /// States go to states of the same colour, and cells to cells.
    colours: Vec<u64>,
    cell_colours: Vec<u64>,
    pub(super) cell_to: Vec<Option<usize>>,
    cell_from: Vec<Option<usize>>,
    pub(super) state_to: Vec<Option<usize>>,
    state_from: Vec<Option<usize>>,
    /// Of the headings by their numbers; on straight boards only.
    pub(super) heading_to: Vec<Option<usize>>,
    heading_from: Vec<Option<usize>>,
    /// What was decided, in turn: to be taken back.
    trail: Vec<Decided>,
    /// How many states may still be mapped before the search gives up.
    left: usize,
}

enum Decided {
    Cell(usize),
    State(usize),
    Heading(usize),
}

/// What to decide next.
enum Open {
    /// The state of a cell whose image is known.
    State(usize),
    /// A cell.
    Cell(usize),
}

/// The search was given up.
pub(super) struct GivenUp;

impl<'a, T: Finite> Search<'a, T> {
    /// Nothing is known.
    pub(super) fn new(states: &'a States<T>, limit: usize) -> Self {
        let colours = states.colours();
        let cell_colours = states.cell_colours(&colours);
        Self {
            colours,
            cell_colours,
            ..Self::unseen(states, limit)
        }
    }

    /// Nothing is known, and nobody has looked at the board.
    fn unseen(states: &'a States<T>, limit: usize) -> Self {
        let (cells, count) = (states.cells.len(), states.all.len());
        Self {
            states,
            colours: vec![0; count],
            cell_colours: vec![0; cells],
            cell_to: vec![None; cells],
            cell_from: vec![None; cells],
            state_to: vec![None; count],
            state_from: vec![None; count],
            heading_to: vec![None; states.headings.len()],
            heading_from: vec![None; states.headings.len()],
            trail: Vec::new(),
            left: limit,
        }
    }

    /// Where every cell goes is known; they are distinct.
    pub(super) fn of_cells(states: &'a States<T>, cell_to: &[usize]) -> Self {
        let mut search = Self::unseen(states, usize::MAX);
        for (cell, &to) in cell_to.iter().enumerate() {
            search.cell_to[cell] = Some(to);
            search.cell_from[to] = Some(cell);
        }
        search
    }

    /// Finds where the states go when it is known of all cells.
    ///
    /// Nothing has to be taken back: two ways that both fit lead over the same cells, and one is as
    /// good as the other. The error is a state that fits nowhere.
    pub(super) fn complete(&mut self) -> Result<(), usize> {
        // Lines of one cell are left for the end, when all others have named their headings.
        for leads_on in [true, false] {
            for state in 0..self.states.all.len() {
                if self.state_to[state].is_some() || self.states.leads_on(state) != leads_on {
                    continue;
                }
                let mut images = self.images_of(state);
                // A line of one cell stays as it is where it can.
                let stays = |&to: &usize| self.states.heading[to] == self.states.heading[state];
                if let Some(same) = images.iter().position(stays) {
                    images.swap(0, same);
                }
                if !images.into_iter().any(|to| self.try_state(state, to)) {
                    return Err(state);
                }
            }
        }
        Ok(())
    }

    /// Calls back with every map of the cells that there is, once each.
    pub(super) fn each(&mut self, found: &mut impl FnMut(&Self) -> bool) -> Result<(), GivenUp> {
        let begun = self.trail.len();
        let answer = self.each_from_here(found);
        self.undo_to(begun);
        answer
    }

    fn each_from_here(&mut self, found: &mut impl FnMut(&Self) -> bool) -> Result<(), GivenUp> {
        loop {
            if self.left == 0 {
                return Err(GivenUp);
            }
            let Some(open) = self.open() else {
                let goes_on = self.complete().is_err() || found(self);
                return if goes_on { Ok(()) } else { Err(GivenUp) };
            };
            let images = match open {
                Open::State(state) => self.images_of(state),
                Open::Cell(cell) => self.images_of_cell(cell),
            };
            let fits = |search: &mut Self, to| match open {
                Open::State(state) => search.try_state(state, to),
                Open::Cell(cell) => search.try_cell(cell, to),
            };
            self.left = self.left.saturating_sub(images.len());
            // What has one image only is decided without a branch.
            if let [to] = images[..] {
                if fits(self, to) {
                    continue;
                }
                return Ok(());
            }
            for to in images {
                let before = self.trail.len();
                if fits(self, to) {
                    self.each(found)?;
                    self.undo_to(before);
                }
            }
            return Ok(());
        }
    }

    /// A state that leads on from a cell whose image is known, or else the cell with the fewest images;
    /// `None` when the image of every cell is known.
    fn open(&self) -> Option<Open> {
        let cells = 0..self.cell_to.len();
        let unknown = cells.clone().filter(|&cell| self.cell_to[cell].is_none());
        unknown.clone().next()?;
        let known = cells.filter(|&cell| self.cell_to[cell].is_some());
        let states = known.flat_map(|cell| &self.states.at[cell]).copied();
        let mut open =
            states.filter(|&state| self.state_to[state].is_none() && self.states.leads_on(state));
        if let Some(state) = open.next() {
            return Some(Open::State(state));
        }
        let mut counts = BTreeMap::<u64, usize>::new();
        for cell in unknown.clone() {
            *counts.entry(self.cell_colours[cell]).or_default() += 1;
        }
        let rarest = unknown.min_by_key(|&cell| counts.get(&self.cell_colours[cell]).copied());
        rarest.map(Open::Cell)
    }

    fn images_of(&self, state: usize) -> Vec<usize> {
        let (cell, _) = self.states.all[state];
        let images = self.cell_to[cell].map(|to| &self.states.at[to]);
        let fits =
            |&to: &usize| self.state_from[to].is_none() && self.colours[to] == self.colours[state];
        images.into_iter().flatten().copied().filter(fits).collect()
    }

    fn images_of_cell(&self, cell: usize) -> Vec<usize> {
        let fits = |&to: &usize| {
            self.cell_from[to].is_none() && self.cell_colours[to] == self.cell_colours[cell]
        };
        (0..self.cell_to.len()).filter(fits).collect()
    }

    fn try_state(&mut self, state: usize, to: usize) -> bool {
        self.attempt(|search| search.follow(vec![(state, to)]))
    }

    fn try_cell(&mut self, cell: usize, to: usize) -> bool {
        self.attempt(|search| {
            let mut follows = Vec::new();
            search.decide_cell(cell, to, &mut follows) && search.follow(follows)
        })
    }

    /// Decides something with all that follows, or nothing.
    fn attempt(&mut self, decide: impl FnOnce(&mut Self) -> bool) -> bool {
        let before = self.trail.len();
        let fits = decide(self);
        if !fits {
            self.undo_to(before);
        }
        fits
    }

    fn follow(&mut self, mut follows: Vec<(usize, usize)>) -> bool {
        let states = self.states;
        while let Some((state, to)) = follows.pop() {
            match (self.state_to[state], self.state_from[to]) {
                (Some(known), _) if known == to => continue,
                (None, None) if self.colours[state] == self.colours[to] => {}
                _ => return false,
            }
            self.state_to[state] = Some(to);
            self.state_from[to] = Some(state);
            self.trail.push(Decided::State(state));
            self.left = self.left.saturating_sub(1);
            let (cell, cell_to) = (states.all[state].0, states.all[to].0);
            let (heading, heading_to) = (states.heading[state], states.heading[to]);
            if !self.decide_cell(cell, cell_to, &mut follows)
                || T::STRAIGHT && !self.decide_heading(heading, heading_to, &mut follows)
            {
                return false;
            }
            follows.push((states.back[state], states.back[to]));
            match (states.next[state], states.next[to]) {
                (Some(next), Some(next_to)) => follows.push((next, next_to)),
                (None, None) => {}
                _ => return false,
            }
        }
        true
    }

    fn decide_cell(&mut self, cell: usize, to: usize, follows: &mut Vec<(usize, usize)>) -> bool {
        match (self.cell_to[cell], self.cell_from[to]) {
            (Some(known), _) => return known == to,
            (None, None) if self.cell_colours[cell] == self.cell_colours[to] => {}
            _ => return false,
        }
        self.cell_to[cell] = Some(to);
        self.cell_from[to] = Some(cell);
        self.trail.push(Decided::Cell(cell));
        self.states.at[cell].iter().all(|&state| {
            let Some(heading_to) = self.heading_to[self.states.heading[state]] else {
                return true;
            };
            let image = self.states.find(to, heading_to);
            follows.extend(image.map(|image| (state, image)));
            image.is_some()
        })
    }

    fn decide_heading(
        &mut self,
        heading: usize,
        to: usize,
        follows: &mut Vec<(usize, usize)>,
    ) -> bool {
        match (self.heading_to[heading], self.heading_from[to]) {
            (Some(known), _) => return known == to,
            (None, None) => {}
            _ => return false,
        }
        self.heading_to[heading] = Some(to);
        self.heading_from[to] = Some(heading);
        self.trail.push(Decided::Heading(heading));
        let states = self.states;
        self.cell_to.iter().enumerate().all(|(cell, cell_to)| {
            let Some(cell_to) = *cell_to else { return true };
            let (state, image) = (states.find(cell, heading), states.find(cell_to, to));
            follows.extend(state.zip(image));
            state.is_some() == image.is_some()
        })
    }

    fn undo_to(&mut self, before: usize) {
        for decided in self.trail.drain(before..) {
            match decided {
                Decided::Cell(cell) => {
                    if let Some(to) = self.cell_to[cell].take() {
                        self.cell_from[to] = None;
                    }
                }
                Decided::State(state) => {
                    if let Some(to) = self.state_to[state].take() {
                        self.state_from[to] = None;
                    }
                }
                Decided::Heading(heading) => {
                    if let Some(to) = self.heading_to[heading].take() {
                        self.heading_from[to] = None;
                    }
                }
            }
        }
    }
}
