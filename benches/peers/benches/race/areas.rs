//! Connected cells and paths around obstacles on boards of 19x19. Three of five cells are open.

use std::{hint::black_box, sync::LazyLock};

use collinear::{
    Coord, Direction, Grid,
    bits::{Bitboard, Wide},
};
use pathfinding::{
    NodeRefs,
    matrix::Matrix,
    prelude::{bfs, bfs_reach},
};

use crate::{
    ours,
    picker::picker,
    race::{Answer, Race},
};

/// The number of cells connected to the centre.
pub(crate) const REGIONS: Race = Race {
    work: "region on 19x19, 100 boards",
    answer: Answer::Exactly(12_326),
    jobs: &[
        ("collinear", our_regions),
        (ours::ON_GRID, our_grid_regions),
        ("pathfinding", pathfinding_regions),
    ],
};

/// The number of cells on a shortest path from the left side to the right.
pub(crate) const WAYS: Race = Race {
    work: "way across 19x19, 100 boards",
    answer: Answer::Exactly(1_599),
    jobs: &[("collinear", our_ways), ("pathfinding", pathfinding_ways)],
};

const SIDE: usize = 19;
const MIDDLE: (usize, usize) = (SIDE / 2, SIDE / 2);

/// The open cells of a board, for both crates.
struct Board {
    grid: Grid<bool>,
    set: Bitboard<Wide<6>, SIDE, SIDE>,
    matrix: Matrix<bool>,
}

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    let mut pick = picker(1);
    let mut board = || {
        let mut is_open = || pick(5) > 1;
        let mut grid = Grid::from_fn(SIDE, SIDE, |_| is_open()).expect("it fits");
        grid[MIDDLE.into()] = true;
        let matrix = Matrix::from_fn(SIDE, SIDE, |at| grid[at.into()]);
        let set = grid.mask(|&is_open| is_open).expect("its size");
        Board { grid, set, matrix }
    };
    (0..100).map(|_| board()).collect()
});

fn boards() -> &'static [Board] {
    black_box(&BOARDS)
}

/// The size of the region on one board.
fn our_region(Board { set, .. }: &Board) -> usize {
    let middle = Bitboard::cell(Coord::from(MIDDLE));
    middle.flood(&Direction::ORTHOGONAL, *set).len()
}

fn our_grid_region(Board { grid, .. }: &Board) -> usize {
    let middle = [Coord::from(MIDDLE)];
    let region = grid.flood(middle, &Direction::ORTHOGONAL, |&is_open| is_open);
    region.cells().len()
}

fn our_way(Board { grid, .. }: &Board) -> usize {
    let left = (0..SIDE).map(|row| Coord::new(row, 0));
    let is_right = |at: Coord| at.col == SIDE - 1;
    let way = grid.connect(left, is_right, &Direction::ORTHOGONAL, |&is_open| is_open);
    way.map_or(0, |way| way.len())
}

fn our_regions() -> usize {
    boards().iter().map(our_region).sum()
}

fn our_grid_regions() -> usize {
    boards().iter().map(our_grid_region).sum()
}

fn our_ways() -> usize {
    boards().iter().map(our_way).sum()
}

/// The open neighbours of a cell, without allocating a list.
fn beside(
    matrix: &Matrix<bool>,
    (row, col): (usize, usize),
) -> impl Iterator<Item = (usize, usize)> {
    let sides = [
        (row.wrapping_sub(1), col),
        (row, col + 1),
        (row + 1, col),
        (row, col.wrapping_sub(1)),
    ];
    sides
        .into_iter()
        .filter(|&side| matrix.get(side) == Some(&true))
}

fn pathfinding_regions() -> usize {
    let region = |Board { matrix, .. }: &Board| bfs_reach(MIDDLE, |&at| beside(matrix, at)).count();
    boards().iter().map(region).sum()
}

fn pathfinding_ways() -> usize {
    let way = |Board { matrix, .. }: &Board| {
        let left: Vec<_> = (0..SIDE).map(|row| (row, 0)).collect();
        let open: NodeRefs<_> = left.iter().filter(|&&at| matrix[at]).collect();
        let way = bfs(open, |&at| beside(matrix, at), |&(_, col)| col == SIDE - 1);
        way.map_or(0, |way| way.len())
    };
    boards().iter().map(way).sum()
}
