//! Symmetries by name, as permutations of cells and actions.

use collinear::{
    Symmetry,
    rules::{Encode, PlaneShape},
};

pub(super) const NAMED: [(&str, Symmetry); 8] = [
    ("identity", Symmetry::Identity),
    ("quarter_turn", Symmetry::QuarterTurn),
    ("half_turn", Symmetry::HalfTurn),
    ("three_quarter_turn", Symmetry::ThreeQuarterTurn),
    ("flip_up_down", Symmetry::FlipUpDown),
    ("flip_left_right", Symmetry::FlipLeftRight),
    ("transpose", Symmetry::Transpose),
    ("anti_transpose", Symmetry::AntiTranspose),
];

/// For each cell of a plane, the index of the cell that a symmetry moves there.
pub(super) fn cells(shape: PlaneShape, symmetry: Symmetry) -> Vec<i64> {
    let plane = PlaneShape { planes: 1, ..shape };
    let before: Vec<_> = (0_i64..).take(plane.len()).collect();
    let mut after = before.clone();
    plane.map_planes(symmetry, &before, &mut after);
    after
}

/// The image of each action of a game, as a permutation. Some actions do not change: those that lead off the board, and
/// null moves with a second number.
pub(super) fn images(game: &impl Encode, symmetry: Symmetry) -> Vec<usize> {
    let mut images = Vec::new();
    for action in 0..game.actions().count() {
        let stays = game.mapped(Symmetry::Identity, action) != Some(action);
        let mapped = game.mapped(symmetry, action).filter(|_| !stays);
        images.push(mapped.unwrap_or(action));
    }
    images
}
