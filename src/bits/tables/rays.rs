//! What a piece sees and reaches, by tables of rays.

use alloc::vec::Vec;

use super::{CellSet, Exit, LineTables};
use crate::{Length, bits::Word, geometry::Finite};

impl<W: Word, T: Finite> LineTables<W, T> {
    /// The headings that lead from a cell with the ray of each: the indices of the cells from the next
    /// one to the edge, or round a ring and up to the cell itself.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// let board = Bounds::new(1, 4)?;
    /// let tables = LineTables::<u8, _>::with_headings(board, |_| [Direction::E])?;
    /// let rays: Vec<_> = tables.rays(Coord::new(0, 1)).collect();
    /// assert_eq!(rays, [(Direction::W, &[0][..]), (Direction::E, &[2, 3][..])]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn rays(&self, from: T::Cell) -> impl Iterator<Item = (T::Heading, &[u16])> + Clone {
        let exits = self.exits(from).iter();
        exits.map(|exit| (exit.heading, self.lines.ahead(exit)))
    }

    /// The indices of the cells from the next one to the edge, or round a ring and up to the cell
    /// itself.
    #[must_use]
    #[inline]
    pub fn ray(&self, from: T::Cell, heading: T::Heading) -> &[u16] {
        self.exit(from, heading)
            .map_or(&[], |exit| self.lines.ahead(exit))
    }

    /// The cells adjacent to a cell: a step away, whatever the heading.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(8, 8)?)?;
    /// assert_eq!(tables.neighbours(Coord::new(0, 0)).len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("steps", "adjacent"))]
    pub fn neighbours(&self, at: T::Cell) -> CellSet<W> {
        self.index_of(at)
            .map_or_else(CellSet::empty, |index| self.neighbours[index])
    }

    /// The cells adjacent to any cell of a set. Cells of the set are among them if they are adjacent to
    /// each other.
    #[must_use]
    #[inline]
    pub fn neighbours_of(&self, set: CellSet<W>) -> CellSet<W> {
        let all = set.indices().filter_map(|index| self.neighbours.get(index));
        all.fold(CellSet::empty(), |all, &cells| all | cells)
    }

    /// The connected components of `through` that have a cell of `from`: a flood fill.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(5, 5)?)?;
    /// let corner = tables.cell(Coord::new(0, 0));
    /// let open = tables.mask(|at| at.col != 2);
    /// assert_eq!(tables.flood(corner, open), tables.mask(|at| at.col < 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[doc(alias("connected", "group"))]
    pub fn flood(&self, from: CellSet<W>, through: CellSet<W>) -> CellSet<W> {
        let mut reached = from & through;
        let mut fresh = reached;
        while !fresh.is_empty() {
            fresh = (self.neighbours_of(fresh) & through) - reached;
            reached |= fresh;
        }
        reached
    }

    /// The cells that a piece reaches by sliding along a heading over clear cells.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// // R . . # .
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 5)?)?;
    /// let (rook, block) = (Coord::new(0, 0), Coord::new(0, 3));
    /// let reached = tables.slide(rook, Direction::E, tables.full() - tables.cell(block));
    /// assert_eq!(reached, tables.mask(|at| at.col == 1 || at.col == 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn slide(&self, from: T::Cell, heading: T::Heading, clear: CellSet<W>) -> CellSet<W> {
        first_cells(self.ray(from, heading), clear).1
    }

    /// The cells that a piece reaches by sliding along any heading over clear cells.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, bits::LineTables};
    ///
    /// let tables = LineTables::<u64, _>::new(Bounds::new(8, 8)?)?;
    /// let queen = Coord::new(0, 0);
    /// assert_eq!(tables.slides(queen, tables.full()).len(), 21);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("sliding moves", "attacks"))]
    pub fn slides(&self, from: T::Cell, clear: CellSet<W>) -> CellSet<W> {
        let slides = self.rays(from).map(|(_, ray)| first_cells(ray, clear).1);
        slides.fold(CellSet::empty(), |all, cells| all | cells)
    }

    /// The first cell of a set along a heading: the first blocker, what a piece sees. Nothing sees itself.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 6)?)?;
    /// let pieces = tables.mask(|at| [0, 3, 5].contains(&at.col));
    /// let seen = |heading| tables.first_hit(Coord::new(0, 2), heading, pieces);
    /// assert_eq!(seen(Direction::E), Some(Coord::new(0, 3)));
    /// assert_eq!(seen(Direction::N), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("raycast", "first blocker", "line of sight"))]
    pub fn first_hit(
        &self,
        from: T::Cell,
        heading: T::Heading,
        among: CellSet<W>,
    ) -> Option<T::Cell> {
        let own = self.index_of(from)?;
        // A line that crosses itself comes by its own cell.
        let is_away = |at: &&u16| usize::from(**at) != own;
        let mut away = self.ray(from, heading).iter().take_while(is_away);
        let &hit = away.find(|&&at| among.has_cell(at))?;
        self.cell_of_index(hit.into())
    }

    /// The inner cells that are sandwiched between a cell and an anchor: one or more in an unbroken line
    /// from the next cell on, and right behind the last of them the anchor; none if there is no such
    /// line.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, bits::LineTables};
    ///
    /// // @ o o x .
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 5)?)?;
    /// let theirs = tables.mask(|at| at.col == 1 || at.col == 2);
    /// let own = tables.cell(Coord::new(0, 3));
    /// assert_eq!(tables.bracket(Coord::new(0, 0), Direction::E, theirs, own), theirs);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("outflank", "sandwich"))]
    pub fn bracket(
        &self,
        from: T::Cell,
        heading: T::Heading,
        inner: CellSet<W>,
        anchors: CellSet<W>,
    ) -> CellSet<W> {
        let own = self.cell(from);
        bracket(self.ray(from, heading), inner - own, anchors - own)
    }

    /// The inner cells of the [brackets](Self::bracket) along all headings: the discs that a move at
    /// Reversi outflanks and flips.
    #[must_use]
    #[inline]
    #[doc(alias("outflank", "flip"))]
    pub fn brackets(&self, from: T::Cell, inner: CellSet<W>, anchors: CellSet<W>) -> CellSet<W> {
        let own = self.cell(from);
        let (inner, anchors) = (inner - own, anchors - own);
        let brackets = self.rays(from).map(|(_, ray)| bracket(ray, inner, anchors));
        brackets.fold(CellSet::empty(), |all, cells| all | cells)
    }

    /// The k in a row that run through a cell, whole, as sets; the same cells come once. The answers are
    /// those of [`Board::k_lines_through`](crate::Board::k_lines_through), which finds them.
    ///
    /// Whether there is one, a [table of k-lines](Self::k_line_table) knows sooner.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Length, bits::LineTables};
    ///
    /// let tables = LineTables::<u8, _>::new(Bounds::new(1, 6)?)?;
    /// let discs = tables.mask(|at| at.col < 4);
    /// let lines = tables.k_lines_through(Coord::new(0, 1), Length::AtLeast(3), discs);
    /// assert!(lines.eq([discs]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn k_lines_through(
        &self,
        at: T::Cell,
        length: Length,
        set: CellSet<W>,
    ) -> impl Iterator<Item = CellSet<W>> + use<W, T> {
        let axes = self.exits(at).iter().filter(|exit| exit.is_axis);
        let axes: Vec<_> = axes.map(|exit| exit.heading).collect();
        let lines = self
            .board
            .k_lines_through(at, &axes, length, self.is_in(set));
        // A line that crosses itself may have the cells of another, passed another number of times.
        let mut sets: Vec<_> = lines.map(|line| self.set(line)).collect();
        sets.sort_unstable();
        sets.dedup();
        sets.into_iter()
    }

    #[inline]
    fn exit(&self, from: T::Cell, heading: T::Heading) -> Option<&Exit<T::Heading>> {
        self.exits(from).iter().find(|exit| exit.heading == heading)
    }
}

/// The cells of a ray as long as they are in a set, and the number of their states.
#[inline]
fn first_cells<W: Word>(ray: &[u16], set: CellSet<W>) -> (usize, CellSet<W>) {
    let (mut len, mut cells) = (0, CellSet::empty());
    for &at in ray {
        if !set.has_cell(at) {
            break;
        }
        len += 1;
        cells |= CellSet::of_cell(at);
    }
    (len, cells)
}

#[inline]
fn bracket<W: Word>(ray: &[u16], inner: CellSet<W>, anchors: CellSet<W>) -> CellSet<W> {
    let (len, cells) = first_cells(ray, inner);
    let is_anchor = |&at: &u16| anchors.has_cell(at);
    if ray.get(len).is_some_and(is_anchor) {
        cells
    } else {
        CellSet::empty()
    }
}
