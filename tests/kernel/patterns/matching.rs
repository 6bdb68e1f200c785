//! How a pattern divides a line into segments, and where patterns begin.

use super::*;

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_match_is_the_first_of_all_ways_to_share_out_the_cells(
        grid in a_grid(),
        segments in some_segments(),
    ) {
        let board = grid.bounds();
        let kind = |at: Coord| grid[at];
        let pattern = Pattern::new(segments);
        for from in cells(board).into_iter().step_by(2).chain(cells_off(board)) {
            for direction in directions().into_iter().step_by(3) {
                let found = board.match_pattern(from, direction, &pattern, kind);
                let expected = naive::matched(board, from, direction, &pattern, &kind);
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
                prop_assert_eq!(
                    grid.match_pattern(from, direction, &pattern, |&cell| cell),
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
                        naive::matched(board, from, direction, &pattern, &|at| {
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
        // If every segment has a fixed number of cells, there is only one way to match.
        let fixed = |segment: Segment<char>| Segment {
            max: segment.min,
            ..segment
        };
        let edge_is_asked_for =
            |segment: &Segment<char>| segment.or_edge || segment.what == Token::EDGE;
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

/// Endless repetition is matched as far as any walk goes.
#[test]
fn a_match_on_a_board_without_end_comes_to_where_walks_end() {
    let pattern: Pattern<char> = "x+ !o+ . |?".parse().expect("a pattern");
    let (from, cells) = (Place::new(-3, 5), Plane::REACH + 1);
    let asked = std::cell::Cell::new(0);
    let miss = Plane::BOARD.match_pattern(from, Direction::SE, &pattern, |_| {
        asked.set(asked.get() + 1);
        'x'
    });
    let expected = Miss::new(Wanted::Segment(2), from, Direction::SE, cells, Stop::Limit);
    assert_eq!(miss, Err(expected));
    assert!(asked.get() <= 2 * 4 * cells, "{}", asked.get());
}

/// A pattern of limited length looks at one cell past the cells that it can take, and no farther.
#[test]
fn a_match_looks_no_farther_than_its_pattern_can() {
    let pattern: Pattern<char> = "x{2,4} o? |".parse().expect("a pattern");
    let from = Place::new(i32::MAX - 9, 5);
    let miss = Plane::BOARD.match_pattern(from, Direction::S, &pattern, |at| {
        assert!(at.row <= from.row + 5);
        if at.row < from.row + 4 { 'x' } else { 'o' }
    });
    let stop = Stop::Blocked(Place::new(from.row + 5, 5));
    assert_eq!(
        miss,
        Err(Miss::new(Wanted::Segment(2), from, Direction::S, 5, stop))
    );
}

/// A kind that counts its comparisons.
struct Counted<'a>(char, &'a std::cell::Cell<usize>);

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.1.set(self.1.get() + 1);
        self.0 == other.0
    }
}

/// Backtracking would take 5 s for the first of these, and forever for the others.
#[test]
fn no_pattern_takes_longer_than_its_segments_and_the_cells() {
    let row = board(1, 1000, Wrap::None);
    let many = "a* ".repeat(60) + "b";
    let alternating = "_? ".repeat(30) + "_{2} a{3,40} !a";
    let texts = [
        "a+ a+ a+ b",
        &many,
        "a+ _* a+ _* a+ _* a+ _* a+ _* a+ _* b",
        "_* c _* c _* c _* a{2,3} _* c _* b",
        &alternating,
    ];
    for text in texts {
        let (asked, compared) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
        let pattern: Pattern<char> = text.parse().expect("a pattern");
        let pattern = pattern.map(|kind| Counted(kind, &compared));
        for every in [1, 2, 1000] {
            asked.set(0);
            compared.set(0);
            let kind = |at: Coord| {
                asked.set(asked.get() + 1);
                let kind = if at.col.is_multiple_of(every) {
                    'a'
                } else {
                    'c'
                };
                Counted(kind, &compared)
            };
            let from = Coord::new(0, 0);
            let miss = row.match_pattern(from, Direction::E, &pattern, kind);
            assert!(miss.is_err() || text.ends_with("!a"), "{text}");
            assert!(asked.get() <= 1000, "{text}");
            let most = 2 * 1001 * pattern.len();
            assert!(compared.get() <= most, "{text}: {}", compared.get());
        }
    }
}

/// The empty pattern matches at every cell, even off the board, but `find_pattern` does not find it.
#[test]
fn a_pattern_of_no_segments_begins_anywhere() {
    let (board, off) = (board(2, 3, Wrap::None), Coord::new(9, 9));
    let nothing = Pattern::new([]);
    for at in cells(board).into_iter().chain([off]) {
        let found = board.match_pattern(at, Direction::E, &nothing, |_| 'x');
        assert!(found.is_ok_and(|it| it.line.is_empty() && it.segments.is_empty()));
    }
    let any = [Segment::at_least(0, Token::one_of(['x']))];
    let miss = board
        .match_pattern(off, Direction::E, &any, |_| 'x')
        .unwrap_err();
    assert_eq!(miss.to_string(), "no segment 0: edge after 0 cells");
    assert_eq!(
        board
            .find_pattern(&Direction::ALL, &nothing, |_| 'x')
            .count(),
        0
    );
}
