//! Chains: one piece that hops again and again.

use alloc::vec::Vec;
use core::{
    fmt,
    iter::{self, FusedIterator},
    ops::Range,
};

use crate::geometry::{Board, Rect, Topology};

use super::Hop;

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

impl<T: Topology> Board<T> {
    /// All chains of hops that a piece can make from a cell, each as long as it can go on; what
    /// stands on `from` is the caller's to know. There is none if it can't hop at all.
    ///
    /// Nothing is jumped twice, and nothing that was jumped is in the way of a landing unless it
    /// is removed only at the end. The cell that the piece came from is empty from the first hop
    /// on: it can be landed on and is no hurdle. The predicates are asked of the board as it is
    /// before the first hop.
    ///
    /// Chains come in the order of the directions, and a chain comes once: where two directions
    /// give the same hop, as on narrow wrapped boards, the later one is left out. Two chains may
    /// take the same pieces in another order.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Removal};
    ///
    /// // 1 1 0 1 0
    /// // . . 1 . .
    /// // . . 0 . .
    /// let rows = [b"11010", b"..1..", b"..0.."];
    /// let is = |spot| move |at: Coord| rows[at.row][at.col] == spot;
    /// let board = Bounds::new(3, 5)?;
    /// let (at, ways) = (Coord::new(0, 0), Direction::ORTHOGONAL);
    /// let chains = board.chains(at, &ways, is(b'1'), is(b'0'), Removal::AtOnce);
    /// let landings = chains.map(|hops| hops.iter().map(|hop| hop.to).collect::<Vec<_>>());
    /// let landings: Vec<_> = landings.collect();
    /// assert_eq!(landings[0], [Coord::new(0, 2), Coord::new(0, 4)]);
    /// assert_eq!(landings[1], [Coord::new(0, 2), Coord::new(2, 2)]);
    /// assert_eq!(landings.len(), 2);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// There can be exponentially many chains, and so they are looked for one at a time. Each hop
    /// that is tried costs a look at those before it, each chain one allocation.
    pub fn chains<'a, H, L>(
        &self,
        from: T::Cell,
        directions: &'a [T::Heading],
        hurdle: H,
        landing: L,
        removal: Removal,
    ) -> Chains<'a, H, L, T>
    where
        H: Fn(T::Cell) -> bool,
        L: Fn(T::Cell) -> bool,
    {
        Chains {
            bounds: self.clone(),
            from,
            directions,
            hurdle,
            landing,
            removal,
            hops: Vec::new(),
            untried: iter::once(0..directions.len()).collect(),
            went_on: true,
        }
    }

    /// The [`chains`](Self::chains) with the most hops: what a player has to choose from where the
    /// longest capture is a duty. None if the piece can't hop.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Removal};
    ///
    /// // . . . . .
    /// // . o . . .
    /// // . . a . .
    /// // . o . o .   to the lower right one man can be taken, to the lower left two
    /// // . . . . .
    /// // . o . . .
    /// // . . . . .
    /// let rows = [b".....", b".o...", b"..a..", b".o.o.", b".....", b".o...", b"....."];
    /// let is = |what| move |at: Coord| rows[at.row][at.col] == what;
    /// let (board, at) = (Bounds::new(7, 5)?, Coord::new(2, 2));
    /// let diagonal = Direction::DIAGONAL;
    /// let longest = board.longest_chains(at, &diagonal, is(b'o'), is(b'.'), Removal::AtEnd);
    /// assert_eq!(longest.len(), 1);
    /// assert_eq!(longest[0].len(), 2);
    /// assert_eq!(longest[0][1].to, Coord::new(6, 2));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for going through all [`chains`](Self::chains); the longest are kept.
    #[must_use]
    pub fn longest_chains(
        &self,
        from: T::Cell,
        directions: &[T::Heading],
        hurdle: impl Fn(T::Cell) -> bool,
        landing: impl Fn(T::Cell) -> bool,
        removal: Removal,
    ) -> Vec<Vec<Hop<T::Cell>>> {
        let mut longest: Vec<Vec<Hop<T::Cell>>> = Vec::new();
        for chain in self.chains(from, directions, hurdle, landing, removal) {
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

/// All chains of hops of one piece; made by [`Board::chains`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Chains<'a, H, L, T: Topology = Rect> {
    bounds: Board<T>,
    from: T::Cell,
    directions: &'a [T::Heading],
    hurdle: H,
    landing: L,
    removal: Removal,
    /// The hops made so far.
    hops: Vec<Hop<T::Cell>>,
    /// Which directions have not been tried from the first cell and after each of the hops; empty
    /// when all chains were found.
    untried: Vec<Range<usize>>,
    /// Whether the last thing done was a hop, not a step back.
    went_on: bool,
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> Chains<'_, H, L, T> {
    /// The next hop from where the piece stands.
    fn next_hop(&mut self) -> Option<Hop<T::Cell>> {
        while let Some(place) = self.untried.last_mut()?.next() {
            let (earlier, direction) = (&self.directions[..place], self.directions[place]);
            let hop = self.hop(direction);
            let again = earlier.iter().any(|&other| self.hop(other) == hop);
            if hop.is_some() && !again {
                return hop;
            }
        }
        None
    }

    fn hop(&self, direction: T::Heading) -> Option<Hop<T::Cell>> {
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
        self.bounds.hop(at, direction, hurdle, landing).ok()
    }
}

impl<H: Fn(T::Cell) -> bool, L: Fn(T::Cell) -> bool, T: Topology> Iterator for Chains<'_, H, L, T> {
    type Item = Vec<Hop<T::Cell>>;

    fn next(&mut self) -> Option<Vec<Hop<T::Cell>>> {
        while !self.untried.is_empty() {
            if let Some(hop) = self.next_hop() {
                self.hops.push(hop);
                self.untried.push(0..self.directions.len());
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
