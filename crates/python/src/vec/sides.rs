//! [`turned_over`]: what the player sees who is not to move.

/// The planes of the player to move, in the order in which the other one sees them: the own pieces are theirs
/// then. Where it says whose turn it is, it stays the turn of the same player.
pub(super) fn turned_over(game: &str, players: u8, planes: usize) -> Vec<usize> {
    let mut order: Vec<_> = (0..planes).collect();
    match game {
        _ if players == 1 => {}
        // Men and kings.
        "draughts" => order[..4].rotate_left(2),
        // Stones on the board, and behind the last move those in hand.
        "nine_mens_morris" => {
            order.swap(0, 1);
            let hands = &mut order[3..];
            hands.rotate_left(hands.len() / 2);
        }
        _ => order.swap(0, 1),
    }
    order
}
