//! Boxes: their axes, windows and names, and a flat one beside a rectangle.

use std::collections::{BTreeSet, HashSet};

use collinear::{
    Bounds, Coord, Direction, Finite, Length, Origin, Wrap,
    boards::{Cuboid, Delta, Point},
};

use super::check_all;
use crate::budget;

#[test]
fn boxes_keep_the_laws() {
    for joined in [
        [false; 3],
        [true, false, false],
        [false, true, true],
        [true; 3],
    ] {
        for sides in [[2, 3, 4], [1, 1, 1], [1, 4, 2], [3, 0, 2]] {
            let cuboid = Cuboid::new(sides).unwrap().with_joined(joined);
            let far = [[2, -1, 3], [0, 0, 5], [isize::MAX, 1, 0]].map(Delta::new);
            check_all(&cuboid, &far.map(Option::unwrap));
        }
    }
    for joined in [[false; 1], [true; 1]] {
        check_all(&Cuboid::new([5]).unwrap().with_joined(joined), &[]);
    }
    check_all(
        &Cuboid::new([2, 1, 3, 2])
            .unwrap()
            .with_joined([true, false, true, false]),
        &[],
    );
    let point = Cuboid::new([]).unwrap();
    assert_eq!((point.cells().count(), Delta::<0>::all().count()), (1, 0));
}

/// (prod(n + 2 max(0, n - k + 1)) - prod n) / 2, for k > 1.
fn formula<const N: usize>(sides: [usize; N], k: usize) -> usize {
    let around = sides.map(|side| side + 2 * (side + 1).saturating_sub(k));
    (around.iter().product::<usize>() - sides.iter().product::<usize>()) / 2
}

#[test]
fn a_box_has_as_many_windows_as_the_formula_says() {
    fn count<const N: usize>(sides: [usize; N], k: usize) -> (usize, usize) {
        let board = Cuboid::new(sides).unwrap().board();
        let lines = Delta::axes().flat_map(|axis| board.lines(axis));
        let found = lines.map(|line| line.windows(k).count()).sum();
        (found, formula(sides, k))
    }
    assert_eq!(count([6, 7], 4), (69, 69));
    assert_eq!(count([15, 15], 5), (572, 572));
    assert_eq!(count([4, 4, 4], 4), (76, 76));
    assert_eq!(count([3, 3, 3, 3], 3), (272, 272));
    assert_eq!(count([3, 5, 4], 3), (190, 190));
    for k in 2..6 {
        let (found, expected) = count([2, 5, 3], k);
        assert_eq!(found, expected, "{k}");
    }
}

#[test]
fn axes_are_one_of_each_two_neighbours() {
    fn counts<const N: usize>() -> Vec<usize> {
        let all: BTreeSet<_> = Delta::<N>::all().collect();
        let axes: BTreeSet<_> = Delta::<N>::axes().collect();
        assert_eq!(all.len(), 2 * axes.len());
        assert!(
            all.iter()
                .all(|&delta| axes.contains(&delta) != axes.contains(&-delta))
        );
        let changing = |n| axes.iter().filter(|axis| axis.changes() == n).count();
        (1..=N).map(changing).collect()
    }
    assert_eq!(counts::<1>(), [1]);
    assert_eq!(counts::<2>(), [2, 2]);
    assert_eq!(counts::<3>(), [3, 6, 4]);
    assert_eq!(counts::<4>(), [4, 12, 16, 8]);
    assert!(Delta::<2>::axes().eq(Delta::<2>::AXES));
    assert!(Delta::<3>::axes().eq(Delta::<3>::AXES));
    assert!(Delta::<4>::axes().eq(Delta::<4>::AXES));
    assert_eq!(Delta::<60>::axes().next().unwrap().changes(), 1);
}

#[test]
fn names_are_read_back() {
    let cuboid = Cuboid::new([3, 2, 30]).unwrap();
    for origin in [Origin::TopLeft, Origin::BottomLeft] {
        for at in cuboid.cells() {
            let name = cuboid.name_from(at, origin).unwrap();
            assert_eq!(cuboid.cell_named_from(&name, origin), Ok(at));
            assert_eq!(cuboid.cell_named_from(&name.to_uppercase(), origin), Ok(at));
        }
    }
    let flat = Cuboid::new([5, 6]).unwrap();
    let bounds = Bounds::new(5, 6).unwrap();
    for at in bounds.coords() {
        for origin in [Origin::TopLeft, Origin::BottomLeft] {
            let name = flat.name_from(Point([at.row, at.col]), origin);
            assert_eq!(
                name,
                bounds.name_from(at, origin).map(|name| name.to_string())
            );
        }
    }
    let refused = |text| {
        cuboid
            .cell_named_from(text, Origin::TopLeft)
            .unwrap_err()
            .to_string()
    };
    for text in [
        "", "a", "a1", "1a1", "a01a", "a1a1", "a1 a", "é1a", "a0a", "a-1a",
    ] {
        assert!(refused(text).starts_with("not a cell"), "{text}");
    }
    for text in [
        "a3a",
        "a1d",
        "ae1a",
        "a99999999999999999999999a",
        "zzzzzzzzzzzzzzzzzz1a",
    ] {
        assert_eq!(
            refused(text),
            "off the board: its cells are a1a to ad2c",
            "{text}"
        );
    }
    let empty = Cuboid::new([3, 0]).unwrap();
    let error = empty.cell_named_from("a1", Origin::TopLeft).unwrap_err();
    assert_eq!(error.to_string(), "off the board: it has no cells");
}

#[test]
fn sizes_that_overflow_are_refused() {
    for sides in [
        [usize::MAX, 1, 1],
        [1 << 31, 1 << 31, 2],
        [1 << 40, 1 << 40, 0],
    ] {
        assert!(Cuboid::new(sides).is_err(), "{sides:?}");
    }
    let error = Cuboid::new([1 << 32, 1 << 32]).unwrap_err();
    let message = "a box of 4294967296 x 4294967296 cells is more than memory can hold";
    assert_eq!(error.to_string(), message);
    let error = Cuboid::new([9, 8, 7, 6, usize::MAX]).unwrap_err();
    let message = "a box of 9 x 8 x 7 x 6 x .. cells is more than memory can hold";
    assert_eq!(error.to_string(), message);
    assert!(Cuboid::new([isize::MAX.unsigned_abs(), 1]).is_ok());
}

/// A box of two dimensions is a rectangle: every word answers the same.
#[test]
fn a_flat_box_answers_what_bounds_answer() {
    let mut random = fastrand::Rng::with_seed(7);
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let joined = [wrap.joins_north_south(), wrap.joins_east_west()];
        let flat = Cuboid::new([5, 6]).unwrap().with_joined(joined);
        let (boxed, bounds) = (flat.board(), Bounds::new(5, 6).unwrap().with_wrap(wrap));
        let ways = Delta::<2>::AXES.map(|axis| Direction::new(axis[0], axis[1]).unwrap());
        let coord = |Point([row, col]): Point<2>| Coord::new(row, col);
        for _ in 0..budget::games(200) {
            let cells: Vec<u8> = (0..30).map(|_| random.u8(0..3)).collect();
            let kind = |at: Coord| cells[at.row * 6 + at.col];
            let (is_1, is_2) = (|at| kind(coord(at)) == 1, |at| kind(coord(at)) == 2);
            for at in flat.cells() {
                for (axis, way) in Delta::<2>::AXES.into_iter().zip(ways) {
                    let ours = boxed.run_through(at, axis, is_1);
                    let theirs = bounds.run_through(coord(at), way, |at| kind(at) == 1);
                    assert!(ours.line.iter().map(coord).eq(theirs.line));
                    assert_eq!(ours.ahead.to_string(), theirs.ahead.to_string());
                    let ours = boxed.bracket(at, axis, 1.., is_2, is_1);
                    let theirs =
                        bounds.bracket(coord(at), way, 1.., |at| kind(at) == 2, |at| kind(at) == 1);
                    let ours = ours.map(|found| found.inner.iter().map(coord).collect());
                    let ours: Result<Vec<_>, _> = ours.map_err(|miss| miss.to_string());
                    let theirs = theirs.map(|found| found.inner.iter().collect());
                    assert_eq!(ours, theirs.map_err(|miss| miss.to_string()));
                    let ours = boxed.hop(at, axis, is_2, is_1).map(|hop| coord(hop.to));
                    let theirs = bounds.hop(coord(at), way, |at| kind(at) == 2, |at| kind(at) == 1);
                    assert_eq!(ours.ok(), theirs.map(|hop| hop.to).ok());
                }
            }
            let three = Length::AtLeast(3);
            let ours = boxed.k_lines(&Delta::<2>::AXES, three, is_1);
            let ours: HashSet<BTreeSet<_>> =
                ours.map(|line| line.iter().map(coord).collect()).collect();
            let theirs = bounds.k_lines(&ways, three, |at| kind(at) == 1);
            let theirs: HashSet<BTreeSet<_>> = theirs.map(|line| line.iter().collect()).collect();
            assert_eq!(ours, theirs);
        }
    }
}

#[test]
fn paths_of_a_box() {
    let board = Cuboid::new([4, 4, 4]).unwrap().board();
    let path = board
        .path(Point([3, 0, 0]), Point([0, 3, 3]), |_| true)
        .unwrap();
    assert_eq!(path.to_string(), "3 cells (-1, +1, +1) from (2, 1, 1)");
    let blocked = board
        .path(Point([0, 0, 0]), Point([0, 0, 3]), |_| false)
        .unwrap_err();
    assert_eq!(blocked.to_string(), "the path is blocked at (0, 0, 1)");
    let bent = board
        .path(Point([0, 0, 0]), Point([0, 1, 3]), |_| true)
        .unwrap_err();
    assert_eq!(bent.to_string(), "(0, 0, 0) and (0, 1, 3) are not in line");
}
