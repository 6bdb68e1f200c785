//! The edge in a pattern: where it is, what it stands for, and boards that have none.

use super::*;

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn no_x_or_the_edge_at_both_ends_makes_a_line_of_exactly_k(
        grid in a_grid(),
        k in 1_usize..5,
    ) {
        let grid = grid.with_wrap(Wrap::None);
        let lone = Segment::one(Token::Not('x')).or_edge();
        let line_of_k = [lone, Segment::exactly(k, Token::Is('x')), lone];
        for at in grid.bounds().coords() {
            for axis in Direction::AXES {
                let axis = [axis];
                let found = grid.find_pattern_through(at, &axis, &line_of_k, |&cell| cell);
                let found: Vec<_> = found.map(|it| list(it.segments[1])).collect();
                let lines = grid.k_lines_through(at, &axis, Length::Exactly(k), |&c| c == 'x');
                let is_in = |cells: &Vec<Coord>| cells.contains(&at);
                prop_assert_eq!(found.into_iter().filter(is_in).collect::<Vec<_>>(), lists(lines));
            }
        }
    }

    #[test]
    fn a_board_that_wraps_both_ways_has_no_edge(grid in a_grid()) {
        let torus = grid.with_wrap(Wrap::Both);
        let edge = [Segment::edge()];
        let ends = [Segment::between(0, usize::MAX, Token::Any), Segment::edge()];
        for from in cells(torus.bounds()) {
            for direction in directions() {
                let miss = torus
                    .match_pattern(from, direction, &edge, |&cell| cell)
                    .unwrap_err();
                prop_assert_eq!(
                    (miss.wanted, miss.stop),
                    (Wanted::Segment(0), Stop::Blocked(from))
                );
                let miss = torus
                    .match_pattern(from, direction, &ends, |&cell| cell)
                    .unwrap_err();
                let ring = naive::ray_with_origin(torus.bounds(), from, direction).len();
                let expected = Miss::new(Wanted::Segment(1), from, direction, ring, Stop::Ring);
                prop_assert_eq!(miss, expected);
            }
        }
    }
}

#[test]
fn the_edge_is_behind_the_first_cell_and_after_the_last() {
    assert_eq!(found("xxo", "| x+ o |"), Ok(vec![0, 2, 1, 0]));
    assert_eq!(found("xxo", "| | x+ o | |"), Ok(vec![0, 0, 2, 1, 0, 0]));
    assert_eq!(
        found("xxo", "x |"),
        Err("no segment 1: blocked at (0, 1) after 1".into())
    );
    assert_eq!(
        found("xxo", "x* o | o"),
        Err("no segment 3: edge after 3".into())
    );
    assert_eq!(found("xxo", "x |? x"), Ok(vec![1, 0, 1]));
    // From the middle of the row there is no edge behind.
    let grid = Grid::parse("xxo").unwrap();
    let from = |col, direction, pattern: &str| {
        let pattern: Pattern<char> = pattern.parse().unwrap();
        grid.match_pattern(Coord::new(0, col), direction, &pattern, |&cell| cell)
            .is_ok()
    };
    assert!(!from(1, Direction::E, "| x"));
    assert!(from(1, Direction::E, "x o |"));
    assert!(from(1, Direction::W, "x x |"));
    assert!(!from(1, Direction::W, "| x x"));
    assert!(from(2, Direction::W, "| o x x |"));
    assert!(from(1, Direction::N, "| x |"));
}

#[test]
fn the_edge_stands_for_the_cells_that_are_missing() {
    assert_eq!(found("xx.", "!x| x+ !x|"), Ok(vec![0, 2, 1]));
    assert_eq!(found("oxx", "!x| x+ !x|"), Ok(vec![1, 2, 0]));
    assert_eq!(found("oxx", "!x|{3} x+ !x|{2}"), Ok(vec![1, 2, 0]));
    assert_eq!(found("xx.", "!x|{3} x+ !x|{2,5}"), Ok(vec![0, 2, 1]));
    assert_eq!(
        found("...xx", "!x|{2} x+ |"),
        Err("no segment 1: blocked at (0, 2) after 2".into())
    );
    assert_eq!(
        found("xxx.", "x{2} !x|"),
        Err("no segment 1: blocked at (0, 2) after 2".into())
    );
    assert_eq!(found("x", "x _|{18446744073709551615}"), Ok(vec![1, 0]));
    assert_eq!(found("x.", "x [.o]|{3} |"), Ok(vec![1, 1, 0]));
    assert_eq!(
        found("xo", "x ![.o]|"),
        Err("no segment 1: blocked at (0, 1) after 1".into())
    );
}

#[test]
fn a_helix_has_edges_and_a_ring_has_none() {
    let cylinder = board(3, 4, Wrap::EastWest);
    let whole: Pattern<char> = "| _* |".parse().unwrap();
    let is_found = |row, direction| {
        let found = cylinder.match_pattern(Coord::new(row, 3), direction, &whole, |_| 'x');
        found.map(|it| it.segments[1].len()).ok()
    };
    assert_eq!(is_found(0, Direction::SE), Some(3));
    assert_eq!(is_found(1, Direction::SE), None);
    assert_eq!(is_found(0, Direction::E), None);
    assert_eq!(is_found(2, Direction::N), Some(3));
}
