//! The symmetries of a shape, compared with all maps that keep every distance of the tiling.

use super::*;
use collinear::geometry::{Tiling, shape_symmetries};
use itertools::iproduct;
use proptest::sample::subsequence;

/// The squared length of a step; with hexagons, each row is shifted left by half a cell.
fn length(tiling: Tiling, [rows, cols]: [isize; 2]) -> isize {
    match tiling {
        Tiling::Square => rows * rows + cols * cols,
        Tiling::Hexagonal => rows * rows - rows * cols + cols * cols,
    }
}

/// The image of a step, given the images of a step down and a step to the right.
fn image([down, right]: [[isize; 2]; 2], [rows, cols]: [isize; 2]) -> [isize; 2] {
    [0, 1].map(|side| rows * down[side] + cols * right[side])
}

/// All linear maps that keep the length of every step.
fn maps(tiling: Tiling) -> Vec<[[isize; 2]; 2]> {
    let steps = iproduct!(-1..=1, -1..=1).map(|(rows, cols)| [rows, cols]);
    let maps = iproduct!(steps.clone(), steps.clone()).map(|(down, right)| [down, right]);
    let keeps = |map: &[[isize; 2]; 2]| {
        let mut steps = steps.clone();
        steps.all(|step| length(tiling, image(*map, step)) == length(tiling, step))
    };
    maps.filter(keeps).collect()
}

fn check(tiling: Tiling, cells: &[Coord]) {
    let place = |at: &Coord| [at.row.cast_signed(), at.col.cast_signed()];
    let mut expected = BTreeSet::new();
    for (map, first) in iproduct!(maps(tiling), cells) {
        let moved = cells.iter().map(|at| {
            let step = [0, 1].map(|side| place(at)[side] - place(&cells[0])[side]);
            let to = [0, 1].map(|side| place(first)[side] + image(map, step)[side]);
            cells.iter().copied().find(|at| place(at) == to)
        });
        expected.extend(moved.collect::<Option<Vec<_>>>());
    }
    let found = shape_symmetries(tiling, cells);
    assert_eq!(BTreeSet::from_iter(found), expected, "{tiling:?} {cells:?}");
}

/// Random cells, which need not touch.
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
    fn symmetries_of_a_shape_are_the_maps_that_keep_distances(cells in a_shape()) {
        for tiling in [Tiling::Square, Tiling::Hexagonal] {
            check(tiling, &cells);
        }
    }
}

#[test]
fn cells_far_apart_are_no_panic() {
    let (far, most) = (1 << 63, usize::MAX);
    for tiling in [Tiling::Square, Tiling::Hexagonal] {
        for cells in [
            vec![(far, 0)],
            vec![(most, most)],
            vec![(0, 0), (far, 0)],
            vec![(0, 0), (most, 0), (0, most), (most, most)],
        ] {
            let cells: Vec<_> = cells.into_iter().map(Coord::from).collect();
            let all = shape_symmetries(tiling, &cells);
            assert!(all.contains(&cells), "the identity is one");
            for images in all {
                assert!(images.iter().all(|at| cells.contains(at)));
            }
        }
        assert!(shape_symmetries(tiling, &[]).is_empty());
    }
}
