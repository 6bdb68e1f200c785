//! The kinds of pieces on a random board, as predicates of a grid.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "a predicate of a grid gets a reference"
)]

pub(crate) const fn is_empty(cell: &u8) -> bool {
    *cell == 0
}

pub(crate) const fn is_own(cell: &u8) -> bool {
    *cell == 1
}

pub(crate) const fn is_enemy(cell: &u8) -> bool {
    *cell == 2
}
