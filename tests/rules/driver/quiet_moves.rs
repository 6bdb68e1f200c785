//! Repetition and moves without progress, against a list of boards.

use super::*;

#[test]
fn occurrences_are_those_of_a_list_of_boards() {
    let mut seed = 1_u64;
    let mut below = |n: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % n).unwrap()
    };
    let mut most = 0;
    for _ in 0..200 {
        let mut grid = Grid::parse("a b . .").unwrap();
        let (mut turn, mut quiet) = (Side::First, QuietMoves::new());
        let mut boards: Vec<(Grid<char>, Side)> = Vec::new();
        for _ in 0..40 {
            let free: Vec<_> = grid.cells_where(|&cell| cell == '.').collect();
            let own = ['a', 'b'][turn.index()];
            let from = grid.cells_where(|&cell| cell == own).next().unwrap();
            match below(12) {
                0 => {
                    boards.clear();
                    quiet.clear();
                }
                1 => {
                    boards.push((grid.clone(), turn));
                    quiet.push(Move { from, to: from });
                }
                _ => {
                    boards.push((grid.clone(), turn));
                    let to = free[below(2)];
                    grid.swap(from, to);
                    quiet.push(Move { from, to });
                }
            }
            turn = turn.other();
            if quiet.is_empty() {
                turn = Side::First;
            }
            let now = (grid.clone(), turn);
            let expected = 1 + boards.iter().filter(|&earlier| *earlier == now).count();
            assert_eq!(quiet.occurrences(&grid), expected, "{quiet:?}");
            assert_eq!(quiet.len(), boards.len());
            let earlier = quiet.earlier(grid.clone(), turn, |board, turn| (board.clone(), turn));
            assert!(earlier.eq(boards.iter().rev().cloned()));
            most = most.max(expected);
        }
    }
    assert!(most >= 4, "{most}");
}

#[test]
fn can_be_a_fact_of_a_position() {
    let grid = Grid::parse("a .").unwrap();
    let position = Position::new(grid).with_extra(QuietMoves::new());
    let mut later = position.clone();
    let (from, to) = (at(0, 0), at(0, 1));
    later.carry(from, to, '.');
    later.extra.push(Move { from, to });
    assert_eq!(later.extra.occurrences(later.grid()), 1);
    assert_eq!(later.extra.moves(), [Move { from, to }]);
    later.clone_from(&position);
    assert_eq!(later, position);
}
