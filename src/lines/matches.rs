//! Matches: the groups made by long runs (straight, L, T, cross), and the swaps that make a match.
//!
//! Runs that share a cell are joined by union-find. Then the groups are collected in the order of the cells.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};
use core::iter::FusedIterator;

use crate::geometry::{Board, Finite, Line, Pose, Rect, Topology};

use super::{Length, Move, runs::Scan};

/// Cells of one kind joined by long runs: a straight group, an L, a T, a cross; made by [`Board::matches`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<K, T: Topology = Rect> {
    /// The kind of its cells.
    pub kind: K,
    /// Its maximal runs of the given length, each once: one for a straight group, two for an L.
    pub lines: Vec<Line<T>>,
    /// Its cells, each once, in ascending order.
    pub cells: Vec<T::Cell>,
}

/// # Queries: matches
impl<T: Finite> Board<T> {
    /// The groups of equal cells that match-3 games clear: long runs, joined where they share cells. See
    /// [`Grid::matches`](crate::Grid::matches).
    ///
    /// # Complexity
    ///
    /// One call for each cell and axis (two for the cells of rings), and O(n log n) in the cells of the groups.
    /// Allocates the groups and a number for each of their cells. If headings turn, it also allocates a list of the
    /// cells of each run.
    #[must_use]
    pub fn matches<K: PartialEq>(
        &self,
        axes: &[T::Heading],
        length: Length,
        mut kind: impl FnMut(T::Cell) -> Option<K>,
    ) -> Vec<Match<K, T>> {
        let (mut runs, mut seen) = (Vec::<(K, Line<T>)>::new(), BTreeSet::new());
        for (index, &axis) in axes.iter().enumerate() {
            let Some(mut scan) = Scan::new(self, axis) else {
                continue;
            };
            while let Some((own, run)) = scan.next(&mut kind, |len| length.admits(len)) {
                let line = scan.line(run);
                let is_repeated = if T::STRAIGHT {
                    let is_own = |at| kind(at).as_ref() == Some(&own);
                    self.is_repeated(&line, &axes[..index], is_own)
                } else {
                    let mut cells: Vec<_> = line.iter().collect();
                    cells.sort_unstable();
                    !length.admits_line(&line) || !seen.insert(cells)
                };
                if length.admits_line(&line) && !is_repeated {
                    runs.push((own, line));
                }
            }
        }
        joined(runs)
    }

    /// The swaps of two adjacent cells that make a run of the given length. See
    /// [`Grid::matching_swaps`](crate::Grid::matching_swaps).
    ///
    /// # Complexity
    ///
    /// Two win checks for each pair of adjacent cells; no allocation.
    #[inline]
    pub fn matching_swaps<'a, K: PartialEq, F: FnMut(T::Cell) -> Option<K>>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        kind: F,
    ) -> impl Iterator<Item = Move<T::Cell>> + use<'a, K, F, T> {
        MatchingSwaps {
            board: self.clone(),
            cells: self.cells(),
            from: None,
            axes,
            next: 0,
            length,
            kind,
        }
    }

    /// True if a cell is on a run after a swap: it gets the kind `own` from `away`, its neighbour along `towards`, and
    /// `away` gets another kind.
    #[inline(always)]
    fn gets_a_run<K: PartialEq>(
        &self,
        (at, towards): Pose<T>,
        away: T::Cell,
        own: &K,
        axes: &[T::Heading],
        length: Length,
        mut kind: impl FnMut(T::Cell) -> Option<K>,
    ) -> bool {
        // `&` avoids an unpredictable branch, which halves the time.
        let mut is_own = |other| (other != away) & (kind(other).as_ref() == Some(own));
        if !self.is_flat() {
            return self.has_k_line_through(at, axes, length, |other| other == at || is_own(other));
        }
        axes.iter().any(|&axis| {
            let mut len = 1;
            for heading in [axis, self.0.reversed(at, axis)] {
                if heading != towards {
                    len += self.walk(at, heading, &mut is_own).len;
                }
            }
            length.admits(len)
        })
    }

    /// True if a step along one of the axes, either way, leads from one cell to the other.
    fn are_adjacent(&self, a: T::Cell, b: T::Cell, axes: &[T::Heading]) -> bool {
        let leads = |from, axis, to| self.step(from, axis) == Some(to);
        axes.iter()
            .any(|&axis| leads(a, axis, b) || leads(b, axis, a))
    }
}

fn joined<K, T: Topology>(runs: Vec<(K, Line<T>)>) -> Vec<Match<K, T>> {
    // For each run, the index of a run joined with it, or its own index at the end of the chain.
    let mut next: Vec<usize> = (0..runs.len()).collect();
    let mut run_of = BTreeMap::new();
    for (index, (_, line)) in runs.iter().enumerate() {
        for at in line {
            let other = *run_of.entry(at).or_insert(index);
            let (a, b) = (first_of(&mut next, other), first_of(&mut next, index));
            next[b] = a;
        }
    }
    let (mut matches, mut match_of) = (Vec::new(), vec![usize::MAX; runs.len()]);
    let mut cells: Vec<Vec<T::Cell>> = Vec::new();
    for (at, run) in run_of {
        let group = &mut match_of[first_of(&mut next, run)];
        if *group == usize::MAX {
            *group = cells.len();
            cells.push(Vec::new());
        }
        cells[*group].push(at);
    }
    matches.resize_with(cells.len(), || None);
    for (index, (kind, line)) in runs.into_iter().enumerate() {
        let group = match_of[first_of(&mut next, index)];
        matches[group]
            .get_or_insert_with(|| Match {
                kind,
                lines: Vec::new(),
                cells: core::mem::take(&mut cells[group]),
            })
            .lines
            .push(line);
    }
    matches.into_iter().flatten().collect()
}

/// The run that represents all runs joined with this one. Shortens the chain on the way.
fn first_of(next: &mut [usize], mut run: usize) -> usize {
    while next[run] != run {
        next[run] = next[next[run]];
        run = next[run];
    }
    run
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct MatchingSwaps<'a, K, F, T: Finite = Rect> {
    board: Board<T>,
    cells: T::Cells,
    /// The cell whose swaps come next, and its kind.
    from: Option<(T::Cell, K)>,
    axes: &'a [T::Heading],
    /// The index of the next axis.
    next: usize,
    length: Length,
    kind: F,
}

impl<K: PartialEq, F: FnMut(T::Cell) -> Option<K>, T: Finite> Iterator
    for MatchingSwaps<'_, K, F, T>
{
    type Item = Move<T::Cell>;

    #[inline]
    fn next(&mut self) -> Option<Move<T::Cell>> {
        // The state of the loop is in local variables, because `self` is in memory.
        let (board, axes, length) = (self.board.clone(), self.axes, self.length);
        let kind = &mut self.kind;
        loop {
            let Some((from, here)) = self.from.take() else {
                let at = self.cells.next()?;
                self.from = kind(at).map(|own| (at, own));
                self.next = 0;
                continue;
            };
            for (index, &axis) in axes.iter().enumerate().skip(self.next) {
                let Some(to) = board.step(from, axis) else {
                    continue;
                };
                let Some(there) = kind(to).filter(|there| *there != here) else {
                    continue;
                };
                let back = board.0.reversed(to, axis);
                let swapped = [((to, back), from, &here), ((from, axis), to, &there)];
                let makes_a_run = swapped.into_iter().any(|(at, away, own)| {
                    board.gets_a_run(at, away, own, axes, length, &mut *kind)
                });
                if !makes_a_run {
                    continue;
                }
                // The same two cells can be adjacent along several axes, or both ways along one axis.
                let comes_back = board.step(to, axis) == Some(from) && to < from;
                if !comes_back && !board.are_adjacent(from, to, &axes[..index]) {
                    self.from = Some((from, here));
                    self.next = index + 1;
                    return Some(Move { from, to });
                }
            }
        }
    }
}

impl<K: PartialEq, F: FnMut(T::Cell) -> Option<K>, T: Finite> FusedIterator
    for MatchingSwaps<'_, K, F, T>
where
    T::Cells: FusedIterator,
{
}
