//! Moves that are refused change nothing and say why.

use super::*;

#[derive(Debug)]
struct Cause;

#[derive(Debug)]
struct Reason(Cause);

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the cause")
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the reason")
    }
}

impl Error for Cause {}

impl Error for Reason {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

#[test]
fn carry_the_games_own_reason_and_cells_of_any_board() {
    let illegal = Illegal::refused(Reason(Cause));
    assert!(illegal.reason::<Reason>().is_some());
    assert!(illegal.reason::<Cause>().is_none());
    assert!(illegal.cells::<Coord>().is_empty());
    // The text is the reason's, and what comes next is what lies behind it.
    assert_eq!(illegal.to_string(), "the reason");
    assert_eq!(illegal.source().expect("a source").to_string(), "the cause");

    let illegal = Illegal::refused_at(Reason(Cause), [3_u16, 1]);
    assert_eq!(illegal.cells::<u16>(), [3, 1]);
    assert!(illegal.cells::<Coord>().is_empty());
    assert!(illegal.reason::<Reason>().is_some());
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
        assert!(illegal.reason::<Reason>().is_none() && illegal.source().is_none());
    }
}

#[test]
fn can_be_sent_elsewhere() {
    fn sent<T: Error + Send + Sync + 'static>() {}
    sent::<Illegal>();
    sent::<GameError>();
}
