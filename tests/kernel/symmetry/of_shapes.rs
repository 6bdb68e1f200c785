use super::*;
use collinear::{Shape, geometry::Tiling};

/// A shape as a symmetry shows it, and the place of its first cell, if it lies here.
fn seen(mirror: &Mirror, shape: &Shape, at: Coord) -> Option<(Shape, CellSet)> {
    let cells = mirror.here.board().lay(shape, at)?;
    let size = Bounds::new(5, 5).expect("room for every shape");
    let turned = shape.cells().iter();
    let turned = turned.map(|&at| mirror.symmetry.map_coord(at, size).expect("small"));
    let shape = Shape::new(Tiling::Square, turned);
    Some((
        shape,
        cells.into_iter().map(|at| mirror.coord(at)).collect(),
    ))
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn placements_are_mirrored(grid in a_grid()) {
        let shapes = ["#", "# #", "# .\n. #", ". # #\n# # .", "# # #\n# . ."].map(Shape::parse);
        for (mirror, shape) in itertools::iproduct!(&mirrors(&grid), &shapes) {
            let covered = |grid: &Grid<char>, shape: &Shape| -> BTreeSet<Vec<Coord>> {
                let places = grid.placements(shape, is_x);
                let cells = places.map(|at| grid.board().lay(shape, at).expect("it fits"));
                cells.map(|mut cells| { cells.sort_unstable(); cells }).collect()
            };
            let images: Vec<_> = grid.placements(shape, is_x)
                .filter_map(|at| seen(mirror, shape, at)).collect();
            let Some((turned, _)) = images.first() else { continue };
            assert!(shape.turns_and_mirrors().contains(turned));
            let here = images.iter().map(|(_, cells)| cells.iter().copied().collect()).collect();
            assert_mirrored!(mirror, covered(&mirror.there, turned), here);
        }
    }

    #[test]
    fn placements_of_several_shapes_are_mirrored(grid in a_grid()) {
        let shapes = ["#", "# # #", "# .\n. #", ". # #\n# # ."].map(Shape::parse);
        for mirror in mirrors(&grid) {
            let size = Bounds::new(3, 3).expect("room for every shape");
            let turned = shapes.each_ref().map(|shape| {
                let cells = shape.cells().iter().map(|&at| mirror.symmetry.map_coord(at, size).expect("small"));
                Shape::new(Tiling::Square, cells)
            });
            let covered = |grid: &Grid<char>, shapes: &[Shape], cell: &dyn Fn(Coord) -> Coord| {
                let mut all: Vec<_> = grid.placements_of(shapes, is_x).map(|(shape, cells)| {
                    let index = shapes.iter().position(|other| other == shape);
                    (index, cells.into_iter().map(cell).collect::<CellSet>())
                }).collect();
                all.sort_unstable();
                all
            };
            let here = covered(&grid, &shapes, &|at| mirror.coord(at));
            assert_mirrored!(mirror, here, covered(&mirror.there, &turned, &|at| at));
        }
    }

    #[test]
    fn blocks_are_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            for (rows, cols) in [(2, 2), (1, 3), (3, 2)] {
                let size = mirror.symmetry.map_bounds(Bounds::new(rows, cols).expect("small"));
                let (there_rows, there_cols) = (size.rows(), size.cols());
                let set = |cells: &mut dyn Iterator<Item = Coord>| cells.collect::<CellSet>();
                let here: BTreeSet<CellSet> = grid.blocks(rows, cols, is_x)
                    .map(|part| set(&mut part.cells().map(|at| mirror.coord(at)))).collect();
                let there = mirror.there.blocks(there_rows, there_cols, is_x);
                assert_mirrored!(mirror, here, there.map(|part| set(&mut part.cells())).collect());
                for at in cells(grid.bounds()) {
                    let here = grid.has_block_through(at, rows, cols, is_x);
                    let there = mirror.there.has_block_through(mirror.coord(at), there_rows, there_cols, is_x);
                    assert_mirrored!(mirror, here, there);
                }
            }
        }
    }

    #[test]
    fn cells_that_slide_together_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, way| {
            let beside: Vec<_> = grid.neighbours(at, &Direction::ORTHOGONAL)
                .map(|(_, to, _)| to).chain([at]).collect();
            let here = grid.slide_together(beside.iter().copied(), way, is_free);
            let there = beside.iter().map(|&at| mirror.coord(at));
            let there = mirror.there.slide_together(there, mirror.direction(way), is_free);
            let image = |cells: &[Coord]| cells.iter().map(|&at| mirror.coord(at)).collect::<CellSet>();
            let as_set = |cells: &[Coord]| cells.iter().copied().collect::<CellSet>();
            assert_mirrored!(mirror, here.steps, there.steps);
            assert_mirrored!(mirror, image(&here.to), as_set(&there.to));
            assert_mirrored!(mirror, image(&here.blockers), as_set(&there.blockers));
            let kind = |stop: Stop| std::mem::discriminant(&stop);
            assert_mirrored!(mirror, kind(here.stop), kind(there.stop));
        });
    }
}
