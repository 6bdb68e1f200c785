//! Hops over a neighbour to the cell behind it, and chains of them.

use alloc::vec::Vec;
use core::{
    fmt,
    iter::{self, FusedIterator},
    ops::Range,
};

use crate::geometry::{Board, Coord, Rect, Topology};

use super::{Miss, MissOn, Wanted};

/// A jump over one cell to the next: peg solitaire, draughts, Konane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hop<C = Coord> {
    /// Where the piece comes from.
    pub from: C,
    /// The cell that is jumped over.
    pub over: C,
    /// Where it lands.
    pub to: C,
}

/// When a piece that was jumped leaves the board.
///
/// Where no sides are joined this makes no difference to hops over a neighbour, straight or
/// diagonal: none of them lands on a cell that another one jumps over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Removal {
    /// At once, as in peg solitaire: its cell can be landed on later in the same chain.
    AtOnce,
    /// When the chain has ended, as in international draughts: until then it is in the way.
    AtEnd,
}

/// # Queries: jumps
impl<T: Topology> Board<T> {
    /// The jump from a cell over its neighbour to the cell behind it. See [`Grid::hop`](crate::Grid::hop).
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// # Complexity
    ///
    /// At most one call of each predicate; no allocation.
    #[inline(always)]
    pub fn hop(
        &self,
        from: T::Cell,
        heading: T::Heading,
        hurdle: impl FnMut(T::Cell) -> bool,
        landing: impl FnMut(T::Cell) -> bool,
    ) -> Result<Hop<T::Cell>, MissOn<T>> {
        let over = self.next_if(from, (from, heading), hurdle);
        let over = over.map_err(|stop| Miss::new(Wanted::Hurdle, from, heading, 0, stop))?;
        let to = self.next_if(from, over, landing);
        let to = to.map_err(|stop| Miss::new(Wanted::Landing, from, heading, 1, stop))?;
        let (over, to) = (over.0, to.0);
        Ok(Hop { from, over, to })
    }

    /// All chains of hops that a piece can make from a cell. See [`Grid::chains`](crate::Grid::chains).
    ///
    /// # Complexity
    ///
    /// There can be exponentially many chains, and so they are looked for one at a time. Each hop
    /// that is tried costs a look at those before it, each chain one allocation.
    pub fn chains<'a, H, L>(
        &self,
        from: T::Cell,
        headings: &'a [T::Heading],
        hurdle: H,
        landing: L,
        removal: Removal,
    ) -> Chains<'a, H, L, T>
    where
        H: Fn(T::Cell) -> bool,
        L: Fn(T::Cell) -> bool,
    {
        Chains {
            board: self.clone(),
            from,
            headings,
            hurdle,
            landing,
            removal,
            hops: Vec::new(),
            untried: iter::once(0..headings.len()).collect(),
            went_on: true,
        }
    }

    /// The [`chains`](Self::chains) with the most hops. See [`Grid::longest_chains`](crate::Grid::longest_chains).
    ///
    /// # Complexity
    ///
    /// As for going through all [`chains`](Self::chains); the longest are kept.
    #[must_use]
    pub fn longest_chains(
        &self,
        from: T::Cell,
        headings: &[T::Heading],
        hurdle: impl Fn(T::Cell) -> bool,
        landing: impl Fn(T::Cell) -> bool,
        removal: Removal,
    ) -> Vec<Vec<Hop<T::Cell>>> {
        let mut longest: Vec<Vec<Hop<T::Cell>>> = Vec::new();
        for chain in self.chains(from, headings, hurdle, landing, removal) {
            let best = longest.first().map_or(0, Vec::len);
            if chain.len() > best {
                longest.clear();
            }
            if chain.len() >= best {
                longest.push(chain);
            }
        }
        longest
    }
}

/// All chains of jumps of one piece; made by [`Board::chains`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Chains<'a, H, L, T: Topology = Rect> {
    board: Board<T>,
    from: T::Cell,
    headings: &'a [T::Heading],
    hurdle: H,
    landing: L,
    removal: Removal,
    /// The hops made so far.
    hops: Vec<Hop<T::Cell>>,
    /// Which headings have not been tried from the first cell and after each of the hops; empty
    /// when all chains were found.
    untried: Vec<Range<usize>>,
    /// Whether the last thing done was a hop, not a step back.
    went_on: bool,
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> Chains<'_, H, L, T> {
    /// The next hop from where the piece stands.
    fn next_hop(&mut self) -> Option<Hop<T::Cell>> {
        while let Some(index) = self.untried.last_mut()?.next() {
            let (earlier, heading) = (&self.headings[..index], self.headings[index]);
            let hop = self.hop(heading);
            let again = earlier.iter().any(|&other| self.hop(other) == hop);
            if hop.is_some() && !again {
                return hop;
            }
        }
        None
    }

    fn hop(&self, heading: T::Heading) -> Option<Hop<T::Cell>> {
        let at = self.hops.last().map_or(self.from, |hop| hop.to);
        let jumped = |at| self.hops.iter().any(|hop| hop.over == at);
        let hurdle = |at| at != self.from && !jumped(at) && (self.hurdle)(at);
        let landing = |at| {
            at == self.from
                || match self.removal {
                    Removal::AtOnce => jumped(at) || (self.landing)(at),
                    Removal::AtEnd => !jumped(at) && (self.landing)(at),
                }
        };
        self.board.hop(at, heading, hurdle, landing).ok()
    }
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> Iterator for Chains<'_, H, L, T> {
    type Item = Vec<Hop<T::Cell>>;

    fn next(&mut self) -> Option<Vec<Hop<T::Cell>>> {
        while !self.untried.is_empty() {
            if let Some(hop) = self.next_hop() {
                self.hops.push(hop);
                self.untried.push(0..self.headings.len());
                self.went_on = true;
                continue;
            }
            let ended = self.went_on && !self.hops.is_empty();
            let chain = ended.then(|| self.hops.clone());
            self.went_on = false;
            self.untried.pop();
            self.hops.pop();
            if chain.is_some() {
                return chain;
            }
        }
        None
    }
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> FusedIterator
    for Chains<'_, H, L, T>
{
}

impl<H, L, T: Topology> fmt::Debug for Chains<'_, H, L, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chains")
            .field("from", &self.from)
            .field("hops", &self.hops)
            .finish_non_exhaustive()
    }
}
