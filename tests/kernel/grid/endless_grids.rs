//! Grids without end: which are equal, and what they hash.

use std::hash::Hash;

use collinear::{
    boards::{Place, Plane},
    geometry::Board,
};

use super::*;
use crate::naive::hash;

/// A grid of one value on a background, for each of the values: none are equal, and no hashes are.
fn are_told_apart<T: Clone + PartialEq + Hash + std::fmt::Debug>(background: &T, values: &[T]) {
    let at = [Place::new(2, -3), Place::new(-1, 0)];
    let mut grids = vec![Grid::endless(Board::of(Plane), background.clone())];
    for value in values {
        for cell in at {
            let mut grid = Grid::endless(Board::of(Plane), background.clone());
            grid[cell] = value.clone();
            grids.push(grid);
        }
    }
    for (index, grid) in grids.iter().enumerate() {
        for (other_index, other) in grids.iter().enumerate() {
            let is_same = index == other_index;
            assert_eq!(grid == other, is_same, "{grid:?} {other:?}");
            assert_eq!(hash(grid) == hash(other), is_same, "{grid:?} {other:?}");
        }
    }
}

#[test]
fn endless_grids_differ_by_their_values_and_where_they_stand() {
    are_told_apart(&0_u8, &[1, 2, 255]);
    are_told_apart(&0_u16, &[1, 2, 65535]);
    are_told_apart(&0_u32, &[1, 2]);
    are_told_apart(&0_u64, &[1, u64::MAX]);
    are_told_apart(&0_usize, &[1, usize::MAX]);
    are_told_apart(&'.', &['x', 'o']);
    are_told_apart(&"", &["x", "nine bytes", "nine byte."]);
}
