//! Ways round boards whose sides are joined: beside a walk over copies of the board that lie side by side, and by
//! what is known of surfaces.

use std::collections::{BTreeSet, VecDeque};

use collinear::{
    Board, Bounds, Coord, Direction, Finite, Wrap,
    boards::{
        Cuboid, Delta, Hexagons, Place, Plane, Point, Seam, Strip, Triangles, Twisted, Window,
    },
    geometry::Sheets,
    lines::Region,
};

use super::queries::on_random_pieces;

const SIZES: [(usize, usize); 7] = [(0, 2), (1, 1), (1, 4), (2, 1), (2, 2), (3, 4), (4, 3)];
const SEAMS: [Seam; 3] = [Seam::Edge, Seam::Joined, Seam::Twisted];

/// Whether steps lead from here to another copy of the same cell. If there is none, few places can be reached.
fn comes_to_a_copy<S: Copy + Ord>(
    first: S,
    steps: impl Fn(S) -> Vec<S>,
    is_copy: impl Fn(S) -> bool,
) -> bool {
    let (mut seen, mut places) = (BTreeSet::from([first]), VecDeque::from([first]));
    // The nearest first: a walk that goes on in one direction might pass by all copies.
    while let Some(place) = places.pop_front() {
        for next in steps(place) {
            if next != first && is_copy(next) {
                return true;
            }
            if seen.insert(next) {
                places.push_back(next);
            }
        }
    }
    false
}

/// Compares the regions of x with a naive answer for each of their cells, also where one of two opposite headings is
/// given, and checks the ways that are found.
fn ways_round<T: Finite + Sheets>(
    board: &Board<T>,
    headings: &[T::Heading],
    goes_round: impl Fn(&[T::Heading], T::Cell, &dyn Fn(T::Cell) -> bool) -> bool,
) {
    steps_back_lead_back(board, headings);
    let [one, other] = [true, false].map(|is_first| one_of_each_pair(board, headings, is_first));
    on_random_pieces(board, |kind, _| {
        let is_x = |at| kind(at) == 'x';
        for ((), region) in board.regions(headings, |at| is_x(at).then_some(())) {
            let way = region.way_round(headings);
            for &at in region.cells() {
                let expected = goes_round(headings, at, &|at| region.contains(at));
                assert_eq!(way.is_some(), expected, "{board:?} {at:?} {region:?}");
            }
        }
        // Regions need not be told apart.
        let x = Region::of(board, board.cells().filter(|&at| is_x(at)));
        for headings in [headings, &one, &other] {
            let way = x.way_round(headings);
            let mut cells = x.cells().iter();
            let expected = cells.any(|&at| goes_round(headings, at, &is_x));
            assert_eq!(way.is_some(), expected, "{board:?} {headings:?} {x:?}");
            if let Some(way) = way {
                is_way(board, &x, headings, &way, &goes_round);
            }
        }
    });
}

/// Of each two opposite headings the one or the other.
fn one_of_each_pair<T: Finite>(
    board: &Board<T>,
    headings: &[T::Heading],
    is_first: bool,
) -> Vec<T::Heading> {
    let first = board.cells().next();
    let reversed = |heading| first.map_or(heading, |at| board.topology().reversed(at, heading));
    let headings = headings.iter().copied();
    let half = headings.filter(|&heading| (heading <= reversed(heading)) == is_first);
    half.collect()
}

/// Each cell of it once, and adjacent to the next.
fn is_way<T: Finite + Sheets>(
    board: &Board<T>,
    region: &Region<T>,
    headings: &[T::Heading],
    way: &[T::Cell],
    goes_round: impl Fn(&[T::Heading], T::Cell, &dyn Fn(T::Cell) -> bool) -> bool,
) {
    let cells: BTreeSet<_> = way.iter().collect();
    assert_eq!(cells.len(), way.len(), "{region:?} {way:?}");
    assert!(
        way.iter().all(|&at| region.contains(at)),
        "{region:?} {way:?}"
    );
    for (&at, &next) in way.iter().zip(way.iter().cycle().skip(1)) {
        let leads = |&heading: &T::Heading| {
            let step = |from| board.step(from, heading);
            step(at) == Some(next) || step(next) == Some(at)
        };
        assert!(headings.iter().any(leads), "{region:?} {way:?}");
    }
    let goes_round = goes_round(headings, way[0], &|at| way.contains(&at));
    assert!(goes_round, "{region:?} {way:?}");
}

/// From any sheet, also where it lies mirrored.
fn steps_back_lead_back<T: Finite + Sheets>(board: &Board<T>, headings: &[T::Heading]) {
    let topology = board.topology();
    for from in board.cells() {
        for &heading in headings {
            let mut sheet = T::FIRST;
            for _ in 0..3 {
                let Some((to, there)) = topology.step(from, heading) else {
                    break;
                };
                let next = topology.sheet_after(sheet, from, heading);
                let back = topology.reversed(to, there);
                let again = topology.sheet_after(next, to, back);
                assert_eq!(again, sheet, "{board:?} {from:?} {heading:?}");
                sheet = next;
            }
        }
    }
}

/// The cell of a copy of a board, this many rows and columns from the first one's corner.
fn cell_of(board: Twisted, [row, col]: [i64; 2]) -> Option<Coord> {
    let side = |side: usize| i64::try_from(side).expect("a small board");
    let (rows, cols) = (side(board.bounds().rows()), side(board.bounds().cols()));
    let (sheet, mut at) = (
        [row.div_euclid(rows), col.div_euclid(cols)],
        [row.rem_euclid(rows), col.rem_euclid(cols)],
    );
    let is_off = |seam, sheet| seam == Seam::Edge && sheet != 0;
    if is_off(board.north_south(), sheet[0]) || is_off(board.east_west(), sheet[1]) {
        return None;
    }
    if board.east_west() == Seam::Twisted && sheet[1] % 2 != 0 {
        at[0] = rows - 1 - at[0];
    }
    if board.north_south() == Seam::Twisted && sheet[0] % 2 != 0 {
        at[1] = cols - 1 - at[1];
    }
    let [row, col] = at.map(|index| usize::try_from(index).expect("on the board"));
    Some(Coord::new(row, col))
}

/// A step on the sheets, each of which lies mirrored as the seams have it.
fn moved(board: Twisted, [row, col]: [i64; 2], way: Direction) -> [i64; 2] {
    let side = |side: usize| i64::try_from(side).expect("a small board");
    let (rows, cols) = (side(board.bounds().rows()), side(board.bounds().cols()));
    let step = |step: isize, seam, sheet: i64| {
        let step = i64::try_from(step).expect("a small step");
        if seam == Seam::Twisted && sheet % 2 != 0 {
            -step
        } else {
            step
        }
    };
    [
        row + step(way.rows(), board.east_west(), col.div_euclid(cols)),
        col + step(way.cols(), board.north_south(), row.div_euclid(rows)),
    ]
}

/// The steps that lead from a place to another one or back: all between it and the places near it.
fn both_ways<S: Copy + PartialEq>(
    steps: impl Fn(S) -> Vec<S>,
    near: impl Fn(S) -> Vec<S>,
) -> impl Fn(S) -> Vec<S> {
    move |place| {
        let mut near = near(place);
        let there = steps(place);
        near.retain(|&other| there.contains(&other) || steps(other).contains(&place));
        near
    }
}

/// However they may be mirrored.
fn each_way(ways: &[Direction]) -> BTreeSet<Direction> {
    let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let ways = ways.iter().flat_map(|way| {
        let mirrored = |(down, right)| Direction::new(way.rows() * down, way.cols() * right);
        signs.into_iter().filter_map(mirrored)
    });
    ways.collect()
}

/// On the plane of all copies.
fn on_sheets(
    board: Twisted,
    ways: &[Direction],
    from: Coord,
    is_x: &dyn Fn(Coord) -> bool,
) -> bool {
    let first = [from.row, from.col].map(|index| i64::try_from(index).expect("a small board"));
    let is_on_x = |place: &[i64; 2]| cell_of(board, *place).is_some_and(is_x);
    let steps = |place| ways.iter().map(|&way| moved(board, place, way)).collect();
    let each_way = each_way(ways);
    let near = |place| {
        let near = each_way.iter().map(|&way| moved(board, place, way));
        near.filter(is_on_x).collect()
    };
    comes_to_a_copy(first, both_ways(steps, near), |place| {
        cell_of(board, place) == Some(from)
    })
}

/// On the two copies of a projective plane that make a sphere.
fn on_sphere(
    board: Twisted,
    ways: &[Direction],
    from: Coord,
    is_x: &dyn Fn(Coord) -> bool,
) -> bool {
    let plane = board.board();
    let steps = |(at, copy): (Coord, bool)| {
        let steps = ways.iter().filter_map(|&way| {
            let next = plane.step(at, way)?;
            let over = |index: usize, step, side| index.wrapping_add_signed(step) >= side;
            let over_row = over(at.row, way.rows(), board.bounds().rows());
            let over_col = over(at.col, way.cols(), board.bounds().cols());
            Some((next, copy ^ over_row ^ over_col))
        });
        steps.collect()
    };
    let each_way = each_way(ways);
    let near = |(at, _)| {
        let near = each_way.iter().filter_map(|&way| plane.step(at, way));
        let near = near.filter(|&at| is_x(at));
        near.flat_map(|at| [(at, false), (at, true)]).collect()
    };
    comes_to_a_copy((from, false), both_ways(steps, near), |(at, _)| at == from)
}

#[test]
fn ways_round_rectangles_come_to_a_copy_of_their_cell() {
    for (rows, cols) in SIZES {
        for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
            let board = Bounds::new(rows, cols).unwrap().with_wrap(wrap);
            let seam = |is_joined| if is_joined { Seam::Joined } else { Seam::Edge };
            let twin = Twisted::new(rows, cols).unwrap();
            let twin = twin.with_north_south(seam(matches!(wrap, Wrap::NorthSouth | Wrap::Both)));
            let twin = twin.with_east_west(seam(matches!(wrap, Wrap::EastWest | Wrap::Both)));
            let knight = &Direction::KNIGHT;
            for ways in [
                &Direction::ORTHOGONAL[..],
                &Direction::ALL,
                &Direction::HEX,
                knight,
            ] {
                ways_round(&board, ways, |ways, at, is_x| {
                    on_sheets(twin, ways, at, is_x)
                });
            }
            let holes = [Coord::new(0, 0), Coord::new(1, 1)];
            let holed = board.without(holes).unwrap();
            let ways = &Direction::ALL;
            ways_round(&holed, ways, |ways, at, is_x| {
                on_sheets(twin, ways, at, &|at| !holes.contains(&at) && is_x(at))
            });
        }
    }
}

#[test]
fn ways_round_twisted_seams_come_to_a_copy_of_their_cell() {
    for (rows, cols) in SIZES {
        for (down, across) in SEAMS
            .into_iter()
            .flat_map(|down| SEAMS.map(|across| (down, across)))
        {
            let board = Twisted::new(rows, cols).unwrap();
            let board = board.with_north_south(down).with_east_west(across);
            for ways in [
                &Direction::ORTHOGONAL[..],
                &Direction::ALL,
                &Direction::HEX,
                &Direction::KNIGHT,
            ] {
                if [down, across] != [Seam::Twisted; 2] {
                    ways_round(&board.board(), ways, |ways, at, is_x| {
                        on_sheets(board, ways, at, is_x)
                    });
                } else if ways != Direction::KNIGHT {
                    ways_round(&board.board(), ways, |ways, at, is_x| {
                        on_sphere(board, ways, at, is_x)
                    });
                }
            }
        }
    }
}

#[test]
fn ways_round_boxes_come_to_a_copy_of_their_cell() {
    for joined in [[false; 3], [true, false, true], [true; 3]] {
        let cuboid = Cuboid::new([2, 1, 3]).unwrap().with_joined(joined);
        let number = |index: usize| i64::try_from(index).expect("a small box");
        let cell = |place: [i64; 3]| {
            let mut at = [0; 3];
            for side in 0..3 {
                let len = number(cuboid.sides()[side]);
                if !joined[side] && !(0..len).contains(&place[side]) {
                    return None;
                }
                at[side] = usize::try_from(place[side].rem_euclid(len)).expect("on the board");
            }
            Some(Point(at))
        };
        for ways in [
            Delta::<3>::all().collect::<Vec<_>>(),
            Delta::<3>::AXES.map(|way| -way).into(),
        ] {
            let both: Vec<_> = ways.iter().flat_map(|&way| [way, -way]).collect();
            ways_round(&cuboid.board(), &both, |ways, from, is_x| {
                let step = |way: Delta<3>, side| i64::try_from(way[side]).expect("one step");
                let steps = |place: [i64; 3]| {
                    let next =
                        |way: Delta<3>| std::array::from_fn(|side| place[side] + step(way, side));
                    let is_on_x = |place: &[i64; 3]| cell(*place).is_some_and(is_x);
                    ways.iter()
                        .flat_map(|&way| [way, -way])
                        .map(next)
                        .filter(is_on_x)
                        .collect()
                };
                comes_to_a_copy(from.0.map(number), steps, |place| cell(place) == Some(from))
            });
        }
    }
}

#[test]
fn nothing_goes_round_a_board_without_joined_sides() {
    fn never<H, C>(_: &[H], _: C, _: &dyn Fn(C) -> bool) -> bool {
        false
    }
    let hexagon = Hexagons::hexagon(3).unwrap().board();
    ways_round(&hexagon, &Direction::HEX, never);
    let window = Window::new(Plane, Place::new(-1, 7), 3, 4).unwrap().board();
    ways_round(&window, &Direction::ALL, never);
    let triangles = Triangles::new(3, 4).unwrap().board();
    ways_round(&triangles, &Strip::ALL, never);
}

/// All x over sides and corners, and all that is no x over sides: who of them goes round?
fn both_go_round<T>(board: &Board<T>, is_x: impl Fn(Coord) -> bool) -> [bool; 2]
where
    T: Finite<Cell = Coord, Heading = Direction> + Sheets,
{
    let goes_round = |own: bool, ways: &[Direction]| {
        let cells = board.cells().filter(|&at| is_x(at) == own);
        Region::of(board, cells).way_round(ways).is_some()
    };
    [
        goes_round(true, &Direction::ALL),
        goes_round(false, &Direction::ORTHOGONAL),
    ]
}

/// As at Hex: either there is a way round the cylinder, or one from end to end crosses it.
#[test]
fn a_cylinder_is_gone_round_or_crossed() {
    for (rows, cols) in [(1, 1), (1, 5), (3, 2), (4, 4), (3, 6)] {
        let board = Bounds::new(rows, cols).unwrap().with_wrap(Wrap::EastWest);
        on_random_pieces(&board, |kind, _| {
            let free = |at| kind(at) != 'x';
            let goal = |at: Coord| at.row == rows - 1;
            let way =
                board.flood_until(board.side(Direction::N), goal, &Direction::ORTHOGONAL, free);
            let [goes_round, _] = both_go_round(&board, |at| kind(at) == 'x');
            assert_eq!(goes_round, way.is_err(), "{board:?}");
        });
    }
}

/// Who colours all cells of a projective plane makes a way round in one of two colours, never in both: the theorem on
/// which Projex is built. On a torus and a Klein bottle both may have one, but not neither.
#[test]
fn one_of_two_colours_goes_round_a_projective_plane() {
    for (rows, cols) in [(2, 2), (2, 3), (4, 3), (5, 5)] {
        let plane = Twisted::projective(rows, cols).unwrap().board();
        on_random_pieces(&plane, |kind, _| {
            let [x, other] = both_go_round(&plane, |at| kind(at) == 'x');
            assert_ne!(x, other, "{plane:?}");
        });
        let klein = Twisted::klein(rows, cols).unwrap().board();
        on_random_pieces(&klein, |kind, _| {
            assert_ne!(
                both_go_round(&klein, |at| kind(at) == 'x'),
                [false; 2],
                "{klein:?}"
            );
        });
        let torus = Bounds::new(rows, cols).unwrap().with_wrap(Wrap::Both);
        on_random_pieces(&torus, |kind, _| {
            assert_ne!(
                both_go_round(&torus, |at| kind(at) == 'x'),
                [false; 2],
                "{torus:?}"
            );
        });
    }
}

/// Sides as long as there are, and the longest steps: nothing panics, and a step back leads back.
#[test]
fn sheets_of_immense_boards_are_counted() {
    let side = isize::MAX.unsigned_abs();
    let last = Coord::new(0, side - 1);
    let ring = Bounds::new(1, side).unwrap().with_wrap(Wrap::Both);
    let ways = [1, 2, isize::MAX].map(|cols| Direction::new(0, cols).unwrap());
    for way in ways {
        let there = ring.topology().sheet_after([0, 0], last, way);
        let next = ring.step(last, way).unwrap();
        assert_eq!(there, [0, 1], "{way}");
        assert_eq!(
            ring.topology().sheet_after(there, next, -way),
            [0, 0],
            "{way}"
        );
    }
    let pair = Region::of(&ring, [last, Coord::new(0, 0)]);
    assert_eq!(pair.way_round(&Direction::ORTHOGONAL), Some(vec![last]));
    let row = [Direction::E, Direction::W];
    assert_eq!(pair.way_round(&row), None);
    // Sheets are compared between cells that hang together, in whatever order they are.
    for way in row {
        assert_eq!(pair.way_round(&[way]), None, "{way}");
    }
    let pair = Region::of(&ring, [Coord::new(0, 0), last]);
    for way in row {
        assert_eq!(pair.way_round(&[way]), None, "{way}");
    }
    let nowhere = Bounds::new(0, 0).unwrap().with_wrap(Wrap::Both);
    // No such cell, and no panic.
    let _ = nowhere
        .topology()
        .sheet_after([0, 0], Coord::new(3, 3), Direction::S);
}
