//! A board of your own: the surface of a cube, where lines go round four faces and never end.
//!
//! `cargo run --example own_board`

use collinear::geometry::LineStarts;
use collinear::testing::check_topology;
use collinear::{Board, Finite, Headings, Length, Stop, Topology};

/// The surface of a cube, with `side` x `side` squares on each face.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct CubeSurface {
    side: i32,
}

/// The centre of a square relative to the centre of the cube, in half squares. One coordinate is `side` or `-side`,
/// which gives the face.
type Square = [i32; 3];

/// One of the six directions in space. Four of them run along a given face.
type Heading = [i32; 3];

const HEADINGS: [Heading; 6] = [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, -1],
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
];

impl CubeSurface {
    fn face(&self, at: Square) -> Option<usize> {
        at.iter().position(|number| number.abs() == self.side)
    }
}

impl Topology for CubeSurface {
    type Cell = Square;
    type Heading = Heading;

    fn contains(&self, at: Square) -> bool {
        let inner = |&number: &i32| number.abs() < self.side && (number + self.side) % 2 != 0;
        self.face(at).is_some() && at.iter().filter(|number| inner(number)).count() == 2
    }

    fn step(&self, from: Square, heading: Heading) -> Option<(Square, Heading)> {
        let (face, axis) = (
            self.face(from)?,
            heading.iter().position(|&step| step != 0)?,
        );
        if axis == face {
            return None; // it leads into the cube, or away from it
        }
        let (mut to, mut there) = (from, heading);
        to[axis] += 2 * heading[axis];
        if to[axis].abs() > self.side {
            // Round the edge to the next face.
            let outwards = from[face].signum();
            to[axis] = self.side * heading[axis];
            to[face] = (self.side - 1) * outwards;
            there = [0; 3];
            there[face] = -outwards;
        }
        Some((to, there))
    }

    fn reversed(&self, _: Square, heading: Heading) -> Heading {
        heading.map(|step| -step)
    }
}

impl Finite for CubeSurface {
    type Cells = std::vec::IntoIter<Square>;
    type Starts = std::vec::IntoIter<(Square, Heading)>;

    fn cells(&self) -> Self::Cells {
        let numbers = || -self.side..=self.side;
        let columns = numbers().flat_map(|x| numbers().map(move |y| (x, y)));
        let all = columns.flat_map(|(x, y)| numbers().map(move |z| [x, y, z]));
        all.filter(|&at| self.contains(at))
            .collect::<Vec<_>>()
            .into_iter()
    }

    fn cell_count(&self) -> usize {
        self.cells().len()
    }

    fn index_of(&self, at: Square) -> Option<usize> {
        // Reading order: one face, then the rings of squares round the cube layer by layer, then the opposite face.
        let ([x, y, z], side) = (at, self.side);
        let row = |number: i32| i32::midpoint(number, side);
        let before = match x {
            x if x == -side => 0,
            x => side * side + row(x) * 4 * side,
        };
        let within = match y {
            y if x.abs() == side => row(y) * side + row(z),
            y if y == -side => row(z),
            y if y == side => 3 * side + row(z),
            y => side + 2 * row(y) + i32::from(z == side),
        };
        let index = usize::try_from(before + within).ok();
        index.filter(|_| self.contains(at))
    }

    fn line_starts(&self, heading: Heading) -> Self::Starts {
        // A direction that leads into the cube has no line at this square.
        let leads =
            |&(at, heading): &(Square, Heading)| self.headings(at).any(|other| other == heading);
        let starts: Vec<_> = LineStarts::new(self.clone(), heading)
            .filter(leads)
            .collect();
        starts.into_iter()
    }
}

impl Headings for CubeSurface {
    fn headings(&self, at: Square) -> impl Iterator<Item = Heading> + Clone {
        let face = self.face(at);
        HEADINGS
            .into_iter()
            .filter(move |heading| face.is_some_and(|face| heading[face] == 0))
    }
}

fn main() {
    let cube = CubeSurface { side: 3 };
    let board = Board::of(cube.clone());
    check_topology(&board).expect("steps, cells and headings fit together");

    // Four stones in a row: two on the top, two on the face below its edge.
    let stones = [[0, 0, 3], [2, 0, 3], [3, 0, 2], [3, 0, 0]];
    let axes: Vec<Heading> = cube.axes(stones[1]).collect();
    let is_stone = |at| stones.contains(&at);
    let won = board.has_k_line_through(stones[1], &axes, Length::AtLeast(4), is_stone);
    println!("four round an edge: {won}");

    let run = board.run([0, 0, 3], [1, 0, 0], |_| true);
    assert_eq!(run.stop, Stop::Ring);
    println!("round the cube: {} squares", run.line.len());

    println!("lines over the top: {}", board.lines([0, 0, 1]).count());
    println!("squares: {}", cube.cell_count());
}
