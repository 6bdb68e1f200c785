//! Patterns on long lines, on which segments can end at many cells.

use super::*;

fn a_repeated_segment() -> impl Strategy<Value = Segment<char>> {
    let kind = || select(&['x', 'o'][..]);
    let what = prop_oneof![
        3 => Just(Token::ANY),
        2 => kind().prop_map(|it| Token::one_of([it])),
        1 => kind().prop_map(|it| Token::none_of([it])),
    ];
    let counts = select(
        &[
            (1, 1),
            (0, usize::MAX),
            (1, usize::MAX),
            (2, 2),
            (2, 3),
            (0, 2),
            (3, usize::MAX),
        ][..],
    );
    (what, counts, select(&[false, false, true][..])).prop_map(|(what, (min, max), or_edge)| {
        Segment {
            or_edge,
            ..Segment::between(min, max, what)
        }
    })
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn a_match_on_a_long_line_is_the_first_of_all_ways(
        line in vec(select(&['x', 'x', 'o'][..]), 12..26),
        segments in vec(a_repeated_segment(), 1..5),
    ) {
        let board = board(1, line.len(), Wrap::None);
        let kind = |at: Coord| line[at.col];
        let pattern = Pattern::new(segments);
        let from = Coord::new(0, 0);
        let found = board.match_pattern(from, Direction::E, &pattern, kind).map(|it| lists(it.segments));
        let expected =
            naive::matched(board, from, Direction::E, &pattern, &kind);
        prop_assert_eq!(found, expected, "{} {:?}", pattern, line);
    }
}
