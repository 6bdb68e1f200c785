//! A way round a board whose sides are joined.
//!
//! A flood goes through the region and notes on which [sheet](Sheets) it has come to each cell. It comes to some
//! cell on two sheets if and only if there is a way round: the one that it came by, and back by the other. Sheets are
//! counted from where the flood began, so it has to come to all cells that are connected with that one, and goes
//! back as well where only the opposite heading is given.

use alloc::{collections::BTreeMap, vec, vec::Vec};
use core::iter;

use crate::geometry::{Finite, Sheets, Topology};

use super::Region;

/// How a flood has come to a cell.
struct Reached<T: Sheets> {
    sheet: T::Sheet,
    /// From this cell; a first one from none.
    before: Option<T::Cell>,
}

/// The headings along which each cell is left, and to where.
type WaysOf<T> =
    BTreeMap<<T as Topology>::Cell, Vec<(<T as Topology>::Heading, <T as Topology>::Cell)>>;

impl<T: Finite + Sheets> Region<T> {
    /// A way round the board within the region: over joined sides back to where it began. Each cell of it is
    /// adjacent to the next, and the last to the first. `None` if there is none, as on every board whose sides
    /// are not joined.
    ///
    /// At Projex, Hex on a projective plane (Bill Taylor, 1994), it wins; on a cylinder it is what the one player
    /// wants, and the other to come from end to end. A way round some cells or a hole is no way round the board:
    /// for that ask what is [encircled](crate::Grid::encircled), or [enclosed](crate::Grid::enclosed). Headings
    /// lead both ways: of two opposite ones one will do.
    ///
    /// What goes round could not be drawn together to a point, however it is bent. On a projective plane that is
    /// a way that passes over the seams an odd number of times.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Wrap};
    ///
    /// let board = Grid::parse("
    ///     . X . . .
    ///     X O X . X
    ///     O O . X O
    /// ")?;
    /// let way_round = |wrap, row, col| {
    ///     let board = board.clone().with_wrap(wrap);
    ///     let at = Coord::new(row, col);
    ///     board.flood([at], &Direction::ALL, |&cell| cell == board[at]).way_round(&Direction::ALL)
    /// };
    /// assert_eq!(way_round(Wrap::None, 0, 1), None);
    /// assert_eq!(way_round(Wrap::EastWest, 0, 1).expect("five X round the cylinder").len(), 5);
    /// assert_eq!(way_round(Wrap::EastWest, 2, 0), None);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Two steps for each cell and heading, times the logarithm of the number of cells; what is found first need not
    /// be a shortest way. Allocates for each cell.
    #[doc(alias(
        "wraps around",
        "goes round",
        "global loop",
        "non-contractible",
        "Projex",
        "cylindrical Hex",
        "percolation"
    ))]
    #[must_use]
    pub fn way_round(&self, headings: &[T::Heading]) -> Option<Vec<T::Cell>> {
        let ways = self.ways_both_ways(headings);
        let mut found = BTreeMap::new();
        for &first in self.cells() {
            if found.contains_key(&first) {
                continue;
            }
            found.insert(
                first,
                Reached::<T> {
                    sheet: T::FIRST,
                    before: None,
                },
            );
            let (mut reached, mut index) = (vec![first], 0);
            while let Some(&at) = reached.get(index) {
                index += 1;
                let sheet = found[&at].sheet;
                for &(heading, next) in ways.get(&at).into_iter().flatten() {
                    let sheet = self.board().topology().sheet_after(sheet, at, heading);
                    match found.get(&next) {
                        None => {
                            found.insert(
                                next,
                                Reached {
                                    sheet,
                                    before: Some(at),
                                },
                            );
                            reached.push(next);
                        }
                        Some(before) if before.sheet == sheet => {}
                        Some(_) => return Some(closed(&found, at, next)),
                    }
                }
            }
        }
        None
    }

    /// Along which headings a step from each cell stays in the region, and where it leads: along those given, and back
    /// along them.
    fn ways_both_ways(&self, headings: &[T::Heading]) -> WaysOf<T> {
        let topology = self.board().topology();
        let mut ways = WaysOf::<T>::new();
        for &at in self.cells() {
            for &heading in headings {
                let next = topology.step(at, heading);
                let Some((next, there)) = next.filter(|&(next, _)| self.contains(next)) else {
                    continue;
                };
                let back = topology.reversed(next, there);
                for (at, way) in [(at, (heading, next)), (next, (back, at))] {
                    let ways = ways.entry(at).or_default();
                    if !ways.contains(&way) {
                        ways.push(way);
                    }
                }
            }
        }
        ways
    }
}

/// The ring of the two ways on which a flood has come to adjacent cells, from where they part.
fn closed<T: Sheets>(
    found: &BTreeMap<T::Cell, Reached<T>>,
    one: T::Cell,
    other: T::Cell,
) -> Vec<T::Cell> {
    let [mut one, mut other] = [one, other].map(|at| {
        let cells = iter::successors(Some(at), |at| found[at].before);
        cells.collect::<Vec<_>>()
    });
    let before_last = |way: &[T::Cell]| way.len().checked_sub(2).map(|index| way[index]);
    while before_last(&one).is_some() && before_last(&one) == before_last(&other) {
        one.pop();
        other.pop();
    }
    other.pop();
    one.reverse();
    one.extend(other);
    one
}
