//! Lines, and the cells between two cells.

use collinear::{Board, Topology, boards::Twisted};

use super::*;

/// All lines of a board, including empty ones.
fn lines_of(board: Bounds) -> Vec<Line> {
    let mut lines = Vec::new();
    for at in cells(board) {
        for direction in directions() {
            let len = board.ray_len(at, direction) + 1;
            lines.extend((0..=len).filter_map(|len| board.line(at, direction, len)));
        }
    }
    lines
}

fn some_boards() -> Vec<Bounds> {
    let sizes = [(1, 1), (1, 3), (3, 1), (2, 3), (3, 2), (2, 4)];
    sizes
        .into_iter()
        .flat_map(|(rows, cols)| WRAPS.map(|wrap| board(rows, cols, wrap)))
        .collect()
}

#[test]
fn lines_are_equal_if_they_have_the_same_cells_in_the_same_order() {
    let same = board(2, 3, Wrap::None).line(Coord::new(0, 0), Direction::E, 2);
    let other = board(2, 3, Wrap::Both).line(Coord::new(0, 0), Direction::E, 2);
    assert_ne!(same, other, "lines of different boards");
    for board in some_boards() {
        let lines: Vec<_> = lines_of(board)
            .into_iter()
            .map(|line| (line, list(line)))
            .collect();
        for (a, a_cells) in &lines {
            for (b, b_cells) in &lines {
                assert_eq!(a == b, a_cells == b_cells, "{board:?}: {a} and {b}");
            }
        }
    }
}

#[test]
fn equal_lines_have_equal_hashes() {
    for board in some_boards() {
        let mut hashes = BTreeMap::new();
        for line in lines_of(board) {
            let first = *hashes.entry(list(line)).or_insert(hash(&line));
            assert_eq!(hash(&line), first, "{board:?}: {line}");
        }
        let distinct: BTreeSet<_> = hashes.values().collect();
        assert_eq!(distinct.len(), hashes.len(), "{board:?}");
    }
}

/// Three rooms in a ring, stored in a list that contains no others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Rooms([usize; 3]);

impl Topology for Rooms {
    type Cell = usize;
    type Heading = bool;

    fn contains(&self, at: usize) -> bool {
        at < self.0.len()
    }

    fn step(&self, from: usize, on: bool) -> Option<(usize, bool)> {
        let back = |to: &usize| *to == from;
        let next = self.0[from];
        Some((
            if on {
                next
            } else {
                self.0.iter().position(back)?
            },
            on,
        ))
    }

    fn reversed(&self, at: usize, on: bool) -> bool {
        assert!(self.contains(at), "room {at} is asked for");
        !on
    }
}

#[test]
fn a_line_of_no_cells_asks_its_board_nothing() {
    let board = Board::of(Rooms([1, 2, 0]));
    let line = board.line(7, true, 0).unwrap();
    assert_eq!(line.reversed(), line);
    assert_eq!(line.clone().windows(1).count(), 0);
    assert!(line.same_cells(&board.ray(9, false).line()));
    assert_eq!((line.skip(2), line.truncated(2)), (line.clone(), line));
    let plane = Twisted::projective(0, 3).unwrap().board();
    let line = plane.line(Coord::new(1, 1), Direction::SE, 0).unwrap();
    assert_eq!(line.windows(1).count(), 0);
}

#[test]
fn what_a_line_says_of_itself_is_true_of_its_cells() {
    for board in some_boards() {
        for line in lines_of(board) {
            let cells = list(line);
            assert_eq!(line.len(), cells.len());
            assert_eq!(line.is_empty(), cells.is_empty());
            assert_eq!(line.first(), cells.first().copied());
            assert_eq!(line.last(), cells.last().copied());
            assert!(line.into_iter().eq((&line).into_iter()));
            for index in 0..=cells.len() {
                assert_eq!(line.get(index), cells.get(index).copied());
            }
            assert_eq!(line.get(usize::MAX), None);
            for at in naive::cells(board).into_iter().chain(cells_off(board)) {
                let index = cells.iter().position(|&cell| cell == at);
                assert_eq!(line.index_of(at), index);
                assert_eq!(line.contains(at), index.is_some());
            }
        }
    }
}

#[test]
fn same_cells_are_equal_sets() {
    for board in some_boards()
        .into_iter()
        .filter(|board| board.cell_count() < 8)
    {
        let lines: Vec<_> = lines_of(board)
            .into_iter()
            .map(|line| (line, set(line)))
            .collect();
        for (a, a_cells) in &lines {
            for (b, b_cells) in &lines {
                assert_eq!(
                    a.same_cells(b),
                    a_cells == b_cells,
                    "{board:?}: {a} and {b}"
                );
            }
        }
    }
}

#[test]
fn the_rest_of_a_ray_is_a_line_again() {
    let torus = board(4, 6, Wrap::Both);
    let mut ray = torus.ray_with_origin(Coord::new(3, 5), direction(1, 2));
    let cells: Vec<_> = ray.clone().collect();
    assert_eq!(cells.len(), 12);
    for taken in 1..=5 {
        assert!(ray.next().is_some() && ray.next_back().is_some());
        assert_eq!(list(ray.line()), cells[taken..12 - taken]);
    }
}

#[test]
fn lines_without_cells_have_the_same_cells() {
    for (rows, cols) in [(0, 5), (5, 0), (0, 0)] {
        for wrap in naive::WRAPS {
            let board = Bounds::new(rows, cols).unwrap().with_wrap(wrap);
            let line = board.line(Coord::new(0, 0), Direction::E, 0).unwrap();
            assert!(line.same_cells(&line));
        }
    }
}

#[test]
fn rings_of_two_boards_have_not_the_same_cells() {
    let ring = |rows, cols| {
        let torus = Bounds::new(rows, cols).unwrap().with_wrap(Wrap::Both);
        torus.whole_line(Coord::new(0, 0), Direction::SE).unwrap()
    };
    assert!(!ring(4, 2).same_cells(&ring(2, 4)));
    assert!(ring(4, 2).same_cells(&ring(4, 2).reversed()));
}
