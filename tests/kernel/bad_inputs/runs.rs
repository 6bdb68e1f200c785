//! Runs, lines of k and wins.

use super::*;

// OpenSpiel 2.0.2, gomoku that wraps, size 3, connect 5: three stones won, because a ring was counted twice.
#[test]
fn row_19_a_walk_passed_its_start_again_and_won() {
    let torus = board(3, 3, Wrap::Both);
    for axis in Direction::AXES {
        for from in cells(torus) {
            assert_eq!(torus.run(from, axis, |_| true).line.len(), 3);
            assert_eq!(torus.run_through(from, axis, |_| true).line.len(), 3);
        }
        assert_eq!(torus.windows(axis, 5).len(), 0);
    }
    assert_eq!(
        torus
            .k_lines(&Direction::AXES, Length::AtLeast(5), |_| true)
            .count(),
        0
    );
}

// AbstractPlay, in a row on a torus: a full ring of one colour caused an endless loop.
#[test]
fn row_20_a_full_ring_never_ended() {
    let grid = Grid::filled(2, 5, 'x').unwrap().with_wrap(Wrap::Both);
    for direction in directions() {
        let ring = naive::ray_with_origin(grid.bounds(), at(0, 0), direction).len();
        assert_eq!(
            grid.slide(at(0, 0), direction, .., is('x')).stop,
            Stop::Ring
        );
        let seen: usize = grid
            .runs(direction, |&cell| Some(cell))
            .map(|(_, run)| run.line.len())
            .sum();
        assert_eq!(seen, 10, "each cell once");
        let miss = grid.first_hit(at(0, 0), direction, is('o')).unwrap_err();
        assert_eq!((miss.after, miss.stop), (ring - 1, Stop::Ring));
        assert!(grid.drop_from(at(0, 0), direction, is('x')).is_err());
        assert_eq!(grid.clone().compact(direction, |_| Gravity::Falls), 0);
        let miss = grid.match_pattern(
            at(0, 0),
            direction,
            &[Segment::at_least(11, Token::ANY)],
            |&c| c,
        );
        assert_eq!(miss.unwrap_err().after, ring);
    }
}

// sergiocruz/react-connect4#2: X X _ X X counted as four, and both diagonal loops had the same direction.
#[test]
fn row_21_a_gap_was_counted_over() {
    assert_eq!(x_lines("x x . x x", Length::AtLeast(3)), 0);
    assert_eq!(x_lines("x x . x x", Length::AtLeast(2)), 2);
    let four = Length::AtLeast(4);
    assert_eq!(
        x_lines("x . . . .\n. x . . .\n. . x . .\n. . . x .", four),
        1
    );
    assert_eq!(
        x_lines(". x . . x\n. . . x .\n. . x . .\n. x . . .", four),
        1
    );
    assert_eq!(
        x_lines("x . . x .\n. x x . .\n. x x . .\nx . . x .", four),
        2
    );
}

// rv2#1, Zebra_Gomoku#1: is six in a row a win?
#[test]
fn row_24_six_in_a_row_was_a_matter_of_luck() {
    let six = "x x x x x x .";
    assert_eq!(x_lines(six, Length::AtLeast(5)), 1);
    assert_eq!(x_lines(six, Length::Exactly(5)), 0);
    assert_eq!(x_lines(six, Length::Exactly(6)), 1);
    let grid = Grid::parse(six).unwrap();
    for at in (0..6).map(|col| at(0, col)) {
        let through = |length| {
            grid.k_lines_through(at, &Direction::AXES, length, is('x'))
                .count()
        };
        assert_eq!(
            (through(Length::AtLeast(5)), through(Length::Exactly(5))),
            (1, 0)
        );
    }
}

// A tutorial whose check of the bounds was `row > ROWS`: it read one row past the end.
#[test]
fn row_27_the_row_one_past_the_end_was_read() {
    let grid = Grid::filled(6, 7, 'x').unwrap();
    let board = grid.bounds();
    for off in [at(6, 0), at(0, 7), at(6, 7), at(7, 0), at(usize::MAX, 0)] {
        assert!(!board.contains(off));
        assert_eq!(grid.get(off), None);
        assert_eq!(grid.run(off, Direction::N, is('x')).line.len(), 0);
        assert_eq!(
            grid.run_through(off, Direction::N, is('x')).ahead,
            Stop::Edge
        );
        assert!(grid.first_hit(off, Direction::N, is('x')).is_err());
        assert!(grid.drop_from(off, Direction::N, is('x')).is_err());
        assert_eq!(
            grid.path(at(0, 0), off, is('x')),
            Err(PathError::OffBoard { at: off })
        );
        let text = panic_text(|| {
            let _ = grid[off];
        });
        assert!(!text.is_empty());
    }
    assert_eq!(grid.run(at(5, 6), Direction::SE, is('x')).stop, Stop::Edge);
}

// A match-3 checker: cells were compared by identity, not by what they show.
#[test]
fn row_32_equal_cells_were_told_apart() {
    let gem = |colour: &str| Rc::new(colour.to_string());
    let grid = Grid::from_rows([[gem("red"), gem("red"), gem("red"), gem("blue")]]).unwrap();
    assert!(!Rc::ptr_eq(
        &grid[Coord::new(0, 0)],
        &grid[Coord::new(0, 1)]
    ));
    let runs: Vec<_> = grid
        .runs(Direction::E, |gem| Some(Rc::clone(gem)))
        .collect();
    assert_eq!(
        runs.iter()
            .map(|(_, run)| run.line.len())
            .collect::<Vec<_>>(),
        [3, 1]
    );
    let red = grid.run_through(at(0, 1), Direction::E, |gem| gem.as_str() == "red");
    assert_eq!(red.line.len(), 3);
}
