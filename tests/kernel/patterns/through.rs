//! Patterns through a cell.

use super::*;

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn a_pattern_through_a_cell_is_one_of_the_board_that_has_it(
        grid in a_grid(),
        segments in vec(a_segment(a_kind()), 1..4),
    ) {
        let board = grid.bounds();
        let kind = |at: Coord| grid[at];
        let segments = &segments[..];
        let ways = [&Direction::ALL[..], &Direction::HEX, &Direction::KNIGHT];
        for ways in ways {
            // All matches from each cell along each heading.
            let all: Vec<_> = (ways.iter().cartesian_product(cells(board)))
                .filter_map(|(&way, from)| {
                    let found = naive::matched(board, from, way, segments, &kind);
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
                let found = board.find_pattern_through(at, ways, segments, kind);
                let found: Vec<_> = found.collect();
                prop_assert_eq!(
                    lists(found.iter().map(|it| it.line)),
                    expected,
                    "{} {:?} {:?}", at, segments, grid
                );
                prop_assert!(
                    grid.find_pattern_through(at, ways, segments, |&cell| cell)
                        .eq(found.iter().cloned())
                );
            }
            for off in cells_off(board) {
                prop_assert!(board.find_pattern_through(off, ways, segments, kind).next().is_none());
            }
        }
    }
}

/// A match whose line visits the cell twice is found once in each direction.
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

/// Only near cells are read, however long the line is.
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
}
