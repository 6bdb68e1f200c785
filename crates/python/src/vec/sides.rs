//! [`turned_over`]: the order of the planes as the waiting player sees them.

/// The order of the planes as the waiting player sees them: own pieces and the opponent's pieces are swapped. A plane
/// that shows whose turn it is stays in its place.
pub(super) fn turned_over(game: &str, players: u8, planes: usize) -> Vec<usize> {
    let mut order: Vec<_> = (0..planes).collect();
    match game {
        _ if players == 1 => {}
        // Men and kings.
        "draughts" => order[..4].rotate_left(2),
        // Stones on the board, the last move, stones in hand.
        "nine_mens_morris" => {
            order.swap(0, 1);
            let hands = &mut order[3..];
            hands.rotate_left(hands.len() / 2);
        }
        _ => order.swap(0, 1),
    }
    order
}
