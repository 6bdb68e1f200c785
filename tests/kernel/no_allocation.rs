//! No walk allocates: not on bounds, not on a grid, not on sets of cells. (Floods on bounds and on
//! grids do: they mark cells.)

use std::hint::black_box;

use crate::naive::{
    self,
    ask::{is_free, is_o, is_x},
};
use allocation_counter::measure;
use collinear::{
    Grid, Shape,
    bits::{Bitboard, Rays, Wide, Word},
    geometry::{Bounds, Coord, Direction, Symmetry, Wrap, aligned},
    lines::{Corners, Gravity, Length, Pattern, Segment, Token},
};

/// Holds for flat and for wrapped boards: a ring is walked in other ways than a line.
fn grids() -> [Grid<char>; 4] {
    let grid = Grid::parse(
        ". x x x x o .
         o o x . x x #
         x x x x x x x
         . o x o . x o
         x x o x x o x",
    );
    let grid = grid.expect("a picture");
    naive::WRAPS.map(|wrap| grid.clone().with_wrap(wrap))
}

/// Every board, cell and direction, each asked without an allocation.
#[track_caller]
fn allocates_nothing(ask: impl Fn(&Grid<char>, Coord, Direction)) {
    let directions = naive::directions();
    for grid in grids() {
        let cells = naive::cells(grid.bounds());
        let found = measure(|| {
            for &at in &cells {
                for &direction in &directions {
                    ask(&grid, at, direction);
                }
            }
        });
        assert_eq!(found.count_total, 0, "{:?}", grid.bounds().wrap());
    }
}

#[test]
fn an_allocation_would_be_seen() {
    let found = measure(|| drop(black_box(vec![1])));
    assert_eq!(found.count_total, 1);
}

#[test]
fn steps_rays_and_neighbours_allocate_nothing() {
    allocates_nothing(|grid, at, direction| {
        let board = grid.bounds();
        black_box(board.step(at, direction));
        black_box(board.step_by(at, direction, 3));
        black_box(board.ray(at, direction).count());
        black_box(board.ray(at, direction).rev().count());
        black_box(
            board
                .ray_with_origin(at, direction)
                .fold(0, |sum, at| sum + at.row),
        );
        black_box(board.line(at, direction, 3));
        black_box(board.between(at, Coord::new(0, 0)));
        black_box(at.direction_to(Coord::new(2, 2)));
        black_box(aligned(at, Coord::new(0, 0), Coord::new(2, 2)));
        black_box(board.neighbours(at, &Direction::ALL).count());
        black_box(board.whole_line(at, direction));
        black_box(board.name_from(at, collinear::Origin::TopLeft));
        black_box(board.cell_named_from("c3", collinear::Origin::TopLeft).ok());
        black_box(Symmetry::QuarterTurn.map_coord(at, board));
    });
}

#[test]
fn lines_and_what_they_say_allocate_nothing() {
    allocates_nothing(|grid, at, direction| {
        let line = grid.bounds().ray_with_origin(at, direction).line();
        black_box(line.reversed().truncated(3).last());
        black_box(line.index_of(Coord::new(1, 1)));
        black_box(line.same_cells(&line.reversed()));
        black_box(naive::hash(&line));
        black_box(line == line.reversed());
        black_box(grid.along(line).filter(|cell| is_x(cell)).count());
    });
}

#[test]
fn whole_lines_windows_and_cells_allocate_nothing() {
    for grid in grids() {
        let board: Bounds = grid.bounds();
        for direction in naive::directions() {
            let found = measure(|| {
                black_box(board.coords().count());
                black_box(board.lines(direction).flatten().count());
                black_box(board.lines(direction).rev().count());
                for k in 0..5 {
                    black_box(board.windows(direction, k).flatten().count());
                }
                black_box(
                    grid.each_line(direction)
                        .flatten()
                        .filter(|cell| is_x(cell))
                        .count(),
                );
                black_box(grid.indexed().count());
                black_box(grid.cells_where(is_x).count());
            });
            assert_eq!(found.count_total, 0, "{direction} {board:?}");
        }
    }
}

#[test]
fn runs_allocate_nothing() {
    allocates_nothing(|grid, at, direction| {
        let (board, x) = (grid.bounds(), |at| is_x(&grid[at]));
        black_box(board.run(at, direction, x));
        black_box(board.run_at_most(at, direction, 2, x));
        black_box(board.run_through(at, direction, x));
        black_box(grid.run(at, direction, is_x));
        black_box(grid.run_at_most(at, direction, 2, is_x));
        black_box(grid.run_through(at, direction, is_x));
    });
}

#[test]
fn lines_of_sight_at_any_angle_allocate_nothing() {
    allocates_nothing(|grid, at, _| {
        for corners in [Corners::Strict, Corners::Lenient] {
            for to in [Coord::new(0, 0), Coord::new(3, 5)] {
                black_box(grid.sees(at, to, corners, is_x).ok());
                black_box(
                    grid.bounds()
                        .sees(to, at, corners, |at| is_o(&grid[at]))
                        .ok(),
                );
            }
        }
    });
}

#[test]
fn scans_and_lines_of_k_allocate_nothing() {
    let three = Length::AtLeast(3);
    for grid in grids() {
        let (board, x) = (grid.bounds(), |at| is_x(&grid[at]));
        for direction in naive::directions() {
            let weigh = |cell: &char| [u8::from(is_x(cell)), u8::from(is_o(cell))];
            let mut census = grid.census(&[direction, Direction::E], 3, weigh).unwrap();
            let found = measure(|| {
                for at in board.coords() {
                    black_box(census.difference(at, [1, 0], |[mine, _]| i32::from(mine)));
                    black_box(census.put(at, [0, 1]));
                    black_box(census.windows_through(at).count());
                }
                black_box(census.evaluate(|[_, theirs]| i32::from(theirs)));
                black_box(board.runs(direction, |at| Some(grid[at])).count());
                black_box(grid.runs(direction, |&cell| Some(cell)).count());
                let axes = [direction, Direction::E, Direction::NE];
                black_box(board.k_lines(&axes, three, x).count());
                black_box(grid.k_lines(&axes, three, is_x).count());
                black_box(grid.has_k_line(&axes, three, is_x));
                black_box(grid.completions(&axes, three, is_x, is_free).count());
                for at in board.coords() {
                    black_box(
                        grid.completions_through(at, &axes, three, is_x, is_free)
                            .count(),
                    );
                    black_box(board.k_lines_through(at, &axes, three, x).count());
                    black_box(grid.k_lines_through(at, &axes, three, is_x).count());
                    black_box(grid.has_k_line_through(at, &axes, three, is_x));
                }
            });
            assert_eq!(found.count_total, 0, "{direction} {board:?}");
        }
    }
}

#[test]
fn hits_paths_and_slides_allocate_nothing() {
    let target = Coord::new(2, 4);
    allocates_nothing(|grid, at, direction| {
        let (board, x, free) = (grid.bounds(), |at| is_x(&grid[at]), |at| is_free(&grid[at]));
        black_box(board.first_hit(at, direction, x).ok());
        black_box(board.nth_hit(at, direction, 1, x).ok());
        black_box(board.last_free(at, direction, free).ok());
        black_box(board.count_on_line(at, direction, x));
        black_box(board.path(at, target, x).ok());
        black_box(board.path_within(at, target, 2, x).ok());
        black_box(board.path_along(at, direction, target, 9, x).ok());
        black_box(board.slide(at, direction, free));
        black_box(board.slide_at_most(at, direction, 2, free));
        black_box(board.slide_exactly(at, direction, 2, free).ok());
        black_box(
            board
                .slide_or_take(at, direction, 3, free, x)
                .moves()
                .count(),
        );
        black_box(board.seen_from(at, &Direction::ALL, x).count());
        black_box(board.shoot(at, direction, target, free));
        black_box(board.clear_between(at, target, x).ok());

        black_box(grid.first_hit(at, direction, is_x).ok());
        black_box(grid.nth_hit(at, direction, 1, is_x).ok());
        black_box(grid.last_free(at, direction, is_free).ok());
        black_box(grid.count_on_line(at, direction, is_x));
        black_box(grid.path(at, target, is_x).ok());
        black_box(grid.path_within(at, target, 2, is_x).ok());
        black_box(grid.path_along(at, direction, target, 9, is_x).ok());
        black_box(grid.slide(at, direction, is_free));
        black_box(grid.slide_at_most(at, direction, 2, is_free));
        black_box(grid.slide_exactly(at, direction, 2, is_free).ok());
        black_box(grid.slide_or_take(at, direction, 3, is_free, is_x).stop);
        black_box(grid.seen_from(at, &Direction::ALL, is_x).count());
        black_box(grid.shoot(at, direction, target, is_free));
        black_box(grid.clear_between(at, target, is_x).ok());
    });
}

#[test]
fn brackets_captures_hops_and_drops_allocate_nothing() {
    allocates_nothing(|grid, at, direction| {
        let (board, x, o) = (grid.bounds(), |at| is_x(&grid[at]), |at| is_o(&grid[at]));
        black_box(board.bracket(at, direction, 1.., x, o).ok());
        black_box(board.bracket(at, direction, 2..=2, x, o).ok());
        black_box(
            board
                .custodial(at, direction, x, |behind| behind.is_none_or(o))
                .ok(),
        );
        black_box(board.intervene(at, direction, x).ok());
        black_box(board.surround(at, &Direction::HEX, |side| side.is_none_or(x)));
        black_box(board.hop(at, direction, x, o).ok());
        black_box(board.far_hops(at, direction, 0.., 1.., x, o, x).count());
        black_box(board.hops_on(at, direction, x, o).count());
        let all = &Direction::ALL;
        black_box(board.far_hops_from(at, all, 0.., 1.., x, o, x).count());
        black_box(board.slides_from(at, all, x).count());
        black_box(board.hops_from(at, all, x, o).count());
        black_box(board.brackets_from(at, all, 1.., x, o).count());
        black_box(board.shots_from(at, all, at, x).count());
        black_box(board.push(at, direction, 3, x, |to| to.is_none_or(o)).ok());
        black_box(board.drop_from(at, direction, x).ok());

        black_box(grid.bracket(at, direction, 1.., is_x, is_o).ok());
        black_box(grid.bracket(at, direction, 2..=2, is_x, is_o).ok());
        black_box(
            grid.custodial(at, direction, is_x, |behind| behind.is_none_or(is_o))
                .ok(),
        );
        black_box(grid.intervene(at, direction, is_x).ok());
        black_box(grid.surround(at, &Direction::HEX, |side| side.is_none_or(is_x)));
        black_box(grid.hop(at, direction, is_x, is_o).ok());
        black_box(
            grid.far_hops(at, direction, 0.., 1.., is_x, is_o, is_x)
                .count(),
        );
        black_box(grid.hops_on(at, direction, is_x, is_o).count());
        black_box(
            grid.push(at, direction, 3, is_x, |to| to.is_none_or(is_o))
                .ok(),
        );
        black_box(grid.drop_from(at, direction, is_x).ok());
    });
}

#[test]
fn all_pieces_at_once_allocate_nothing() {
    for grid in grids() {
        let (board, headings) = (grid.bounds(), naive::directions());
        let (x, o, free) = (
            |at| is_x(&grid[at]),
            |at| is_o(&grid[at]),
            |at| is_free(&grid[at]),
        );
        let found = measure(|| {
            black_box(board.ways(x, &headings).count());
            black_box(board.ways_by(x, |_| headings.iter().copied()).count());
            black_box(
                board
                    .slides(o, &headings, x)
                    .map(|run| run.moves().count())
                    .sum::<usize>(),
            );
            black_box(board.hops(x, &headings, o, free).count());
            black_box(board.brackets(free, &headings, 1.., x, o).count());

            black_box(grid.ways(is_x, &headings).count());
            black_box(grid.slides(is_o, &headings, is_x).count());
            black_box(grid.hops(is_x, &headings, is_o, is_free).count());
            black_box(grid.brackets(is_free, &headings, 1.., is_x, is_o).count());
        });
        assert_eq!(found.count_total, 0, "{board:?}");
    }
}

#[test]
fn cells_are_written_without_allocation() {
    for mut grid in grids() {
        let row = grid
            .bounds()
            .ray_with_origin(Coord::new(1, 0), Direction::E)
            .line();
        let found = measure(|| {
            grid.fill(row, 'x');
            grid.write(row, "any text".chars());
            black_box(grid.carry(Coord::new(0, 0), Coord::new(2, 2), '.'));
        });
        assert_eq!(found.count_total, 0, "{:?}", grid.bounds());

        let changes = grid.changes_to(&Grid::filled(5, 7, '!').unwrap());
        let found = measure(|| {
            grid.apply(&changes).expect("they fit");
            black_box(grid.apply(&changes).is_err());
            grid.revert(&changes).expect("they fit");
            black_box(changes.cells().rev().count());
        });
        assert_eq!(found.count_total, 0, "{:?}", grid.bounds());
    }
}

#[test]
fn to_push_a_row_allocates_nothing() {
    for grid in grids() {
        let mut pushed = grid.clone();
        let found = measure(|| {
            for at in grid.bounds().coords() {
                for direction in Direction::ALL {
                    let push = grid.push(at, direction, 9, is_x, |_| true);
                    black_box(push.ok().and_then(|push| pushed.push_line(&push, '.')));
                }
            }
        });
        assert_eq!(found.count_total, 0, "{:?}", grid.bounds());
    }
}

#[test]
fn landings_and_swaps_allocate_nothing() {
    let kind = |cell: &char| Some(*cell).filter(|cell| is_x(cell) || is_o(cell));
    for grid in grids() {
        for direction in naive::directions() {
            let found = measure(|| {
                black_box(grid.landings(direction, is_free).count());
                let axes = [direction, Direction::E];
                black_box(grid.matching_swaps(&axes, Length::AtLeast(3), kind).count());
            });
            assert_eq!(found.count_total, 0, "{direction} {:?}", grid.bounds());
        }
    }
}

#[test]
fn shapes_and_blocks_are_looked_for_without_an_allocation() {
    let shapes = ["#", "# #\n# #", ". # #\n# # ."].map(Shape::parse);
    allocates_nothing(|grid, at, _| {
        for shape in &shapes {
            black_box(grid.fits(shape, at, is_x));
            black_box(grid.placements(shape, is_x).next());
            black_box(grid.placements_through(shape, at, is_x).count());
        }
        black_box(grid.blocks_through(at, 2, 3, is_x).count());
        black_box(grid.has_block_through(at, 2, 2, is_x));
        black_box(grid.blocks(3, 2, is_x).next());
        let part = grid.bounds().part(at, 2, 2);
        black_box(part.map_or(0, |part| part.cells().rev().count()));
        black_box(grid.bounds().parts(2, 3).rev().count());
    });
}

#[test]
fn to_compact_a_board_allocates_nothing() {
    let matter = |cell: &char| match cell {
        '.' => Gravity::Empty,
        '#' => Gravity::Fixed,
        _ => Gravity::Falls,
    };
    for grid in grids() {
        for direction in naive::directions() {
            let mut compact = grid.clone();
            let found = measure(|| {
                black_box(compact.compact(direction, matter));
            });
            assert_eq!(found.count_total, 0, "{direction} {:?}", grid.bounds());

            let mut compact = grid.clone();
            let found = measure(|| {
                let mut falling = grid.bounds().compact(direction);
                while let Some(fall) = falling.next_fall(|at| matter(&compact[at])) {
                    compact.swap(fall.from, fall.to);
                }
            });
            assert_eq!(found.count_total, 0, "{direction} {:?}", grid.bounds());
        }
    }
}

#[test]
fn to_match_segments_allocates_nothing() {
    let segments = [
        Segment::at_least(0, Token::Not('#')),
        Segment::at_least(1, Token::Is('x')),
        Segment::between(0, 2, Token::Any),
        Segment::edge(),
    ];
    allocates_nothing(|grid, at, direction| {
        let found = grid
            .bounds()
            .match_segments(at, direction, &segments, |at| grid[at]);
        black_box(found.ok());
        black_box(
            grid.match_segments(at, direction, &segments, |&cell| cell)
                .ok(),
        );
    });
}

#[test]
fn to_find_a_pattern_allocates_for_its_matches() {
    for word in ["xx", "x_x", "never"] {
        let pattern = Pattern::word(word);
        for grid in grids() {
            let kind = |&cell: &char| cell;
            let mut matches = 0;
            let found = measure(|| {
                matches += grid.find_pattern(&Direction::ALL, &pattern, kind).count();
                for at in grid.bounds().coords() {
                    let through = grid.find_pattern_through(at, &Direction::ALL, &pattern, kind);
                    matches += through.count();
                }
            });
            assert_eq!(found.count_total, matches as u64);
        }
    }
}

#[test]
fn a_grid_is_cloned_into_one_of_its_size_without_allocation() {
    let [plain, .., torus] = grids();
    let mut copy = plain.clone();
    let found = measure(|| copy.clone_from(&torus));
    assert_eq!(found.count_total, 0);
    assert_eq!((copy.bounds().wrap(), copy == torus), (Wrap::Both, true));
}

#[test]
fn sets_of_cells_allocate_nothing() {
    fn hold<W: Word, const ROWS: usize, const COLS: usize>() {
        let rays = Rays::<W, ROWS, COLS>::new();
        let board = Bitboard::<W, ROWS, COLS>::BOUNDS;
        let even = |at: &Coord| at.row % 2 == at.col % 2;
        let three = Length::AtLeast(3);
        let found = measure(|| {
            let a: Bitboard<W, ROWS, COLS> = board.coords().filter(even).collect();
            let b = black_box(!a);
            black_box(a.iter().rev().map(|at| at.row).sum::<usize>());
            black_box(a.neighbours(&Direction::ALL) | b.flood(&Direction::ALL, a));
            for direction in Direction::ALL {
                black_box(a.shift(direction) & a.slide(direction, b));
                black_box(a.hop_starts(direction, a, b) ^ a.custodial(direction, a, b));
                black_box(a.window_starts(direction, 3) - a.k_line_starts(direction, three));
                for at in a {
                    black_box(rays.first_hit(at, direction, b));
                    black_box(rays.slide(at, direction, b) | rays.bracket(at, direction, b, a));
                    black_box(rays.between(at, Coord::new(0, 0)));
                }
            }
            black_box(a.has_k_line(&Direction::AXES, three));
            black_box(a.completions(&Direction::AXES, three, b));
        });
        assert_eq!(found.count_total, 0, "{board:?}");
    }
    hold::<u64, 6, 7>();
    hold::<u128, 11, 11>();
    hold::<Wide<4>, 15, 15>();
}
