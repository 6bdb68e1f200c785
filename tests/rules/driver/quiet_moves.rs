//! Repetition and moves without progress, against a list of boards.

use super::*;

#[test]
fn occurrences_are_those_of_a_list_of_boards() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut most = 0;
    for _ in 0..200 {
        let mut grid = Grid::parse("a b . .").unwrap();
        let (mut turn, mut quiet) = (Side::First, QuietMoves::new());
        let mut as_changes = QuietMoves::<Changes<char>>::new();
        let mut or_passes = QuietMoves::<Option<Move>>::new();
        let mut boards: Vec<(Grid<char>, Side)> = Vec::new();
        for _ in 0..40 {
            let free: Vec<_> = grid.cells_where(|&cell| cell == '.').collect();
            let own = ['a', 'b'][turn.index()];
            let from = grid.cells_where(|&cell| cell == own).next().unwrap();
            match random.usize(..12) {
                0 => {
                    boards.clear();
                    quiet.clear();
                    as_changes.clear();
                    or_passes.record(None, true);
                }
                1 => {
                    boards.push((grid.clone(), turn));
                    quiet.push(Move { from, to: from });
                    as_changes.push(grid.changes_to(&grid));
                    or_passes.record(None, false);
                }
                _ => {
                    boards.push((grid.clone(), turn));
                    let to = free[random.usize(..2)];
                    let before = grid.clone();
                    grid.swap(from, to);
                    quiet.push(Move { from, to });
                    as_changes.push(before.changes_to(&grid));
                    or_passes.record(Some(Move { from, to }), false);
                }
            }
            turn = turn.other();
            if quiet.is_empty() {
                turn = Side::First;
            }
            let now = (grid.clone(), turn);
            let expected = 1 + boards.iter().filter(|&earlier| *earlier == now).count();
            assert_eq!(quiet.occurrences(&grid), expected, "{quiet:?}");
            assert_eq!(as_changes.occurrences(&grid), expected, "{quiet:?}");
            assert_eq!(or_passes.occurrences(&grid), expected, "{or_passes:?}");
            assert_eq!(quiet.len(), boards.len());
            let earlier = quiet.earlier(grid.clone(), turn, |board, turn| (board.clone(), turn));
            assert!(earlier.eq(boards.iter().rev().cloned()));
            most = most.max(expected);
        }
    }
    assert!(most >= 4, "{most}");
}

/// A number that each player turns on or back, and a piece that both may move: a position can come
/// again after two plies.
#[test]
fn what_both_players_move_can_come_back_at_once() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut most = 0;
    for _ in 0..100 {
        let mut grid = Grid::from_vec(1, 4, vec![0, 0, 9, 0]).unwrap();
        let mut quiet = QuietMoves::new();
        let mut boards = vec![grid.clone()];
        for ply in 1..9 {
            let before = grid.clone();
            match random.usize(..3) {
                0 => grid[(0, 0)] = (grid[(0, 0)] + 1) % 3,
                1 => {
                    grid.swap(at(0, 2), at(0, 3));
                    grid[(0, 1)] = 1 - grid[(0, 1)];
                }
                _ => {}
            }
            quiet.push(before.changes_to(&grid));
            let expected = 1 + boards
                .iter()
                .rev()
                .skip(1)
                .step_by(2)
                .filter(|&earlier| *earlier == grid)
                .count();
            assert_eq!(quiet.occurrences(&grid), expected, "{ply}");
            boards.push(grid.clone());
            most = most.max(expected);
        }
        let earlier = quiet.earlier(grid, Side::First, |board, _| board.clone());
        assert!(earlier.eq(boards.into_iter().rev().skip(1)));
    }
    assert!(most >= 3, "{most}");

    let (from, to) = (at(0, 0), at(0, 1));
    let there_and_back: QuietMoves = [Move { from, to }, Move { from: to, to: from }]
        .into_iter()
        .collect();
    assert_eq!(there_and_back.occurrences(&Grid::parse("n .").unwrap()), 2);
}

/// More moves than one block of those that clones share, from either end and at each length.
#[test]
fn many_moves_are_those_of_a_list() {
    let mut random = fastrand::Rng::with_seed(3);
    let (mut quiet, mut list) = (QuietMoves::new(), Vec::new());
    let mut clones = Vec::new();
    for ply in 0..200_u16 {
        assert_eq!(
            (quiet.len(), quiet.is_empty()),
            (list.len(), list.is_empty())
        );
        assert!(quiet.moves().eq(&list));
        assert!(quiet.moves().rev().eq(list.iter().rev()));
        assert_eq!(format!("{quiet:?}"), format!("{list:?}"));
        assert_eq!(quiet, list.iter().copied().collect());
        clones.push((quiet.clone(), list.clone()));
        let m = Move {
            from: ply,
            to: random.u16(..),
        };
        quiet.push(m);
        list.push(m);
    }
    // Clones share their blocks.
    let memory = allocation_counter::measure(|| drop(quiet.clone()));
    assert!(memory.bytes_max < 1000, "{memory:?}");
    let (mut other, _) = clones[150].clone();
    other.push(Move { from: 0, to: 0 });
    assert_ne!(other, clones[151].0);
    other.clone_from(&clones[70].0);
    assert_eq!(other, clones[70].0);
    assert!(clones.iter().all(|(quiet, list)| quiet.moves().eq(list)));
    quiet.clear();
    assert_eq!(quiet, QuietMoves::new());
}
