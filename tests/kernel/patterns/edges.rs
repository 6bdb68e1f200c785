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
}
