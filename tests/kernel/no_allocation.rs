//! No walk allocates: not on bounds, grids or sets of cells. (Floods on bounds and grids do, to mark cells.)

use std::{cell::RefCell, hint::black_box};

use crate::naive::{
    self,
    ask::{is_free, is_o, is_x},
};
use allocation_counter::measure;
use collinear::{
    Grid, Shape,
    bits::{Bitboard, Rays, Wide, Word},
    geometry::{Bounds, Coord, Direction, Symmetry, Wrap, aligned},
    lines::{Corners, Gravity, Length, Pattern},
};

/// On flat and wrapped boards, since rings are walked differently.
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

/// Checks every board, cell and direction.
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
fn steps_lines_and_neighbours_allocate_nothing() {
    allocates_nothing(|grid, at, direction| {
        let board = grid.bounds();
        black_box(board.step(at, direction));
        black_box(board.step_by(at, direction, 3));
        black_box(board.ray(at, direction).count());
        black_box(board.ray(at, direction).rev().count());
        let line = board.ray_with_origin(at, direction).line();
        black_box(line.reversed().truncated(3).last());
        black_box(line.index_of(Coord::new(1, 1)));
        black_box(line.same_cells(&line.reversed()));
        black_box(naive::hash(&line));
        black_box(grid.along(line).filter(|cell| is_x(cell)).count());
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
                    board
                        .lines(direction)
                        .flat_map(|line| grid.along(line))
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
fn runs_hits_paths_and_slides_allocate_nothing() {
    let target = Coord::new(2, 4);
    allocates_nothing(|grid, at, way| {
        black_box(grid.run(at, way, is_x));
        black_box(grid.run_through(at, way, is_x));
        black_box(grid.first_hit(at, way, is_x).ok());
        black_box(grid.last_free(at, way, is_free).ok());
        let turned = |cell: &char, way: Direction| {
            (!is_o(cell)).then_some(if is_x(cell) { -way } else { way })
        };
        black_box(grid.beam(at, way, turned).end());
        black_box(grid.count_on_line(at, way, is_x));
        black_box(grid.path(at, target, is_x).ok());
        black_box(grid.path_along(at, way, target, 9, is_x).ok());
        black_box(grid.slide(at, way, .., is_free));
        black_box(grid.slide(at, way, ..=2, is_free));
        let slide = grid.slide_or_take(at, way, ..=3, is_free, is_x);
        black_box(slide.moves().count());
        black_box(grid.seen_from(at, &Direction::ALL, is_x).count());
        for corners in [Corners::Strict, Corners::Lenient] {
            black_box(grid.sees(at, target, corners, is_x).ok());
        }
    });
}

#[test]
fn scans_and_lines_of_k_allocate_nothing() {
    let three = Length::AtLeast(3);
    for grid in grids() {
        let board = grid.bounds();
        for direction in naive::directions() {
            let weigh = |cell: &char| [u8::from(is_x(cell)), u8::from(is_o(cell))];
            let mut census = grid.census(&[direction, Direction::E], 3, weigh).unwrap();
            let found = measure(|| {
                for at in board.coords() {
                    black_box(census.difference(at, [1, 0], |[mine, _]| i32::from(mine)));
                    black_box(census.put(at, [0, 1]));
                }
                black_box(census.evaluate(|[_, theirs]| i32::from(theirs)));
                black_box(grid.runs(direction, |&cell| Some(cell)).count());
                let axes = [direction, Direction::E, Direction::NE];
                black_box(grid.k_lines(&axes, three, is_x).count());
                black_box(grid.has_k_line(&axes, three, is_x));
                black_box(grid.completions(&axes, three, is_x, is_free).count());
                for at in board.coords() {
                    black_box(grid.k_lines_through(at, &axes, three, is_x).count());
                    black_box(grid.has_k_line_through(at, &axes, three, is_x));
                }
            });
            assert_eq!(found.count_total, 0, "{direction} {board:?}");
        }
    }
}

#[test]
fn brackets_captures_hops_and_pushes_allocate_nothing() {
    let pushed = RefCell::new(grids()[0].clone());
    allocates_nothing(|grid, at, way| {
        black_box(grid.bracket(at, way, 1.., is_x, is_o).ok());
        black_box(grid.bracket(at, way, 2..=2, is_x, is_o).ok());
        let anvil = |behind: Option<&char>| behind.is_none_or(is_o);
        black_box(grid.custodial(at, way, is_x, anvil).ok());
        black_box(grid.intervene(at, way, is_x).ok());
        black_box(grid.surround(at, &Direction::HEX, anvil));
        black_box(grid.hop(at, way, is_x, is_o).ok());
        black_box(grid.far_hops(at, way, is_x, is_o, is_x).count());
        black_box(grid.hops_on(at, way, is_x, is_o).count());
        let push = grid.push(at, way, 3, is_x, |_| true).ok();
        black_box(push.and_then(|push| pushed.borrow_mut().push_line(&push, '.')));
        black_box(grid.drop_from(at, way, is_x).ok());
    });
}

#[test]
fn what_goes_over_the_board_allocates_nothing() {
    let kind = |cell: &char| Some(*cell).filter(|cell| is_x(cell) || is_o(cell));
    let matter = |cell: &char| match cell {
        '.' => Gravity::Empty,
        '#' => Gravity::Fixed,
        _ => Gravity::Falls,
    };
    for grid in grids() {
        for way in naive::directions() {
            let ways = [way, Direction::E];
            let mut compact = grid.clone();
            let found = measure(|| {
                black_box(grid.headings_of(is_x, |_| ways).count());
                black_box(grid.landings(way, is_free).count());
                black_box(grid.matching_swaps(&ways, Length::AtLeast(3), kind).count());
                black_box(compact.compact(way, matter));
            });
            assert_eq!(found.count_total, 0, "{way} {:?}", grid.bounds());
        }
    }
}

#[test]
fn cells_are_written_without_allocation() {
    for mut grid in grids() {
        let row = grid
            .bounds()
            .ray_with_origin(Coord::new(1, 0), Direction::E)
            .line();
        let other = grid.map(char::to_ascii_uppercase).with_wrap(Wrap::Both);
        let found = measure(|| {
            grid.clone_from(&other);
            grid.fill(row, 'x');
            grid.write(row, "any text".chars());
            black_box(grid.carry(Coord::new(0, 0), Coord::new(2, 2), '.'));
        });
        assert_eq!(found.count_total, 0, "{:?}", grid.bounds());
    }
}

#[test]
fn shapes_and_blocks_are_looked_for_without_an_allocation() {
    let shapes = ["#", "# #\n# #", ". # #\n# # ."].map(Shape::parse);
    allocates_nothing(|grid, at, _| {
        for shape in &shapes {
            black_box(grid.fits(shape, at, is_x));
            black_box(grid.placements(shape, is_x).next());
        }
        black_box(grid.bounds().blocks_through(at, 2, 2).count());
        black_box(grid.bounds().blocks(3, 2).count());
        let part = grid.bounds().part(at, 2, 2);
        black_box(part.map_or(0, |part| part.cells().rev().count()));
        black_box(grid.bounds().parts(2, 3).rev().count());
    });
}

#[test]
fn to_find_a_pattern_allocates_for_its_matches_and_twice_for_its_notes() {
    for word in ["xx", "x_x", "never"] {
        let pattern = Pattern::word(word);
        for grid in grids() {
            let kind = |&cell: &char| cell;
            let searches = 1 + grid.bounds().coords().count();
            let mut matches = 0;
            let found = measure(|| {
                matches += grid.find_pattern(&Direction::ALL, &pattern, kind).count();
                for at in grid.bounds().coords() {
                    let through = grid.find_pattern_through(at, &Direction::ALL, &pattern, kind);
                    matches += through.count();
                }
            });
            let most = matches + 2 * searches;
            assert!(found.count_total <= most as u64);
        }
    }
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
                for at in a {
                    black_box(rays.first_hit(at, direction, b));
                    black_box(rays.slide(at, direction, b) | rays.brackets(at, b, a));
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
