//! A board of any kind, its cells and headings as numbers: one type for all of them, so that a query is
//! compiled once instead of once a kind. What a kind answers by itself is asked of that kind.

use std::{
    collections::BTreeSet,
    fmt::{self, Debug, Formatter},
    hash::{Hash, Hasher},
    ops::Range,
    sync::Arc,
    vec,
};

use collinear::{
    Aligned, Board, Bounds, Coord, Finite, Headings, Layout, NameError, Topology,
    geometry::{Labels, Tiling},
};

use super::list::Whole;

type Cell = u16;
type Heading = u8;
type State = (Cell, Heading);

/// The board with numbers instead of cells and headings, in their order.
pub(super) fn numbered<T: Whole<Heading: Send + Sync>>(board: &Board<T>) -> Board<Numbered> {
    Board::of(Numbered(Arc::new(Kind::new(board.topology().clone()))))
}

#[derive(Clone)]
pub(super) struct Numbered(Arc<dyn Asked + Send + Sync>);

/// What a [`Numbered`] board asks its kind.
trait Asked: Debug {
    fn cell_count(&self) -> usize;
    fn step(&self, from: State) -> Option<State>;
    fn leap(&self, from: State, steps: usize) -> State;
    fn reversed(&self, of: State) -> Heading;
    fn has_rings(&self) -> bool;
    fn steps_ahead(&self, from: State, at_most: usize) -> usize;
    fn is_ring(&self, from: State) -> bool;
    fn ring_start(&self, through: State) -> State;
    fn index_of(&self, at: Cell) -> Option<usize>;
    fn index_inside(&self, at: Cell) -> usize;
    fn array_shape(&self) -> Vec<usize>;
    fn line_starts(&self, heading: Heading) -> Vec<State>;
    fn window_starts(&self, heading: Heading, k: usize) -> Option<Vec<State>>;
    fn headings(&self, at: Cell) -> &[Heading];
    fn axes(&self, at: Cell) -> &[Heading];
    fn heading_to(&self, from: Cell, to: Cell) -> Option<(Heading, usize)>;
    fn paper(&self) -> Bounds;
    fn on_paper(&self, at: Cell) -> Coord;
    fn tiling(&self) -> Tiling;
    fn name(&self, at: Cell) -> String;
    fn labels(&self) -> Option<Labels>;
    fn has_labels(&self) -> bool;
    fn cell_named(&self, name: &str) -> Result<Cell, NameError>;
    fn strokes(&self) -> Vec<(Cell, Cell)>;
    fn corner_arcs(&self) -> Vec<(Cell, Cell)>;
}

#[derive(Debug)]
struct Kind<T: Whole> {
    topology: T,
    cells: Vec<T::Cell>,
    headings: Vec<T::Heading>,
    /// What is asked all the time, by the numbers of cell and heading.
    steps: Vec<Vec<Option<State>>>,
    reversed: Vec<Vec<Heading>>,
    /// By the number of the cell.
    headings_from: Vec<Vec<Heading>>,
    axes: Vec<Vec<Heading>>,
}

impl<T: Whole> Kind<T> {
    fn new(topology: T) -> Self {
        let cells: Vec<_> = topology.cells().collect();
        let headings = cells.iter().flat_map(|&at| topology.headings(at));
        let headings: BTreeSet<_> = headings.collect();
        let mut kind = Self {
            cells,
            headings: headings.into_iter().collect(),
            topology,
            steps: Vec::new(),
            reversed: Vec::new(),
            headings_from: Vec::new(),
            axes: Vec::new(),
        };
        for &at in &kind.cells {
            let numbers = |headings: Vec<T::Heading>| -> Vec<Heading> {
                let numbers = headings.into_iter();
                numbers
                    .map(|heading| kind.number_of_heading(heading))
                    .collect()
            };
            let all = kind.headings.iter();
            let steps = all.clone().map(|&heading| {
                let (next, turned, is_on_board) = kind.topology.peek(at, heading);
                is_on_board.then(|| kind.numbers((next, turned)))
            });
            let reversed = all.map(|&heading| kind.topology.reversed(at, heading));
            let reversed = numbers(reversed.collect());
            let headings_from = numbers(kind.topology.headings(at).collect());
            let axes = numbers(kind.topology.axes(at).collect());
            let steps = steps.collect();
            kind.steps.push(steps);
            kind.reversed.push(reversed);
            kind.headings_from.push(headings_from);
            kind.axes.push(axes);
        }
        kind
    }

    fn cell(&self, at: Cell) -> T::Cell {
        self.cells[usize::from(at)]
    }

    fn state(&self, (at, heading): State) -> (T::Cell, T::Heading) {
        (self.cell(at), self.headings[usize::from(heading)])
    }

    fn number(&self, at: T::Cell) -> Cell {
        let number = self.cells.binary_search(&at).expect("a cell of the board");
        Cell::try_from(number).expect("a small board")
    }

    fn number_of_heading(&self, heading: T::Heading) -> Heading {
        let number = self.headings.binary_search(&heading);
        Heading::try_from(number.expect("a heading of the board")).expect("few headings")
    }

    fn numbers(&self, (at, heading): (T::Cell, T::Heading)) -> State {
        (self.number(at), self.number_of_heading(heading))
    }

    fn pairs(&self, pairs: impl Iterator<Item = (T::Cell, T::Cell)>) -> Vec<(Cell, Cell)> {
        let pairs = pairs.map(|(from, to)| (self.number(from), self.number(to)));
        pairs.collect()
    }
}

impl<T: Whole> Asked for Kind<T> {
    fn cell_count(&self) -> usize {
        self.topology.cell_count()
    }

    fn step(&self, (at, heading): State) -> Option<State> {
        self.steps[usize::from(at)][usize::from(heading)]
    }

    fn leap(&self, from: State, steps: usize) -> State {
        let (at, heading) = self.state(from);
        self.numbers(self.topology.leap(at, heading, steps))
    }

    fn reversed(&self, (at, heading): State) -> Heading {
        self.reversed[usize::from(at)][usize::from(heading)]
    }

    fn has_rings(&self) -> bool {
        self.topology.has_rings()
    }

    fn steps_ahead(&self, from: State, at_most: usize) -> usize {
        let (at, heading) = self.state(from);
        self.topology.steps_ahead(at, heading, at_most)
    }

    fn is_ring(&self, from: State) -> bool {
        let (at, heading) = self.state(from);
        self.topology.is_ring(at, heading)
    }

    fn ring_start(&self, through: State) -> State {
        let (at, heading) = self.state(through);
        self.numbers(self.topology.ring_start(at, heading))
    }

    fn index_of(&self, at: Cell) -> Option<usize> {
        self.topology.index_of(self.cell(at))
    }

    fn index_inside(&self, at: Cell) -> usize {
        self.topology.index_inside(self.cell(at))
    }

    fn array_shape(&self) -> Vec<usize> {
        self.topology.array_shape()
    }

    fn line_starts(&self, heading: Heading) -> Vec<State> {
        let starts = self
            .topology
            .line_starts(self.headings[usize::from(heading)]);
        starts.map(|start| self.numbers(start)).collect()
    }

    fn window_starts(&self, heading: Heading, k: usize) -> Option<Vec<State>> {
        let heading = self.headings[usize::from(heading)];
        let starts = self.topology.window_starts(heading, k)?;
        Some(starts.map(|start| self.numbers(start)).collect())
    }

    fn headings(&self, at: Cell) -> &[Heading] {
        &self.headings_from[usize::from(at)]
    }

    fn axes(&self, at: Cell) -> &[Heading] {
        &self.axes[usize::from(at)]
    }

    fn heading_to(&self, from: Cell, to: Cell) -> Option<(Heading, usize)> {
        let to = self.topology.heading_to(self.cell(from), self.cell(to));
        to.map(|(heading, steps)| (self.number_of_heading(heading), steps))
    }

    fn paper(&self) -> Bounds {
        self.topology.paper()
    }

    fn on_paper(&self, at: Cell) -> Coord {
        self.topology.on_paper(self.cell(at))
    }

    fn tiling(&self) -> Tiling {
        self.topology.tiling()
    }

    fn name(&self, at: Cell) -> String {
        self.topology.name(self.cell(at))
    }

    fn labels(&self) -> Option<Labels> {
        self.topology.labels()
    }

    fn has_labels(&self) -> bool {
        self.topology.has_labels()
    }

    fn cell_named(&self, name: &str) -> Result<Cell, NameError> {
        self.topology.cell_named(name).map(|at| self.number(at))
    }

    fn strokes(&self) -> Vec<(Cell, Cell)> {
        self.pairs(self.topology.strokes())
    }

    fn corner_arcs(&self) -> Vec<(Cell, Cell)> {
        self.pairs(self.topology.corner_arcs())
    }
}

impl PartialEq for Numbered {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Numbered {}

impl Hash for Numbered {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).cast::<()>().hash(state);
    }
}

impl Debug for Numbered {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Topology for Numbered {
    type Cell = Cell;
    type Heading = Heading;

    fn contains(&self, at: Cell) -> bool {
        usize::from(at) < self.0.cell_count()
    }

    fn step(&self, from: Cell, heading: Heading) -> Option<State> {
        self.0.step((from, heading))
    }

    fn reversed(&self, at: Cell, heading: Heading) -> Heading {
        self.0.reversed((at, heading))
    }

    fn has_rings(&self) -> bool {
        self.0.has_rings()
    }

    fn leap(&self, from: Cell, heading: Heading, steps: usize) -> State {
        self.0.leap((from, heading), steps)
    }

    fn steps_ahead(&self, from: Cell, heading: Heading, at_most: usize) -> usize {
        self.0.steps_ahead((from, heading), at_most)
    }

    fn is_ring(&self, from: Cell, heading: Heading) -> bool {
        self.0.is_ring((from, heading))
    }

    fn ring_start(&self, through: Cell, heading: Heading) -> State {
        self.0.ring_start((through, heading))
    }
}

impl Finite for Numbered {
    type Cells = Range<Cell>;
    type Starts = vec::IntoIter<State>;

    fn cells(&self) -> Range<Cell> {
        0..Cell::try_from(self.0.cell_count()).expect("a small board")
    }

    fn cell_count(&self) -> usize {
        self.0.cell_count()
    }

    fn index_of(&self, at: Cell) -> Option<usize> {
        self.contains(at).then(|| self.0.index_of(at)).flatten()
    }

    fn index_inside(&self, at: Cell) -> usize {
        self.0.index_inside(at)
    }

    fn array_shape(&self) -> Vec<usize> {
        self.0.array_shape()
    }

    fn line_starts(&self, heading: Heading) -> vec::IntoIter<State> {
        self.0.line_starts(heading).into_iter()
    }

    fn window_starts(&self, heading: Heading, k: usize) -> Option<vec::IntoIter<State>> {
        self.0.window_starts(heading, k).map(Vec::into_iter)
    }
}

impl Headings for Numbered {
    fn headings(&self, at: Cell) -> impl Iterator<Item = Heading> + Clone {
        self.0.headings(at).iter().copied()
    }

    fn axes(&self, at: Cell) -> impl Iterator<Item = Heading> + Clone {
        self.0.axes(at).iter().copied()
    }
}

impl Aligned for Numbered {
    fn heading_to(&self, from: Cell, to: Cell) -> Option<(Heading, usize)> {
        self.0.heading_to(from, to)
    }
}

impl Layout for Numbered {
    fn paper(&self) -> Bounds {
        self.0.paper()
    }

    fn on_paper(&self, at: Cell) -> Coord {
        self.0.on_paper(at)
    }

    fn tiling(&self) -> Tiling {
        self.0.tiling()
    }

    fn name(&self, at: Cell) -> String {
        self.0.name(at)
    }

    fn has_labels(&self) -> bool {
        self.0.has_labels()
    }

    fn labels(&self) -> Option<Labels> {
        self.0.labels()
    }

    fn cell_named(&self, name: &str) -> Result<Cell, NameError> {
        self.0.cell_named(name)
    }

    fn strokes(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.0.strokes().into_iter()
    }

    fn corner_arcs(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.0.corner_arcs().into_iter()
    }
}
