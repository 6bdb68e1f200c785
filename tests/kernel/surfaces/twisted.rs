//! Rectangles with twisted seams, compared with a walk that crosses them one row and one column at a time.

use collinear::{
    Coord, Direction, Finite, Gravity, Grid, Length, Stop, Topology, Wrap,
    boards::{Seam, Twisted},
};

use super::{check_all, long_steps};
use crate::budget;

const SEAMS: [Seam; 3] = [Seam::Edge, Seam::Joined, Seam::Twisted];

fn boards(sizes: &[(usize, usize)]) -> impl Iterator<Item = Twisted> {
    let seams = SEAMS
        .into_iter()
        .flat_map(|down| SEAMS.map(|across| (down, across)));
    seams.flat_map(move |(down, across)| {
        sizes.iter().map(move |&(rows, cols)| {
            let flat = Twisted::new(rows, cols).unwrap();
            flat.with_north_south(down).with_east_west(across)
        })
    })
}

#[test]
fn all_seams_keep_the_laws() {
    let quick = [
        (0, 3),
        (1, 1),
        (1, 4),
        (2, 1),
        (2, 2),
        (3, 2),
        (3, 3),
        (4, 5),
    ];
    let more = [(3, 0), (5, 2), (2, 6), (6, 4), (7, 7), (6, 9)];
    for board in boards(&quick) {
        check_all(&board, &long_steps());
    }
    if budget::THOROUGH {
        for board in boards(&more) {
            check_all(&board, &long_steps());
        }
    }
}

/// One row or column at a time, turning the step at seams: no arithmetic of seams.
fn walked(board: Twisted, from: Coord, direction: Direction) -> Option<(Coord, Direction)> {
    let (rows, cols) = (board.bounds().rows(), board.bounds().cols());
    let (mut at, mut down, mut across) = (from, direction.rows(), direction.cols());
    let (mut rows_left, mut cols_left) = (down.unsigned_abs(), across.unsigned_abs());
    while rows_left > 0 {
        let next = at.row.wrapping_add_signed(down.signum());
        at.row = if next < rows { next } else { rows - 1 - at.row };
        if next >= rows {
            match board.north_south() {
                Seam::Edge => return None,
                Seam::Joined => {}
                Seam::Twisted => (at.col, across) = (cols - 1 - at.col, -across),
            }
        }
        rows_left -= 1;
    }
    while cols_left > 0 {
        let next = at.col.wrapping_add_signed(across.signum());
        at.col = if next < cols { next } else { cols - 1 - at.col };
        if next >= cols {
            match board.east_west() {
                Seam::Edge => return None,
                Seam::Joined => {}
                Seam::Twisted => (at.row, down) = (rows - 1 - at.row, -down),
            }
        }
        cols_left -= 1;
    }
    let state = (at, Direction::new(down, across).unwrap());
    (state != (from, -direction)).then_some(state)
}

#[test]
fn a_step_leads_where_its_rows_and_columns_lead_one_by_one() {
    for board in boards(&[(1, 3), (2, 3), (4, 4), (5, 4)]) {
        // At the corners of a projective plane the order matters.
        let corners = [board.north_south(), board.east_west()] == [Seam::Twisted; 2];
        for at in board.cells() {
            for &direction in Direction::ALL.iter().chain(&Direction::KNIGHT) {
                let is_inside = board.bounds().with_wrap(Wrap::None).step(at, direction);
                if !corners || direction.is_orthogonal() || is_inside.is_some() {
                    let expected = walked(board, at, direction);
                    assert_eq!(
                        board.step(at, direction),
                        expected,
                        "{board:?} {at} {direction}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_line_of_a_moebius_strip_goes_round_twice() {
    // The middle line closes after one round, the others after two.
    for (rows, cols, row, len) in [(1, 5, 0, 5), (3, 5, 1, 5), (3, 5, 0, 10), (2, 5, 1, 10)] {
        let strip = Twisted::moebius(rows, cols).unwrap().board();
        let run = strip.run(Coord::new(row, 2), Direction::E, |_| true);
        assert_eq!((run.line.len(), run.stop), (len, Stop::Ring));
        let through = strip.run_through(Coord::new(row, 2), Direction::E, |_| true);
        let first = Coord::new(row.min(rows - 1 - row), 0);
        assert_eq!(through.line.first(), Some(first));
    }
}

#[test]
fn lines_end_at_the_corners_of_a_projective_plane_only() {
    let plane = Twisted::projective(4, 4).unwrap();
    for at in plane.cells() {
        for direction in Direction::ALL {
            let is_corner = plane.bounds().is_corner(at);
            let ends = plane.step(at, direction).is_none();
            assert!(
                !ends || is_corner && direction.is_diagonal(),
                "{at} {direction}"
            );
        }
    }
    let diagonal = plane
        .board()
        .whole_line(Coord::new(0, 0), Direction::SE)
        .unwrap();
    assert_eq!(diagonal.len(), 4);
    assert!(
        plane
            .board()
            .lines(Direction::N)
            .all(|line| line.is_empty() || line.len() == 8)
    );
}

#[test]
fn sides_of_any_length_are_answered_at_once() {
    let most = isize::MAX.unsigned_abs();
    let strip = Twisted::moebius(1, most).unwrap();
    let at = Coord::new(0, most - 1);
    assert_eq!(strip.board().ray_len(at, Direction::E), most - 1);
    assert_eq!(strip.leap(at, Direction::E, most), (at, Direction::E));
    let klein = Twisted::klein(3_000_000_000, 3_000_000_001).unwrap();
    let knight = Direction::KNIGHT[1];
    let len = klein.board().ray_len(Coord::new(5, 7), knight);
    assert_eq!(
        klein.leap(Coord::new(5, 7), knight, len + 1),
        (Coord::new(5, 7), knight)
    );
    assert!(Twisted::projective(most, 2).is_err());
    // Diagonals of a projective plane: one meets its corner, one meets none.
    let side = 3_000_000_000;
    let plane = Twisted::projective(side, side).unwrap().board();
    let from = |col| Coord::new(5, col);
    assert_eq!(plane.ray_len(from(5), Direction::SE), side - 6);
    assert_eq!(plane.step_by(from(5), Direction::SE, side - 5), None);
    assert_eq!(plane.ray_len(from(6), Direction::SE), 2 * side - 1);
    let round = plane.step_by(from(6), Direction::SE, usize::MAX);
    let rest = usize::MAX % (2 * side);
    assert_eq!(round, plane.step_by(from(6), Direction::SE, rest));
}

// A line of k was once left out because an earlier axis, which visits the same cells in another order, was taken for
// its line.
#[test]
fn axes_of_the_same_cells_do_not_hide_each_other() {
    let at = Coord::new(2, 2);
    let steps =
        (-2..=2).flat_map(|rows| (-2..=2).filter_map(move |cols| Direction::new(rows, cols)));
    let steps: Vec<Direction> = steps.collect();
    for plane in boards(&[(4, 5)]) {
        let board = plane.board();
        for &first in &steps {
            for &second in &steps {
                for k in [2, 7] {
                    let (axes, length) = ([first, second], Length::AtLeast(k));
                    let lines = board.k_lines_through(at, &axes, length, |_| true).count();
                    let has = board.has_k_line_through(at, &axes, length, |_| true);
                    assert_eq!(lines > 0, has, "{plane:?} {axes:?} {length}");
                }
            }
        }
    }
}

#[test]
fn what_fell_down_to_the_seam_falls_up_beyond_it_and_again_where_a_later_line_crosses() {
    let moebius = Twisted::moebius(3, 3).unwrap().board();
    let fallen = |from: Coord| {
        let mut grid = Grid::filled_on(moebius, '.').unwrap();
        grid[from] = 'a';
        let falls = grid.compact(Direction::SE, |&cell| match cell {
            '.' => Gravity::Empty,
            _ => Gravity::Falls,
        });
        (falls, grid.cells_where(|&cell| cell == 'a').next())
    };
    // The line of (0, 2) crosses the seam to (1, 0), then goes to (0, 1).
    assert_eq!(fallen(Coord::new(0, 2)), (1, Some(Coord::new(0, 1))));
    assert_eq!(fallen(Coord::new(1, 0)), (1, Some(Coord::new(0, 1))));
    // To (2, 2), where a line to (2, 1) begins, where a line to (2, 0) begins.
    assert_eq!(fallen(Coord::new(0, 0)), (3, Some(Coord::new(2, 0))));
}

#[test]
fn on_the_longest_board_a_ray_begins_where_a_step_leads() {
    let cols = isize::MAX.unsigned_abs();
    for board in boards(&[(1, cols)]) {
        let board = board.board();
        for (col, step) in [(0, -3), (0, -1), (1, -3), (cols - 1, 1), (cols - 2, 3)] {
            let (from, direction) = (Coord::new(0, col), Direction::new(0, step).unwrap());
            let next = board.step(from, direction);
            assert_eq!(board.ray(from, direction).next(), next, "{board:?} {from}");
        }
    }
}
