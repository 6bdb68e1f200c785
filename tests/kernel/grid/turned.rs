use super::*;

proptest! {
    #![proptest_config(config())]

    #[test]
    fn as_each_coordinate_and_the_wrap_are(
        (rows, cols) in (0..5_usize, 0..5_usize),
        (symmetry, wrap) in (0..8_usize, 0..4_usize),
    ) {
        let (symmetry, wrap) = (Symmetry::ALL[symmetry], WRAPS[wrap]);
        let grid = numbered(rows, cols).with_wrap(wrap);
        let turned = grid.transformed(symmetry);
        prop_assert_eq!(turned.bounds(), symmetry.map_bounds(grid.bounds()));
        for (at, cell) in grid.indexed() {
            let to = symmetry.map_coord(at, grid.bounds()).expect("on the board");
            prop_assert_eq!(turned.get(to), Some(cell));
        }
        prop_assert!(turned.view().is_standard_layout());
        prop_assert_eq!(turned.transformed(symmetry.inverse()), grid);
    }
}

#[test]
fn one_after_the_other() {
    let grid = numbered(2, 3).with_wrap(Wrap::EastWest);
    for first in Symmetry::ALL {
        for second in Symmetry::ALL {
            let twice = grid.transformed(first).transformed(second);
            assert_eq!(
                twice,
                grid.transformed(first.then(second)),
                "{first:?} {second:?}"
            );
        }
    }
}
