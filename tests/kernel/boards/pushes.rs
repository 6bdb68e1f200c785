//! Rows that are pushed, compared with the naive program, and moved on a grid.

use collinear::{Board, Grid};
use fastrand::Rng;

use super::{list::Whole, naive_hops, queries::states};

pub(super) fn rows_that_are_pushed<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let pushed = |at| kind(at) != '.';
    for state @ (at, way) in states(board, ways) {
        for max in [0, 1, 3, usize::MAX] {
            for edge in [false, true] {
                let room = |to: Option<T::Cell>| to.map_or(edge, |at| kind(at) == '.');
                let found = board.push(at, way, max, pushed, room);
                let cells = found
                    .clone()
                    .map(|push| (push.line.iter().collect(), push.to));
                let expected = naive_hops::push(board.topology(), state, max, pushed, room);
                assert_eq!(cells, expected, "{board:?} {state:?} {max} {edge}");
                // Onto any value.
                let all = |_: Option<T::Cell>| true;
                let over = board.push(at, way, max, |at| kind(at) == 'x', all);
                let over = over.map(|push| (push.line.iter().collect(), push.to));
                let is_x = |at| kind(at) == 'x';
                assert_eq!(
                    over,
                    naive_hops::push(board.topology(), state, max, is_x, all)
                );

                let Ok(push) = found else { continue };
                assert_eq!(push.from, at);
                moves_on(board, kind, &push);
            }
        }
    }
}

/// A push moves each piece by one cell and changes nothing else.
fn moves_on<T: Whole>(board: &Board<T>, kind: &dyn Fn(T::Cell) -> char, push: &collinear::Push<T>) {
    let mut grid = board_of(board, kind);
    let out = grid.push_line(push, '#');
    let cells: Vec<T::Cell> = push.line.iter().chain(push.to).collect();
    let moved: Vec<char> = push.line.iter().map(kind).collect();
    assert_eq!(out, moved.last().copied().filter(|_| push.to.is_none()));
    for at in board.cells() {
        let expected = match cells.iter().position(|&cell| cell == at) {
            None => kind(at),
            Some(0) => '#',
            Some(index) => moved[index - 1],
        };
        assert_eq!(grid[at], expected, "{board:?} {push:?}");
    }
}

fn board_of<T: Whole>(board: &Board<T>, kind: &dyn Fn(T::Cell) -> char) -> Grid<char, T> {
    Grid::on(board.clone(), kind).expect("a small board")
}
