//! How a line is shared out among the segments of a pattern, and where patterns begin.

use super::*;

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_match_is_the_first_of_all_ways_to_share_out_the_cells(
        grid in a_grid(),
        segments in some_segments(),
        limit in prop_oneof![4 => Just(usize::MAX), 1 => 0_usize..8],
    ) {
        let board = grid.bounds();
        let kind = |at: Coord| grid[at];
        let pattern = Pattern::new(segments);
        for from in cells(board).into_iter().step_by(2).chain(cells_off(board)) {
            for direction in directions().into_iter().step_by(3) {
                let found =
                    board.match_pattern_within(from, direction, limit, &pattern, kind);
                let expected =
                    naive::matched(board, from, direction, limit, pattern.segments(), &kind);
                let found_lists = found.clone().map(|it| lists(it.segments));
                prop_assert_eq!(
                    &found_lists,
                    &expected,
                    "{} {} {} {:?}",
                    pattern,
                    from,
                    direction,
                    grid
                );
                if limit == usize::MAX {
                    prop_assert_eq!(
                        &board.match_pattern(from, direction, &pattern, kind),
                        &found
                    );
                    prop_assert_eq!(
                        grid.match_pattern(from, direction, &pattern, |&cell| cell),
                        found
                    );
                }
            }
        }
    }

    #[test]
    fn an_array_of_segments_matches_as_the_pattern_of_them_does(
        grid in a_grid(),
        segments in [a_segment(a_kind()), a_segment(a_kind()), a_segment(a_kind())],
    ) {
        let board = grid.bounds();
        let pattern = Pattern::from(segments);
        for from in cells(board) {
            for direction in Direction::ALL {
                let found = board.match_segments(from, direction, &segments, |at| grid[at]);
                let as_pattern = board.match_pattern(from, direction, &pattern, |at| grid[at]);
                prop_assert_eq!(found.map(Vec::from), as_pattern.map(|it| it.segments));
                prop_assert_eq!(
                    grid.match_segments(from, direction, &segments, |&cell| cell),
                    found
                );
            }
        }
    }

    #[test]
    fn a_pattern_is_found_wherever_it_begins(
        grid in a_grid(),
        segments in vec(a_segment(a_kind()), 1..4),
    ) {
        let board = grid.bounds();
        let pattern = Pattern::new(segments);
        let ways = [&Direction::ALL[..], &Direction::HEX, &Direction::KNIGHT];
        for ways in ways {
            let mut expected: Vec<Vec<Coord>> = vec![];
            for from in cells(board) {
                for &direction in ways {
                    let found =
                        naive::matched(board, from, direction, usize::MAX, pattern.segments(), &|at| {
                            grid[at]
                        });
                    expected.extend(found.ok().map(|segments| segments.concat()));
                }
            }
            expected.retain(|cells| !cells.is_empty());
            let found: Vec<_> = board.find_pattern(ways, &pattern, |at| grid[at]).collect();
            let whole = found.iter().map(|it| it.line);
            prop_assert_eq!(lists(whole), expected, "{} {:?}", pattern, grid);
            prop_assert!(grid.find_pattern(ways, &pattern, |&cell| cell).eq(found.iter().cloned()));
            for it in found {
                let (from, way) = (it.line.first().unwrap(), it.line.heading());
                prop_assert_eq!(board.match_pattern(from, way, &pattern, |at| grid[at]), Ok(it));
            }
        }
    }

    #[test]
    fn the_mirrored_pattern_is_found_on_the_same_cells_from_the_other_end(
        grid in a_grid(),
        segments in vec(a_segment(a_kind()), 1..4),
    ) {
        // Where every segment has a fixed number of cells there is one way to match only.
        let fixed = |segment: Segment<char>| Segment {
            max: segment.min,
            ..segment
        };
        let edge_is_asked_for =
            |segment: &Segment<char>| segment.or_edge || segment.what == Token::Edge;
        let mut segments: Vec<_> = segments.into_iter().map(fixed).collect();
        segments.retain(|segment| !edge_is_asked_for(segment));
        let pattern = Pattern::new(segments);
        let mirrored = pattern.clone().mirrored();
        prop_assert_eq!(&mirrored.clone().mirrored(), &pattern);
        let mut found: Vec<_> = grid
            .find_pattern(&Direction::ALL, &pattern, |&cell| cell)
            .map(|it| list(it.line.reversed()))
            .collect();
        let other = grid.find_pattern(&Direction::ALL, &mirrored, |&cell| cell);
        let mut from_the_other_end = lists(other.map(|it| it.line));
        found.sort_unstable();
        from_the_other_end.sort_unstable();
        prop_assert_eq!(found, from_the_other_end, "{} {:?}", pattern, grid);
    }
}

/// Nothing ends there but what the limit ends.
#[test]
fn a_match_on_a_board_without_end_comes_to_its_limit() {
    let pattern: Pattern<char> = "_* x+ !o+ . |?".parse().expect("a pattern");
    let from = Place::new(-3, 5);
    let asked = std::cell::Cell::new(0);
    let miss = Plane::BOARD.match_pattern_within(from, Direction::SE, 1000, &pattern, |_| {
        asked.set(asked.get() + 1);
        'x'
    });
    assert_eq!(
        miss.unwrap_err().to_string(),
        "no segment 3: limit after 1000"
    );
    assert!(asked.get() <= 2 * 5 * 1000, "{}", asked.get());
}

/// Backtracking took 5 s for the first of these, and did not come to an end with the others.
#[test]
fn no_pattern_takes_longer_than_its_segments_and_the_cells() {
    let row = board(1, 1000, Wrap::None);
    let many = "a* ".repeat(60) + "b";
    let alternating = "_? ".repeat(30) + "_{2} a{3,40} !a";
    let texts = [
        "a+ a+ a+ b",
        &many,
        "a+ _* a+ _* a+ _* a+ _* a+ _* a+ _* b",
        &alternating,
    ];
    for text in texts {
        let pattern: Pattern<char> = text.parse().expect("a pattern");
        for every in [1, 2, 1000] {
            let asked = std::cell::Cell::new(0);
            let kind = |at: Coord| {
                asked.set(asked.get() + 1);
                if at.col.is_multiple_of(every) {
                    'a'
                } else {
                    'c'
                }
            };
            let from = Coord::new(0, 0);
            let miss = row.match_pattern(from, Direction::E, &pattern, kind);
            assert!(miss.is_err() || text.ends_with("!a"), "{pattern}");
            assert!(
                asked.get() <= 2 * 1000 * pattern.segments().len(),
                "{pattern}"
            );
        }
    }
}

/// Nothing is asked of a board without cells, nor off the board, by no segments.
#[test]
fn a_pattern_of_no_segments_begins_anywhere() {
    let (board, off) = (board(2, 3, Wrap::None), Coord::new(9, 9));
    let nothing = Pattern::new([]);
    for at in cells(board).into_iter().chain([off]) {
        let found = board.match_pattern(at, Direction::E, &nothing, |_| 'x');
        assert!(found.is_ok_and(|it| it.line.is_empty() && it.segments.is_empty()));
        assert_eq!(board.match_segments(at, Direction::E, &[], |_| 'x'), Ok([]));
    }
    let any = [Segment::at_least(0, Token::Is('x'))];
    let miss = board
        .match_segments(off, Direction::E, &any, |_| 'x')
        .unwrap_err();
    assert_eq!(miss.to_string(), "no segment 0: edge after 0");
    assert_eq!(
        board
            .find_pattern(&Direction::ALL, &nothing, |_| 'x')
            .count(),
        0
    );
}
