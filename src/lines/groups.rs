//! Groups of stones that come one after another, joined as they touch.
//!
//! A [flood](Board::flood) finds a group anew for each question. Where a whole game is played, its groups
//! are kept: this is union-find, the smaller tree put under the root of the larger one, with paths halved on
//! the way (Tarjan and van Leeuwen, 1984). A stone costs a step for each heading and next to nothing more.
//! Stones only come; whoever takes back clones before.

use alloc::{collections::BTreeMap, vec::Vec};

use crate::geometry::{Board, Finite, Rect};

/// The most cells of a board with room for a stone on each of them, as soon as one comes.
const DENSE: usize = 1 << 16;

/// The groups of the stones of one player, kept while a game is played: which stones are connected, how many
/// they are, which sides they have joined.
///
/// Marks are bits of your own for what a cell touches, a side or a corner; those of a group are the marks of
/// all its stones. Headings lead both ways: with one of them the opposite one is given too.
///
/// ```
/// use collinear::{Bounds, Coord, Direction, lines::Groups};
///
/// // Hex: who joins top and bottom?
/// let board = Bounds::new(3, 3)?;
/// let mut groups = Groups::new(board);
/// let mut won = |(row, col)| {
///     let at = Coord::new(row, col);
///     let marks = u64::from(row == 0) | u64::from(row == 2) << 1;
///     groups.place(at, &Direction::HEX, marks).is_some_and(|group| group.marks == 0b11)
/// };
/// assert_eq!([(0, 1), (2, 2), (1, 1)].map(|at| won(at)), [false, false, true]);
/// assert!(groups.is_connected(Coord::new(0, 1), Coord::new(2, 2)));
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias("union-find", "disjoint set", "percolation"))]
#[derive(Clone, Debug)]
pub struct Groups<T: Finite = Rect> {
    board: Board<T>,
    stones: Stones,
    count: usize,
}

/// A group of connected stones; made by [`Groups`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// How many stones it has.
    pub size: usize,
    /// The marks of its stones.
    pub marks: u64,
}

/// A stone as a node of a tree.
#[derive(Clone, Copy, Debug)]
struct Stone {
    /// The stone above it; itself for the root.
    above: usize,
    /// Its group, as the root knows it.
    group: Group,
}

/// The stones by the indices of their cells.
#[derive(Clone, Debug)]
enum Stones {
    /// A place for each cell, as far as stones have come.
    Dense(Vec<Option<Stone>>),
    /// Those of a board that may be larger than memory.
    Sparse(BTreeMap<usize, Stone>),
}

impl<T: Finite> Groups<T> {
    /// No stones on a board.
    #[must_use]
    pub fn new(board: Board<T>) -> Self {
        let stones = if board.0.cell_count() <= DENSE {
            Stones::Dense(Vec::new())
        } else {
            Stones::Sparse(BTreeMap::new())
        };
        Self {
            board,
            stones,
            count: 0,
        }
    }

    /// Puts a stone on a cell, joins it with the adjacent ones, and answers with its group; `None` off the
    /// board. Where there is one already, it gets these marks too.
    ///
    /// # Complexity
    ///
    /// A step for each heading, and the inverse Ackermann function of the number of stones, which is 4 at
    /// most; on a board of more than 65,536 cells times the logarithm of that number.
    #[doc(alias = "union")]
    pub fn place(&mut self, at: T::Cell, headings: &[T::Heading], marks: u64) -> Option<Group> {
        let index = self.board.0.index_of(at)?;
        if self.stones.get(index).is_none() {
            self.stones.insert(index);
            self.count += 1;
        }
        for &heading in headings {
            if let Some((next, _)) = self.board.0.step(at, heading) {
                self.link(index, self.board.0.index_inside(next));
            }
        }
        let root = self.root(index)?;
        let stone = self.stones.get_mut(root)?;
        stone.group.marks |= marks;
        Some(stone.group)
    }

    /// Joins the groups of two stones that are not adjacent, over a bridge or through a portal, and answers
    /// with what they are together; `None` if there are no stones on these cells.
    ///
    /// # Complexity
    ///
    /// That of a heading of [`place`](Self::place).
    pub fn join(&mut self, a: T::Cell, b: T::Cell) -> Option<Group> {
        let (a, b) = (self.board.0.index_of(a)?, self.board.0.index_of(b)?);
        let root = self.link(a, b)?;
        self.stones.get(root).map(|stone| stone.group)
    }

    /// The group of the stone on a cell; `None` if there is none.
    ///
    /// # Complexity
    ///
    /// At most the logarithm of the number of stones.
    #[doc(alias = "find")]
    #[must_use]
    pub fn group(&self, at: T::Cell) -> Option<Group> {
        let root = self.root_of(at)?;
        self.stones.get(root).map(|stone| stone.group)
    }

    /// Whether there are stones on both cells, and of one group.
    ///
    /// # Complexity
    ///
    /// That of [`group`](Self::group).
    #[must_use]
    pub fn is_connected(&self, a: T::Cell, b: T::Cell) -> bool {
        let root = self.root_of(a);
        root.is_some() && root == self.root_of(b)
    }

    /// How many groups there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    fn root_of(&self, at: T::Cell) -> Option<usize> {
        let mut index = self.board.0.index_of(at)?;
        loop {
            let above = self.stones.get(index)?.above;
            if above == index {
                return Some(index);
            }
            index = above;
        }
    }

    /// The root above a stone, with the path there halved.
    fn root(&mut self, mut index: usize) -> Option<usize> {
        loop {
            let above = self.stones.get(index)?.above;
            let next = self.stones.get(above)?.above;
            if next == above {
                return Some(above);
            }
            self.stones.get_mut(index)?.above = next;
            index = next;
        }
    }

    /// Makes one group of two, and answers with its root; `None` if there are no such stones.
    fn link(&mut self, a: usize, b: usize) -> Option<usize> {
        let (a, b) = (self.root(a)?, self.root(b)?);
        if a == b {
            return Some(a);
        }
        let (of_a, of_b) = (self.stones.get(a)?.group, self.stones.get(b)?.group);
        let (root, other) = if of_a.size < of_b.size {
            (b, a)
        } else {
            (a, b)
        };
        self.stones.get_mut(other)?.above = root;
        self.stones.get_mut(root)?.group = Group {
            size: of_a.size + of_b.size,
            marks: of_a.marks | of_b.marks,
        };
        self.count -= 1;
        Some(root)
    }
}

impl Stones {
    #[inline]
    fn get(&self, index: usize) -> Option<&Stone> {
        match self {
            Self::Dense(stones) => stones.get(index)?.as_ref(),
            Self::Sparse(stones) => stones.get(&index),
        }
    }

    #[inline]
    fn get_mut(&mut self, index: usize) -> Option<&mut Stone> {
        match self {
            Self::Dense(stones) => stones.get_mut(index)?.as_mut(),
            Self::Sparse(stones) => stones.get_mut(&index),
        }
    }

    /// A stone alone.
    fn insert(&mut self, index: usize) {
        let stone = Stone {
            above: index,
            group: Group { size: 1, marks: 0 },
        };
        match self {
            Self::Dense(stones) => {
                if stones.len() <= index {
                    stones.resize(index + 1, None);
                }
                stones[index] = Some(stone);
            }
            Self::Sparse(stones) => {
                stones.insert(index, stone);
            }
        }
    }
}
