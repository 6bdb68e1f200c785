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
    fn a_pattern_through_a_cell_is_one_of_the_board_that_has_it(
        grid in a_grid(),
        segments in vec(a_segment(a_kind()), 1..4),
        limit in prop_oneof![3 => Just(usize::MAX), 1 => 0_usize..6],
    ) {
        let board = grid.bounds();
        let kind = |at: Coord| grid[at];
        let segments = &segments[..];
        let ways = [&Direction::ALL[..], &Direction::HEX, &Direction::KNIGHT];
        for ways in ways {
            // From each cell along each heading, what matches.
            let all: Vec<_> = (ways.iter().cartesian_product(cells(board)))
                .filter_map(|(&way, from)| {
                    let found = naive::matched(board, from, way, limit, segments, &kind);
                    Some((way, found.ok()?.concat()))
                })
                .collect();
            for at in cells(board) {
                let mut expected = vec![];
                for &way in ways {
                    let along = all.iter().filter(|&&(other, _)| other == way);
                    let along = along.filter_map(|(_, line)| {
                        Some((line.iter().position(|&cell| cell == at)?, line.clone()))
                    });
                    expected.extend(along.sorted().map(|(_, line)| line));
                }
                let found = board.find_pattern_through_within(at, ways, limit, segments, kind);
                let found: Vec<_> = found.collect();
                prop_assert_eq!(
                    lists(found.iter().map(|it| it.line)),
                    expected,
                    "{} {:?} {:?}", at, segments, grid
                );
                prop_assert!(
                    grid.find_pattern_through_within(at, ways, limit, segments, |&cell| cell)
                        .eq(found.iter().cloned())
                );
                if limit == usize::MAX {
                    prop_assert!(board.find_pattern_through(at, ways, segments, kind).eq(found));
                }
            }
            for off in cells_off(board) {
                prop_assert!(board.find_pattern_through(off, ways, segments, kind).next().is_none());
            }
        }
    }

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

    #[test]
    fn a_board_that_wraps_both_ways_has_no_edge(grid in a_grid()) {
        let torus = grid.with_wrap(Wrap::Both);
        let edge = [Segment::edge()];
        let ends = [Segment::between(0, usize::MAX, Token::Any), Segment::edge()];
        for from in cells(torus.bounds()) {
            for direction in directions() {
                let miss = torus
                    .match_segments(from, direction, &edge, |&cell| cell)
                    .unwrap_err();
                prop_assert_eq!(
                    (miss.wanted, miss.stop),
                    (Wanted::Segment(0), Stop::Blocked(from))
                );
                let miss = torus
                    .match_segments(from, direction, &ends, |&cell| cell)
                    .unwrap_err();
                let ring = naive::ray_with_origin(torus.bounds(), from, direction).len();
                let expected = Miss::new(Wanted::Segment(1), from, direction, ring, Stop::Ring);
                prop_assert_eq!(miss, expected);
            }
        }
    }
}

fn found(text: &str, pattern: &str) -> Result<Vec<usize>, String> {
    let grid = Grid::parse(text).expect("a picture");
    let pattern: Pattern<char> = pattern.parse().expect("a pattern");
    let from = Coord::new(0, 0);
    let lines = grid.match_pattern(from, Direction::E, &pattern, |&cell| cell);
    let lens = lines.map(|it| it.segments.iter().map(Line::len).collect());
    lens.map_err(|miss| miss.to_string())
}

#[test]
fn a_segment_takes_as_much_as_those_after_it_can_spare() {
    assert_eq!(found("xxxo", "x* o"), Ok(vec![3, 1]));
    assert_eq!(found("xxxo", "x+ x o"), Ok(vec![2, 1, 1]));
    assert_eq!(found("xxxo", "_* x _"), Ok(vec![2, 1, 1]));
    assert_eq!(found("xxxo", "x? x? x* o?"), Ok(vec![1, 1, 1, 1]));
    assert_eq!(found("xxxxx", "x{2,} x{2} x"), Ok(vec![2, 2, 1]));
    assert_eq!(found("xxo", "!o+ o{0,1}"), Ok(vec![2, 1]));
    assert_eq!(found("xxo", ""), Ok(vec![]));
}

#[test]
fn a_miss_is_that_of_the_attempt_that_came_farthest() {
    assert_eq!(
        found("xxxo", "x* ."),
        Err("no segment 1: blocked at (0, 3) after 3".into())
    );
    assert_eq!(
        found("xxxo", "x* o o"),
        Err("no segment 2: edge after 4".into())
    );
    assert_eq!(
        found("xxxo", "x{2} o"),
        Err("no segment 1: blocked at (0, 2) after 2".into())
    );
    assert_eq!(
        found("xxxo", "o"),
        Err("no segment 0: blocked at (0, 0) after 0".into())
    );
    let never = [Segment::between(3, 2, Token::Any)];
    let miss =
        board(1, 5, Wrap::None).match_segments(Coord::new(0, 0), Direction::E, &never, |_| 'x');
    assert_eq!(miss.unwrap_err().to_string(), "no segment 0: limit after 2");
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

/// Every board that a line can be walked on by its steps: the same answers as if all ways were
/// tried.
fn matches_on<T: Topology>(
    board: &Board<T>,
    from: T::Cell,
    heading: T::Heading,
    limit: usize,
    segments: &[Segment<char>],
    kind: &dyn Fn(T::Cell) -> char,
) {
    let steps = std::iter::successors(Some((from, heading)), |&(at, there)| {
        let next = board.topology().step(at, there);
        next.filter(|&next| next != (from, heading))
    });
    let line: Vec<_> = steps.take(limit.saturating_add(1)).collect();
    let is_cut = line.len() > limit;
    let last = line[line.len() - 1];
    let is_ring = board.topology().step(last.0, last.1).is_some();
    let back = board.topology().reversed(from, heading);
    let cells: Vec<_> = line.into_iter().take(limit).map(|(at, _)| at).collect();
    let attempt = naive::Attempt {
        line: &cells,
        edge_behind: board.topology().step(from, back).is_none(),
        after_last: match (is_cut, is_ring) {
            (true, _) => Stop::Limit,
            (_, true) => Stop::Ring,
            _ => Stop::Edge,
        },
        kind,
    };
    let pattern = Pattern::new(segments);
    let found = board.match_pattern_within(from, heading, limit, &pattern, kind);
    let found = found.map(|it| -> Vec<Vec<_>> {
        it.segments
            .into_iter()
            .map(|line| line.iter().collect())
            .collect()
    });
    assert_eq!(
        found.map_err(|miss| (miss.wanted, miss.after, miss.stop)),
        attempt.shared_out(segments),
        "{pattern} {from:?} {heading:?}"
    );
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_match_on_boards_of_any_kind_is_the_first_of_all_ways(
        (rows, cols) in (1_usize..5, 1_usize..5),
        segments in some_segments(),
        limit in prop_oneof![2 => Just(usize::MAX), 1 => 0_usize..9],
        cells in vec(a_kind(), 64),
    ) {
        let kind = |at: Coord| cells[at.row * cols + at.col];
        for band in [Twisted::moebius(rows, cols), Twisted::klein(rows, cols)] {
            let band = band.expect("a board").board();
            for at in band.cells() {
                for heading in Direction::ALL.into_iter().step_by(3) {
                    matches_on(&band, at, heading, limit, &segments, &kind);
                }
            }
        }
        let cuboid = Cuboid::new([rows, 2, cols]).expect("a box").with_joined([true, true, false]);
        let kind = |at| cells[cuboid.index_of(at).expect("on the board")];
        for at in cuboid.cells().step_by(3) {
            for axis in Delta::axes().step_by(4) {
                matches_on(&cuboid.board(), at, axis, limit, &segments, &kind);
            }
        }
        let kind = |at: Place| cells[(at.row + 3 * at.col).rem_euclid(64) as usize];
        for heading in Direction::HEX {
            let at = Place::new(limit.min(9).try_into().expect("small"), -7);
            matches_on(&Plane::BOARD, at, heading, limit.min(9), &segments, &kind);
        }
    }
}

/// A line that crosses itself there is found once for all headings, and of those that begin on it each.
#[test]
fn a_pattern_is_found_once_through_a_cell_where_its_line_crosses_itself() {
    let loops = Tracks::new(5, &[&[0, 1, 2, 3, 1, 4]], &[]).expect("a crossing");
    let board = loops.board();
    let ways: Vec<_> = board.topology().headings(1).collect();
    assert_eq!(ways.len(), 4);
    let whole: Pattern<char> = "_{6}".parse().unwrap();
    let found = board.find_pattern_through(1, &ways, &whole, |_| 'x');
    // Forwards and backwards.
    assert_eq!(found.count(), 2);
    let part: Pattern<char> = "_{2}".parse().unwrap();
    let found = board.find_pattern_through(1, &ways, &part, |_| 'x');
    assert_eq!(found.count(), 2 * 4);
}

/// Only what is near is asked, however long the line is.
#[test]
fn a_pattern_through_a_cell_asks_no_farther_than_it_is_long() {
    let side = 1 << 31;
    let (huge, at) = (board(side, side, Wrap::Both), Coord::new(5, side / 2));
    let three: Pattern<char> = "!x| x{3} !x|".parse().unwrap();
    let asked = std::cell::Cell::new(0);
    let kind = |cell: Coord| {
        asked.set(asked.get() + 1);
        if cell.row == 5 && cell.col.abs_diff(at.col) < 2 {
            'x'
        } else {
            '.'
        }
    };
    let found = huge.find_pattern_through(at, &Direction::AXES, &three, kind);
    assert_eq!(
        lists(found.map(|it| it.line)),
        [(-2..=2)
            .map(|by| Coord::new(5, at.col.strict_add_signed(by)))
            .collect::<Vec<_>>()]
    );
    assert!(asked.get() < 4 * 5 * 8, "{}", asked.get());

    let at = Place::new(-7, 1 << 29);
    let kind = |place: Place| {
        if place.row == -7 && (place.col - at.col).abs() < 2 {
            'x'
        } else {
            '.'
        }
    };
    let mut found = Plane::BOARD.find_pattern_through_within(at, &Direction::AXES, 9, &three, kind);
    let three = found.next().expect("three");
    assert_eq!(three.line.first(), Some(Place::new(-7, at.col - 2)));
    assert!(three.segments.iter().map(Line::len).eq([1, 3, 1]));
    assert_eq!(found.next(), None);
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
