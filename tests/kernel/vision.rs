//! Lines of sight at any angle and fields of view, compared with polygons cut by segments.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Coord, Corners, Finite, Grid, Headings, Tiled, Wrap,
    boards::{Hex, HexPlane, Hexagons, Place, Plane, Window},
    geometry::Tiling,
    testing::check_tiled,
};
use fastrand::Rng;

use crate::budget::cases;

const CORNERS: [Corners; 2] = [Corners::Strict, Corners::Lenient];

/// Row and column, or axial `r` and `q`: the angle between the axes makes no difference.
type Point = [i64; 2];

/// In halves of a square or thirds of a hexagon, so that corners are whole numbers.
fn centre(tiling: Tiling, cell: Point) -> Point {
    let parts = match tiling {
        Tiling::Square => 2,
        Tiling::Hexagonal => 3,
    };
    cell.map(|axis| parts * axis)
}

fn polygon(tiling: Tiling, cell: Point) -> Vec<Point> {
    let corners: &[Point] = match tiling {
        Tiling::Square => &[[-1, -1], [-1, 1], [1, 1], [1, -1]],
        Tiling::Hexagonal => &[[-1, 1], [1, 2], [2, 1], [1, -1], [-1, -2], [-2, -1]],
    };
    let [row, col] = centre(tiling, cell);
    let corner = |&[down, right]: &Point| [row + down, col + right];
    corners.iter().map(corner).collect()
}

/// The side of the line through `a` and `b` on which a point is.
fn side([a, b]: [Point; 2], point: Point) -> i64 {
    (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
}

/// The overlap of two sets of numbers: an interval, a point, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Share {
    Nothing,
    Boundary,
    Interior,
}

/// The overlap of two intervals; the second can be a point.
fn share(one: impl Iterator<Item = i64> + Clone, other: &[i64]) -> Share {
    let (least, most) = (one.clone().min().unwrap(), one.max().unwrap());
    let (from, to) = (*other.iter().min().unwrap(), *other.iter().max().unwrap());
    if least < to && from < most {
        Share::Interior
    } else if least <= to && from <= most {
        Share::Boundary
    } else {
        Share::Nothing
    }
}

/// The overlap of a segment and a convex polygon. They are apart if a line along one side of the polygon separates
/// them.
fn meeting(segment: [Point; 2], polygon: &[Point]) -> Share {
    let sides = (0..polygon.len()).map(|i| [polygon[i], polygon[(i + 1) % polygon.len()]]);
    let along_sides = sides.map(|edge| {
        let ends = segment.map(|end| side(edge, end));
        share(polygon.iter().map(|&corner| side(edge, corner)), &ends)
    });
    let corners: Vec<_> = polygon
        .iter()
        .map(|&corner| side(segment, corner))
        .collect();
    // The segment is on its own line.
    let along_segment = match (corners.iter().min(), corners.iter().max()) {
        (Some(&least), Some(&most)) if least < 0 && most > 0 => Share::Interior,
        (Some(&least), Some(&most)) if least > 0 || most < 0 => Share::Nothing,
        _ => Share::Boundary,
    };
    along_sides.fold(along_segment, Share::min)
}

/// The cells that block sight, by definition.
fn blockers(
    tiling: Tiling,
    ends: [Point; 2],
    opaque: &[Point],
    corners: Corners,
) -> BTreeSet<Point> {
    let segment = ends.map(|end| centre(tiling, end));
    let mut blockers = BTreeSet::new();
    let mut touched = Vec::new();
    for &cell in opaque {
        let outline = polygon(tiling, cell);
        match meeting(segment, &outline) {
            _ if ends.contains(&cell) => {}
            Share::Interior => {
                blockers.insert(cell);
            }
            Share::Boundary => touched.push((cell, outline)),
            Share::Nothing => {}
        }
    }
    if corners == Corners::Strict {
        blockers.extend(touched.iter().map(|(cell, _)| cell));
        return blockers;
    }
    let is_left = |outline: &[Point]| outline.iter().any(|&corner| side(segment, corner) > 0);
    for (cell, outline) in &touched {
        for (other, beyond) in &touched {
            let on_it = |corner: &&Point| side(segment, **corner) == 0;
            let meet = outline
                .iter()
                .filter(on_it)
                .any(|corner| beyond.contains(corner));
            if meet && is_left(outline) != is_left(beyond) {
                blockers.extend([cell, other]);
            }
        }
    }
    blockers
}

/// All pairs of cells, with random walls.
fn check<T: Tiled + Finite + Headings>(board: &Board<T>, random: &mut Rng) {
    assert_eq!(check_tiled(board), Ok(()), "{board:?}");
    let topology = board.topology();
    let cells: Vec<_> = board.cells().collect();
    let part = random.u8(1..=6);
    let walls: BTreeSet<_> = cells
        .iter()
        .copied()
        .filter(|_| random.u8(..10) < part)
        .collect();
    let walls_at: Vec<_> = walls.iter().map(|&at| topology.row_and_col(at)).collect();
    let opaque = |at| walls.contains(&at);
    for corners in CORNERS {
        for &from in &cells {
            let mut seen: Vec<Vec<T::Cell>> = Vec::new();
            for &to in &cells {
                let ends = [from, to].map(|end| topology.row_and_col(end));
                let expected = blockers(T::TILING, ends, &walls_at, corners);
                let found = board.sees(from, to, corners, opaque);
                let near = |cell: &Point| distance(T::TILING, ends[0], *cell);
                let nearest = expected.iter().map(near).min();
                let blocker = found.err().map(|at| topology.row_and_col(at));
                assert_eq!(
                    blocker.as_ref().map(near),
                    nearest,
                    "{board:?} {from:?} {to:?} {corners:?} {walls:?} {found:?}"
                );
                assert!(blocker.is_none_or(|at| expected.contains(&at)));
                assert_eq!(
                    found.is_ok(),
                    board.sees(to, from, corners, opaque).is_ok(),
                    "{board:?} {from:?} {to:?} {corners:?} {walls:?}"
                );
                if found.is_ok() {
                    let ring = distance(T::TILING, ends[0], ends[1]);
                    let ring = usize::try_from(ring).expect("no distance is negative");
                    seen.resize_with(seen.len().max(ring + 1), Vec::new);
                    seen[ring].push(to);
                }
            }
            for radius in [0, 1, 2, 3, usize::MAX] {
                let mut field = board.field_of_view(from, radius, corners, opaque);
                for ring in seen.iter().take(radius.saturating_add(1)) {
                    let mut found: Vec<_> = field.by_ref().take(ring.len()).collect();
                    found.sort();
                    assert_eq!(
                        &found, ring,
                        "{board:?} {from:?} {radius} {corners:?} {walls:?}"
                    );
                }
                assert_eq!(field.next(), None);
                assert_eq!(field.next(), None);
            }
        }
    }
}

fn distance(tiling: Tiling, from: Point, to: Point) -> i64 {
    let [down, right] = [to[0] - from[0], to[1] - from[1]];
    match tiling {
        Tiling::Square => down.abs().max(right.abs()),
        Tiling::Hexagonal => down.abs().max(right.abs()).max((right - down).abs()),
    }
}

#[test]
fn squares_see_what_the_definition_says() {
    let mut random = Rng::with_seed(14);
    for _ in 0..cases(12) {
        for (rows, cols) in [(0, 3), (1, 1), (1, 7), (4, 5), (7, 7), (6, 9)] {
            let board = Bounds::new(rows, cols).unwrap();
            check(&board, &mut random);
            check(&board.with_wrap(Wrap::Both), &mut random);
        }
        let window = Window::new(Plane, Place::new(i32::MAX - 4, -3), 5, 6);
        check(&window.unwrap().board(), &mut random);
    }
}

#[test]
fn hexagons_see_what_the_definition_says() {
    let mut random = Rng::with_seed(15);
    for _ in 0..cases(12) {
        for board in [
            Hexagons::hexagon(1),
            Hexagons::hexagon(4),
            Hexagons::rhombus(3, 8),
            Hexagons::triangle(7),
        ] {
            check(&board.unwrap().board(), &mut random);
        }
        let window = Window::new(HexPlane, Hex::new(-3, i32::MIN), 6, 5);
        check(&window.unwrap().board(), &mut random);
    }
}

/// A field of view, compared with the sight of each cell.
fn check_field<T: Tiled + Finite>(board: &Board<T>, from: T::Cell, part: u8, random: &mut Rng) {
    let walls: BTreeSet<_> = board.cells().filter(|_| random.u8(..100) < part).collect();
    let opaque = |at| walls.contains(&at);
    for corners in CORNERS {
        let found: Vec<_> = board.field_of_view(from, 99, corners, opaque).collect();
        let field: BTreeSet<_> = found.iter().copied().collect();
        assert_eq!(found.len(), field.len());
        let sees = |&at: &T::Cell| board.sees(from, at, corners, opaque).is_ok();
        let expected: BTreeSet<_> = board.cells().filter(sees).collect();
        assert_eq!(field, expected, "{from:?} {part} {corners:?}");
    }
}

/// Far cells have fine slopes, and a view can have many parts.
#[test]
fn wide_fields_are_what_each_cell_sees() {
    let mut random = Rng::with_seed(16);
    for part in [1, 2, 5, 15] {
        let from = Coord::new(random.usize(..61), random.usize(..71));
        check_field(&Bounds::new(61, 71).unwrap(), from, part, &mut random);
        let from = Hex::new(29, random.i32(..59));
        let hexagons = Hexagons::hexagon(30).unwrap().board();
        check_field(&hexagons, from, part, &mut random);
    }
}

#[test]
fn planes_are_seen_as_far_as_the_radius_goes() {
    let nothing = |_| false;
    let (at, corner) = (Place::new(-7, 3), Place::new(i32::MAX, i32::MIN));
    let count = |at, radius| {
        let field = Plane::BOARD.field_of_view(at, radius, Corners::Strict, nothing);
        field.count()
    };
    assert_eq!(count(at, 4), 81);
    assert_eq!(count(corner, 4), 25); // the numbers end here
    let field = HexPlane::BOARD.field_of_view(Hex::new(5, 5), 3, Corners::Lenient, |_| false);
    assert!(field.eq((0..=3).flat_map(|radius| Hex::new(5, 5).ring(radius))));
    // The nearest visible cells, whatever the radius.
    let far = HexPlane::BOARD
        .field_of_view(Hex::new(0, 0), usize::MAX, Corners::Strict, |_| false)
        .find(|&at| at.q == 9);
    assert_eq!(far.map(|at| at.distance(Hex::new(0, 0))), Some(9));
}

#[test]
fn off_the_board_nobody_sees_or_is_seen() {
    let board = Bounds::new(3, 3).unwrap();
    let (on, off) = (Coord::new(1, 1), Coord::new(usize::MAX, 0));
    for corners in CORNERS {
        assert_eq!(board.sees(on, off, corners, |_| false), Err(off));
        assert_eq!(board.sees(off, on, corners, |_| false), Err(off));
        assert_eq!(board.field_of_view(off, 9, corners, |_| false).next(), None);
    }
}

#[test]
fn what_lies_in_shadow_is_not_asked() {
    let from = Coord::new(50, 50);
    // The corners of a room are behind the two walls that meet there.
    for (room, seen) in [(3, 49 - 4), (50, 101 * 101 - 4)] {
        let grid = Grid::from_fn(101, 101, |at| from.distance(at) == room).unwrap();
        for corners in CORNERS {
            let mut asked = 0;
            let field = grid.field_of_view(from, 60, corners, |&wall| {
                asked += 1;
                wall
            });
            assert_eq!(field.count(), seen);
            // Rays along headings belong to two wedges, and are also walked.
            assert!(asked <= 4 * seen, "{asked} {seen} {corners:?}");
        }
    }
}
