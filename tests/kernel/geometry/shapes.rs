//! The symmetries of a shape, beside all orders of its cells that keep every distance.

use super::*;
use collinear::geometry::{Tiling, shape_symmetries};
use proptest::sample::subsequence;

/// The square of the distance of two cells; of hexagons, each row lies half a cell farther left.
fn distance(tiling: Tiling, a: Coord, b: Coord) -> isize {
    let rows = b.row.cast_signed() - a.row.cast_signed();
    let cols = b.col.cast_signed() - a.col.cast_signed();
    match tiling {
        Tiling::Square => rows * rows + cols * cols,
        Tiling::Hexagonal => rows * rows - rows * cols + cols * cols,
    }
}

/// All orders of the cells in which each has the distances from those before it that it has now.
fn orders(tiling: Tiling, cells: &[Coord], so_far: &[Coord], found: &mut BTreeSet<Vec<Coord>>) {
    let place = so_far.len();
    if place == cells.len() {
        found.insert(so_far.to_vec());
        return;
    }
    let fits = |&to: &Coord| {
        let mut pairs = so_far.iter().zip(cells);
        pairs.all(|(&image, &at)| {
            image != to && distance(tiling, image, to) == distance(tiling, at, cells[place])
        })
    };
    for to in cells.iter().copied().filter(fits) {
        orders(tiling, cells, &[so_far, &[to]].concat(), found);
    }
}

fn check(tiling: Tiling, cells: &[Coord]) {
    let found = shape_symmetries(tiling, cells);
    let distinct: BTreeSet<_> = found.iter().cloned().collect();
    let mut expected = BTreeSet::new();
    orders(tiling, cells, &[], &mut expected);
    assert_eq!(distinct, expected, "{tiling:?} {cells:?}");
}

/// The least row and column may be any, and the cells need not touch.
fn a_shape() -> impl Strategy<Value = Vec<Coord>> {
    let square = cells(board(4, 4, Wrap::None));
    (subsequence(square, 1..=7), 0_usize..3, 0_usize..3).prop_map(|(cells, down, right)| {
        let moved = cells.into_iter();
        moved
            .map(|at| Coord::new(at.row + down, at.col + right))
            .collect()
    })
}

proptest! {
    #![proptest_config(naive::cases(400))]

    #[test]
    fn symmetries_of_a_shape_are_the_orders_that_keep_distances(cells in a_shape()) {
        for tiling in [Tiling::Square, Tiling::Hexagonal] {
            check(tiling, &cells);
        }
    }
}

#[test]
fn regular_shapes_have_as_many_symmetries_as_is_known() {
    let shape = |cells: &[(usize, usize)]| -> Vec<Coord> {
        cells.iter().copied().map(Coord::from).collect()
    };
    let square = shape(&[(1, 2), (1, 3), (2, 2), (2, 3)]);
    let hexagon = shape(&[(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2)]);
    let triangle = shape(&[(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]);
    let hook = shape(&[(0, 0), (1, 0), (2, 0), (2, 1)]);
    for (tiling, cells, expected) in [
        (Tiling::Square, &square, 8),
        (Tiling::Hexagonal, &hexagon, 12),
        (Tiling::Hexagonal, &triangle, 6),
        (Tiling::Square, &hook, 1),
        (Tiling::Square, &vec![], 0),
    ] {
        assert_eq!(shape_symmetries(tiling, cells).len(), expected, "{cells:?}");
    }
}
