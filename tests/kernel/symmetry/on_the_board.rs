//! Queries of a whole board, and changes of it.

use super::*;
use collinear::{Shape, geometry::Tiling};

fn matter(cell: char) -> Gravity {
    match cell {
        '.' => Gravity::Empty,
        'o' => Gravity::Fixed,
        _ => Gravity::Falls,
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn cells_go_where_the_symmetry_says_and_the_wrap_goes_with_them(grid in a_grid()) {
        for symmetry in Symmetry::ALL {
            let there = grid.transformed(symmetry);
            prop_assert_eq!(there.bounds(), symmetry.map_bounds(grid.bounds()));
            for at in cells(grid.bounds()) {
                let to = symmetry.map_coord(at, grid.bounds()).expect("on the board");
                prop_assert_eq!(there[to], grid[at]);
            }
            for next in Symmetry::ALL {
                let both = grid.transformed(symmetry.then(next));
                prop_assert_eq!(there.transformed(next), both);
            }
        }
    }

    #[test]
    fn lines_and_runs_are_mirrored(grid in a_grid(), k in 0_usize..6) {
        for way in directions() {
            mirrored(&grid, |grid, to, by| {
                let (board, way) = (grid.bounds(), to.way(way));
                answers![by;
                    unordered(board.lines(way).map(unordered)),
                    unordered(board.windows(way, k).map(unordered)),
                    unordered(grid.runs(way, kind)),
                    unordered(grid.landings(way, is_free)),
                ]
            });
        }
    }

    #[test]
    fn what_has_gone_down_or_away_is_mirrored(grid in a_grid()) {
        let without_o = |line: Vec<char>| line.into_iter().filter(|cell| *cell != 'o');
        for way in directions() {
            // A whole ring begins at another cell in the image.
            let is_ring = grid.bounds().is_ring(way);
            mirrored(&grid, |grid, to, by| {
                let way = to.way(way);
                let [mut fallen, mut left, mut rewritten] = [(); 3].map(|()| grid.clone());
                let fell = fallen.compact(way, |&cell| matter(cell));
                let full = left.remove_lines(to.way(Direction::E), way, is_x, '-');
                if !is_ring {
                    rewritten.rewrite_lines(way, '?', without_o);
                }
                answers![by;
                    (fell, fallen),
                    (unordered(full.into_iter().map(unordered)), left),
                    rewritten,
                ]
            });
        }
    }

    #[test]
    fn lines_of_k_and_what_makes_them_are_mirrored(grid in a_grid(), k in 1_usize..6) {
        let sets = [&Direction::AXES[..], &Direction::HEX_AXES, &Direction::KNIGHT[..4]];
        let lengths = [Length::AtLeast(k), Length::Exactly(k)];
        for (axes, length) in itertools::iproduct!(sets, lengths) {
            mirrored(&grid, |grid, to, by| {
                let axes = &to.ways(axes)[..];
                let pair = |swap: Move| unordered([swap.from, swap.to]);
                let weigh = |cell: &char| [i32::from(is_x(cell)), i32::from(is_o(cell))];
                let census = grid.census(axes, k, weigh).expect("a small board");
                let windows = census.windows().map(|(line, sums)| (unordered(line), sums));
                answers![by;
                    unordered(grid.k_lines(axes, length, is_x).map(unordered)),
                    unordered(windows),
                    unordered(grid.matches(axes, length, kind)),
                    unordered(grid.matching_swaps(axes, length, kind).map(pair)),
                    unordered(grid.completions(axes, length, is_x, is_free)),
                    unordered(grid.threats(axes, length, is_x, is_free)),
                ]
            });
        }
    }

    #[test]
    fn what_all_pieces_can_do_is_mirrored(grid in a_grid()) {
        mirrored(&grid, |grid, to, by| {
            let ways = &to.ways(&directions())[..];
            let some = |at| if is_x(&grid[at]) { &ways[..3] } else { &ways[2..] };
            answers![by; unordered(grid.headings_of(|_| true, |at| some(at).iter().copied()))]
        });
    }

    #[test]
    fn regions_and_what_is_encircled_are_mirrored(grid in a_grid()) {
        for ways in [&Direction::ORTHOGONAL[..], &Direction::HEX, &Direction::KNIGHT] {
            mirrored(&grid, |grid, to, by| {
                let ways = &to.ways(ways)[..];
                let regions = grid.regions(ways, |&cell| (!is_free(&cell)).then_some(cell));
                let regions = regions.map(|(kind, region)| {
                    let border = unordered(region.border(ways));
                    (kind, border, unordered(region.into_cells()))
                });
                let enclosed = grid.enclosed(ways, is_x);
                answers![by;
                    unordered(regions),
                    unordered(enclosed.map(|region| unordered(region.into_cells()))),
                    unordered(grid.encircled(ways, is_x)),
                ]
            });
        }
    }

    #[test]
    fn vision_is_mirrored(grid in a_grid(), radius in 0_usize..8) {
        for corners in [Corners::Strict, Corners::Lenient] {
            mirrored(&grid, |board, to, by| {
                let seen = cells(grid.bounds()).into_iter().map(|from| {
                    unordered(board.field_of_view(to.cell(from), radius, corners, is_x))
                });
                answers![by; seen.collect::<Vec<_>>()]
            });
        }
    }

    #[test]
    fn changes_are_mirrored(grid in a_grid(), n in 1..9_usize) {
        let after = Grid::from_fn(grid.rows(), grid.cols(), |at| {
            if (at.row + 2 * at.col) % n == 0 { 'o' } else { grid[at] }
        });
        let after = after.expect("as large").with_wrap(grid.bounds().wrap());
        mirrored(&grid, |grid, to, by| {
            let changes = grid.changes_to(&after.transformed(to.symmetry));
            let changes = changes.iter().map(|it| (it.at, it.before, it.after));
            answers![by; unordered(changes)]
        });
    }

    #[test]
    fn placements_of_shapes_and_blocks_are_mirrored(grid in a_grid()) {
        let shapes = ["#", "# # #", "# .\n. #", ". # #\n# # .", "# # #\n# . ."].map(Shape::parse);
        let size = Bounds::new(3, 3).expect("room for every shape");
        mirrored(&grid, |grid, to, by| {
            let turned = shapes.each_ref().map(|shape| {
                let cells = shape.cells().iter();
                let cells = cells.map(|&at| to.symmetry.map_coord(at, size).expect("small"));
                Shape::new(Tiling::Square, cells)
            });
            let number = |shape| turned.iter().position(|other| other == shape);
            let placements = grid.placements_of(&turned, is_x);
            let placements = placements.map(|(shape, cells)| (number(shape), unordered(cells)));
            let blocks = [(2, 2), (1, 3), (3, 2)].map(|(rows, cols)| {
                let size = Bounds::new(rows, cols).expect("small");
                let size = to.symmetry.map_bounds(size);
                let blocks = grid.bounds().blocks(size.rows(), size.cols());
                let blocks = blocks.filter(|block| block.cells().all(|at| grid[at] == 'x'));
                unordered(blocks.map(|part| unordered(part.cells())))
            });
            answers![by; unordered(placements), blocks]
        });
    }
}
