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

/// Refuses each move above three.
struct UpToThree;

impl Rules for UpToThree {
    type State = ();
    type Move = u8;

    fn start(&self) {}

    fn moves(&self, (): &()) -> impl Iterator<Item = u8> {
        0..=3
    }

    fn apply(&self, (): &mut (), _: u8) {}

    fn outcome(&self, (): &()) -> Option<Outcome> {
        None
    }

    fn check(&self, (): &(), &m: &u8) -> Result<(), Illegal> {
        if m > 3 {
            return Err(Illegal::refused(Reason(Cause)));
        }
        Ok(())
    }
}

#[test]
fn carry_the_games_own_reason() {
    let illegal = Illegal::refused(Reason(Cause));
    assert!(illegal.reason::<Reason>().is_some());
    assert!(illegal.reason::<Cause>().is_none());
    assert!(illegal.reason::<Refusal>().is_none());
    assert!(illegal.cells::<Coord>().is_empty());
    // The text is the reason's, and what comes next is what lies behind it.
    assert_eq!(illegal.to_string(), "the reason");
    assert_eq!(illegal.source().expect("a source").to_string(), "the cause");

    let error = Game::new(UpToThree).play_all(0..9).unwrap_err();
    assert_eq!(error.to_string(), "move 5: the reason");
    assert_eq!(error.source().expect("a source").to_string(), "the cause");
}

#[test]
fn name_cells_of_any_board() {
    let illegal = Illegal::refused_at(Reason(Cause), [3_u16, 1]);
    assert_eq!(illegal.cells::<u16>(), [3, 1]);
    assert!(illegal.cells::<Coord>().is_empty());
    assert!(illegal.reason::<Reason>().is_some());
    assert_eq!(illegal.to_string(), "the reason");
}

#[test]
fn without_a_reason_have_none() {
    let over = Illegal::Over(Outcome::Win(Side::Second));
    assert_eq!(over.to_string(), "the game is over: second player won");
    assert_eq!(
        Illegal::Over(Outcome::Draw).to_string(),
        "the game is over: draw"
    );
    assert_eq!(Illegal::NotLegal.to_string(), "not a legal move here");
    for illegal in [over, Illegal::NotLegal] {
        assert!(illegal.reason::<Refusal>().is_none());
        assert!(illegal.source().is_none());
    }
}

#[test]
fn can_be_sent_elsewhere() {
    fn sent<T: Error + Send + Sync + 'static>() {}
    sent::<Illegal>();
    sent::<GameError>();
}
