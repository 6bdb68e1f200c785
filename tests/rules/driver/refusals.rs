//! Moves that are refused change nothing and say why.

use super::*;

#[test]
fn carry_the_games_own_reason_and_cells_of_any_board() {
    let illegal = Illegal::refused("the reason");
    assert!(illegal.cells::<Coord>().is_empty());
    assert_eq!(illegal.to_string(), "the reason");

    let illegal = Illegal::refused_at("the reason", [3_u16, 1]);
    assert_eq!(illegal.cells::<u16>(), [3, 1]);
    assert!(illegal.cells::<Coord>().is_empty());
    assert_eq!(illegal.to_string(), "the reason");
}

#[test]
fn without_a_reason_have_none() {
    for (illegal, text) in [
        (
            Illegal::Over(Outcome::Win(Side::Second)),
            "the game is over: second player won",
        ),
        (Illegal::Over(Outcome::Draw), "the game is over: draw"),
        (Illegal::NotLegal, "not a legal move here"),
    ] {
        assert_eq!(illegal.to_string(), text);
        assert!(illegal.cells::<Coord>().is_empty());
    }
}

#[test]
fn can_be_sent_elsewhere() {
    fn sent<T: Error + Send + Sync + 'static>() {}
    sent::<Illegal>();
    sent::<GameError>();
}
