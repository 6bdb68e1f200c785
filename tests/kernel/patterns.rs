//! Patterns: matching against a twin that tries every way, and the text of patterns both ways.

use crate::naive::{self, HOLE, a_grid, board, cases, cells, cells_off, directions, list};
use collinear::{
    Grid,
    boards::{Cuboid, Delta, Place, Plane, Twisted},
    geometry::{Board, Coord, Direction, Finite, Line, Topology, Wrap},
    lines::{Miss, Pattern, PatternError, Segment, Stop, Token, Wanted},
};
use proptest::{collection::vec, prelude::*, sample::select};

/// The kinds that stand on test boards, and one that never does.
fn a_kind() -> impl Strategy<Value = char> + Clone {
    select(&['x', 'o', '.', HOLE, '?'][..])
}

fn a_what(kind: impl Strategy<Value = char> + Clone) -> impl Strategy<Value = Token<char>> {
    prop_oneof![
        5 => kind.clone().prop_map(Token::Is),
        3 => kind.prop_map(Token::Not),
        2 => Just(Token::Any),
        2 => Just(Token::Edge),
    ]
}

fn a_segment(kind: impl Strategy<Value = char> + Clone) -> impl Strategy<Value = Segment<char>> {
    let counts = prop_oneof![
        3 => Just((1, 1)),
        2 => Just((0, 1)),
        2 => Just((0, usize::MAX)),
        3 => Just((1, usize::MAX)),
        2 => (0_usize..4).prop_map(|n| (n, n)),
        2 => (0_usize..3, 0_usize..3).prop_map(|(min, more)| (min, min + more)),
        1 => (0_usize..4).prop_map(|n| (n, usize::MAX)),
    ];
    (a_what(kind), counts).prop_map(|(what, (min, max))| Segment::between(min, max, what))
}

/// One that nothing matches comes too, since it takes more cells than it may.
fn some_segments() -> impl Strategy<Value = Vec<Segment<char>>> {
    let impossible = (a_what(a_kind()), 0_usize..3, 1_usize..3);
    let impossible =
        impossible.prop_map(|(what, max, more)| Segment::between(max + more, max, what));
    vec(
        prop_oneof![12 => a_segment(a_kind()), 1 => impossible],
        0..6,
    )
}

fn lists(lines: impl IntoIterator<Item = Line>) -> Vec<Vec<Coord>> {
    lines.into_iter().map(list).collect()
}

mod matching {
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
                    let found_lists = found.clone().map(lists);
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
                    prop_assert_eq!(found.map(Vec::from), as_pattern);
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
                let mut expected = vec![];
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
                let found = board.find_pattern(ways, &pattern, |at| grid[at]);
                prop_assert_eq!(lists(found), &expected[..], "{} {:?}", pattern, grid);
                prop_assert_eq!(
                    lists(grid.find_pattern(ways, &pattern, |&cell| cell)),
                    expected
                );
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
            let edge_is_asked_for = |segment: &Segment<char>| segment.what == Token::Edge;
            let mut segments: Vec<_> = segments.into_iter().map(fixed).collect();
            segments.retain(|segment| !edge_is_asked_for(segment));
            let pattern = Pattern::new(segments);
            let mirrored = pattern.clone().mirrored();
            prop_assert_eq!(&mirrored.clone().mirrored(), &pattern);
            let mut found: Vec<_> = grid
                .find_pattern(&Direction::ALL, &pattern, |&cell| cell)
                .map(|line| list(line.reversed()))
                .collect();
            let mut from_the_other_end =
                lists(grid.find_pattern(&Direction::ALL, &mirrored, |&cell| cell));
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
        let lens = lines.map(|lines| lines.iter().map(Line::len).collect());
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
        let found = found.map(|lines| -> Vec<Vec<_>> {
            lines
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
            assert_eq!(found, Ok(vec![]));
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
            found.map(|lines| lines[1].len()).ok()
        };
        assert_eq!(is_found(0, Direction::SE), Some(3));
        assert_eq!(is_found(1, Direction::SE), None);
        assert_eq!(is_found(0, Direction::E), None);
        assert_eq!(is_found(2, Direction::N), Some(3));
    }
}

mod texts {
    use super::*;

    fn reparsed(pattern: &Pattern<char>) -> Result<Pattern<char>, PatternError> {
        pattern.to_string().parse()
    }

    /// Special characters, and white space and letters of all sorts and sizes.
    const STRANGE: &str = "!_|'?+*{},0123456789 \t\r\n\u{a0}\u{2003}\u{3000}\u{feff}\0\u{301}𝄞é";

    /// Any character, those above all that mean something here or nearly do.
    fn any_char() -> impl Strategy<Value = char> + Clone {
        prop_oneof![
            4 => any::<char>(),
            4 => select(STRANGE.chars().collect::<Vec<_>>()),
            1 => proptest::char::range(' ', '~'),
        ]
    }

    proptest! {
        #![proptest_config(cases(3000))]

        #[test]
        fn a_pattern_that_is_read_is_the_one_that_was_written(
            segments in vec(a_segment(any_char()), 0..6),
        ) {
            let pattern = Pattern::new(segments);
            prop_assert_eq!(reparsed(&pattern), Ok(pattern.clone()), "{}", pattern);
            for segment in pattern.segments() {
                let alone = Pattern::new([*segment]);
                prop_assert_eq!(alone.to_string(), segment.to_string());
            }
        }

        #[test]
        fn counts_of_any_size_are_written_and_read(min: usize, more: usize) {
            let max = min.saturating_add(more);
            for (min, max) in [
                (min, max),
                (min, min),
                (min, usize::MAX),
                (min % 3, min % 3 + more % 3),
            ] {
                let pattern = Pattern::from([Segment::between(min, max, Token::Is('x'))]);
                prop_assert_eq!(reparsed(&pattern), Ok(pattern.clone()), "{}", pattern);
            }
        }

        #[test]
        fn any_text_is_a_pattern_or_an_error_with_its_place(
            text in prop_oneof![
                ".{0,12}",
                "[xo!_|'?+*{},0-9 ]{0,12}",
                vec(any::<u8>(), 0..20).prop_map(|bytes| String::from_utf8_lossy(&bytes).into()),
                vec(any_char(), 0..12).prop_map(String::from_iter),
            ],
        ) {
            match text.parse::<Pattern<char>>() {
                Ok(pattern) => prop_assert_eq!(reparsed(&pattern), Ok(pattern)),
                Err(error) => {
                    prop_assert!((1..=text.chars().count() + 1).contains(&error.column));
                    let prefix = format!("column {}: ", error.column);
                    prop_assert!(error.to_string().starts_with(&prefix));
                }
            }
        }

        #[test]
        fn a_damaged_pattern_is_another_pattern_or_an_error(
            segments in vec(a_segment(any_char()), 1..4),
            place: prop::sample::Index,
            put in any_char(),
        ) {
            let text: Vec<char> = Pattern::new(segments).to_string().chars().collect();
            let place = place.index(text.len());
            let mut changed = text.clone();
            changed[place] = put;
            let mut shorter = text.clone();
            shorter.remove(place);
            for text in [changed, shorter, text[..place].to_vec()] {
                if let Ok(pattern) = String::from_iter(text).parse::<Pattern<char>>() {
                    prop_assert_eq!(reparsed(&pattern), Ok(pattern));
                }
            }
        }

        #[test]
        fn a_word_is_its_letters(word in ".{0,8}") {
            let pattern = Pattern::word(&word);
            let letters = word.chars().map(|letter| Segment::one(Token::Is(letter)));
            prop_assert!(pattern.segments().iter().copied().eq(letters));
            prop_assert_eq!(reparsed(&pattern), Ok(pattern));
        }
    }

    #[test]
    fn each_form_means_what_the_manual_says() {
        let (x, end) = (Token::Is('X'), usize::MAX);
        for (text, segment, written) in [
            ("X", Segment::one(x), "X"),
            ("!X", Segment::one(Token::Not('X')), "!X"),
            ("_", Segment::one(Token::Any), "_"),
            ("|", Segment::edge(), "|"),
            ("'+'", Segment::one(Token::Is('+')), "'+'"),
            ("!'!'", Segment::one(Token::Not('!')), "!'!'"),
            ("'''", Segment::one(Token::Is('\'')), "'''"),
            ("'X'", Segment::one(x), "X"),
            ("X{1}", Segment::one(x), "X"),
            ("X?", Segment::between(0, 1, x), "X?"),
            ("X{0,1}", Segment::between(0, 1, x), "X?"),
            ("X+", Segment::at_least(1, x), "X+"),
            ("X{1,}", Segment::at_least(1, x), "X+"),
            ("X*", Segment::between(0, end, x), "X*"),
            ("X{0,}", Segment::between(0, end, x), "X*"),
            ("X{3}", Segment::exactly(3, x), "X{3}"),
            ("X{3,3}", Segment::exactly(3, x), "X{3}"),
            ("X{0}", Segment::exactly(0, x), "X{0}"),
            ("X{2,}", Segment::at_least(2, x), "X{2,}"),
            ("X{2,4}", Segment::between(2, 4, x), "X{2,4}"),
            ("X{0,2}", Segment::between(0, 2, x), "X{0,2}"),
            ("X{1,2}", Segment::between(1, 2, x), "X{1,2}"),
            ("_{2}", Segment::exactly(2, Token::Any), "_{2}"),
            (",+", Segment::at_least(1, Token::Is(',')), ",+"),
        ] {
            let pattern: Pattern<char> = text.parse().expect(text);
            assert_eq!(pattern.segments(), [segment], "{text}");
            assert_eq!(pattern.to_string(), written, "{text}");
        }
        assert_eq!("".parse::<Pattern<char>>().unwrap().segments(), []);
        assert_eq!(" \n\t".parse::<Pattern<char>>().unwrap().segments(), []);
        let spaced = "  O+\n\tX ".parse::<Pattern<char>>().unwrap();
        assert_eq!(spaced.to_string(), "O+ X");
    }

    #[test]
    fn an_error_names_the_column_and_what_is_wrong_there() {
        for (text, expected) in [
            (
                "X+ {2}",
                "column 4: a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted",
            ),
            (
                "!",
                "column 2: a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted",
            ),
            (
                "! X",
                "column 2: a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted",
            ),
            (
                "!_",
                "column 2: a cell kind is missing; !, _, |, ', ?, +, *, { and } have to be quoted",
            ),
            (
                "é 'ab'",
                "column 5: a quote holds one character, and ends: 'x'",
            ),
            ("'", "column 2: a quote holds one character, and ends: 'x'"),
            ("''", "column 3: a quote holds one character, and ends: 'x'"),
            ("X{", "column 3: a count is {3}, {2,} or {2,4}"),
            ("X{}", "column 3: a count is {3}, {2,} or {2,4}"),
            ("X{,2}", "column 3: a count is {3}, {2,} or {2,4}"),
            ("X{2;4}", "column 4: a count is {3}, {2,} or {2,4}"),
            ("X{ 2}", "column 3: a count is {3}, {2,} or {2,4}"),
            ("X{-1}", "column 3: a count is {3}, {2,} or {2,4}"),
            ("X{2", "column 4: a count is {3}, {2,} or {2,4}"),
            (
                "X{99999999999999999999}",
                "column 23: a count is {3}, {2,} or {2,4}",
            ),
            (
                "X{4,2}",
                "column 7: the first number of a count is larger than the second",
            ),
            ("XX", "column 2: white space has to stand between segments"),
            ("X++", "column 3: white space has to stand between segments"),
            (
                "X{2}+",
                "column 5: white space has to stand between segments",
            ),
        ] {
            let error = text.parse::<Pattern<char>>().unwrap_err();
            assert_eq!(error.to_string(), expected, "{text:?}");
        }
    }

    #[test]
    fn a_megabyte_of_text_is_read_or_refused() {
        const MEGABYTE: usize = 1 << 20;
        let read = |text: String| text.parse::<Pattern<char>>();
        assert_eq!(
            read("X ".repeat(MEGABYTE / 2)).unwrap().segments().len(),
            MEGABYTE / 2
        );
        assert_eq!(read(" ".repeat(MEGABYTE)).unwrap().segments().len(), 0);
        assert_eq!(read("X".repeat(MEGABYTE)).unwrap_err().column, 2);
        assert_eq!(read("'".repeat(MEGABYTE)).unwrap_err().column, 4);
        assert_eq!(
            read(format!("X{{{}}}", "1".repeat(MEGABYTE)))
                .unwrap_err()
                .column,
            MEGABYTE + 3
        );
        assert_eq!(read("{".repeat(MEGABYTE)).unwrap_err().column, 1);
        let word = Pattern::word(&"é".repeat(MEGABYTE / 2));
        assert_eq!(reparsed(&word), Ok(word));
    }

    #[test]
    fn a_mirrored_pattern_is_its_segments_from_the_last_to_the_first() {
        let mirrored = |text: &str| {
            text.parse::<Pattern<char>>()
                .unwrap()
                .mirrored()
                .to_string()
        };
        assert_eq!(mirrored("| X{2,3} . !O+"), "!O+ . X{2,3} |");
        assert_eq!(mirrored(""), "");
    }

    #[test]
    fn another_alphabet_changes_kinds_and_nothing_else() {
        let pattern: Pattern<char> = "x !o+ _? |".parse().unwrap();
        let mapped = pattern.clone().map(|kind| kind.to_ascii_uppercase());
        assert_eq!(mapped.to_string(), "X !O+ _? |");
        assert_eq!(pattern.segments()[0].map(u32::from).what, Token::Is(120));
    }
}
