//! [`Automorphism`]: a symmetry of any board that can be counted.

use alloc::{sync::Arc, vec, vec::Vec};
use core::fmt;

use super::{Finite, Headings, Line, Topology};

mod search;
mod states;

use self::{search::Search, states::States};

/// A symmetry of a board: a map of its cells onto each other, and of the headings at each, under which
/// every step leads where it led.
///
/// The eight of a square, the twelve of a hexagon, the 48 of a cube, the sixteen of Nine Men's Morris.
/// One is made from a map of the cells and checked; [`automorphisms`] finds all of them. It is a table
/// for one board, which it maps onto itself; a [`Symmetry`](super::Symmetry) is one of eight values for
/// rectangles of every size, and may turn one into another.
///
/// Two that map the cells alike are the same one. On a straight board a heading is mapped alike at
/// all cells.
///
/// ```
/// use collinear::{Coord, Direction, Symmetry, Bounds, geometry::Automorphism};
///
/// let bounds = Bounds::new(3, 3)?;
/// let turn = |at| Symmetry::QuarterTurn.map_coord(at, bounds).unwrap_or(at);
/// let turn = Automorphism::new(bounds.topology(), turn).expect("it keeps every step");
/// let corner = Coord::new(0, 0);
/// assert_eq!(turn.map_cell(corner), Some(Coord::new(0, 2)));
/// assert_eq!(turn.map_heading(corner, Direction::S), Some(Direction::W));
/// assert!(turn.then(&turn.inverse()).is_identity());
///
/// // Two cells of a row are swapped: what lies between them is torn off.
/// let swap = |at: Coord| Coord::new(at.row, [1, 0, 2][at.col]);
/// let error = Automorphism::new(bounds.topology(), swap).unwrap_err();
/// assert_eq!(error.to_string(), "from (0, 0) to (0, 1) no heading goes on as E does");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
#[doc(alias = "symmetry")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automorphism<T: Finite> {
    board: T,
    /// For each cell that it goes to, by their indices among all cells.
    cell_to: Vec<usize>,
    cells: Arc<[T::Cell]>,
    /// For each cell, or on a straight board for all of them, the headings in order, each with the one
    /// that it goes to.
    headings: Vec<Vec<[T::Heading; 2]>>,
}

impl<T: Finite + Headings> Automorphism<T> {
    /// The symmetry that maps the cells so; where the headings go is found.
    ///
    /// # Errors
    ///
    /// [`AutomorphismError`] with the cell that leaves the board, the two that meet, or the cell and
    /// the heading whose steps are not kept; [`GaveUp`](AutomorphismError::GaveUp) if there are more than
    /// 2^18 cells and headings.
    ///
    /// # Complexity
    ///
    /// For each cell and heading the logarithm of their number; on boards with several headings from a
    /// cell to the next, that times their number at worst.
    pub fn new(
        board: &T,
        mut map: impl FnMut(T::Cell) -> T::Cell,
    ) -> Result<Self, AutomorphismError<T::Cell, T::Heading>> {
        let states = States::of(board)?;
        let mut cell_to = Vec::with_capacity(states.cells.len());
        let mut from = vec![None; states.cells.len()];
        for &at in &states.cells {
            let to = map(at);
            let index = board.index_of(to);
            let index = index.ok_or(AutomorphismError::OffBoard { at, to })?;
            if let Some(other) = from[index].replace(at) {
                return Err(AutomorphismError::Meet {
                    at: other,
                    other: at,
                    to,
                });
            }
            cell_to.push(index);
        }
        let mut search = Search::of_cells(&states, &cell_to);
        search.complete().map_err(|state| {
            let (cell, heading) = states.all[state];
            AutomorphismError::BrokenStep {
                at: states.cells[cell],
                heading,
                to: states.cells[cell_to[cell]],
            }
        })?;
        Ok(Self::found(
            board,
            states.cells.as_slice().into(),
            &states,
            &search,
        ))
    }

    fn found(board: &T, cells: Arc<[T::Cell]>, states: &States<T>, search: &Search<'_, T>) -> Self {
        let turned = |number: usize, to: Option<usize>| {
            let heading = states.headings[number];
            [heading, to.map_or(heading, |to| states.headings[to])]
        };
        let headings = if T::STRAIGHT {
            let turns = search.heading_to.iter().enumerate();
            vec![turns.map(|(heading, &to)| turned(heading, to)).collect()]
        } else {
            let of_state = |&state: &usize| {
                let to = search.state_to[state].map(|to| states.heading[to]);
                turned(states.heading[state], to)
            };
            let of_cell = |states: &Vec<usize>| {
                let mut turns: Vec<_> = states.iter().map(of_state).collect();
                turns.sort_unstable();
                turns
            };
            states.at.iter().map(of_cell).collect()
        };
        Self {
            board: board.clone(),
            cell_to: search.cell_to.iter().flatten().copied().collect(),
            cells,
            headings,
        }
    }
}

/// The list of headings that is a cell's.
const fn list_of<T: Finite>(cell: usize) -> usize {
    if T::STRAIGHT { 0 } else { cell }
}

impl<T: Finite> Automorphism<T> {
    /// The board that it maps onto itself.
    #[must_use]
    pub const fn board(&self) -> &T {
        &self.board
    }

    /// The image of a cell, or `None` if it lies off the board.
    #[must_use]
    pub fn map_cell(&self, at: T::Cell) -> Option<T::Cell> {
        let index = self.board.index_of(at)?;
        Some(self.cells[self.cell_to[index]])
    }

    /// Which heading a heading at a cell becomes, or `None` if the cell lies off the board or has no
    /// such heading: those that [`Headings`] names and what steps make of them.
    #[must_use]
    pub fn map_heading(&self, at: T::Cell, heading: T::Heading) -> Option<T::Heading> {
        let headings = &self.headings[list_of::<T>(self.board.index_of(at)?)];
        let index = headings.binary_search_by_key(&heading, |&[heading, _]| heading);
        Some(headings[index.ok()?][1])
    }

    /// The image of a line of the board; `None` if it has no cells or a heading that the map does not
    /// know.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, geometry::automorphisms};
    ///
    /// let bounds = Bounds::new(3, 3)?;
    /// let row = bounds.line(Coord::new(0, 0), Direction::E, 3).unwrap();
    /// let all = automorphisms(bounds.topology()).expect("it is small");
    /// let images = all.iter().filter_map(|map| map.map_line(&row));
    /// assert!(images.into_iter().all(|line| line.len() == 3));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn map_line(&self, line: &Line<T>) -> Option<Line<T>> {
        let first = line.first()?;
        if *line.board().topology() != self.board {
            return None;
        }
        let start = self.map_cell(first)?;
        let heading = self.map_heading(first, line.heading())?;
        Some(Line::within(
            line.board().clone(),
            start,
            heading,
            line.len(),
        ))
    }

    /// Whether every cell stays.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        self.cell_to
            .iter()
            .enumerate()
            .all(|(cell, &to)| cell == to)
    }

    /// The map that takes this one back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut inverse = self.clone();
        for (cell, &to) in self.cell_to.iter().enumerate() {
            inverse.cell_to[to] = cell;
        }
        for (cell, headings) in self.headings.iter().enumerate() {
            let turned = headings.iter().map(|&[heading, to]| [to, heading]);
            let mut turned: Vec<_> = turned.collect();
            turned.sort_unstable();
            let to = self.cell_to.get(cell).copied().unwrap_or(cell);
            inverse.headings[list_of::<T>(to)] = turned;
        }
        inverse
    }

    /// This map and then that one, of the same board.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let mut both = self.clone();
        for (cell, headings) in both.headings.iter_mut().enumerate() {
            let middle = self.cell_to.get(cell).map(|&to| self.cells[to]);
            for [_, to] in headings {
                let after = middle.and_then(|middle| next.map_heading(middle, *to));
                *to = after.unwrap_or(*to);
            }
        }
        for to in &mut both.cell_to {
            *to = next.cell_to.get(*to).copied().unwrap_or(*to);
        }
        both
    }
}

/// The most cells and headings that a search for symmetries looks at, all tries together.
const SEARCH_LIMIT: usize = 1 << 22;

/// All symmetries of a board, or why not.
type Symmetries<T> = Result<
    Vec<Automorphism<T>>,
    AutomorphismError<<T as Topology>::Cell, <T as Topology>::Heading>,
>;

/// All symmetries of a board: the maps of its cells onto each other under which every line stays a line.
///
/// The lines alone decide: what a board is called or how it is drawn is not looked at. So Nine Men's
/// Morris has sixteen, twice those of the square, since its inner and its outer square may be
/// swapped.
///
/// # Errors
///
/// [`AutomorphismError::GaveUp`] if the board has too many cells, or too many symmetries, for the search to
/// end soon: more than 2^18 cells and headings on the board, or 2^22 mapped.
///
/// # Complexity
///
/// About the number of symmetries times that of cells and headings, on boards whose cells are
/// connected.
///
/// ```
/// use collinear::{Bounds, boards::{Cuboid, Hexagons}, geometry::automorphisms};
///
/// assert_eq!(automorphisms(Bounds::new(5, 5)?.topology())?.len(), 8);
/// assert_eq!(automorphisms(Bounds::new(3, 5)?.topology())?.len(), 4);
/// assert_eq!(automorphisms(&Hexagons::hexagon(3)?)?.len(), 12);
/// assert_eq!(automorphisms(&Cuboid::new([3, 3, 3])?)?.len(), 48);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn automorphisms<T: Finite + Headings>(board: &T) -> Symmetries<T> {
    let cells = board.cell_count();
    let states = States::of(board)?;
    let shared: Arc<[_]> = states.cells.as_slice().into();
    let mut found = Vec::new();
    let mut search = Search::new(&states, SEARCH_LIMIT);
    let all = search.each(&mut |search| {
        found.push(Automorphism::found(board, shared.clone(), &states, search));
        found.len().saturating_mul(cells + states.all.len()) <= SEARCH_LIMIT
    });
    match all {
        Ok(()) => Ok(found),
        Err(_) => Err(AutomorphismError::GaveUp {
            cells,
            found: found.len(),
        }),
    }
}

/// Why a map of the cells is no symmetry of a board, or why not all symmetries were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AutomorphismError<C, H> {
    /// A cell goes to no cell of the board.
    OffBoard {
        /// That cell.
        at: C,
        /// Where it goes.
        to: C,
    },
    /// Two cells go to the same one.
    Meet {
        /// The first of them.
        at: C,
        /// The other.
        other: C,
        /// Where both go.
        to: C,
    },
    /// The board has too many cells, or too many symmetries, to find them all.
    GaveUp {
        /// The cells of the board.
        cells: usize,
        /// The symmetries that were found before the search was given up.
        found: usize,
    },
    /// No heading at the cell's image leads on as this one does at the cell.
    BrokenStep {
        /// That cell.
        at: C,
        /// The heading whose line is not kept.
        heading: H,
        /// Where the cell goes.
        to: C,
    },
}

impl<C: fmt::Display, H: fmt::Display> fmt::Display for AutomorphismError<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, to } => write!(f, "{at} goes to {to}, off the board"),
            Self::Meet { at, other, to } => write!(f, "{at} and {other} both go to {to}"),
            Self::BrokenStep { at, heading, to } => {
                write!(f, "from {at} to {to} no heading goes on as {heading} does")
            }
            Self::GaveUp { cells, found } => write!(
                f,
                "a board of {cells} cells is too large to find its symmetries: given up after {found}"
            ),
        }
    }
}

impl<C, H> core::error::Error for AutomorphismError<C, H>
where
    C: fmt::Display + fmt::Debug,
    H: fmt::Display + fmt::Debug,
{
}
