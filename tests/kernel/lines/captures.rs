use super::*;

type Range = (Bound<usize>, Bound<usize>);

/// Ranges with the most cells that they have room for.
const RANGES: [(Range, usize); 9] = [
    ((Included(1), Unbounded), usize::MAX),
    ((Included(0), Unbounded), usize::MAX),
    ((Unbounded, Unbounded), usize::MAX),
    ((Included(1), Included(1)), 1),
    ((Included(2), Included(2)), 2),
    ((Unbounded, Excluded(3)), 2),
    ((Excluded(1), Included(4)), 4),
    ((Included(0), Included(0)), 0),
    ((Included(1), Included(usize::MAX)), usize::MAX),
];

/// Ranges without numbers: too few cells, whatever there is.
const EMPTY: [Range; 5] = [
    (Included(1), Excluded(1)),
    (Included(5), Included(2)),
    (Unbounded, Excluded(0)),
    (Included(usize::MAX), Excluded(usize::MAX)),
    (Excluded(usize::MAX), Unbounded),
];

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn a_bracket_is_so_many_inner_cells_and_an_anchor(grid in a_grid()) {
        let (board, x, o) = (grid.bounds(), is(&grid, 'x'), is(&grid, 'o'));
        for_every_ray(&grid, |from, direction| {
            for (range, max) in RANGES {
                let found = board.bracket(from, direction, range, x, o);
                assert_eq!(grid.bracket(from, direction, range, is_x, is_o), found);
                let expected = naive::bracket(board, from, direction, &range, x, o);
                if let Ok(found) = found {
                    assert_eq!((found.from, found.heading), (from, direction));
                }
                let as_lists = |found: Bracket| (list(found.inner), found.anchor);
                let wanted = found.map(as_lists).map_err(|miss| miss.wanted);
                assert_eq!(wanted, expected, "{range:?} {from} {direction} {grid:?}");

                // A miss says how far it came and what was there.
                let Err(miss) = found else { continue };
                let (walked, end) = naive::walk(board, from, direction, max, x);
                let behind = naive::walk(board, from, direction, usize::MAX, |at| {
                    walked.contains(&at)
                });
                let end = if miss.wanted == Wanted::Anchor {
                    behind.1
                } else {
                    end
                };
                assert_eq!(
                    miss,
                    Miss::new(miss.wanted, from, direction, walked.len(), end),
                    "{range:?} {from} {direction} {grid:?}"
                );
            }
            for range in EMPTY {
                let miss = board
                    .bracket(from, direction, range, x, |_| true)
                    .unwrap_err();
                assert_eq!(miss.wanted, Wanted::Inner, "{range:?}");
            }
        });
    }

    #[test]
    fn an_anchor_may_be_a_cell_that_could_be_inner(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |from, direction| {
            let found = board.bracket(from, direction, 1..=2, x, x);
            let expected = naive::bracket(board, from, direction, &(1..=2), x, x);
            assert_eq!(
                found.ok().map(|found| found.anchor),
                expected.ok().map(|found| found.1)
            );
        });
    }

    #[test]
    fn no_bracket_is_anchored_on_its_own_origin(grid in a_grid()) {
        let torus = grid.with_wrap(Wrap::Both);
        for_every_ray(&torus, |from, direction| {
            for (range, _) in RANGES {
                let found =
                    torus
                        .bounds()
                        .bracket(from, direction, range, |at| at != from, |_| true);
                if let Ok(found) = found {
                    assert_ne!(found.anchor, from, "{range:?} {direction} {torus:?}");
                    assert!(
                        !found.inner.contains(from),
                        "{range:?} {direction} {torus:?}"
                    );
                    assert!(
                        !found.inner.contains(found.anchor),
                        "{range:?} {direction} {torus:?}"
                    );
                }
            }
        });
    }

    #[test]
    fn a_hop_leads_over_one_cell_to_the_next(grid in a_grid()) {
        let (board, x, free) = (grid.bounds(), is(&grid, 'x'), is(&grid, '.'));
        for_every_ray(&grid, |from, direction| {
            let (over, after_over) = naive::walk(board, from, direction, 1, x);
            let expected = match over[..] {
                [] => Err(Miss::new(Wanted::Hurdle, from, direction, 0, after_over)),
                [over, ..] => {
                    let passes = |at| at == over || free(at);
                    let (way, end) = naive::walk(board, from, direction, 2, passes);
                    let miss = Miss::new(Wanted::Landing, from, direction, 1, end);
                    way.get(1).map(|&to| Hop { from, over, to }).ok_or(miss)
                }
            };
            let hop = board.hop(from, direction, x, free);
            assert_eq!(hop, expected, "{from} {direction} {grid:?}");
            assert_eq!(grid.hop(from, direction, is_x, |&cell| cell == '.'), hop);
        });
    }
}

#[test]
fn ranges_are_written_as_games_say_them() {
    // @ o o x
    let grid = Grid::parse("@oox").unwrap();
    let from = Coord::new(0, 0);
    assert!(grid.bracket(from, Direction::E, 1.., is_o, is_x).is_ok());
    assert!(grid.bracket(from, Direction::E, 2..=2, is_o, is_x).is_ok());
    assert!(grid.bracket(from, Direction::E, 0.., is_o, is_x).is_ok());
    assert!(grid.bracket(from, Direction::E, ..3, is_o, is_x).is_ok());
    assert!(grid.bracket(from, Direction::E, .., is_o, is_x).is_ok());
    assert!(grid.bracket(from, Direction::E, 1..=1, is_o, is_x).is_err());
    assert!(grid.bracket(from, Direction::E, 3.., is_o, is_x).is_err());
    assert!(grid.bracket(from, Direction::E, 1..1, is_o, is_x).is_err());
}
