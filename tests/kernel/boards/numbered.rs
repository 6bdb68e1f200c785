//! A board of any kind as tables of numbered cells and headings: one type for all kinds, so that a query is compiled
//! only once. The shortcuts of each kind are tested by the laws.

use std::{
    collections::BTreeSet,
    fmt::{self, Debug, Formatter},
    hash::{Hash, Hasher},
    ops::Range,
    sync::Arc,
    vec,
};

use collinear::{
    Aligned, Board, Bounds, Coord, Finite, Headings, Layout, Topology, geometry::Tiling,
};

use super::list::Whole;

type Cell = u16;
type Heading = u8;
type State = (Cell, Heading);

/// Converts a board. Every cell also gets these headings, their reverses, and the headings that a seam turns them into.
pub(crate) fn numbered<const STRAIGHT: bool, T: Whole>(
    board: &Board<T>,
    more: &[T::Heading],
) -> Board<Numbered<STRAIGHT>> {
    Board::of(Numbered(Arc::new(Tables::new(board.topology(), more))))
}

#[derive(Clone)]
pub(crate) struct Numbered<const STRAIGHT: bool>(Arc<Tables>);

struct Tables {
    kind: String,
    has_rings: bool,
    /// By cell and heading.
    steps: Vec<Vec<Option<State>>>,
    reversed: Vec<Vec<Heading>>,
    /// By cell.
    headings: Vec<Vec<Heading>>,
    axes: Vec<Vec<Heading>>,
    straight: Vec<Vec<Option<(Heading, usize)>>>,
    /// By heading.
    line_starts: Vec<Vec<State>>,
    paper: Bounds,
    on_paper: Vec<Coord>,
    tiling: Tiling,
    names: Vec<String>,
}

/// The headings, and all headings that steps and reversals turn them into.
fn closed<T: Finite>(board: &T, more: &[T::Heading]) -> BTreeSet<T::Heading> {
    let mut all: BTreeSet<_> = more.iter().copied().collect();
    loop {
        let turned = board.cells().flat_map(|at| {
            let ways = all.iter().flat_map(move |&way| {
                let next = board.step(at, way).map(|(_, way)| way);
                [Some(board.reversed(at, way)), next]
            });
            ways.flatten().collect::<Vec<_>>()
        });
        let turned: BTreeSet<_> = turned.collect();
        if turned.is_subset(&all) {
            return all;
        }
        all.extend(turned);
    }
}

impl Tables {
    fn new<T: Whole>(board: &T, more: &[T::Heading]) -> Self {
        let cells: Vec<_> = board.cells().collect();
        let more = closed(board, more);
        let own = cells.iter().flat_map(|&at| board.headings(at));
        let all: BTreeSet<_> = own.chain(more.iter().copied()).collect();
        let all: Vec<_> = all.into_iter().collect();

        let cell = |at| Cell::try_from(cells.binary_search(&at).expect("a cell")).expect("few");
        let number = |way| all.binary_search(&way).expect("a heading of the board");
        let way = |way| Heading::try_from(number(way)).expect("few headings");
        let state = |(at, heading): (T::Cell, T::Heading)| (cell(at), way(heading));
        let of_cells = |ask: &dyn Fn(T::Cell) -> Vec<T::Heading>| {
            let ways = cells
                .iter()
                .map(|&at| ask(at).into_iter().map(way).collect());
            ways.collect::<Vec<Vec<_>>>()
        };
        let headings = |at| {
            let own: Vec<_> = board.headings(at).collect();
            let others = more.iter().copied().filter(|way| !own.contains(way));
            own.iter().copied().chain(others).collect::<Vec<_>>()
        };
        let axes = |at| {
            let mut axes: Vec<_> = board.axes(at).collect();
            for way in headings(at) {
                if !axes.contains(&way) && !axes.contains(&board.reversed(at, way)) {
                    axes.push(way);
                }
            }
            axes
        };
        let steps = cells.iter().map(|&at| {
            let steps = all.iter().map(|&way| board.step(at, way).map(state));
            steps.collect()
        });
        let straight = cells.iter().map(|&from| {
            let ways = cells.iter().map(|&to| {
                let (heading, steps) = board.heading_to(from, to)?;
                Some((way(heading), steps))
            });
            ways.collect()
        });
        Self {
            kind: format!("{board:?}"),
            has_rings: board.has_rings(),
            steps: steps.collect(),
            reversed: of_cells(&|at| all.iter().map(|&way| board.reversed(at, way)).collect()),
            headings: of_cells(&headings),
            axes: of_cells(&axes),
            straight: straight.collect(),
            line_starts: (all.iter())
                .map(|&way| board.line_starts(way).map(state).collect())
                .collect(),
            paper: board.paper(),
            on_paper: cells.iter().map(|&at| board.on_paper(at)).collect(),
            tiling: board.tiling(),
            names: cells.iter().map(|&at| board.name(at)).collect(),
        }
    }
}

impl<const S: bool> PartialEq for Numbered<S> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<const S: bool> Eq for Numbered<S> {}

impl<const S: bool> Hash for Numbered<S> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

impl<const S: bool> Debug for Numbered<S> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.kind)
    }
}

impl<const S: bool> Topology for Numbered<S> {
    type Cell = Cell;
    type Heading = Heading;

    const STRAIGHT: bool = S;

    fn contains(&self, at: Cell) -> bool {
        usize::from(at) < self.cell_count()
    }

    fn step(&self, from: Cell, heading: Heading) -> Option<State> {
        self.0.steps[usize::from(from)][usize::from(heading)]
    }

    fn reversed(&self, at: Cell, heading: Heading) -> Heading {
        self.0.reversed[usize::from(at)][usize::from(heading)]
    }

    fn has_rings(&self) -> bool {
        self.0.has_rings
    }
}

impl<const S: bool> Finite for Numbered<S> {
    type Cells = Range<Cell>;
    type Starts = vec::IntoIter<State>;

    fn cells(&self) -> Range<Cell> {
        0..Cell::try_from(self.cell_count()).expect("a small board")
    }

    fn cell_count(&self) -> usize {
        self.0.steps.len()
    }

    fn index_of(&self, at: Cell) -> Option<usize> {
        self.contains(at).then_some(at.into())
    }

    fn line_starts(&self, heading: Heading) -> vec::IntoIter<State> {
        self.0.line_starts[usize::from(heading)].clone().into_iter()
    }
}

impl<const S: bool> Headings for Numbered<S> {
    fn headings(&self, at: Cell) -> impl Iterator<Item = Heading> + Clone {
        self.0.headings[usize::from(at)].iter().copied()
    }

    fn axes(&self, at: Cell) -> impl Iterator<Item = Heading> + Clone {
        self.0.axes[usize::from(at)].iter().copied()
    }
}

impl<const S: bool> Aligned for Numbered<S> {
    fn heading_to(&self, from: Cell, to: Cell) -> Option<(Heading, usize)> {
        self.0.straight[usize::from(from)][usize::from(to)]
    }
}

impl<const S: bool> Layout for Numbered<S> {
    fn paper(&self) -> Bounds {
        self.0.paper
    }

    fn on_paper(&self, at: Cell) -> Coord {
        self.0.on_paper[usize::from(at)]
    }

    fn tiling(&self) -> Tiling {
        self.0.tiling
    }

    fn name(&self, at: Cell) -> String {
        self.0.names[usize::from(at)].clone()
    }
}
