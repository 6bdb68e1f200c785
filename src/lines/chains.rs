//! Chains of hops: all chains, the longest chains, and one chain of each capture.
//!
//! The search is depth first. It keeps the current chain and what is untried: the index of the heading of each hop, or
//! the caller's own hops on a stack. A chain is complete when the search turns back right after a hop. The next chain
//! is searched only when it is requested, because there can be exponentially many chains.

use alloc::{collections::BTreeSet, vec::Vec};
use core::{iter::FusedIterator, mem, ops::Range};

use crate::geometry::{Board, Rect, Topology};

use super::Hop;

/// When jumped pieces leave the board.
///
/// On a board without joined sides, the choice makes no difference to hops over a neighbour, straight or diagonal: no
/// such hop lands on a cell that another hop jumps over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Removal {
    /// At once, as in peg solitaire. The same chain can land on the emptied cell later.
    AtOnce,
    /// At the end of the chain, as in international draughts. Until then a jumped piece is in the way.
    AtEnd,
}

/// # Queries: chains of jumps
impl<T: Topology> Board<T> {
    /// All chains of hops that a piece can make from a cell. See [`Grid::chains`](crate::Grid::chains).
    ///
    /// # Complexity
    ///
    /// There can be exponentially many chains, so they are searched one at a time. Each hop tried is compared with the
    /// hops before it. Each chain is one allocation.
    pub fn chains<'a, H, L>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        hurdle: H,
        landing: L,
        removal: Removal,
    ) -> impl FusedIterator<Item = Vec<Hop<T::Cell>>> + use<'a, H, L, T>
    where
        H: Fn(T::Cell) -> bool,
        L: Fn(T::Cell) -> bool,
    {
        let rules = HopRules {
            board: self.clone(),
            from,
            headings,
            hurdle,
            landing,
            removal,
        };
        let made = Made {
            hops: Vec::new(),
            untried: rules.first_headings(),
        };
        Chains { rules, made }
    }

    /// All chains of hops that a closure allows. See [`Grid::chains_by`](crate::Grid::chains_by).
    ///
    /// # Complexity
    ///
    /// One call for `from` at once, and one for each hop when the search makes it. Each chain is one allocation.
    pub fn chains_by<Over: Clone, F>(
        &self,
        from: T::Cell,
        next_hops: F,
    ) -> impl FusedIterator<Item = Vec<Hop<T::Cell, Over>>> + use<Over, F, T>
    where
        F: FnMut(T::Cell, &[Hop<T::Cell, Over>], &mut Vec<Hop<T::Cell, Over>>),
    {
        let mut chains = ChainsBy {
            next_hops,
            made: Vec::new(),
            untried: Vec::new(),
            found: Vec::new(),
        };
        if self.contains(from) {
            chains.look_on(from);
        }
        chains
    }
}

/// Keeps the longest of some chains, in their order: the choice of a player who must take the longest capture.
///
/// The chains can belong to several pieces, such as men and flying kings.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Removal, lines::longest_of};
///
/// let board = Grid::parse("m o . . k . . o . o .")?;
/// let (man, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
/// let of_man = board.chains(Coord::new(0, 0), &[Direction::E], man, free, Removal::AtEnd);
/// let of_king = board.chains_by(Coord::new(0, 4), |at, _, hops| {
///     hops.extend(board.far_hops(at, Direction::E, free, man, free));
/// });
/// let longest = longest_of(of_man.chain(of_king));
/// assert_eq!(longest.len(), 1);
/// assert_eq!(longest[0].len(), 2); // the king takes two men, the man only one
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias = "majority capture")]
#[must_use]
pub fn longest_of<C, Over>(
    chains: impl IntoIterator<Item = Vec<Hop<C, Over>>>,
) -> Vec<Vec<Hop<C, Over>>> {
    let mut longest: Vec<Vec<Hop<C, Over>>> = Vec::new();
    // Not a loop: the chains of many pieces come from a `flat_map`, whose `next` is a call.
    chains.into_iter().for_each(|chain| {
        let best = longest.first().map_or(0, Vec::len);
        if chain.len() > best {
            longest.clear();
        }
        if chain.len() >= best {
            longest.push(chain);
        }
    });
    longest
}

/// Keeps the first chain of each capture.
///
/// Two chains are the same capture if they begin and end at the same cells and jump over the same cells, in any order.
/// In draughts they are the same move: they leave equal boards.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Removal, lines::distinct_chains};
///
/// // round the square, one way and the other
/// let board = Grid::parse("
///     a o .
///     o . o
///     . o .
/// ")?;
/// let (man, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
/// let at = Coord::new(0, 0);
/// let chains = || board.chains(at, &Direction::ORTHOGONAL, man, free, Removal::AtEnd);
/// assert_eq!(chains().count(), 2);
/// assert_eq!(distinct_chains(chains()).len(), 1);
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # Complexity
///
/// Sorts the jumped cells of each chain, and looks them up in O(log n) for n chains. Allocates a list for each chain.
#[doc(alias = "dedup")]
#[must_use]
pub fn distinct_chains<C: Copy + Ord>(
    chains: impl IntoIterator<Item = Vec<Hop<C>>>,
) -> Vec<Vec<Hop<C>>> {
    let mut known = BTreeSet::new();
    let mut is_new = |chain: &Vec<Hop<C>>| {
        let ends = (
            chain.first().map(|hop| hop.from),
            chain.last().map(|hop| hop.to),
        );
        let mut taken: Vec<C> = chain.iter().map(|hop| hop.over).collect();
        taken.sort_unstable();
        known.insert((ends, taken))
    };
    let chains = chains.into_iter();
    chains.filter(|chain| is_new(chain)).collect()
}

#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
struct Chains<'a, H, L, T: Topology = Rect> {
    rules: HopRules<'a, H, L, T>,
    made: Made<T::Cell>,
}

#[derive(Clone)]
struct Made<C> {
    /// The hops made so far, each with the index of its heading.
    hops: Vec<(Hop<C>, usize)>,
    /// The indices of the headings that are untried after these hops.
    untried: Range<usize>,
}

impl<C: Copy> Made<C> {
    fn chain(&self) -> Vec<Hop<C>> {
        self.hops.iter().map(|&(hop, _)| hop).collect()
    }
}

#[derive(Clone)]
struct HopRules<'a, H, L, T: Topology> {
    board: Board<T>,
    from: T::Cell,
    headings: &'a [T::Heading],
    hurdle: H,
    landing: L,
    removal: Removal,
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> HopRules<'_, H, L, T> {
    /// The indices of all headings; none off the board.
    fn first_headings(&self) -> Range<usize> {
        if self.board.contains(self.from) {
            0..self.headings.len()
        } else {
            0..0
        }
    }

    /// Goes to the next chain, and returns true if there is one.
    fn find_next(&self, made: &mut Made<T::Cell>) -> bool {
        let mut went_on = false;
        loop {
            if let Some(hop) = self.next_hop(made) {
                made.hops.push(hop);
                made.untried = 0..self.headings.len();
                went_on = true;
            } else if went_on {
                return true;
            } else if let Some((_, index)) = made.hops.pop() {
                made.untried = index + 1..self.headings.len();
            } else {
                return false;
            }
        }
    }

    fn next_hop(
        &self,
        Made { hops, untried }: &mut Made<T::Cell>,
    ) -> Option<(Hop<T::Cell>, usize)> {
        let at = hops.last().map_or(self.from, |(hop, _)| hop.to);
        let jumped = |at| hops.iter().any(|(hop, _)| hop.over == at);
        let hurdle = |at| at != self.from && (self.hurdle)(at) && !jumped(at);
        let landing = |at| {
            at == self.from
                || match self.removal {
                    Removal::AtOnce => jumped(at) || (self.landing)(at),
                    Removal::AtEnd => !jumped(at) && (self.landing)(at),
                }
        };
        for index in untried {
            let hop = new_hop(&self.board, at, (self.headings, index), hurdle, landing);
            if let Some(hop) = hop {
                return Some((hop, index));
            }
        }
        None
    }
}

/// The hop from a cell along the heading with this index, if no earlier heading gives the same hop.
#[inline]
fn new_hop<T: Topology>(
    board: &Board<T>,
    at: T::Cell,
    (headings, index): (&[T::Heading], usize),
    hurdle: impl FnMut(T::Cell) -> bool,
    landing: impl FnMut(T::Cell) -> bool,
) -> Option<Hop<T::Cell>> {
    let (earlier, heading) = (&headings[..index], headings[index]);
    let over = board.next_inside(at, (at, heading), hurdle).ok()?;
    let to = board.next_inside(at, over, landing).ok()?;
    let (over, to) = (over.0, to.0);
    // If lines neither turn nor close, only the same heading leads to the same cells.
    let came_before = earlier.iter().any(|&other| {
        let leads_there = || {
            let next = board.0.leap(at, other, 1);
            next.0 == over && board.0.leap(next.0, next.1, 1).0 == to
        };
        other == heading || !board.is_flat() && leads_there()
    });
    (!came_before).then_some(Hop { from: at, over, to })
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> Iterator for Chains<'_, H, L, T> {
    type Item = Vec<Hop<T::Cell>>;

    fn next(&mut self) -> Option<Vec<Hop<T::Cell>>> {
        let Self { rules, made } = self;
        rules.find_next(made).then(|| made.chain())
    }
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> FusedIterator
    for Chains<'_, H, L, T>
{
}

#[must_use = "iterators are lazy and do nothing unless consumed"]
struct ChainsBy<F, C, Over> {
    next_hops: F,
    made: Vec<Hop<C, Over>>,
    /// The untried hops, the next one last, each with the number of hops made before it.
    untried: Vec<(usize, Hop<C, Over>)>,
    /// The list that the caller adds to; empty between two calls.
    found: Vec<Hop<C, Over>>,
}

impl<F, C: Copy, Over: Clone> ChainsBy<F, C, Over>
where
    F: FnMut(C, &[Hop<C, Over>], &mut Vec<Hop<C, Over>>),
{
    /// Finds the next hops from the current cell of the piece.
    fn look_on(&mut self, at: C) {
        (self.next_hops)(at, &self.made, &mut self.found);
        while let Some(hop) = self.found.pop() {
            self.untried.push((self.made.len(), hop));
        }
    }
}

impl<F, C: Copy, Over: Clone> Iterator for ChainsBy<F, C, Over>
where
    F: FnMut(C, &[Hop<C, Over>], &mut Vec<Hop<C, Over>>),
{
    type Item = Vec<Hop<C, Over>>;

    fn next(&mut self) -> Option<Vec<Hop<C, Over>>> {
        let mut went_on = false;
        loop {
            let made = self.made.len();
            if let Some((_, hop)) = self.untried.pop_if(|(before, _)| *before == made) {
                let to = hop.to;
                self.made.push(hop);
                self.look_on(to);
                went_on = true;
            } else if went_on {
                // The last chain takes the list itself.
                return Some(if self.untried.is_empty() {
                    mem::take(&mut self.made)
                } else {
                    self.made.clone()
                });
            } else {
                self.made.pop()?;
            }
        }
    }
}

impl<F, C: Copy, Over: Clone> FusedIterator for ChainsBy<F, C, Over> where
    F: FnMut(C, &[Hop<C, Over>], &mut Vec<Hop<C, Over>>)
{
}
